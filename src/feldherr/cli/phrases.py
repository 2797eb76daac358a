"""Bits of sentences that many of them share."""

from __future__ import annotations

from feldherr.locales import say


def armies(n: int) -> str:
    """3 armies."""
    return say("armies-n", n=int(n))
