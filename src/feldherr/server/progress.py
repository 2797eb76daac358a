"""How much of a seat's own missions is done, as far as that can be counted on the board."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.engine.state import State
from feldherr.rules import deck as kinds
from feldherr.rules.dealing import MissionCards
from feldherr.rules.deck import Mission
from feldherr.rules.rank_missions import conquests
from feldherr.rules.ranks import RankedMissions
from feldherr.rules.troops import holder

Part = tuple[int, int]  # so many, of so many
NOTHING: Part = (0, 0)


def progress(g: State) -> list[int]:
    """For each mission of the view's seat two numbers: how much is done, and of how much; zeros where nothing is known or counted."""
    x = g.extra
    if g.viewer < 0 or not isinstance(x, MissionCards):
        return []
    each = len(x.held) // g.seats
    own = [int(m) for m in x.held[g.viewer * each : (g.viewer + 1) * each]]
    return [n for m in own for n in (done(g, x, x.deck[m]) if m >= 0 else NOTHING)]


def done(g: State, x: MissionCards, m: Mission) -> Part:
    """How much of a mission the view's seat has done; for territories with several armies, those that have them."""
    count, members = int(m.counts[g.seats]), g.rules.board.members
    if m.kind == kinds.CONTINENTS:
        return continents(g, [int(c) for c in m.continents], int(m.free))
    if m.kind == kinds.ANY_CONTINENTS:
        return continents(g, [], count)
    if m.kind == kinds.TERRITORIES or (m.kind == kinds.DESTROY_COLOUR and m.colour == g.viewer):
        return part(held(g, range(g.lands), int(m.armies)), count)
    if m.kind == kinds.HOLD_SOME:
        return part(held(g, m.places), count)
    if m.kind == kinds.HOLD_ON_CONTINENT:
        return part(held(g, members[m.continents[0]]), count)
    if m.kind == kinds.STACK:
        return part(max((int(g.armies[t]) for t in range(g.lands) if holder(g, t) == g.viewer), default=0), int(m.armies))
    if m.kind == kinds.CONQUER and isinstance(x, RankedMissions):
        return part(int(conquests(x)) if g.seat == g.viewer else 0, count)
    return NOTHING


def part(n: int, of: int) -> Part:
    return min(n, of), of


def held(g: State, places: Iterable[int], armies: int = 1) -> int:
    return sum(holder(g, t) == g.viewer and g.armies[t] >= armies for t in places)


def continents(g: State, named: list[int], free: int) -> Part:
    """Territories of the continents named, and of those further ones of which the least is missing."""
    parts = [(held(g, ts), len(ts)) for ts in g.rules.board.members]
    others = sorted((p for c, p in enumerate(parts) if c not in named), key=lambda p: p[1] - p[0])
    chosen = [parts[c] for c in named] + others[:free]
    return sum(n for n, _ in chosen), sum(of for _, of in chosen)
