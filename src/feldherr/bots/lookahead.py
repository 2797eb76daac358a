"""The marshal: of the campaigns that look good, the one that turns out best when everybody's next turn is played out."""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.ambition import best_campaign
from feldherr.bots.bot import Bot
from feldherr.bots.campaign import HOPELESS, Campaign
from feldherr.bots.commander import Commander
from feldherr.bots.ground import Ground, value
from feldherr.bots.prospects import prospect
from feldherr.bots.random import Stream
from feldherr.bots.simple import Simple
from feldherr.bots.weights import Weights
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.play import advance
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.engine.view import guess

CANDIDATES: Final[i64] = 6
FIRST: Final[i64] = 8  # simulations of each candidate before the first are dropped
DEEP: Final = 48.0  # simulations of the last ones when reinforcements are placed
SHALLOW: Final = 24.0  # between attacks
RESTLESS: Final[i64] = 25  # from this round on every turn sees an attack
ANSWERS: Final[i64] = 4000  # after so many a simulated round is broken off


class Marshal(Commander):
    """A commander that looks ahead before it commits its armies."""

    def __init__(self, w: Weights, effort: float, think: float) -> None:
        super().__init__(w)
        self.effort: Final = effort
        self.think: Final = think  # milliseconds; below 0: no clock
        self.own: Final = Commander(w, 1)
        self.planners: Final[list[Bot]] = [Commander(w, 1) for _ in range(6)]
        self.brawlers: Final[list[Bot]] = [Simple() for _ in range(6)]

    def pick(self, g: Ground, reserve: i64) -> Campaign | None:
        """The best of the best few, by simulated play until the own next turn."""
        base = value(g)
        found: list[Campaign] = []
        best_campaign(g, reserve, base, self.tries, found)
        chosen: list[Campaign | None] = []
        chosen += shortlist(found)
        if len(chosen) == 0:
            return None
        if g.lore.view.round < RESTLESS or g.took:
            chosen.append(None)
        return self.trial(g, chosen, reserve)

    def trial(self, g: Ground, chosen: list[Campaign | None], reserve: i64) -> Campaign | None:
        """All are simulated with the same dice; those that fall clearly behind are dropped."""
        view, seat = g.lore.view, g.lore.seat
        plans: list[tuple[vec[i64], vec[i64]]] = []
        for c in chosen:
            self.own.adopt(g, c, reserve)
            plans.append((self.own.steps, self.own.drops))
        sums = [0.0 for _ in chosen]
        squares = [0.0 for _ in chosen]
        alive = list(range(len(chosen)))
        done: i64 = 0
        most: i64 = i64((DEEP if reserve > 0 else SHALLOW) * self.effort)
        seed = digest(view)
        until = time.perf_counter() + self.think / 1000.0
        while True:
            for i in alive:
                rng = Stream(seed + done)
                x = self.simulate(guess(view, seat, rng), seat, plans[i][0], plans[i][1], rng, self.foes(done))
                sums[i] += x
                squares[i] += x * x
            done += 1
            best = max(alive, key=lambda k: sums[k])
            if done >= most or (self.think >= 0.0 and time.perf_counter() > until):
                return chosen[best]
            if done >= FIRST and done % 4 == 0:
                alive = [i for i in alive if hopeful(sums, squares, i, best, done)]
                if len(alive) == 1:
                    return chosen[best]

    def foes(self, n: i64) -> list[Bot]:
        """Who the others are in a simulation: planners mostly, brawlers sometimes."""
        return self.planners if n % 3 != 2 else self.brawlers

    def simulate(self, s: State, seat: i64, steps: vec[i64], drops: vec[i64], rng: Rng, others: list[Bot]) -> float:
        """One way it might go, until the seat's next turn."""
        own = self.own
        own.follow(s, steps, drops)
        away = False
        n: i64 = 0
        while s.winners == 0 and n < ANSWERS:
            step = s.stack[len(s.stack) - 1]
            who = step.asks(s)
            a = chance(s, rng) if who == CHANCE else (own.choose(s, who) if who == seat else others[who].choose(s, who))
            step.answer(s, who, a)
            advance(s)
            n += 1
            if s.seat != seat:
                away = True
            elif away:
                break
            if s.is_out(seat):
                break
        return prospect(s, seat)


def hopeful(sums: list[float], squares: list[float], i: i64, best: i64, n: i64) -> bool:
    """Whether a candidate may still turn out best: it is within two standard errors, roughly."""
    if i == best:
        return True
    k = float(n)
    spread = squares[i] / k - (sums[i] / k) ** 2 + squares[best] / k - (sums[best] / k) ** 2
    return (sums[best] - sums[i]) / k < 1.3 * math.sqrt(max(spread, 0.0) / k) + 0.002


def shortlist(found: list[Campaign]) -> list[Campaign]:
    """The most promising, each of another kind or about something else."""
    out: list[Campaign] = []
    for c in sorted(found, key=lambda c: -c.gain):
        if c.chance > HOPELESS and len(out) < CANDIDATES:
            out.append(c)
    return out


def digest(view: State) -> i64:
    """A number that follows from what is seen, so that the same view is always judged alike."""
    h: i64 = view.round * 7 + view.seat + 11
    for x in view.owner:
        h = (h * 31 + x + 1) % 2147483563
    for x in view.armies:
        h = (h * 31 + x) % 2147483563
    return h * 4096
