"""Missions by rank: four cards each, claimed one a turn at the moment the card names (K60-K66)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import DONE, NOBODY, first, option, verb_of
from feldherr.engine.play import judge
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import CHANGE, Aside, Extra, Goal, Phase, Step, register_reasons
from feldherr.rules import events, questions
from feldherr.rules.dealing import DealMissions, MissionCards
from feldherr.rules.deck import IN_ATTACK, TURN_END, TURN_START, Mission
from feldherr.rules.rank_missions import held_continents, met
from feldherr.rules.verbs import SHOW

FOUR_MISSIONS: Final[i64] = 8
register_reasons({FOUR_MISSIONS: "four missions done"})

RANKS: Final[i64] = 4


class RankedMissions(MissionCards):
    """The four cards of each seat, those done, and what the cards' texts look back to."""

    def __init__(
        self,
        deck: list[Mission],
        held: vec[i64],
        done: i64,
        claimed: i64,
        took: vec[i64],
        across: i64,
        beaten: i64,
        before: i64,
        kept: vec[i64],
    ) -> None:
        super().__init__(deck, RANKS, held)
        self.done: i64 = done  # bits in the same order
        self.claimed: i64 = claimed  # 1 if a mission was claimed this turn
        self.took: vec[i64] = took  # for each territory conquered this turn: from whom; -1 for the others
        self.across: i64 = across  # how many of them across a sea line
        self.beaten: i64 = beaten  # players eliminated this turn
        self.before: i64 = before  # continents held when the turn began, as bits
        self.kept: vec[i64] = kept  # of each seat: continents held when its last turn ended, as bits

    def fresh(self, g: State) -> Extra:
        size = g.rules.board.size
        return RankedMissions(
            self.deck, vec[i64]([NOBODY] * (g.seats * RANKS)), 0, 0, vec[i64]([NOBODY] * size), 0, 0, 0, vec[i64]([0] * g.seats)
        )

    def copy(self) -> Extra:
        return RankedMissions(
            self.deck, self.held[:], self.done, self.claimed, self.took[:], self.across, self.beaten, self.before, self.kept[:]
        )

    def is_done(self, seat: i64, rank: i64) -> bool:
        return (self.done >> (seat * RANKS + rank)) & 1 == 1

    def done_by(self, seat: i64) -> i64:
        n: i64 = 0
        for rank in range(RANKS):
            if self.is_done(seat, rank):
                n += 1
        return n

    def open_turn(self, g: State, seat: i64) -> None:
        if g.seat >= 0:
            self.kept[g.seat] = held_continents(g, g.seat)
        self.before = held_continents(g, seat)
        self.claimed = 0
        self.took = vec[i64]([NOBODY] * len(self.took))
        self.across = 0
        self.beaten = 0

    def conquered(self, g: State, side: i64, loser: i64, src: i64, dst: i64) -> None:
        self.took[dst] = loser
        if src in g.rules.board.sea[dst]:
            self.across += 1

    def eliminated(self, g: State, loser: i64) -> None:
        self.beaten += 1

    def shown(self, i: i64) -> bool:
        """A card that was claimed has been shown; the last of four lies open (K64); the others are secret, to the end (K65)."""
        return (self.done >> i) & 1 == 1 or self.done_by(i // RANKS) == RANKS - 1

    def rows(self, g: State) -> list[tuple[str, list[int]]]:
        facts = [self.claimed, self.across, self.beaten, self.before]
        return [
            ("missions", list(self.held)),
            ("done", [self.done]),
            ("facts", facts),
            ("took", list(self.took)),
            ("kept", list(self.kept)),
        ]

    def read(self, g: State, rows: dict[str, list[int]]) -> str:
        size = g.rules.board.size
        done = rows.get("done", [0])
        took = rows.get("took", [NOBODY] * size)
        facts = rows.get("facts", [0, 0, 0, held_before(g, took)])
        kept = rows.get("kept", [0] * g.seats)
        whole = 1 << len(g.rules.board.members)
        if len(done) != 1 or not 0 <= done[0] < 1 << (g.seats * RANKS):
            return "done: the missions done, as bits, are wanted"
        if len(facts) != 4 or not 0 <= facts[0] <= 1 or not 0 <= facts[3] < whole or min(facts) < 0 or max(facts) > 1_000_000:
            return "facts: claimed, across, beaten and the continents held before are wanted"
        if len(took) != size or any([not -1 <= s < g.seats for s in took]):
            return f"took: {size} seats (or -1) are wanted"
        if len(kept) != g.seats or any([not 0 <= c < whole for c in kept]):
            return f"kept: continents, as bits, are wanted for {g.seats} seats"
        self.done = done[0]
        self.claimed, self.across, self.beaten, self.before = facts
        self.took = vec[i64](took)
        self.kept = vec[i64](kept)
        return self.read_held(g, rows)


def held_before(g: State, took: list[int]) -> i64:
    """The continents that the player on turn must have held when the turn began, if these territories are all that was conquered since."""
    bits: i64 = 0
    if g.seat >= 0:
        bits = held_continents(g, g.seat)
    for t in range(min(len(took), g.rules.board.size)):
        if took[t] >= 0:
            bits &= ~(1 << g.rules.board.continent_of[t])
    return bits


def ranked_missions(g: State) -> RankedMissions:
    """The missions by rank of a state."""
    assert isinstance(g.extra, RankedMissions)
    return g.extra


class DealRanks(DealMissions):
    """K60."""

    says = "Each player draws a secret mission of each of the four ranks."


# ---- claiming (K63) -------------------------------------------------------------------------------------------------------------


class ShowAtStart(Phase):
    name = "show a mission at the start"
    step = "showing a mission"
    says = "You may show a mission whose card names the start of the turn."

    def begin(self, g: State, seat: i64) -> None:
        g.push(Showing(seat, TURN_START))


class ShowAtEnd(Phase):
    name = "show a mission at the end"
    step = "showing a mission"
    says = "You may show a mission whose card names the end of the turn."

    def begin(self, g: State, seat: i64) -> None:
        g.push(Showing(seat, TURN_END))


class Showing(Step):
    """Claim a mission at moment `n`, or not. Asked whatever the cards are, so that the question tells nothing."""

    name = "showing a mission"
    over = "turn"
    uses = "seat n"

    def run(self, g: State) -> bool:
        if ranked_missions(g).claimed == 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.ShowingAMission(self.n == TURN_START)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        if self.n == TURN_START:
            out[at + slots.MORE] = 1

    def options(self, g: State, seat: i64) -> vec[i64]:
        return claimable(g, self.seat, self.n, vec[i64]([option(DONE)]))

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        if verb_of(a) == SHOW:
            claim(g, self.seat, first(a))

    def fault(self, g: State) -> str:
        return "" if TURN_START <= self.n <= TURN_END else f"there is no moment {self.n}"


class ShowBetweenAttacks(Aside):
    """Missions that are claimed in the attack phase."""

    def options(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        return claimable(g, seat, IN_ATTACK, out)

    def answer(self, g: State, seat: i64, a: i64) -> bool:
        if verb_of(a) != SHOW:
            return False
        claim(g, seat, first(a))
        return True


def claimable(g: State, seat: i64, moment: i64, out: vec[i64]) -> vec[i64]:
    """The seat's own missions that are met now and not done yet; at most one a turn."""
    x = ranked_missions(g)
    if x.claimed == 0:
        for rank in range(RANKS):
            m = x.held[seat * RANKS + rank]
            if m >= 0 and x.deck[m].show == moment and not x.is_done(seat, rank) and met(g, seat, x.deck[m], x):
                out = append(out, option(SHOW, m))
    return out


def claim(g: State, seat: i64, m: i64) -> None:
    """A seat shows a mission that it has fulfilled, which may win the game."""
    x = ranked_missions(g)
    x.done |= 1 << (seat * RANKS + x.deck[m].rank)
    x.claimed = 1
    if g.heard:
        tell_claim(g, seat, m)
    judge(g, CHANGE)


def tell_claim(g: State, seat: i64, m: i64) -> None:
    """The mission, and K64: the last one that is not done lies open from now on."""
    x = ranked_missions(g)
    g.tell(events.Show(seat, m))
    if x.done_by(seat) == RANKS - 1:
        for rank in range(RANKS):
            if not x.is_done(seat, rank):
                g.tell(events.LiesOpen(seat, x.held[seat * RANKS + rank]))


class DoFourMissions(Goal):
    """K66."""

    says = "Complete and show all four missions."
    moments = 1 << CHANGE

    def winners(self, g: State) -> i64:
        return 1 << g.seat if ranked_missions(g).done_by(g.seat) == RANKS else 0

    def reason(self, g: State) -> i64:
        return FOUR_MISSIONS


def ranked(deck: tuple[Mission, ...]) -> RankedMissions:
    """The deck, for a ruleset."""
    return RankedMissions(list(deck), vec[i64](), 0, 0, vec[i64](), 0, 0, 0, vec[i64]())
