"""Everybody's chances over a game as SVG: a band for each player, with marks at the turning points and the greatest luck."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from feldherr.analysis.report import Analysis, Entry, Turn, size
from feldherr.show.palette import SIDES, hexadecimal, ink_on

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 420, 52, 24, 64, 56
MARKS = "●■▲◆★✚"  # of the seats, as in the browser: told apart without colours
POINTS = 400  # the most moments that are drawn
STYLE = """
  :root { color-scheme: light dark }
  .paper { fill: #fbfaf7 } text { font: 14px system-ui, sans-serif; fill: #2b2b28 } .title { font-size: 17px; font-weight: 600 }
  .dim { fill: #77756d; font-size: 12px } .grid { stroke: #fbfaf7; stroke-opacity: .55 } .flag { stroke: #2b2b28; stroke-dasharray: 4 3 }
  .band { stroke: #fbfaf7; stroke-width: 1.5; stroke-linejoin: round } .luck { fill: #fbfaf7; stroke: #2b2b28; stroke-width: 1.5 }
  .pip { fill: #2b2b28 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1b1d20 } text { fill: #e8e6e0 } .dim { fill: #9a988f } .grid { stroke: #1b1d20 } .flag { stroke: #f0ede6 }
    .band { stroke: #1b1d20 } .luck { fill: #1b1d20; stroke: #f0ede6 } .pip { fill: #f0ede6 }
  }
"""


def draw(found: Analysis, names: Sequence[str], title: str, turns: Sequence[str], luck: Sequence[str]) -> str:
    """The chart, for light and dark pages; `turns` and `luck` say what is at the turning points and at the greatest surprises."""
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="10"/>',
        f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>',
        *_legend(names),
    ]
    for seat, path in enumerate(bands(found)):
        out.append(f'<path class="band" d="{path}" fill="{_fill(seat)}"><title>{escape(names[seat])}</title></path>')
    out += _grid()
    out += [_flag(turn, found, text) for turn, text in zip(found.turning_points(), turns, strict=True)]
    out += [_luck(entry, found, text) for entry, text in zip(found.surprises(), luck, strict=True)]
    return "\n".join([*out, "</svg>", ""])


def moments(found: Analysis, most: int = POINTS) -> list[int]:
    """Numbers of moves after which the chances are drawn: evenly many, every start of a turn, every surprise, and the end."""
    last = len(found.chances) - 1
    some = range(0, last, max(1, -(-last // most)))
    told = [n for e in found.surprises() for n in (e.number - 1, e.number)]
    return sorted({*some, *(turn.first - 1 for turn in found.turns), *told, last})


def bands(found: Analysis) -> list[str]:
    """The outline of each seat's band, the first seat's at the bottom."""
    at = moments(found)
    floor = [0.0] * len(at)
    out = []
    for seat, party in enumerate(found.parties):
        share = 1 / found.parties.count(party)  # team mates have one chance together
        top = [low + found.chances[n][seat] * share for low, n in zip(floor, at, strict=True)]
        line = [(n, v) for n, v in zip(at, top, strict=True)] + [(n, v) for n, v in zip(at[::-1], floor[::-1], strict=True)]
        out.append("M" + "L".join(f"{_x(n, found):.1f} {_y(v):.1f}" for n, v in line) + "Z")
        floor = top
    return out


def _x(move: int, found: Analysis) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * move / max(1, len(found.chances) - 1)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _fill(seat: int) -> str:
    return hexadecimal(SIDES[seat % len(SIDES)])


def _legend(names: Sequence[str]) -> list[str]:
    """The players in a row: colour, mark and name."""
    out = []
    for seat, name in enumerate(names):
        x = LEFT + seat * (WIDTH - LEFT - RIGHT) / max(4, len(names))
        ink = hexadecimal(ink_on(SIDES[seat % len(SIDES)]))
        mark = f'style="fill:{ink};font-size:11px">{MARKS[seat % len(MARKS)]}'
        short = name if len(name) <= 14 else f"{name[:13]}…"
        out.append(f'<circle cx="{x + 9:.0f}" cy="{HEIGHT - 22}" r="9" fill="{_fill(seat)}"/>')
        out.append(f'<text x="{x + 9:.0f}" y="{HEIGHT - 18}" text-anchor="middle" {mark}</text>')
        out.append(f'<text x="{x + 24:.0f}" y="{HEIGHT - 17}">{escape(short)}</text>')
    return out


def _grid() -> list[str]:
    """Lines at each quarter."""
    out = []
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        out.append(f'<text class="dim" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    return out


def _flag(turn: Turn, found: Analysis, text: str) -> str:
    """A line where a turning point begins."""
    x = _x(turn.first - 1, found)
    return f'<g><title>{escape(text)}</title><line class="flag" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 10}" y2="{HEIGHT - BOTTOM}"/></g>'


def _luck(entry: Entry, found: Analysis, text: str) -> str:
    """A die where luck changed much, larger for more."""
    x, y, half = _x(entry.number, found), TOP - 6, 4 + 12 * min(0.5, size(entry))
    die = f'<rect class="luck" x="{x - half:.1f}" y="{y - half:.1f}" width="{2 * half:.1f}" height="{2 * half:.1f}" rx="2.5"/>'
    return f'<g><title>{escape(text)}</title>{die}<circle class="pip" cx="{x:.1f}" cy="{y}" r="1.8"/></g>'
