"""The rules of a mode, as far as the engine itself reads them. What its chapters are played by is in rules/ruleset.py."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from mypy_extensions import i64

from feldherr.engine.board import Board
from feldherr.engine.fault import Fault
from feldherr.engine.step import NO_EXTRA, Aside, Extra, Goal, Phase
from feldherr.engine.values import (
    check_choice,
    check_kind,
    check_kinds,
    check_number,
    check_pairs,
    check_row,
    check_switch,
    check_table,
    check_text,
    did_you_mean,
)

MOST_PLAYERS: Final = 10  # a seat is one digit in texts
SWITCHES: Final = ("teams", "empty_lands")
RANGES: Final[dict[str, tuple[int, int]]] = {"version": (1, 10**6), "neutrals": (0, 20), "turn_limit": (0, 1000)}
TEXTS: Final = ("name", "title", "rulebook", "ids")
PARTS: Final[dict[str, tuple[type, int]]] = {  # of what, and at least how many
    "setup": (Phase, 1),
    "turn": (Phase, 1),
    "asides": (Aside, 0),
    "goals": (Goal, 1),
}
KINDS: Final[dict[str, type]] = {"board": Board, "extra": Extra}
TABLES: Final[dict[str, tuple[type, type]]] = {"warn": (int, str), "decisions": (str, str)}


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Rules:
    """What every mode has: a name, a board, players, phases and goals."""

    name: str  # "de2004.liberation"
    version: int = 1  # raised only when behaviour changes
    title: str
    rulebook: str
    ids: str  # the numbered rules that apply, e.g. "K1-K28"
    warn: dict[int, str] = field(default_factory=dict)  # by number of players: what they should know before they start
    house: tuple[tuple[str, str], ...] = ()  # the options this table has set itself

    board: Board
    players: tuple[int, int]
    two: Rules | None = None  # what two play instead
    neutrals: i64 = 0  # armies that nobody plays
    teams: bool = False
    empty_lands: bool = False  # territories may lie empty in the middle of a game

    setup: tuple[Phase, ...]
    turn: tuple[Phase, ...]
    asides: tuple[Aside, ...] = ()  # what may be done between attacks
    goals: tuple[Goal, ...]
    extra: Extra = NO_EXTRA

    turn_limit: i64 = 0  # turns for each player; 0: no limit
    decisions: dict[str, str] = field(default_factory=dict)  # what only this mode asks, by name

    def __repr__(self) -> str:
        """`<Ruleset NAME>`, and the house rules that differ from the rulebook."""
        house = ", ".join([f"{name}={value}" for name, value in self.house])
        return f"<{type(self).__name__} {self.name}{f' with {house}' if house else ''}>"

    def __post_init__(self) -> None:
        """Refuse values that no mode can have."""
        for f in fields(self):
            self.check_value(f.name, getattr(self, f.name))
        low, high = self.players
        if low > high:
            raise ValueError(f"players can be the fewest and the most, not {self.players}")
        known = self.extra.undecided()
        for name, value in self.decisions.items():
            if name not in known:
                raise ValueError(f"{self.name} leaves nothing open that is called {name!r}{did_you_mean(name, known)}")
            check_choice(name, value, known[name])

    def check_value(self, name: str, value: object) -> None:
        """Refuse what that value can't be in any mode."""
        if name in RANGES:
            check_number(name, value, *RANGES[name])
        elif name in SWITCHES:
            check_switch(name, value)
        elif name in TEXTS:
            check_text(name, value, name != "name")
        elif name in PARTS:
            check_kinds(name, value, *PARTS[name])
        elif name in TABLES:
            check_table(name, value, *TABLES[name])
        elif name in KINDS:
            check_kind(name, value, KINDS[name])
        elif name == "players":
            check_row(name, value, 2, 2, MOST_PLAYERS)
        elif name == "house":
            check_pairs(name, value)

    def but(self, **changes: Any) -> Rules:
        """The same rules but for these; refuses what no mode can have."""
        self.check_changes(changes)
        return replace(self, **changes)

    def check_changes(self, changes: dict[str, Any]) -> None:
        """Refuse values that a ruleset hasn't got, and such as they can't be."""
        known = [f.name for f in fields(self)]
        for name, value in changes.items():
            if name not in known:
                raise ValueError(f"a ruleset has no value {name!r}{did_you_mean(name, known)}")
            self.check_value(name, value)

    def same(self, other: Rules) -> bool:
        """Whether both are the same in every value, maps compared by what is on them."""
        if self is other:
            return True
        if type(self) is not type(other) or not self.board.same(other.board):
            return False
        if self.two is not other.two and (self.two is None or other.two is None or not self.two.same(other.two)):
            return False
        return all([getattr(self, f.name) == getattr(other, f.name) for f in fields(self) if f.name not in ("board", "two")])

    def seated(self, seats: int) -> Rules:
        """The rules for this number of players; refuses a number that the rulebook doesn't have."""
        low, high = self.players
        if not low <= seats <= high:
            self.refuse(seats)
        if fault := self.unfit(seats):
            raise fault
        rules = self.two if seats == 2 and self.two is not None else self
        rules.check_size(seats)
        return rules

    def refuse(self, seats: int) -> None:
        """That number of players is not in the rulebook."""
        low, high = self.players
        if low == high:
            raise Fault("{mode} is for {low} players, not {seats}", "players-exact", mode=self.name, low=low, seats=seats)
        raise Fault("{mode} is for {low} to {high} players, not {seats}", "players", mode=self.name, low=low, high=high, seats=seats)

    def unfit(self, seats: int) -> Fault | None:
        """Why this number of players can't play by these values (None if they can)."""
        return self.extra.unfit(self.decisions, seats)

    def check_size(self, seats: int) -> None:
        """Refuse a map that is too small or too large for this number of players."""

    def loose_cards(self) -> list[str]:
        """The names of the cards without a territory; they are numbered after the territories' cards."""
        return []

    def has_card(self, name: str) -> bool:
        """Whether the mode plays with that loose card; otherwise it lies aside from the start."""
        return True

    def open_cards(self) -> i64:
        """How many of the last cards are no secret: all know that they are in the deck until they are drawn."""
        return 0
