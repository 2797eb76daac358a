"""The rules that clients show: by phases, in every language."""

from __future__ import annotations

import pytest

import feldherr
from feldherr.editions import wording
from feldherr.locales import LANGUAGES, knows
from feldherr.server import handbook


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("mode", list(feldherr.MODES))
def test_the_rules_are_the_same_in_every_language_and_none_is_left_in_english(mode: str, language: str) -> None:
    english, other = handbook.chapters(mode), handbook.chapters(mode, language)
    assert [(c.kind, c.steps, len(c.rules)) for c in other] == [(c.kind, c.steps, len(c.rules)) for c in english]
    for here, there in zip(english, other):
        numbered = [(a.says, b.says) for a, b in zip(here.rules, there.rules) if here.kind != "about"]
        assert all(a != b for a, b in numbered), (here.title, [a for a, b in numbered if a == b])


@pytest.mark.parametrize("mode", list(feldherr.MODES))
def test_each_phase_of_each_mode_has_its_rules(mode: str) -> None:
    chapters = handbook.chapters(mode)
    phases = [c for c in chapters if c.kind == "phase"]
    assert [c.title for c in phases] == [wording.part(phase.name) for phase in feldherr.MODES[mode].turn]
    assert all(knows(f"part-{phase.name.replace(' ', '_')}") for phase in feldherr.MODES[mode].turn)
    assert all(len(c.rules) > 1 and all(r.says for r in c.rules) for c in phases)
    assert [c.kind for c in chapters if c.kind != "phase"] == ["about", "setup", "goals", "all"]


def test_a_rule_that_another_rule_of_the_mode_replaces_is_not_shown() -> None:
    """S12 has its own table of dice, and names K16 only for when they are chosen."""
    attack = next(c for c in handbook.chapters("sv2000.missions") if "attacking" in c.steps)
    assert {"K14", "S12"} <= {rule.id for rule in attack.rules}
    assert "K16" not in {rule.id for rule in attack.rules}
