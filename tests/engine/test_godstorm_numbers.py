"""The numbers of Godstorm's things follow from its decks: they are those of the texts, and fit into a byte."""

from __future__ import annotations

import pytest

import feldherr
from feldherr.engine.text import Lexicon
from feldherr.godstorm import deck, names, state
from feldherr.godstorm.miracles import MIRACLES, card_names, titles
from feldherr.godstorm.names import CARD, CARDS, CONTINENT, GODS, HEAVEN, HEAVENS, LANDS, PANTHEONS, SEAT, SPACE, WORD

WORDS = Lexicon(feldherr.find("nl2004.godstorm"), 5)


def test_things_are_numbered_as_the_texts_name_them() -> None:
    starts = {
        LANDS: "u1", SPACE: "u1", HEAVEN: HEAVENS[0], CARD: card_names()[0], WORD: GODS[0], WORD + len(GODS): PANTHEONS[0],
        CONTINENT: WORDS.mode[len(GODS) + len(PANTHEONS)], SEAT: "seat0",
    }  # fmt: skip
    assert {n: WORDS.any[n] for n in starts} == starts
    assert len(WORDS.any) == SEAT + 5


def test_a_deck_is_a_row_of_cards_side_by_side() -> None:
    for kind in range(len(GODS)):
        cards = range(state.first_of(kind), state.past(kind))
        assert [c for c in range(CARDS) if state.kind_of(c) == kind] == list(cards)
        assert [(card.name, card.cost, card.copies) for card in titles(kind)] == deck.DECKS[GODS[kind]]
        assert sum(card.copies for card in titles(kind)) == len(cards)
    assert state.past(names.MAGIC) == CARDS == len(MIRACLES)


def test_decks_that_leave_no_room_are_refused() -> None:
    """An answer has a byte for each thing, and a set of relics is a number."""
    most = 255 - len(WORDS.any) + int(CARDS)
    names.check_room(most, 15)
    with pytest.raises(ValueError, match="too large by 2: an answer can tell only 255 things apart"):
        names.check_room(most + 2, 15)
    with pytest.raises(ValueError, match="31 relics, but only room for 30"):
        names.check_room(most, 31)


def test_the_underworld_lies_below_its_own_map() -> None:
    with pytest.raises(ValueError, match="42 territories on 6 continents"):
        names.two_realms(feldherr.ruleset("de2004.liberation", map="tiny").board)


def test_a_card_without_a_row_is_named() -> None:
    with pytest.raises(ValueError, match="the miracle frogs_fall has a class, but no row"):
        deck.printed("frogs_fall")
