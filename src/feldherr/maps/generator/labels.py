"""Places for counters and names: where a territory has most room, and where the sea beside a continent has."""

from __future__ import annotations

from math import isqrt

from feldherr.maps.generator.land import SEA
from feldherr.maps.generator.mesh import Mesh, Spot, far, parts
from feldherr.maps.generator.outlines import Ring


def room(at: Spot, rings: list[Ring]) -> int:
    """How far it is from a spot to the nearest outline."""
    x, y = at
    best = 1 << 60
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            ux, uy, px, py = bx - ax, by - ay, x - ax, y - ay
            along = px * ux + py * uy
            if along <= 0:
                gap = px * px + py * py
            elif along >= (size := ux * ux + uy * uy):
                gap = (x - bx) ** 2 + (y - by) ** 2
            else:
                gap = (px * uy - py * ux) ** 2 // size
            best = min(best, gap)
            ax, ay = bx, by
    return isqrt(best)


def token(mesh: Mesh, region: list[int], cells: list[int], rings: list[Ring]) -> tuple[int, Spot]:
    """The spot of a territory with most room around it, and how much that is."""
    main = max(parts(cells, mesh.around), key=len)
    inner = _depths(mesh, region, main)
    deepest = max(inner.values())
    spots = [mesh.heart(i) for i in main if inner[i] >= deepest - 1][:40]
    return max((room(at, rings), at) for at in spots)


def _depths(mesh: Mesh, region: list[int], cells: list[int]) -> dict[int, int]:
    """How many cells lie between each cell and the outline."""
    own = region[cells[0]]
    wave = [i for i in cells if any(j < 0 or region[j] != own for j in mesh.around[i])]
    out = dict.fromkeys(wave, 0)
    for i in wave:  # grows while it is walked through
        for j in mesh.around[i]:
            if j >= 0 and region[j] == own and j not in out:
                out[j] = out[i] + 1
                wave.append(j)
    return {i: out[i] for i in cells}


def titles(mesh: Mesh, steps: list[int], nearest: list[int], home: list[int], tokens: list[Spot]) -> list[Spot]:
    """A spot for each continent's name: open water beside it, clear of other names, else its middle. `home` is of each territory."""
    wide, side = max(3, mesh.width // (mesh.a * 26)), mesh.width // 14  # names need room, most of all sideways
    water = [i for i in range(mesh.size) if steps[i] >= wide and nearest[i] != SEA and mesh.rim(i) >= 2]
    spots = [(home[nearest[i]], mesh.heart(i)) for i in water]
    out: list[Spot] = []
    for c in range(max(home) + 1):
        own = [at for t, at in enumerate(tokens) if home[t] == c]
        middle = (sum(x for x, _ in own) // len(own), sum(y for _, y in own) // len(own))
        free = [at for near, at in spots if near == c and side < at[0] < mesh.width - side and _clear(mesh, at, out)]
        out.append(min(free, key=lambda at, to=middle: (far(at, to), at), default=middle))  # type: ignore[misc]
    return out


def _clear(mesh: Mesh, at: Spot, names: list[Spot]) -> bool:
    """Whether a name written there would lie clear of these."""
    return all(abs(at[0] - x) > mesh.width // 7 or abs(at[1] - y) > mesh.width // 40 for x, y in names)
