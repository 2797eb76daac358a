"""`feldherr rules`: the list, a mode's page, and the difference of two."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise

import pytest

import feldherr
from cli.commandline import Run
from feldherr.editions.rulebook import alike, expand, texts
from feldherr.godstorm.miracles import MIRACLES
from feldherr.rules.options import HOUSE_RULES


def test_lists_all_modes(run: Run) -> None:
    out = run("rules").out
    for mode in feldherr.MODES.values():
        assert mode.name in out
        assert mode.title in out
        assert mode.rulebook in out


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_a_page_has_everything(run: Run, mode: str) -> None:
    rules = feldherr.MODES[mode]
    ran = run(f"rules {mode}")
    assert ran.code == 0
    for rule in expand(rules.ids):
        assert f"\n{rule} " in ran.out
        assert texts()[rule][:60] in ran.out
    for phase in (*rules.setup, *rules.turn):
        assert phase.name in ran.out
    for goal in rules.goals:
        assert goal.says in ran.out
    for house in HOUSE_RULES.values():
        assert (f"\n{house.name} = " in ran.out) == house.has(rules)
        assert not house.has(rules) or f"{house.name} = {house.of(rules)}" in ran.out


def test_every_id_that_a_mode_names_is_in_the_rulebook() -> None:
    for mode in feldherr.MODES.values():
        for word in mode.ids.replace("-", " ").split():
            assert word in texts(), (mode.name, word)


@pytest.mark.parametrize(("one", "other"), list(pairwise(feldherr.MODES)))
def test_difference(run: Run, one: str, other: str) -> None:
    out = run(f"rules {one} --diff {other}").out
    mine, theirs = expand(feldherr.MODES[one].ids), expand(feldherr.MODES[other].ids)
    for rule in {*mine, *theirs}:
        if (rule in mine) != (rule in theirs):
            assert re.search(rf"(^| ){rule} ", out, re.MULTILINE), f"{rule} is missing"
        else:
            assert f"\n{rule} " not in out, f"{rule} is in both"


def test_rules_that_say_the_same_are_lined_up(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    out = run("rules de2004.liberation --diff sv2000.conquest").out
    same, differ, only = out.index("The same in both"), out.index("Similar, but not the same"), out.index("Only in de2004.liberation")
    assert re.search(r"\nK8 K9 = S6 +Income: ", out[same:differ])
    assert "\nK25 = S20 " in out[same:differ]
    assert re.search(r"\nK22 Fortify: .* S16 Move: ", out[differ:only])
    assert not re.search(r"\n(K8|K9|S6|K25|S20|K22|S16) ", out[only:])
    assert "\nS8 " in out[only:]
    assert "\nK17 = N9 " in run("rules de2004.liberation --diff de2010.classic").out


def test_what_is_lined_up_is_in_the_rulebook() -> None:
    known = set(texts())
    for versions in alike():
        assert len(versions) > 1 or len(versions[0]) > 1, versions
        for rule in (rule for version in versions for said in version for rule in said):
            assert rule in known, rule
        for version in versions:
            letters = [{rule[0] for rule in said} for said in version]
            assert all(len(each) == 1 for each in letters), version
            assert len(set().union(*letters)) == len(version), f"one rulebook says it twice: {version}"


def test_no_difference(run: Run) -> None:
    assert "same values" in run("rules sv2000.duel --diff sv2000.duel").out


def test_what_means_nothing_in_a_mode_has_no_value(run: Run) -> None:
    out = run("rules nl2004.godstorm --diff sv2000.conquest").out
    assert re.search(r"value of a set +– +more each time", out)
    assert re.search(r"rising values +– +4, 6, 8", out)
    assert "values by symbol" not in out


def test_godstorm_is_explained_before_its_rules(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    out = run("rules nl2004.godstorm").out
    for card in set(MIRACLES):
        assert re.search(rf"\n{re.escape(card.title)} +({card.copies}x)? +({card.cost} faith)? +{re.escape(card.says)}", out), card.title
    assert out.index("An epoch: ") < out.index("10 end of turn") < out.index("Points: ") < out.index("\nG1 ")
    monkeypatch.setenv("COLUMNS", "80")
    assert run("rules nl2004.godstorm").out.partition("Babylonians")[0].count("\n") <= 50  # two screens
    assert "chosen_setup = yes (set here)" in run("rules nl2004.godstorm --with chosen_setup=yes").out


def test_the_page_of_godstorm_tells_when_gods_have_to_be_in_play(run: Run) -> None:
    intro, _, cards = " ".join(run("rules nl2004.godstorm").out.split()).partition("War cards, played")
    for said in (
        "the lands are dealt; everybody places armies there, 3 at a time, then a god of war and a temple, and gets 3 faith",
        "never on plague",
        "for faith, only while the god is in play",
        "a free card (god in play)",
        "banish a god in a godswar",
        "beaten defenders don't go to heaven",
        "attacker rolls up to 3 dice, the defender up to 2",
        "A crypt with more than one army",
    ):
        assert said in intro
    for said in ("while your god of war", "while your sky god", "while your god of death"):
        assert said in cards


def test_house_rules_are_shown(run: Run) -> None:
    assert "fortify = connected (set here)" in run("rules sv2000.duel --with fortify=connected").out
    assert "through your own  to a neighbour" in run("rules sv2000.duel --with fortify=connected --diff sv2000.duel").out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("rules sv2000.mission", "sv2000.missions"),
        ("rules sv2000.duel --with fortify", "NAME=VALUE"),
        ("rules sv2000.duel --with fortify=far", "adjacent | connected"),
        ("rules sv2000.duel --with nonsense=1", "nonsense"),
        ("rules sv2000.duel --nonsense", "nonsense"),
        ("nonsense", "nonsense"),
    ],
)
def test_mistakes_are_one_line_and_code_2(run: Run, words: str, says: str) -> None:
    ran = run(words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert says in ran.err


@pytest.mark.parametrize("words", ["--help", "play --help", "simulate --help", "replay --help", "rules --help"])
def test_help(run: Run, words: str) -> None:
    ran = run(words)
    assert ran.code == 0
    assert "usage: feldherr" in ran.out


def test_a_closed_pipe_is_silent() -> None:
    for words in ("rules de2004.liberation", "simulate sv2000.duel --games 1 --with turn_limit=1"):
        shell = f"{sys.executable} -m feldherr {words} | head -1"
        ran = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, timeout=60)
        assert ran.stderr == ""
        assert ran.stdout
