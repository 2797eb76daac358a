"""A node of the game tree for OpenSpiel: chance is explicit, and dice are rolled one by one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE, ROLL, answer_of, number
from feldherr.engine.play import advance
from feldherr.engine.state import State
from feldherr.envs.core.coding import Coding, Offer

OVER: Final[i64] = -4  # nobody is asked any more
FACES: Final[i64] = 6


class Moment:
    """A state, the dice rolled so far, and the number of moves of each seat."""

    def __init__(self, g: State, coding: Coding, most: i64) -> None:
        self.g: State = g
        self.coding: Final = coding
        self.most: Final[i64] = most  # answers of one seat after which the game is cut short
        self.thrown: vec[i64] = vec[i64]()
        self.given: vec[i64] = vec[i64]([0] * g.seats)

    def copy(self) -> Moment:
        other = Moment(self.g.copy(), self.coding, self.most)
        for face in self.thrown:
            other.thrown = append(other.thrown, face)
        for s in range(len(self.given)):
            other.given[s] = self.given[s]
        return other

    def __deepcopy__(self, memo: object) -> Moment:
        return self.copy()

    def asked(self) -> int:
        """Who is to move: CHANCE, a seat, or OVER."""
        g = self.g
        if g.winners != 0:
            return int(OVER)
        seat = g.stack[len(g.stack) - 1].asks(g)
        return int(OVER if seat != CHANCE and self.given[seat] >= self.most else seat)

    def offer(self) -> Offer:
        """The legal actions of the seat to move."""
        g = self.g
        step = g.stack[len(g.stack) - 1]
        out = Offer()
        self.coding.offer(step.options(g, step.asks(g)), out)
        return out

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities: a die's face minus one, or an index of its options."""
        g = self.g
        step = g.stack[len(g.stack) - 1]
        options = step.options(g, CHANCE)
        if options[0] & 63 == ROLL:
            return [(face, 1.0 / 6.0) for face in range(FACES)]
        weights = step.weights(g, options)
        if len(weights) == 0:
            return [(i, 1.0 / float(len(options))) for i in range(len(options))]
        total = 0.0
        for w in weights:
            total += float(w)
        return [(i, float(weights[i]) / total) for i in range(len(options)) if weights[i] > 0]

    def fall(self, outcome: i64) -> None:
        """Apply an outcome of chance."""
        g = self.g
        step = g.stack[len(g.stack) - 1]
        options = step.options(g, CHANCE)
        a = answer_of(options[0 if options[0] & 63 == ROLL else outcome], 0)
        if options[0] & 63 == ROLL:
            self.thrown = append(self.thrown, outcome + 1)
            if len(self.thrown) < number(options[0]):
                return
            a = ROLL
            for i in range(len(self.thrown)):
                a |= self.thrown[i] << (6 + 3 * i)
            self.thrown = vec[i64]()
        step.answer(g, CHANCE, a)
        advance(g)

    def take(self, action: i64) -> bool:
        """Take an action of the seat to move; False, without any change, if it is illegal."""
        g = self.g
        a = self.offer().answer(action)
        if a == 0:
            return False
        step = g.stack[len(g.stack) - 1]
        seat = step.asks(g)
        self.given[seat] += 1
        step.answer(g, seat, a)
        advance(g)
        return True

    def meant(self, outcome: i64) -> str:
        """An outcome of chance in words."""
        g = self.g
        options = g.stack[len(g.stack) - 1].options(g, CHANCE)
        return f"die {outcome + 1}" if options[0] & 63 == ROLL else self.coding.words.write(answer_of(options[outcome], 0))
