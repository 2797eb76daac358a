"""Drafts of maps: what is wrong with one while somebody works on it, and changes that need geometry. It may have faults all the time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from feldherr.maps import reader
from feldherr.maps.editor import changes
from feldherr.maps.faults import Fault
from feldherr.maps.generator.bonus import bonus, border_territories
from feldherr.maps.reader import MapError

DEEDS: Final = {"split": changes.split, "join": changes.join, "sail": changes.sail}  # by name: data, territories, a line → data


@dataclass(frozen=True)
class Draft:
    """A map on which somebody works."""

    text: str  # in one line of JSON
    faults: tuple[Fault, ...]
    worth: dict[str, int]  # of each continent, by the rule of new worlds; nothing while the tables are not in order


def drafted(text: str, deed: str = "", on: Sequence[str] = (), line: Sequence[int] = ()) -> Draft:
    """A draft, checked; after a deed if one is asked for. MapError if the text is no map at all, or the deed can't be done."""
    data, faults = _read(text)
    if not deed:
        return _draft(data, faults)
    if deed not in DEEDS:
        raise MapError(f"map: {', '.join(DEEDS)} can be done")
    if not _in_order(faults):
        raise MapError("map: has faults that have to be mended first")
    changed = DEEDS[deed](data, on, line)
    return _draft(*_read(_line(changed)))


def _read(text: str) -> tuple[dict[str, Any], tuple[Fault, ...]]:
    """The tables of a draft, and what is wrong with them."""
    try:
        return reader.parse(text, "map").data, ()
    except MapError as e:
        if not e.faults or not e.whole or not all(fault.kind for fault in e.faults):
            raise
        return reader.tables(text, "map"), e.faults


def _in_order(faults: tuple[Fault, ...]) -> bool:
    return all(fault.kind != "empty" for fault in faults)


def _draft(data: dict[str, Any], faults: tuple[Fault, ...]) -> Draft:
    return Draft(_line(data), faults, worth(data))


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def worth(data: dict[str, Any]) -> dict[str, int]:
    """What each continent is worth by the rule of new worlds."""
    lands = data["territory"]
    number = {t: i for i, t in enumerate(lands)}
    near = [[number[other] for other in (*table.get("land", ()), *table.get("sea", ()))] for table in lands.values()]
    members = {c: [number[t] for t, table in lands.items() if table["continent"] == c] for c in data["continent"]}
    return {c: bonus(len(own), border_territories(own, near)) for c, own in members.items()}
