"""Mountains between territories that touch but are no neighbours: peaks along their border, as in web/src/map/peaks.ts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise
from math import dist, hypot
from typing import Final

from feldherr.maps.drawing import Line

FIRST: Final = 4
APART: Final = 15
STEEP: Final = 3  # peaks stand so much closer where a border runs up and down
ASIDE: Final = 6
LOW, HIGH = 14, 19

Point = tuple[float, float]
Peak = tuple[float, float, float]  # x and y of its foot, its height


def border(one: Iterable[Line], other: Iterable[Line]) -> list[list[Point]]:
    """The lines along which the outlines of two territories touch."""
    theirs = {frozenset(side) for ring in other for side in _sides(ring)}
    out: list[list[Point]] = []
    for ring in one:
        sides = _sides(ring)
        first = next((i for i, side in enumerate(sides) if frozenset(side) not in theirs), 0)
        for shared, run in groupby(sides[first:] + sides[:first], lambda side: frozenset(side) in theirs):
            ends = list(run)
            out += [[ends[0][0], *(b for _, b in ends)]] if shared else []
    return out


def _sides(ring: Line) -> list[tuple[Point, Point]]:
    return list(pairwise((*ring, ring[0])))


def peaks(lines: Iterable[list[Point]], unit: float = 1) -> list[Peak]:
    """The peaks along some lines, the farthest first, always the same ones; all is larger than usual by `unit`."""
    out, chance, side = [], _dice(), 1
    for line in lines:
        long, steep = sum(dist(a, b) for a, b in pairwise(line)) / unit, 0.0
        at = min(float(FIRST), long / 2)
        while at < long:
            here, back, ahead = (_along(line, d * unit) for d in (at, at - ASIDE, at + ASIDE))
            steep = abs(ahead[1] - back[1]) / (dist(ahead, back) or 1)
            x = here[0] + (3 * next(chance) - 1.5 + side * ASIDE * steep) * unit
            out.append((x, here[1] + (4 * next(chance) + 3) * unit, (LOW + (HIGH - LOW) * next(chance)) * unit))
            at, side = at + APART - STEEP * steep, -side
    return sorted(out, key=lambda peak: peak[1])


def _along(line: list[Point], far: float) -> Point:
    """The point of a line that is so far from its beginning; its ends have no beyond."""
    left = max(0.0, far)
    for (ax, ay), (bx, by) in pairwise(line):
        step = hypot(bx - ax, by - ay)
        if left <= step and step:
            return ax + (bx - ax) * left / step, ay + (by - ay) * left / step
        left -= step
    return line[-1]


def _dice() -> Iterator[float]:
    """Numbers from 0 to 1 that look like chance and are always the same."""
    state = 1
    while True:
        state = (state * 75 + 74) % 65537
        yield state / 65537
