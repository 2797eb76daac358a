"""A map as a picture, as it lies on the table before a game: continents in colours, names, what they are worth, sea lanes. As SVG."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import Final

from feldherr.maps.drawing import Drawing, Line, Spot, contacts, pair
from feldherr.maps.reader import Map

SEA, RINGS = "#c4d9de", ("#d0e2e4", "#dcebea", "#e9f3f0")  # the shallows, from far to near
INK, HALO, LANE = "#4a4334", "#fffdf5", "#4d6b75"
LANDS: Final = (
    "#e8c66a", "#d98f73", "#8fb98a", "#89a9cf", "#b79ac8", "#d8b08c", "#8fc0bb", "#c9c07a",
    "#cf93a3", "#a3bf72", "#a9b4d9", "#d9a86a", "#9fc7a6", "#c7a0b6", "#b9b39a",
)  # fmt: skip
WIDTH: Final = 1600


def picture(of: Map, language: str = "en") -> str:
    """The picture of a drawn map."""
    drawing, board = of.drawing, of.board
    if drawing is None:
        raise ValueError(f"{of.name} is not drawn")
    unit = drawing.width / WIDTH  # what a unit of the picture is on the map's sheet
    box, label = f"0 0 {drawing.width} {drawing.height}", escape(of.name)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{label}">',
        f'<rect width="{drawing.width}" height="{drawing.height}" fill="{SEA}"/>',
    ]
    paths = {t: "".join(_path(ring, True) for ring in rings) for t, rings in drawing.outlines.items()}
    whole = "".join(paths.values())
    out += [_stroke(whole, colour, wide * unit) for colour, wide in zip(RINGS, (34, 22, 11), strict=True)]
    for n, t in enumerate(board.territories):
        colour = LANDS[board.continent_of[n] % len(LANDS)]
        out.append(
            f'<path d="{paths[t]}" fill="{colour}" fill-rule="evenodd" stroke="{INK}" stroke-width="{unit:.1f}" stroke-linejoin="round"/>'
        )
    out.append(_stroke(_frontier(of, drawing), INK, 3 * unit))
    for lane in drawing.lanes.values():
        out += [_stroke(_path(line, False), LANE, 2.2 * unit, f'stroke-dasharray="{7 * unit:.0f} {6 * unit:.0f}"') for line in lane]
    out += _names(of, drawing, language, unit)
    return "\n".join([*out, "</svg>"])


def _frontier(of: Map, drawing: Drawing) -> str:
    """Where continents meet."""
    number, home = of.board.number, of.board.continent_of
    apart = {p for p in contacts(drawing.outlines) if home[number[p[0]]] != home[number[p[1]]]}
    owner: dict[tuple[Spot, Spot], str] = {}
    out = []
    for t, rings in drawing.outlines.items():
        for a, b in (ends for ring in rings for ends in pairwise((*ring, ring[0]))):
            other = owner.setdefault((min(a, b), max(a, b)), t)
            if other != t and pair(t, other) in apart:
                out.append(_path((a, b), False))
    return "".join(out)


def _names(of: Map, drawing: Drawing, language: str, unit: float) -> list[str]:
    board, labels = of.board, drawing.labels
    size = 13 * unit if board.size <= 60 else 9.5 * unit
    out = []
    for t in board.territories:
        x, y = labels[t]
        out.append(
            f'<circle cx="{x}" cy="{y}" r="{size * 0.62:.0f}" fill="{HALO}" fill-opacity="0.75" stroke="{INK}" stroke-width="{unit:.1f}"/>'
        )
        out.append(_text(x, y + round(size * 1.65), board.title(t, language), size, "system-ui, sans-serif"))
    for c, continent in enumerate(board.continents):
        if continent in labels:
            x, y = labels[continent]
            out.append(_text(x, y, f"{board.title(continent, language)} +{board.bonus[c]}", 20 * unit, "Georgia, serif"))
    return out


def _text(x: int, y: int, text: str, size: float, font: str) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-family="{font}" font-size="{size:.0f}" fill="{INK}" '
        f'stroke="{HALO}" stroke-width="{size / 5:.0f}" paint-order="stroke" stroke-linejoin="round">{escape(text)}</text>'
    )


def _stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linejoin="round" stroke-linecap="round" {more}/>'
    )


def _path(line: Line, closed: bool) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in line) + ("Z" if closed else "")
