"""`feldherr simulate`: the same games whoever plays them, and the facts about them."""

from __future__ import annotations

import json
import signal
import subprocess
from typing import Any

import pytest

import feldherr
from cli.commandline import Run
from cli.terminal import Terminal


def facts(run: Run, words: str) -> dict[str, Any]:
    out = json.loads(run(f"simulate {words} --json").out)
    assert isinstance(out, dict)
    out.pop("answers_per_second")
    return out


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(run: Run) -> None:
    words = "de2004.missions --games 6 --with turn_limit=4"
    one, two, again = facts(run, f"{words} --jobs 1"), facts(run, f"{words} --jobs 2"), facts(run, f"{words} --jobs 3")
    assert one == two == again
    assert one != facts(run, f"{words} --seed 1")


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_every_mode(run: Run, mode: str) -> None:
    got = facts(run, f"{mode} --games 2 --with turn_limit=2")
    assert got["games"] == 2
    assert got["players"] == feldherr.MODES[mode].players[0]
    assert sum(got["reasons"].values()) == 2
    assert sum(got["wins"]) >= 2
    assert got["rounds"]["max"] <= 2


def test_table(run: Run) -> None:
    out = run("simulate de2010.basic --players 4 --games 3 --with turn_limit=3").out
    assert "4 random players, 3 games" in out
    assert "at most 3 turns each" in out
    for word in ("seat", "share", "rounds", "moves", "ended by", "moves per second"):
        assert word in out


def test_the_turn_limit_is_a_hundred_unless_told(run: Run) -> None:
    assert facts(run, "sv2000.capitals --games 1")["house"] == {"turn_limit": "100"}


def test_a_mode_keeps_its_own_limit(run: Run) -> None:
    got = facts(run, "nl2004.godstorm --games 2 --players 3 --with chosen_setup=yes")
    assert (got["turn_limit"], got["house"], got["reasons"]) == (5, {"chosen_setup": "yes"}, {"highest score": 2})
    assert "at most 5 turns each" in run("simulate nl2004.godstorm --games 1").out


def test_another_map(run: Run) -> None:
    assert facts(run, "sv2000.conquest --players 3 --games 1 --map tiny")["map"] != "World"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("sv2000.duel --players 3", "for 2 players"),
        ("sv2000.duel --games 0", "must be 1 or more"),
        ("sv2000.duel --jobs 0", "must be 1 or more"),
        ("sv2000.missions --map tiny", "missions"),
        ("sv2000.duel --map nowhere.toml", "nowhere.toml"),
        ("sv2000.duel --games many", "many"),
    ],
)
def test_mistakes(run: Run, words: str, says: str) -> None:
    ran = run(f"simulate {words}")
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.interrupt
@pytest.mark.parametrize("jobs", [1, 2])
def test_control_c_prints_what_was_played(jobs: int) -> None:
    words = ["simulate", "sv2000.duel", "--games", "500000", "--json", "--with", "turn_limit=50", "--jobs", str(jobs)]
    terminal = Terminal(*words, stdout=subprocess.PIPE)
    terminal.until(r"[1-9]\d*/500000")  # some have been played
    terminal.process.send_signal(signal.SIGINT)
    told = terminal.rest()
    out, _ = terminal.process.communicate()
    terminal.close()
    assert "Traceback" not in told
    assert terminal.process.returncode == 130
    assert 0 < json.loads(out)["games"] < 500_000


def test_without_a_turn_limit_people_are_warned(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldherr.cli.commands.simulate.UNENDING", 2_000)
    ran = run("simulate sv2000.conquest --players 3 --games 1 --with turn_limit=0")
    assert (ran.code, ran.err) == (0, "feldherr: without a turn limit most random games never end; each stops after 2,000 moves\n")
    assert run("simulate sv2000.conquest --players 3 --games 1 --with turn_limit=2").err == ""
