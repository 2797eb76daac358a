"""The marshal: plays the captain's best campaigns out, judges where they lead, and takes the best."""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.players.commander import Commander, stamp
from feldherr.bots.players.random import Stream
from feldherr.bots.players.simple import Simple
from feldherr.bots.weights import Weights
from feldherr.bots.world.ambition import best_campaign
from feldherr.bots.world.campaign import HOPELESS, Campaign
from feldherr.bots.world.ground import Ground, value
from feldherr.bots.world.prospects import prospect
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.play import advance
from feldherr.engine.state import State
from feldherr.engine.view import guess
from feldherr.value.chances import chances

CANDIDATES: Final[i64] = 5
MANY: Final[i64] = 10  # of somebody who has more time
FIRST: Final[i64] = 8  # simulations of each candidate before the first are dropped
RESTLESS: Final[i64] = 25  # from this round on every turn sees an attack
SURE: Final = 0.4  # standard errors by which another campaign must be better than the usual one
ANSWERS: Final[i64] = 8000  # a simulated round is cut off after this many


class Marshal(Commander):
    """A commander that simulates its best campaigns before choosing one."""

    def __init__(self, w: Weights, effort: float, think: float, candidates: i64 = CANDIDATES) -> None:
        super().__init__(w)
        self.effort: Final = effort
        self.candidates: Final[i64] = candidates
        self.think: Final = think  # milliseconds; below 0: no clock
        self.brief: i64 = -1  # the turn in which nothing is done beyond the campaign that was chosen
        self.own: Final = Commander(w, 1)
        self.planners: Final[list[Bot]] = [Commander(w, 1) for _ in range(6)]
        self.brawlers: Final[list[Bot]] = [Simple() for _ in range(6)]

    def pick(self, g: Ground, reserve: i64) -> Campaign | None:
        """The best of the most promising campaigns, by simulation."""
        found: list[Campaign] = []
        usual = best_campaign(g, reserve, value(g), self.tries, found)
        if usual is None:
            return None
        if usual.gain <= 0.0 and (g.took or g.lore.view.round < RESTLESS):
            usual = None
        lines = [Line(usual, usual is None)]
        if usual is not None and not g.lore.view.rules.teams:  # two mates who both wait for the other never end it
            lines += [Line(usual, True), Line(None, True)]
        lines += [Line(c, False) for c in shortlist(found, self.candidates) if c is not usual]
        line = self.trial(g, lines, reserve)
        self.brief = stamp(g.lore.view) if line.halts else -1
        return line.campaign

    def adopt(self, g: Ground, c: Campaign | None, reserve: i64) -> None:
        super().adopt(g, c, reserve)
        self.halted = self.brief

    def attack(self, view: State, seat: i64, options: vec[i64]) -> i64:
        a = super().attack(view, seat, options)
        if self.brief == stamp(view):
            self.halted = self.brief
        return a

    def trial(self, g: Ground, lines: list[Line], reserve: i64) -> Line:
        """Simulate all candidates with the same dice, and drop those that fall clearly behind."""
        view, seat = g.lore.view, g.lore.seat
        for line in lines:
            self.own.adopt(g, line.campaign, reserve)
            line.steps = self.own.steps
            line.drops = self.own.drops
        rivals = [Rival(i) for i in range(1, len(lines))]
        done: i64 = 0
        most: i64 = i64((self.w.deep if reserve > 0 else self.w.shallow) * self.effort)
        seed = digest(view)
        until = time.perf_counter() + self.think / 1000.0
        while len(rivals) > 0 and done < most:
            usual = self.simulate(seed + done, view, seat, lines[0], self.foes(done))
            for r in rivals:
                r.add(self.simulate(seed + done, view, seat, lines[r.at], self.foes(done)) - usual)
            done += 1
            if self.think >= 0.0 and time.perf_counter() > until:
                break
            if done >= FIRST and done % 4 == 0:
                floor = max([r.least() for r in rivals])
                rivals = [r for r in rivals if r.most() > floor and r.most() > 0.0]
        best: i64 = 0
        lead = 0.0
        for r in rivals:
            if r.least() > lead:
                lead = r.least()
                best = r.at
        return lines[best]

    def foes(self, n: i64) -> list[Bot]:
        """The opponents in a simulation: mostly captains, sometimes simple players."""
        return self.planners if n % 3 != 2 else self.brawlers

    def simulate(self, seed: int, view: State, seat: i64, line: Line, others: list[Bot]) -> float:
        """Play one simulation until the seat has had another turn; returns its value."""
        rng = Stream(seed)
        s = guess(view, seat, rng)
        own = self.own
        own.follow(s, line.steps, line.drops, line.halts)
        mover = s.seat
        away = False
        left = i64(self.w.rounds)
        n: i64 = 0
        while s.winners == 0 and n < ANSWERS:
            step = s.stack[len(s.stack) - 1]
            who = step.asks(s)
            a = chance(s, rng) if who == CHANCE else (own.choose(s, who) if who == seat else others[who].choose(s, who))
            step.answer(s, who, a)
            advance(s)
            n += 1
            if s.seat != mover:  # every turn has its own dice, so that the lines differ only by what they do
                mover = s.seat
                rng = Stream(seed * 16 + mover)
            if s.seat != seat:
                away = True
            elif away:
                left -= 1
                away = False
                if left == 0:
                    break
            if s.is_out(seat):
                break
        return self.verdict(s, seat)

    def verdict(self, s: State, seat: i64) -> float:
        """The chance to win where a simulation ends."""
        return chances(s)[seat] if self.w.judge > 0.5 else prospect(s, seat)


class Line:
    """A candidate: a campaign, then whatever else is worth it, or nothing more."""

    def __init__(self, campaign: Campaign | None, halts: bool) -> None:
        self.campaign: Final = campaign
        self.halts: Final = halts
        self.steps: vec[i64] = vec[i64]()
        self.drops: vec[i64] = vec[i64]()


class Rival:
    """How another candidate does compared with the first, with the same dice."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at
        self.n: float = 0.0
        self.sum: float = 0.0
        self.squares: float = 0.0

    def add(self, x: float) -> None:
        """Add one difference to the first candidate."""
        self.n += 1.0
        self.sum += x
        self.squares += x * x

    def error(self) -> float:
        """The standard error of its mean."""
        mean = self.sum / self.n
        return math.sqrt(max(self.squares / self.n - mean * mean, 1.0e-6) / self.n)

    def least(self) -> float:
        """The lower bound of its advantage."""
        if self.n == 0.0:
            return 0.0
        return self.sum / self.n - SURE * self.error()

    def most(self) -> float:
        """The upper bound of its advantage."""
        return self.sum / self.n + 1.5 * self.error()


def shortlist(found: list[Campaign], many: i64) -> list[Campaign]:
    """The most promising campaigns."""
    out: list[Campaign] = []
    for c in sorted(found, key=lambda c: -c.gain):
        if c.chance > HOPELESS and len(out) < many:
            out.append(c)
    return out


def digest(view: State) -> i64:
    """A hash of the view, so that the same view always gives the same decision."""
    h: i64 = view.round * 7 + view.seat + 11
    for x in view.owner:
        h = (h * 31 + x + 1) % 2147483563
    for x in view.armies:
        h = (h * 31 + x) % 2147483563
    return h * 4096
