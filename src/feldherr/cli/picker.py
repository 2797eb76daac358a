"""What shall we play? Asked when the command line doesn't say."""

from __future__ import annotations

import argparse

from feldherr.bots.catalogue import make, strengths
from feldherr.cli.names import clean, colours
from feldherr.cli.safe import short
from feldherr.cli.screen import Screen
from feldherr.cli.spelling import plain, whole
from feldherr.editions import MODES, naming
from feldherr.engine.ruleset import Ruleset
from feldherr.locales import say

USUAL = "captain"  # the computer player, unless another one is named


def pick(args: argparse.Namespace, screen: Screen) -> None:
    """Ask for mode, number of players, computers and names; what the command line says is not asked."""
    mode = _mode(screen)
    args.mode = mode.name
    if args.players is None:
        args.players = _players(mode, screen)
    if args.computer is None:
        args.computer = _computers(args.players, screen)
    if args.names is None:
        args.names = _names(args.players, screen)


def _mode(screen: Screen) -> Ruleset:
    modes = list(MODES.values())
    lines = [_line(i, mode) for i, mode in enumerate(modes, 1)]
    screen.print(say("term-pick-mode"))
    for mode, line in zip(modes, lines, strict=True):
        if mode is modes[0] or mode.name[:6] != modes[modes.index(mode) - 1].name[:6]:
            screen.print("", naming.booklet(mode))
        screen.print(line)
    screen.print("")
    while True:
        reply = screen.ask(f"{say('term-pick-number')} [1]: ") or "1"
        number = whole(reply) or 0
        found = [mode for i, mode in enumerate(modes, 1) if i == number or reply == mode.name]
        found = found or [mode for mode in modes if called(mode, reply)]
        if len(found) == 1:
            return found[0]
        several = [lines[modes.index(mode)] for mode in found]
        screen.print(*(several or [say("term-not-listed", word=short(reply), n=len(modes))]))


def _line(i: int, mode: Ruleset) -> str:
    """A mode in the list."""
    return f"  {i:2}  {naming.title(mode)}, {naming.players(mode)} ({mode.name})"


def called(mode: Ruleset, text: str) -> bool:
    """Whether each word of the text begins a word of the mode's name or title."""
    words = plain(f"{mode.name} {mode.title} {naming.title(mode)}")
    return whole(text) is None and all(any(w.startswith(typed) for w in words) for typed in plain(text) or ["-"])


def _players(mode: Ruleset, screen: Screen) -> int:
    low, high = mode.players
    if low == high:
        return low
    while True:
        reply = screen.ask(f"{say('term-pick-players', low=low, high=high)} [{low}] ") or str(low)
        if low <= (whole(reply) or 0) <= high:
            return int(reply)
        screen.print(say("term-only", n=short(reply), span=say("term-span", low=low, high=high)) + ".")


def _computers(seats: int, screen: Screen) -> str:
    rest = f"2-{seats}" if seats > 2 else "2"
    while True:
        reply = screen.ask(f"{say('term-pick-computers', some='2,3' if seats > 2 else '1', rest=rest)} [{rest}] ") or rest
        try:
            computers(reply, seats)
            return reply
        except ValueError:
            screen.print(say("term-no-computers", word=short(reply), n=seats, list=", ".join(strengths())))


def _names(seats: int, screen: Screen) -> str:
    usual = ", ".join(colours()[:seats])
    while True:
        reply = screen.ask(f"{say('term-pick-names')} [{usual}]: ")
        try:
            clean(reply.split(",") if reply else [], seats)
            return reply
        except ValueError as e:
            screen.print(f"{e}.")


def computers(text: str, seats: int) -> dict[int, str]:
    """`2,3`, `2-4`, `2=marshal,3`, `2-4 marshal`, `all`, `none`: who plays in which seat from 0; ValueError if it is none of these."""
    said, space, last = text.strip().rpartition(" ")
    usual = last if space and last[:1].isalpha() and last not in ("all", "none") else USUAL
    said = said if usual is last else text
    out: dict[int, str] = {}
    for word in () if said.strip() in ("none", "no", "0") else said.replace(" ", "").split(","):
        where, _, name = word.partition("=")
        make(name or usual)
        out |= dict.fromkeys(_seats(where, seats, text), name or usual)
    return dict(sorted(out.items()))


def _seats(word: str, seats: int, text: str) -> range:
    """`2`, `2-4` or `all`."""
    if word == "all":
        return range(seats)
    low, dash, high = word.partition("-")
    start, end = whole(low) or 0, whole(high if dash else low) or 0
    if not 1 <= start <= end <= seats:
        raise ValueError(f"{short(text)!r} names no players; they are counted from 1 to {seats}, e.g. {'2,3' if seats > 2 else '2'}")
    return range(start - 1, end)
