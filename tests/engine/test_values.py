"""A ruleset's values are checked when it is made: what can't be is refused by name, with what can be and the nearest of that."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

import feldherr
from feldherr.engine.step import REASONS, register_reasons
from feldherr.godstorm.options import UNDECIDED
from feldherr.rules import ruleset
from feldherr.rules.combat import Attack
from feldherr.rules.options import HOUSE_RULES

BASE = feldherr.find("de2004.liberation")
GODSTORM = feldherr.find("nl2004.godstorm")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"set_values": "rissing"}, "set_values can be rising, symbols or stars, not 'rissing'; did you mean rising?"),
        ({"income": "fourths"}, "income can be thirds or table, not 'fourths'"),
        ({"fortify": 3}, "fortify can be adjacent or connected, not 3"),
        ({"set_vaules": "rising"}, "a ruleset has no value 'set_vaules'; did you mean set_values?"),
        ({"xyzzy": 1}, "a ruleset has no value 'xyzzy'"),
        ({"turn_limit": -1}, "turn_limit can be a number from 0 to 1000, not -1"),
        ({"neutrals": "two"}, "neutrals can be a number from 0 to 20, not 'two'"),
        ({"batch": True}, "batch can be a number from 1 to 100, not True"),
        ({"jokers": "no"}, "jokers can be True or False, not 'no'"),
        ({"teams": 2}, "teams can be True or False, not 2"),
        ({"by_symbol": (4, 6)}, "by_symbol can be a tuple of 4 numbers, not (4, 6)"),
        ({"rising": ()}, "rising can be a tuple of one or more numbers, not ()"),
        ({"rising": (4, -6)}, "each number of rising can be a number from 1 to 1000, not -6"),
        ({"players": (3,)}, "players can be a tuple of 2 numbers, not (3,)"),
        ({"players": (3, 11)}, "each number of players can be a number from 2 to 10, not 11"),
        ({"players": (5, 3)}, "players can be the fewest and the most, not (5, 3)"),
        ({"players": (2, 6)}, "start_armies says nothing for 2 players, but players is (2, 6)"),
        ({"start_armies": {3: 35, 4: 30, 5: 25, 6: 0}}, "each number of start_armies can be a number from 1 to 1000, not 0"),
        ({"decisions": {"heaven_dice": "all"}}, "de2004.liberation leaves nothing open that is called 'heaven_dice'"),
        ({"goals": ("conquest",)}, "goals can be a tuple of one or more Goals, not ('conquest',)"),
        ({"goals": ()}, "goals can be a tuple of one or more Goals, not ()"),
        ({"turn": ("atack",)}, "turn can be a tuple of one or more Phases, not ('atack',); did you mean Attack()?"),
        ({"turn": (Attack,)}, f"turn can be a tuple of one or more Phases, not ({Attack!r},); did you mean Attack()?"),
        ({"setup": ()}, "setup can be a tuple of one or more Phases, not ()"),
        ({"asides": ("x",)}, "asides can be a tuple of Asides, not ('x',)"),
        ({"board": "world"}, "board can be a Board, not 'world'"),
        ({"extra": None}, "extra can be an Extra, not None"),
        ({"extra": "capitals"}, "extra can be an Extra, not 'capitals'; did you mean Capitals()?"),
        ({"two": "x"}, "two can be a Ruleset, not 'x'"),
        ({"name": ""}, "name can be a text, not ''"),
        ({"title": 5}, "title can be a text, not 5"),
        ({"ids": None}, "ids can be a text, not None"),
        ({"warn": {2: 3}}, "warn can be a dict from int to str, not {2: 3}"),
        ({"start_armies": [1]}, "start_armies can be a dict from int to int, not [1]"),
        ({"targets": {"3": 4}}, "targets can be a dict from int to int, not {'3': 4}"),
        ({"house": 5}, "house can be a tuple of pairs of texts, not 5"),
        ({"house": (("fortify", 1),)}, "house can be a tuple of pairs of texts, not (('fortify', 1),)"),
    ],
)
def test_a_value_that_cannot_be_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        BASE.but(**changes)


@pytest.mark.parametrize(
    ("decisions", "why"),
    [
        ({"heaven_dise": "all"}, "leaves nothing open that is called 'heaven_dise'; did you mean heaven_dice?"),
        ({"heaven_dice": "every"}, "heaven_dice can be all or one_stays, not 'every'"),
    ],
)
def test_a_decision_that_is_not_open_is_refused(decisions: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        GODSTORM.but(decisions=decisions)


def test_a_mode_is_checked_when_it_is_written_down_too() -> None:
    given = {f.name: getattr(BASE, f.name) for f in fields(BASE)}
    assert ruleset.Ruleset(**given).set_values == "rising"
    with pytest.raises(ValueError, match="did you mean symbols"):
        ruleset.Ruleset(**{**given, "set_values": "symbol"})


@pytest.mark.parametrize("name", [f.name for f in fields(BASE)])
def test_every_value_has_its_limits(name: str) -> None:
    """No value of a ruleset can be just anything."""
    with pytest.raises(ValueError, match=rf"\b{name} can be .*, not <object"):
        BASE.but(**{name: object()})


def test_house_rules_offer_what_a_ruleset_can_be() -> None:
    for name, rule in HOUSE_RULES.items():
        if name in UNDECIDED:
            assert rule.values == UNDECIDED[name][0]
        elif name in ruleset.CHOICES:
            assert set(rule.values) <= set(ruleset.CHOICES[name])


def test_the_rulebooks_page_decides_everything_that_is_open() -> None:
    assert {*GODSTORM.decisions} == {*UNDECIDED}


@pytest.mark.parametrize(
    ("reasons", "why"),
    [
        ({1: "the world ends"}, "can't have number 1, which belongs to 'all territories conquered'"),
        ({200: "highest score"}, "there is a reason 'highest score' already"),
        ({0: "nothing"}, "needs a number from 1 to 255, not 0"),
        ({200: ""}, "reason 200 says nothing"),
    ],
)
def test_a_reason_that_clashes_is_refused(reasons: dict[int, str], why: str) -> None:
    before = list(REASONS)
    with pytest.raises(ValueError, match=re.escape(why)):
        register_reasons(reasons)
    assert before == REASONS
