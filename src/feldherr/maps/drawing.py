"""What a map looks like: outlines, places for counters and names, sea lanes; all in whole numbers on one sheet.

The checks are about what a player sees: neighbours by land share a piece of outline, nobody else does, and every counter stands in its
territory.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from feldherr.maps.faults import Table, quote

Spot = tuple[int, int]
Line = tuple[Spot, ...]
Pair = tuple[str, str]
SIDE: Final = (100, 32_000)  # how wide and how high a sheet can be
RINGS: Final = 60  # of a territory
POINTS: Final = 40_000  # of all outlines and lanes
PIECES: Final = 2  # of a lane: two if it goes round the back of the world, one at either margin
_LINE: Final = re.compile(r"\d{1,5} \d{1,5}(?: \d{1,5} \d{1,5})*", re.ASCII)


@dataclass(frozen=True, eq=False)
class Drawing:
    """A drawn map. Outlines have an even-odd fill: a lake is a ring in a ring."""

    width: int
    height: int
    outlines: dict[str, tuple[Line, ...]]  # of each territory
    labels: dict[str, Spot]  # of each territory: where its counter stands; of some continents: where their name is written
    lanes: dict[Pair, tuple[Line, ...]]  # of the sea lines that are drawn, each pair in alphabetical order


def pair(a: str, b: str) -> Pair:
    """Two territories, whichever is named first."""
    return (a, b) if a < b else (b, a)


class Pencil:
    """Reads a drawing out of a map's tables; what is wrong becomes a fault."""

    def __init__(self, top: Table, continents: Mapping[str, Table], territories: Mapping[str, Table]) -> None:
        self.top, self.continents, self.territories = top, continents, territories
        self.points = 0
        self.width, self.height = self._size(top.table("map"))

    def read(self) -> Drawing:
        """The drawing; its stand-ins are good for nothing if there were faults."""
        shapes = self.top.table("shape")
        shapes.only(self.territories)
        outlines = {t: self._lines(shapes, t, RINGS, 3) for t in self.territories}
        labels = {t: self._label(table) for t, table in self.territories.items()}
        labels |= {c: self._label(table) for c, table in self.continents.items() if "label" in table}
        return Drawing(self.width, self.height, outlines, labels, self._lanes())

    def _size(self, head: Table) -> Spot:
        size = head.numbers("size", SIDE[0], SIDE[1], 2)
        return size[0], size[1]

    def _label(self, table: Table) -> Spot:
        x, y = table.numbers("label", 0, SIDE[1], 2)
        if not self._inside((x, y)):
            table.fault("label", f"{x}, {y} lies outside of the map, which is {self.width} wide and {self.height} high")
        return x, y

    def _inside(self, at: Spot) -> bool:
        return at[0] <= self.width and at[1] <= self.height

    def _lanes(self) -> dict[Pair, tuple[Line, ...]]:
        out: dict[Pair, tuple[Line, ...]] = {}
        under = self.top.table("lane") if "lane" in self.top else None
        for a in under.values if under else ():
            if a not in self.territories:
                under.fault(a, f"no territory is called {quote(a)}", a, self.territories)  # type: ignore[union-attr]
                continue
            ends = under.table(a)  # type: ignore[union-attr]
            sea = self.territories[a].values.get("sea")
            for b in ends.values:
                if not isinstance(sea, list) or b not in sea:
                    ends.fault(b, f"{quote(a)} does not list {quote(b)} under sea")
                elif pair(a, b) in out:
                    ends.fault(b, "this lane is there twice")
                else:
                    out[pair(a, b)] = self._lines(ends, b, PIECES, 2)
        return out

    def _lines(self, table: Table, key: str, most: int, least: int) -> tuple[Line, ...]:
        """The lines under a key, each a text of whole numbers: x and y of a point, of the next one …"""
        texts = table.texts(key, most)
        return tuple(self._line(table, key, text, least) for text in texts)

    def _line(self, table: Table, key: str, text: str, least: int) -> Line:
        if not _LINE.fullmatch(text):
            table.fault(
                key, 'must be lines like "10 20 30 20 30 40": x and y of one point after another, whole numbers with a space between'
            )
            return ()
        row = [int(n) for n in text.split(" ")]
        line = tuple(zip(row[::2], row[1::2], strict=True))
        self.points += len(line)
        if self.points > POINTS:
            if self.points - len(line) <= POINTS:
                table.fault(key, f"a map has at most {POINTS} points")
            return ()
        if len(line) < least:
            table.fault(key, f"a line has at least {least} points, this one {len(line)}")
        elif least == 3 and area(line) == 0:
            table.fault(key, "an outline has to go around something")
        outside = next((at for at in line if not self._inside(at)), None)
        if outside:
            table.fault(key, f"{outside[0]} {outside[1]} lies outside of the map, which is {self.width} wide and {self.height} high")
        return line


def check(drawing: Drawing, top: Table, territories: Mapping[str, Table], borders: Iterable[Pair]) -> None:
    """Counters stand in their territories; those that border by land or mountain share a piece of outline, and no others do."""
    for t, table in territories.items():
        if not inside(drawing.labels[t], drawing.outlines[t]):
            table.faults.add((*table.path, "label"), "does not lie inside the territory's shape", kind="outside")
    touching, wanted = contacts(drawing.outlines), set(borders)
    for a, b in sorted(wanted - touching):
        what = f"shares no piece of outline with {quote(b)}, which it borders; two points in a row must be the same in both"
        top.faults.add(("shape", a), what, kind="apart", other=b)
    for a, b in sorted(touching - wanted):
        top.faults.add(("shape", a), f"touches {quote(b)}, which it lists neither under land nor under mountain", kind="touching", other=b)


def contacts(outlines: Mapping[str, tuple[Line, ...]]) -> set[Pair]:
    """All pairs that share a piece of outline: the same two points in a row."""
    owners: dict[tuple[Spot, Spot], list[str]] = {}
    for t, rings in outlines.items():
        for ring in rings:
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                owners.setdefault((a, b) if a < b else (b, a), []).append(t)
    return {pair(who[0], other) for who in owners.values() for other in who[1:] if other != who[0]}


def area(ring: Line) -> int:
    """Twice the area inside of a ring; negative if it runs the other way round."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True))


def inside(at: Spot, rings: Iterable[Line]) -> bool:
    """Whether a spot lies inside of rings with an even-odd fill."""
    x, y = at
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and ((x - ax) * (by - ay) < (bx - ax) * (y - ay)) == (by > ay):
                odd = not odd
    return odd
