"""What is wrong with what was asked for, in the language that is spoken: the library tells it in English, for programs.

What people meet most is said here in sentences of our own, '' if nothing is wrong. The rest is the library's to find and to tell.
"""

from __future__ import annotations

import errno
import re
from pathlib import Path

from feldherr import maps
from feldherr.arena.outside import command
from feldherr.bots.catalogue import make, strengths
from feldherr.cli.safe import program, short, shortened
from feldherr.editions import MODES, near_to
from feldherr.engine.game import FORMAT
from feldherr.engine.ruleset import Ruleset
from feldherr.locales import listed, say
from feldherr.rules.options import HOUSE_RULES, HouseRule

OF_FILES = {
    errno.ENOENT: "wrong-file-missing",
    errno.EACCES: "wrong-file-closed",
    errno.EISDIR: "wrong-file-folder",
    errno.ENOSPC: "term-disk-full",
}
LINE = re.compile(r"line (\d+): (.*)", re.DOTALL)


def with_mode(name: str, house: dict[str, str]) -> str:
    """A mode and its house rules."""
    if name not in MODES:
        return say("wrong-mode", word=short(name), list=", ".join(near_to(name)))
    rules = MODES[name]
    faults = (with_map(rules, value) if key == "map" else with_house(rules, key, value) for key, value in house.items())
    return next(filter(None, faults), "")


def with_house(rules: Ruleset, name: str, value: str) -> str:
    """A house rule and its value."""
    rule = HOUSE_RULES.get(name)
    if rule is None:
        return say("wrong-house", word=short(name), list=listed([*(each.name for each in HOUSE_RULES.values() if each.has(rules)), "map"]))
    if not rule.has(rules):
        return say("wrong-house-here", name=name, mode=rules.name, command=f"{program()} rules {rules.name}")
    return "" if rule.allows(value) else say("wrong-house-value", name=name, range=values(rule), word=short(value))


def values(rule: HouseRule) -> str:
    """What a house rule can be: `adjacent or connected`, `a number from 0 to 1000`."""
    low, dots, high = rule.values[0].partition("..")
    return say("rules-number", low=low, high=high) if dots else listed(list(rule.values), "or")


def with_map(rules: Ruleset, name: str) -> str:
    """A map, by its name or that of its file."""
    if rules.extra.own_cards():
        return say("wrong-map-cards", mode=rules.name)
    if name in maps.NAMES or Path(name).is_file():
        return ""
    if name.endswith(".toml"):
        return f"{name}: {say('wrong-file-missing')}"
    return say("wrong-map", word=short(name), list=listed(list(maps.NAMES)))


def with_seats(rules: Ruleset, seats: int) -> str:
    """A number of players."""
    low, high = rules.players
    span = str(low) if low == high else say("term-span", low=str(low), high=str(high))
    return "" if low <= seats <= high else say("wrong-players", mode=rules.name, span=span, n=str(seats))


def with_player(name: str) -> str:
    """A computer player."""
    strength = re.split("[@:]", name)[0]
    if strength not in strengths():
        return say("term-no-computer", word=short(name), list=", ".join(strengths()))
    try:
        make(name)
    except ValueError as e:
        return say("wrong-player-so", why=str(e))
    return ""


def with_program(name: str) -> str:
    """A program that is to play."""
    try:
        command(name)
    except ValueError:
        return say("wrong-program", word=short(name))
    return ""


def with_game(path: Path, text: str, fault: str) -> str:
    """A saved game in which the library has found a fault."""
    if text.partition("\n")[0].strip() != FORMAT:
        return say("wrong-game", file=str(path))
    found = LINE.fullmatch(shortened(fault))
    return say("wrong-line", file=str(path), n=found[1], why=found[2]) if found else f"{path}: {shortened(fault)}"


def with_file(e: OSError) -> str:
    """A file that can't be read or written: what often happens in our words, the rest in those of the system."""
    if not e.filename:
        return str(e)
    return f"{e.filename}: {say(OF_FILES[e.errno]) if e.errno in OF_FILES else e.strerror}"
