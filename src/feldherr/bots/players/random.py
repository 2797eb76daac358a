"""A seeded stream of random numbers, random moves, and whole random games at full speed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.action import CHANCE, answer_of, high, number
from feldherr.engine.chance import chance
from feldherr.engine.play import advance
from feldherr.engine.state import State
from feldherr.engine.step import Rng

M1: Final[i64] = 2147483563
M2: Final[i64] = 2147483399


class Stream(Rng):
    """Random numbers from a seed: two multiplicative streams combined (L'Ecuyer 1988), the same in every build."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = mix(seed) % (2147483563 - 1) + 1
        self.y: i64 = mix(seed + 1442695040888963407) % (2147483399 - 1) + 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.x = self.x * 40014 % M1
        self.y = self.y * 40692 % M2
        z = self.x - self.y
        if z < 1:
            z += M1 - 1
        return z % n


def mix(seed: int) -> int:
    """A seed's bits well stirred, so that neighbouring seeds give unlike streams (Steele's SplitMix)."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return z ^ z >> 31


def pick(g: State, seat: i64, rng: Rng) -> i64:
    """A random legal move for a seat; for chance by its probabilities."""
    if seat == CHANCE:
        return chance(g, rng)
    options = g.stack[len(g.stack) - 1].options(g, seat)
    n = len(options)
    o = options[rng.below(n)] if n > 1 else options[0]
    low = number(o)
    span = high(o) - low
    return answer_of(o, low + rng.below(span + 1) if span > 0 else low)


def playout(g: State, rng: Rng, most: i64) -> i64:
    """Play random moves until the game is over or a limit is reached; returns how many."""
    n: i64 = 0
    while g.winners == 0 and n < most:
        step = g.stack[len(g.stack) - 1]
        seat = step.asks(g)
        step.answer(g, seat, pick(g, seat, rng))
        advance(g)
        n += 1
    return n


def copies(g: State, n: i64) -> i64:
    """Copy a state that many times (for measuring)."""
    total: i64 = 0
    for _ in range(n):
        total += g.copy().round
    return total


def checksum(g: State) -> int:
    """One number for a table, to compare builds by."""
    h: i64 = g.round
    for x in g.owner:
        h = (h * 31 + x + 1) % M1
    for x in g.armies:
        h = (h * 31 + x) % M1
    for x in g.cards:
        h = (h * 31 + x + 200_000) % M1
    return h
