"""Before the first epoch (G2-G10): plague, pantheons, armies, a god and a temple each."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, NOBODY, dice, face, faces, first, option, second, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.names import WAR, WORD
from feldherr.godstorm.state import godstorm, left_in
from feldherr.godstorm.verbs import BUILD, CHOOSE, SUMMON
from feldherr.rules.setup import Claim, Deal, RollForStart, Strengthen

PLAGUE_LANDS: Final[i64] = 4  # G3


class SpreadPlague(Phase):
    """G3."""

    name = "plague lands"
    step = "spreading plague"
    says = "Four territories are drawn and struck by plague."

    def begin(self, g: State, seat: i64) -> None:
        g.push(SpreadingPlague(CHANCE, PLAGUE_LANDS))


class SpreadingPlague(Step):
    """`n` more plague lands."""

    name = "spreading plague"
    over = "beginning"
    uses = "n"

    def run(self, g: State) -> bool:
        if self.n > 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.SpreadingPlague(self.n)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=48)
        for t in range(g.lands):
            if not godstorm(g).plagued(t):
                out = append(out, option(CHOOSE, t))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        godstorm(g).infect(first(a))
        if g.heard:
            g.tell(events.Plague(first(a)))
        g.become(SpreadingPlague(CHANCE, self.n - 1))

    def fault(self, g: State) -> str:
        return "" if self.n <= PLAGUE_LANDS else "has too many plague lands to come"


# ---- who comes first ----------------------------------------------------------------------------------------------------------


class RollingOff(Step):
    """Players whose rank is the same roll a die each, until nobody is tied (G4, G15): the highest tied ones first."""

    name = "rolling off"
    over = "beginning, epoch"
    uses = ""

    def run(self, g: State) -> bool:
        if self.tied(g) != 0:
            return True
        g.pop()
        return False

    def tied(self, g: State) -> i64:
        """The seats that share the highest rank that is shared, as bits."""
        x = godstorm(g)
        best: i64 = -1
        bits: i64 = 0
        for s in range(g.seats):
            if not g.is_out(s):
                same: i64 = 0
                for other in range(g.seats):
                    if not g.is_out(other) and x.rank(other) == x.rank(s):
                        same |= 1 << other
                if same & (same - 1) != 0 and x.rank(s) > best:
                    best = x.rank(s)
                    bits = same
        return bits

    def rollers(self, g: State) -> list[int]:
        """The seats that roll."""
        bits = self.tied(g)
        return [s for s in range(g.seats) if (bits >> s) & 1 == 1]

    def of_bids(self, g: State) -> bool:
        return g.bottom().name == "epoch"

    def question(self, g: State) -> Question:
        return questions.RollingOff(self.rollers(g), self.of_bids(g))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(len(self.rollers(g)))
        if self.of_bids(g):
            out[at + slots.MORE] = 1

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([dice(len(self.rollers(g)))])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard:
            g.tell(events.Ties(self.rollers(g), faces(a), self.of_bids(g)))
        x = godstorm(g)
        bits = self.tied(g)
        key = vec[i64]([0] * g.seats)
        i: i64 = 0
        for s in range(g.seats):
            key[s] = 8 * x.rank(s)
            if (bits >> s) & 1 == 1:
                key[s] += face(a, i)
                i += 1
        rank_by(g, key)

    def fault(self, g: State) -> str:
        x = godstorm(g)
        for s in range(g.seats):
            lower: i64 = 0
            for other in range(g.seats):
                if not g.is_out(other) and x.rank(other) < x.rank(s):
                    lower += 1
            if not g.is_out(s) and x.rank(s) != lower:
                return "has ranks with gaps"
        return ""


def rank_by(g: State, key: vec[i64]) -> None:
    """Each seat's rank: how many players who are in have a lower key."""
    x = godstorm(g)
    for s in range(g.seats):
        lower: i64 = 0
        for other in range(g.seats):
            if not g.is_out(other) and key[other] < key[s]:
                lower += 1
        x.order[s] = lower


def by_rank(g: State, rank: i64) -> i64:
    """The seat of that rank."""
    x = godstorm(g)
    for s in range(g.seats):
        if not g.is_out(s) and x.rank(s) == rank:
            return s
    return NOBODY


# ---- pantheons ------------------------------------------------------------------------------------------------------------------


class RollForPantheons(Phase):
    """G4."""

    name = "roll for the pantheons"
    step = "rolling off"
    says = "Everyone rolls a die; those tied roll again among themselves."

    def begin(self, g: State, seat: i64) -> None:
        g.push(RollingOff(CHANCE))


class ChoosePantheons(Phase):
    """G4, G10: with two players a neutral pantheon is drawn first."""

    name = "choose pantheons"
    step = "choosing pantheons"
    says = "In the order of the dice, each player chooses a pantheon; with two players, one is drawn for the neutral armies first."

    def begin(self, g: State, seat: i64) -> None:
        g.first = by_rank(g, g.seats - 1)
        g.push(ChoosingPantheons(CHANCE, g.sides))


