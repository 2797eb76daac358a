"""Secret missions: one card each; fulfil it in your own turn and you win (S2, S17, S18, N30-N32)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY
from feldherr.engine.state import State
from feldherr.engine.step import CAPTURE, CHANGE, START, Extra, Goal, register_reasons
from feldherr.rules.dealing import MissionCards
from feldherr.rules.deck import CONTINENTS, DESTROY_COLOUR, TERRITORIES, Mission
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import holder, holds_all

MISSION_DONE: Final[i64] = 3
register_reasons({MISSION_DONE: "mission fulfilled"})


class SecretMissions(MissionCards):
    """One card each, and who eliminated whom."""

    def __init__(self, deck: list[Mission], held: vec[i64], slayer: vec[i64]) -> None:
        super().__init__(deck, 1, held)
        self.slayer: vec[i64] = slayer

    def fresh(self, g: State) -> Extra:
        return SecretMissions(self.deck, vec[i64]([NOBODY] * g.seats), vec[i64]([NOBODY] * g.seats))

    def copy(self) -> Extra:
        return SecretMissions(self.deck, self.held[:], self.slayer[:])

    def eliminated(self, g: State, loser: i64) -> None:
        if loser < g.seats:
            self.slayer[loser] = g.seat

    def possible(self, g: State, seat: i64, left: vec[i64]) -> vec[i64]:
        """The player on turn can't hold a mission that is fulfilled: the game would be over."""
        if seat != g.seat:
            return left
        out = vec[i64](capacity=16)
        for m in left:
            if not fulfilled(g, seat, self.deck[m], self.slayer):
                out = append(out, m)
        return out if len(out) > 0 else left

    def rows(self, g: State) -> list[tuple[str, list[int]]]:
        return [("missions", list(self.held)), ("slayers", list(self.slayer))]

    def read(self, g: State, rows: dict[str, list[int]]) -> str:
        slayer = rows.get("slayers", [NOBODY] * g.seats)
        if len(slayer) != g.seats or any([not -1 <= s < g.seats for s in slayer]):
            return f"slayers: {g.seats} seats (or -1) are wanted"
        self.slayer = vec[i64](slayer)
        return self.read_held(g, rows)


def secret_missions(g: State) -> SecretMissions:
    """The secret missions of a state."""
    assert isinstance(g.extra, SecretMissions)
    return g.extra


class FulfilMission(Goal):
    """S17, N31: looked at all through a player's own turn, from its very start, and won at once."""

    says = "Complete your secret mission in your own turn."
    moments = 1 << START | 1 << CHANGE | 1 << CAPTURE

    def winners(self, g: State) -> i64:
        x = secret_missions(g)
        return 1 << g.seat if fulfilled(g, g.seat, x.deck[x.held[g.seat]], x.slayer) else 0

    def reason(self, g: State) -> i64:
        return MISSION_DONE


def fulfilled(g: State, seat: i64, m: Mission, slayer: vec[i64]) -> bool:
    """Whether a seat has fulfilled a mission."""
    if m.kind == CONTINENTS:
        return holds_continents(g, seat, m)
    if m.kind == TERRITORIES:
        return holds_many(g, seat, m.counts[g.seats], m.armies)
    assert m.kind == DESTROY_COLOUR, m.name
    if m.colour != seat:
        if not g.is_out(m.colour):
            return False
        if slayer[m.colour] == seat or rules_of(g).colour_killed_by_other == "counts":
            return True
    return holds_many(g, seat, m.counts[g.seats], m.armies)  # S18: the own colour, or by option one that another destroyed


def holds_continents(g: State, seat: i64, m: Mission) -> bool:
    """The continents named, and a number of others."""
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
    """A number of territories, each with at least a number of armies."""
    n: i64 = 0
    for t in range(g.lands):
        if g.armies[t] >= armies and holder(g, t) == seat:
            n += 1
    return n >= count


def secret(deck: tuple[Mission, ...]) -> SecretMissions:
    """The deck, for a ruleset."""
    return SecretMissions(list(deck), vec[i64](), vec[i64]())
