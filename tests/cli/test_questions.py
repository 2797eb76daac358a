"""One question at a time: what is asked unasked, what all may notice, and what typed lines mean."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import feldherr
from cli.commandline import CLEARED
from feldherr import State
from feldherr.cli import savefile
from feldherr.cli.savefile import Seating
from feldherr.cli.table.game import TerminalGame
from feldherr.cli.table.screen import Screen
from feldherr.rules.events import Conquest, Fortify
from table import at

PLAYERS = ["Anna", "Bo", "Cy"]
DEALT = "missions 0 9 14 21 1 8 15 22 2 7 16 23"  # seat 0 is to hold Australia
AUSTRALIA = "indonesia 3 new_guinea 1 western_australia 1 eastern_australia 1"
Sit = Callable[..., TerminalGame]


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """People sit down at a table in mid-game, and this is what they will type."""

    def down(g: State, typed: str, people: int = 3, **seating: Any) -> TerminalGame:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        game = feldherr.Game(feldherr.ruleset(g.rules.name), g.seats)
        seats = Seating(PLAYERS[: g.seats], list(range(people, g.seats)), **seating)
        table = TerminalGame(game, savefile.create(tmp_path / f"{len(list(tmp_path.iterdir()))}.game", game, seats), seats, Screen())
        game.state = g
        return table

    return down


def ask(table: TerminalGame, seat: int = 0) -> str:
    """What is answered, in words; '' if the lines didn't do."""
    try:
        return table.names.words.write(table.person.answer(seat))
    except EOFError:
        return ""


# ---- nobody learns from a question whether there is something to answer ------------------------------------------------------------


def at_the_end(mine: str) -> State:
    return at("de2004.missions", 3, armies={0: mine, 2: "ural 1"}, phase="show a mission at the end", lines=DEALT)


@pytest.mark.parametrize("device", [-1, 0])
def test_showing_a_mission_is_asked_alike(sit: Sit, capsys: pytest.CaptureFixture[str], device: int) -> None:
    """K63: whether a mission is met or not, the device goes to the player, who answers there."""
    prompts = []
    for mine in (AUSTRALIA, "indonesia 3"):
        table = sit(at_the_end(mine), "\ndone\n" if device < 0 else "done\n")
        table.person.at_device = device
        table.person.turn = (0, 0)
        assert ask(table) == "done"
        out = capsys.readouterr().out
        prompts.append((out.count("Pass the device to Anna"), out.count("Anna> "), out.count(CLEARED)))
    assert prompts[0] == prompts[1] == ((1, 1, 2) if device < 0 else (0, 1, 0))


def test_a_single_person_is_not_asked_for_nothing(sit: Sit) -> None:
    table = sit(at_the_end("indonesia 3"), "", people=1)
    assert ask(table) == "done"
    assert table.person.notes[0] == ["(type help to see what you can type)"]


@pytest.mark.parametrize(
    ("mode", "phase", "hand"),
    [
        ("sv2000.duel", "reinforce", "alaska brazil congo"),
        ("de2010.duel", "reinforce", "alaska"),
        ("de2004.duel-active", "bribe", "alaska"),
    ],
)
def test_cards_are_asked_about_whatever_they_are(sit: Sit, capsys: pytest.CaptureFixture[str], mode: str, phase: str, hand: str) -> None:
    board: dict[int | str, str] = {0: "peru 2", 1: "ural 1"}
    g = at(mode, 2, armies=board, rest="neutral1" if mode != "sv2000.duel" else 1, phase=phase, hands={0: hand})
    assert ask(sit(g, "\n\n0\n", people=2)) == "done"
    assert "Pass the device to Anna" in capsys.readouterr().out


