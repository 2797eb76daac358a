"""Where land is, and which continent each piece of it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Final

from feldherr.maps.generator.mesh import Mesh, Spot, far, parts
from feldherr.maps.generator.source import Noise, Source

SEA: Final = -1
MARGIN: Final = 2  # cells at the margin that are always sea
STRAITS: Final = 62  # per cent of the neighbouring continents have the sea between them


@dataclass(frozen=True)
class Core:
    """The heart of a continent: where it lies, how far it reaches, and which way it is drawn out."""

    at: Spot
    reach: int
    along: Spot  # a direction, about 100 long
    stretch: int  # per cent: how much farther it reaches that way

    def depth(self, x: int, y: int) -> int:
        """1000 in the middle, 0 where it ends, less outside."""
        dx, dy = x - self.at[0], y - self.at[1]
        ux, uy = self.along
        forth, across = (dx * ux + dy * uy) // 100, (dy * ux - dx * uy) // 100
        forth = forth * 100 // self.stretch
        return 1000 - 1000 * isqrt(forth * forth + across * across) // self.reach


def continents(territories: int) -> int:
    """How many continents a world of that size has."""
    return max(2, isqrt(territories))


def cores(mesh: Mesh, rng: Source, count: int) -> list[Core]:
    """The hearts of the continents, large and small, spread over the sheet."""
    weights = [rng.between(55, 100) + (45 if i % 3 == 0 else 0) for i in range(count)]
    whole = mesh.width * mesh.height
    reaches = [isqrt(whole * w // sum(weights)) * 62 // 100 for w in weights]
    spots: list[Spot] = []
    for reach in reaches:
        tries = [_place(mesh, rng, reach) for _ in range(24)]
        spots.append(max(tries, key=lambda p: min([far(p, q) - reaches[i] for i, q in enumerate(spots)], default=0)))
    for _ in range(30):
        spots = [_pushed(mesh, i, spots, reaches) for i in range(count)]
    return [Core(at, reach, _direction(rng), rng.between(100, 150)) for at, reach in zip(spots, reaches, strict=True)]


def _place(mesh: Mesh, rng: Source, reach: int) -> Spot:
    rim = reach * 7 // 10
    return rng.between(rim, max(rim, mesh.width - rim)), rng.between(rim, max(rim, mesh.height - rim))


def _pushed(mesh: Mesh, i: int, spots: list[Spot], reaches: list[int]) -> Spot:
    """A heart moved away from those that are too near, and from the margin."""
    x, y = spots[i]
    for j, (ox, oy) in enumerate(spots):
        gap = far((x, y), (ox, oy)) or 1
        short = reaches[i] + reaches[j] - gap
        if j != i and short > 0:
            x += (x - ox) * short // (gap * 6)
            y += (y - oy) * short // (gap * 6)
    rim = reaches[i] * 7 // 10
    return min(max(x, rim), mesh.width - rim), min(max(y, rim), mesh.height - rim)


def _direction(rng: Source) -> Spot:
    return rng.choice(((100, 0), (92, 38), (71, 71), (38, 92), (0, 100), (-38, 92), (-71, 71), (-92, 38)))


def homes(mesh: Mesh, rng: Source, count: int, wanted: int) -> list[int]:
    """Of each cell: its continent, or SEA; about `wanted` cells are land."""
    hearts = cores(mesh, rng, count)
    apart = {(i, j): rng.percent(STRAITS) for i in range(count) for j in range(i)}
    swirl = [Noise(rng.bits() >> 8, mesh.width // 7, 3) for _ in range(2)]
    hills = Noise(rng.bits() >> 8, mesh.width // 9, 5)
    rugged = Noise(rng.bits() >> 8, mesh.side * 8, 3)
    bend, shore = mesh.width // 16, mesh.rows // 5
    home, height = [], []
    for i, (x, y) in enumerate(mesh.middle):
        wx, wy = x + swirl[0].at(x, y) * bend // 1000, y + swirl[1].at(x, y) * bend // 1000
        deep = sorted(((core.depth(wx, wy), c) for c, core in enumerate(hearts)), reverse=True)
        (best, c), (second, d) = deep[0], deep[1]
        strait = max(0, 150 - (best - second)) * 6 if apart[max(c, d), min(c, d)] else 0
        rim = max(0, shore - mesh.rim(i)) ** 2 * 900 // shore**2
        height.append(best + hills.at(x, y) * 1150 // 1000 + rugged.at(x, y) * 500 // 1000 - strait - rim)
        home.append(c)
    dry = sorted((i for i in range(mesh.size) if mesh.rim(i) >= MARGIN), key=lambda i: (-height[i], i))[:wanted]
    out = [SEA] * mesh.size
    for i in dry:
        out[i] = home[i]
    return out


def tidied(mesh: Mesh, home: list[int], least: int) -> list[int]:
    """Land without specks: small pieces join a continent that they touch or sink, small lakes dry up."""
    out = list(home)
    for part in parts([i for i in range(mesh.size) if out[i] == SEA], mesh.around):
        if len(part) < least // 6:
            _give(mesh, out, part)
    _trim(mesh, out)
    for c in range(max(home) + 1):
        pieces = parts([i for i in range(mesh.size) if out[i] == c], mesh.around)
        for part in pieces:
            if len(part) < least and (len(part) < least // 3 or _touches(mesh, out, part)):
                _give(mesh, out, part)
    return out


def _touches(mesh: Mesh, home: list[int], part: list[int]) -> bool:
    """Whether another continent begins right beside these cells."""
    return any(j >= 0 and home[j] not in (SEA, home[i]) for i in part for j in mesh.around[i])


def _trim(mesh: Mesh, home: list[int]) -> None:
    """No land and no water that is only a cell wide."""
    for _ in range(2):
        for i in range(mesh.size):
            near = [home[j] for j in mesh.around[i] if j >= 0 and home[j] != SEA]
            if home[i] != SEA and len(near) < 3:
                home[i] = SEA
            elif home[i] == SEA and len(near) > 3:
                home[i] = max(sorted(set(near)), key=near.count)


def _give(mesh: Mesh, home: list[int], part: list[int]) -> None:
    """Hand cells to the continent that they border most; SEA if that is none."""
    own = home[part[0]]
    counts: dict[int, int] = {}
    for i in part:
        for j in mesh.around[i]:
            if j >= 0 and home[j] != own and home[j] != SEA:
                counts[home[j]] = counts.get(home[j], 0) + 1
    new = max(sorted(counts), key=lambda c: counts[c]) if counts else SEA
    for i in part:
        home[i] = new
