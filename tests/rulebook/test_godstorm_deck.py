"""Rulebook G, Godstorm, 2004: the 66 miracle cards themselves, and what playing one costs (G17, G30, G32-G34, G80)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr.godstorm import relics as numbers
from feldherr.godstorm.miracles import AT_THE_START, MIRACLES, card_names
from pantheon import faith, gone, miracles
from table import doing, offers, refuses, say
from wonders import DEATH, PLAYED, RELICS, SKY, WAR, cost, player, ready, show, work

NUMBERS = {
    "STONEHENGE": "stonehenge",
    "PANDORA": "pandoras_box",
    "TABLETS": "the_tablets_of_destiny",
    "GUNGNIR": "gungnir_spear_of_odin",
    "MJOLNIR": "mjolnir_hammer_of_thor",
    "BOOK": "the_book_of_the_dead",
    "TREE": "the_tree_of_life",
    "AEGIS": "aegis_shield_of_athena",
    "SCALES": "the_scales_of_osiris",
}
TERRITORIES = {
    "mjolnir_hammer_of_thor": "thule",
    "the_tree_of_life": "babylon",
    "pandoras_box": "graecia",
    "stonehenge": "anglia",
    "the_great_pyramids": "egypt",
}


# ---- the cards ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G30")
def test_seventeen_cards_of_war_death_and_sky_and_fifteen_relics() -> None:
    decks = [[c for c in MIRACLES if c.name in deck] for deck in (WAR, DEATH, SKY, RELICS)]
    assert [len(deck) for deck in decks] == [17, 17, 17, 15]
    assert [c for deck in decks for c in deck] == MIRACLES  # in this order, and nothing else
    assert [len(deck) for deck in (WAR, DEATH, SKY, RELICS)] == [17, 15, 10, 15]


@pytest.mark.rule("G30", "G32", "G33")
def test_titles_costs_and_copies() -> None:
    printed = {**WAR, **DEATH, **SKY, **{name: (title, 0, 1) for name, title in RELICS.items()}}
    assert {c.name: (c.title, c.cost, c.copies) for c in MIRACLES} == printed
    assert {name: [c.name for c in MIRACLES].count(name) for name in printed} == {name: n for name, (_, _, n) in printed.items()}


@pytest.mark.rule("G30")
def test_every_card_has_a_name_of_its_own_and_says_what_it_does() -> None:
    names = card_names()
    titles = len(WAR) + len(DEATH) + len(SKY) + len(RELICS)
    assert len(names) == len(set(names)) == len(MIRACLES)
    assert len({c.title for c in MIRACLES}) == len({c.says for c in MIRACLES}) == titles
    assert {n for n in names if n.endswith("_2")} == {f"{n}_2" for n, (_, _, k) in {**WAR, **DEATH, **SKY}.items() if k == 2}


@pytest.mark.rule("G33")
def test_the_numbers_of_the_relics_are_those_of_the_list() -> None:
    assert {name: card_names()[getattr(numbers, name)] for name in NUMBERS} == NUMBERS


@pytest.mark.rule("G24")
def test_seven_relics_work_at_the_start_of_a_turn() -> None:
    assert [card_names()[c] for c in AT_THE_START] == [
        "the_golden_fleece",
        "arawns_cauldron_of_life",
        "the_great_pyramids",
        "the_wine_of_eternal_life",
        "freyas_tears_of_gold",
        "pandoras_box",
        "excalibur",
    ]


@pytest.mark.rule("G70")
def test_five_relics_name_a_territory() -> None:
    assert {c.name: c.score for c in MIRACLES if c.score} == TERRITORIES


# ---- what playing one costs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G32", "G34", "G80")
@pytest.mark.parametrize("card", PLAYED)
def test_it_is_paid_when_shown_and_gone_for_good_when_it_has_worked(card: str) -> None:
    g = ready(card, relics={1: "stonehenge", 2: "aegis_shield_of_athena"})
    show(g, card)
    assert (faith(g, player(card)), card in gone(g), card in miracles(g, player(card)), doing(g)) == (
        20 - cost(card),
        False,
        False,
        "shielding",
    )
    say(g, 2, "done")
    assert card in gone(work(g, card))


def purse(seat: int, n: int) -> str:
    return " ".join(str(n if s == seat else 0) for s in range(3))


@pytest.mark.rule("G32", "G34")
@pytest.mark.parametrize("card", PLAYED)
def test_it_takes_exactly_its_faith(card: str) -> None:
    who = player(card)
    assert f"play {card}" in offers(ready(card, faith=purse(who, cost(card))), who)
    if cost(card) > 0:
        g = ready(card, faith=purse(who, cost(card) - 1))
        assert offers(g, who) == ["done"]  # asked all the same: the others learn nothing from it
        assert refuses(g, who, f"play {card}")


@pytest.mark.rule("G32", "G34")
@pytest.mark.parametrize("card", PLAYED)
def test_it_takes_its_god(card: str) -> None:
    gods = {0: "death roma magic roma sky roma", 1: "war dacia magic dacia death dacia"}
    if card in DEATH:
        gods[0] = "war roma magic roma sky roma"
    g = ready(card, gods=gods)
    assert f"play {card}" not in offers(g, feldherr.asked(g))
    assert doing(g) in ("invading", "invasion", "playing miracles")


@pytest.mark.rule("G80")
@pytest.mark.parametrize("card", PLAYED)
def test_it_is_named_in_full_before_anything_happens(card: str) -> None:
    """All that is chosen is chosen before Aegis and before dice and draws; until then the board is as it was."""
    g = ready(card, relics={1: "stonehenge", 2: "aegis_shield_of_athena"})
    before = (list(g.armies), list(g.owner))
    show(g, card)
    assert (doing(g), (list(g.armies), list(g.owner))) == ("shielding", before)
