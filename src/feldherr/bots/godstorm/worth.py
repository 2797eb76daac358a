"""The value of a state of Godstorm for a seat: its likely points at the end, and what the rest can become."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.weights import Weights
from feldherr.engine.state import State
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import ALTAR, CARDS, CRYPT, HEAVEN, MAGIC, SKY, SPACE, WAR, feature
from feldherr.godstorm.state import RELIC, RELICS, GodstormState, godstorm
from feldherr.rules.rank_missions import bits_in
from feldherr.rules.turn import phase

INVADE: Final[i64] = 5  # the phase of a turn in which territories are invaded
EPOCHS: Final[i64] = 5  # as many as the rulebook has


class Worth:
    """The value of everything to a seat at this point of the game."""

    def __init__(self, view: State, seat: i64, w: Weights) -> None:
        self.view: Final = view
        self.x: Final[GodstormState] = godstorm(view)
        self.seat: Final[i64] = seat
        self.w: Final = w
        self.players: Final[i64] = still_in(view)
        self.turns: Final[vec[i64]] = turns_to_come(view)  # of each seat: how often it still invades
        self.size: Final[i64] = len(view.rules.board.members)
        self.own: Final[vec[i64]] = holdings(view)  # territories of each side in each continent
        self.scores: Final[vec[float]] = self.count_all()
        self.rival: Final[i64] = self.strongest_foe()
        self.wanted: Final[i64] = self.richest_foe()
        self.levy: Final = army_worth(view, w, self.players)
        self.land: Final[vec[float]] = vec[float]([0.0] * int(view.sides + 1))
        self.realm: Final[vec[float]] = vec[float]([0.0] * int(view.sides + 1))
        for s in range(view.seats):
            e = self.exposure(s)
            later = float(self.later(s))
            self.land[s] = w.hold**e + w.crop * later
            self.realm[s] = w.hold_continent**e + w.harvest * later

    def later(self, seat: i64) -> i64:
        """Turns of income still to come: those of later epochs, and of this one if it is not that seat's turn yet."""
        n = self.turns[seat]
        return n - 1 if seat == self.view.seat and n > 0 else n

    def exposure(self, seat: i64) -> float:
        """How many turns each foe still has, on average."""
        n: i64 = 0
        for s in range(self.view.seats):
            if s != seat:
                n += self.turns[s]
        return float(n) / float(self.players - 1) if self.players > 1 else 0.0

    def army(self, seat: i64) -> float:
        """What an army of that seat is worth."""
        if self.turns[seat] > 0:
            return self.levy
        return self.w.guard * self.exposure(seat)

    def envy(self, foe: i64) -> float:
        """What the seat makes of a point that a foe loses."""
        if foe < 0 or foe >= self.view.seats:
            return 0.0
        if self.players == 2:
            return 1.0
        return self.w.envy + (self.w.rivalry if foe == self.rival else 0.0)

    # ---- scores -----------------------------------------------------------------------------------------------------------------

    def count_all(self) -> vec[float]:
        """The score of each seat as it stands (G70)."""
        view, board = self.view, self.view.rules.board
        out = vec[float]([0.0] * int(view.seats))
        for s in range(view.seats):
            n: i64 = 0
            for c in range(self.size):
                k = self.own[s * self.size + c]
                n += k
                if k == len(board.members[c]):
                    n += board.bonus[c]
            out[s] = float(n)
        for t in range(SPACE, HEAVEN):
            o = view.owner[t]
            if o >= 0 and scoring(t):
                out[o] += 1.0
        return out

    def strongest_foe(self) -> i64:
        """Who leads, but for this seat."""
        best: i64 = -1
        for s in range(self.view.seats):
            if s != self.seat and not self.view.is_out(s) and (best < 0 or self.scores[s] > self.scores[best]):
                best = s
        return best

    def richest_foe(self) -> i64:
        """The faith that the last turn of all may cost: about what the richest foe has."""
        most: i64 = 0
        for s in range(self.view.seats):
            if s != self.seat:
                most = max(most, self.x.faith[s])
        return most

    # ---- territories --------------------------------------------------------------------------------------------------------------

    def continent(self, t: i64) -> i64:
        return self.view.rules.board.continent_of[t]

    def whole(self, side: i64, c: i64) -> bool:
        """Whether that side has the continent."""
        return self.own[side * self.size + c] == len(self.view.rules.board.members[c])

    def stake(self, t: i64, side: i64) -> float:
        """What a territory is worth to the side that has it or would: itself, its part of the continent, what stands on it."""
        board = self.view.rules.board
        if side < 0 or side >= self.view.seats:
            return 0.0
        c = self.continent(t)
        part = float(self.own[side * self.size + c]) / float(len(board.members[c]))
        v = self.land[side] + self.w.progress * float(board.bonus[c]) * part * self.realm[side] / float(len(board.members[c])) * 2.0
        if self.x.temple(t):
            v += self.w.temple * float(self.later(side))
        return v + self.relic_site(t, side)

    def relic_site(self, t: i64, side: i64) -> float:
        """The point for a relic that names this territory."""
        for c in SITES:
            if self.x.card[c] == RELIC + side and self.view.rules.board.number[MIRACLES[c].score] == t:
                return 1.0
        return 0.0

    def gods_worth(self, bits: i64, seat: i64) -> float:
        """What these gods are worth to a seat that has turns to come."""
        if self.turns[seat] == 0:
            return 0.02 * float(bits_in(bits))
        v = 0.0
        for kind in range(4):
            if (bits >> kind) & 1 == 1:
                v += god_weight(self.w, kind)
        return v

    # ---- the whole table --------------------------------------------------------------------------------------------------------------

    def prospect(self, s: i64) -> float:
        """What a seat has: lands, continents, armies, gods, faith, cards, and what it holds below."""
        view, x, w = self.view, self.x, self.w
        if view.is_out(s):
            return 0.0
        v = self.army(s) * 0.5 * float(view.reserve[s])
        armies: i64 = 0
        for t in range(view.lands):
            if view.owner[t] == s:
                v += self.stake(t, s)
                armies += view.armies[t]
        for c in range(self.size):
            if self.whole(s, c):
                v += float(view.rules.board.bonus[c]) * self.realm[s]
        gods: i64 = 0
        for kind in range(4):
            if x.in_play(s, kind):
                gods |= 1 << kind
        v += self.army(s) * float(armies) + self.gods_worth(gods, s) + self.faith_worth(s) * float(x.faith[s])
        v += w.card * float(x.hand(s)) if self.turns[s] > 0 else 0.0
        return v + self.underworld(s) + w.relic * float(self.later(s)) * float(relics_of(x, s))

    def faith_worth(self, s: i64) -> float:
        """In a seat's last turn faith is for nothing but that turn, and for breaking ties."""
        if self.turns[s] == 0 or (s == self.view.seat and self.later(s) == 0):
            return 0.02
        return self.w.faith if self.x.faith[s] < self.wanted + 4 else self.w.faith_spare

    def underworld(self, s: i64) -> float:
        """Crypts, altars, and a little for the dead who may still take some."""
        view = self.view
        v = 0.0
        for t in range(SPACE, HEAVEN):
            if view.owner[t] == s:
                v += (self.w.below if scoring(t) else 0.05) + 0.05 * float(view.armies[t])
        dead = view.armies[HEAVEN + self.x.pantheon[s]]
        return v + (0.15 * float(dead if dead < 6 else 6) if self.turns[s] > 0 or s == view.seat else 0.0)

    def value(self) -> float:
        """What the seat has before the others: the more the others' matters, the closer they are to winning."""
        v = self.prospect(self.seat)
        for s in range(self.view.seats):
            if s != self.seat:
                v -= self.envy(s) * self.prospect(s)
        return v


