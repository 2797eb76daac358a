"""The move at the end of a turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import DONE, first, number, option, second, verb_of
from feldherr.engine.play import judge
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import CHANGE, Phase, Step
from feldherr.rules import events, questions
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import add, friends, remove
from feldherr.rules.verbs import FORTIFY


class Fortify(Phase):
    """K22, S16, O14, N12, K76."""

    name = "fortify"
    step = "fortifying"
    says = "Move any number of armies once from one of your territories to another; one stays behind."

    def begin(self, g: State, seat: i64) -> None:
        g.push(Fortifying(seat, side=seat))


class Fortifying(Step):
    """One move of that side's armies, or none."""

    name = "fortifying"
    over = "turn, fortifying"
    uses = "seat side"

    def question(self, g: State) -> Question:
        return questions.Fortifying(self.side)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        out = append(out, option(DONE))
        if rules_of(g).fortify == "adjacent":
            return next_door(g, self.side, out)
        return connected(g, self.side, out)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        if verb_of(a) == FORTIFY:
            remove(g, first(a), self.side, number(a))
            add(g, second(a), self.side, number(a))
            if g.heard:
                g.tell(events.Fortify(self.side, first(a), second(a), number(a)))
            judge(g, CHANGE)

    def fault(self, g: State) -> str:
        return "" if self.side == self.seat or g.extra.commander_of(self.side) == self.seat else "moves another's armies"


def movable(g: State, t: i64, side: i64) -> i64:
    """How many may leave: all but one; all, if a team mate's armies stay (K79)."""
    n = g.muster(t, side)
    return n if n < g.armies[t] else n - 1


def next_door(g: State, side: i64, out: vec[i64]) -> vec[i64]:
    """Into a neighbouring territory of your own side or team (S16, O14)."""
    ours = friends(g, side)
    for t in range(g.lands):
        most = movable(g, t, side)
        if most > 0:
            for u in g.adjacent[t]:
                if g.owner[u] >= 0 and (ours >> g.owner[u]) & 1 == 1:
                    out = append(out, option(FORTIFY, t, u, -1, 1, most))
    return out


def connected(g: State, side: i64, out: vec[i64]) -> vec[i64]:
    """Along any chain of territories of your own side or team (K22, N12, K76)."""
    region = regions(g, friends(g, side))
    n = len(region)
    for t in range(n):
        if region[t] >= 0:
            most = movable(g, t, side)
            if most > 0:
                for u in range(n):
                    if region[u] == region[t] and u != t:
                        out = append(out, option(FORTIFY, t, u, -1, 1, most))
    return out


def regions(g: State, ours: i64, least: i64 = 1) -> vec[i64]:
    """The connected parts of what these sides hold with at least this many armies: a number for each territory, -1 elsewhere."""
    inside = vec[i64]([-1] * g.lands)
    for t in range(len(inside)):
        if g.owner[t] >= 0 and (ours >> g.owner[t]) & 1 == 1 and g.armies[t] >= least:
            inside[t] = -2
    for start in range(len(inside)):
        if inside[start] == -2:
            inside[start] = start
            todo = vec[i64]([start], capacity=48)
            i: i64 = 0
            while i < len(todo):
                for u in g.adjacent[todo[i]]:
                    if inside[u] == -2:
                        inside[u] = start
                        todo = append(todo, u)
                i += 1
    return inside
