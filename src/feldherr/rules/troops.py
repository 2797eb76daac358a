"""Armies on the board: every change of an owner or an army goes through here.

Two ways to stand in a territory: one colour alone (everywhere but in team play), or several colours of a team together (K71). In team
play `force` has the armies of each seat; `owner` and `armies` follow from it, so that the rest of the rules can read them alike.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY
from feldherr.engine.state import State


def add(g: State, t: i64, side: i64, n: i64) -> None:
    """Put armies of that side into a territory that is its own, its team's, or empty."""
    g.armies[t] += n
    if len(g.force) > 0:
        g.force[t * g.seats + side] += n
        g.lead(t)
    else:
        g.owner[t] = side


def remove(g: State, t: i64, side: i64, n: i64) -> None:
    """Take armies of that side away; the last side there stays the owner until another moves in."""
    g.armies[t] -= n
    if len(g.force) > 0:
        g.force[t * g.seats + side] -= n
        if g.armies[t] > 0:
            g.lead(t)


def lose(g: State, t: i64, n: i64, attacker: i64) -> None:
    """Beaten defenders: of several colours the one with most armies first, then the next in turn order (K79)."""
    if len(g.force) == 0:
        g.armies[t] -= n
        return
    while n > 0:
        s = spokesman(g, t, attacker)
        k = g.force[t * g.seats + s]
        if k > n:
            k = n
        remove(g, t, s, k)
        n -= k


def spokesman(g: State, t: i64, attacker: i64) -> i64:
    """Who decides for the armies there: most armies, and of those tied the next in turn order after the attacker (K79)."""
    if len(g.force) == 0:
        return g.owner[t]
    best: i64 = NOBODY
    most: i64 = 0
    for i in range(1, g.seats + 1):
        s = (attacker + i) % g.seats
        k = g.force[t * g.seats + s]
        if k > most:
            most = k
            best = s
    return best


def holder(g: State, t: i64) -> i64:
    """Whose territory it is: strictly most armies there, else nobody's (K72). With one colour alone: that one's."""
    o = g.owner[t]
    if len(g.force) == 0 or o < 0:
        return o
    most = g.force[t * g.seats + o]
    for s in range(g.seats):
        if s != o and g.force[t * g.seats + s] == most:
            return NOBODY
    return o


def held(g: State, side: i64) -> i64:
    """How many territories are that side's."""
    n: i64 = 0
    if len(g.force) == 0:
        for t in range(g.lands):
            if g.owner[t] == side:
                n += 1
        return n
    for t in range(g.lands):
        if holder(g, t) == side:
            n += 1
    return n


def holds_all(g: State, side: i64, territories: vec[i64]) -> bool:
    """Whether all of these are that side's (K73)."""
    for t in territories:
        if g.owner[t] != side:
            return False
    if len(g.force) > 0:
        for t in territories:
            if holder(g, t) != side:
                return False
    return True


def on_board(g: State, side: i64) -> i64:
    """All armies of that side."""
    n: i64 = 0
    if len(g.force) > 0:
        for t in range(g.lands):
            n += g.force[t * g.seats + side]
        return n
    for t in range(g.lands):
        if g.owner[t] == side:
            n += g.armies[t]
    return n


def alive(g: State, side: i64) -> bool:
    """Whether that side has any army left."""
    if len(g.force) > 0:
        return on_board(g, side) > 0
    for t in range(g.lands):
        if g.owner[t] == side:
            return True
    return False


def homes(g: State, side: i64) -> vec[i64]:
    """Where that side may place armies: its territories, or, sharing all of them, wherever it has an army (K79)."""
    out = vec[i64](capacity=16)
    if len(g.force) == 0:
        for t in range(g.lands):
            if g.owner[t] == side:
                out = append(out, t)
        return out
    for t in range(g.lands):
        if holder(g, t) == side:
            out = append(out, t)
    if len(out) == 0:
        for t in range(g.lands):
            if g.force[t * g.seats + side] > 0:
                out = append(out, t)
    return out


def friends(g: State, side: i64) -> i64:
    """The sides that never attack each other, as bits: itself, and in team play every other seat of the circle (K70, K75)."""
    if not g.rules.teams:
        return 1 << side
    return team_bits(g, g.team(side))


def team_bits(g: State, team: i64) -> i64:
    """The seats of a team: they sit alternately (K70)."""
    bits: i64 = 0
    for s in range(g.seats):
        if g.team(s) == team:
            bits |= 1 << s
    return bits
