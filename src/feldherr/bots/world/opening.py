"""Before the first turn: claiming territories, placing the first armies, choosing the capital."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.world.aims import Aim, aims_of
from feldherr.engine.action import answer_of, first
from feldherr.engine.state import State
from feldherr.rules.troops import friends

# What counts in a claim, as points.
BONUS: Final = 20.0  # an army a turn for a whole continent
HOLD: Final = 120.0  # … once more, the fewer borders there are to hold
SHARE: Final = 60.0  # how much of the continent the seat holds
LAST: Final = 25.0  # only this one is missing
CROWD: Final = 30.0  # how much of it others have
DENY: Final = 5.0  # an army a turn that somebody else would get for the whole
AIM: Final = 40.0  # a mission asks for it
NEXT: Final = 4.0  # an own territory next door
OBVIOUS: Final = 4.0  # armies that a capital had better lack than be looked for first


def claim(view: State, seat: i64, options: vec[i64]) -> i64:
    """The best free territory to claim: a good continent, near own territories."""
    if view.rules.teams:
        return 0  # in play between teams this lost to spreading
    ours = friends(view, seat)
    aims = aims_of(view, seat)
    worth = continents(view, ours, aims)
    best: i64 = 0
    most = -1.0e9
    for o in options:
        t = first(o)
        score = worth[view.rules.board.continent_of[t]] + NEXT * float(friendly(view, ours, t)) + named(aims, t)
        if score > most:
            most = score
            best = o
    return answer_of(best, 0)


def continents(view: State, ours: i64, aims: list[Aim]) -> vec[float]:
    """What a territory of each continent is worth while all are still being claimed."""
    board = view.rules.board
    out = vec[float]([0.0] * len(board.bonus))
    for c in range(len(out)):
        size = float(len(board.members[c]))
        out[c] = (BONUS + HOLD / edges(view, c)) * float(board.bonus[c]) / size + standing(view, ours, c)
    for aim in aims:
        for c in aim.continents:
            out[c] += AIM * aim.share
    return out


def standing(view: State, ours: i64, c: i64) -> float:
    """The value of a continent by who is there already."""
    members = view.rules.board.members[c]
    own = 0.0
    foes = 0.0
    others: i64 = 0
    for t in members:
        o = view.owner[t]
        if o >= 0 and (ours >> o) & 1 == 1:
            own += 1.0
        elif o >= 0:
            foes += 1.0
            others |= 1 << o
    size = float(len(members))
    score = (SHARE * own - CROWD * foes) / size
    if own > 0.0 and own == size - 1.0:
        score += LAST
    if foes == size - 1.0 and others & (others - 1) == 0:
        score += DENY * float(view.rules.board.bonus[c])
    return score


def named(aims: list[Aim], t: i64) -> float:
    """What it is worth that missions name the place itself."""
    total = 0.0
    for aim in aims:
        for u in aim.places:
            if u == t:
                total += AIM * aim.share
    return total


def friendly(view: State, ours: i64, t: i64) -> i64:
    """How many neighbours belong to the seat's team."""
    n: i64 = 0
    for u in view.adjacent[t]:
        o = view.owner[u]
        if o >= 0 and (ours >> o) & 1 == 1:
            n += 1
    return n


def capital(view: State, seat: i64, options: vec[i64]) -> i64:
    """The territory for the capital: sheltered, but not the strongest, where others would look first."""
    best: i64 = 0
    most = -1.0e9
    strong = strongest(view, seat)
    for o in options:
        score = shelter(view, seat, first(o)) - (OBVIOUS if first(o) == strong else 0.0)
        if score > most:
            most = score
            best = o
    return answer_of(best, 0)


def strongest(view: State, seat: i64) -> i64:
    """The own territory with most armies."""
    best: i64 = -1
    for t in range(view.lands):
        if view.owner[t] == seat and (best < 0 or view.armies[t] > view.armies[best]):
            best = t
    return best


def shelter(view: State, seat: i64, t: i64) -> float:
    """The safety of a place: own armies in and around it, minus adjacent enemies."""
    total = float(view.armies[t])
    for u in view.adjacent[t]:
        n = float(view.armies[u])
        if view.owner[u] == seat:
            total += 3.0 + 0.5 * n
        elif view.owner[u] < view.seats:
            total -= 3.0 + n
    return total


def edges(view: State, c: i64) -> float:
    """How many territories of a continent have a neighbour outside of it."""
    board = view.rules.board
    n = 0.0
    for t in board.members[c]:
        for u in view.adjacent[t]:
            if u < view.lands and board.continent_of[u] != c:
                n += 1.0
                break
    return n if n > 0.0 else 1.0
