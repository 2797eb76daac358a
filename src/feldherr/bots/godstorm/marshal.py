"""The marshal of Godstorm: plays out the captain's move and a few others in random guesses of what is hidden."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.godstorm.weights import Weights, weights
from feldherr.bots.godstorm.worth import Worth, epochs_left, last_epoch
from feldherr.bots.reasons import percent
from feldherr.bots.world.search import Horizon, Line, Search, seed_of, share_of_win
from feldherr.engine.action import DONE, answer_of, high, number, verb_of
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.engine.view import guess
from feldherr.godstorm.score import score
from feldherr.godstorm.state import godstorm
from feldherr.locales import say

GAMES: Final[i64] = 24  # for one question
NEAR: Final[i64] = 3  # the epoch from which on the whole rest of the game is played
SEARCHED: Final = (
    "bidding", "choosing tokens", "placing", "summoning", "obtaining miracles", "playing miracles", "invading", "answering an invasion",
)  # fmt: skip


class Epochs(Horizon):
    """To the end of the epoch; to the end of the game, if that is near."""

    def __init__(self, w: Weights) -> None:
        self.weights: Final = w
        self.round: i64 = 0

    def deal(self, view: State, seat: i64, rng: Rng) -> State:
        """Sealed bids of others are guessed as somebody sensible bids, more or less."""
        g = guess(view, seat, rng)
        self.round = view.round
        x = godstorm(g)
        if g.top().name == "bidding":
            part = self.weights.bid_last if last_epoch(view) else self.weights.bid_early
            for s in range(g.seats):
                if s != seat and not g.is_out(s):
                    n = i64(part * (0.4 + 0.012 * float(rng.below(100))) * float(x.faith[s]) + 0.5)
                    x.bid[s] = n if n < x.faith[s] else x.faith[s]
        return g

    def reached(self, g: State) -> bool:
        return g.round > self.round and g.round <= NEAR

    def value(self, g: State, seat: i64) -> float:
        """The chance to win: by the score at the end, by prospects before it."""
        if g.winners != 0:
            return 0.9 * share_of_win(g, seat) + 0.1 * ahead(g, seat)
        if g.is_out(seat):
            return 0.0
        o = Worth(g, seat, self.weights)
        scale = 4.0 + 2.0 * float(epochs_left(g))
        mine = o.prospect(seat)
        total = 0.0
        for s in range(g.seats):
            if not g.is_out(s):
                total += math.exp((o.prospect(s) - mine) / scale)
        return 1.0 / total


def ahead(g: State, seat: i64) -> float:
    """How far the score is before the best other one's, between 0 and 1."""
    best: i64 = 0
    for s in range(g.seats):
        if s != seat and not g.is_out(s):
            best = max(best, score(g, s))
    return 1.0 / (1.0 + math.exp(float(best - score(g, seat)) / 5.0))


class StormMarshal(Bot):
    """Searches important decisions; plays the others as the captain does."""

    def __init__(self, games: i64 = GAMES, think: float = -1.0, base: Weights | None = None) -> None:
        w = base if base is not None else Weights()
        self.captain: Final = StormCaptain(w)
        self.swift: Final = StormCaptain(w)
        self.styles: Final = styles(w)
        self.desperate: Final = StormCaptain(daring(w))
        self.horizon: Final = Epochs(w)
        self.search: Final = Search(self.swift, self.horizon, games, think)
        self.better: Line | None = None
        self.usual: Line | None = None

    def reason(self) -> str:
        better, usual = self.better, self.usual
        if better is None or usual is None:
            return self.captain.reason()
        return say("why-storm-ahead", chance=percent(better.mean()), usual=percent(usual.mean()))

    def choose(self, view: State, seat: i64) -> i64:
        self.better = None
        answer = self.captain.choose(view, seat)
        step = view.top()
        if step.name not in SEARCHED:
            return answer
        lines = self.lines(view, seat, answer)
        if len(lines) == 1:
            return answer
        best = self.search.best(view, seat, lines, seed_of(view, seat))
        if best is not lines[0]:
            self.better, self.usual = best, lines[0]
        return best.answer

    def lines(self, view: State, seat: i64, answer: i64) -> list[Line]:
        """The captain's answer, those of other characters who go on in their way, and a few more."""
        out = [Line(answer, self.swift)]
        name = view.top().name
        options = view.top().options(view, seat)
        if name == "bidding":
            for n in bids(high(options[0])):
                add(out, answer_of(options[0], n), self.swift)
        elif name == "choosing tokens":
            for o in options:
                add(out, answer_of(o, number(o)), self.swift)
        else:
            for style in self.styles:
                add(out, style.choose(view, seat), style)
            if name == "invading" and last_epoch(view):
                add(out, self.desperate.choose(view, seat), self.desperate)
            if name != "placing":
                add(out, answer_of(stop(options), 0), self.swift)
        return out


def add(lines: list[Line], answer: i64, own: Bot) -> None:
    """One more line, if it is another answer."""
    for line in lines:
        if line.answer == answer:
            return
    lines.append(Line(answer, own))


def stop(options: vec[i64]) -> i64:
    for o in options:
        if verb_of(o) == DONE:
            return o
    return options[0]


def bids(most: i64) -> list[int]:
    """A few that may make a difference."""
    return [0, int(most) // 4, int(most) // 2, int(most) * 3 // 4, int(most)]


def styles(w: Weights) -> list[StormCaptain]:
    """Other characters: one keeps the armies together, one takes what it can."""
    patient = copied(w)
    patient.army *= 1.6
    greedy = copied(w)
    greedy.army *= 0.5
    greedy.least_odds *= 0.85
    return [StormCaptain(patient), StormCaptain(greedy)]


def daring(w: Weights) -> Weights:
    """For who has nothing to lose: any chance is taken."""
    out = copied(w)
    out.army = out.army_late = out.guard = out.regret = 0.0
    out.least_odds = 0.05
    out.break_off = 0.02
    return out


def copied(w: Weights) -> Weights:
    return weights(**w.named())
