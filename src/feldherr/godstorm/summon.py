"""Step 2: summoning gods and building temples (G25, G26)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import DONE, first, option, second, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.state import godstorm
from feldherr.godstorm.verbs import BUILD, SUMMON

SUMMON_COST: Final[i64] = 3
BUILD_COST: Final[i64] = 5


class SummonAndBuild(Phase):
    """G25, G26."""

    name = "summon and build"
    step = "summoning"
    says = "Summon gods for 3 faith each and build temples for 5, in your territories."

    def begin(self, g: State, seat: i64) -> None:
        g.push(Summoning(seat))


class Summoning(Step):
    """A god, a temple, or no more."""

    name = "summoning"
    over = "turn"
    uses = "seat"

    def run(self, g: State) -> bool:
        if godstorm(g).faith[self.seat] >= SUMMON_COST and len(self.options(g, self.seat)) > 1:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Summoning(godstorm(g).faith[self.seat])

    def price(self, g: State, option: i64) -> i64:
        verb = verb_of(option)
        return SUMMON_COST if verb == SUMMON else BUILD_COST if verb == BUILD else 0

    def options(self, g: State, seat: i64) -> vec[i64]:
        x = godstorm(g)
        out = vec[i64]([option(DONE)], capacity=64)
        faith = x.faith[self.seat]
        for t in range(g.lands):
            if g.owner[t] == self.seat:
                if faith >= SUMMON_COST and (x.d.summon_plague or not x.plagued(t)):
                    for kind in range(4):
                        if not x.in_play(self.seat, kind):
                            out = append(out, option(SUMMON, kind, t))
                if faith >= BUILD_COST and not x.temple(t) and x.temples_left() > 0:
                    out = append(out, option(BUILD, t))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        x = godstorm(g)
        if verb_of(a) == SUMMON:
            x.faith[self.seat] -= SUMMON_COST
            x.god[4 * self.seat + first(a)] = second(a)
            if g.heard:
                g.tell(events.Summoned(self.seat, x.number(self.seat, first(a)), second(a), SUMMON_COST))
        elif verb_of(a) == BUILD:
            x.faith[self.seat] -= BUILD_COST
            x.build(first(a))
            if g.heard:
                g.tell(events.Built(self.seat, first(a), BUILD_COST))
        else:
            g.pop()
