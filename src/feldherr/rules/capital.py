"""Capitals (S50-S54): everybody hides one; hold enough of them, your own among them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import first, option
from feldherr.engine.question import Question
from feldherr.engine.state import ASIDE, HIDDEN, State
from feldherr.engine.step import BLOTTED, CAPTURE, Extra, Goal, Phase, Rng, Step, register_reasons
from feldherr.rules import events, questions
from feldherr.rules.conquest import hand_over
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import add, remove
from feldherr.rules.verbs import CAPITAL

CAPITALS: Final[i64] = 4
register_reasons({CAPITALS: "capitals held"})

UNCHOSEN: Final[i64] = -1


class Capitals(Extra):
    """Each seat's capital, secret until it falls; `fallen` has the seats whose did, as bits."""

    def __init__(self, at: vec[i64], fallen: i64) -> None:
        self.at: vec[i64] = at
        self.fallen: i64 = fallen

    def fresh(self, g: State) -> Extra:
        return Capitals(vec[i64]([UNCHOSEN] * g.seats), 0)

    def copy(self) -> Extra:
        return Capitals(self.at[:], self.fallen)

    def is_open(self, seat: i64) -> bool:
        return (self.fallen >> seat) & 1 == 1

    def conquered(self, g: State, side: i64, loser: i64, src: i64, dst: i64) -> None:
        """S51-S53: the cards change hands, the continent is cleared, the first time the owner loses the capital."""
        if loser >= g.seats or self.at[loser] != dst:
            return
        if self.is_open(loser) and rules_of(g).capital_falls == "once":
            return
        self.fallen |= 1 << loser
        if g.heard:
            g.tell(events.CapitalFell(side, loser, dst))
        board = g.rules.board
        for t in board.members[board.continent_of[dst]]:
            if g.owner[t] == loser:
                remove(g, t, loser, g.armies[t])
                add(g, t, side, 1)
                if g.heard:
                    g.tell(events.TakenOver(side, loser, t))
        hand_over(g, loser, side)

    def knows(self, g: State, seat: i64, card: i64, place: i64) -> bool:
        for s in range(g.seats):
            if self.at[s] == card:
                return place < 0 and (s == seat or self.is_open(s))
        return place < 0

    def mask(self, seat: i64) -> None:
        for s in range(len(self.at)):
            if s != seat and self.at[s] >= 0 and not self.is_open(s):
                self.at[s] = BLOTTED

    def guess(self, g: State, seat: i64, rng: Rng) -> None:
        """A hidden capital is some territory whose card is nowhere to be seen: one the seat still holds, as it never fell."""
        for s in range(g.seats):
            if self.at[s] == BLOTTED:
                maybe = vec[i64]()
                for t in range(g.lands):
                    if g.cards[t] == HIDDEN and g.owner[t] == s:
                        maybe = append(maybe, t)
                t = maybe[rng.below(len(maybe))]
                self.at[s] = t
                g.cards[t] = ASIDE

    def rows(self, g: State) -> list[tuple[str, list[int]]]:
        return [("capitals", list(self.at)), ("fallen", [self.fallen])]

    def names(self, row: str) -> str:
        return "t" if row == "capitals" else ""

    def read(self, g: State, rows: dict[str, list[int]]) -> str:
        at = rows.get("capitals", [UNCHOSEN] * g.seats)
        fallen = rows.get("fallen", [0])
        if len(at) != g.seats or any([not -1 <= t < g.rules.board.size and not (t == BLOTTED and len(g.unseen) > 0) for t in at]):
            return f"capitals: {g.seats} territories (or -1) are wanted"
        if len(fallen) != 1 or not 0 <= fallen[0] < 1 << g.seats:
            return "fallen: the seats, as bits, are wanted"
        for s in range(g.seats):
            if at[s] >= 0 and not (fallen[0] >> s) & 1 and g.owner[at[s]] != s:
                return f"capitals: seat {s} has lost its capital, but it is not among the fallen"
            if at[s] >= 0 and g.cards[at[s]] == HIDDEN:
                g.cards[at[s]] = ASIDE
            if at[s] >= 0 and g.cards[at[s]] != ASIDE:
                return f"capitals: the card of seat {s}'s capital must lie aside"
        self.at = vec[i64](at)
        self.fallen = fallen[0]
        return ""

    def lacks(self, g: State) -> str:
        return "a capital for every seat" if UNCHOSEN in self.at else ""


def capitals(g: State) -> Capitals:
    """The capitals of a state."""
    assert isinstance(g.extra, Capitals)
    return g.extra


class ChooseCapitals(Phase):
    """S50."""

    name = "choose capitals"
    step = "choosing capitals"
    gives = "extra"
    says = "In secret and all at once, each player makes one of their territories the capital."

    def begin(self, g: State, seat: i64) -> None:
        g.push(ChoosingCapitals())


class ChoosingCapitals(Step):
    """Sealed: in any order, nobody sees another's choice."""

    name = "choosing capitals"
    over = "beginning"
    uses = ""

    def run(self, g: State) -> bool:
        if UNCHOSEN in capitals(g).at:
            return True
        g.pop()
        return False

    def asks(self, g: State) -> i64:
        for s in range(g.seats):
            if self.sealed(g, s):
                return s
        return 0

    def sealed(self, g: State, seat: i64) -> bool:
        return seat >= 0 and seat < g.seats and capitals(g).at[seat] == UNCHOSEN

    def question(self, g: State) -> Question:
        return questions.ChoosingCapitals()

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for t in range(g.lands):
            if g.owner[t] == seat:
                out = append(out, option(CAPITAL, t))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        capitals(g).at[seat] = first(a)
        g.cards[first(a)] = ASIDE
        if g.heard:
            g.tell(events.Capital(seat, first(a)))


class HoldCapitals(Goal):
    """S54."""

    says = "Hold your own capital and, with it, as many capitals as the number of players requires."
    moments = 1 << CAPTURE

    def winners(self, g: State) -> i64:
        at = capitals(g).at
        if g.owner[at[g.seat]] != g.seat:
            return 0
        n: i64 = 0
        for t in at:
            if g.owner[t] == g.seat:
                n += 1
        return 1 << g.seat if n >= rules_of(g).targets[g.seats] else 0

    def reason(self, g: State) -> i64:
        return CAPITALS


def hidden_capitals() -> Capitals:
    """For a ruleset."""
    return Capitals(vec[i64](), 0)
