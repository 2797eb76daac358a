"""Nobody sees another's secrets: between hand-overs the screen shows what its person may know, and otherwise what all may."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import feldherr
from cli.commandline import CLEARED, Run
from feldherr.cli.input import commands, typed
from feldherr.cli.table import game, page, person
from feldherr.cli.table.names import Names
from feldherr.rules.missions import SecretMissions
from feldherr.rules.ranks import RANKS, RankedMissions

PLAYERS = ["Anna", "Bo", "Cy"]
MODES = ["sv2000.missions", "de2004.missions", "sv2000.capitals", "de2004.duel-active", "de2010.basic", "de2010.missions", "de2010.duel"]
TYPED = ("1", "", "hand", "", "2", "0", "log", "", "done", "3", "", "1", "map", "")


def segments(out: str) -> list[tuple[str, str]]:
    """The screens one after the other, and who looks at each: a player's name, or '' for all."""
    parts = out.split(CLEARED)
    who = ["", *[m[1] if (m := re.search(r"Pass the device to (\w+), then press Enter", part)) else "" for part in parts[:-1]]]
    return list(zip(who, parts, strict=True))


def played(run: Run, tmp_path: Path, mode: str, lines: int = 900) -> tuple[feldherr.Game, list[tuple[str, str]]]:
    path = tmp_path / "a.game"
    seats = feldherr.MODES[mode].players[0]
    typed = "".join(f"{word}\n" for word, _ in zip(itertools.cycle(TYPED), range(lines)))
    names = ",".join(PLAYERS[:seats])
    ran = run(f"play {mode} --players {seats} --names {names} --seed 11 --with turn_limit=6 --save {path}", typed)
    assert ran.code == 0
    return feldherr.load(path.read_text()), segments(ran.out.partition("Secrets revealed:")[0])


def missions(game: feldherr.Game) -> dict[str, list[str]]:
    """The texts of each player's missions."""
    x, names = game.state.extra, Names(game.rules, game.seats, PLAYERS[: game.seats])
    if isinstance(x, SecretMissions):
        return {PLAYERS[s]: [names.mission(x.held[s])] for s in range(game.seats)}
    if isinstance(x, RankedMissions):
        held = {PLAYERS[s]: [x.held[s * RANKS + r] for r in range(RANKS) if not x.is_done(s, r)] for s in range(game.seats)}
        return {who: [names.mission(m) for m in ms] for who, ms in held.items()}
    return {}


@pytest.mark.parametrize("mode", MODES)
def test_screens_between_hand_overs_show_their_own_secrets_only(run: Run, tmp_path: Path, mode: str) -> None:
    game, screens = played(run, tmp_path, mode)
    secret = missions(game)
    assert {who for who, _ in screens} == {"", *PLAYERS[: game.seats]}
    for who, text in screens:
        for other, texts in secret.items():
            if other != who:
                assert not [t for t in texts if t in text and t not in secret.get(who, [])], (who, other)
        for name, card in re.findall(r"(\w+) draws (.*?)\.\n", text):
            assert name == who or card == "a card"
        for name, card in re.findall(r"(\w+) gives (.*?) to neutral", text):
            assert name == who or card == "a card"
        if not who:
            assert "Your " not in text
            assert "has chosen a capital:" not in text
    for who, texts in secret.items():  # their own are shown
        mine = "".join(text for name, text in screens if name == who)
        assert all(t in mine for t in texts)


def test_everything_shown_comes_from_a_view(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view knows how many cards it doesn't see; the table itself has no such row."""
    looked: list[str] = []

    def only_views(function: Callable[..., Any], name: str) -> Callable[..., Any]:
        def checked(*args: Any) -> Any:
            views = [x for x in args if isinstance(x, feldherr.State)]
            assert views
            assert all(len(view.unseen) for view in views), name
            looked.append(name)
            return function(*args)

        return checked

    for module in (person, page, typed, commands, game):
        for name in ("draw", "Menu", "secrets_of", "question", "choices", "forces"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, only_views(getattr(module, name), name))
    played(run, tmp_path, "sv2000.missions", 300)
    assert {"draw", "Menu", "secrets_of", "question", "choices"} <= set(looked)


def test_hand_over_only_between_people(run: Run) -> None:
    assert "Pass the device" not in run("play sv2000.missions --computer 2,3 --seed 1", "1\n" * 60).out


def test_defending_needs_no_hand_over(run: Run, tmp_path: Path) -> None:
    """Bo is asked for dice in front of all, and Anna goes on in front of all: without her cards and mission."""
    typed = "1\n" * 42 + "\n" + "1\n\n" + "1\n" + "attack\n" * 3
    path = tmp_path / "a.game"
    ran = run(f"play sv2000.missions --names Anna,Bo,Cy --seed 1 --save {path}", typed + "1\n2\n1\n2\n" * 30)
    public = [text for who, text in segments(ran.out) if not who]
    asked = [text for text in public if "Defend with 1 or 2?" in text]
    assert asked
    assert not [text for text in asked if "Your mission" in text]
