"""Probabilities as horizontal bars, with block characters if the terminal has them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from feldherr.cli.table.phrases import figure
from feldherr.locales import say

EIGHTHS = " ▏▎▍▌▋▊▉"
LEAST = 0.0005  # what rounds to nothing is not drawn
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
SHORTEST, LONGEST = 6, 60


class Bar(NamedTuple):
    """One line of a picture."""

    label: str
    chance: float
    total: float | None = None  # this one's chance and that of all before it
    style: str = ""


def percent(p: float) -> str:
    """`79.9%`; never 0 or 100 for what may go either way."""
    if 0 < p < LEAST:
        return figure("<0.1%")
    if 1 - LEAST < p < 1 - 1e-12:
        return figure(">99.9%")
    return figure(f"{p:.1%}")


def step_for(most: int, *rows: Sequence[float]) -> int:
    """How many numbers go into one line, so that all rows together have about so many lines worth drawing."""
    span = sum(map(_span, rows))
    return next((step for step in STEPS if span <= most * step), STEPS[-1])


def _span(chances: Sequence[float]) -> int:
    """How many numbers there are between the unlikely ends."""
    ends = [next((k for k, total in enumerate(accumulate(row)) if total >= LEAST), len(chances)) for row in (chances, chances[::-1])]
    return max(0, len(chances) - sum(ends))


def grouped(chances: Sequence[float], step: int) -> list[tuple[str, float]]:
    """The numbers from 1 up with their chances, so many of them in a group (`21-25`)."""
    return [(_range(k, min(k + step, len(chances)) - 1), sum(chances[k : k + step])) for k in range(1, len(chances), step)]


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def draw(out: Console, bars: Iterable[Bar], totals: str = "") -> None:
    """All bars on one scale; `totals` is the heading of their sums so far."""
    bars = [bar for bar in bars if bar.chance >= LEAST]
    if not bars:
        return
    label = max(len(bar.label) for bar in bars)
    wide, sums = max(6, len(say("chances-chance"))), max(7, len(totals))
    room = min(out.width - label - wide - 4 - (sums + 2 if totals else 0), LONGEST)
    highest = max(bar.chance for bar in bars)
    if totals:
        out.print(Text(f"{'':{label}}  {say('chances-chance'):>{wide}}  {totals:>{sums}}"))
    for bar in bars:
        line = Text(f"{bar.label:{label}}  {percent(bar.chance):>{wide}}")
        if totals:
            line.append(f"  {'' if bar.total is None else percent(bar.total):>{sums}}")
        if room >= SHORTEST:
            line.append("  ").append(blocks(bar.chance / highest * room, out.options.ascii_only), style=bar.style)
        out.print(line)


def blocks(length: float, ascii_only: bool) -> str:
    """A bar of that many letters."""
    if ascii_only:
        return "#" * max(1, round(length))
    eighths = max(1, round(length * 8))
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
