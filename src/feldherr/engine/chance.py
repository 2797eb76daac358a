"""Moves of chance, drawn by their weights from a source of random numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE, ROLL, answer_of, number
from feldherr.engine.state import State
from feldherr.engine.step import Rng


def chance(g: State, rng: Rng) -> i64:
    """A random move of chance, with the probabilities that the rules give."""
    step = g.stack[len(g.stack) - 1]
    options = step.options(g, CHANCE)
    o = options[0]
    if o & 63 == ROLL:
        return throw(number(o), rng)
    weights = step.weights(g, options)
    i = weighted(weights, rng) if len(weights) > 0 else rng.below(len(options))
    return answer_of(options[i], 0)


def throw(dice: i64, rng: Rng) -> i64:
    """A roll of that many dice."""
    a = ROLL
    for i in range(dice):
        a |= (rng.below(6) + 1) << (6 + 3 * i)
    return a


def weighted(weights: vec[i64], rng: Rng) -> i64:
    """One of the places, each as likely as its weight."""
    total: i64 = 0
    for w in weights:
        total += w
    r = rng.below(total)
    i: i64 = 0
    while r >= weights[i]:
        r -= weights[i]
        i += 1
    return i
