"""Where everything of a drawn board goes: outlines, sea lanes, and a spot for each place's armies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from feldherr import maps
from feldherr.engine.board import Board

WIDTH: Final = 960
MARGIN: Final = 46  # below the map: the players
SPOT: Final = 10  # half the width of a token
ROW: Final = 20  # so many places that are on no map stand in a row below it

EMPTY: Final[dict[str, Any]] = {"width": WIDTH, "height": 0, "territories": {}, "labels": {}, "lanes": []}  # of a map that nobody has drawn

Line = tuple[float, float, float, float]


@dataclass(frozen=True)
class Sheet:
    """A board laid out on a sheet `WIDTH` wide."""

    height: int
    outlines: tuple[tuple[int, tuple[float, ...]], ...]  # of each land mass: its territory's number, then x and y in turn
    lanes: tuple[Line, ...]
    spots: tuple[tuple[float, float], ...]  # of each place
    drawn: int  # the first so many places are on the map; the others stand below it

    @property
    def legend(self) -> float:
        """How far down the players are listed."""
        return self.height - MARGIN / 2


@cache
def sheet(board: Board) -> Sheet:
    """The sheet of a board; one that nobody has drawn has only spots, row by row."""
    shapes = maps.shapes(board.name) or EMPTY
    scale = WIDTH / shapes["width"]
    top = round(shapes["height"] * scale)
    drawn = [(x * scale, y * scale) for x, y in (shapes["labels"][t] for t in board.territories if shapes is not EMPTY)]
    beyond = len(board.places) - len(drawn)
    below = [(30.0 + 46 * (i % ROW), top + 20.0 + 40 * (i // ROW)) for i in range(beyond)]
    rings = [(board.number[name], tuple(x * scale for x in ring)) for name, own in shapes["territories"].items() for ring in own]
    lanes = [line for lane in shapes["lanes"] for line in _lines([v * scale for v in lane[2:6]], bool(lane[6]))]
    return Sheet(top + -(-beyond // ROW) * 40 + MARGIN, tuple(rings), tuple(lanes), (*drawn, *below), len(drawn))


def _lines(ends: list[float], around: bool) -> list[Line]:
    """A sea lane; one that goes round the world leaves at both edges."""
    x0, y0, x1, y1 = ends
    return [(x0, y0, 0, y0), (x1, y1, WIDTH, y1)] if around else [(x0, y0, x1, y1)]


def seat_at(seat: int) -> float:
    """How far to the right a seat's entry in the legend begins."""
    return 20.0 + seat * (WIDTH - 20) / 6