def test_the_last_attack_is_not_over_while_cards_are_held(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody can be attacked: with cards in hand one is asked all the same, without them not."""
    board = {0: "peru 1", 2: "ural 1"}
    table = sit(at("de2010.basic", 3, armies=board, hands={0: "alaska"}), "\n")
    table.person.turn = (0, 0)
    assert ask(table) == "done"
    assert "type hand to see your secrets first" in capsys.readouterr().out
    table = sit(at("de2010.basic", 3, armies=board), "")
    assert ask(table) == "done"
    assert table.person.notes[0][-1] == "(done: the only legal move)"


def test_a_card_may_be_laid_from_the_public_screen(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = at("de2010.basic", 3, armies={0: "peru 5", 2: "ural 1"}, hands={0: "alaska brazil"})
    table = sit(g, "lay alaska\n\n")
    table.person.turn = (0, 0)
    assert ask(table) == "lay alaska"
    before, _, after = capsys.readouterr().out.partition("Pass the device to Anna")
    assert "lay" not in before.lower().replace("lay alaska", "")
    assert "Your cards: " in after


# ---- what is told -------------------------------------------------------------------------------------------------------------------


def test_what_was_lost_and_what_does_not_fit(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = at("sv2000.conquest", 3, armies={0: "peru 9", 2: "ural 1"})
    table = sit(g, "", people=1)
    peru, japan, siam = (g.rules.board.number[t] for t in ("peru", "japan", "siam"))
    table.told = [Conquest(1, 0, siam, t, 1, False, False) for t in (japan, peru, siam)]  # Peru was taken back
    table.told += [Fortify(2, siam, japan, n) for n in range(20)]
    ask(table)
    out = capsys.readouterr().out
    assert "You lost: Japan, Siam.\n" in out
    assert "… 14 earlier lines: type log 23\n" in out
    assert "Cy moves 11 armies" in out
    assert "Cy moves 10 armies" not in out


@pytest.mark.parametrize(
    ("mode", "seats", "says"),
    [
        ("de2010.basic", 3, "25 territories"),
        ("sv2000.conquest", 3, "beat the others"),
        ("sv2000.duel", 2, "beat Bo"),
        ("de2004.missions", 3, "four missions"),
        ("de2004.liberation", 3, "all territories"),
    ],
)
def test_the_goal_is_on_the_table(sit: Sit, capsys: pytest.CaptureFixture[str], mode: str, seats: int, says: str) -> None:
    lines = DEALT if "missions" in mode else ""
    ask(sit(at(mode, seats, armies={0: "peru 5", seats - 1: "ural 1"}, lines=lines), "", people=1))
    assert f"  goal: {says}\n" in capsys.readouterr().out


def test_stars_on_the_table_are_counted(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = at("de2010.basic", 3, armies={0: "peru 5", 2: "ural 1"}, phase="reinforce", hands={0: "alaska brazil congo"})
    feldherr.say(g, 0, "lay alaska")
    stars = g.rules.board.stars[g.rules.board.number["alaska"]]
    ask(sit(g, "", people=1))
    worth = {1: "1 star so far = 0 armies; one more star = 2", 2: "2 stars so far = 2 armies; one more star = 4"}
    assert worth[stars] in capsys.readouterr().out


# ---- what is typed --------------------------------------------------------------------------------------------------------------------


def attacking() -> State:
    return at("sv2000.conquest", 3, armies={0: "alaska 9", 1: "kamchatka 5", 2: "ural 1"})


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("1 2\n", "attack alaska northwest_territory 2"),
        ("3 1\n", "attack alaska kamchatka 1"),
        ("2\n", "attack alaska alberta 3"),
        ("0 5\ndone\n", "done"),
        ("9 1\ndone\n", "done"),
        ("attack ala kam all\n", "attack alaska kamchatka 3"),
    ],
)
def test_numbers_of_the_list_with_amounts(sit: Sit, typed: str, means: str) -> None:
    assert ask(sit(attacking(), typed, people=1)) == means


def test_an_attack_goes_on_until_it_is_decided(sit: Sit, tmp_path: Path) -> None:
    table = sit(attacking(), "attack ala kam all\n", people=1)
    table.chance.seed = 3
    assert table.run() == 0
    log = [table.names.words.write(a) for seat, a in table.game.log if seat == 0]
    assert len(log) > 1
    assert {line.rpartition(" ")[0] for line in log} == {"attack alaska kamchatka"}
    alaska = table.names.board.number["alaska"]
    assert table.game.state.top().name == "occupying" or table.game.state.armies[alaska] == 1


def test_the_default_of_a_range_is_shown(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = attacking()
    feldherr.say(g, 0, "attack alaska kamchatka 3")
    assert ask(sit(g, "x\n\n", people=2), 1) == "defend 2"
    out = capsys.readouterr().out
    assert "Bo [2]> " in out
    assert "Type 1 or 2." in out


def test_words_are_safe_and_short(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    ask(sit(attacking(), f"{'x' * 500}\nattack {'y' * 500}\nattack 99999999\nmap \x1b[2J{'z' * 99}\nplace\x07 alaska\n", people=1))
    out = capsys.readouterr().out
    assert "x" * 41 not in out
    assert "y" * 41 not in out
    assert "z" * 41 not in out
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "Attack needs names, e.g. attack Alaska Northwest Territory." in out
    assert "\n is no" not in out.lower()


def test_real_dice_are_told_at_once(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = at("sv2000.conquest", 3, armies={0: "alaska 9", 2: "kamchatka 1"})
    feldherr.say(g, 0, "attack alaska kamchatka 3")
    table = sit(g, "help\n1 6 2 5\n", people=1, dice="hand")
    table.turn()
    out = capsys.readouterr().out
    assert "the attacker's first" in out
    assert "6 2 1 against 5. Cy loses 1" in out
