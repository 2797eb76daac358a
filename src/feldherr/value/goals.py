"""How near every seat is to the goals that a mode adds to strength: missions, capitals, a number of territories, teams."""

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
from feldherr.rules.rank_missions import met
from feldherr.rules.ranks import RANKS, RankedMissions
from feldherr.rules.ruleset import rules_of
from feldherr.value.survey import Survey

GOALS: Final = (
    "goal near",  # how far the goal is reached, 0 to 1
    "goal nearly",  # the same, where the last part counts most
    "goal way",  # enemy armies in the way, in parts of the own armies
    "goal met",  # nothing is missing but the right moment
    "goals done",  # missions shown, capitals held: in parts of what is needed
    "goal hunted",  # how near others are whose mission is this seat's end
    "capital held",
    "capital risk",  # that the strongest neighbour takes it
    "capital prey",  # the best chance to take one that is needed
    "capital known",  # the own one lies open
)
NEAR: Final[i64] = 0
NEARLY: Final[i64] = 1
WAY: Final[i64] = 2
MET: Final[i64] = 3
DONE: Final[i64] = 4
HUNTED: Final[i64] = 5
CAPITAL: Final[i64] = 6
RISK: Final[i64] = 7
PREY: Final[i64] = 8
KNOWN: Final[i64] = 9
PROGRESS: Final[i64] = len(GOALS)
DEED: Final = 0.5  # how near a mission counts that is done within one turn


class Progress:
    """How near a goal is, and what stands in the way."""

    def __init__(self) -> None:
        self.near: float = 0.0
        self.way: float = 0.0  # enemy armies and territories


def goals(sv: Survey) -> vec[float]:
    """The columns of `GOALS`, seat by seat."""
    g = sv.g
    out = vec[float]([0.0] * (g.seats * PROGRESS))
    x = g.extra
    if isinstance(x, SecretMissions):
        secret(sv, x, out)
    elif isinstance(x, RankedMissions):
        ranked(sv, x, out)
    elif isinstance(x, Capitals):
        capitals(sv, x, out)
    if target(g) > 0:
        territories(sv, target(g), out)
    return out


def target(g: State) -> i64:
    """How many territories win the game; 0 if no number does."""
    for goal in g.rules.goals:
        if isinstance(goal, TargetTerritories):
            n: i64 = rules_of(g).targets[g.seats]
            return n if n < g.lands else g.lands
    return 0


def note(sv: Survey, seat: i64, p: Progress, out: vec[float]) -> None:
    """Write how near a seat is."""
    at = seat * PROGRESS
    out[at + NEAR] = p.near
    out[at + NEARLY] = p.near * p.near * p.near
    out[at + WAY] = p.way / (p.way + sv.armies[seat] + 1.0)
    out[at + MET] = 1.0 if p.near >= 1.0 else 0.0


def territories(sv: Survey, count: i64, out: vec[float]) -> None:
    """A number of territories."""
    for s in range(sv.g.seats):
        p = Progress()
        p.near = min(1.0, sv.lands[s] / float(count))
        p.way = 2.0 * max(0.0, float(count) - sv.lands[s])
        note(sv, s, p, out)


def secret(sv: Survey, x: SecretMissions, out: vec[float]) -> None:
    """One mission a seat; a view that hides it says nothing here."""
    g = sv.g
    for s in range(g.seats):
        if x.held[s] < 0 or g.is_out(s):
            continue
        m = x.deck[x.held[s]]
        p = mission(sv, m, s)
        note(sv, s, p, out)
        if m.kind == kinds.DESTROY_COLOUR and m.colour != s and not g.is_out(m.colour):
            at = m.colour * PROGRESS + HUNTED
            out[at] = max(out[at], sv.armies[s] / (sv.armies[s] + sv.armies[m.colour] + 1.0))


def ranked(sv: Survey, x: RankedMissions, out: vec[float]) -> None:
    """Four missions a seat: those done, and of the others the mean and the nearest."""
    g = sv.g
    for s in range(g.seats):
        best = Progress()
        total = 0.0
        ready = 0.0
        for rank in range(RANKS):
            m = x.held[s * RANKS + rank]
            if m < 0 or x.is_done(s, rank):
                continue
            p = mission(sv, x.deck[m], s)
            total += p.near
            if p.near > best.near:
                best = p
            if s == g.seat and x.claimed == 0 and met(g, s, x.deck[m], x):
                ready = 1.0
        note(sv, s, best, out)
        at = s * PROGRESS
        out[at + NEARLY] = total / float(RANKS)
        out[at + MET] = ready
        out[at + DONE] = float(x.done_by(s)) / float(RANKS)


