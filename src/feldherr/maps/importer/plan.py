"""What a foreign file says of a map, before anything is drawn: names, continents, and regions that can be painted on a grid."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isfinite
from typing import Final, Protocol

from feldherr.engine.board import MOST_TERRITORIES
from feldherr.maps.faults import quote
from feldherr.maps.generator.land import SEA
from feldherr.maps.generator.mesh import Mesh, Spot
from feldherr.maps.reader import FEWEST_TERRITORIES, TITLE, MapError

Point = tuple[float, float]
Shape = list[list[Point]]  # rings with an even-odd fill
WIDTH: Final = 16_000
HEIGHT: Final = (6_000, 12_800)  # the least and the most
CELLS: Final = 26_000
MARGIN: Final = 500
LARGEST: Final = 4_000_000  # bytes of a file
POINTS: Final = 200_000  # of all shapes
CROSSINGS: Final = 3_000_000  # of outlines with rows of cells
FARTHEST: Final = 1e9  # from the origin


@dataclass
class Place:
    """A territory: its name in each language, its continent ("" if nobody says), and what its card shows."""

    name: dict[str, str]
    continent: str = ""
    symbol: str = ""


class Regions(Protocol):
    """Regions that somebody has drawn, numbered as the places are."""

    size: Point  # how wide and high they are together

    def painted(self, grid: Grid) -> list[int]:
        """The region of each cell, SEA where there is none."""

    def middle(self, n: int, grid: Grid) -> Spot | None:
        """A spot of a region that is too small for a cell; None if it is nowhere at all."""


@dataclass
class Plan:
    """A map as a foreign file has it. Borders are None if they are to be found on the drawing."""

    name: str
    places: list[Place]
    regions: Regions
    bonus: dict[str, int] = field(default_factory=dict)
    borders: set[tuple[int, int]] | None = None
    one_way: list[tuple[int, int]] = field(default_factory=list)  # borders that only one of the two lists


class Grid(Mesh):
    """Fine cells that lie straight, and where the foreign drawing lies on them."""

    wild = False

    def __init__(self, size: Point) -> None:
        wide, high = (max(n, 1e-9) for n in size)
        height = round(min(max(WIDTH * high / wide, HEIGHT[0]), HEIGHT[1]))
        super().__init__(WIDTH, height, CELLS, 0)
        self.scale = min((WIDTH - 2 * MARGIN) / wide, (height - 2 * MARGIN) / high)
        self.west, self.north = (WIDTH - wide * self.scale) / 2, (height - high * self.scale) / 2

    def spot(self, corner: tuple[int, int]) -> Spot:
        """Where a corner lies."""
        u, v = corner
        return self.left + u * self.a, self.top + v * self.b

    def heart(self, i: int) -> Spot:
        """The middle of a cell."""
        return self.middle[i]

    def on_sheet(self, at: Point) -> Spot:
        """Where a point of the foreign drawing, counted from its top left corner, lies on the sheet."""
        return round(self.west + at[0] * self.scale), round(self.north + at[1] * self.scale)

    def from_sheet(self, at: Spot) -> Point:
        """The point of the foreign drawing at a spot of the sheet."""
        return (at[0] - self.west) / self.scale, (at[1] - self.north) / self.scale

    def cell(self, at: Spot) -> int:
        """The cell nearest to a spot."""
        r = min(max(round((at[1] - self.top) / (3 * self.b)), 0), self.rows - 1)
        c = min(max(round(((at[0] - self.left) / self.a - (r & 1)) / 2), 0), self.columns - 1)
        return r * self.columns + c


class Outlines:
    """Regions as shapes; a later one lies upon an earlier one."""

    def __init__(self, shapes: list[Shape], source: str) -> None:
        self.source = source
        points = [at for shape in shapes for ring in shape for at in ring]
        if not points or any(not isfinite(x) or not isfinite(y) or max(abs(x), abs(y)) > FARTHEST for x, y in points):
            raise MapError(f"{source}: has no shapes, or some that lie far outside of everything")
        west, north = min(x for x, _ in points), min(y for _, y in points)
        self.size = (max(x for x, _ in points) - west, max(y for _, y in points) - north)
        if min(self.size) <= 0:
            raise MapError(f"{source}: its shapes go around nothing")
        self.shapes = [[[(x - west, y - north) for x, y in ring] for ring in shape] for shape in shapes]

    def painted(self, grid: Grid) -> list[int]:
        """The region of each cell, row by row: between each two crossings of an outline with a row lies the region."""
        out = [SEA] * grid.size
        left = CROSSINGS
        for n, shape in enumerate(self.shapes):
            rows: dict[int, list[int]] = {}
            for ring in shape:
                left -= _cross([grid.on_sheet(at) for at in ring], grid, rows, left)
                if left < 0:
                    raise MapError(f"{self.source}: its shapes are too intricate")
            for r, xs in rows.items():
                xs.sort()
                for west, east in zip(xs[::2], xs[1::2], strict=False):
                    for c in range(_column(west, r, grid), _column(east, r, grid)):
                        out[r * grid.columns + c] = n
        return out

    def middle(self, n: int, grid: Grid) -> Spot | None:
        """The middle of a region's largest ring, nearly."""
        ring = max(self.shapes[n], key=len)
        return grid.on_sheet((sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)))


