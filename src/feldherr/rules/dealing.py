"""Mission cards in the players' hands: dealing, hiding and guessing them (S2, N30, K60)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, NOBODY, first, option
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import BLOTTED, Extra, Phase, Rng, Step
from feldherr.rules import events, questions
from feldherr.rules.deck import Mission
from feldherr.rules.verbs import MISSION


class MissionCards(Extra):
    """The cards each seat was dealt, `per` a seat: seat by seat, rank by rank."""

    def __init__(self, deck: list[Mission], per: i64, held: vec[i64]) -> None:
        self.deck: list[Mission] = deck
        self.per: i64 = per
        self.held: vec[i64] = held

    def own_cards(self) -> list[str]:
        return [m.name for m in self.deck]

    def shown(self, i: i64) -> bool:
        """Whether all have seen the i-th card."""
        return False

    def possible(self, g: State, seat: i64, left: vec[i64]) -> vec[i64]:
        """Which of these a seat can hold, as things stand."""
        return left

    def undealt(self, g: State, rank: i64) -> vec[i64]:
        """The cards of that rank that nobody is seen to hold; those of colours not in play are out (S2, N30)."""
        out = vec[i64](capacity=16)
        for m in range(len(self.deck)):
            if self.deck[m].rank == rank and self.deck[m].colour < g.seats and m not in self.held:
                out = append(out, m)
        return out

    def mask(self, seat: i64) -> None:
        for i in range(len(self.held)):
            if i // self.per != seat and not self.shown(i) and self.held[i] >= 0:
                self.held[i] = BLOTTED

    def guess(self, g: State, seat: i64, rng: Rng) -> None:
        for i in range(len(self.held)):
            if self.held[i] == BLOTTED:
                left = self.possible(g, i // self.per, self.undealt(g, i % self.per))
                self.held[i] = left[rng.below(len(left))]

    def names(self, row: str) -> str:
        return "m" if row == "missions" else ""

    def read_held(self, g: State, rows: dict[str, list[int]]) -> str:
        """Take the row of cards back; what is wrong with it, '' if nothing."""
        held = rows.get("missions", [NOBODY] * (g.seats * self.per))
        if len(held) != g.seats * self.per:
            return f"missions: {g.seats * self.per} cards (or -1) are wanted"
        for i, m in enumerate(held):
            hidden = m == BLOTTED and len(g.unseen) > 0
            if m != NOBODY and not hidden and (not 0 <= m < len(self.deck) or self.deck[m].rank != i % self.per or held.count(m) > 1):
                return "missions: different cards are wanted, for each seat in the order of their ranks"
        self.held = vec[i64](held)
        return ""

    def lacks(self, g: State) -> str:
        return "missions for every seat" if NOBODY in self.held else ""


def mission_cards(g: State) -> MissionCards:
    """The mission cards of a state."""
    assert isinstance(g.extra, MissionCards)
    return g.extra


class DealMissions(Phase):
    """S2, N30."""

    name = "deal missions"
    step = "dealing missions"
    gives = "extra"
    says = "Each player gets a secret mission."

    def begin(self, g: State, seat: i64) -> None:
        g.push(DealingMissions(CHANCE, 0))


class DealingMissions(Step):
    """Card `n` of all: seat by seat, rank by rank."""

    name = "dealing missions"
    over = "beginning"
    uses = "n"

    def run(self, g: State) -> bool:
        if self.n < len(mission_cards(g).held):
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.DealingMissions(self.n // mission_cards(g).per)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.n // mission_cards(g).per)

    def options(self, g: State, seat: i64) -> vec[i64]:
        x = mission_cards(g)
        out = vec[i64](capacity=16)
        for m in x.undealt(g, self.n % x.per):
            out = append(out, option(MISSION, m))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        mission_cards(g).held[self.n] = first(a)
        if g.heard:
            g.tell(events.Mission(self.n // mission_cards(g).per, first(a)))
        g.become(DealingMissions(CHANCE, self.n + 1))

    def fault(self, g: State) -> str:
        held = mission_cards(g).held
        dealt = len(held) - list(held).count(NOBODY)
        return "" if dealt == self.n else f"says {self.n} are dealt, the table {dealt}"
