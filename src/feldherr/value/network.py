"""The network: a layer for every seat, the mean over the seats, a second layer, and a softmax over those who can still win."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.value.features import WIDTH


class Network:
    """Weights, row by row: `first` is inputs × hidden, `own` and `mean` hidden × hidden, `last` one number for each hidden unit."""

    def __init__(
        self,
        hidden: int,
        first: list[float],
        first_bias: list[float],
        own: list[float],
        mean: list[float],
        second_bias: list[float],
        last: list[float],
    ) -> None:
        self.hidden: Final[i64] = hidden
        self.first: Final = vec[float](first)
        self.first_bias: Final = vec[float](first_bias)
        self.own: Final = vec[float](own)
        self.mean: Final = vec[float](mean)
        self.second_bias: Final = vec[float](second_bias)
        self.last: Final = vec[float](last)
        if len(first) != WIDTH * self.hidden or len(own) != self.hidden * self.hidden or len(mean) != len(own):
            raise ValueError("these weights are for other features")

    def chances(self, g: State, rows: vec[float]) -> vec[float]:
        """Each seat's chance; team mates share theirs."""
        h = self.hidden
        seats = g.seats
        units = vec[float]([0.0] * (seats * h))
        common = self.second_bias[:]
        alive = 0.0
        for s in range(seats):
            if not g.is_out(s):
                alive += 1.0
                layer(rows, s * WIDTH, WIDTH, self.first, self.first_bias, h, units, s * h)
        middle = vec[float]([0.0] * h)
        for s in range(seats):
            for i in range(h):
                middle[i] += units[s * h + i]
        for i in range(h):
            middle[i] /= alive
        add(middle, 0, h, self.mean, h, common)
        out = vec[float]([0.0] * seats)
        second = vec[float]([0.0] * h)
        for s in range(seats):
            if not g.is_out(s):
                layer(units, s * h, h, self.own, common, h, second, 0)
                x = 0.0
                for i in range(h):
                    x += second[i] * self.last[i]
                out[s] = x
        softmax(g, out)
        return out


def layer(inputs: vec[float], at: i64, many: i64, weights: vec[float], bias: vec[float], h: i64, out: vec[float], to: i64) -> None:
    """A layer of rectified units; inputs of zero are skipped, which most are in most modes."""
    sums = bias[:]
    add(inputs, at, many, weights, h, sums)
    for i in range(h):
        x = sums[i]
        out[to + i] = x if x > 0.0 else 0.0


def add(inputs: vec[float], at: i64, many: i64, weights: vec[float], h: i64, sums: vec[float]) -> None:
    """Add the weighted inputs to the sums."""
    for k in range(many):
        x = inputs[at + k]
        if x != 0.0:
            w = k * h
            for i in range(h):
                sums[i] += x * weights[w + i]


def softmax(g: State, out: vec[float]) -> None:
    """From scores to chances; a team's score is the sum of its players', and its chance is everybody's in it."""
    score = vec[float]([0.0] * g.seats)
    weight = vec[float]([0.0] * g.seats)
    most = -1.0e300
    for s in range(g.seats):
        if not g.is_out(s):
            score[g.team(s)] += out[s]
    for s in range(g.seats):
        if not g.is_out(s) and score[g.team(s)] > most:
            most = score[g.team(s)]
    total = 0.0
    for s in range(g.seats):
        party = g.team(s)
        if not g.is_out(s) and weight[party] == 0.0:
            weight[party] = math.exp(score[party] - most)
            total += weight[party]
    for s in range(g.seats):
        out[s] = weight[g.team(s)] / total
