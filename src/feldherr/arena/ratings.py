"""Ratings from games with any number of players (Plackett-Luce), if the library for them is installed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any

Ratings = dict[str, tuple[float, float]]


def ratings(games: Sequence[tuple[Sequence[str], Sequence[float]]]) -> Ratings | None:
    """The rating of each player (starting at 25) and its uncertainty, from the seats and shares of all games."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: Ratings = {name: (model.mu, model.sigma) for names, _ in games for name in names}
    for names, won in games:
        known |= _after(model, known, names, won)
    return {name: (round(mu, 2), round(sigma, 2)) for name, (mu, sigma) in known.items()}


def _after(model: Any, known: Ratings, names: Sequence[str], won: Sequence[float]) -> Ratings:
    """The ratings after one game; a player with several seats gets their mean."""
    seats = [[model.rating(mu=known[name][0], sigma=known[name][1])] for name in names]
    rated = model.rate(seats, ranks=[1 if share else 2 for share in won])
    out: Ratings = {}
    for name in set(names):
        own = [rated[i][0] for i in range(len(names)) if names[i] == name]
        out[name] = mean(r.mu for r in own), mean(r.sigma for r in own)
    return out
