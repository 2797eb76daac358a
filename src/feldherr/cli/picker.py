"""What shall we play? Asked when the command line doesn't say."""

from __future__ import annotations

import argparse

from feldherr.bots.catalogue import make
from feldherr.cli.names import COLOURS
from feldherr.cli.rules import players
from feldherr.cli.safe import short
from feldherr.cli.screen import Screen
from feldherr.cli.spelling import plain
from feldherr.cli.words import whole
from feldherr.editions import MODES
from feldherr.engine.ruleset import Ruleset

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
        args.names = screen.ask(f"Names of the players, with commas [{', '.join(COLOURS[: args.players])}]: ") or None


def _mode(screen: Screen) -> Ruleset:
    modes = list(MODES.values())
    screen.print("What do you want to play?")
    booklet = ""
    for i, mode in enumerate(modes, 1):
        if mode.booklet != booklet:
            booklet = mode.booklet
            screen.print("", booklet)
        screen.print(f"  {i:2}  {mode.title}, {players(mode)} players ({mode.name})")
    screen.print("")
    while True:
        reply = screen.ask("Number or name [1]: ") or "1"
        if reply in MODES:
            return MODES[reply]
        if 1 <= (whole(reply) or 0) <= len(modes):
            return modes[int(reply) - 1]
        found = [mode for mode in modes if called(mode, reply)]
        if len(found) == 1:
            return found[0]
        if found:
            screen.print(*[f"  {modes.index(mode) + 1:2}  {mode.title} ({mode.name})" for mode in found])
        else:
            screen.print(f"{short(reply)} is not in the list; a number from 1 to {len(modes)} is.")


def called(mode: Ruleset, text: str) -> bool:
    """Whether each word of the text begins a word of the mode's name or title."""
    words = plain(f"{mode.name} {mode.title}")
    return whole(text) is None and all(any(w.startswith(typed) for w in words) for typed in plain(text) or ["-"])


def _players(mode: Ruleset, screen: Screen) -> int:
    low, high = mode.players
    if low == high:
        return low
    while True:
        reply = screen.ask(f"How many players, computers included, {low} to {high}? [{low}] ") or str(low)
        if low <= (whole(reply) or 0) <= high:
            return int(reply)
        screen.print(f"{mode.title} is for {players(mode)} players.")


def _computers(seats: int, screen: Screen) -> str:
    rest = f"2-{seats}" if seats > 2 else "2"
    such = f"e.g. 2,3 or 2-{seats}, all or none" if seats > 2 else "1, 2, all or none"
    while True:
        reply = screen.ask(f"Which of them are computers ({such}; {rest} marshal for strong ones)? [{rest}] ") or rest
        try:
            computers(reply, seats)
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
