"""Goals besides strength (missions, capitals, numbers of territories): how near a seat is, and what it is missing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.rules import deck as kinds
from feldherr.rules.capital import Capitals
from feldherr.rules.deck import Mission
from feldherr.rules.goals import TargetTerritories
from feldherr.rules.missions import SecretMissions
from feldherr.rules.ranks import RANKS, RankedMissions
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import friends

HOLD_CAPITALS: Final[i64] = 100  # beside the kinds of missions
BEAT_ONE: Final[i64] = 101
WON: Final = 5.0  # how much better reached is than nearly reached
ALMOST: Final = 0.999
SEARCH: Final[i64] = 4  # territories at a time
NEAR: Final = 12.0  # a foe with this many armies is half beaten


class Aim:
    """A goal: the fields of a mission, and how much of the game it decides (1.0: all of it)."""

    def __init__(self, kind: i64, count: i64, share: float) -> None:
        self.kind: Final[i64] = kind
        self.count: Final[i64] = count
        self.share: Final = share
        self.armies: i64 = 1
        self.free: i64 = 0
        self.colour: i64 = -1
        self.places: vec[i64] = vec[i64]()
        self.continents: vec[i64] = vec[i64]()
        self.chances: vec[float] = vec[float]()  # of each territory, to be one that counts


def aims_of(view: State, seat: i64) -> list[Aim]:
    """All goals of a seat, as far as the view shows them."""
    x = view.extra
    out: list[Aim] = []
    if isinstance(x, SecretMissions):
        if x.held[seat] >= 0:
            out.append(mission(x.deck[x.held[seat]], view, seat, 1.0))
    elif isinstance(x, RankedMissions):
        for rank in range(RANKS):
            m = x.held[seat * RANKS + rank]
            if m >= 0 and not x.is_done(seat, rank):
                out.append(mission(x.deck[m], view, seat, 0.2 + 0.2 * float(x.done_by(seat))))
    elif isinstance(x, Capitals):
        out.append(capitals(x, view, seat))
    if view.rules.teams:
        out.append(Aim(BEAT_ONE, 1, 1.0))
    if any([isinstance(goal, TargetTerritories) for goal in view.rules.goals]):
        out.append(Aim(kinds.TERRITORIES, min(rules_of(view).targets[view.seats], view.lands), 1.0))
    return out


def mission(m: Mission, view: State, seat: i64, share: float) -> Aim:
    """The goal of a mission card; an eliminated or own colour becomes a number of territories (S18)."""
    kind = m.kind
    if kind == kinds.DESTROY_COLOUR and (m.colour == seat or view.is_out(m.colour)):
        kind = kinds.TERRITORIES
    aim = Aim(kind, m.counts[view.seats], share)
    aim.armies = m.armies
    aim.free = m.free
    aim.colour = m.colour
    aim.places = m.places
    aim.continents = m.continents
    return aim


def capitals(x: Capitals, view: State, seat: i64) -> Aim:
    """The goal of holding capitals: the own one, the known ones, and probabilities for hidden ones."""
    aim = Aim(HOLD_CAPITALS, rules_of(view).targets[view.seats], 1.0)
    places = [x.at[seat] if x.at[seat] >= 0 else 0]
    aim.chances = vec[float]([0.0] * view.lands)
    for s in range(view.seats):
        if s != seat and x.is_open(s):
            places.append(x.at[s])
        elif s != seat:
            suspect(view, s, aim.chances)
    aim.places = vec[i64](places)
    return aim


def suspect(view: State, s: i64, chances: vec[float]) -> None:
    """The probability of a hidden capital in each territory: equal among the owner's territories whose cards are unseen."""
    n = 0.0
    for t in range(view.lands):
        if view.owner[t] == s and view.cards[t] < 0:
            n += 1.0
    for t in range(view.lands):
        if view.owner[t] == s and view.cards[t] < 0:
            chances[t] = 1.0 / n


