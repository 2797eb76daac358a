"""A map as a picture, as it lies on the table before a game: continents in colours, names, what they are worth, sea lanes. As SVG."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import Final

from feldherr.maps.drawing import Drawing, Line, Spot, contacts, pair
from feldherr.maps.peaks import border, peaks
from feldherr.maps.reader import Map

SEA, RINGS = "#c4d9de", ("#d0e2e4", "#dcebea", "#e9f3f0")  # the shallows, from far to near
INK, HALO, LANE = "#4a4334", "#fffdf5", "#4d6b75"
PEAK, SHADOW = "#ddd4c0", "#6f6654"
# Of continents, in the browser too: `tools/protocol.py` writes them into `web/src/wire.ts`.
LANDS: Final = ("#e9e673", "#be7328", "#7c8152", "#5183a8", "#968af1", "#ecb5a2", "#4eb8ba", "#a9c06a", "#9d717c", "#a0f1e8")
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
    out += _mountains(of, drawing, unit)
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


def _mountains(of: Map, drawing: Drawing, unit: float) -> list[str]:
    """Peaks where territories touch but are no neighbours."""
    pairs = sorted({pair(t, other) for t, table in of.data["territory"].items() for other in table.get("mountain", ())})
    lines = [line for a, b in pairs for line in border(drawing.outlines[a], drawing.outlines[b])]
    out = []
    for x, y, s in peaks(lines, unit):
        right = f"Q{x + s * 0.3:.0f} {y - s * 0.6:.0f} {x + s * 0.8:.0f} {y:.0f}"
        left = f"M{x - s * 0.8:.0f} {y:.0f}Q{x - s * 0.26:.0f} {y - s * 0.7:.0f} {x:.0f} {y - s * 1.12:.0f}"
        out.append(f'<path d="{left}{right}Z" fill="{PEAK}" stroke="{INK}" stroke-width="{unit:.1f}" stroke-linejoin="round"/>')
        out.append(f'<path d="M{x:.0f} {y - s * 1.12:.0f}{right}H{x + s * 0.2:.0f}Z" fill="{SHADOW}"/>')
    return out


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
