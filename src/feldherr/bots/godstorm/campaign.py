"""Campaigns in Godstorm: how far an army gets by conquering on, and what that is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.odds import ATTACK_AGAIN, DEFEND_AGAIN, TIES, chance, godswar, survivors
from feldherr.bots.godstorm.worth import Worth, scoring
from feldherr.engine.state import State
from feldherr.godstorm.names import ALTAR, HEAVEN, MAGIC, SKY, WAR
from feldherr.godstorm.relics import MJOLNIR
from feldherr.godstorm.state import godstorm, spaces_held

DEEP: Final[i64] = 6  # conquests that are looked ahead
NOWHERE: Final[i64] = -1
WORST: Final = -1000.0


class Campaign:
    """Plans campaigns of a seat in one state."""

    def __init__(self, o: Worth) -> None:
        view = o.view
        self.o: Final = o
        self.view: Final = view
        self.seat: Final[i64] = o.seat
        self.missing: Final[vec[i64]] = vec[i64]([0] * o.size)
        self.lands: Final[vec[i64]] = vec[i64]([0] * (view.sides + 1))  # territories that each side has left
        self.holder: Final[vec[i64]] = vec[i64]([NOWHERE] * o.size)  # who has each continent whole
        self.seen: Final[vec[i64]] = vec[i64]([0] * len(view.owner))
        self.gain: Final[vec[float]] = vec[float]([WORST] * len(view.owner))  # of each place; worked out when first wanted
        mine = o.turns[o.seat] - (1 if view.seat == o.seat else 0)
        self.again: Final[bool] = mine > 0  # whether these armies can invade in a later turn too
        self.cost: Final = o.levy if mine > 0 else o.w.guard * o.exposure(o.seat)
        self.peril: Final = o.w.peril if mine > 0 and o.exposure(o.seat) > 0.0 else 0.0
        self.to: i64 = NOWHERE  # where the last plan goes first
        for t in range(view.lands):
            self.lands[view.owner[t] + 1] += 1
        for c in range(o.size):
            self.missing[c] = len(view.rules.board.members[c]) - o.own[o.seat * o.size + c]
            for s in range(view.seats):
                if o.whole(s, c):
                    self.holder[c] = s

    def plan(self, src: i64, armies: i64, deep: i64 = DEEP) -> float:
        """The most that armies free to leave a place can gain; `to` is where they go first, -1: nowhere."""
        gods = self.o.x.gods_at(self.seat, src) if src < self.view.lands else 0
        self.to = NOWHERE
        return self.walk(src, armies, gods, deep, True)

    def rest(self, armies: i64, gods: i64) -> float:
        """What it costs to stop with this many armies beside the gods: they may be overrun."""
        if gods == 0 or self.peril == 0.0:
            return 0.0
        return -self.peril * self.o.gods_worth(gods, self.seat) / float(armies + 2)

    def walk(self, src: i64, armies: i64, gods: i64, deep: i64, top: bool) -> float:
        """The best that can be had from here: stop, or take a neighbour and go on from there."""
        best = self.rest(armies, gods)
        if deep == 0 or armies < 1:
            return best
        view = self.view
        barred = self.o.x.barred
        for u in view.adjacent[src]:
            if view.owner[u] == self.seat or self.seen[u] != 0:
                continue
            if u < view.lands and (barred >> u) & 1 == 1:
                continue
            v = self.step(src, u, armies, gods, deep)
            if v > best:
                best = v
                if top:
                    self.to = u
        return best

    def step(self, src: i64, u: i64, armies: i64, gods: i64, deep: i64) -> float:
        """What it brings to take that neighbour, and to go on from it."""
        o = self.o
        p, left, gods, risk = self.clash(src, u, armies, gods)
        if p < o.w.least_odds:
            return WORST
        n = i64(left + 0.5)
        if u < self.view.lands and o.x.plagued(u):
            n -= n // 2
            risk += o.gods_worth(gods, self.seat) if self.again else 0.0
            gods = 0
        fallen = p * (float(armies) - left) + (1.0 - p) * 0.7 * float(armies) + (left - float(n) if float(n) < left else 0.0)
        v = p * self.prize(u) - self.cost * fallen - risk - o.w.frozen * self.cost
        v -= (1.0 - p) * o.w.regret
        self.enter(u)
        v += p * self.walk(u, n - 1, gods, deep - 1, False)
        self.leave(u)
        return v

    def clash(self, src: i64, u: i64, armies: i64, gods: i64) -> tuple[float, float, i64, float]:
        """The chance to win, how many are then left, the gods who come along, and what a godswar may cost."""
        view = self.view
        if view.owner[u] < 0:
            return 1.0, float(armies), gods, 0.0
        risk = 0.0
        war = godswar_odds(view, self.seat, src, u, armies, gods)
        if war < 0.5:
            gods = 0
        elif war < 1.0:
            risk = (1.0 - war) * self.o.gods_worth(gods & -gods, self.seat)
        kind = dice(view, gods, u)
        return chance(kind, armies, view.armies[u]), survivors(kind, armies, view.armies[u]), gods, risk

    # ---- prizes -----------------------------------------------------------------------------------------------------------------

    def enter(self, u: i64) -> None:
        self.seen[u] = 1
        if u < self.view.lands:
            self.missing[self.o.continent(u)] -= 1
            self.lands[self.view.owner[u] + 1] -= 1

    def leave(self, u: i64) -> None:
        self.seen[u] = 0
        if u < self.view.lands:
            self.missing[self.o.continent(u)] += 1
            self.lands[self.view.owner[u] + 1] += 1

    def prize(self, u: i64) -> float:
        """What a place brings; it may be the last of a continent, or the first that a foe's continent loses."""
        if self.gain[u] == WORST:
            self.gain[u] = self.worth(u)
        v = self.gain[u]
        if u < self.view.lands:
            c = self.o.continent(u)
            board = self.view.rules.board
            if self.missing[c] == 1:
                v += float(board.bonus[c]) * self.o.realm[self.seat]
            owner = self.view.owner[u]
            if owner >= 0 and owner < self.view.seats and self.lands[owner + 1] == 1:
                v += self.o.w.kill
            foe = self.holder[c]
            if foe >= 0 and foe != self.seat and self.whole_still(c):
                v += float(board.bonus[c]) * self.o.realm[foe] * self.o.envy(foe)
        return v

    def whole_still(self, c: i64) -> bool:
        """Whether nothing of a foe's continent has been taken on this way."""
        return self.missing[c] == len(self.view.rules.board.members[c])

    def worth(self, u: i64) -> float:
        """A place by itself: what it is to this seat, and to its owner."""
        o, view = self.o, self.view
        foe = view.owner[u]
        if u >= view.lands:
            v = (o.w.below if scoring(u) else 0.05) * (1.0 + o.envy(foe))
            return v + 0.02 * float(view.armies[u])
        v = o.stake(u, self.seat)
        if foe >= 0 and foe < view.seats:
            v += o.envy(foe) * (o.stake(u, foe) + o.gods_worth(o.x.gods_at(foe, u), foe))
        return v


