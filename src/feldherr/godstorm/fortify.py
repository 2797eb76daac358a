"""Step 7: one move of armies and gods through own territories (G50)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import DONE, first, number, option, second, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase
from feldherr.godstorm import questions
from feldherr.godstorm.gods import going_along
from feldherr.godstorm.state import godstorm
from feldherr.rules.fortify import Fortifying, regions
from feldherr.rules.ruleset import rules_of
from feldherr.rules.verbs import FORTIFY


class FortifyPosition(Phase):
    """G50."""

    name = "fortify"
    step = "fortifying with gods, gods on the move"
    says = "Move armies and gods once from one of your territories to another, through your own; one army stays, gods don't end on plague."

    def begin(self, g: State, seat: i64) -> None:
        g.push(FortifyingWithGods(seat, 0, -1, -1, seat))


class FortifyingWithGods(Fortifying):
    """As everywhere, but that gods may go along, or alone."""

    name = "fortifying with gods"
    over = "turn"

    def question(self, g: State) -> Question:
        return questions.FortifyingWithGods(self.seat)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.seat)

    def options(self, g: State, seat: i64) -> vec[i64]:
        x = godstorm(g)
        out = vec[i64]([option(DONE)], capacity=64)
        region = regions(g, 1 << self.seat)
        far = rules_of(g).fortify == "connected"
        for t in range(g.lands):
            if region[t] >= 0:
                gods = x.gods_at(self.seat, t)
                if g.armies[t] > 1 or gods != 0:
                    for u in range(g.lands):
                        if region[u] == region[t] and u != t and (far or u in g.adjacent[t]):
                            low: i64 = 0 if gods != 0 and not x.plagued(u) else 1
                            if low < g.armies[t]:
                                out = append(out, option(FORTIFY, t, u, -1, low, g.armies[t] - 1))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        gods = godstorm(g).gods_at(self.seat, first(a)) if verb_of(a) == FORTIFY and not godstorm(g).plagued(second(a)) else 0
        super().answer(g, seat, a)
        if gods != 0:
            g.push(going_along(self.seat, gods, first(a), second(a), number(a) == 0))
