"""`feldherr odds`: the sentence, the picture, the numbers, and what it says of mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import feldherr
from cli.commandline import Run
from feldherr.cli.table.bars import blocks, grouped, percent, step_for
from feldherr.odds import battle, chain


def test_a_battle(run: Run) -> None:
    out = run("odds 10 7").out
    assert out.startswith("80.0% to take the territory: 10 armies against 7.\nAverage losses: 5.5 for the attacker, 6.4 for the defender.")
    assert "If it succeeds, 5.7 of the 10 are left; if it fails, 3.0 of the 7." in out
    assert "de2004.liberation: all dice rolled, to the last army; one more stays behind." in out
    assert "taken, 10 left    3.4%     3.4%  █" in out
    assert "taken,  1 left    2.3%    80.0%  █" in out
    assert "held by 7         0.3%" in out


def test_a_row_of_territories(run: Run) -> None:
    out = run("odds 9 3 2 4 1 --rules sv2000 --stop 1").out
    odds = chain(feldherr.find("sv2000.missions"), 9, [3, 2, 4, 1], stop=1)
    assert out.startswith(f"{odds.win:.1%} to take all 4 territories: 9 armies against 3, 2, 4, 1.")
    assert "stops with 1 or fewer left; one more stays behind; second defending die from 3 armies." in out
    for i, stage in enumerate(odds.stages, 1):
        assert f"{i}          {stage.defenders}          {stage.win:.1%}" in out
        assert f"stopped at territory {i}" in out


def test_godstorm(run: Run) -> None:
    ran = run("odds 9 7+temple+sky 2 --brings war,magic")
    odds = chain(feldherr.find("nl2004.godstorm"), 9, [7, 2], brings="war magic", has=["temple sky", ""])
    assert ran.out.startswith(f"{odds.win:.1%} to take both territories: 9 armies with war, magic against 7 (temple, sky), 2.")
    assert ran.out == run("odds 9 7+temple+sky 2 --brings magic,war --rules nl2004").out.replace("magic, war", "war, magic")


@pytest.mark.parametrize("rules", ["de2004", "sv2000", "nl2004", "de2010", *feldherr.MODES])
def test_every_edition_and_mode(run: Run, rules: str) -> None:
    got = json.loads(run(f"odds 3 2 --rules {rules} --json").out)
    assert got["rules"].startswith(rules)
    assert got["win"] == pytest.approx(battle(feldherr.find(got["rules"]), 3, 2).win)


def test_json(run: Run) -> None:
    got = json.loads(run("odds 8 3 2+temple --brings war --stop 2 --attack-dice 2 --defend-dice 1 --with godswar_armies=all --json").out)
    assert (got["attackers"], got["defenders"], got["brings"], got["has"]) == (8, [3, 2], ["war"], [[], ["temple"]])
    assert (got["stop"], got["attack_dice"], got["defend_dice"], got["house"]) == (2, 2, 1, {"godswar_armies": "all"})
    rules = feldherr.ruleset("nl2004.godstorm", godswar_armies="all")
    odds = chain(rules, 8, [3, 2], stop=2, attack_dice=2, defend_dice=1, brings="war", has=["", "temple"])
    assert [stage["left"] for stage in got["stages"]] == [pytest.approx(list(stage.left)) for stage in odds.stages]
    assert [stage["held"] for stage in got["stages"]] == [pytest.approx(list(stage.held)) for stage in odds.stages]


def test_an_attack_that_is_not_made(run: Run) -> None:
    out = run("odds 3 3 --stop 3").out
    assert out.startswith("0.0% to take the territory")
    assert "It can't succeed." in out
    assert "held by 3  100.0%" in out


@pytest.mark.parametrize("columns", [20, 44, 80, 200])
@pytest.mark.parametrize("words", ["10 7", "1000 1000", "40 3 2 4 9 2 2", "1 1", "100 5"])
def test_it_fits_any_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int, words: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = run(f"odds {words}").out
    assert len(out.splitlines()) < 34 or columns < 80
    assert all(len(line.rstrip()) <= columns for line in out.splitlines()) or columns < 44


def test_without_blocks() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    done = subprocess.run([sys.executable, "-m", "feldherr", "odds", "5", "3"], env=env, capture_output=True, check=True)
    assert b"taken, 5 left   24.5%    24.5%  ####" in done.stdout
    assert b"?" not in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("10 x", '"x" is not a number of armies'),
        ("10 -7", '"-7" is not a number of armies'),
        ("ten 7", '"ten" is not a number of armies'),
        ("0 7", "attackers: 1 to 5000 armies, not 0"),
        ("10 7 6000", "defenders of territory 2: 1 to 5000 armies, not 6000"),
        (
            "10 7 --rules sv1999",
            '"sv1999" is neither an edition (de2004, de2010, nl2004, sv2000) nor a mode (list them with feldherr rules)',
        ),
        ("10 7 --rules sv2000.due", 'there is no mode "sv2000.due"'),
        ("10 7+tempel 3", 'the defender of territory 1 can\'t have "tempel"; did you mean temple?'),
        ("10 7+temple --rules de2004", 'de2004.liberation has no "temple"; only Godstorm has'),
        ("10 7 --brings wind", 'the attacker can\'t have "wind"'),
        ("10 7 --stop -1", "--stop: the attacker can stop with 0 to 5000"),
        ("10 7 --attack-dice 4", "--attack-dice: an attacker rolls at most 1 to 3 dice, not 4"),
        ("10 7 --with fortify", "--with needs NAME=VALUE"),
        ("10", "DEFENDERS"),
    ],
)
def test_mistakes(run: Run, words: str, says: str) -> None:
    ran = run(f"odds {words}")
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_bars() -> None:
    assert (percent(0), percent(1), percent(0.0001), percent(0.9999), percent(0.5)) == ("0.0%", "100.0%", "<0.1%", ">99.9%", "50.0%")
    assert [blocks(length, False) for length in (0.0, 0.5, 1, 2.25)] == ["▏", "▌", "█", "██▎"]
    assert [blocks(length, True) for length in (0.0, 1.4, 3)] == ["#", "#", "###"]
    assert grouped([0.0, 0.1, 0.2, 0.3], 2) == [("1-2", pytest.approx(0.3)), ("3", 0.3)]
    assert step_for(20, [0.05] * 20, []) == 1
    assert step_for(20, [0.0] * 900 + [0.01] * 100) == 5