# ---- dice -------------------------------------------------------------------------------------------------------------------------


def dice(view: State, gods: i64, dst: i64) -> i64:
    """What changes the dice of an invasion with these gods."""
    if dst >= view.lands:
        return 0
    kind = (TIES if (gods >> WAR) & 1 == 1 else 0) | (ATTACK_AGAIN if (gods >> MAGIC) & 1 == 1 else 0)
    foe = view.owner[dst]
    if foe < 0 or foe >= view.seats:
        return kind
    x = godstorm(view)
    return kind | DEFEND_AGAIN if x.temple(dst) or x.god[4 * foe + MAGIC] == dst else kind


def godswar_odds(view: State, seat: i64, src: i64, dst: i64, armies: i64, gods: i64) -> float:
    """The chance to win a godswar with these gods; 1 if there is none."""
    foe = view.owner[dst]
    if gods == 0 or dst >= view.lands or foe < 0 or foe >= view.seats:
        return 1.0
    x = godstorm(view)
    theirs = x.gods_at(foe, dst)
    if theirs == 0:
        return 1.0
    mine = 3 + ((gods >> SKY) & 1) + spaces_held(view, seat, ALTAR)
    others = 3 + ((theirs >> SKY) & 1) + spaces_held(view, foe, ALTAR)
    lead = armies - view.armies[dst] + x.fire(seat) - x.fire(foe)
    lead += (3 if x.has(seat, MJOLNIR) else 0) - (3 if x.has(foe, MJOLNIR) else 0)
    return godswar(mine, others, lead, dice(view, gods, dst))


def leavers(view: State, t: i64) -> i64:
    """How many armies may leave a place."""
    return view.armies[t] - (0 if t >= HEAVEN else 1)


def threat(view: State, t: i64, armies: i64) -> float:
    """The chance of the strongest neighbour to take a place that this many armies hold."""
    x = godstorm(view)
    mine = view.owner[t]
    worst = 0.0
    for u in view.adjacent[t]:
        o = view.owner[u]
        if o >= 0 and o != mine and o < view.seats and view.armies[u] > 1:
            p = chance(dice(view, x.gods_at(o, u) if u < view.lands else 0, t), view.armies[u] + 1, armies)
            if p > worst:
                worst = p
    return worst
