"""Reads a map: one text that carries everything, checked as a whole, with every fault told in words.

It is TOML, or the same tables as JSON. Nothing in it is executed, fetched or looked up elsewhere; sizes, counts and lengths are limited.
"""

from __future__ import annotations

import re
from typing import Any, Final

from feldherr.engine.board import MOST_TERRITORIES, Board
from feldherr.maps.drawing import Drawing, Pair, Pencil, check, pair
from feldherr.maps.faults import LARGEST, Faults, FileError, Table, is_id, quote

FORMAT: Final = 2  # rises when an earlier reader would understand a map wrongly; 1 has no drawing, and says nothing about its format
FEWEST_TERRITORIES: Final = 4
WAYS: Final = ("land", "sea", "mountain")  # a mountain parts two territories that touch: it is no border
ABOUT: Final = ("author", "licence", "source")
TITLE: Final = 60  # characters of a territory's or continent's name
LANGUAGES: Final = 20  # that a name is given in
RESERVED: Final = re.compile(r"joker1|joker2|ceasefire|rest|seat\d+|neutral.*")  # what logs and positions call other things
_LANGUAGE: Final = re.compile(r"[a-z]{2}(_[a-z0-9]{1,10})?")


class MapError(FileError):
    """A map that cannot be used; the message has a line for each fault."""


class Titles(dict[str, dict[str, str]]):
    """A board's names, which also know the map that they were read from: so it stays with the board wherever that goes."""

    map: Map


class Map:
    """A map as it was read: the board it is played on, what it looks like, and who made it."""

    def __init__(self, data: dict[str, Any], board: Board, drawing: Drawing | None) -> None:
        head = data["map"]
        self.data: Final = data  # the tables of the file
        self.board: Final = board
        self.drawing: Final = drawing
        self.format: Final[int] = head.get("format", 1)
        self.name: Final[str] = head["name"]
        self.author, self.licence, self.source = (str(head.get(key, "")) for key in ABOUT)

    def __repr__(self) -> str:
        return f"<Map {self.name}, {self.board.size} territories{'' if self.drawing else ', not drawn'}>"

    def _repr_svg_(self) -> str | None:
        """Notebooks show a map as its picture."""
        from feldherr.maps.picture import picture  # which needs this module first

        return picture(self) if self.drawing else None


def of(board: Board) -> Map | None:
    """The map that a board was read from; None if a program made it."""
    return board.titles.map if isinstance(board.titles, Titles) else None


