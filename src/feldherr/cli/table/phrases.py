"""Phrases that many sentences share."""

from __future__ import annotations

from feldherr.engine.action import Option
from feldherr.locales import listed, say


class Unclear(Exception):
    """A typed line that is not a move; the message says why."""


def armies(n: int) -> str:
    """3 armies."""
    return say("armies-n", n=int(n))


def figure(text: str) -> str:
    """A number as the language writes it: 1,234.5 is 1.234,5 in German."""
    return text.translate(str.maketrans(",.", say("figure-marks")))


def percent(share: float) -> str:
    """A share of 1 in per cent, as the language writes it."""
    return figure(f"{100 * share:.1f}\u00a0%")


def either(words: list[str]) -> str:
    """`a, b or c`."""
    return listed(words, "or")


def span(options: list[Option]) -> str:
    """The numbers that are possible: `3`, `1 or 2`, `1 to 5`."""
    low, high = min(o.low for o in options), max(o.high for o in options)
    return str(low) if low == high else either([str(low), str(high)]) if high == low + 1 else say("term-span", low=low, high=high)


def did_you_mean(names: list[str]) -> str:
    """What may have been meant, behind what is wrong; '' if nobody knows."""
    return f"; {say('term-did-you-mean', list=either(names))}" if names else ""
