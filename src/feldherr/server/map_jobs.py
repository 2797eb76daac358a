"""Maps for tables: new worlds, and those that people bring. Worker processes do this: it takes its time."""

from __future__ import annotations

from base64 import b64decode
from typing import Any, cast

from feldherr import maps
from feldherr.maps import reader
from feldherr.maps.editor import drafted
from feldherr.maps.faults import LARGEST, LONGEST, quote
from feldherr.maps.generator import new_map
from feldherr.maps.generator.world import FEWEST
from feldherr.maps.importer import imported
from feldherr.maps.text import line
from feldherr.server import wire

MOST_TERRITORIES = 120  # of a new world here: larger ones take many seconds


def map_line(wish: wire.MapWish) -> str:
    """The map that was asked for, checked and written out in one line; ValueError says what is wrong with it."""
    if wish.files:
        return line(imported({name: _unpacked(data) for name, data in wish.files.items()}).map())
    if not wish.text:
        return line(new_map(wish.seed, wish.territories))
    return line(reader.parse(wish.text.removeprefix("\ufeff"), "map"))


def draft(edit: wire.MapEdit) -> wire.MapDraft:
    """A draft of a map, after the deed that was asked for, with all its faults; ValueError if it is no map, or the deed can't be done."""
    text, remarks = _begun(edit)
    found = drafted(text, edit.deed, edit.on, edit.line)
    faults = [wire.MapFault(cast(Any, fault.kind), fault.path[1], fault.other) for fault in found.faults]
    return wire.MapDraft(found.text, faults, found.worth, remarks)


def _begun(edit: wire.MapEdit) -> tuple[str, wire.MapRemarks | None]:
    """The text of a draft: as it is, a built-in map, or one out of foreign files, whatever its faults; and what to look at there."""
    if edit.name:
        maps.named(edit.name)
        return line(maps.read(edit.name)), None
    if edit.files:
        found = imported({name: _unpacked(data) for name, data in edit.files.items()})
        mountains, one_way = ([list(each) for each in pairs] for pairs in (found.mountains, found.one_way))
        return found.text, wire.MapRemarks(found.drawn, mountains, one_way, found.enlarged, found.grouped)
    return edit.text.removeprefix("\ufeff"), None


def _unpacked(data: str) -> bytes:
    try:
        return b64decode(data, validate=True)
    except ValueError:
        raise ValueError("map: a file is not in Base64") from None


def check_size(wish: wire.MapWish | wire.MapEdit) -> None:
    """Raise ValueError if this is more than a worker shall begin with."""
    if len(wish.text.encode(errors="replace")) > LARGEST:
        raise ValueError(f"map: a map has at most {LARGEST} bytes")
    for name in wish.files:
        if not name.isprintable() or len(name) > LONGEST:
            raise ValueError(f"map: {quote(name)} is no name of a file")
    if isinstance(wish, wire.MapEdit):
        if len(wish.on) > 2 or len(wish.line) > 4 or any(not 0 <= n < 1 << 20 for n in wish.line):
            raise ValueError("map: a deed is about two territories at most, and a line about two points of the sheet")
        return
    if not FEWEST <= wish.territories <= MOST_TERRITORIES:
        raise ValueError(f"map: a new world has {FEWEST} to {MOST_TERRITORIES} territories here")
    if not 0 <= wish.seed < 1 << 63:
        raise ValueError(f"map: a seed is a whole number from 0 to {(1 << 63) - 1}")
