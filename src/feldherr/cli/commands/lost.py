"""Many games at once: the turns in which those who lost gave up most, to find what your own player does wrong."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from feldherr.cli import savefile
from feldherr.cli.house_rules import Refused
from feldherr.cli.progress import counting
from feldherr.cli.sanitize import program, short
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import percent
from feldherr.cli.table.screen import console
from feldherr.engine import position
from feldherr.locales import listed, say

if TYPE_CHECKING:
    from feldherr.analysis.plans import Level
    from feldherr.analysis.report import Turn
    from feldherr.engine.game import Game

MOST = 10  # turns that are shown


class Lost(NamedTuple):
    """The costliest turn of somebody who lost, and its game."""

    file: Path
    game: Game
    names: Names
    turn: Turn


def search(folder: Path, player: str, level: Level) -> list[Lost]:
    """The costliest turn of each game that the player, or anybody, has lost, the worst first; Refused if nobody is called so."""
    from feldherr.analysis.report import analyse  # would delay every start

    games = [(path, savefile.load(savefile.read_text(path), path)) for path in sorted(folder.iterdir()) if path.is_file()]
    over = [(path, game) for path, game in games if game.over]
    everybody = sorted({bare(name) for _, game in over for name in game.names})
    if player and player not in everybody:
        raise Refused(say("lost-no-player", name=short(player), list=listed(everybody or ["-"])))
    out: list[Lost] = []
    with counting(say("sim-games")) as (total, done):
        total(len(over))
        for path, game in over:
            seats = [s for s, name in enumerate(game.names) if not game.state.winners >> s & 1 and player in ("", bare(name))]
            found = analyse(game, level=level) if seats else None
            worst = [turn for s in seats if found and (turn := found.costliest(s))]
            names = Names(game.rules, game.seats, game.names)
            out += [Lost(path, game, names, turn) for turn in sorted(worst, key=lambda turn: -turn.lost)[:1]]
            done()
    return sorted(out, key=lambda lost: -lost.turn.lost)


def bare(name: str) -> str:
    """A player's name without the number that the arena gives to several of one kind."""
    return re.sub(r" \d+$", "", name)


def show(lost: list[Lost]) -> None:
    """Print the worst of them: where, whose turn, what was given up, what was better, and how to look at the position."""
    from feldherr.cli.commands.analyse import better, title

    out = console()
    if not lost:
        out.print(say("lost-none"))
    for file, game, names, turn in lost[:MOST]:
        chances = f"{percent(turn.could)} → {percent(turn.worth)}"
        what = say("analyse-lost", turn=title(turn, names), n=percent(turn.lost))
        out.print(f"{what} {better(turn, game, names)} ({chances})")
        out.print(f"  {program()} replay {shlex.quote(str(file))} --to {turn.first - 1}", soft_wrap=True, highlight=False)


def as_json(lost: list[Lost]) -> str:
    """All of them, each with its position before the turn."""
    return json.dumps(
        [
            {
                "file": str(file),
                "player": game.names[turn.seat],
                "move": turn.first,
                "round": turn.round,
                "could": turn.could,
                "worth": turn.worth,
                "better": turn.plan.moves if turn.plan else [],
                "position": position.write(game.at(turn.first - 1)),
            }
            for file, game, _, turn in lost
        ]
    )
