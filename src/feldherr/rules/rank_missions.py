"""What the mission cards of K60 ask for, kind by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.rules import deck as kinds
from feldherr.rules.deck import Mission
from feldherr.rules.fortify import regions
from feldherr.rules.missions import holds_continents, holds_many
from feldherr.rules.troops import holds_all

if TYPE_CHECKING:
    from feldherr.rules.ranks import RankedMissions


def met(g: State, seat: i64, m: Mission, x: RankedMissions) -> bool:
    """Whether the card's text is fulfilled now, x knowing what happened this turn."""
    count = m.counts[g.seats]
    kind = m.kind
    if kind <= kinds.TERRITORIES:
        return holds_continents(g, seat, m) if kind == kinds.CONTINENTS else holds_many(g, seat, count, m.armies)
    if kind == kinds.CONQUER:
        return conquests(x) >= count
    if kind == kinds.CONQUER_ON_CONTINENTS:
        return conquered_continents(g, x) >= count
    if kind == kinds.CONQUER_ACROSS_SEA:
        return x.across >= count
    if kind == kinds.TRADE_AND_CONQUER:
        return g.traded > 0 and conquests(x) >= count
    if kind == kinds.CONQUER_FROM_OPPONENTS:
        return conquered_from(g, seat, x, count)
    if kind == kinds.COMPLETE_CONTINENT:
        return held_continents(g, seat) & ~x.before != 0
    if kind == kinds.DEFEAT_PLAYER:
        return x.beaten > 0
    if kind == kinds.STACK:
        return holds_many(g, seat, 1, m.armies)
    if kind == kinds.HOLD_SOME:
        return held_of(g, seat, m.places) >= count
    if kind == kinds.HOLD_ON_CONTINENT:
        return held_of(g, seat, g.rules.board.members[m.continents[0]]) >= count
    if kind == kinds.ANY_CONTINENTS:
        return bits_in(held_continents(g, seat)) >= count
    if kind == kinds.SEA_LANES:
        return sea_lanes(g, seat) >= count
    if kind == kinds.BLOCK:
        return largest_block(g, seat, m.armies) >= count
    assert kind == kinds.KEEP_CONTINENT, m.name
    return held_continents(g, seat) & x.kept[seat] != 0


def bits_in(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def conquests(x: RankedMissions) -> i64:
    n: i64 = 0
    for loser in x.took:
        if loser >= 0:
            n += 1
    return n


def conquered_continents(g: State, x: RankedMissions) -> i64:
    """On how many continents something was conquered this turn."""
    bits: i64 = 0
    for t in range(len(x.took)):
        if x.took[t] >= 0:
            bits |= 1 << g.rules.board.continent_of[t]
    return bits_in(bits)


def conquered_from(g: State, seat: i64, x: RankedMissions, opponents: i64) -> bool:
    """Two from each of a number of opponents; with only one opponent when the turn began, all of them from that one."""
    enough: i64 = 0
    most: i64 = 0
    for s in range(g.seats):
        n: i64 = 0
        for loser in x.took:
            if loser == s:
                n += 1
        if n > most:
            most = n
        if n >= 2:
            enough += 1
    left = g.seats - 1 - bits_in(g.out) + x.beaten
    return enough >= opponents or (left == 1 and most >= 2 * opponents)


def held_of(g: State, seat: i64, places: vec[i64]) -> i64:
    n: i64 = 0
    for t in places:
        if g.owner[t] == seat:
            n += 1
    return n


def sea_lanes(g: State, seat: i64) -> i64:
    """Sea lines with both ends in the seat's hands."""
    n: i64 = 0
    for t in range(g.lands):
        if g.owner[t] == seat:
            for u in g.rules.board.sea[t]:
                if u > t and g.owner[u] == seat:
                    n += 1
    return n


def largest_block(g: State, seat: i64, armies: i64) -> i64:
    """The most territories in one connected block, each with at least this many armies."""
    region = regions(g, 1 << seat, armies)
    most: i64 = 0
    for r in range(len(region)):
        n: i64 = 0
        for x in region:
            if x == r:
                n += 1
        if n > most:
            most = n
    return most


def held_continents(g: State, seat: i64) -> i64:
    """The continents a seat holds whole, as bits."""
    bits: i64 = 0
    for c in range(len(g.rules.board.members)):
        if holds_all(g, seat, g.rules.board.members[c]):
            bits |= 1 << c
    return bits
