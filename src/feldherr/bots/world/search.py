"""Look-ahead by playing on: candidate moves are tried in random guesses of the state, and the weaker half is dropped each time.

All answers are tried in the same guesses with the same dice (common random numbers), so that luck hits them alike.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from feldherr.bots.bot import Bot
from feldherr.bots.players.random import M1, Stream, checksum
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.play import apply
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.engine.view import guess


@mypyc_attr(allow_interpreted_subclasses=True)
class Horizon:
    """How far to look ahead, and how to evaluate the end; modes can have their own."""

    def deal(self, view: State, seat: i64, rng: Rng) -> State:
        """A random full state consistent with the view (a determinization)."""
        return guess(view, seat, rng)

    def reached(self, g: State) -> bool:
        """Whether to stop here; the end of the game always stops."""
        return False

    def value(self, g: State, seat: i64) -> float:
        """The value of a state for the seat, from 0 to 1."""
        return share_of_win(g, seat)


def share_of_win(g: State, seat: i64) -> float:
    """1 for a win, less if it is shared, 0 otherwise."""
    if (g.winners >> seat) & 1 == 0:
        return 0.0
    n: i64 = 0
    for s in range(g.seats):
        n += (g.winners >> s) & 1
    return 1.0 / float(n)


class Line:
    """A candidate move, the player that continues for the seat, and its results."""

    def __init__(self, answer: i64, own: Bot) -> None:
        self.answer: Final[i64] = answer
        self.own: Final = own
        self.values: Final[list[float]] = []

    def mean(self) -> float:
        return sum(self.values) / float(len(self.values)) if self.values else 0.0


class Search:
    """A search with a budget of games per question, and at most `think` milliseconds (below 0: no limit).

    Without that limit the same view and seed always give the same answer.
    """

    def __init__(self, others: Bot, horizon: Horizon, games: i64, think: float = -1.0, doubt: float = 1.0, most: i64 = 5000) -> None:
        self.others: Final = others
        self.horizon: Final = horizon
        self.games: Final[i64] = games
        self.think: Final = think
        self.doubt: Final = doubt  # how many standard errors better than the first line another must be
        self.most: Final[i64] = most  # answers in one game

    def best(self, view: State, seat: i64, lines: list[Line], seed: int) -> Line:
        """The best line; the first unless another is clearly better."""
        if len(lines) == 1:
            return lines[0]
        until = time.perf_counter() + self.think / 1000.0 if self.think >= 0.0 else math.inf
        alive = list(lines)
        stages = max(1, (len(lines) - 1).bit_length())
        done: i64 = 0
        for _ in range(stages):
            each = max(2, self.games // stages // len(alive))
            for _ in range(each):
                self.try_all(view, seat, alive, seed + int(done))
                done += 1
                if time.perf_counter() > until:
                    return self.settle(lines[0], alive)
            alive = better_half(lines[0], alive)
        return self.settle(lines[0], alive)

    def try_all(self, view: State, seat: i64, lines: list[Line], seed: int) -> None:
        """Play one more game of each line, from the same guess with the same dice."""
        table = self.horizon.deal(view, seat, Stream(seed))
        for line in lines:
            line.values.append(self.play_on(table.copy(), seat, line, Stream(seed + 7919)))

    def play_on(self, g: State, seat: i64, line: Line, rng: Rng) -> float:
        """Make the line's move, then play on until the horizon."""
        apply(g, seat, line.answer)
        turn = g.seat
        own = line.own
        n: i64 = 0
        while g.winners == 0 and n < self.most and not self.horizon.reached(g):
            who = g.top().asks(g)
            if g.seat != turn:
                own = self.others
            bot = own if who == seat else self.others
            apply(g, who, chance(g, rng) if who == CHANCE else bot.choose(g, who))
            n += 1
        return self.horizon.value(g, seat)

    def settle(self, first: Line, alive: list[Line]) -> Line:
        """The best of those left, if it beats the first by more than luck explains."""
        best = first
        for line in alive:
            if line.mean() > best.mean():
                best = line
        return best if best is first or lead(best, first) > self.doubt else first


def better_half(first: Line, lines: list[Line]) -> list[Line]:
    """The better half, at least two; the first line always stays, to be compared with."""
    keep = max(2, (len(lines) + 1) // 2)
    order = sorted([line for line in lines if line is not first], key=_mean, reverse=True)
    return [first, *order[: keep - 1]]


def _mean(line: Line) -> float:
    return line.mean()


def lead(line: Line, first: Line) -> float:
    """By how many standard errors a line is better than the first."""
    n = min(len(line.values), len(first.values))
    gaps = [line.values[i] - first.values[i] for i in range(n)]
    mean = sum(gaps) / float(n)
    spread = sum([(gap - mean) * (gap - mean) for gap in gaps]) / float(n)
    return mean / math.sqrt(spread / float(n) + 1e-9)


def seed_of(view: State, seat: i64) -> int:
    """A seed from what the seat sees: the same view, the same random numbers."""
    h: i64 = checksum(view) * 31 + seat
    for step in view.stack:
        for n in step.numbers():
            h = (h * 31 + n % M1 + 2) % M1
    for n in view.reserve:
        h = (h * 31 + n) % M1
    return int(h)
