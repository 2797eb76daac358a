"""What a question is about as a few numbers, for those who can't wait for names: learners read the same slots in every mode."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The slots, in their order.
SLOTS: Final = ("src", "dst", "side", "foe", "count", "more", "card", "pieces", "foe_pieces")


class About:
    """One question's numbers; what it doesn't use is -1 or 0. A step fills in its own (`Step.about`), with what everybody may know."""

    def __init__(self) -> None:
        self.src: i64 = -1  # a place: from where
        self.dst: i64 = -1  # a place: to where
        self.side: i64 = -1  # whose armies, card or dice it is about; in a battle the attacker's
        self.foe: i64 = -1  # the defender in a battle; otherwise another side that matters
        self.count: i64 = 0  # how many armies, dice or cards it is about
        self.more: i64 = 0  # a second number, or 1 for yes
        self.card: i64 = -1  # one of the mode's own cards
        self.pieces: i64 = 0  # pieces of the mode that belong to that side and matter, as bits
        self.foe_pieces: i64 = 0  # such pieces of the foe, as bits

    def clear(self) -> None:
        self.src = -1
        self.dst = -1
        self.side = -1
        self.foe = -1
        self.count = 0
        self.more = 0
        self.card = -1
        self.pieces = 0
        self.foe_pieces = 0
