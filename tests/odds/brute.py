"""Battles played out through the engine: every way the dice can fall, every answer given by a plain policy, all ends counted."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.action import act, roll
from feldherr.godstorm.godswar import Godswar, attackers_dice
from feldherr.godstorm.state import GodstormState
from feldherr.godstorm.verbs import INVADE
from feldherr.rules.combat import Rolling, Thrown
from feldherr.rules.verbs import ATTACK, DEFEND

Ends = dict[tuple[int, int, int], float]


class Plan(NamedTuple):
    """How seat 0 marches and both sides throw."""

    path: list[int]
    stop: int = 0
    attack: int = 3
    defend: int = 2


def ends(g: State, path: str, stop: int = 0, attack: int = 3, defend: int = 2) -> Ends:
    """The chances of: so many territories taken, so many attackers left, so many defenders left where it stopped."""
    return Brute(Plan([g.rules.board.number[t] for t in path.split()], stop, attack, defend)).ends(g)


class Brute:
    """Plays a plan out; positions that were met before are not played again."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seen: dict[object, Ends] = {}

    def ends(self, g: State) -> Ends:
        key = self.key(g)
        if key not in self.seen:
            self.seen[key] = self.after_dice(g) if feldherr.asked(g) == CHANCE else self.answered(g)
        return self.seen[key]

    def key(self, g: State) -> object:
        more = (tuple(g.extra.god), tuple(g.extra.faith)) if isinstance(g.extra, GodstormState) else ()
        top = g.top()
        return *(g.armies[t] for t in self.plan.path), *more, top.name, top.n, top.m, self.at(g)

    def at(self, g: State) -> int:
        """How many territories of the path are taken."""
        return sum(g.owner[t] == 0 for t in self.plan.path) - 1

    def answered(self, g: State) -> Ends:
        """A seat answers; where both may name a god, the attacker's best and the defender's worst."""
        name, seat, at = g.top().name, feldherr.asked(g), self.at(g)
        if name in ("attacking", "invading", "invasion"):
            src = self.plan.path[at]
            if at == len(self.plan.path) - 1:
                return {(at, g.armies[src], 0): 1.0}
            if g.armies[src] - 1 <= self.plan.stop:
                return {(at, g.armies[src] - 1, g.armies[self.plan.path[at + 1]]): 1.0}
        champions = [o for o in feldherr.choices(g, seat) if o.verb == "champion"]
        if champions:
            ways = [self.ends(played(g, seat, o.answer())) for o in champions]
            return (max if seat == 0 else min)(ways, key=lambda way: taken(way, len(self.plan.path) - 1))
        return self.ends(played(g, seat, self.answer(g, name, at)))

    def answer(self, g: State, name: str, at: int) -> int:
        """What the plan says; as many armies as possible move in, and as many as possible are saved."""
        src, dst = self.plan.path[at], self.plan.path[min(at + 1, len(self.plan.path) - 1)]
        if name in ("attacking", "invasion"):
            return act(ATTACK, src, dst, -1, min(self.plan.attack, g.armies[src] - 1))
        if name == "invading":
            return act(INVADE, src, dst)
        if name == "defending":
            return act(DEFEND, n=self.plan.defend)
        return feldherr.choices(g, feldherr.asked(g))[0].answer()

    def after_dice(self, g: State) -> Ends:
        """Every throw that is left to lie, as likely as it is; what happens to a throw that is not has a test of its own."""
        total = 0
        out: Ends = {}
        for faces, ways in throws(g):
            after = played(g, CHANCE, roll(list(faces)))
            if not isinstance(after.top(), Thrown):
                total += ways
                for end, p in self.ends(after).items():
                    out[end] = out.get(end, 0.0) + p * ways
        return {end: p / total for end, p in out.items()}


def throws(g: State) -> Iterator[tuple[tuple[int, ...], int]]:
    """All throws but for the order of each side's dice, and how often each comes."""
    step = g.top()
    dice = feldherr.choices(g, CHANCE)[0].low
    attack = step.n if isinstance(step, Rolling) else attackers_dice(g, step) if isinstance(step, Godswar) else dice
    for mine in combinations_with_replacement(range(1, 7), attack):
        for theirs in combinations_with_replacement(range(1, 7), dice - attack):
            yield (*mine, *theirs), orders(mine) * orders(theirs)


def orders(faces: tuple[int, ...]) -> int:
    return math.factorial(len(faces)) // math.prod(map(math.factorial, Counter(faces).values()))


def played(g: State, seat: int, answer: int) -> State:
    h = g.copy()
    feldherr.apply(h, seat, answer)
    return h


def taken(way: Ends, lands: int) -> float:
    return sum(p for (at, _, _), p in way.items() if at == lands)
