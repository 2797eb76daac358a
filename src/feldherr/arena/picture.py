"""The result of a contest as SVG: win rates with confidence intervals, and the fair share."""

from __future__ import annotations

from html import escape
from typing import Any

from feldherr.bots.process.outside import label

WIDTH, LEFT, RIGHT, TOP, ROW = 720, 150, 92, 76, 44
STYLE = """
  :root { color-scheme: light dark }
  .paper { fill: #fbfaf7 } text { font: 14px system-ui, sans-serif; fill: #2b2b28 } .title { font-size: 17px; font-weight: 600 }
  .dim { fill: #77756d; font-size: 12px } .grid { stroke: #e4e1d8 } .bar { fill: #4f7cac } .whisker { stroke: #22303d; stroke-width: 2 }
  .fair { stroke: #b4542f; stroke-width: 1.5; stroke-dasharray: 5 4 } .told { fill: #b4542f; font-size: 12px } .rate { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1b1d20 } text { fill: #e8e6e0 } .dim { fill: #9a988f } .grid { stroke: #33363b } .bar { fill: #5b8fc4 }
    .whisker { stroke: #f0ede6 } .fair { stroke: #e08a5f } .told { fill: #e08a5f }
  }
"""


def draw(facts: dict[str, Any]) -> str:
    """The summary of a contest as SVG, for light and dark pages."""
    rows = facts["results"]
    height = TOP + ROW * len(rows) + 46
    top = scale(max([facts["results"][0]["high"] if rows else 1.0, *[row["high"] for row in rows]]))
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(_title(facts))}">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>',
        f'<text class="title" x="24" y="32">{escape(_title(facts))}</text>',
        f'<text class="dim" x="24" y="52">{escape(_subtitle(facts))}</text>',
        *_grid(top, height),
    ]
    for i, row in enumerate(rows):
        out += _row(row, TOP + ROW * i, top)
    out += _fair(1 / facts["parties"], top, height)
    return "\n".join([*out, "</svg>", ""])


def _title(facts: dict[str, Any]) -> str:
    return f"{facts['mode']}: who wins, {facts['players']} players"


def _subtitle(facts: dict[str, Any]) -> str:
    capped = f", {facts['capped']:,} of them without a winner" if facts["capped"] else ""
    return f"{facts['games']:,} games{capped}; the whisker is the 95 % interval"


def scale(high: float) -> float:
    """Where the axis ends: the next tenth."""
    return min(1.0, max(0.2, -(-high * 100 // 10) / 10))


def _x(rate: float, top: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * rate / top, 1)


def _grid(top: float, height: int) -> list[str]:
    """A line every tenth (every fifth where there is much to show)."""
    step = 10 if top <= 0.6 else 20
    out = []
    for percent in range(0, round(top * 100) + 1, step):
        x = _x(percent / 100, top)
        out.append(f'<line class="grid" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{height - 34}"/>')
        out.append(f'<text class="dim" x="{x}" y="{height - 16}" text-anchor="middle">{percent} %</text>')
    return out


def _row(row: dict[str, Any], y: int, top: float) -> list[str]:
    """One player's bar."""
    zero, end, low, high = (_x(v, top) for v in (0, row["rate"], row["low"], row["high"]))
    mid = y + ROW // 2
    name = label(row["bot"]) if len(label(row["bot"])) <= 18 else f"{label(row['bot'])[:17]}…"
    return [
        f'<text x="{LEFT - 12}" y="{mid + 5}" text-anchor="end">{escape(name)}</text>',
        f'<rect class="bar" x="{zero}" y="{mid - 11}" width="{round(end - zero, 1)}" height="22" rx="3"/>',
        f'<path class="whisker" fill="none" d="M{low} {mid - 5}v10M{low} {mid}H{high}M{high} {mid - 5}v10"/>',
        f'<text class="rate" x="{WIDTH - RIGHT + 14}" y="{mid + 5}">{row["rate"]:.1%}</text>',
    ]


def _fair(share: float, top: float, height: int) -> list[str]:
    """The share of each if all were alike."""
    x = _x(share, top)
    return [
        f'<line class="fair" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{height - 34}"/>',
        f'<text class="told" x="{x}" y="{TOP - 10}" text-anchor="middle">fair share</text>',
    ]
