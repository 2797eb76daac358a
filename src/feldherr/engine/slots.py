"""What a question is about as a row of a few numbers, for those who can't wait for names: learners read the same slots in every mode.

A step writes its own (`Step.about`), and no more than everybody may know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

# The slots, in their order.
SLOTS: Final = ("src", "dst", "side", "foe", "count", "more", "card", "pieces", "foe_pieces")
SRC: Final[i64] = 0  # a place: from where
DST: Final[i64] = 1  # a place: to where
SIDE: Final[i64] = 2  # whose armies, card or dice it is about; in a battle the attacker's
FOE: Final[i64] = 3  # the defender in a battle; otherwise another side that matters
COUNT: Final[i64] = 4  # how many armies, dice or cards it is about
MORE: Final[i64] = 5  # a second number, or 1 for yes
CARD: Final[i64] = 6  # one of the mode's own cards
PIECES: Final[i64] = 7  # pieces of the mode, of that side, that matter, as bits
FOE_PIECES: Final[i64] = 8  # such pieces of the foe, as bits


def clear(out: vec[i32], at: i64) -> None:
    """Nothing is in any slot: -1 where places, sides and cards are, 0 where numbers are."""
    out[at + SRC] = -1
    out[at + DST] = -1
    out[at + SIDE] = -1
    out[at + FOE] = -1
    out[at + COUNT] = 0
    out[at + MORE] = 0
    out[at + CARD] = -1
    out[at + PIECES] = 0
    out[at + FOE_PIECES] = 0
