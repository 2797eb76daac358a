"""One game that is played by action numbers; chance and computer players move by themselves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.players.random import Stream
from feldherr.engine.action import CHANCE, NOBODY
from feldherr.engine.chance import chance
from feldherr.engine.play import advance
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.engine.view import observe
from feldherr.envs.core.coding import Coding, Offer


class CodedGame:
    """A game that can be played again and again. `seat` is the agent to move, `offer` its legal actions."""

    def __init__(self, fresh: State, coding: Coding, bots: list[Bot | None], most: i64, seed: int) -> None:
        self.fresh: Final = fresh
        self.coding: Final = coding
        self.bots: Final = bots  # None: a seat that is asked
        self.most: Final[i64] = most  # answers of one seat after which the game is cut short; 0: as many as it takes
        self.rng: Stream = Stream(seed)
        self.offer: Final = Offer()
        self.g: State = fresh
        self.seat: i64 = NOBODY
        self.step: Step = fresh.top()  # what is asked
        self.given: vec[i64] = vec[i64]([0] * fresh.seats)  # answers of each seat
        self.begin()

    def begin(self) -> None:
        """Start a new game; the dice go on with the same stream."""
        self.g = self.fresh.copy()
        for s in range(len(self.given)):
            self.given[s] = 0
        self._ask()

    def seed(self, seed: int, bots: list[Bot | None]) -> None:
        """Start a new game with a new seed and new computer players."""
        self.rng = Stream(seed)
        for s in range(len(bots)):
            self.bots[s] = bots[s]
        self.begin()

    def take(self, number: i64) -> bool:
        """Take an action of the seat to move; False, without any change, if it is illegal."""
        a = self.offer.answer(number)
        if a == 0 or self.seat == NOBODY:
            return False
        self.given[self.seat] += 1
        self.step.answer(self.g, self.seat, a)
        advance(self.g)
        self._ask()
        return True

    def over(self) -> bool:
        """Whether somebody has won."""
        return self.g.winners != 0

    def cut(self) -> bool:
        """Whether the game was truncated."""
        return self.seat == NOBODY and self.g.winners == 0

    def reward(self, seat: i64) -> float:
        """The reward of a seat."""
        return worth(self.g, seat)

    def _ask(self) -> None:
        """Play for chance and computers until an agent is asked or the game is over."""
        g = self.g
        while g.winners == 0:
            step = g.stack[len(g.stack) - 1]
            seat = step.asks(g)
            if seat == CHANCE:
                step.answer(g, CHANCE, chance(g, self.rng))
            else:
                bot = self.bots[seat]
                if bot is None:
                    self._offer(g, seat, step)
                    return
                step.answer(g, seat, bot.choose(observe(g, seat), seat))
            advance(g)
        self._close()

    def _offer(self, g: State, seat: i64, step: Step) -> None:
        if self.most > 0 and self.given[seat] >= self.most:
            self._close()
            return
        self.seat = seat
        self.step = step
        self.coding.offer(step.options(g, seat), self.offer)

    def _close(self) -> None:
        self.seat = NOBODY
        self.offer.many = 0


def worth(g: State, seat: i64) -> float:
    """The reward of a seat: 1 for a sole winner, zero-sum over all seats; 0 while nobody has won."""
    winners: i64 = 0
    for s in range(g.seats):
        winners += (g.winners >> s) & 1
    if winners == 0:
        return 0.0
    share = float(g.seats) / float(winners) if (g.winners >> seat) & 1 == 1 else 0.0
    return (share - 1.0) / float(g.seats - 1)
