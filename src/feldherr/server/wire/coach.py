"""What a coach says to a player."""

from __future__ import annotations

import msgspec


class Hint(msgspec.Struct, frozen=True):
    """What a computer player would do in your place, from what you can see."""

    move: str  # as text
    says: str  # why, in a sentence; '' if the move needs no reason
    way: list[int]  # the places that the plan goes through, beginning where it starts from
    places: list[int]  # where the move puts something
    chance: float  # that the plan succeeds; 0 if it is no question of dice


class Intent(msgspec.Struct, frozen=True):
    """A move that somebody wants to make, as text, as the tutor is asked about it."""

    move: str  # as text, in English


class Caution(msgspec.Struct, frozen=True):
    """What the tutor says of a move, from what you can see."""

    lost: float  # the win probability that it gives up, if that is worth a warning; else 0
