"""What shall we play? Asked when the command line doesn't say."""

from __future__ import annotations

import argparse

from feldherr.cli.rules import players
from feldherr.cli.screen import Screen
from feldherr.cli.words import whole
from feldherr.editions import MODES
from feldherr.engine.ruleset import Ruleset


def pick(args: argparse.Namespace, screen: Screen) -> None:
    """Ask for mode, number of players, computers and names; what the command line says is not asked."""
    mode = _mode(screen)
    args.mode = mode.name
    if args.players is None:
        args.players = _players(mode, screen)
    if args.computer is None:
        args.computer = _computers(args.players, screen)
    if args.names is None:
        args.names = screen.ask("Names of the players, with commas [Red, Blue, Green ...]: ") or None


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
        screen.print(f"{reply[:40]} is not in the list; a number from 1 to {len(modes)} is.")


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
    while True:
        reply = screen.ask(f"Which of them are computers (2,3 or 2-4 or none)? [{rest}] ") or rest
        try:
            computers(reply, seats)
            return reply
        except ValueError as e:
            screen.print(f"{e}.")


def computers(text: str, seats: int) -> list[int]:
    """`2,3`, `2-4`, `all` or `none` as seats from 0; ValueError if it is none of these."""
    if text in ("none", "no", "0"):
        return []
    if text == "all":
        return list(range(seats))
    out: set[int] = set()
    for word in text.replace(" ", "").split(","):
        low, dash, high = word.partition("-")
        start, end = whole(low) or 0, whole(high if dash else low) or 0
        if not 1 <= start <= end <= seats:
            raise ValueError(f"{text[:40]!r} names no players; they are counted from 1 to {seats}, e.g. 2,3")
        out |= set(range(start - 1, end))
    return sorted(out)
