"""Win rates from which luck is subtracted: still right on average, with narrower intervals where luck explains results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from feldherr.arena.contest import Played
from feldherr.arena.schedule import parties
from feldherr.rules.ruleset import Ruleset

Z95 = 1.959963984540054  # the normal distribution has 95 % within so many deviations


class Adjusted(NamedTuple):
    """A win rate without luck, and its 95 % confidence interval."""

    rate: float
    low: float
    high: float


class Sums(NamedTuple):
    """A player's results with some dice: seats played, shares of wins, and luck."""

    seats: float = 0.0
    won: float = 0.0
    luck: float = 0.0

    def plus(self, won: float, luck: float) -> Sums:
        return Sums(self.seats + 1, self.won + won, self.luck + luck)


def adjusted(rules: Ruleset, games: list[Played], name: str) -> Adjusted | None:
    """The luck-adjusted win rate of a player; None if some game's luck is unknown, or all had the same dice."""
    sides = parties(rules, len(games[0].pairing.names)) if games else 0
    found: defaultdict[int, Sums] = defaultdict(Sums)
    for game in games:
        if not game.result.luck:
            return None
        for side, won in enumerate(game.result.shares(sides)):
            if game.pairing.names[side] == name:
                found[game.pairing.dice] = found[game.pairing.dice].plus(won, game.result.luck[side])
    return estimate(list(found.values())) if len(found) > 1 else None


def estimate(groups: list[Sums]) -> Adjusted:
    """The mean of wins minus luck times the coefficient of the other groups; groups, not games, are taken to be independent."""
    seats = sum(g.seats for g in groups)
    values = [g.won - c * g.luck for g, c in zip(groups, coefficients(groups), strict=True)]
    rate = sum(values) / seats
    spread = sum((v - g.seats * rate) ** 2 for v, g in zip(values, groups, strict=True))
    half = student(len(groups) - 1) * sqrt(spread * len(groups) / (len(groups) - 1)) / seats
    return Adjusted(rate, rate - half, rate + half)


def coefficients(groups: list[Sums]) -> Iterator[float]:
    """For each group, how much of luck is seen in the results of all others, from 0 to 1.

    A group's luck is zero on average, whatever the others' coefficient: so subtracting their product changes no mean.
    """
    seats, won = sum(g.seats for g in groups), sum(g.won for g in groups)
    by_won, by_seats = sum(g.won * g.luck for g in groups), sum(g.seats * g.luck for g in groups)
    squares = sum(g.luck**2 for g in groups)
    for g in groups:
        mean = (won - g.won) / (seats - g.seats)
        both = by_won - g.won * g.luck - mean * (by_seats - g.seats * g.luck)
        rest = squares - g.luck**2
        yield min(1.0, max(0.0, both / rest)) if rest > 1e-12 * squares else 0.0


def student(freedom: int) -> float:
    """Within how many standard errors Student's t has 95 % (the first terms of its expansion; too small below 3 degrees of freedom)."""
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
