"""A ruleset: every rule of a mode as a value. A mode is another one's `but(...)`, which states only what differs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, cast, get_args

from mypy_extensions import i64

from feldherr.engine.fault import Fault
from feldherr.engine.ruleset import Rules
from feldherr.engine.state import State
from feldherr.engine.values import check_choice, check_kind, check_number, check_row, check_switch, check_table

JOKERS: Final = 2

Income = Literal["thirds", "table"]
SetValues = Literal["rising", "symbols", "stars"]
TerritoryBonus = Literal["none", "each", "once"]
ForcedTrade = Literal["none", "one", "to_four"]
TradeWindow = Literal["start", "conquest"]
UsedCards = Literal["pile", "under"]
Reach = Literal["adjacent", "connected"]
DealtArmies = Literal["one", "stars"]
Leftovers = Literal["first", "last", "starter"]
NeutralRounding = Literal["down", "up"]
ColourKilledByOther = Literal["counts", "territories"]
CapitalFalls = Literal["once", "again"]

# What the words and numbers of a ruleset can be; house rules offer the same.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "income": get_args(Income),
    "set_values": get_args(SetValues),
    "territory_bonus": get_args(TerritoryBonus),
    "forced_trade": get_args(ForcedTrade),
    "trade_window": get_args(TradeWindow),
    "used_cards": get_args(UsedCards),
    "fortify": get_args(Reach),
    "dealt_armies": get_args(DealtArmies),
    "leftovers": get_args(Leftovers),
    "neutral_rounding": get_args(NeutralRounding),
    "colour_killed_by_other": get_args(ColourKilledByOther),
    "capital_falls": get_args(CapitalFalls),
}
RANGES: Final[dict[str, tuple[int, int]]] = {
    "neutral_armies": (0, 1000),
    "elimination_trade_at": (0, 10),
    "defender_two_dice_at": (2, 10),
    "batch": (1, 100),
    "neutral_batch": (0, 100),
}
SWITCHES: Final = ("jokers", "rerolls", "allies", "ceasefire", "short_game")
ROWS: Final[dict[str, tuple[int, int, int]]] = {"rising": (0, 1, 1000), "by_symbol": (4, 1, 1000), "shares": (2, 1, 10)}  # 0: of any length
BY_PLAYERS: Final = ("start_armies", "targets")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Ruleset(Rules):
    """What a table plays by. The lines below are the questions that the rulebooks answer differently."""

    start_armies: dict[int, int]  # by number of players; empty: as many as the cards say
    neutral_armies: i64 = 0

    income: Income = "thirds"
    set_values: SetValues = "rising"
    rising: tuple[int, ...] = (4, 6, 8, 10, 12, 15, 20, 25, 30)  # then 5 more each
    by_symbol: tuple[int, int, int, int] = (4, 6, 8, 10)  # three alike of each symbol, one of each
    territory_bonus: TerritoryBonus = "none"
    forced_trade: ForcedTrade = "one"
    elimination_trade_at: i64 = 0  # hand that forces an exchange in mid-turn; 0: never
    trade_window: TradeWindow = "start"
    used_cards: UsedCards = "pile"
    jokers: bool = True

    defender_two_dice_at: i64 = 2
    rerolls: bool = False  # dice may be thrown again, and losses averted
    fortify: Reach = "connected"

    dealt_armies: DealtArmies = "one"
    shares: tuple[int, int] = (1, 1)  # of the deal: a player's to a neutral's
    leftovers: Leftovers = "first"  # who gets the cards left over in the deal; starter: the first player, and those after
    batch: i64 = 1  # armies placed at a time before the game
    neutral_batch: i64 = 0  # for each neutral, each time
    neutral_rounding: NeutralRounding = "down"
    allies: bool = False  # neutral armies may be bribed

    ceasefire: bool = False
    short_game: bool = False
    colour_killed_by_other: ColourKilledByOther = "counts"
    capital_falls: CapitalFalls = "once"
    targets: dict[int, int] = field(default_factory=dict)  # territories (or capitals) to hold, by number of players

    def __post_init__(self) -> None:
        """Refuse values that no mode can have."""
        super().__post_init__()
        for name in BY_PLAYERS:
            self.check_seats(name, getattr(self, name))

    def check_value(self, name: str, value: object) -> None:
        """Refuse what that value can't be in any mode."""
        if name in CHOICES:
            check_choice(name, value, CHOICES[name])
        elif name in RANGES:
            check_number(name, value, *RANGES[name])
        elif name in SWITCHES:
            check_switch(name, value)
        elif name in ROWS:
            check_row(name, value, *ROWS[name])
        elif name == "two" and value is not None:
            check_kind(name, value, Ruleset)
        elif name in BY_PLAYERS:
            check_table(name, value, int, int)
        else:
            super().check_value(name, value)

    def check_seats(self, name: str, by_players: dict[int, int]) -> None:
        """Refuse numbers that are out of range, or missing for some number of players; none at all are fine."""
        for value in by_players.values():
            check_number(f"each number of {name}", value, 1, 1000)
        low, high = self.players
        for seats in range(low, high + 1):
            if by_players and seats not in by_players and not (seats == 2 and self.two is not None):
                raise ValueError(f"{name} says nothing for {seats} players, but players is {self.players}")

    def but(self, **changes: Any) -> Ruleset:
        """The same rules but for these."""
        self.check_changes(changes)
        return replace(self, **changes)

    def seated(self, seats: int) -> Ruleset:
        """The rules for this number of players; refuses a number that the rulebook doesn't have."""
        return as_ruleset(super().seated(seats))

    def unfit(self, seats: int) -> Fault | None:
        """Why this number of players can't play by these values (None if they can)."""
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
    """The values that a table is played by, for the chapters that read them (compiled, a cast is one comparison)."""
    return cast(Ruleset, g.rules)
