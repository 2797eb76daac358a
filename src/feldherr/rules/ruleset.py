"""A ruleset: every rule of a mode as a value. A mode is another one's `but(...)`, which states only what differs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from mypy_extensions import i64

from feldherr.engine.fault import Fault
from feldherr.engine.ruleset import Rules
from feldherr.engine.state import State

JOKERS: Final = 2


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruleset(Rules):
    """What a table plays by. The lines below are the questions that the booklets answer differently."""

    start_armies: dict[int, int]  # by number of players; empty: as many as the cards say
    neutral_armies: i64 = 0

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

    def but(self, **changes: Any) -> Ruleset:
        """The same rules but for these."""
        return replace(self, **changes)

    def seated(self, seats: int) -> Ruleset:
        """The rules for that many players; refuses a number that the booklet doesn't have."""
        return as_ruleset(super().seated(seats))

    def unfit(self, seats: int) -> Fault | None:
        """Why so many players can't play by these values (None if they can)."""
        if self.short_game and seats < 4:
            return Fault("short_game is for 4 or 5 players, not {seats}", "short-game", seats=seats)
        return super().unfit(seats)

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

    def loose_cards(self) -> list[str]:
        """The jokers and the cease-fire card (N15): every table has places for them, so that a card's number is the same in all modes."""
        return [*[f"joker{i + 1}" for i in range(JOKERS)], "ceasefire"]

    def has_card(self, name: str) -> bool:
        """Whether the mode plays with that card."""
        return self.ceasefire if name == "ceasefire" else self.jokers

    def open_cards(self) -> i64:
        """The cease-fire card: all know that it is in the deck until it is drawn."""
        return 1


def as_ruleset(rules: Rules) -> Ruleset:
    """The same rules, known to have the values of all chapters: every mode of these packages has."""
    assert isinstance(rules, Ruleset)
    return rules


def rules_of(g: State) -> Ruleset:
    """The values that a table is played by, for the chapters that read them."""
    return as_ruleset(g.rules)
