"""Placing armies on the board."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import first, number, option
from feldherr.engine.play import judge
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import CHANGE, Step
from feldherr.rules import events, questions
from feldherr.rules.troops import add, homes
from feldherr.rules.verbs import PLACE


def placements(g: State, side: i64, most: i64) -> vec[i64]:
    """An option for every territory where that side may place up to this many armies."""
    out = vec[i64](capacity=32)
    for t in homes(g, side):
        out = append(out, option(PLACE, t, -1, -1, 1, most))
    return out


class Placing(Step):
    """This seat places all armies that the side has received."""

    name = "placing"
    over = "turn, attacking, raising allies, resolving relics"
    uses = "seat side"
    anyone = True

    def run(self, g: State) -> bool:
        if g.reserve[self.side] > 0 and len(homes(g, self.side)) > 0:
            return True
        g.reserve[self.side] = 0
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Placing(self.side, g.reserve[self.side])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)
        out[at + slots.COUNT] = i32(g.reserve[self.side])

    def options(self, g: State, seat: i64) -> vec[i64]:
        return placements(g, self.side, g.reserve[self.side])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        n = number(a)
        g.reserve[self.side] -= n
        add(g, first(a), self.side, n)
        if g.heard:
            g.tell(events.Place(self.seat, self.side, first(a), n))
        judge(g, CHANGE)

    def fault(self, g: State) -> str:
        return "places another player's armies" if self.side != self.seat and self.side < g.seats else ""
