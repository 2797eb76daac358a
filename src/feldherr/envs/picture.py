"""A state as a picture: the map in the colours of the owners, with the armies."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from feldherr import maps
from feldherr.engine.board import Board
from feldherr.engine.state import State

Rgb = tuple[int, int, int]
WIDTH: Final = 960
MARGIN: Final = 46  # below the map: the players, and places that are on no map
SIDES: Final[tuple[Rgb, ...]] = (
    (196, 83, 15), (37, 119, 191), (10, 133, 100), (232, 207, 46), (173, 86, 149), (108, 197, 239),
)  # fmt: skip
NEUTRAL: Final[Rgb] = (141, 146, 144)
FREE: Final[Rgb] = (207, 201, 184)
SEA: Final[Rgb] = (219, 230, 228)
INK: Final[Rgb] = (34, 40, 42)
LANE: Final[Rgb] = (120, 140, 140)
SPOT: Final = 10  # half the width of a token


def draw(g: State) -> NDArray[np.uint8]:
    """The state as an RGB array."""
    board = g.rules.board
    image, spots = _paper(board)
    image = image.copy()
    pen = ImageDraw.Draw(image)
    shapes = maps.shapes(board.name)
    if shapes:
        scale = WIDTH / shapes["width"]
        for name, rings in shapes["territories"].items():
            for ring in rings:
                pen.polygon([x * scale for x in ring], fill=_colour(g, int(g.owner[board.number[name]])), outline=INK)
    for t, (x, y) in enumerate(spots):
        _token(pen, x, y, _colour(g, int(g.owner[t])), str(g.armies[t]))
    _legend(pen, g, image.height - MARGIN / 2)
    return np.asarray(image, np.uint8)


@cache
def _paper(board: Board) -> tuple[Image.Image, list[tuple[float, float]]]:
    """Sea and lanes, and where every place's token goes."""
    shapes = maps.shapes(board.name)
    beyond = len(board.places) - (int(board.size) if shapes else 0)
    rows = -(-beyond // 20)
    scale = WIDTH / shapes["width"] if shapes else 1.0
    top = round(shapes["height"] * scale) if shapes else 0
    image = Image.new("RGB", (WIDTH, top + rows * 40 + MARGIN), SEA)
    pen = ImageDraw.Draw(image)
    spots = [_scaled(shapes["labels"][t], scale) for t in board.territories] if shapes else []
    for lane in shapes["lanes"] if shapes else []:
        _lane(pen, [v * scale for v in lane[2:6]], bool(lane[6]))
    spots += [(30.0 + 46 * (i % 20), top + 20.0 + 40 * (i // 20)) for i in range(beyond)]
    return image, spots


def _scaled(point: list[float], scale: float) -> tuple[float, float]:
    return point[0] * scale, point[1] * scale


def _lane(pen: ImageDraw.ImageDraw, line: list[float], around: bool) -> None:
    """A sea lane; one that goes round the world leaves at both edges."""
    x0, y0, x1, y1 = line
    if around:
        pen.line([x0, y0, 0, y0], fill=LANE, width=2)
        pen.line([x1, y1, WIDTH, y1], fill=LANE, width=2)
    else:
        pen.line([x0, y0, x1, y1], fill=LANE, width=2)


def _colour(g: State, owner: int) -> Rgb:
    if owner < 0:
        return FREE
    return NEUTRAL if owner >= g.seats else SIDES[owner]


def _token(pen: ImageDraw.ImageDraw, x: float, y: float, colour: Rgb, text: str) -> None:
    """A number in a circle of the owner's colour."""
    light = sum(colour) > 420
    pen.ellipse([x - SPOT, y - SPOT, x + SPOT, y + SPOT], fill=colour, outline=(255, 255, 255), width=2)
    pen.text((x, y), text, fill=INK if light else (255, 255, 255), font=_font(), anchor="mm")


def _legend(pen: ImageDraw.ImageDraw, g: State, y: float) -> None:
    for seat in range(g.seats):
        x = 20.0 + seat * (WIDTH - 20) / 6
        _token(pen, x, y, SIDES[seat], str(sum(1 for owner in g.owner if owner == seat)))
        mark = " (asked)" if not g.winners and g.top().asks(g) == seat else " (won)" if g.winners >> seat & 1 else ""
        pen.text((x + 16, y), f"player_{seat}{mark}", fill=INK, font=_font(), anchor="lm")


@cache
def _font() -> Any:
    return ImageFont.load_default(12)
