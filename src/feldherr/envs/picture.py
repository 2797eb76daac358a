"""A state as a picture: the map in the colours of the owners, with the armies."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from feldherr.engine.board import Board
from feldherr.engine.state import State
from feldherr.show.palette import INK, LANE, PAPER, SEA, Rgb, colour_of, ink_on
from feldherr.show.sheet import SPOT, WIDTH, seat_at, sheet


def draw(g: State) -> NDArray[np.uint8]:
    """The state as an RGB array."""
    plan = sheet(g.rules.board)
    image = _paper(g.rules.board).copy()
    pen = ImageDraw.Draw(image)
    for t, ring in plan.outlines:
        pen.polygon(ring, fill=colour_of(g, int(g.owner[t])), outline=INK)
    for t, (x, y) in enumerate(plan.spots):
        _token(pen, x, y, colour_of(g, int(g.owner[t])), str(g.armies[t]))
    _legend(pen, g, plan.legend)
    return np.asarray(image, np.uint8)


@cache
def _paper(board: Board) -> Image.Image:
    """Sea and lanes."""
    image = Image.new("RGB", (WIDTH, sheet(board).height), SEA)
    pen = ImageDraw.Draw(image)
    for line in sheet(board).lanes:
        pen.line(line, fill=LANE, width=2)
    return image


def _token(pen: ImageDraw.ImageDraw, x: float, y: float, colour: Rgb, text: str) -> None:
    """A number in a circle of the owner's colour."""
    pen.ellipse([x - SPOT, y - SPOT, x + SPOT, y + SPOT], fill=colour, outline=PAPER, width=2)
    pen.text((x, y), text, fill=ink_on(colour), font=_font(), anchor="mm")


def _legend(pen: ImageDraw.ImageDraw, g: State, y: float) -> None:
    for seat in range(g.seats):
        x = seat_at(seat)
        _token(pen, x, y, colour_of(g, seat), str(sum(1 for owner in g.owner if owner == seat)))
        mark = " (asked)" if not g.winners and g.top().asks(g) == seat else " (won)" if g.winners >> seat & 1 else ""
        pen.text((x + 16, y), f"player_{seat}{mark}", fill=INK, font=_font(), anchor="lm")


@cache
def _font() -> Any:
    return ImageFont.load_default(12)
