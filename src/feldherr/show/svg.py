"""A state as a picture: the map's shapes in the colours of their owners, with the armies on them, as SVG."""

from __future__ import annotations

from html import escape

from feldherr.engine.state import State
from feldherr.show.palette import INK, LANE, PAPER, SEA, Rgb, colour_of, hexadecimal, ink_on
from feldherr.show.sheet import SPOT, WIDTH, seat_at, sheet

FONT = 'font-family="system-ui, sans-serif" font-size="12"'


def draw(g: State) -> str:
    """The whole table; every place says its name when the pointer rests on it."""
    plan, board = sheet(g.rules.board), g.rules.board
    label = escape(f"{g.rules.name}, {g.seats} players, round {g.round + 1}")
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {plan.height}" role="img" aria-label="{label}" {FONT}>']
    out.append(f'<rect width="{WIDTH}" height="{plan.height}" fill="{hexadecimal(SEA)}"/>')
    out += [f'<path d="M{_xy(x0, y0)}L{_xy(x1, y1)}" stroke="{hexadecimal(LANE)}" stroke-width="2"/>' for x0, y0, x1, y1 in plan.lanes]
    for t, ring in plan.outlines:
        points = "L".join(_xy(ring[i], ring[i + 1]) for i in range(0, len(ring), 2))
        out.append(
            f'<path d="M{points}Z" fill="{hexadecimal(colour_of(g, int(g.owner[t])))}" stroke="{hexadecimal(INK)}" stroke-width="0.7"/>'
        )
    for t, (x, y) in enumerate(plan.spots):
        out += _token(x, y, colour_of(g, int(g.owner[t])), str(g.armies[t]), board.title(board.places[t]))
    for t in range(plan.drawn, len(plan.spots)):
        out.append(_name(*plan.spots[t], board.places[t]))
    return "\n".join([*out, *_legend(g, plan.legend), "</svg>"])


def _legend(g: State, y: float) -> list[str]:
    """The players: how many territories each holds, who is asked, who has won."""
    out = []
    for seat in range(int(g.seats)):
        x = seat_at(seat)
        out += _token(x, y, colour_of(g, seat), str(sum(1 for owner in g.owner if owner == seat)), f"territories of seat {seat}")
        mark = " (asked)" if not g.winners and g.top().asks(g) == seat else " (won)" if g.winners >> seat & 1 else ""
        out.append(f'<text x="{x + 16}" y="{y + 4}" fill="{hexadecimal(INK)}">seat {seat}{mark}</text>')
    return out


def _token(x: float, y: float, colour: Rgb, text: str, title: str) -> list[str]:
    """A number in a circle of the owner's colour."""
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SPOT}" fill="{hexadecimal(colour)}" stroke="{hexadecimal(PAPER)}" stroke-width="2"/>'
    number = f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="{hexadecimal(ink_on(colour))}">{text}</text>'
    return [f"<g><title>{escape(title)}</title>{circle}{number}</g>"]


def _name(x: float, y: float, name: str) -> str:
    """What a place that is on no map is called, below its token, as far as there is room."""
    return f'<text x="{x:.1f}" y="{y + 20:.1f}" text-anchor="middle" font-size="9" fill="{hexadecimal(INK)}">{escape(name[:9])}</text>'


def _xy(x: float, y: float) -> str:
    return f"{x:.1f} {y:.1f}"
