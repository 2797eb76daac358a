"""The rules of a mode, as far as the engine itself reads them. What its chapters are played by is in rules/ruleset.py."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from mypy_extensions import i64

from feldherr.engine.board import Board
from feldherr.engine.fault import Fault
from feldherr.engine.step import NO_EXTRA, Aside, Extra, Goal, Phase


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules:
    """What every mode has: a name, a board, players, phases and goals."""

    name: str  # "de2004.liberation"
    version: int = 1  # raised only when behaviour changes
    title: str
    booklet: str
    ids: str  # the numbered rules that apply, e.g. "K1-K28"
    warn: dict[int, str] = field(default_factory=dict)  # what so many players should know before they start
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

    def but(self, **changes: Any) -> Rules:
        """The same rules but for these."""
        return replace(self, **changes)

    def seated(self, seats: int) -> Rules:
        """The rules for that many players; refuses a number that the booklet doesn't have."""
        low, high = self.players
        if not low <= seats <= high:
            self.refuse(seats)
        if fault := self.unfit(seats):
            raise fault
        rules = self.two if seats == 2 and self.two is not None else self
        rules.check_size(seats)
        return rules

    def refuse(self, seats: int) -> None:
        """That number of players is not in the booklet."""
        low, high = self.players
        if low == high:
            raise Fault("{mode} is for {low} players, not {seats}", "players-exact", mode=self.name, low=low, seats=seats)
        raise Fault("{mode} is for {low} to {high} players, not {seats}", "players", mode=self.name, low=low, high=high, seats=seats)

    def unfit(self, seats: int) -> Fault | None:
        """Why so many players can't play by these values (None if they can)."""
        return self.extra.unfit(self.decisions, seats)

    def check_size(self, seats: int) -> None:
        """Refuse a map that is too small or too large for so many players."""

    def loose_cards(self) -> list[str]:
        """The names of the cards that show no territory; they are numbered after the territories' cards."""
        return []

    def has_card(self, name: str) -> bool:
        """Whether the mode plays with that loose card; otherwise it lies aside from the start."""
        return True

    def open_cards(self) -> i64:
        """How many of the last cards are no secret: all know that they are in the deck until they are drawn."""
        return 0
