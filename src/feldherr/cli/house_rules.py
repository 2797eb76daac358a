"""The mode, house rules and map of a command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from feldherr import maps
from feldherr.cli import errors
from feldherr.cli.sanitize import short
from feldherr.editions import find, with_house_rules
from feldherr.locales import say
from feldherr.rules.ruleset import Ruleset


class Refused(Exception):
    """A request that can't be carried out; the message is for people."""


def refuse(fault: str) -> None:
    """Raise Refused if there is a message."""
    if fault:
        raise Refused(fault)


def add_house(parser: argparse.ArgumentParser) -> None:
    """The option for house rules."""
    parser.add_argument("--with", dest="house", action="append", default=[], metavar="NAME=VALUE", help="help-with")


def add_map(parser: argparse.ArgumentParser) -> None:
    """The option for a map."""
    parser.add_argument("--map", metavar="FILE", help="help-map-option")


def house_rules(args: argparse.Namespace) -> dict[str, str]:
    """The house rules of --with and --map as a dict; a map file becomes an absolute path."""
    out: dict[str, str] = {}
    for word in args.house:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refused(say("wrong-with", word=short(word)))
        _set(out, name.strip(), value.strip())
    if getattr(args, "map", None):
        _set(out, "map", args.map)
    if out.get("map", "").endswith(maps.ENDINGS):
        out["map"] = str(Path(out["map"]).expanduser().resolve())
    return out


def told(rules: Ruleset) -> dict[str, str]:
    """The house rules as a report has them: a map that is written out there is only named."""
    return {name: maps.called(value) if name == "map" else value for name, value in rules.house}


def _set(house: dict[str, str], name: str, value: str) -> None:
    if name in house:
        raise Refused(say("wrong-twice", name=short(name), one=short(house[name]), other=short(value)))
    house[name] = value


def rules_of(mode: str, house: dict[str, str]) -> Ruleset:
    """The mode with these house rules."""
    try:
        return with_house_rules(find(mode), house) if house else find(mode)
    except ValueError as e:
        raise Refused(errors.with_table(e, house)) from None


def seated(rules: Ruleset, players: int | None) -> int:
    """The number of players: as requested, else the fewest that the mode allows."""
    seats = rules.players[0] if players is None else players
    try:
        rules.seated(seats)
    except ValueError as e:
        raise Refused(errors.with_table(e, {})) from None
    return seats
