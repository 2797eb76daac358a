"""Maps: the built-in ones and those of people's own, read from TOML files that are told in words what is wrong with them."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from feldherr.engine.board import MOST_TERRITORIES, Board
from feldherr.maps.faults import Faults, Table, fetch, is_id, quote
from feldherr.plugins import take_all

NAMES: Final = ("world", "ancient_earth", "tiny")
FEWEST_TERRITORIES: Final = 4
WAYS: Final = ("land", "sea", "mountain")  # a mountain parts two territories that touch: it is no border
_RESERVED: Final = re.compile(r"joker1|joker2|ceasefire|neutral.*")  # what logs call other cards and sides
_LANGUAGE: Final = re.compile(r"[a-z]{2}(_[a-z0-9]{1,10})?")


class MapError(ValueError):
    """A map that cannot be used; the message has a line for each fault."""


_registered: Final[dict[str, Board]] = {}


def names() -> tuple[str, ...]:
    """The maps that have a name: the built-in ones, then those that were registered."""
    return (*NAMES, *_registered)


def register(board_or_path: Board | str | Path, name: str = "") -> Board:
    """Give a map of one's own a name (its own one if none is given), by which it is loaded; refuses one that is taken or badly formed."""
    board = board_or_path if isinstance(board_or_path, Board) else _read(str(board_or_path))
    name = name or board.name.lower().replace(" ", "_")
    if not is_id(name):
        raise MapError(f"a map is called like small_moon (a-z, 0-9 and _), not {quote(name)}")
    if name in names():
        raise MapError(f"there is a map {quote(name)} already")
    _registered[name] = board
    return board


@cache
def register_installed() -> list[str]:
    """Register the maps of other installed packages, once; returns what had to be left out, a sentence each."""
    return take_all("feldherr.maps", _take)


def _take(name: str, found: Any) -> None:
    if not isinstance(found, Board | str | Path):
        raise MapError(f"a Board or the path of a .toml file is wanted, not {found!r}")
    register(found, name)


def named(name: str) -> Board:
    """A built-in or registered map by its name; whoever asks can't name a file."""
    if name not in names():
        register_installed()
    if name not in names():
        raise MapError(f"map: there are {', '.join(names())}, not {quote(name[:40])}")
    return load(name)


def load(name_or_path: str | Path) -> Board:
    """A built-in or registered map by its name, or a map of one's own by the path of its .toml file."""
    name = str(name_or_path)
    if name not in names() and not name.endswith(".toml"):
        register_installed()
    return _registered[name] if name in _registered else _built_in(name) if name in NAMES else _read(name)


@cache
def shapes(name: str) -> dict[str, Any] | None:
    """What the map of that name looks like: outlines, label points and sea lanes; None if nobody has drawn it."""
    path = resources.files(__name__) / "shapes" / f"{name.lower().replace(' ', '_')}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def parse(text: str, source: str) -> Board:
    """The map that a TOML text describes; `source` is what messages call that text."""
    faults = Faults(text, source, MapError)
    top = faults.top()
    top.only(("map", "continent", "territory"))
    head = top.table("map")
    head.only(("name", "symbols"))
    continents, territories = top.tables("continent"), top.tables("territory")
    _check_ids(top, continents, territories)
    return _board(faults, head.line("name"), _symbols(head), continents, territories)


def _board(faults: Faults, name: str, symbols: list[str], continents: dict[str, Table], territories: dict[str, Table]) -> Board:
    bonus = [_bonus(table) for table in continents.values()]
    members = _members(continents, territories)
    land, sea, mountain = (_links(way, territories) for way in WAYS)
    _check_twice(territories, [land, sea, mountain])
    symbol = [_symbol(i, table, symbols) for i, table in enumerate(territories.values())]
    stars = [table.number("stars", 1, 2, default=1) for table in territories.values()]
    titles = {name: _titles(table) for name, table in (continents | territories).items()}
    faults.check()
    _check_connected(territories, {t: land[t] + sea[t] for t in territories})
    faults.check()
    ids = list(territories)
    return Board(name, ids, _numbers(ids, land), _numbers(ids, sea), list(continents), members, bonus, symbols, symbol, stars, titles)


@cache
def _built_in(name: str) -> Board:
    return _read(name)


def _read(name: str) -> Board:
    return parse(fetch(name, NAMES, __name__, "map", MapError), name)


