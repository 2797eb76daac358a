"""What a table plays by: a mode, its house rules and its map, as they are named on the command line."""

from __future__ import annotations

import argparse

from feldherr import maps
from feldherr.editions import find
from feldherr.engine.ruleset import Ruleset
from feldherr.rules.options import with_house_rules


class Refused(Exception):
    """Something that was asked for and can't be done; the message is for people."""


def add_house(parser: argparse.ArgumentParser) -> None:
    """The option for house rules."""
    parser.add_argument("--with", dest="house", action="append", default=[], metavar="NAME=VALUE", help="a house rule (may be repeated)")


def add_map(parser: argparse.ArgumentParser) -> None:
    """The option for a map."""
    parser.add_argument("--map", metavar="FILE", help="a map of your own (a .toml file), or world, ancient_earth or tiny")


def house_rules(words: list[str]) -> dict[str, str]:
    """`["a=b"]` as a table."""
    out: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refused(f"--with wants NAME=VALUE, not {word!r}")
        out[name.strip()] = value.strip()
    return out


def rules_of(mode: str, house: dict[str, str], board: str | None = None) -> Ruleset:
    """The mode with these house rules on that map."""
    try:
        rules = with_map(find(mode), board)
        return with_house_rules(rules, house) if house else rules
    except ValueError as e:
        raise Refused(str(e)) from None


def with_map(rules: Ruleset, name: str | None) -> Ruleset:
    """The same rules on another map; missions name places of their own map, so these modes stay on it."""
    if name is None:
        return rules
    if rules.extra.missions():
        raise Refused(f"the missions of {rules.name} are about its own map; --map goes with modes without missions")
    board = maps.load(name)
    return rules.but(board=board, two=rules.two and rules.two.but(board=board))


def seated(rules: Ruleset, players: int | None) -> int:
    """How many play: as many as asked for, else the fewest that the mode is for."""
    seats = rules.players[0] if players is None else players
    try:
        rules.seated(seats)
    except ValueError as e:
        raise Refused(str(e)) from None
    return seats