def _cross(ring: list[Spot], grid: Grid, rows: dict[int, list[int]], most: int) -> int:
    """Note where a ring crosses the rows of cells; returns how often."""
    count, step = 0, 3 * grid.b
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        low, high = min(ay, by), max(ay, by)
        first, last = max(0, -((grid.top - low) // step)), min(grid.rows, -((grid.top - high) // step))
        count += max(0, last - first)
        if count > most:
            return count
        for r in range(first, last):
            rows.setdefault(r, []).append(ax + (grid.top + step * r - ay) * (bx - ax) // (by - ay))
    return count


def _column(x: int, r: int, grid: Grid) -> int:
    """The first cell of a row whose middle does not lie left of x."""
    return min(max(-((grid.left + (r & 1) * grid.a - x) // (2 * grid.a)), 0), grid.columns)


class Pixels:
    """Regions as the colours of a picture: a number for each pixel, and which number is which region's."""

    def __init__(self, width: int, height: int, pixels: bytes, numbers: list[int]) -> None:
        self.size = (float(width), float(height))
        self.width, self.height, self.pixels, self.numbers = width, height, pixels, numbers

    def painted(self, grid: Grid) -> list[int]:
        """The region of each cell: that of the pixel under its middle."""
        region = {number: n for n, number in enumerate(self.numbers)}
        out = []
        for i in range(grid.size):
            x, y = grid.from_sheet(grid.middle[i])
            inside = 0 <= x < self.width and 0 <= y < self.height
            out.append(region.get(self.pixels[int(y) * self.width + int(x)], SEA) if inside else SEA)
        return out

    def middle(self, n: int, grid: Grid) -> Spot | None:
        """The first pixel of a region."""
        found = self.pixels.find(self.numbers[n])
        return grid.on_sheet((found % self.width, found // self.width)) if found >= 0 else None


def check_names(places: list[Place], source: str) -> None:
    """As many territories as a map may have, each with a name of its own that can be shown."""
    found = [place.name["en"] for place in places]
    for name in {text for place in places for text in (*place.name.values(), place.continent)}:
        if not name.isprintable() or "<" in name or ">" in name or len(name) > TITLE:
            raise MapError(f"{source}: {quote(name)} is no name: at most {TITLE} letters, without < and >")
    if not FEWEST_TERRITORIES <= len(found) <= MOST_TERRITORIES:
        raise MapError(f"{source}: has {len(found)} named regions; a map has {FEWEST_TERRITORIES} to {MOST_TERRITORIES}")
    twice = next((name for name in found if found.count(name) > 1), None)
    if twice is not None:
        raise MapError(f"{source}: two regions are called {quote(twice)}")
