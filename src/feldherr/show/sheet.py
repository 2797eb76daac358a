"""Where everything of a drawn board goes: outlines, sea lanes, and a spot for each place's armies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from feldherr import maps
from feldherr.engine.board import Board
from feldherr.maps.drawing import Drawing

WIDTH: Final = 960
MARGIN: Final = 46  # below the map: the players
SPOT: Final = 10  # half the width of a token
ROW: Final = 20  # places that are not on the map stand below it, this many in a row

EMPTY: Final = Drawing(WIDTH, 0, {}, {}, {})  # of a map that nobody has drawn

Line = tuple[float, float, float, float]


@dataclass(frozen=True)
class Sheet:
    """A board laid out on a sheet `WIDTH` wide."""

    height: int
    outlines: tuple[tuple[int, tuple[float, ...]], ...]  # of each land mass: its territory's number, then x and y in turn
    lanes: tuple[Line, ...]
    spots: tuple[tuple[float, float], ...]  # of each place
    drawn: int  # how many places are on the map: they come first, the others stand below it

    @property
    def legend(self) -> float:
        """How far down the players are listed."""
        return self.height - MARGIN / 2


@cache
def sheet(board: Board) -> Sheet:
    """The sheet of a board; one that nobody has drawn has only spots, row by row."""
    drawing = maps.drawing_of(board) or EMPTY
    scale = WIDTH / drawing.width
    top = round(drawing.height * scale)
    drawn = [(x * scale, y * scale) for x, y in (drawing.labels[t] for t in board.territories if drawing is not EMPTY)]
    beyond = len(board.places) - len(drawn)
    below = [(30.0 + 46 * (i % ROW), top + 20.0 + 40 * (i // ROW)) for i in range(beyond)]
    rings = [(board.number[name], tuple(v * scale for at in ring for v in at)) for name, own in drawing.outlines.items() for ring in own]
    pieces = [ends for lane in drawing.lanes.values() for line in lane for ends in pairwise(line)]
    lanes = [(a[0] * scale, a[1] * scale, b[0] * scale, b[1] * scale) for a, b in pieces]
    return Sheet(top + -(-beyond // ROW) * 40 + MARGIN, tuple(rings), tuple(lanes), (*drawn, *below), len(drawn))


def seat_at(seat: int) -> float:
    """How far to the right a seat's entry in the legend begins."""
    return 20.0 + seat * (WIDTH - 20) / 6
