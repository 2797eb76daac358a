"""The rules that clients show: by phases, in every language."""

from __future__ import annotations

import re

import pytest

import feldherr
from feldherr.editions import wording
from feldherr.editions.rulebook import expand, texts
from feldherr.engine.question import QUESTIONS, Unnamed
from feldherr.locales import LANGUAGES, knows
from feldherr.rules.options import HOUSE_RULES
from feldherr.server import catalogue, handbook

STORM = "nl2004.godstorm"
EXAMPLE = {"en": "For example", "de": "Zum Beispiel", "sv": "Till exempel", "nl": "Bijvoorbeeld"}


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
    assert [c.kind for c in chapters if c.kind not in ("phase", "now")] == ["about", "setup", "goals", "all"]


def test_a_rule_that_another_rule_of_the_mode_replaces_is_not_shown() -> None:
    """S12 has its own table of dice, and names K16 only for when they are chosen."""
    attack = next(c for c in handbook.chapters("sv2000.missions") if "attacking" in c.steps)
    assert {"K14", "S12"} <= {rule.id for rule in attack.rules}
    assert "K16" not in {rule.id for rule in attack.rules}


def asked_of_people() -> set[str]:
    return {kind for kind, question in QUESTIONS.items() if not question.chance} - {Unnamed.kind}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_told_in_two_sentences_the_second_an_example(language: str) -> None:
    told = {c.steps[0]: c.rules[0].says for c in handbook.chapters(STORM, language) if c.kind == "now"}
    assert set(told) == asked_of_people()
    for kind, says in told.items():
        sentences = re.split(r"(?<=[.!?]) (?=\w)", says)
        assert len(sentences) == 2, (kind, sentences)
        assert sentences[1].startswith(EXAMPLE[language]), kind


def test_a_house_rule_says_which_numbered_rules_it_changes() -> None:
    assert set(handbook.CHANGED) == set(HOUSE_RULES)
    known = texts()
    for name in HOUSE_RULES:
        changed = handbook.changed(name)
        assert set(changed) <= set(known), name
        modes = [rules for rules in feldherr.MODES.values() if HOUSE_RULES[name].has(rules)]
        assert name == "turn_limit" or any(set(changed) & set(expand(rules.ids)) for rules in modes), name
    fortify = next(rule for rule in catalogue.house_rules(feldherr.MODES["de2004.liberation"]) if rule.name == "fortify")
    assert "K22" in fortify.rules
