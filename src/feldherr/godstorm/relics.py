"""The fifteen relics (G33): cards of magic, open as soon as they are drawn, active for the rest of the game.

What they change is asked where it matters (`godstorm(g).has(seat, AEGIS)`); here are their texts, and what those of the start of a turn do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.godstorm.deck import number_of
from feldherr.godstorm.draw import draw
from feldherr.godstorm.gods import bless, levy
from feldherr.godstorm.miracle import Miracle
from feldherr.godstorm.names import DEATH, SKY, WAR
from feldherr.rules.events import Income
from feldherr.rules.placing import Placing
from feldherr.rules.troops import holds_all

# The numbers of those that other chapters ask for.
STONEHENGE: Final[i64] = number_of("stonehenge")
PANDORA: Final[i64] = number_of("pandoras_box")
TABLETS: Final[i64] = number_of("the_tablets_of_destiny")
GUNGNIR: Final[i64] = number_of("gungnir_spear_of_odin")
MJOLNIR: Final[i64] = number_of("mjolnir_hammer_of_thor")
BOOK: Final[i64] = number_of("the_book_of_the_dead")
TREE: Final[i64] = number_of("the_tree_of_life")
AEGIS: Final[i64] = number_of("aegis_shield_of_athena")
SCALES: Final[i64] = number_of("the_scales_of_osiris")


class GoldenFleece(Miracle):
    name = "the_golden_fleece"
    title = "The Golden Fleece"
    says = "At the start of each of your turns, draw a war card."
    at_the_start = True

    def starts(self, g: State, seat: i64) -> None:
        draw(g, seat, WAR)


class Cauldron(Miracle):
    name = "arawns_cauldron_of_life"
    title = "Arawn's Cauldron of Life"
    says = "At the start of each of your turns, draw a death card."
    at_the_start = True

    def starts(self, g: State, seat: i64) -> None:
        draw(g, seat, DEATH)


class GreatPyramids(Miracle):
    name = "the_great_pyramids"
    title = "The Great Pyramids"
    says = "At the start of each of your turns, draw a sky card."
    score = "egypt"
    at_the_start = True

    def starts(self, g: State, seat: i64) -> None:
        draw(g, seat, SKY)


class Stonehenge(Miracle):
    name = "stonehenge"
    title = "Stonehenge"
    says = "Miracle cards cost you 1 faith instead of 2."
    score = "anglia"


class Wine(Miracle):
    name = "the_wine_of_eternal_life"
    title = "The Wine of Eternal Life"
    says = "Get 1 more army at the start of each of your turns."
    at_the_start = True

    def starts(self, g: State, seat: i64) -> None:
        muster(g, seat, 1)


class TearsOfGold(Miracle):
    name = "freyas_tears_of_gold"
    title = "Freya's Tears of Gold"
    says = "Get 1 more faith at the start of each of your turns."
    at_the_start = True

    def starts(self, g: State, seat: i64) -> None:
        bless(g, seat, 1)


class PandorasBox(Miracle):
    """Its draw is played at once (G91): see raising.py."""

    name = "pandoras_box"
    title = "Pandora's Box"
    says = "At the start of each of your turns, draw a death card and play it at once, without its faith or its god."
    score = "graecia"
    at_the_start = True


class Tablets(Miracle):
    name = "the_tablets_of_destiny"
    title = "The Tablets of Destiny"
    says = "Your bids for turn order count 3 more than you pay."


class Gungnir(Miracle):
    name = "gungnir_spear_of_odin"
    title = "Gungnir, Spear of Odin"
    says = "Re-roll your 1s in godswars."


class Excalibur(Miracle):
    name = "excalibur"
    title = "Excalibur"
    says = "At the start of each of your turns, get 2 more armies for each continent you hold."
    at_the_start = True

    def starts(self, g: State, seat: i64) -> None:
        n: i64 = 0
        for ts in g.rules.board.members:
            if holds_all(g, seat, ts):
                n += 2
        muster(g, seat, n)


class Mjolnir(Miracle):
    name = "mjolnir_hammer_of_thor"
    title = "Mjolnir, Hammer of Thor"
    says = "Add 3 to your total in every godswar."
    score = "thule"


class BookOfTheDead(Miracle):
    name = "the_book_of_the_dead"
    title = "The Book of the Dead"
    says = "Once a turn, you may raise 2 armies fewer and take 4 faith instead."


class TreeOfLife(Miracle):
    name = "the_tree_of_life"
    title = "The Tree of Life"
    says = "When you defend, you may pay 1 faith for each army you would lose, and keep it."
    score = "babylon"


class Aegis(Miracle):
    name = "aegis_shield_of_athena"
    title = "Aegis, Shield of Athena"
    says = "Give up this relic to cancel a war, death or sky card that is being played."


class Scales(Miracle):
    name = "the_scales_of_osiris"
    title = "The Scales of Osiris"
    says = "Two armies instead of one may return from each crypt."


def muster(g: State, seat: i64, n: i64) -> None:
    """Armies that are placed at once (G101)."""
    n = levy(g, seat, n)
    if n > 0:
        g.reserve[seat] += n
        if g.heard:
            g.tell(Income(seat, n))
        g.push(Placing(seat, side=seat))
