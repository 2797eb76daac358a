"""What Godstorm has names for: gods, pantheons and their heavens, and the places of the Underworld.

The Underworld has one source, a computer version of 2005 whose earth half matches the printed board on all 69 borders; nobody has printed
names for its spaces, so they go by number, clockwise from the top gate and then along the inner row.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.board import Board
from feldherr.godstorm.deck import ORDER

# The four gods of a pantheon, and the four decks of miracles.
WAR: Final[i64] = 0
MAGIC: Final[i64] = 1
SKY: Final[i64] = 2
DEATH: Final[i64] = 3
GODS: Final = ("war", "magic", "sky", "death")

PANTHEONS: Final = ("babylonians", "celts", "egyptians", "greeks", "norse")  # G4
HEAVENS: Final = ("kurnugia", "avalon", "duat", "elysium", "valhalla")  # G45
GOD_NAMES: Final = (
    ("Gilgamesh", "Ishtar", "Marduk", "Druaga"),
    ("Nuada", "Brigid", "Lugh", "Arawn"),
    ("Set", "Isis", "Ra", "Osiris"),
    ("Ares", "Hekate", "Zeus", "Hades"),
    ("Thor", "Freya", "Odin", "Loki"),
)

# The thirteen spaces (G55-G62): what is on each, and where it leads. Flames close five pairs that touch.
PLAIN: Final = 0
GATE: Final = 1
CRYPT: Final = 2
ALTAR: Final = 3
SPACES: Final = (
    (GATE, (11, 12, 13)),
    (CRYPT, (3, 13)),
    (ALTAR, (2, 5, 13)),
    (GATE, (5,)),
    (CRYPT, (3, 4, 6, 13)),
    (PLAIN, (5, 7)),
    (CRYPT, (6, 8, 9, 11)),
    (GATE, (7,)),
    (ALTAR, (7, 10, 11)),
    (CRYPT, (9, 11)),
    (PLAIN, (1, 7, 9, 10, 12)),
    (PLAIN, (1, 11, 13)),
    (PLAIN, (1, 2, 3, 5, 12)),
)
FEATURE: Final = vec[i64]([what for what, _ in SPACES])
FLAMES: Final = ((10, 1), (1, 2), (9, 8), (3, 4), (12, 6))
FEATURES: Final = ("", "gate", "crypt", "altar")

# The Ancient Earth; `two_realms` holds the map to it.
LANDS: Final[i64] = 42
CONTINENTS: Final = 6

MOST_THINGS: Final = 255
MOST_RELICS: Final = 30

# Where things are numbered.
SPACE: Final[i64] = LANDS  # the first space of the Underworld
HEAVEN: Final[i64] = SPACE + len(SPACES)  # the first heaven
CARDS: Final[i64] = len(ORDER)
# Numbers of things in `choose`: places, then cards, words and seats.
CARD: Final[i64] = HEAVEN + len(HEAVENS)
WORD: Final[i64] = CARD + CARDS
CONTINENT: Final[i64] = WORD + len(GODS) + len(PANTHEONS)
SEAT: Final[i64] = CONTINENT + CONTINENTS


def check_room(cards: int, relics: int) -> None:
    """Refuse decks that have grown too large: the things in an answer are one byte each (0 to 254), and sets of relics are bits."""
    over = int(SEAT - CARDS) + cards + len(PANTHEONS) - MOST_THINGS
    if over > 0:
        raise ValueError(f"the miracle decks are too large by {over}: an answer can tell only {MOST_THINGS} things apart")
    if relics > MOST_RELICS:
        raise ValueError(f"there are {relics} relics, but only room for {MOST_RELICS}")


check_room(len(ORDER), [deck for deck, _ in ORDER].count("magic"))


def two_realms(earth: Board) -> Board:
    """The Ancient Earth with the Underworld below it. From a heaven one reaches the gates; nobody goes into one (G56)."""
    if earth.size != LANDS or len(earth.continents) != CONTINENTS:
        raise ValueError(f"the Underworld lies below a map of {LANDS} territories on {CONTINENTS} continents")
    names = [f"u{i + 1}" for i in range(len(SPACES))]
    links = [[int(SPACE) + other - 1 for other in others] for _, others in SPACES]
    gates = [int(SPACE) + i for i, (feature, _) in enumerate(SPACES) if feature == GATE]
    return earth.joined([*names, *HEAVENS], links + [gates for _ in HEAVENS], [1] * len(SPACES) + [0] * len(HEAVENS))


def feature(t: i64) -> i64:
    """What is on a space of the Underworld."""
    return FEATURE[t - SPACE] if SPACE <= t < HEAVEN else PLAIN
