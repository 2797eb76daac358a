"""The board as a picture: territories in their owner's colour, drawn with half blocks from the map's shapes, armies on top.

Each letter cell is two dots high. A dot at the edge of a territory is darker, so that neighbours of one colour stay apart; sea lines are
dotted. Every territory also carries its owner's mark with the number of armies, so that nobody depends on the colours, and as much of its
name as there is room for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from rich.color import Color
from rich.style import Style
from rich.text import Text

from feldherr import maps
from feldherr.cli.table.godstorm_words import SUNK, marks, sunken
from feldherr.cli.table.names import Names, Rgb
from feldherr.cli.table.screen import Screen
from feldherr.engine.board import Board
from feldherr.engine.state import State
from feldherr.maps.drawing import Line

NARROWEST, WIDEST = 70, 140
SEA = -1
LANE = -2
Dots = list[list[int]]
WATER: Rgb = (16, 32, 52)
DOTTED: Rgb = (150, 160, 150)
SHORTEST = 3  # letters of a name that still say something


@dataclass(frozen=True)
class Picture:
    """A map at one size: the territory (or SEA, LANE) of each dot, and where each territory's label goes (column, row of cells)."""

    dots: Dots
    labels: list[tuple[int, int]]


def wide(board: Board, screen: Screen, rows: int, columns: int = 1) -> int:
    """How wide the picture can be on this screen if so many rows and columns are left for other things; 0: there can be none."""
    drawing = maps.drawing_of(board)
    if drawing is None or not screen.paints:
        return 0
    tall = int((screen.height - rows) * 2 * drawing.width / drawing.height)
    width = min(screen.width - columns, tall, WIDEST)
    return width if width >= NARROWEST else 0


@cache
def picture(board: Board, width: int) -> Picture:
    """The board, so many letters wide."""
    drawing = maps.drawing_of(board)
    assert drawing is not None, board.name
    scale = width / drawing.width
    height = round(drawing.height * scale / 2) * 2
    dots: Dots = [[SEA] * width for _ in range(height)]
    for a, b in (ends for lane in drawing.lanes.values() for line in lane for ends in pairwise(line)):
        for x, y in _line(a[0] * scale, a[1] * scale, b[0] * scale, b[1] * scale):
            if 0 <= x < width and 0 <= y < height:
                dots[y][x] = LANE
    for name, rings in drawing.outlines.items():
        _fill(dots, rings, scale, board.number[name])
    labels = [(round(x * scale), round(y * scale / 2 - 0.5)) for x, y in (drawing.labels[t] for t in board.territories)]
    return Picture(dots, labels)


def _fill(dots: Dots, rings: tuple[Line, ...], scale: float, t: int) -> None:
    """Colour the dots whose middle lies inside the rings."""
    crossings: dict[int, list[float]] = {}
    for ring in rings:
        points = [(x * scale, y * scale) for x, y in ring]
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
            if y0 > y1:
                x0, y0, x1, y1 = x1, y1, x0, y0
            for y in range(max(0, int(y0 + 0.5)), min(len(dots), int(y1 + 0.5))):
                crossings.setdefault(y, []).append(x0 + (y + 0.5 - y0) * (x1 - x0) / (y1 - y0))
    for y, xs in crossings.items():
        xs.sort()
        for left, right in zip(xs[::2], xs[1::2], strict=False):
            for x in range(max(0, int(left + 0.5)), min(len(dots[y]), int(right + 0.5))):
                dots[y][x] = t


def _line(x0: float, y0: float, x1: float, y1: float) -> Iterator[tuple[int, int]]:
    """Every other dot of a sea line."""
    n = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
    for i in range(0, n + 1, 2):
        yield int(x0 + (x1 - x0) * i / n), int(y0 + (y1 - y0) * i / n)


def draw(view: State, names: Names, width: int) -> list[Text]:
    """The picture of a view, line by line."""
    board = view.rules.board
    p = picture(board, width)
    colours = [WATER if sunken(view, t) else names.paint(view.owner[t]) for t in range(board.size)]
    cells = [[("▀", _dot(p, colours, x, y), _dot(p, colours, x, y + 1), False) for x in range(width)] for y in range(0, len(p.dots), 2)]
    for t in range(board.size):
        armies = SUNK if sunken(view, t) else f"{names.mark(view.owner[t]) if view.owner[t] >= 0 else ''}{view.armies[t]}"
        _label(cells, p.labels[t], armies, colours[t])
    for t in range(board.size):
        _mark(cells, p.labels[t], marks(view, t), colours[t])
    for t in range(board.size):
        _name(cells, p, t, names.territory(t), colours[t])
    return [_text(row) for row in cells]


Cell = tuple[str, Rgb, Rgb, bool]


def _dot(p: Picture, colours: list[Rgb], x: int, y: int) -> Rgb:
    """The colour of a dot: darker where another territory lies to the right or below."""
    t = p.dots[y][x]
    if t < 0:
        return WATER if t == SEA else DOTTED
    right = p.dots[y][x + 1] if x + 1 < len(p.dots[y]) else SEA
    below = p.dots[y + 1][x] if y + 1 < len(p.dots) else SEA
    edge = (right not in (t, SEA, LANE)) or (below not in (t, SEA, LANE))
    r, g, b = colours[t]
    return (r * 6 // 10, g * 6 // 10, b * 6 // 10) if edge else colours[t]


def _label(cells: list[list[Cell]], at: tuple[int, int], text: str, colour: Rgb) -> None:
    """Write over the cells around a point, dark or light, whichever can be read."""
    row = cells[min(max(at[1], 0), len(cells) - 1)]
    start = min(max(at[0] - len(text) // 2, 0), len(row) - len(text))
    ink = (0, 0, 0) if sum(colour) > 380 else (255, 255, 255)
    for i, letter in enumerate(text):
        row[start + i] = (letter, ink, colour, True)


def _mark(cells: list[list[Cell]], at: tuple[int, int], text: str, colour: Rgb) -> None:
    """Write what else stands there behind the label, as far as no other label is in the way."""
    row = cells[min(max(at[1], 0), len(cells) - 1)]
    start = min(max(at[0], 0), len(row) - 1)
    while start < len(row) and row[start][3]:
        start += 1
    for i, letter in enumerate(text):
        if start + i < len(row) and not row[start + i][3]:
            _label(cells, (start + i, at[1]), letter, colour)


def _name(cells: list[list[Cell]], p: Picture, t: int, name: str, colour: Rgb) -> None:
    """Write a territory's name above its label, or below: as much of it as lies on the territory and covers nothing."""
    x, y = p.labels[t]
    rows = [row for row in (y - 1, y + 1) if 0 <= row < len(cells)]
    fitting = [(len(name) - cut, -i, row) for cut in range(len(name) - SHORTEST + 1) for i, row in enumerate(rows)]
    for letters, _, row in sorted(fitting, reverse=True):
        start = min(max(x - letters // 2, 0), len(cells[row]) - letters)
        if all(p.dots[2 * row + half][c] == t for half in (0, 1) for c in range(start, start + letters)) and not any(
            cells[row][c][3] for c in range(start, start + letters)
        ):
            _label(cells, (start + letters // 2, row), name[:letters].rstrip(" ."), colour)
            return


def _text(row: list[Cell]) -> Text:
    line = Text()
    for letter, ink, paper, bold in row:
        line.append(letter, Style(color=Color.from_rgb(*ink), bgcolor=Color.from_rgb(*paper), bold=bold))
    return line
