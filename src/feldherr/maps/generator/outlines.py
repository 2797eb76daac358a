"""Outlines: chains of edges between regions, softened; both neighbours get the very same points."""

from __future__ import annotations

import itertools
from typing import Final

from feldherr.maps.generator.land import SEA
from feldherr.maps.generator.mesh import Corner, Mesh, Spot, far
from feldherr.maps.generator.source import mix

Ring = list[Spot]
COAST: Final = (44, 34, 26)  # per cent of its length by which a piece of coast is shaken in the middle, from coarse to fine
BORDER: Final = 10


def outlines(mesh: Mesh, region: list[int], count: int) -> list[list[Ring]]:
    """The rings of each territory, in tenths of a unit; lakes are rings of their own."""
    step: list[dict[Corner, tuple[Corner, int]]] = [
        {} for _ in range(count)
    ]  # along the outline: the next corner, who is on the other side
    meeting: dict[Corner, set[int]] = {}
    for i in range(mesh.size):
        own = region[i]
        for k, j in enumerate(mesh.around[i]) if own != SEA else ():
            if j < 0 or region[j] != own:
                a, b = mesh.edge(i, k)
                step[own][a] = (b, region[j] if j >= 0 else SEA)
                meeting.setdefault(a, set()).update((own, step[own][a][1]))
                meeting.setdefault(b, set()).update((own, step[own][a][1]))
    nodes = {corner for corner, who in meeting.items() if len(who) > 2}
    drawn: dict[tuple[Corner, ...], Ring] = {}
    return [[_ring(mesh, ring, nodes, drawn) for ring in _rings(steps)] for steps in step]


def _rings(steps: dict[Corner, tuple[Corner, int]]) -> list[list[tuple[Corner, int]]]:
    """The closed walks along the edges; each corner with who is on the other side of the edge that begins there."""
    left = dict(steps)
    out = []
    while left:
        start = min(left)
        ring, at = [], start
        while at in left:
            after, other = left.pop(at)
            ring.append((at, other))
            at = after
        out.append(ring)
    return sorted(out, key=len, reverse=True)


def _ring(mesh: Mesh, ring: list[tuple[Corner, int]], nodes: set[Corner], drawn: dict[tuple[Corner, ...], Ring]) -> Ring:
    cuts = [n for n, (corner, _) in enumerate(ring) if corner in nodes]
    if not cuts:
        corners = [corner for corner, _ in ring]
        return _chain(mesh, [*corners, corners[0]], ring[0][1] == SEA, drawn)[:-1]
    out: Ring = []
    for n, cut in enumerate(cuts):
        end = cuts[(n + 1) % len(cuts)]
        span = (end - cut) % len(ring) or len(ring)
        corners = [ring[(cut + k) % len(ring)][0] for k in range(span + 1)]
        out += _chain(mesh, corners, ring[cut][1] == SEA, drawn)[:-1]
    return out


def _chain(mesh: Mesh, corners: list[Corner], coast: bool, drawn: dict[tuple[Corner, ...], Ring]) -> Ring:
    """The line along these corners; the other way round it is the same line."""
    forth = tuple(corners)
    if forth[0] == forth[-1]:  # an island or a lake: begin at the same corner from both sides
        return _closed(mesh, forth[:-1], coast, drawn)
    key = min(forth, forth[::-1])
    if key not in drawn:
        drawn[key] = _line(mesh, [mesh.spot(c) for c in key], coast)
    return drawn[key] if key == forth else drawn[key][::-1]


def _closed(mesh: Mesh, loop: tuple[Corner, ...], coast: bool, drawn: dict[tuple[Corner, ...], Ring]) -> Ring:
    at = loop.index(min(loop))
    forth = loop[at:] + loop[:at]
    back = (forth[0], *forth[:0:-1])
    key = min(forth, back)
    if key not in drawn:
        spots = [mesh.spot(c) for c in key]
        drawn[key] = _line(mesh, [*spots, spots[0]], coast)
    return drawn[key] if key == forth else drawn[key][::-1]


def _line(mesh: Mesh, line: Ring, coast: bool) -> Ring:
    """A natural line along these points: eased so that no six-sided cell shows, then shaken anew, coasts more than borders."""
    line = eased(eased(line))
    if not mesh.wild:
        return thinned(line, 8)
    for percent in COAST if coast else ():
        line = shaken(line, percent, mesh.seed)
    return thinned(line, 4) if coast else thinned(shaken(softened(line), BORDER, mesh.seed), 4)


def eased(line: Ring) -> Ring:
    """Each point nearer to the middle of its neighbours; both ends stay, those of a closed line too."""
    inner = [
        ((ax + 2 * bx + cx) // 4, (ay + 2 * by + cy) // 4) for (ax, ay), (bx, by), (cx, cy) in zip(line, line[1:], line[2:], strict=False)
    ]
    return [line[0], *inner, line[-1]]


def softened(line: Ring) -> Ring:
    """Corners cut off (Chaikin), both ends kept."""
    out = [line[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        out += [((3 * ax + bx) // 4, (3 * ay + by) // 4), ((ax + 3 * bx) // 4, (ay + 3 * by) // 4)]
    del out[1], out[-1]
    return [*out, line[-1]]


def shaken(line: Ring, percent: int, seed: int) -> Ring:
    """A point in the middle of each piece, moved to one side by chance."""
    out = [line[0]]
    for a, b in itertools.pairwise(line):
        (ax, ay), (bx, by) = a, b
        by_chance = mix(mix(seed ^ ax + bx) ^ ay + by) % 2001 - 1000
        dx, dy = (by - ay) * by_chance * percent // 100_000, (ax - bx) * by_chance * percent // 100_000
        if far(a, b) > 30:
            out.append(((ax + bx) // 2 + dx, (ay + by) // 2 + dy))
        out.append(b)
    return out


def thinned(line: Ring, least: int) -> Ring:
    """Without points that hardly bend it; both ends stay."""
    out = [line[0]]
    for here, after in itertools.pairwise(line):
        (ax, ay), (bx, by), (cx, cy) = out[-1], here, after
        off = abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) // (far(out[-1], after) or 1)
        if off >= least and here != out[-1]:
            out.append(here)
    return [*out, line[-1]]
