"""Candidates for campaigns: continents, players to eliminate, continents to break, a territory for a card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.world.aims import wanted
from feldherr.bots.world.campaign import BREAK, CONTINENT, EMPTY, GOAL, KILL, Campaign, Ways, best_way, raid, ways
from feldherr.bots.world.ground import Ground, holders


def best_campaign(g: Ground, reserve: i64, base: float, tries: i64, keep: list[Campaign] | None = None) -> Campaign | None:
    """The campaign with the highest gain; all that were considered are added to `keep`."""
    best: Campaign | None = None
    roads = Ways(g, reserve)
    for want, kind, about in ambitions(g, reserve, roads):
        c = best_way(g, want, reserve, kind, about, base, tries)
        if c is not None:
            if keep is not None:
                keep.append(c)
            if best is None or c.gain > best.gain:
                best = c
    least = 0 if tries > 1 else (largest(g) - reserve) // 2  # a quick look leaves small stacks out
    for t in range(len(g.side)):
        src = roads.back[t]
        if src >= 0 and g.side[src] == g.lore.seat and g.spare[src] >= least and promising(g, src, t, reserve):
            c = raid(g, src, t, reserve, base)
            if keep is not None:
                keep.append(c)
            if best is None or c.gain > best.gain:
                best = c
    return best


def ambitions(g: Ground, reserve: i64, roads: Ways) -> list[tuple[vec[i64], i64, i64]]:
    """The candidate sets of territories with their purpose, the greater aims first."""
    out: list[tuple[vec[i64], i64, i64]] = []
    force = strength(g) + reserve
    board = g.lore.view.rules.board
    for s in range(g.lore.view.seats):
        if g.lore.is_foe(s):
            finish(g, s, force, reserve, roads, out)
    for i in range(len(g.lore.aims)):
        want = wanted(g.lore.aims[i], g.lore.view, g.side, roads.cost, g.lore.seat)
        if near(g, want, -force, roads):
            out.append((want, GOAL, i))
    held = holders(g)
    for c in range(len(board.bonus)):
        whose = held[c]
        if whose != g.lore.seat:
            whole(g, c, force, reserve, roads, out)
            if whose >= 0 and g.lore.is_foe(whose):
                entrance(g, c, roads, out)
    return out


def strength(g: Ground) -> i64:
    """All own armies that can attack."""
    n: i64 = 0
    for x in g.spare:
        n += x
    return n


def promising(g: Ground, src: i64, dst: i64, reserve: i64) -> bool:
    """Whether an attack is more likely to be won than not, with all reinforcements if they may be placed there."""
    force = g.spare[src] + reserve * g.lore.home[src]
    return g.lore.odds.win(force, g.armies[dst]) > 0.5


def largest(g: Ground) -> i64:
    """The most armies that may attack from one territory."""
    n: i64 = 0
    for x in g.spare:
        if x > n:
            n = x
    return n


def blank(g: Ground) -> vec[i64]:
    return vec[i64]([0] * len(g.side))


def near(g: Ground, want: vec[i64], need: i64, roads: Ways) -> bool:
    """Whether adjacent armies could take these territories; if none is adjacent, the way there is wanted too."""
    best: i64 = -1
    for t in range(len(want)):
        if want[t] == 1 and (best < 0 or roads.cost[t] < roads.cost[best]):
            best = t
    if best < 0 or roads.cost[best] > EMPTY:
        return False
    roads.add(best, want)
    for t in range(len(want)):
        if g.side[t] == g.lore.seat and g.spare[t] > 0 and ways(g, want, t) > 0:
            need -= g.spare[t]
    return need <= 0


def whole(g: Ground, c: i64, force: i64, reserve: i64, roads: Ways, out: list[tuple[vec[i64], i64, i64]]) -> None:
    """Add a continent, if there are enough armies."""
    want = blank(g)
    against: i64 = 0
    for t in g.lore.view.rules.board.members[c]:
        if g.side[t] != g.lore.seat:
            want[t] = 1
            against += g.armies[t] + 1
    if against <= force and near(g, want, against - reserve, roads):
        out.append((want, CONTINENT, c))


def entrance(g: Ground, c: i64, roads: Ways, out: list[tuple[vec[i64], i64, i64]]) -> None:
    """Add the cheapest way into a continent that an enemy holds."""
    best: i64 = -1
    for t in g.lore.view.rules.board.members[c]:
        if best < 0 or roads.cost[t] < roads.cost[best]:
            best = t
    if roads.cost[best] < EMPTY + 1.0:
        want = blank(g)
        roads.add(best, want)
        out.append((want, BREAK, c))


def finish(g: Ground, foe: i64, force: i64, reserve: i64, roads: Ways, out: list[tuple[vec[i64], i64, i64]]) -> None:
    """Add the territories of a player who could be eliminated this turn."""
    want = blank(g)
    against: i64 = 0
    for t in range(len(g.side)):
        if g.side[t] == foe:
            want[t] = 1
            against += g.armies[t] + 1
    if 0 < against <= force and near(g, want, against - reserve, roads):
        out.append((want, KILL, foe))