def near(aim: Aim, view: State, side: vec[i64], armies: vec[i64], seat: i64) -> float:
    """How near a board brings the seat to the goal, from 0.0 to 1.0 (reached)."""
    kind = aim.kind
    if kind == kinds.CONTINENTS:
        return continents(aim, view, side, seat)
    if kind == kinds.TERRITORIES:
        return territories(aim, side, armies, seat)
    if kind == kinds.DESTROY_COLOUR:
        return beaten(aim.colour, side, armies)
    if kind == BEAT_ONE or kind == kinds.DEFEAT_PLAYER:
        return weakest(view, side, armies, seat)
    if kind == kinds.STACK:
        return stack(aim, side, armies, seat)
    if kind == HOLD_CAPITALS:
        return capitals_held(aim, side, seat)
    if kind == kinds.HOLD_SOME:
        return part(held_of(aim.places, side, seat), aim.count)
    if kind == kinds.HOLD_ON_CONTINENT:
        return part(held_of(view.rules.board.members[aim.continents[0]], side, seat), aim.count)
    if kind == kinds.COMPLETE_CONTINENT or kind == kinds.KEEP_CONTINENT or kind == kinds.ANY_CONTINENTS:
        return any_continents(aim.count if kind == kinds.ANY_CONTINENTS else 1, 0, view, side, seat)
    if kind == kinds.SEA_LANES or kind == kinds.BLOCK:
        return 0.9 * part(held_by(side, seat), aim.count + 6)
    return part(conquests(view, side, seat), aim.count * (2 if kind == kinds.CONQUER_FROM_OPPONENTS else 1))


def part(n: i64, of: i64) -> float:
    return 1.0 if n >= of else float(n) / float(of)


def held_by(side: vec[i64], seat: i64) -> i64:
    n: i64 = 0
    for s in side:
        if s == seat:
            n += 1
    return n


def held_of(places: vec[i64], side: vec[i64], seat: i64) -> i64:
    n: i64 = 0
    for t in places:
        if side[t] == seat:
            n += 1
    return n


def capitals_held(aim: Aim, side: vec[i64], seat: i64) -> float:
    """Those that are known, and the chance to have found another; never all of them without the seat's own."""
    n = float(held_of(aim.places, side, seat))
    if n >= float(aim.count) and side[aim.places[0]] == seat:
        return 1.0
    for t in range(len(side)):
        if side[t] == seat:
            n += aim.chances[t]
    if side[aim.places[0]] != seat:
        n -= 0.5
    return min(n / float(aim.count), ALMOST)


def promise(aim: Aim, near: float) -> float:
    """The value of being so near: the last step counts most."""
    if near >= 1.0:
        return WON
    if aim.kind == HOLD_CAPITALS:
        last = near * float(aim.count) - float(aim.count - 1)
        if last > 0.0:
            before = float(aim.count - 1) / float(aim.count)
            return before * before + last * (WON - before * before)
    return near * near


def territories(aim: Aim, side: vec[i64], armies: vec[i64], seat: i64) -> float:
    """Progress in territories held with enough armies; one with too few counts half."""
    n = 0.0
    for t in range(len(side)):
        if side[t] == seat:
            n += 1.0 if armies[t] >= aim.armies else 0.5
    return 1.0 if n >= float(aim.count) else n / float(aim.count)


def share_of(c: i64, view: State, side: vec[i64], seat: i64) -> float:
    """The share of a continent that a seat holds."""
    members = view.rules.board.members[c]
    return part(held_of(members, side, seat), len(members))


def continents(aim: Aim, view: State, side: vec[i64], seat: i64) -> float:
    """The continents named, and a number of others."""
    total = 0.0
    bits: i64 = 0
    for c in aim.continents:
        total += share_of(c, view, side, seat)
        bits |= 1 << c
    if aim.free > 0:
        total += float(aim.free) * any_continents(aim.free, bits, view, side, seat)
    return total / float(len(aim.continents) + aim.free)


def any_continents(count: i64, without: i64, view: State, side: vec[i64], seat: i64) -> float:
    """The best few continents, but for those in the bits."""
    total = 0.0
    taken = without
    for _ in range(count):
        best: i64 = -1
        most = -1.0
        for c in range(len(view.rules.board.members)):
            if (taken >> c) & 1 == 0:
                p = share_of(c, view, side, seat)
                if p > most:
                    most = p
                    best = c
        if best < 0:
            break
        taken |= 1 << best
        total += most
    return total / float(count)


