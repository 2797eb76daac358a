"""Games of the arena that are kept: they are the games that were played, and everything that reads saved games reads them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import feldherr
from feldherr.arena.contest import Contest, Part, kept, play_part
from feldherr.arena.schedule import schedule
from feldherr.bots.process.own import Fault
from feldherr.server.tables.opening import recorded

BROKEN = """import feldherr


class Broken(feldherr.Player):
    def attacking(self):
        if self.view.round > 1:
            raise ZeroDivisionError("armies left: none")
"""


def test_kept_games_are_those_that_were_played(tmp_path: Path) -> None:
    bots = ("recruit", "recruit", "random")
    contest = Contest("sv2000.missions", {"turn_limit": "5"}, 3, bots)
    played = play_part(Part(contest, schedule(contest.rules(), 3, bots, 3), str(tmp_path)))
    for each in played:
        text = kept(str(tmp_path), each.pairing.game).read_text("utf-8")
        game = feldherr.load(text)
        assert (len(game.log), feldherr.result(game.state)) == (each.result.answers, (tuple(each.result.winners), each.result.reason))
        assert sorted(game.names) == ["random", "recruit 1", "recruit 2"]
        assert recorded(text)  # what the browser replays
    assert len(played) == len([*tmp_path.iterdir()]) == 3


def test_a_game_that_a_mistake_ends_is_kept_up_to_there(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BROKEN)
    bots = (f"{tmp_path / 'mine.py'}:Broken", "random")
    contest = Contest("sv2000.conquest", {}, 2, bots)
    with pytest.raises(Fault, match="ZeroDivisionError") as raised:
        play_part(Part(contest, schedule(contest.rules(), 2, bots, 1), str(tmp_path)))
    game = feldherr.load(kept(str(tmp_path), 0).read_text("utf-8"))
    assert game.state.top().name == "attacking"
    assert feldherr.write_position(game.state).strip() in str(raised.value)


def test_the_command_says_how_to_watch_one(tmp_path: Path) -> None:
    words = "arena sv2000.duel --bots recruit,random --games 2 --with turn_limit=3 --jobs 2 --keep games --language en"
    ran = subprocess.run([sys.executable, "-m", "feldherr", *words.split()], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ran.stdout.endswith("Watch a game: feldherr replay games/0000.game\n")
    words = "replay games/0000.game --print --language en"
    ran = subprocess.run([sys.executable, "-m", "feldherr", *words.split()], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "turn limit" in ran.stdout