def mission(sv: Survey, m: Mission, seat: i64) -> Progress:
    """How near a mission is."""
    g = sv.g
    kind = m.kind
    board = g.rules.board
    if kind == kinds.CONTINENTS:
        return whole(sv, m.continents, m.free, seat)
    if kind == kinds.DESTROY_COLOUR and m.colour != seat and not g.is_out(m.colour):
        return destroyed(sv, m.colour, seat)
    if kind == kinds.TERRITORIES or kind == kinds.DESTROY_COLOUR:
        return many(sv, m.counts[g.seats], m.armies, seat)
    if kind == kinds.HOLD_SOME:
        return some(sv, m.places, m.counts[g.seats], seat)
    if kind == kinds.HOLD_ON_CONTINENT:
        return some(sv, board.members[m.continents[0]], m.counts[g.seats], seat)
    if kind == kinds.ANY_CONTINENTS:
        return whole(sv, vec[i64](), m.counts[g.seats], seat)
    p = Progress()
    if kind == kinds.STACK:
        p.near = min(1.0, sv.most[seat] / float(m.armies))
    elif kind == kinds.KEEP_CONTINENT or kind == kinds.COMPLETE_CONTINENT:
        p.near = 0.9 if sv.bonus[seat] > 0.0 else 0.4
    else:
        p.near = DEED
    return p


def some(sv: Survey, places: vec[i64], count: i64, seat: i64) -> Progress:
    """A number of these places; what is missing costs as much as all the others on average."""
    g = sv.g
    p = Progress()
    own = 0.0
    foes = 0.0
    for t in places:
        if g.owner[t] == seat:
            own += 1.0
        else:
            foes += float(g.armies[t]) + 1.0
    wanted = float(count)
    p.near = min(1.0, own / wanted)
    others = float(len(places)) - own
    if own < wanted and others > 0.0:
        p.way = foes * (wanted - own) / others
    return p


def whole(sv: Survey, named: vec[i64], free: i64, seat: i64) -> Progress:
    """The continents named, and a number of others: the nearest."""
    members = sv.g.rules.board.members
    out = Progress()
    taken: i64 = 0
    for c in named:
        p = some(sv, members[c], len(members[c]), seat)
        out.near += p.near
        out.way += p.way
        taken |= 1 << c
    for _ in range(free):
        best: i64 = -1
        nearest = Progress()
        for c in range(len(members)):
            if (taken >> c) & 1 == 0:
                p = some(sv, members[c], len(members[c]), seat)
                if best < 0 or p.way < nearest.way:
                    best = c
                    nearest = p
        if best >= 0:
            taken |= 1 << best
            out.near += nearest.near
            out.way += nearest.way
    out.near /= float(len(named) + free)
    return out


def many(sv: Survey, count: i64, armies: i64, seat: i64) -> Progress:
    """A number of territories with a number of armies each; one with too few counts half."""
    g = sv.g
    n = 0.0
    for t in range(g.lands):
        if g.owner[t] == seat:
            n += 1.0 if g.armies[t] >= armies else 0.5
    p = Progress()
    p.near = min(1.0, n / float(count))
    p.way = 2.0 * max(0.0, float(count) - n)
    return p


def destroyed(sv: Survey, foe: i64, seat: i64) -> Progress:
    """A player to eliminate."""
    p = Progress()
    p.way = sv.armies[foe] + sv.lands[foe]
    p.near = sv.armies[seat] / (sv.armies[seat] + p.way + 1.0)
    return p


def capitals(sv: Survey, x: Capitals, out: vec[float]) -> None:
    """The own capital, those held, and the one that is easiest to take."""
    g = sv.g
    wanted = float(rules_of(g).targets[g.seats])
    for s in range(g.seats):
        at = s * PROGRESS
        p = Progress()
        held = 0.0
        prey = 0.0
        way = 1.0e9
        for i in range(g.seats):
            t = x.at[i]
            if t < 0:
                continue
            if g.owner[t] == s:
                held += 1.0
                if i == s:
                    out[at + CAPITAL] = 1.0
                    out[at + RISK] = sv.risk[t]
                continue
            prey = max(prey, attack(sv, t, s))
            way = min(way, float(g.armies[t]))
        p.near = min(1.0, held / wanted)
        p.way = way if way < 1.0e9 else 0.0
        note(sv, s, p, out)
        out[at + DONE] = held / wanted
        out[at + PREY] = prey
        out[at + KNOWN] = 1.0 if x.is_open(s) else 0.0


def attack(sv: Survey, t: i64, seat: i64) -> float:
    """The chance of the seat's strongest army beside a territory."""
    g = sv.g
    best: i64 = 0
    for u in g.adjacent[t]:
        if g.owner[u] == seat and g.armies[u] - 1 > best:
            best = g.armies[u] - 1
    return sv.odds.win(best, g.armies[t])