def beaten(foe: i64, side: vec[i64], armies: vec[i64]) -> float:
    """Progress in eliminating an enemy: the fewer armies left, the nearer."""
    n = 0.0
    for t in range(len(side)):
        if side[t] == foe:
            n += float(armies[t]) + 0.5
    return NEAR / (NEAR + n)


def weakest(view: State, side: vec[i64], armies: vec[i64], seat: i64) -> float:
    """Progress against the enemy who is nearest to elimination."""
    best = 0.0
    ours = friends(view, seat)
    for s in range(view.seats):
        if (ours >> s) & 1 == 0 and not view.is_out(s):
            p = beaten(s, side, armies)
            if p > best:
                best = p
    return best


def stack(aim: Aim, side: vec[i64], armies: vec[i64], seat: i64) -> float:
    best: i64 = 0
    for t in range(len(side)):
        if side[t] == seat and armies[t] > best:
            best = armies[t]
    return part(best, aim.armies)


def conquests(view: State, side: vec[i64], seat: i64) -> i64:
    """Territories taken this turn, on that board."""
    n = view.taken
    for t in range(len(side)):
        if side[t] == seat and view.owner[t] != seat:
            n += 1
    return n


def wanted(aim: Aim, view: State, side: vec[i64], cost: vec[float], seat: i64) -> vec[i64]:
    """The cheapest missing territories for a goal; none if it is not about territories."""
    want = vec[i64]([0] * len(side))
    if aim.kind == kinds.CONTINENTS:
        missing_continents(aim, view, side, cost, seat, want)
    elif aim.kind == HOLD_CAPITALS:
        missing_capitals(aim, side, cost, seat, want)
    elif aim.kind == kinds.HOLD_SOME:
        cheapest(aim.places, aim.count - held_of(aim.places, side, seat), side, cost, seat, want)
    elif aim.kind == kinds.HOLD_ON_CONTINENT:
        members = view.rules.board.members[aim.continents[0]]
        cheapest(members, aim.count - held_of(members, side, seat), side, cost, seat, want)
    elif aim.kind == kinds.TERRITORIES:
        cheapest(everywhere(view), aim.count - held_by(side, seat), side, cost, seat, want)
    elif kinds.CONQUER <= aim.kind <= kinds.CONQUER_FROM_OPPONENTS:
        cheapest(everywhere(view), aim.count - view.taken, side, cost, seat, want)
    return want


def everywhere(view: State) -> vec[i64]:
    return vec[i64](list(range(view.lands)))


def cheapest(places: vec[i64], count: i64, side: vec[i64], cost: vec[float], seat: i64, want: vec[i64]) -> None:
    """Mark that many of these as wanted, the cheapest."""
    for _ in range(count):
        best: i64 = -1
        for t in places:
            if side[t] != seat and want[t] == 0 and (best < 0 or cost[t] < cost[best]):
                best = t
        if best < 0:
            return
        want[best] = 1


def missing_capitals(aim: Aim, side: vec[i64], cost: vec[float], seat: i64, want: vec[i64]) -> None:
    """Mark capitals to take: the own one, the known ones, then likely places of hidden ones."""
    if side[aim.places[0]] != seat:
        want[aim.places[0]] = 1
    missing = aim.count - held_of(aim.places, side, seat)
    if len(aim.places) >= aim.count:
        cheapest(aim.places, missing, side, cost, seat, want)
        return
    for _ in range(SEARCH):
        best: i64 = -1
        for t in range(len(side)):
            if aim.chances[t] > 0.0 and side[t] != seat and want[t] == 0 and (best < 0 or cost[t] < cost[best]):
                best = t
        if best >= 0:
            want[best] = 1


def missing_continents(aim: Aim, view: State, side: vec[i64], cost: vec[float], seat: i64, want: vec[i64]) -> None:
    """The continents named, and the best of the others."""
    bits: i64 = 0
    for c in aim.continents:
        bits |= 1 << c
        for t in view.rules.board.members[c]:
            if side[t] != seat:
                want[t] = 1
    for _ in range(aim.free):
        best: i64 = -1
        for c in range(len(view.rules.board.members)):
            if (bits >> c) & 1 == 0 and (best < 0 or share_of(c, view, side, seat) > share_of(best, view, side, seat)):
                best = c
        if best < 0:
            return
        bits |= 1 << best
        for t in view.rules.board.members[best]:
            if side[t] != seat:
                want[t] = 1
