"""The simple player: follows rules of thumb, one move at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.world.plan import Plan, ending, has
from feldherr.engine.action import DONE, answer_of, first, high, second, verb_of
from feldherr.engine.state import LAID, State
from feldherr.godstorm.state import GodstormState
from feldherr.rules.troops import friends
from feldherr.rules.verbs import ATTACK, BONUS, CAPITAL, CLAIM, FORTIFY, LAY, OCCUPY, PLACE, RAISE, SHOW, TRADE

FAR: Final[i64] = 99
WORTH_LAYING: Final[i64] = 4  # stars


class Simple(Bot):
    """A stateless player: the same view gives the same move."""

    def __init__(self) -> None:
        self.storm: Final = StormCaptain()  # Godstorm is played another way

    def choose(self, view: State, seat: i64) -> i64:
        """A legal move for the seat."""
        if isinstance(view.extra, GodstormState):
            return self.storm.choose(view, seat)
        options = view.top().options(view, seat)
        for verb in (SHOW, CLAIM, CAPITAL, TRADE, PLACE, BONUS, RAISE, OCCUPY):
            if has(options, verb):
                return self.best(view, seat, options, verb)
        if has(options, ATTACK):
            return self.best(view, seat, options, ATTACK)
        if has(options, LAY):
            return lay(view, seat, options)
        if has(options, FORTIFY):
            return fortify(view, seat, options)
        o = options[0]
        for other in options:
            if verb_of(other) == DONE:
                o = other
        return answer_of(o, high(o))

    def best(self, view: State, seat: i64, options: vec[i64], verb: i64) -> i64:
        """The move of that verb with the highest score, or `done` if none is worth it."""
        plan = Plan(view, seat)
        best: i64 = 0
        most: i64 = -1_000_000
        for o in options:
            if verb_of(o) == verb:
                score = plan.score(o)
                if score > most:
                    most = score
                    best = o
        if most < 0 and has(options, DONE):
            return answer_of(ending(options), 0)
        return answer_of(best, plan.amount(best))


def lay(view: State, seat: i64, options: vec[i64]) -> i64:
    """Trade by stars once there are enough, the most stars first."""
    stars: i64 = 0
    laid = False
    best: i64 = 0
    most: i64 = 0
    shown = view.rules.board.stars
    for c in range(len(shown)):
        if view.cards[c] == seat:
            stars += shown[c]
        elif view.cards[c] == LAID:
            laid = True
    for o in options:
        if verb_of(o) == LAY and shown[first(o)] > most:
            most = shown[first(o)]
            best = o
    if has(options, DONE) and not laid and stars < WORTH_LAYING:
        return ending(options)
    return answer_of(best, 0)


def fortify(view: State, seat: i64, options: vec[i64]) -> i64:
    """Move armies from the interior towards the nearest border, the most first."""
    step = view.top()
    side = step.side if step.side >= 0 else seat
    far = distances(view, side)
    best = ending(options)
    most: i64 = 0
    for o in options:
        if verb_of(o) == FORTIFY:
            gain = far[first(o)] - far[second(o)]
            if far[first(o)] > 0 and gain > 0 and far[second(o)] < FAR:
                score = high(o) * 100 + gain * 10 + min(view.armies[second(o)], 9)
                if score > most:
                    most = score
                    best = o
    return answer_of(best, high(best))


def distances(view: State, side: i64) -> vec[i64]:
    """The distance of each of the side's territories from the border (0: at the border)."""
    ours = friends(view, side)
    size = view.lands
    far = vec[i64]([FAR] * size)
    for t in range(size):
        if within(view, ours, t):
            for u in view.adjacent[t]:
                if not within(view, ours, u):
                    far[t] = 0
    changed = True
    while changed:
        changed = False
        for t in range(size):
            if within(view, ours, t):
                for u in view.adjacent[t]:
                    if within(view, ours, u) and far[u] + 1 < far[t]:
                        far[t] = far[u] + 1
                        changed = True
    return far


def within(view: State, ours: i64, t: i64) -> bool:
    """Whether one of these sides is there."""
    o = view.owner[t]
    return o >= 0 and (ours >> o) & 1 == 1
