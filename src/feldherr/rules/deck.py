"""A mission card as data: what it asks for. How each kind is judged stands in missions.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# When a mission may be claimed. ANYTIME: all through a player's own turn, without asking (S17, N31); the others are K63's three moments.
ANYTIME: Final[i64] = 0
TURN_START: Final[i64] = 1
IN_ATTACK: Final[i64] = 2
TURN_END: Final[i64] = 3

# What a card may ask for; in mission files the name in lower case.
CONTINENTS: Final[i64] = 0  # hold `continents` and `free` more of any
TERRITORIES: Final[i64] = 1  # hold `count` territories with `armies` each
DESTROY_COLOUR: Final[i64] = 2  # the army of seat `colour` is gone; otherwise as territories with `count`
CONQUER: Final[i64] = 3  # conquer `count` this turn
CONQUER_ON_CONTINENTS: Final[i64] = 4  # conquer on `count` different continents this turn
CONQUER_ACROSS_SEA: Final[i64] = 5  # conquer `count` across sea lines this turn
TRADE_AND_CONQUER: Final[i64] = 6  # exchange a set and conquer `count` in the same turn
CONQUER_FROM_OPPONENTS: Final[i64] = 7  # conquer 2 from each of `count` opponents this turn (from one, if only one is left, twice as many)
COMPLETE_CONTINENT: Final[i64] = 8  # complete a continent that was not held at the start of the turn
DEFEAT_PLAYER: Final[i64] = 9  # eliminate a player this turn
STACK: Final[i64] = 10  # `armies` in one territory
HOLD_SOME: Final[i64] = 11  # hold `count` of `places`
HOLD_ON_CONTINENT: Final[i64] = 12  # hold `count` territories of continents[0]
ANY_CONTINENTS: Final[i64] = 13  # hold any `count` continents
SEA_LANES: Final[i64] = 14  # hold both ends of `count` sea lines
BLOCK: Final[i64] = 15  # hold a connected block of `count` territories with `armies` each
KEEP_CONTINENT: Final[i64] = 16  # at the start of the turn: a continent held since the end of the last own turn

KINDS: Final = (
    "continents",
    "territories",
    "destroy_colour",
    "conquer",
    "conquer_on_continents",
    "conquer_across_sea",
    "trade_and_conquer",
    "conquer_from_opponents",
    "complete_continent",
    "defeat_player",
    "stack",
    "hold_some",
    "hold_on_continent",
    "any_continents",
    "sea_lanes",
    "block",
    "keep_continent",
)


class Mission:
    """One card."""

    def __init__(
        self,
        name: str,
        text: str,
        kind: str,
        rank: int = 0,
        show: int = 0,
        count: int = 0,
        armies: int = 1,
        free: int = 0,
        colour: int = -1,
        places: list[int] | None = None,
        continents: list[int] | None = None,
        by_players: dict[int, int] | None = None,
    ) -> None:
        self.name: Final = name  # e.g. "asia_africa"; how the card is called in logs
        self.text: Final = text  # our own words, English
        self.kind: Final[i64] = KINDS.index(kind)
        self.rank: Final[i64] = rank  # 0 captain .. 3 general; 0 where there are no ranks
        self.show: Final[i64] = show
        self.armies: Final[i64] = armies
        self.free: Final[i64] = free
        self.colour: Final[i64] = colour  # the seat whose army is meant, -1: none
        self.places: Final[vec[i64]] = vec[i64](places or [])
        self.continents: Final[vec[i64]] = vec[i64](continents or [])
        self.counts: Final[vec[i64]] = vec[i64]([(by_players or {}).get(n, count) for n in range(8)])  # by number of players