def _check_ids(top: Table, continents: dict[str, Table], territories: dict[str, Table]) -> None:
    """As many territories as a map may have, and no id that means something else as well."""
    if not FEWEST_TERRITORIES <= len(territories) <= MOST_TERRITORIES:
        top.fault("territory", f"a map has {FEWEST_TERRITORIES} to {MOST_TERRITORIES} territories, this one {len(territories)}")
    for kind, ids in (("continent", continents), ("territory", territories)):
        for name in filter(_RESERVED.fullmatch, ids):
            top.faults.add((kind, name), "this id is reserved")
    for name in continents.keys() & territories.keys():
        top.faults.add(("territory", name), "a continent has this id already")


def _symbols(head: Table) -> list[str]:
    symbols = head.words("symbols", "symbol")
    if "symbols" in head and not (len(symbols) == 3 and all(map(is_id, symbols))):
        head.fault("symbols", "must be three different symbols of a-z, 0-9 and _")
    return symbols


def _bonus(continent: Table) -> int:
    continent.only(("bonus", "name"))
    return continent.number("bonus", 0, 99)


def _members(continents: dict[str, Table], territories: dict[str, Table]) -> list[list[int]]:
    """The numbers of each continent's territories; it has one at least."""
    homes = [table.choice("continent", continents, "continent") for table in territories.values()]
    for table in territories.values():
        table.only(("continent", *WAYS, "symbol", "stars", "name"))
    for name, table in continents.items():
        if name not in homes:
            table.faults.add(table.path, "no territory belongs to this continent")
    return [[i for i, home in enumerate(homes) if home == name] for name in continents]


def _symbol(i: int, territory: Table, symbols: list[str]) -> int:
    """The number of the symbol on a territory's card; without one the symbols are dealt in order."""
    if "symbol" not in territory:
        return i % 3
    symbol = territory.choice("symbol", symbols, "symbol")
    return symbols.index(symbol) if symbol else 0


def _titles(table: Table) -> dict[str, str]:
    """The names of a continent or territory by language."""
    if "name" not in table:
        return {}
    names = table.table("name")
    for language in names.values:
        if not _LANGUAGE.fullmatch(language):
            names.fault(language, "a language is two letters, perhaps with an edition: de, de_2010")
    return {language: names.line(language) for language in names.values}


def _links(way: str, territories: dict[str, Table]) -> dict[str, list[str]]:
    """What each territory lists as its neighbours of one kind; each of them has to list it in return."""
    links = {t: table.choices(way, territories, "territory") if way in table else [] for t, table in territories.items()}
    for t, others in links.items():
        for other in others:
            if other == t:
                territories[t].fault(way, "a territory does not border itself")
            elif t not in links[other]:
                territories[t].fault(way, f"{quote(other)} does not list {quote(t)} under {way}")
    return links


def _check_twice(territories: dict[str, Table], ways: list[dict[str, list[str]]]) -> None:
    """Two territories are neighbours in one way only."""
    for t, table in territories.items():
        seen: dict[str, str] = {}
        for way, links in zip(WAYS, ways, strict=True):
            for other in links[t]:
                if seen.setdefault(other, way) != way:
                    table.fault(way, f"{quote(other)} is listed under {seen[other]} as well")


def _check_connected(territories: dict[str, Table], borders: dict[str, list[str]]) -> None:
    """Every territory can be reached from every other; the largest part counts as the map, the others as cut off."""
    parts = sorted(_parts(borders), key=len, reverse=True)
    for part in parts[1:]:
        names = ", ".join(part[:5]) + (f" and {len(part) - 5} more" if len(part) > 5 else "")
        table = territories[part[0]]
        table.faults.add(table.path, f"no border leads to the rest of the map (cut off: {names})")


def _parts(borders: dict[str, list[str]]) -> list[list[str]]:
    """The connected parts of the map."""
    left = dict.fromkeys(borders)
    parts = []
    while left:
        part = [left.popitem()[0]]
        for t in part:  # grows while it is walked through
            found = [other for other in borders[t] if other in left]
            for other in found:
                del left[other]
            part += found
        parts.append([t for t in borders if t in part])
    return parts


def _numbers(ids: list[str], links: dict[str, list[str]]) -> list[list[int]]:
    number = {t: i for i, t in enumerate(ids)}
    return [sorted(number[other] for other in links[t]) for t in ids]
