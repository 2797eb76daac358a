"""Sea lanes: those that join what the sea parts, and some more, so that no coast is the end of the world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldherr.maps.generator.land import SEA
from feldherr.maps.generator.mesh import Mesh, Spot
from feldherr.maps.generator.outlines import Ring, eased, thinned

Pair = tuple[int, int]
LONGEST: Final = 190  # thousandths of the sheet's width: a lane nobody needs is no longer than this
DETOUR: Final = 3  # an extra lane must shorten a way by at least this many borders
BUSY: Final = 3  # no territory has more of them


@dataclass(frozen=True)
class Lane:
    """A way across the sea: the cells it leads over, from coast to coast, and how long it is."""

    pair: Pair
    cells: tuple[int, ...]


class Water:
    """The sea as ships see it: which coast is nearest to each cell, and how to get there."""

    def __init__(self, mesh: Mesh, region: list[int]) -> None:
        self.mesh, self.region = mesh, region
        self.nearest = list(region)
        self.back = [-1] * mesh.size
        self.steps = [0] * mesh.size
        wave = [i for i in range(mesh.size) if region[i] != SEA and any(j >= 0 and region[j] == SEA for j in mesh.around[i])]
        for i in wave:  # grows while it is walked through
            for j in mesh.around[i]:
                if j >= 0 and self.nearest[j] == SEA:
                    self.nearest[j], self.back[j], self.steps[j] = self.nearest[i], i, self.steps[i] + 1
                    wave.append(j)

    def lanes(self) -> list[Lane]:
        """The shortest way between each two territories that face each other across the sea, the shortest first."""
        best: dict[Pair, tuple[int, int, int]] = {}
        for i in range(self.mesh.size):
            for j in self.mesh.around[i][:3]:
                a, b = self.nearest[i], self.nearest[j] if j >= 0 else SEA
                if a != b and SEA not in (a, b) and SEA in (self.region[i], self.region[j]):
                    pair = (min(a, b), max(a, b))
                    best[pair] = min(best.get(pair, (self.mesh.size, 0, 0)), (self.steps[i] + self.steps[j] + 1, i, j))
        return [Lane(pair, self._way(i, j, pair)) for pair, (_, i, j) in sorted(best.items(), key=lambda item: (item[1], item[0]))]

    def _way(self, i: int, j: int, pair: Pair) -> tuple[int, ...]:
        if self.nearest[i] != pair[0]:
            i, j = j, i
        return (*self._home(i)[::-1], *self._home(j))

    def _home(self, i: int) -> list[int]:
        out = [i]
        while self.back[out[-1]] >= 0:
            out.append(self.back[out[-1]])
        return out


def chosen(lanes: list[Lane], land: set[Pair], home: list[int], mesh: Mesh) -> list[Lane] | None:
    """The lanes of a world: first those that join each continent, then those that join all, then shortcuts; None if it can't be joined.

    `home` is the continent of each territory.
    """
    count = len(home)
    taken: list[Lane] = []
    for within in (True, False):
        ones = home if within else [0] * count  # what is to be joined: continents, then the world
        links = {(a, b) for a, b in land if ones[a] == ones[b]} | {lane.pair for lane in taken}
        part = _parts(count, links)
        for lane in lanes:
            a, b = lane.pair
            if ones[a] == ones[b] and part[a] != part[b]:
                taken += [lane] if lane.pair not in land else []
                old, new = part[a], part[b]
                part = [new if p == old else p for p in part]
        if any(ones[a] == ones[b] and part[a] != part[b] for a in range(count) for b in range(a)):
            return None
    return taken + _shortcuts(lanes, taken, land, count, mesh)


def _shortcuts(lanes: list[Lane], taken: list[Lane], land: set[Pair], count: int, mesh: Mesh) -> list[Lane]:
    near: list[set[int]] = [set() for _ in range(count)]
    ends = [0] * count
    for a, b in land | {lane.pair for lane in taken}:
        near[a].add(b)
        near[b].add(a)
    for lane in taken:
        ends[lane.pair[0]] += 1
        ends[lane.pair[1]] += 1
    out: list[Lane] = []
    for lane in lanes:
        a, b = lane.pair
        far = 2 * len(lane.cells) * mesh.a > mesh.width * LONGEST // 1000
        if not far and ends[a] < BUSY and ends[b] < BUSY and _steps(near, a, b) >= DETOUR:
            out.append(lane)
            near[a].add(b)
            near[b].add(a)
            ends[a] += 1
            ends[b] += 1
    return out


def _parts(count: int, links: set[Pair]) -> list[int]:
    part = list(range(count))
    for a, b in sorted(links):
        old, new = part[a], part[b]
        part = [new if p == old else p for p in part] if old != new else part
    return part


def _steps(near: list[set[int]], a: int, b: int) -> int:
    """How many borders lead from one territory to another."""
    seen, edge, steps = {a}, {a}, 0
    while b not in seen:
        edge = {t for s in edge for t in near[s]} - seen
        seen |= edge
        steps += 1
        if not edge:
            return len(near)
    return steps


def drawn(mesh: Mesh, lane: Lane, rings: list[list[Ring]]) -> Ring:
    """The line of a lane, from a little inland to a little inland: straight if nothing lies in its way, else the soft way of the ships."""
    line: list[Spot] = [mesh.heart(i) for i in lane.cells]
    others = [ring for t, own in enumerate(rings) if t not in lane.pair for ring in own]
    if _clear(line[0], line[-1], others):
        return [line[0], line[-1]]
    for _ in range(6):
        line = eased(line)
    return thinned(line, 25)


def _clear(a: Spot, b: Spot, rings: list[Ring]) -> bool:
    """Whether the straight way between two spots crosses none of the rings."""
    left, right, top, low = min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])
    for ring in rings:
        c = ring[-1]
        for d in ring:
            near = max(c[0], d[0]) >= left and min(c[0], d[0]) <= right and max(c[1], d[1]) >= top and min(c[1], d[1]) <= low
            if near and _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b):
                return False
            c = d
    return True


def _side(a: Spot, b: Spot, c: Spot) -> bool:
    """On which side of the line from a to b a spot lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def around(mesh: Mesh, region: list[int], near: list[set[int]]) -> tuple[Pair, Ring] | None:
    """A lane round the back of the world: the territories farthest west and east, if nothing else joins them."""
    west = min((i for i in range(mesh.size) if region[i] != SEA), key=lambda i: (mesh.heart(i)[0], i))
    east = max((i for i in range(mesh.size) if region[i] != SEA), key=lambda i: (mesh.heart(i)[0], i))
    pair = (region[west], region[east])
    if pair[0] == pair[1] or _steps(near, *pair) < DETOUR + 2:
        return None
    return pair, [mesh.heart(west), mesh.heart(east)]
