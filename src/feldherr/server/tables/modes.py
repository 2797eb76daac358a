"""Modes and players as tables of the server have them."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from feldherr import maps
from feldherr.bots.catalogue import make
from feldherr.editions import find, with_house_rules
from feldherr.engine.board import Board
from feldherr.engine.play import new
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.rules.ruleset import Ruleset
from feldherr.server.tables.standing import PERSON


def on_named_map(rules: Ruleset, house: dict[str, str]) -> Ruleset:
    """A mode with house rules; guests can't name files of the server as its map. One that is written out was checked before."""
    return with_house_rules(rules, house, maps.known)


def on_given_map(rules: Ruleset, house: dict[str, str]) -> Ruleset:
    """The same with a map that is checked now, which takes its time: for worker processes."""
    return with_house_rules(rules, house, maps.given)


def played(house: dict[str, str]) -> dict[str, str]:
    """House rules as a state has them: a map without names and drawing, for computers are sent it with every question."""
    return {**house, "map": maps.unadorned(house["map"])} if "map" in house else house


def brought(house: dict[str, str]) -> str:
    """The map that people have brought to a table, written out; '' if it is played on a built-in one."""
    return house["map"] if maps.written_out(house.get("map", "")) else ""


def carried(house: dict[str, str]) -> dict[str, str]:
    """House rules with a variant of a built-in map written out, as it is kept with the table."""
    return {**house, "map": maps.carried(house["map"])} if house.get("map") in maps.VARIANTS else house


def shown(house: dict[str, str], board: Board) -> dict[str, str]:
    """House rules as people read them: a map that is written out by the name of its board."""
    return {**house, "map": board.name} if brought(house) else house


@lru_cache(maxsize=256)
def _start(mode: str, house: tuple[tuple[str, str], ...], seats: int) -> tuple[State, Lexicon]:
    g = new(on_named_map(find(mode), dict(house)), seats)
    return g, Lexicon(g.rules, seats)


def fresh_table(mode: str, house: tuple[tuple[str, str], ...], seats: int) -> tuple[State, Lexicon]:
    """A game before its first move, and the words of its moves."""
    g, words = _start(mode, tuple(played(dict(house)).items()), seats)
    return g.copy(), words


def check_player(name: str, own: Container[str] = ()) -> None:
    """Raise ValueError if there is no player of that name, neither ours nor the server's own; guests can't name files."""
    if name != PERSON and name not in own:
        make(name)
