"""The sheet a world is drawn on: six-sided cells whose corners are shaken a little, so that no line looks ruled.

Three cells meet in every corner. So regions made of cells never touch in a mere point, and a border between them is a chain of edges.
Lengths are tenths of a unit everywhere in this package.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from feldherr.maps.generator.source import Noise, mix

Corner = tuple[int, int]  # its place on the even lattice
Spot = tuple[int, int]
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # clockwise from the top
SHAKEN: Final = 20  # per cent of a side: how far a corner may lie from its place on the lattice
BENT: Final = 85  # per cent of a side: how far the lattice itself is bent there


class Mesh:
    """Cells on a sheet; `around[i][k]` is the cell beyond edge k of cell i, -1 at the margin."""

    wild = True  # its lines are shaken, as nature's are; those of other people's drawings are left as they are

    def __init__(self, width: int, height: int, cells: int, seed: int) -> None:
        side = isqrt(width * height * 1000 // (cells * 2598))  # the area of a regular hexagon is 2.598 of its side's square
        self.a, self.b = side * 866 // 1000, side // 2
        self.columns, self.rows = width // (2 * self.a), height // (3 * self.b)
        self.left = (width - (2 * self.columns - 1) * self.a) // 2
        self.top = (height - (3 * self.rows - 3) * self.b) // 2
        self.width, self.height, self.side, self.seed = width, height, side, seed
        self.size = self.columns * self.rows
        self.around = [self._around(i) for i in range(self.size)]
        self.middle = [self._middle(i) for i in range(self.size)]
        self.bent = [Noise(mix(seed + n), side * 6, 3) for n in (1, 2)]
        self.spots: dict[Corner, Spot] = {}

    def _around(self, i: int) -> tuple[int, ...]:
        r, c = divmod(i, self.columns)
        odd = r & 1
        near = ((r - 1, c + odd), (r, c + 1), (r + 1, c + odd), (r + 1, c - 1 + odd), (r, c - 1), (r - 1, c - 1 + odd))
        return tuple(y * self.columns + x if 0 <= y < self.rows and 0 <= x < self.columns else -1 for y, x in near)

    def _middle(self, i: int) -> Spot:
        r, c = divmod(i, self.columns)
        return self.left + (2 * c + (r & 1)) * self.a, self.top + 3 * r * self.b

    def edge(self, i: int, k: int) -> tuple[Corner, Corner]:
        """The two corners of edge k, clockwise around cell i."""
        r, c = divmod(i, self.columns)
        u, v = 2 * c + (r & 1), 3 * r
        (du, dv), (eu, ev) = CORNERS[k], CORNERS[(k + 1) % 6]
        return (u + du, v + dv), (u + eu, v + ev)

    def spot(self, corner: Corner) -> Spot:
        """Where a corner lies."""
        if corner not in self.spots:
            u, v = corner
            n = mix(mix(self.seed ^ (u + 9)) ^ (v + 9))
            most = 2 * self.side * SHAKEN // 100
            x, y = self.left + u * self.a, self.top + v * self.b
            dx, dy = (noise.at(x, y) * self.side * BENT // 100_000 for noise in self.bent)
            dx, dy = dx + ((n & 0xFFFF) * most >> 16), dy + ((n >> 16 & 0xFFFF) * most >> 16)
            self.spots[corner] = (x + dx - most // 2, y + dy - most // 2)
        return self.spots[corner]

    def heart(self, i: int) -> Spot:
        """The middle of a cell, where the bent lattice has it."""
        x, y = self.middle[i]
        dx, dy = (noise.at(x, y) * self.side * BENT // 100_000 for noise in self.bent)
        return x + dx, y + dy

    def rim(self, i: int) -> int:
        """How many cells lie between this one and the margin."""
        r, c = divmod(i, self.columns)
        return min(r, c, self.rows - 1 - r, self.columns - 1 - c)


def far(a: Spot, b: Spot) -> int:
    """How far apart two spots are."""
    return isqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def parts(cells: list[int], around: list[tuple[int, ...]]) -> list[list[int]]:
    """The connected parts of some cells, each in the order of its first cell."""
    left = set(cells)
    out = []
    for first in cells:
        if first in left:
            left.discard(first)
            part = [first]
            for i in part:  # grows while it is walked through
                for j in around[i]:
                    if j in left:
                        left.discard(j)
                        part.append(j)
            out.append(sorted(part))
    return out
