"""Maps out of foreign files: SVG and GeoJSON with named regions, and the files of Domination. Facts about the formats, code of our own.

Whatever is in a file, nothing in it is executed and nothing it refers to is opened; sizes are limited before anything is unpacked.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any, Final

from feldherr.maps import reader, text
from feldherr.maps.faults import quote
from feldherr.maps.generator.bonus import bonus, border_territories
from feldherr.maps.generator.world import SYMBOLS, flat, lane_tables
from feldherr.maps.importer import domination, geojson, svg
from feldherr.maps.importer.plan import LARGEST, Plan
from feldherr.maps.importer.trace import Pair, Traced, traced
from feldherr.maps.reader import TITLE, Map, MapError

ENDINGS: Final = (".svg", ".geojson", ".json", ".map")  # of the file that says what is on the map
BESIDE: Final = (".cards", ".png", ".gif")  # of those that belong to a .map
MOST_FILES: Final = 8
NOWHERE: Final = "Elsewhere"  # the continent of those that name none where others do
ABOUT: Final = "Imported by `feldherr map import`: look through the neighbours (land, sea, mountain), continents and bonuses."


@dataclass(frozen=True)
class Imported:
    """A map out of foreign files, and what somebody should look at."""

    data: dict[str, Any]  # the tables of the map
    drawn: bool  # the borders were taken from the drawing
    enlarged: list[str]  # territories that were too small to be seen
    mountains: list[tuple[str, str]]  # territories that touch, but whose file lists no border
    one_way: list[tuple[str, str]]  # borders that only one side lists
    grouped: bool  # nobody said what its continents are

    @property
    def text(self) -> str:
        """The map file."""
        return text.toml(self.data, ABOUT)

    def map(self) -> Map:
        """The map, checked like every other one; MapError tells what has to be mended by hand."""
        return reader.parse(self.text, "map")


def import_files(paths: Iterable[str | Path]) -> Imported:
    """The map of some files on the disk; only these are opened."""
    files: dict[str, bytes] = {}
    for path in map(Path, paths):
        try:
            with path.open("rb") as file:
                files[str(path)] = file.read(LARGEST + 1)
        except OSError as e:
            raise MapError(f"{path}: cannot be read: {e.strerror}") from None
        except ValueError:  # a NUL or half a character in it
            raise MapError(f"{quote(str(path))} is no path of a file") from None
    return imported(files)


def imported(files: Mapping[str, bytes]) -> Imported:
    """The map of some files, by their names; MapError says why there is none."""
    if len(files) > MOST_FILES:
        raise MapError(f"give at most {MOST_FILES} files")
    for name, data in files.items():
        if len(data) > LARGEST:
            raise MapError(f"{name}: is larger than {LARGEST} bytes")
    named = [name for name in files if name.lower().endswith(ENDINGS)]
    if len(named) != 1:
        raise MapError("give one file that ends in .svg, .geojson or .map, and with a .map its .cards and its picture")
    (source,) = named
    plan = _plan(files, source)
    try:
        found = traced(plan)
    except MapError as e:
        raise MapError(f"{source}: {e}") from None
    return _tables(plan, found, plan.name or svg.tidy(PurePath(source).stem))


def _plan(files: Mapping[str, bytes], source: str) -> Plan:
    ending = PurePath(source).suffix.lower()
    if ending == ".map":
        return domination.plan(files, source)
    if ending == ".svg":
        return svg.plan(files[source], source)
    try:
        return geojson.plan(files[source].decode().removeprefix("\ufeff"), source)
    except UnicodeDecodeError:
        raise MapError(f"{source}: is not UTF-8") from None


def _tables(plan: Plan, found: Traced, name: str) -> Imported:
    """The tables of a map file, and what to look at, by ids."""
    titles = _continents(plan, found)
    count = len(plan.places)
    ids = _ids([*(place.name["en"] for place in plan.places), *titles])
    places, homes = ids[:count], ids[count:]
    lands = range(len(places))
    near = found.near()
    members = [[t for t in lands if found.home[t] == c] for c in range(len(homes))]
    worth = [plan.bonus.get(title, bonus(len(own), border_territories(own, near))) for title, own in zip(titles, members, strict=True)]
    data = {
        "map": {"format": 2, "name": name[:TITLE], "symbols": SYMBOLS, "size": list(found.size)},
        "continent": {
            homes[c]: {"bonus": worth[c], "name": {"en": title}, "label": list(found.titles[c])} for c, title in enumerate(titles)
        },
        "territory": {places[t]: _territory(plan, found, t, homes, places) for t in lands},
        "lane": lane_tables(found, places),
        "shape": {places[t]: [flat(ring) for ring in found.rings[t]] for t in lands},
    }

    def named(pairs: Iterable[Pair]) -> list[tuple[str, str]]:
        return [(places[a], places[b]) for a, b in sorted(pairs)]

    enlarged = [places[t] for t in found.enlarged]
    return Imported(data, plan.borders is None, enlarged, named(found.mountains), named(plan.one_way), found.grouped)


def _continents(plan: Plan, found: Traced) -> list[str]:
    """What the continents are called; those that are our guess by what their first territories are."""
    first = {c: t for t, c in reversed(list(enumerate(found.home)))}
    if found.grouped:
        return [f"{plan.places[first[c]].name['en']} +"[:TITLE] for c in sorted(first)]
    return [plan.places[first[c]].continent or NOWHERE for c in sorted(first)]


def _territory(plan: Plan, found: Traced, t: int, homes: list[str], places: list[str]) -> dict[str, Any]:
    out: dict[str, Any] = {"continent": homes[found.home[t]]}
    for way, links in (("land", found.land), ("sea", set(found.lanes)), ("mountain", found.mountains)):
        near = [places[other] for other in range(len(places)) if (min(t, other), max(t, other)) in links]
        out |= {way: near} if near else {}
    place = plan.places[t]
    return out | {"symbol": place.symbol or SYMBOLS[t % 3], "name": place.name, "label": list(found.tokens[t])}


def _ids(names: list[str]) -> list[str]:
    """An id for each name, none twice and none that means something else."""
    out: dict[str, None] = {}
    for n, name in enumerate(names):
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        word = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:30]
        word = word if word[:1].isalpha() and not reader.RESERVED.fullmatch(word) else f"land_{word}".strip("_")
        out[f"{word}_{n}" if word in out else word] = None
    return list(out)
