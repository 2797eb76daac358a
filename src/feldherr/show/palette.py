"""The colours of a drawn table: players, neutral armies, land, sea and ink."""

from __future__ import annotations

from typing import Final

from feldherr.engine.state import State

Rgb = tuple[int, int, int]

# Colours that colour-blind people tell apart (after Okabe and Ito); the browser's client has the same.
SIDES: Final[tuple[Rgb, ...]] = (
    (196, 83, 15), (37, 119, 191), (10, 133, 100), (232, 207, 46), (173, 86, 149), (108, 197, 239),
)  # fmt: skip
NEUTRAL: Final[Rgb] = (141, 146, 144)
FREE: Final[Rgb] = (207, 201, 184)
SEA: Final[Rgb] = (219, 230, 228)
INK: Final[Rgb] = (34, 40, 42)
PAPER: Final[Rgb] = (255, 255, 255)
LANE: Final[Rgb] = (120, 140, 140)


def colour_of(g: State, side: int) -> Rgb:
    """The colour of a side; -1 is nobody."""
    if side < 0:
        return FREE
    return NEUTRAL if side >= g.seats else SIDES[side % len(SIDES)]


def ink_on(colour: Rgb) -> Rgb:
    """What can be read on that colour."""
    return INK if sum(colour) > 420 else PAPER


def hexadecimal(colour: Rgb) -> str:
    """A colour as the web writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