class ChoosingPantheons(Step):
    """`n` pantheons are still to be had: the neutral's by chance, then the players' by rank."""

    name = "choosing pantheons"
    over = "beginning"
    uses = "n"
    anyone = True

    def run(self, g: State) -> bool:
        if self.n > 0:
            return True
        g.pop()
        return False

    def asks(self, g: State) -> i64:
        return CHANCE if self.n > g.seats else by_rank(g, self.n - 1)

    def whose(self, g: State) -> i64:
        """Who gets the next pantheon."""
        return g.seats if self.n > g.seats else by_rank(g, self.n - 1)

    def question(self, g: State) -> Question:
        return questions.ChoosingPantheons(self.whose(g))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.whose(g))

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for p in range(5):
            if p not in godstorm(g).pantheon:
                out = append(out, option(CHOOSE, WORD + 4 + p))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        side = self.whose(g)
        godstorm(g).pantheon[side] = first(a) - WORD - 4
        if g.heard:
            g.tell(events.Pantheon(side, godstorm(g).pantheon[side]))
        g.become(ChoosingPantheons(CHANCE, self.n - 1))

    def fault(self, g: State) -> str:
        missing: i64 = 0
        for s in range(g.sides):
            later = (s >= g.seats and self.n > g.seats) or (s < g.seats and godstorm(g).rank(s) < self.n)
            if later != (godstorm(g).pantheon[s] < 0) or (s < g.seats and by_rank(g, s) < 0):
                return "does not fit the pantheons that are taken"
            missing += 1 if later else 0
        return "" if missing == self.n else "does not fit the pantheons that are taken"


# ---- armies, gods, temples ------------------------------------------------------------------------------------------------------


class RollToClaim(RollForStart):
    """G7: only where lands are chosen."""

    says = "If territories are claimed, not dealt: everyone rolls a die; the highest claims first."

    def begin(self, g: State, seat: i64) -> None:
        if godstorm(g).d.chosen_setup:
            super().begin(g, seat)


class ClaimLands(Claim):
    """G7."""

    says = "If territories are claimed, not dealt: in turn, each player puts an army on a free territory until all are taken."

    def begin(self, g: State, seat: i64) -> None:
        if godstorm(g).d.chosen_setup:
            super().begin(g, seat)


class DealLands(Deal):
    """G6, G10."""

    says = "Territories are dealt, beginning with whoever chose first, an army on each; neutral ones get three."

    def begin(self, g: State, seat: i64) -> None:
        if not godstorm(g).d.chosen_setup:
            super().begin(g, seat)


class PlaceByThrees(Strengthen):
    """G6, G7: it goes on with the player after the one who got the last territory."""

    says = "In turn, each player adds three armies to their own territories until all are placed."

    def begin(self, g: State, seat: i64) -> None:
        if g.sides == g.seats:
            g.first = (g.first + g.lands) % g.seats
        super().begin(g, g.first)


class PlaceGodsAndTemples(Phase):
    """G8."""

    name = "god of war and temple"
    step = "placing god and temple"
    says = "In turn, each player places the god of war and a temple in their own territories; the god not on plague."

    def begin(self, g: State, seat: i64) -> None:
        g.push(PlacingGodAndTemple(g.first, 0))


class PlacingGodAndTemple(Step):
    """`n` players are done; this one places the god, then the temple."""

    name = "placing god and temple"
    over = "beginning"
    uses = "seat n"
    anyone = True

    def run(self, g: State) -> bool:
        if self.n < g.seats:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.PlacingGodAndTemple(godstorm(g).in_play(self.seat, WAR))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        if godstorm(g).in_play(self.seat, WAR):
            out[at + slots.MORE] = 1

    def options(self, g: State, seat: i64) -> vec[i64]:
        x = godstorm(g)
        out = vec[i64](capacity=16)
        for t in range(g.lands):
            if g.owner[t] == self.seat:
                if x.in_play(self.seat, WAR):
                    out = append(out, option(BUILD, t))
                elif x.d.gods_on_plague or not x.plagued(t):
                    out = append(out, option(SUMMON, WAR, t))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        x = godstorm(g)
        if verb_of(a) == SUMMON:
            x.god[4 * self.seat + WAR] = second(a)
            if g.heard:
                g.tell(events.Summoned(self.seat, x.number(self.seat, WAR), second(a), 0))
        else:
            x.build(first(a))
            if g.heard:
                g.tell(events.Built(self.seat, first(a), 0))
            g.become(PlacingGodAndTemple((self.seat + 1) % g.seats, self.n + 1))

    def fault(self, g: State) -> str:
        for i in range(g.seats):
            if i > self.n and godstorm(g).in_play((self.seat - self.n + i) % g.seats, WAR):
                return "comes after gods that are placed already"
        return "" if self.n <= g.seats and left_in(g) == g.seats else f"has no player {self.n}"