SITES: Final = vec[i64]([c for c in range(int(RELICS), int(CARDS)) if MIRACLES[c].score])


def scoring(t: i64) -> bool:
    """Whether a space of the Underworld is a point."""
    return feature(t) == CRYPT or feature(t) == ALTAR


def god_weight(w: Weights, kind: i64) -> float:
    if kind == WAR:
        return w.war
    if kind == MAGIC:
        return w.magic
    return w.sky if kind == SKY else w.death


def relics_of(x: GodstormState, seat: i64) -> i64:
    n: i64 = 0
    for c in range(RELICS, CARDS):
        if x.card[c] == RELIC + seat:
            n += 1
    return n


def army_worth(view: State, w: Weights, players: i64) -> float:
    """What an army that can still invade is worth: other things early than late, and with two players than with more."""
    v = w.army + (w.army_late - w.army) * lateness(view)
    return v * w.duel if players == 2 else v


def lateness(view: State) -> float:
    """How far the game has come, from 0 in the first epoch to 1 in the last; where there is no last one, it is always early."""
    limit = view.rules.turn_limit
    if limit == 0:
        return 0.0
    return 1.0 if last_epoch(view) else float(view.round) / float(limit - 1)


def epochs_left(view: State) -> i64:
    """This epoch and those to come; where there is no last one, as many as the rulebook has."""
    limit = view.rules.turn_limit
    return limit - view.round if limit > 0 else EPOCHS


def last_epoch(view: State) -> bool:
    return epochs_left(view) <= 1


def still_in(view: State) -> i64:
    n: i64 = 0
    for s in range(view.seats):
        if not view.is_out(s):
            n += 1
    return n


def turns_to_come(view: State) -> vec[i64]:
    """How often each seat still invades before the end."""
    x = godstorm(view)
    epochs = epochs_left(view)
    out = vec[i64]([0] * view.seats)
    for s in range(view.seats):
        if view.is_out(s):
            continue
        out[s] = epochs
        if view.seat >= 0:
            mine = x.token(view.seat)
            past = x.token(s) < mine if s != view.seat else phase(view) > INVADE
            if past:
                out[s] -= 1
    return out


def holdings(view: State) -> vec[i64]:
    """How many territories each side has in each continent."""
    of = view.rules.board.continent_of
    size = len(view.rules.board.members)
    out = vec[i64]([0] * (view.sides * size))
    for t in range(view.lands):
        o = view.owner[t]
        if o >= 0:
            out[o * size + of[t]] += 1
    return out
