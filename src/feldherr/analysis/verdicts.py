"""What a turn or a game is called: from how much win probability a turn is an inaccuracy, mistake or blunder, and luck good or bad."""

from __future__ import annotations

from typing import Literal

LOSSES = {"blunders": 0.20, "mistakes": 0.10, "inaccuracies": 0.05}  # from so much win probability given up in a turn
EVEN = 0.05  # luck in a whole game that is neither good nor bad
SMALL = 0.02  # a change of win probability that is not worth a word
Kind = Literal["even", "lucky", "unlucky"]


def verdict(lost: float) -> str:
    """One of `LOSSES`, or "" for a turn that gave up little."""
    return next((name for name, least in LOSSES.items() if lost >= least), "")


def possible(chance: float) -> float:
    """Win probabilities without luck are estimates, which may lie beyond what is possible."""
    return min(1.0, max(0.0, chance))


def fortune(luck: float) -> Kind:
    """What a player's luck in a whole game is called."""
    return "even" if abs(luck) < EVEN else "lucky" if luck > 0 else "unlucky"
