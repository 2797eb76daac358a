"""Outlines cut in two and put together: rings as sets of sides, of which those that two have in common fall away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from feldherr.maps.drawing import Line, Spot, area, inside
from feldherr.maps.generator.labels import room

Side = tuple[Spot, Spot]  # its ends, the smaller one first
STEPS: Final = 24  # each way, at which a place for a counter is looked for


def spots(text: str) -> Line:
    """A line of a map file as points."""
    row = [int(n) for n in text.split(" ")]
    return tuple(zip(row[::2], row[1::2], strict=True))


def side(a: Spot, b: Spot) -> Side:
    """A side, whichever end comes first."""
    return (a, b) if a < b else (b, a)


def sides(rings: Iterable[Line]) -> set[Side]:
    """The sides of rings with an even-odd fill; what is there twice parts nothing."""
    out: set[Side] = set()
    for ring in rings:
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            out ^= {side(a, b)} if a != b else set()
    return out


def rings(of: Iterable[Side]) -> tuple[Line, ...]:
    """The rings that sides form, the largest first."""
    beside: dict[Spot, set[Spot]] = {}
    for a, b in of:
        beside.setdefault(a, set()).add(b)
        beside.setdefault(b, set()).add(a)
    out = []
    for start in sorted(beside):
        while beside[start]:
            out += _loops(beside, start)
    return tuple(sorted((ring for ring in out if area(ring)), key=lambda ring: (-abs(area(ring)), ring)))


def _loops(beside: dict[Spot, set[Spot]], start: Spot) -> list[Line]:
    """Walk from a point until it is reached again; where the way crosses itself, a ring is closed off."""
    out, way = [], [start]
    while beside[way[-1]]:
        at, after = way[-1], min(beside[way[-1]])
        beside[at].discard(after)
        beside[after].discard(at)
        if after in way:
            begin = way.index(after)
            out.append(tuple(way[begin:]))
            del way[begin + 1 :]
        else:
            way.append(after)
    return out


def crossings(of: Iterable[Line], a: Spot, b: Spot) -> dict[Side, Spot]:
    """Where the straight line through two points crosses each side that it crosses, rounded to whole numbers."""
    out: dict[Side, Spot] = {}
    for p, q in sides(of):
        left, right = beyond(a, b, p), beyond(a, b, q)
        if (left >= 0) != (right >= 0):
            out[p, q] = tuple((m * (left - right) + (n - m) * left) // (left - right) for m, n in zip(p, q, strict=True))  # type: ignore[assignment]
    return out


def beyond(a: Spot, b: Spot, at: Spot) -> int:
    """On which side of the line from a to b a point lies, by the sign; 0 on it."""
    return (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])


def with_points(ring: Line, at: dict[Side, Spot]) -> Line:
    """A ring with further points on some of its sides."""
    out: list[Spot] = []
    for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
        between = at.get(side(p, q))
        out += [p] if between is None or between in (p, q) else [p, between]
    return tuple(out)


def cut(of: Sequence[Line], a: Spot, b: Spot) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Rings parted by the straight line through two points: what lies on one side of it, and on the other."""
    at = crossings(of, a, b)
    along = sorted(at.values(), key=lambda p: (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]))
    halves: list[set[Side]] = [set(), set()]
    for p, q in sides(of):
        first, last = beyond(a, b, p) >= 0, beyond(a, b, q) >= 0
        middle = at.get((p, q), q)
        for end, half in ((p, first), (q, last)):
            halves[half] ^= {side(end, middle)} if end != middle and (first != last or end == p) else set()
    for p, q in zip(along[::2], along[1::2], strict=True):
        if p != q:
            halves = [each ^ {side(p, q)} for each in halves]
    return rings(halves[0]), rings(halves[1])


def roomiest(of: Sequence[Line]) -> Spot | None:
    """The place inside of rings with most room around it, of many that are looked at; None if they are too thin for any."""
    main = of[0]
    west, north = (min(p[n] for p in main) for n in (0, 1))
    wide, high = (max(p[n] for p in main) - low for n, low in ((0, west), (1, north)))
    grid = [(west + wide * i // STEPS, north + high * j // STEPS) for i in range(1, STEPS) for j in range(1, STEPS)]
    lists = [list(ring) for ring in of]
    return max((at for at in grid if inside(at, of)), key=lambda at: (room(at, lists), at), default=None)
