"""A ruleset: every rule of a mode as a value. A mode is another one's `but(...)`, which states only what differs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from mypy_extensions import i64

from feldherr.engine.board import Board
from feldherr.engine.fault import Fault
from feldherr.engine.step import NO_EXTRA, Aside, Extra, Goal, Phase


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruleset:
    """What a table plays by. The lines below are the questions that the booklets answer differently."""

    name: str  # "de2004.liberation"
    version: int = 1  # raised only when behaviour changes
    title: str
    booklet: str
    ids: str  # the numbered rules that apply, e.g. "K1-K28"
    warn: dict[int, str] = field(default_factory=dict)  # what so many players should know before they start
    house: tuple[tuple[str, str], ...] = ()  # the options this table has set itself

    board: Board
    players: tuple[int, int]
    two: Ruleset | None = None  # what two play instead
    start_armies: dict[int, int]  # by number of players; empty: as many as the cards say
    neutrals: i64 = 0  # armies that nobody plays
    neutral_armies: i64 = 0
    teams: bool = False

    setup: tuple[Phase, ...]
    turn: tuple[Phase, ...]
    asides: tuple[Aside, ...] = ()  # what may be done between attacks
    goals: tuple[Goal, ...]
    extra: Extra = NO_EXTRA

    income: str = "thirds"  # thirds | table
    set_values: str = "rising"  # rising | symbols | stars
    rising: tuple[int, ...] = (4, 6, 8, 10, 12, 15, 20, 25, 30)  # then 5 more each
    by_symbol: tuple[int, int, int, int] = (4, 6, 8, 10)  # three alike of each symbol, one of each
    territory_bonus: str = "none"  # none | each | once
    forced_trade: str = "one"  # none | one | to_four
    elimination_trade_at: i64 = 0  # hand that forces an exchange in mid-turn; 0: never
    trade_window: str = "start"  # start | conquest
    used_cards: str = "pile"  # pile | under
    jokers: bool = True

    defender_two_dice_at: i64 = 2
    rerolls: bool = False  # dice may be thrown again, and losses averted
    empty_lands: bool = False  # territories may lie empty in the middle of a game
    fortify: str = "connected"  # adjacent | connected

    dealt_armies: str = "one"  # one | stars
    shares: tuple[int, int] = (1, 1)  # of the deal: a player's to a neutral's
    leftovers: str = "first"  # who gets the cards left over in the deal: first | last | starter (and those after)
    batch: i64 = 1  # armies placed at a time before the game
    neutral_batch: i64 = 0  # for each neutral, each time
    neutral_rounding: str = "down"  # down | up
    allies: bool = False  # neutral armies may be bribed

    ceasefire: bool = False
    short_game: bool = False
    colour_killed_by_other: str = "counts"  # counts | territories
    capital_falls: str = "once"  # once | again
    targets: dict[int, int] = field(default_factory=dict)  # territories (or capitals) to hold, by number of players

    turn_limit: i64 = 0  # turns for each player; 0: no limit
    decisions: dict[str, str] = field(default_factory=dict)  # what only this mode asks, by name

    def but(self, **changes: Any) -> Ruleset:
        """The same rules but for these."""
        return replace(self, **changes)

    def seated(self, seats: int) -> Ruleset:
        """The rules for that many players; refuses a number that the booklet doesn't have."""
        low, high = self.players
        if not low <= seats <= high:
            self.refuse(seats)
        if self.short_game and seats < 4:
            raise Fault("short_game is for 4 or 5 players, not {seats}", "short-game", seats=seats)
        if fault := self.extra.unfit(self.decisions, seats):
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

    def check_size(self, seats: int) -> None:
        """Refuse a map that is too small to deal out, or too large for the armies to claim."""
        size = len(self.board.territories)
        own, neutral = self.shares
        least = max([own * seats + neutral * self.neutrals, *[phase.least(self.neutrals) for phase in self.setup]])
        if size < least:
            raise Fault(
                "{mode} with {seats} players needs a map of {least} territories or more; {board} has {size}", "small-map",
                mode=self.name, seats=seats, least=int(least), board=self.board.name, size=size,
            )  # fmt: skip
        most = self.start_armies.get(seats, size) * seats + self.neutral_armies * self.neutrals
        if size > most:
            raise Fault(
                "{mode} with {seats} players has armies for {most} territories; {board} has {size}", "large-map",
                mode=self.name, seats=seats, most=int(most), board=self.board.name, size=size,
            )  # fmt: skip
