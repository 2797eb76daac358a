"""Asks for mode, players and names when the command line doesn't name them."""

from __future__ import annotations

import argparse
import re

from feldherr.bots.catalogue import DEPUTY, characters, strengths
from feldherr.bots.process.own import make
from feldherr.cli.input.spelling import plain, whole
from feldherr.cli.input.verbs import first_of, is_for
from feldherr.cli.sanitize import short
from feldherr.cli.table.names import clean, colours
from feldherr.cli.table.screen import Screen
from feldherr.editions import MODES, wording
from feldherr.locales import say
from feldherr.rules.ruleset import Ruleset

QUICK = "de2010.basic"  # the mode for everybody who just wants to play: about an hour


def pick(args: argparse.Namespace, screen: Screen) -> None:
    """Ask for mode, number of players, computers and names, unless the command line names them."""
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
        if mode is modes[0] or wording.rulebook(mode) != wording.rulebook(modes[modes.index(mode) - 1]):
            screen.print("", wording.rulebook(mode))
        screen.print(line)
    screen.print("")
    usual = str(list(MODES).index(QUICK) + 1)
    while True:
        reply = screen.ask(f"{say('term-pick-number')} [{usual}]: ") or usual
        number = whole(reply) or 0
        found = [mode for i, mode in enumerate(modes, 1) if i == number or reply == mode.name]
        found = found or [mode for mode in modes if called(mode, reply)]
        if len(found) == 1:
            return found[0]
        several = [lines[modes.index(mode)] for mode in found]
        screen.print(*(several or [say("term-not-listed", word=short(reply), n=len(modes))]))


def _line(i: int, mode: Ruleset) -> str:
    """A mode in the list."""
    return f"  {i:2}  {wording.title(mode)}, {wording.players(mode)} ({mode.name})"


def called(mode: Ruleset, text: str) -> bool:
    """Whether each word of the text begins a word of the mode's name or title."""
    words = plain(f"{mode.name} {mode.title} {wording.title(mode)}")
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
    usual = str(seats - 1)
    asked = say("term-pick-computers", n=seats, usual=usual, strong=first_of("strength-marshal"))
    while True:
        reply = screen.ask(f"{asked} [{usual}] ") or usual
        try:
            seated = _last(reply, seats)
            computers(seated, seats)
            return seated
        except ValueError as e:
            screen.print(f"{e}.")


def _last(text: str, seats: int) -> str:
    """`2` and `2 marshal` are so many computers, in the last seats; everything else names the seats."""
    number, space, player = text.partition(" ")
    n = whole(number)
    if n is None:
        return text
    if n > seats:
        raise ValueError(say("term-only", n=n, span=say("term-span", low=0, high=seats)))
    return (f"{seats - n + 1}-{seats}" if n else "none") + (space + player if n else "")


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
    typed = _english(text)
    said, space, last = typed.strip().rpartition(" ")
    usual = last if space and last[:1].isalpha() and last not in ("all", "none") else DEPUTY
    said = said if usual is last else typed
    out: dict[int, str] = {}
    for word in () if said.strip() in ("none", "no", "0") else said.replace(" ", "").split(","):
        where, _, name = word.partition("=")
        out |= dict.fromkeys(_seats(where, seats, text), _player(name or usual))
    return dict(sorted(out.items()))


def _english(text: str) -> str:
    """The words of any language for all, none, a strength or a character, as the catalogue has them."""
    known = {"all": "command-all", "none": "type-none"}
    known |= {name: f"strength-{name}" for name in strengths()} | {name: f"character-{name}" for name in characters()}
    return re.sub(
        r"[^\s,=]+\.py:\w+|[^\W\d_]+", lambda m: next((name for name, message in known.items() if is_for(m[0], message)), m[0]), text
    )


def _player(name: str) -> str:
    """The name of a computer player, if it is one."""
    try:
        make(name)
    except ValueError:
        known = ", ".join(first_of(f"strength-{each}") for each in strengths())
        raise ValueError(say("term-no-computer", word=short(name), list=known)) from None
    return name


def _seats(word: str, seats: int, text: str) -> range:
    """`2`, `2-4` or `all`."""
    if word == "all":
        return range(seats)
    low, dash, high = word.partition("-")
    start, end = whole(low) or 0, whole(high if dash else low) or 0
    if not 1 <= start <= end <= seats:
        raise ValueError(say("term-no-seats", word=short(text), n=seats, example="2,3" if seats > 2 else "2"))
    return range(start - 1, end)
