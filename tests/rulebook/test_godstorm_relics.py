"""Rulebook G, Godstorm, 2004: the fifteen relics (G24, G30, G33, G53, G70, G87, G88, G90, G91, G99, G101)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.score import score
from feldherr.godstorm.state import godstorm
from pantheon import draws, faith, god, gone, invade, miracles, relics, storm
from table import armies, doing, offers, owner, refuses, rolls, say, winners
from wonders import DEATH, SKY, WAR, cards

ATLANTIS = "hesperide 1 tritonis 1 poseidonis 1 oricalcos 1"
HYRKANIA = "rus 1 scythia 1 cimmeria 1 sarmatia 1"
DECKS = feldherr.ruleset("nl2004.godstorm").extra.own_cards()


def dawn(relic: str, **more: Any) -> State:
    """The turn of seat 0, which has that relic (or those) and Roma, begins; seat 2 has Egypt, seat 1 the rest."""
    usual: dict[str, Any] = {"armies": {0: "roma 5", 2: "egypt 4"}, "relics": {0: relic}}
    return storm(3, "raise armies", **{**usual, **more})


# ---- the start of a turn (G24) --------------------------------------------------------------------------------------------------------

DRAWING = [("the_golden_fleece", cards(WAR)), ("arawns_cauldron_of_life", cards(DEATH)), ("the_great_pyramids", cards(SKY))]


@pytest.mark.rule("G24", "G33")
@pytest.mark.parametrize(("relic", "deck"), DRAWING)
def test_fleece_cauldron_and_pyramids_draw_a_card_at_the_start_of_the_turn(relic: str, deck: list[str]) -> None:
    """War, death and sky; no god need be in play."""
    g = dawn(relic)
    assert (doing(g), offers(g)) == ("drawing miracles", [f"miracle {c}" for c in deck])
    draws(g, deck[3])
    assert (miracles(g, 0), faith(g, 0), doing(g), offers(g)) == ({deck[3]}, 23, "placing", ["place roma 1..3"])


@pytest.mark.rule("G24", "G30")
@pytest.mark.parametrize(("relic", "deck"), DRAWING)
def test_they_draw_nothing_from_an_empty_deck_and_nothing_for_another(relic: str, deck: list[str]) -> None:
    assert doing(dawn(relic, lines=f"gone {' '.join(deck)}")) == "placing"
    assert doing(dawn("stonehenge", relics={1: relic})) == "placing"


@pytest.mark.rule("G24", "G101")
def test_the_wine_of_eternal_life_one_more_army_placed_at_once() -> None:
    g = dawn("the_wine_of_eternal_life", armies={0: "roma 5 apulia 1", 2: "egypt 4"})
    assert (doing(g), offers(g)) == ("placing", ["place roma 1", "place apulia 1"])
    say(g, 0, "place apulia 1")
    assert (offers(g), faith(g, 0), armies(g, "apulia")) == (["place roma 1..3", "place apulia 1..3"], 23, 2)  # then step 1


@pytest.mark.rule("G24")
def test_freyas_tears_of_gold_one_more_faith() -> None:
    assert (faith(dawn("freyas_tears_of_gold"), 0), faith(dawn("stonehenge"), 0)) == (24, 23)
    assert faith(dawn("stonehenge", relics={1: "freyas_tears_of_gold"}), 1) == 20


@pytest.mark.rule("G24", "G101")
@pytest.mark.parametrize(("lands", "more"), [("roma 5", 0), (f"roma 5 {ATLANTIS}", 2), (f"roma 5 {ATLANTIS} {HYRKANIA}", 4)])
def test_excalibur_two_armies_for_each_continent_placed_at_once(lands: str, more: int) -> None:
    g = dawn("excalibur", armies={0: lands, 2: "egypt 4"})
    if more:
        assert offers(g)[0] == f"place roma 1..{more}"
        assert faith(g, 0) == 20  # before step 1
        say(g, 0, f"place roma {more}")
    assert (offers(g)[0], armies(g, "roma")) == (f"place roma 1..{g.reserve[0]}", 5 + more)
    assert g.reserve[0] == {0: 3, 2: 3 + 3, 4: 3 + 3 + 2}[more]


@pytest.mark.rule("G24")
def test_the_owner_chooses_the_order() -> None:
    g = dawn("the_golden_fleece freyas_tears_of_gold the_wine_of_eternal_life stonehenge the_tree_of_life")
    assert (doing(g), set(offers(g))) == (
        "resolving relics",
        {"play the_golden_fleece", "play freyas_tears_of_gold", "play the_wine_of_eternal_life"},
    )
    say(g, 0, "play the_wine_of_eternal_life", "place roma 1", "play the_golden_fleece")
    draws(g, "storms_rage")
    assert (miracles(g, 0), armies(g, "roma"), faith(g, 0), doing(g)) == ({"storms_rage"}, 6, 24, "placing")


# ---- Pandora's Box (G91) ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G91")
def test_pandoras_box_plays_a_death_card_without_faith_and_without_the_god() -> None:
    g = dawn("pandoras_box", faith="0 0 0", plague="egypt")
    assert (doing(g), offers(g)) == ("opening the box", [f"miracle {c}" for c in cards(DEATH)])
    draws(g, "paradise_is_lost")
    assert (feldherr.asked(g), offers(g)) == (0, ["choose egypt"])  # its owner makes the choices; there is no way round
    say(g, 0, "choose egypt")
    say(g, CHANCE, "choose gaul")
    assert (faith(g, 0), gone(g), doing(g)) == (3, {"paradise_is_lost"}, "placing")


@pytest.mark.rule("G91")
@pytest.mark.parametrize("card", ["paradise_is_lost", "fire_rains_down", "the_dead_walk"])
def test_pandoras_box_a_card_that_cannot_be_played_leaves_the_game(card: str) -> None:
    g = draws(dawn("pandoras_box"), card)
    assert (gone(g), miracles(g, 0), faith(g, 0), doing(g)) == ({card}, set(), 23, "placing")


@pytest.mark.rule("G91")
def test_pandoras_box_must_be_played_even_if_every_choice_hurts() -> None:
    g = draws(dawn("pandoras_box", temples="roma"), "fire_rains_down")
    assert offers(g) == ["choose roma"]
    say(g, 0, "choose roma")
    assert (armies(g, "roma"), armies(g, "kurnugia")) == (4, 1)


@pytest.mark.rule("G83", "G91")
def test_pandoras_box_may_kill_its_owner() -> None:
    g = dawn("pandoras_box", armies={0: "hesperide 5", 2: "egypt 4"})
    draws(g, "the_sea_is_your_tomb")
    assert (g.is_out(0), g.seat, doing(g)) == (True, 1, "placing")


@pytest.mark.rule("G91")
def test_pandoras_box_with_an_empty_deck() -> None:
    assert doing(dawn("pandoras_box", lines=f"gone {' '.join(cards(DEATH))}")) == "placing"


# ---- buying and bidding ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G30", "G33")
@pytest.mark.parametrize(("owner", "price"), [(0, 1), (1, 2)])
def test_stonehenge_cards_cost_its_owner_one_faith(owner: int, price: int) -> None:
    g = storm(3, "obtain miracles", armies={0: "roma 5", 2: "egypt 4"}, gods={0: "war roma"}, relics={owner: "stonehenge"}, faith="3 3 3")
    assert offers(g) == ["done", "buy war 1..3" if price == 1 else "buy war 1"]
    say(g, 0, "buy war 1")
    assert faith(g, 0) == 3 - price


@pytest.mark.rule("G30")
def test_stonehenge_at_most_four_all_the_same() -> None:
    g = storm(3, "obtain miracles", armies={0: "roma 5", 2: "egypt 4"}, gods={0: "war roma"}, relics={0: "stonehenge"})
    assert offers(g) == ["done", "buy war 1..4"]


def bidding(faith: str, relics: dict[int, str]) -> State:
    """The last turn of an epoch is over."""
    return storm(3, "end of turn", turn=2, armies={0: "roma 5", 2: "egypt 4"}, faith=faith, relics=relics)


def bids(g: State, *numbers: int) -> State:
    for seat, n in enumerate(numbers):
        say(g, seat, f"bid {n}")
    return g


@pytest.mark.rule("G99")
@pytest.mark.parametrize(("numbers", "chooser"), [((0, 2, 1), 0), ((0, 4, 1), 1), ((2, 4, 1), 0)])
def test_the_tablets_of_destiny_add_three_to_a_bid_to_none_too_without_being_paid(numbers: tuple[int, ...], chooser: int) -> None:
    g = bids(bidding("9 9 9", {0: "the_tablets_of_destiny"}), *numbers)
    assert (doing(g), feldherr.asked(g)) == ("choosing tokens", chooser)
    assert [faith(g, s) for s in range(3)] == [9 - n for n in numbers]


@pytest.mark.rule("G99")
def test_the_tablets_of_destiny_only_faith_can_be_bid() -> None:
    g = bidding("2 9 9", {0: "the_tablets_of_destiny"})
    assert offers(g, 0) == ["bid 0..2"]


# ---- godswar (G53, G99) ---------------------------------------------------------------------------------------------------------------


def godswar(attack: str = "", defend: str = "", **more: Any) -> State:
    """Roma (5 armies) against Corsica (4), 3 dice each: 4 + dice against 4 + dice, ties to the defender."""
    usual: dict[str, Any] = {
        "armies": {0: "roma 5 liguria 1", 1: "corsica 4 dacia 1", 2: "egypt 4"},
        "gods": {0: "death roma", 1: "death corsica"},
        "relics": {0: attack, 1: defend},
    }
    g = invade(storm(3, "invade", **{**usual, **more}), "roma", "corsica")
    return say(g, 0, "champion death")


def victor(g: State) -> int:
    """Whose god is left."""
    assert doing(g) == "invasion"
    assert (god(g, 0, "death") == "") != (god(g, 1, "death") == "")
    return 0 if god(g, 0, "death") else 1


@pytest.mark.rule("G99")
@pytest.mark.parametrize(
    ("attack", "defend", "dice", "wins"),
    [
        ("", "", (2, 4, 5, 2, 3, 5), 0),
        ("", "", (2, 4, 5, 2, 4, 5), 1),
        ("mjolnir_hammer_of_thor", "", (2, 3, 4, 2, 4, 5), 0),  # 9 + 3 against 11
        ("mjolnir_hammer_of_thor", "", (2, 2, 4, 2, 4, 5), 1),
        ("", "mjolnir_hammer_of_thor", (2, 6, 6, 2, 4, 5), 1),  # 14 against 11 + 3
        ("", "mjolnir_hammer_of_thor", (3, 6, 6, 2, 4, 5), 0),
    ],
)
def test_mjolnir_adds_three_in_every_godswar(attack: str, defend: str, dice: tuple[int, ...], wins: int) -> None:
    assert victor(rolls(godswar(attack, defend), *dice)) == wins


@pytest.mark.rule("G99")
@pytest.mark.parametrize("side", [0, 1])
def test_gungnir_rerolls_its_owners_ones_in_a_godswar_without_the_goddess(side: int) -> None:
    g = godswar(*(("gungnir_spear_of_odin", "") if side == 0 else ("", "gungnir_spear_of_odin")))
    rolls(g, 1, 1, 5, 1, 1, 4)
    assert (doing(g), offers(g)) == ("godswar thrown", ["roll 2 dice"])
    rolls(g, 1, 6)
    assert offers(g) == ["roll 1 dice"]  # until none is left
    rolls(g, 6)
    assert victor(g) == side


@pytest.mark.rule("G99")
def test_gungnir_does_nothing_in_battle() -> None:
    g = storm(3, armies={0: "roma 5", 1: "corsica 1", 2: "egypt 4"}, relics={0: "gungnir_spear_of_odin"})
    invade(g, "roma", "corsica")
    rolls(say(g, 0, "attack roma corsica 3"), 1, 1, 5, 5)
    assert (doing(g), armies(g, "roma")) == ("invasion", 4)


@pytest.mark.rule("G53", "G99")
def test_a_relic_won_by_three_alike_works_in_the_same_godswar() -> None:
    """The goddess of magic is in play, elsewhere."""
    gods = {0: "death roma magic liguria", 1: "death corsica"}
    g = rolls(godswar(gods=gods), 3, 3, 3, 2, 4, 5)
    draws(g, "mjolnir_hammer_of_thor")
    assert victor(g) == 0  # 9 + 3 against 11
    g = rolls(godswar(gods=gods), 1, 1, 1, 2, 4, 5)
    draws(g, "gungnir_spear_of_odin")
    assert offers(g) == ["roll 3 dice"]
    rolls(g, 4, 4, 4)
    assert (victor(g), relics(g, 0)) == (0, {"gungnir_spear_of_odin"})  # one relic for the throw with its re-rolls


# ---- raising armies (G101) --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G101")
def test_the_book_of_the_dead_two_armies_fewer_for_four_faith_once() -> None:
    g = dawn("the_book_of_the_dead")
    assert (doing(g), offers(g)) == ("raising", ["done", "forgo 2"])
    say(g, 0, "forgo 2")
    assert (faith(g, 0), doing(g), offers(g)) == (27, "placing", ["place roma 1"])
    g = say(dawn("the_book_of_the_dead"), 0, "done")
    assert (faith(g, 0), offers(g)) == (23, ["place roma 1..3"])


@pytest.mark.rule("G101")
def test_the_book_of_the_dead_only_armies_of_territories_and_continents() -> None:
    """Temple, crypt, Wine and Excalibur armies stay: 3 raised, 1 for the temple."""
    g = dawn("the_book_of_the_dead the_wine_of_eternal_life", armies={0: "roma 5 u2 3", 2: "egypt 4"}, temples="roma")
    say(g, 0, "place roma 1", "forgo 2")
    assert (armies(g, "roma"), g.reserve[0], faith(g, 0)) == (7, 1, 28)
    assert (doing(g), offers(g)) == ("returning", ["done", "revive u2 roma 1"])


@pytest.mark.rule("G101", "G23")
@pytest.mark.parametrize(("relic", "stack", "most"), [("stonehenge", 5, 1), ("the_scales_of_osiris", 2, 1), ("the_scales_of_osiris", 5, 2)])
def test_the_scales_of_osiris_two_armies_return_from_each_crypt_and_one_stays(relic: str, stack: int, most: int) -> None:
    g = dawn(relic, armies={0: f"roma 5 apulia 1 u2 {stack} u7 5 u3 5 u1 5", 1: "u5 5", 2: "egypt 4"}, temples="roma")
    up_to = "1" if most == 1 else f"1..{most}"
    seven = "1" if relic == "stonehenge" else "1..2"
    assert offers(g) == ["done", f"revive u2 roma {up_to}", f"revive u7 roma {seven}"]
    say(g, 0, f"revive u2 roma {most}")
    assert (armies(g, "u2"), armies(g, "roma"), offers(g)) == (stack - most, 6 + most, ["done", f"revive u7 roma {seven}"])


@pytest.mark.rule("G101")
def test_the_scales_of_osiris_one_by_one_to_two_temples() -> None:
    g = dawn("the_scales_of_osiris", armies={0: "roma 5 apulia 1 u2 5", 2: "egypt 4"}, temples="roma apulia")
    say(g, 0, "revive u2 roma 1", "revive u2 apulia 1")
    assert (doing(g), armies(g, "u2"), armies(g, "roma"), armies(g, "apulia")) == ("placing", 3, 7, 3)


# ---- the Tree of Life (G90) and Aegis (G88) ----------------------------------------------------------------------------------------------


def under_the_tree(faith: str = "20 20 20", **more: Any) -> State:
    """Seat 1, who has the Tree of Life, defends Corsica (2) against Roma (5) and is about to lose both armies."""
    usual: dict[str, Any] = {"armies": {0: "roma 5", 1: "corsica 2", 2: "egypt 4"}, "relics": {1: "the_tree_of_life"}}
    g = invade(storm(3, faith=faith, **{**usual, **more}), "roma", "corsica")
    say(g, 0, "attack roma corsica 3")
    say(g, 1, "defend 2")
    return rolls(g, 6, 6, 6, 5, 5)


@pytest.mark.rule("G90")
@pytest.mark.parametrize(("saved", "left"), [(0, 0), (1, 1), (2, 2)])
def test_the_tree_of_life_one_faith_for_each_army_about_to_be_lost(saved: int, left: int) -> None:
    g = under_the_tree()
    assert (feldherr.asked(g), offers(g)) == (1, ["save 0..2"])
    say(g, 1, f"save {saved}")
    assert (faith(g, 1), armies(g, "avalon")) == (20 - saved, 2 - saved)
    assert (owner(g, "corsica"), g.taken) == ((0, 1) if left == 0 else (1, 0))
    assert left == 0 or armies(g, "corsica") == left


@pytest.mark.rule("G90")
def test_the_tree_of_life_only_what_can_be_paid() -> None:
    assert offers(under_the_tree("20 1 20")) == ["save 0..1"]
    assert owner(under_the_tree("20 0 20"), "corsica") == 0  # not even asked


@pytest.mark.rule("G90")
def test_the_tree_of_life_is_for_the_defender_only() -> None:
    g = under_the_tree(relics={0: "the_tree_of_life"})
    assert owner(g, "corsica") == 0
    g = storm(3, armies={0: "roma 5", 1: "corsica 2", 2: "egypt 4"}, relics={0: "the_tree_of_life"})
    say(invade(g, "roma", "corsica"), 0, "attack roma corsica 1")
    say(g, 1, "defend 1")
    rolls(g, 1, 6)
    assert (doing(g), armies(g, "roma")) == ("invasion", 4)


@pytest.mark.rule("G57", "G90")
def test_the_tree_of_life_does_not_grow_in_the_underworld() -> None:
    g = storm(3, "invade the Underworld", armies={0: "roma 5 u2 5", 1: "u3 1", 2: "egypt 4"}, relics={1: "the_tree_of_life"})
    rolls(say(g, 0, "invade u2 u3", "attack u2 u3 3"), 6, 6, 5, 1)
    assert owner(g, "u3") == 0


@pytest.mark.rule("G88")
def test_aegis_is_given_up_to_cancel_a_card() -> None:
    g = storm(
        3,
        "play miracles",
        armies={0: "roma 5", 2: "egypt 4"},
        gods={0: "war roma"},
        cards={0: "storms_rage"},
        relics={2: "aegis_shield_of_athena"},
    )
    say(g, 0, "play storms_rage", "choose egypt")
    assert (doing(g), feldherr.asked(g), offers(g)) == ("shielding", 2, ["done", "play aegis_shield_of_athena"])
    assert refuses(g, 0, "done", "play aegis_shield_of_athena")
    say(g, 2, "play aegis_shield_of_athena")
    assert (gone(g), relics(g, 2), armies(g, "egypt"), winners(g)) == ({"storms_rage", "aegis_shield_of_athena"}, set(), 4, [])


@pytest.mark.rule("G70", "G87")
@pytest.mark.parametrize(
    ("relic", "land"),
    [
        ("mjolnir_hammer_of_thor", "thule"),
        ("the_tree_of_life", "babylon"),
        ("pandoras_box", "graecia"),
        ("stonehenge", "anglia"),
        ("the_great_pyramids", "egypt"),
    ],
)
def test_a_relic_whose_territory_is_held_brings_a_point(relic: str, land: str) -> None:
    g = storm(3, armies={0: f"{land} 1", 2: "rus 1"}, relics={0: relic})
    assert (score(g, 0), score(g, 2)) == (2, 1)
    assert score(storm(3, armies={0: f"{land} 1", 2: "rus 1"}, relics={2: relic}), 0) == 1
    assert godstorm(g).has(0, DECKS.index(relic))


@pytest.mark.rule("G70", "G87")
def test_a_plundered_relic_brings_its_point_to_the_new_owner() -> None:
    cards, relic = {0: "a_shrine_is_plundered"}, {2: "stonehenge"}
    g = storm(3, "play miracles", armies={0: "anglia 5", 2: "rus 1"}, gods={0: "war anglia"}, cards=cards, relics=relic)
    assert score(g, 0) == 1
    say(g, 0, "play a_shrine_is_plundered", "choose stonehenge")
    assert score(g, 0) == 2
