"""What the simple player wants: which continents, whose territories, and where armies are needed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import DONE, NOBODY, first, high, number, second, verb_of
from feldherr.engine.state import State
from feldherr.rules.deck import CONTINENTS, DESTROY_COLOUR
from feldherr.rules.missions import SecretMissions
from feldherr.rules.troops import friends
from feldherr.rules.verbs import ATTACK, BONUS, CAPITAL, CLAIM, OCCUPY, PLACE


def has(options: vec[i64], verb: i64) -> bool:
    for o in options:
        if verb_of(o) == verb:
            return True
    return False


def ending(options: vec[i64]) -> i64:
    """The option to end the phase."""
    for o in options:
        if verb_of(o) == DONE:
            return o
    return options[0]


class Plan:
    """The preferences of the simple player in a view."""

    def __init__(self, view: State, seat: i64) -> None:
        self.view: Final = view
        self.seat: Final[i64] = seat
        self.ours: Final[i64] = friends(view, seat)
        self.worth: Final[vec[i64]] = continents(view, seat)
        self.prey: Final[i64] = prey(view, seat)

    def score(self, o: i64) -> i64:
        """How good an option is; below 0: not worth doing."""
        verb = verb_of(o)
        if verb == CLAIM:
            return self.worth[self.continent(first(o))] + 4 * self.neighbours(first(o), True)
        if verb == CAPITAL:
            return self.view.armies[first(o)] + 6 * self.neighbours(first(o), True) - 6 * self.neighbours(first(o), False)
        if verb == PLACE or verb == BONUS:
            return self.front(first(o)) if self.owns(first(o)) else self.against(first(o))
        if verb == ATTACK:
            return self.strike(first(o), second(o))
        return number(o)

    def amount(self, o: i64) -> i64:
        """Out of the option's range: nearly always all."""
        verb = verb_of(o)
        if verb == OCCUPY:
            step = self.view.top()
            return number(o) if self.neighbours(step.dst, False) == 0 else high(o)
        if verb == PLACE and not self.owns(first(o)):
            return number(o)
        return high(o)

    def continent(self, t: i64) -> i64:
        return self.view.rules.board.continent_of[t]

    def owns(self, t: i64) -> bool:
        o = self.view.owner[t]
        return o >= 0 and (self.ours >> o) & 1 == 1

    def neighbours(self, t: i64, own: bool) -> i64:
        """How many neighbours are on the own side, or held by another."""
        n: i64 = 0
        for u in self.view.adjacent[t]:
            if self.view.owner[u] != NOBODY and self.owns(u) == own:
                n += 1
        return n

    def front(self, t: i64) -> i64:
        """The value of more armies in an own territory, by the best attack from it."""
        best: i64 = -500
        lead: i64 = 6 if self.view.seat >= 0 else 0  # before the first turn everything goes to one good place
        for u in self.view.adjacent[t]:
            if not self.owns(u):
                best = max(best, self.prize(u) + lead * (min(self.view.armies[t], 30) - self.view.armies[u]))
        return best

    def against(self, t: i64) -> i64:
        """The value of placing a neutral army where it is least in the way."""
        score: i64 = 0
        for u in self.view.adjacent[t]:
            score += -2 if self.owns(u) else (2 if self.view.owner[u] < self.view.seats else 0)
        return score

    def prize(self, t: i64) -> i64:
        """The value of an enemy territory: its continent, its owner's weakness, a continent it breaks."""
        view = self.view
        c = self.continent(t)
        score = self.worth[c]
        o = view.owner[t]
        if o >= 0 and o == self.prey:
            score += 40
        if breaks(view, o, c):
            score += 12 + 4 * view.rules.board.bonus[c]
        if o >= view.seats:
            score -= 8
        return score

    def strike(self, src: i64, dst: i64) -> i64:
        """The value of an attack; below 0 unless clearly stronger."""
        view = self.view
        side = self.seat if len(view.force) > 0 else view.owner[src]
        if side != self.seat and view.owner[dst] >= view.seats:
            return -1  # an ally is for the opponent only
        lead = view.muster(src, side) - view.armies[dst]
        if lead < 2:
            return -1
        return self.prize(dst) + 5 * min(lead, 20) + 100


def continents(view: State, seat: i64) -> vec[i64]:
    """What a territory of each continent is worth: more, the more of it is held and the sooner it is whole."""
    board = view.rules.board
    out = vec[i64]([0] * len(board.bonus))
    for c in range(len(out)):
        own: i64 = 0
        foes: i64 = 0
        for t in board.members[c]:
            if view.owner[t] == seat:
                own += 1
            elif view.owner[t] >= 0:
                foes += 1
        size = len(board.members[c])
        out[c] = 60 * own // size + 20 * board.bonus[c] // size - 30 * foes // size + 30
        if own > 0 and own == size - 1:
            out[c] += 25
    wanted(view, seat, out)
    return out


def wanted(view: State, seat: i64, worth: vec[i64]) -> None:
    """The continents of the own secret mission come first."""
    x = view.extra
    if isinstance(x, SecretMissions) and x.held[seat] >= 0:
        m = x.deck[x.held[seat]]
        if m.kind == CONTINENTS:
            for c in m.continents:
                worth[c] += 40


def prey(view: State, seat: i64) -> i64:
    """The player to eliminate: the mission's colour, else a player who is nearly gone."""
    x = view.extra
    if isinstance(x, SecretMissions) and x.held[seat] >= 0:
        m = x.deck[x.held[seat]]
        if m.kind == DESTROY_COLOUR and m.colour != seat and not view.is_out(m.colour):
            return m.colour
    ours = friends(view, seat)
    least: i64 = 13
    who: i64 = NOBODY
    for s in range(view.seats):
        if (ours >> s) & 1 == 0:
            n = strength(view, s)
            if 0 < n < least:
                least = n
                who = s
    return who


def strength(view: State, side: i64) -> i64:
    n: i64 = 0
    for t in range(view.lands):
        if view.owner[t] == side:
            n += view.armies[t]
    return n


def breaks(view: State, owner: i64, continent: i64) -> bool:
    """Whether that owner holds the whole continent."""
    for t in view.rules.board.members[continent]:
        if view.owner[t] != owner:
            return False
    return owner >= 0 and owner < view.seats
