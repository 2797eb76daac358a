"""Secret missions: one card each, and whoever fulfils it in their own turn has won (S2, S17, S18, N30-N32)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE, MISSION, NOBODY, first, option
from feldherr.engine.state import State
from feldherr.engine.step import CAPTURE, CHANGE, MISSION_DONE, START, Extra, Goal, Phase, Rng, Step
from feldherr.rules.deck import CONTINENTS, DESTROY_COLOUR, TERRITORIES, Mission
from feldherr.rules.troops import holder, holds_all

SECRET: Final[i64] = -2  # in a view: some card, not for these eyes


class SecretMissions(Extra):
    """The card of each seat, and who eliminated whom."""

    def __init__(self, deck: list[Mission], held: vec[i64], slayer: vec[i64]) -> None:
        self.deck: list[Mission] = deck
        self.held: vec[i64] = held
        self.slayer: vec[i64] = slayer

    def missions(self) -> list[str]:
        return [m.name for m in self.deck]

    def fresh(self, g: State) -> Extra:
        return SecretMissions(self.deck, vec[i64]([NOBODY] * g.seats), vec[i64]([NOBODY] * g.seats))

    def copy(self) -> Extra:
        return SecretMissions(self.deck, self.held[:], self.slayer[:])

    def eliminated(self, g: State, loser: i64) -> None:
        if loser < g.seats:
            self.slayer[loser] = g.seat

    def mask(self, seat: i64) -> None:
        for s in range(len(self.held)):
            if s != seat and self.held[s] >= 0:
                self.held[s] = SECRET

    def guess(self, g: State, seat: i64, rng: Rng) -> None:
        for s in range(g.seats):
            if self.held[s] == SECRET:
                left = undealt(g, self.deck, self.held, 0)
                if s == g.seat:
                    left = self.open_missions(g, s, left)
                self.held[s] = left[rng.below(len(left))]

    def open_missions(self, g: State, seat: i64, left: vec[i64]) -> vec[i64]:
        """Those that the player on turn can have: with a mission that is fulfilled the game would be over."""
        out = vec[i64](capacity=16)
        for m in left:
            if not fulfilled(g, seat, self.deck[m], self.slayer):
                out = append(out, m)
        return out if len(out) > 0 else left

    def rows(self, g: State) -> list[tuple[str, list[int]]]:
        return [("missions", list(self.held)), ("slayers", list(self.slayer))]

    def read(self, g: State, rows: dict[str, list[int]]) -> str:
        held = rows.get("missions", [NOBODY] * g.seats)
        slayer = rows.get("slayers", [NOBODY] * g.seats)
        dealt = [m for m in held if m != NOBODY]
        if len(held) != g.seats or any([not -1 <= m < len(self.deck) for m in held]) or len(set(dealt)) < len(dealt):
            return f"missions: {g.seats} different cards (or -1) are wanted"
        if len(slayer) != g.seats or any([not -1 <= s < g.seats for s in slayer]):
            return f"slayers: {g.seats} seats (or -1) are wanted"
        self.held = vec[i64](held)
        self.slayer = vec[i64](slayer)
        return ""

    def lacks(self, g: State) -> str:
        return "a mission for every seat" if NOBODY in self.held else ""


def undealt(g: State, deck: list[Mission], held: vec[i64], rank: i64) -> vec[i64]:
    """The cards of that rank that nobody is seen to hold; those of colours not in play are out (S2, N30)."""
    out = vec[i64](capacity=16)
    for m in range(len(deck)):
        if deck[m].rank == rank and deck[m].colour < g.seats and m not in held:
            out = append(out, m)
    return out


def secret_missions(g: State) -> SecretMissions:
    assert isinstance(g.extra, SecretMissions)
    return g.extra


class DealMissions(Phase):
    """S2, N30."""

    name = "deal missions"
    step = "dealing missions"
    gives = "missions"
    says = "Each player gets a secret mission."

    def begin(self, g: State, seat: i64) -> None:
        g.push(DealingMissions(CHANCE, 0))


class DealingMissions(Step):
    """The next card is seat `n`'s."""

    name = "dealing missions"
    over = "beginning"
    uses = "n"

    def run(self, g: State) -> bool:
        if self.n < g.seats:
            return True
        g.pop()
        return False

    def options(self, g: State, seat: i64) -> vec[i64]:
        x = secret_missions(g)
        out = vec[i64](capacity=16)
        for m in undealt(g, x.deck, x.held, 0):
            out = append(out, option(MISSION, m))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        secret_missions(g).held[self.n] = first(a)
        g.become(DealingMissions(CHANCE, self.n + 1))

    def fault(self, g: State) -> str:
        dealt = g.seats - list(secret_missions(g).held).count(NOBODY)
        return "" if dealt == self.n else f"says {self.n} are dealt, the table {dealt}"


class FulfilMission(Goal):
    """S17, N31: looked at all through a player's own turn, from its very start, and won at once."""

    says = "Fulfil your secret mission, in your own turn."
    moments = 1 << START | 1 << CHANGE | 1 << CAPTURE

    def winners(self, g: State) -> i64:
        x = secret_missions(g)
        return 1 << g.seat if fulfilled(g, g.seat, x.deck[x.held[g.seat]], x.slayer) else 0

    def reason(self, g: State) -> i64:
        return MISSION_DONE


def fulfilled(g: State, seat: i64, m: Mission, slayer: vec[i64]) -> bool:
    if m.kind == CONTINENTS:
        return holds_continents(g, seat, m)
    if m.kind == TERRITORIES:
        return holds_many(g, seat, m.counts[g.seats], m.armies)
    assert m.kind == DESTROY_COLOUR, m.name
    if m.colour != seat:
        if not g.is_out(m.colour):
            return False
        if slayer[m.colour] == seat or g.rules.colour_killed_by_other == "counts":
            return True
    return holds_many(g, seat, m.counts[g.seats], m.armies)  # S18: the own colour, or by option one that another destroyed


def holds_continents(g: State, seat: i64, m: Mission) -> bool:
    """The continents named, and so many more of any."""
    board = g.rules.board
    for c in m.continents:
        if not holds_all(g, seat, board.members[c]):
            return False
    if m.free == 0:
        return True
    more: i64 = 0
    for c in range(len(board.members)):
        if c not in m.continents and holds_all(g, seat, board.members[c]):
            more += 1
    return more >= m.free


def holds_many(g: State, seat: i64, count: i64, armies: i64) -> bool:
    """That many territories, each with at least so many armies."""
    n: i64 = 0
    for t in range(len(g.owner)):
        if g.armies[t] >= armies and holder(g, t) == seat:
            n += 1
    return n >= count


def secret(deck: tuple[Mission, ...]) -> SecretMissions:
    """The deck, for a ruleset."""
    return SecretMissions(list(deck), vec[i64](), vec[i64]())
