"""Maps: the built-in ones, those of people's own, and new worlds. A map is one file that carries everything (see docs/formats.md)."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from feldherr.engine.board import Board
from feldherr.maps import reader
from feldherr.maps.drawing import Drawing
from feldherr.maps.faults import fetch, is_id, quote
from feldherr.maps.reader import Map, MapError, of
from feldherr.maps.text import bare, line
from feldherr.maps.variants import VARIANTS, base_of, varied
from feldherr.plugins import take_all

__all__ = [
    "NAMES",
    "VARIANTS",
    "Map",
    "MapError",
    "carried",
    "drawing_of",
    "given",
    "known",
    "load",
    "named",
    "names",
    "of",
    "parse",
    "read",
    "register",
    "register_installed",
    "titles",
    "unadorned",
    "written_out",
]

NAMES: Final = ("world", "ancient_earth", "tiny")
ENDINGS: Final = (".toml", ".json")  # of map files

_registered: Final[dict[str, Board]] = {}


def names() -> tuple[str, ...]:
    """The maps that have a name: the built-in ones, their variants, then those that were registered."""
    return (*NAMES, *VARIANTS, *_registered)


def register(board_or_path: Board | str | Path, name: str = "") -> Board:
    """Give your own map a name (its own one if none is given), by which it is loaded; refuses one that is taken or badly formed."""
    board = board_or_path if isinstance(board_or_path, Board) else read(board_or_path).board
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
    """A built-in or registered map by its name, never a file."""
    if name not in names():
        register_installed()
    if name not in names():
        raise MapError(f"map: there are {', '.join(names())}, not {quote(name[:40])}")
    return load(name)


def load(name_or_path: str | Path) -> Board:
    """The board of a map: a built-in or registered one by its name, another by the path of its file, or written out in one line."""
    name = str(name_or_path)
    if written_out(name):
        return _read_line(name).board
    if name not in names() and not name.endswith(ENDINGS):
        register_installed()
    return _registered[name] if name in _registered else read(name).board


def read(name_or_path: str | Path) -> Map:
    """A built-in map or variant by its name, or your own map by the path of its file."""
    name = str(name_or_path)
    return _built_in(name) if name in NAMES or name in VARIANTS else _read(name)


def parse(text: str, source: str) -> Board:
    """The board of the map that a text describes; `source` is what messages call that text."""
    return reader.parse(text, source).board


def carried(name_or_path: str) -> str:
    """What a saved game says of a map: a name stays; a file or a variant is written out, so that the game never depends on it."""
    own = name_or_path not in names() and name_or_path.endswith(ENDINGS)
    return line(read(name_or_path)) if own or name_or_path in VARIANTS else name_or_path


def called(name_or_line: str) -> str:
    """A map of a saved game in a word or two: a name stays, one that is written out tells its own."""
    return known(name_or_line).name if written_out(name_or_line) else name_or_line


def given(name_or_line: str) -> Board:
    """The board of a map that somebody has sent: named, or written out and then checked as a whole. It can't name a file."""
    return _read_line(name_or_line).board if written_out(name_or_line) else named(name_or_line)


def known(name_or_line: str) -> Board:
    """The same for a map that was checked before: what is drawn on it is passed over, which takes a fraction of the time."""
    return _read_line(unadorned(name_or_line)).board if written_out(name_or_line) else named(name_or_line)


def unadorned(name_or_line: str) -> str:
    """A map that was checked before, as computers need it: without names and drawing."""
    return bare(json.loads(name_or_line)) if written_out(name_or_line) else name_or_line


def titles(line_of_map: str) -> dict[str, dict[str, str]]:
    """The names of all continents and territories of a map that is written out, by language."""
    data = json.loads(line_of_map)
    return {name: table.get("name", {}) for kind in ("continent", "territory") for name, table in data[kind].items()}


def written_out(name_or_line: str) -> bool:
    """Whether this is not the name of a map, but a whole map in one line."""
    return name_or_line.startswith("{")


def drawing_of(board: Board) -> Drawing | None:
    """What a board looks like: outlines, places for counters, sea lanes; None if nobody has drawn it."""
    found = of(board)
    return found.drawing if found else None


@lru_cache(maxsize=32)
def _read_line(text: str) -> Map:
    return reader.parse(text, "map")


@cache
def _built_in(name: str) -> Map:
    return _read_line(json.dumps(varied(name, _built_in(base_of(name)).data))) if name in VARIANTS else _read(name)


def _read(name: str) -> Map:
    return reader.parse(fetch(name, NAMES, __name__, "map", MapError, ENDINGS), name)
