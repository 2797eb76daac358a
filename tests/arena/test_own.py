"""Players from a Python file: they play in the arena and in the terminal, and their mistakes are shown with their own lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import feldherr
from feldherr.arena.contest import Contest, Part, play_part
from feldherr.arena.report import wilson
from feldherr.arena.schedule import schedule
from feldherr.bots.process.outside import is_outside, label
from feldherr.bots.process.own import Fault, is_own, load, make
from feldherr.cli import main
from feldherr.odds import battle

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "tutorials" / "first-player.md"
BROKEN = """
from feldherr import Player

class Broken(Player):
    def attacking(self):
        return self.odds_of_winning

class Cheat(Player):
    def attacking(self):
        return "attack alaska brazil 3"

class NoPlayer:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "broken.py"
    path.write_text(BROKEN)
    return path


@pytest.fixture
def tutorial(tmp_path: Path) -> str:
    """The player of the tutorial, word for word."""
    found = re.search(r"^```python\n(# mybot\.py\n.*?)^```$", TUTORIAL.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    path = tmp_path / "mybot.py"
    path.write_text(found[1])
    return f"{path}:MyBot"


def test_the_tutorials_player_beats_recruits(tutorial: str) -> None:
    contest = Contest("sv2000.conquest", {}, 2, (tutorial, "recruit"), seed=11)
    games = 60
    played = play_part(Part(contest, schedule(contest.rules(), 2, contest.bots, games)))
    won = sum(one.pairing.names[seat] == tutorial for one in played for seat in one.result.winners)
    low, _ = wilson(won, games)
    assert low > 0.6, won


def test_a_player_reads_the_table_by_names(tutorial: str) -> None:
    view = feldherr.read_position("""feldherr position 1
rules sv2000.conquest 1
seats 3
armies 0 alaska 5 kamchatka 2
armies 1 rest 2
armies 2 alberta 1
phase attack""")
    player = make(tutorial)
    assert isinstance(player, feldherr.Player)
    number = view.rules.board.number
    assert player.choose(view, 0) == feldherr.act("attack", number["alaska"], number["alberta"], n=3)
    assert (player.mine(), player.owner("alberta"), player.armies("alaska")) == (["alaska", "kamchatka"], 2, 5)
    assert set(player.enemies("alaska")) == {"northwest_territory", "alberta"}
    assert "kamchatka" in player.neighbours("alaska")
    assert (player.continent("alaska"), player.bonus("north_america"), player.share("north_america")) == ("north_america", 5, 1 / 9)
    assert player.chance("alaska", "alberta") == pytest.approx(battle(feldherr.find("sv2000.conquest"), 4, 1).win)
    assert player.reason() == f"{player.chance('alaska', 'alberta'):.0%} to take it"


def test_team_mates_are_no_enemies() -> None:
    view = feldherr.read_position("""feldherr position 1
rules de2004.teams 1
seats 4
armies 0 alaska 5
armies 2 alberta 2 kamchatka 1
armies 1 rest 1
armies 3 congo 1
phase attack""")
    player = feldherr.Player()
    player.choose(view, 0)
    assert (player.team(), player.enemies("alaska")) == ([0, 2], ["northwest_territory"])


def test_names_of_files_programs_and_our_players_differ() -> None:
    assert [is_own(name) for name in ("mybot.py:MyBot", "./x/mybot.py:MyBot", "captain:careful", "./mybot.py")] == [
        True,
        True,
        False,
        False,
    ]
    assert not is_outside("./x/mybot.py:MyBot")
    assert label("./x/mybot.py:MyBot") == "MyBot"


def test_an_error_is_shown_with_its_own_lines_and_the_position(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "sv2000.conquest", "--players", "2", "--games", "2", "--jobs", "1", "--bots"]
    assert main([*arguments, f"{file}:Broken,recruit"]) == 1
    said = capsys.readouterr().err
    lines = said.splitlines()
    assert lines[0] == "feldherr: Broken raised AttributeError: 'Broken' object has no attribute 'odds_of_winning'"
    assert lines[2:5] == ["Traceback (most recent call last):", f'  File "{file}", line 6, in attacking', "    return self.odds_of_winning"]
    text = said[said.index("feldherr position 1") :]
    assert feldherr.read_position(text).rules.name == "sv2000.conquest"
    assert main([*arguments, f"{file}:Cheat,recruit"]) == 1
    assert 'Cheat answered "attack alaska brazil 3", which the rules don\'t allow' in capsys.readouterr().err


def test_in_the_terminal_the_game_is_saved_and_secrets_are_kept(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = file.with_name("x.game")
    code = main(
        ["play", "sv2000.conquest", "--players", "2", "--computer", f"1=recruit,2={file}:Broken", "--seed", "3", "--save", str(saved)]
    )
    said = capsys.readouterr().err
    assert code == 1
    assert f'File "{file}", line 6' in said
    assert str(saved) in said
    assert "\nview 1\n" in said  # what the player saw, and nothing else
    assert feldherr.load(saved.read_text()).rules.name == "sv2000.conquest"


def test_what_is_no_player_is_refused(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="has no player NoPlayer; there is Broken, Cheat"):
        make(f"{file}:NoPlayer")
    with pytest.raises(ValueError, match="there is no file"):
        make("nowhere.py:MyBot")
    wrong = tmp_path / "wrong.py"
    wrong.write_text("from feldherr import Player\n1 / 0\n")
    with pytest.raises(Fault, match=r"can't be loaded\n\nTraceback[^\n]*\n  File \"[^\"]*wrong.py\", line 2"):
        load(wrong, "MyBot")
    assert main(["arena", "sv2000.conquest", "--bots", f"{file}:NoPlayer,recruit"]) == 2
    assert "has no player NoPlayer" in capsys.readouterr().err
