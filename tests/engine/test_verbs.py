"""Verbs are registered by the packages that bring them; a clash is refused and leaves nothing behind."""

from __future__ import annotations

import pytest

from feldherr.engine.action import NAMES, SHAPES, VERBS, register_verbs
from feldherr.godstorm import verbs as godstorm
from feldherr.rules import verbs as rules


def test_every_verb_has_one_number_and_one_name() -> None:
    assert [NAMES[number] for number, _ in VERBS.values()] == list(VERBS)
    assert [SHAPES[number] for number, _ in VERBS.values()] == [shape for _, shape in VERBS.values()]


@pytest.mark.parametrize("module", [rules, godstorm])
def test_the_constants_are_the_numbers_registered(module: object) -> None:
    own = {name: value for name, value in vars(module).items() if name.isupper()}
    assert own == {name: VERBS[name.lower()][0] for name in own}


@pytest.mark.parametrize(
    ("verb", "says"),
    [
        ({"attack": (60, "")}, "there is a verb attack already, number 10"),
        ({"parley": (10, "")}, "the verb parley can't have number 10, which belongs to attack"),
        ({"parley": (60, ""), "sail": (60, "t")}, "the verb sail can't have number 60, which belongs to parley"),
        ({"parley": (64, "")}, "the verb parley needs a number from 1 to 63, not 64"),
        ({"parley": (0, "")}, "the verb parley needs a number from 1 to 63, not 0"),
        ({"Parley!": (60, "")}, "'Parley!' can't be a verb: lower-case letters only"),
        ({"parley": (60, "tq")}, "the verb parley can't be followed by 'tq'"),
        ({"parley": (60, "tttt")}, "the verb parley can't be followed by 'tttt'"),
    ],
)
def test_a_verb_that_clashes_is_refused(verb: dict[str, tuple[int, str]], says: str) -> None:
    before = dict(VERBS)
    with pytest.raises(ValueError, match=says):
        register_verbs(verb)
    assert before == VERBS