def parse(text: str, source: str) -> Map:
    """The map that a text describes; `source` is what messages call that text."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise MapError(f"{source}: is larger than {LARGEST} bytes")
    faults = Faults(text, source, MapError)
    top = faults.top()
    form = _format(top)
    faults.check()
    drawn = form > 1
    top.only(("map", "continent", "territory", *(("shape", "lane") if drawn else ())))
    head = top.table("map")
    head.only(("name", "symbols", *(("format", "size", *ABOUT) if drawn else ())))
    continents, territories = top.tables("continent"), top.tables("territory")
    _check_ids(top, continents, territories)
    faults.check()  # before anything that takes longer the more there are
    for key in (key for key in ABOUT if key in head):
        head.line(key)
    return _map(top, form, _title(head, "name", form), _symbols(head), continents, territories)


def tables(text: str, source: str) -> dict[str, Any]:
    """The tables of a text, unchecked but for its syntax."""
    return Faults(text, source, MapError).top().values


def _format(top: Table) -> int:
    """Which format a map is in; a later one than ours is refused."""
    head = top.values.get("map")
    form = head.get("format", 1) if isinstance(head, dict) else 1
    if type(form) is not int or not 1 <= form <= FORMAT:
        newer = type(form) is int and form > FORMAT
        top.faults.add(("map", "format"), "this map was made for a later version of Feldherr" if newer else f"must be {FORMAT}")
    return form if type(form) is int else 1


def _map(top: Table, form: int, name: str, symbols: list[str], continents: dict[str, Table], territories: dict[str, Table]) -> Map:
    faults = top.faults
    bonus = [_bonus(table, form) for table in continents.values()]
    members = _members(continents, territories, form)
    land, sea, mountain = (_links(way, territories) for way in WAYS)
    _check_twice(territories, [land, sea, mountain])
    symbol = [_symbol(i, table, symbols) for i, table in enumerate(territories.values())]
    stars = [table.number("stars", 1, 2, default=1) for table in territories.values()]
    titles = Titles((name, _titles(table, form)) for name, table in (continents | territories).items())
    drawn = _drawing(top, continents, territories) if form > 1 else None
    faults.check()
    _check_connected(territories, {t: land[t] + sea[t] for t in territories}, members if form > 1 else [])
    if drawn:
        check(drawn, top, territories, _pairs(land) | _pairs(mountain))
    faults.check()
    ids = list(territories)
    board = Board(name, ids, _numbers(ids, land), _numbers(ids, sea), list(continents), members, bonus, symbols, symbol, stars, titles)
    titles.map = Map(top.values, board, drawn)
    return titles.map


def _drawing(top: Table, continents: dict[str, Table], territories: dict[str, Table]) -> Drawing | None:
    """What the map looks like; without a size it is not drawn, and says nothing of shapes."""
    if "size" in top.table("map"):
        return Pencil(top, continents, territories).read()
    for key in ("shape", "lane"):
        if key in top:
            top.fault(key, 'needs "size" under map: how wide and how high the sheet is')
    for name, table in (continents | territories).items():
        if "label" in table:
            top.faults.add((*table.path, "label"), f'{quote(name)} has a place on a sheet, but map has no "size"')
    return None


def _pairs(links: dict[str, list[str]]) -> set[Pair]:
    return {pair(t, other) for t, others in links.items() for other in others}


def _check_ids(top: Table, continents: dict[str, Table], territories: dict[str, Table]) -> None:
    """As many territories as a map may have, and no id that means something else as well."""
    if not FEWEST_TERRITORIES <= len(territories) <= MOST_TERRITORIES:
        top.fault("territory", f"a map has {FEWEST_TERRITORIES} to {MOST_TERRITORIES} territories, this one {len(territories)}")
    for kind, ids in (("continent", continents), ("territory", territories)):
        for name in filter(RESERVED.fullmatch, ids):
            top.faults.add((kind, name), "this id is reserved")
    for name in continents.keys() & territories.keys():
        top.faults.add(("territory", name), "a continent has this id already")


def _symbols(head: Table) -> list[str]:
    symbols = head.words("symbols", "symbol")
    if "symbols" in head and not (len(symbols) == 3 and all(map(is_id, symbols))):
        head.fault("symbols", "must be three different symbols of a-z, 0-9 and _")
    return symbols


def _bonus(continent: Table, form: int) -> int:
    continent.only(("bonus", "name", *(("label",) if form > 1 else ())))
    return continent.number("bonus", 0, 99)


def _members(continents: dict[str, Table], territories: dict[str, Table], form: int) -> list[list[int]]:
    """The numbers of each continent's territories; it has one at least."""
    homes = [table.choice("continent", continents, "continent") for table in territories.values()]
    for table in territories.values():
        table.only(("continent", *WAYS, "symbol", "stars", "name", *(("label",) if form > 1 else ())))
    for name, table in continents.items():
        if name not in homes:
            table.faults.add(table.path, "no territory belongs to this continent", kind="empty")
    return [[i for i, home in enumerate(homes) if home == name] for name in continents]


def _symbol(i: int, territory: Table, symbols: list[str]) -> int:
    """The number of the symbol on a territory's card; without one the symbols are dealt in order."""
    if "symbol" not in territory:
        return i % 3
    symbol = territory.choice("symbol", symbols, "symbol")
    return symbols.index(symbol) if symbol else 0


def _titles(table: Table, form: int) -> dict[str, str]:
    """The names of a continent or territory by language."""
    if "name" not in table:
        return {}
    names = table.table("name")
    if form > 1 and len(names.values) > LANGUAGES:
        table.fault("name", f"is given in {len(names.values)} languages; {LANGUAGES} are the most")
    for language in names.values:
        if not _LANGUAGE.fullmatch(language):
            names.fault(language, "a language is two letters, perhaps with an edition: de, de_2010")
    return {language: _title(names, language, form) for language in names.values}


def _title(table: Table, key: str, form: int) -> str:
    """A name under a key; since format 2 it is short, and nothing that a browser could take for a tag."""
    if form == 1:
        return table.line(key)
    title = table.line(key, TITLE)
    if "<" in title or ">" in title:
        table.fault(key, "a name has no < or >")
    return title


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


def _check_connected(territories: dict[str, Table], borders: dict[str, list[str]], members: list[list[int]]) -> None:
    """Every territory can be reached from every other, within these continents too; the largest part counts as the whole."""
    _cut_off(territories, borders, "the rest of the map", "cut-off")
    ids = list(territories)
    for numbers in members:
        own = dict.fromkeys(ids[t] for t in numbers)
        _cut_off(territories, {t: [other for other in borders[t] if other in own] for t in own}, "the rest of its continent", "parted")


def _cut_off(territories: dict[str, Table], borders: dict[str, list[str]], rest: str, kind: str) -> None:
    parts = sorted(_parts(borders), key=len, reverse=True)
    for part in parts[1:]:
        names = ", ".join(part[:5]) + (f" and {len(part) - 5} more" if len(part) > 5 else "")
        table = territories[part[0]]
        table.faults.add(table.path, f"no border leads to {rest} (cut off: {names})", kind=kind)


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
