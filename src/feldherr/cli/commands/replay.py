"""`feldherr replay`: steps through a saved game, forwards and backwards."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from feldherr.cli import savefile
from feldherr.cli.house_rules import Refused
from feldherr.cli.input.spelling import whole
from feldherr.cli.sanitize import short
from feldherr.cli.table import picture
from feldherr.cli.table.board import draw, heading
from feldherr.cli.table.names import Names
from feldherr.cli.table.screen import Screen
from feldherr.cli.table.story import tell
from feldherr.engine.game import Game
from feldherr.engine.play import apply, new, told
from feldherr.engine.state import State
from feldherr.locales import say

EVERY = 200  # a table is kept after so many answers


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("replay", help="help-replay", description="help-replay-about")
    p.add_argument("file", metavar="FILE", help="help-file")
    p.add_argument("--to", type=int, metavar="N", help="help-replay-to")
    p.add_argument("--print", dest="all", action="store_true", help="help-replay-print")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the game."""
    path = Path(args.file).expanduser()
    text = savefile.read_text(path)
    seating = savefile.read_seating(path)
    game = savefile.load(text[: len(text) - len(savefile.cut_off(text))], path)
    if args.to is not None and not 0 <= args.to <= len(game.log):
        raise Refused(say("wrong-to", n=str(len(game.log))))
    recording = Recording(game, Names(game.rules, game.seats, savefile.fit(seating, game).names))
    screen = Screen()
    if args.all:
        print_all(recording, screen, len(game.log) if args.to is None else args.to)
    else:
        step_through(recording, screen, args.to or 0)
    return 0


class Recording:
    """A game that gives the state after any number of moves, fast."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names
        self.kept: dict[int, State] = {0: new(game.rules, game.seats)}

    def at(self, n: int) -> State:
        """The state after n moves."""
        nearest = max(k for k in self.kept if k <= n)
        g = self.kept[nearest].copy()
        for i in range(nearest, n):
            apply(g, *self.game.log[i])
            if (i + 1) % EVERY == 0:
                self.kept.setdefault(i + 1, g.copy())
        return g

    def play(self, n: int, g: State) -> list[str]:
        """Make the n-th move in the state before it; returns the move and its events as lines."""
        seat, answer = self.game.log[n - 1]
        happened = [f"   {tell(e, self.names)}" for e in told(g, seat, answer)]
        return [f"{n}. {self.names.side(seat)}: {self.game.words.write(answer)}", *happened]

    def next_turn(self, n: int) -> int:
        """The number of moves after which the next turn begins."""
        g = self.at(n)
        seat, rnd = g.seat, g.round
        while n < len(self.game.log) and (g.seat, g.round) == (seat, rnd):
            apply(g, *self.game.log[n])
            n += 1
        return n


def print_all(recording: Recording, screen: Screen, to: int) -> None:
    """Print all moves up to a number, and the state then."""
    g = recording.at(0)
    for n in range(1, to + 1):
        screen.print(*recording.play(n, g))
    screen.print("", *draw(g, recording.names, screen.width))


def step_through(recording: Recording, screen: Screen, n: int) -> None:
    """Show states interactively, until the user quits."""
    last = len(recording.game.log)
    while True:
        screen.redraw()
        g = recording.at(max(n - 1, 0))
        happened = recording.play(n, g) if n else [say("replay-beginning")]
        screen.print(*table(g, recording.names, screen), "", *happened)
        if n == last:
            screen.print(say("term-replay-end" if recording.game.over else "term-replay-now"))
        try:
            key = screen.ask(f"{n}/{last} ({say('term-keys')})> ").lower()
            n = where(recording, key, n)
            if n < 0:
                return
        except ValueError as e:
            screen.print(str(e))
            n = _again(screen, n)
        except (EOFError, KeyboardInterrupt):
            screen.print("")
            return


def table(g: State, names: Names, screen: Screen) -> list[Text]:
    """The state as a picture of the map if possible, else the territories by name."""
    head = heading(g, names, screen.width)
    width = picture.wide(g.rules.board, screen, len(head) + 7) if screen.live else 0
    return [*head, *picture.draw(g, names, width)] if width else draw(g, names, screen.width)


def _again(screen: Screen, n: int) -> int:
    """Let people read what was wrong before the screen is drawn anew."""
    if screen.live:
        screen.ask(f"{say('term-press-enter')} ")
    return n


def where(recording: Recording, key: str, n: int) -> int:
    """The move number that a key leads to; -1 to quit."""
    last = len(recording.game.log)
    if key in ("", "n", "next"):
        return min(n + 1, last)
    if key in ("p", "b", "back"):
        return max(n - 1, 0)
    if key == "t":
        return recording.next_turn(n)
    if key in ("q", "quit"):
        return -1
    number = whole(key)
    if number is not None and number <= last:
        return number
    raise ValueError(say("term-leads-nowhere", key=short(key), keys=say("term-keys"), n=last))
