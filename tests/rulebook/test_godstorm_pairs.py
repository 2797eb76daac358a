"""Rulebook G, Godstorm, 2004: miracle cards that touch the same thing, together; above all Aegis with every other card (G80-G105)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.state import godstorm
from pantheon import draws, end_phase, faith, god, gone, invade, miracles, plague, relics, storm, temples
from table import armies, doing, end_turn, offers, refuses, rolls, say
from wonders import AEGIS, PLAYED, chosen, cost, player, ready, show, stacks, work

ATLANTIS = {"hesperide", "tritonis", "poseidonis", "oricalcos"}


def step4(own: str, **more: Any) -> State:
    """Seat 0, with its gods of war and death in Roma, may play these cards; seat 2 has Egypt and Nubia, seat 1 all else."""
    usual: dict[str, Any] = {"armies": {0: "roma 5", 2: "egypt 4 nubia 1"}, "gods": {0: "war roma death roma"}, "cards": {0: own}}
    return storm(3, "play miracles", **{**usual, **more})


# ---- Aegis with every card (G88) ------------------------------------------------------------------------------------------------------


def rest_of_table(g: State) -> list[str]:
    """The table without faith, hands, the played card, Aegis and the steps."""
    aside = ("faith", "miracles", "gone", "table", "step", "relics2")
    return [line for line in feldherr.write_position(g).splitlines() if not line.startswith(aside)]


def shielded(card: str, owner: int = 2, **more: Any) -> State:
    """The table of wonders.py, where somebody has Aegis."""
    kept = {1: "stonehenge"}
    return ready(card, relics={**kept, owner: f"{kept.get(owner, '')} {AEGIS}"}, **more)


@pytest.mark.rule("G88")
@pytest.mark.parametrize("card", PLAYED)
def test_aegis_cancels_it_card_and_faith_are_lost_and_nothing_happens(card: str) -> None:
    g = shielded(card)
    before, asked = rest_of_table(g), doing(g)
    hands = [miracles(g, s) - {card} for s in range(3)]
    show(g, card)
    assert (feldherr.asked(g), offers(g)) == (2, ["done", f"play {AEGIS}"])  # before any dice or draws
    say(g, 2, f"play {AEGIS}")
    assert rest_of_table(g) == before
    assert ([miracles(g, s) for s in range(3)], gone(g), relics(g, 2)) == (hands, {card, AEGIS}, set())
    assert [faith(g, s) for s in range(3)] == [20 - cost(card) * (s == player(card)) for s in range(3)]
    assert doing(g) == {"answering an invasion": "invasion", "playing miracles": "invading"}[asked]  # no card is left to play


@pytest.mark.rule("G88")
@pytest.mark.parametrize("card", PLAYED)
def test_aegis_lets_it_pass_and_it_works(card: str) -> None:
    g = shielded(card)
    before = (rest_of_table(g), [faith(g, s) for s in range(3)], [miracles(g, s) - {card} for s in range(3)])
    say(show(g, card), 2, "done")
    work(g, card)
    after = (rest_of_table(g), [faith(g, s) + cost(card) * (s == player(card)) for s in range(3)], [miracles(g, s) for s in range(3)])
    assert after != before
    assert card in gone(g)
    assert relics(g, 2) == (set() if card == "diamonds_turn_to_rust" else {AEGIS})


@pytest.mark.rule("G88")
@pytest.mark.parametrize("card", PLAYED)
@pytest.mark.parametrize("owner", [0, 1])
def test_aegis_may_cancel_an_own_card_too(card: str, owner: int) -> None:
    """Its owner plays the card or is its victim."""
    g = show(shielded(card, owner), card)
    assert (doing(g), feldherr.asked(g)) == ("shielding", owner)
    say(g, owner, f"play {AEGIS}")
    assert gone(g) == {card, AEGIS}


@pytest.mark.rule("G88")
@pytest.mark.parametrize("card", ["a_shrine_is_plundered", "only_ash_remains"])
def test_aegis_answers_the_card_that_would_take_it(card: str) -> None:
    g = say(shielded(card), 0, f"play {card}", f"choose {AEGIS}")
    say(g, 2, f"play {AEGIS}")
    assert (gone(g), relics(g, 0)) == ({card, AEGIS}, set())
    g = say(shielded(card), 0, f"play {card}", f"choose {AEGIS}")
    say(g, 2, "done")
    assert relics(g, 2) == set()
    assert relics(g, 0) == ({AEGIS} if card == "a_shrine_is_plundered" else set())


@pytest.mark.rule("G88")
def test_aegis_is_asked_at_each_card_and_works_once() -> None:
    g = step4("heroes_are_born storms_rage champions_arise", relics={2: AEGIS})
    say(g, 0, "play heroes_are_born", "choose roma")
    say(g, 2, "done")
    say(g, 0, "play champions_arise", "choose roma")
    say(g, 2, f"play {AEGIS}")
    assert armies(g, "roma") == 8
    rolls(say(g, 0, "play storms_rage", "choose egypt"), 1)  # not asked any more; the other may go on playing cards
    assert armies(g, "egypt") == 3


@pytest.mark.rule("G88")
def test_aegis_answers_no_relic_no_labour_and_no_drawn_card() -> None:
    g = storm(3, "raise armies", armies={0: "roma 5", 2: "egypt 4"}, relics={0: "the_golden_fleece freyas_tears_of_gold", 1: AEGIS})
    draws(say(g, 0, "play the_golden_fleece"), "storms_rage")
    assert (doing(g), faith(g, 0), miracles(g, 0)) == ("placing", 24, {"storms_rage"})
    g = step4("faith_shall_deliver", relics={1: AEGIS})
    say(g, 0, "play faith_shall_deliver", "choose magic")
    say(g, 1, "done")
    draws(g, "stonehenge", "excalibur")
    assert (relics(g, 0), doing(g)) == ({"stonehenge", "excalibur"}, "invading")


@pytest.mark.rule("G88", "G100")
def test_aegis_against_sacred_ground_the_invasion_goes_on() -> None:
    g = shielded("this_ground_is_sacred", 0, gods={1: "sky dacia"}, cards={1: "this_ground_is_sacred men_become_warriors"})
    say(g, 1, "play this_ground_is_sacred")
    say(g, 0, f"play {AEGIS}")
    assert (doing(g), feldherr.asked(g)) == ("answering an invasion", 1)  # other sky cards may follow
    say(g, 1, "done")
    assert (offers(g), godstorm(g).barred) == (["attack roma corsica 1..3"], 0)


# ---- Pandora's Box with others (G91) --------------------------------------------------------------------------------------------------


def box(relics0: str, **more: Any) -> State:
    """The turn of seat 0 begins, with Pandora's Box and other relics."""
    usual: dict[str, Any] = {"armies": {0: "roma 5", 2: "egypt 4"}, "relics": {0: f"pandoras_box {relics0}"}}
    return storm(3, "raise armies", **{**usual, **more})


@pytest.mark.rule("G87", "G91")
def test_the_box_destroys_itself_and_the_relics_whose_turn_had_not_come() -> None:
    g = box("freyas_tears_of_gold the_wine_of_eternal_life the_book_of_the_dead")
    draws(say(g, 0, "play freyas_tears_of_gold", "play pandoras_box"), "diamonds_turn_to_rust")
    assert (relics(g, 0), faith(g, 0)) == (set(), 24)  # the tears were in time
    assert (doing(g), offers(g)) == ("placing", ["place roma 1..3"])  # no wine, no book


@pytest.mark.rule("G88", "G91")
@pytest.mark.parametrize("owner", [0, 2])
def test_aegis_cancels_the_card_of_the_box(owner: int) -> None:
    g = box("", relics={0: "pandoras_box"} | ({0: f"pandoras_box {AEGIS}"} if owner == 0 else {2: AEGIS}))
    draws(g, "diamonds_turn_to_rust")
    assert (doing(g), feldherr.asked(g)) == ("shielding", owner)
    say(g, owner, f"play {AEGIS}")
    assert (relics(g, 0), gone(g), doing(g)) == ({"pandoras_box"}, {"diamonds_turn_to_rust", AEGIS}, "placing")


@pytest.mark.rule("G88", "G91")
def test_aegis_is_not_asked_about_a_card_that_cannot_be_played() -> None:
    g = draws(box("", relics={0: "pandoras_box", 2: AEGIS}), "paradise_is_lost")
    assert (doing(g), gone(g), relics(g, 2)) == ("placing", {"paradise_is_lost"}, {AEGIS})


@pytest.mark.rule("G91", "G101")
def test_the_box_before_or_after_the_wine() -> None:
    g = box("the_wine_of_eternal_life")
    draws(say(g, 0, "play pandoras_box"), "the_young_grow_old")
    assert stacks(say(g, 0, "place roma 1"), "roma") == [5]
    g = box("the_wine_of_eternal_life")
    draws(say(g, 0, "play the_wine_of_eternal_life", "place roma 1"), "the_young_grow_old")
    assert (stacks(g, "roma"), doing(g)) == ([5], "placing")


@pytest.mark.rule("G91", "G105")
def test_the_box_and_ties_are_its_owners_choice() -> None:
    g = draws(box("", armies={0: "roma 5", 1: "dacia 5 rus 5", 2: "egypt 5"}), "the_mighty_have_fallen")
    assert (feldherr.asked(g), chosen(g)) == (0, {"roma", "dacia", "rus", "egypt"})
    say(g, 0, "choose rus", "choose egypt", "choose dacia")
    assert stacks(g, "roma", "dacia", "rus", "egypt") == [5, 3, 3, 3]


# ---- plague (G97), temples (G98), the map (G96, G103) -----------------------------------------------------------------------------------


@pytest.mark.rule("G97", "G38")
def test_a_purged_land_knows_no_plague_in_step_5() -> None:
    g = step4("the_land_is_purged", armies={0: "roma 5 apulia 4 sicilia 4", 2: "egypt 4"}, plague="apulia sicilia")
    say(g, 0, "play the_land_is_purged", "choose apulia")
    assert (stacks(g, "apulia", "sicilia", "kurnugia"), plague(g)) == ([0, 2, 6], {"sicilia"})


@pytest.mark.rule("G97")
def test_the_gods_forsake_a_land_that_was_purged_and_it_is_purged_again() -> None:
    g = step4("the_land_is_purged the_gods_forsake_us paradise_is_lost", plague="egypt")
    say(g, 0, "play the_land_is_purged", "choose egypt")
    assert "play paradise_is_lost" not in offers(g)  # no marker is left on the board
    say(g, 0, "play the_gods_forsake_us", "choose egypt")
    assert (plague(g), armies(g, "egypt")) == ({"egypt"}, 0)
    say(g, 0, "play paradise_is_lost", "choose egypt")
    say(g, CHANCE, "choose nubia")
    assert (plague(g), armies(g, "nubia")) == ({"nubia"}, 1)


@pytest.mark.rule("G96", "G97")
def test_paradise_is_never_lost_to_sunken_land_and_sunken_plague_is_gone() -> None:
    g = step4("the_sea_is_your_tomb paradise_is_lost the_gods_forsake_us", plague="oricalcos dacia")
    say(g, 0, "play the_sea_is_your_tomb", "play paradise_is_lost")
    assert chosen(g) == {"dacia"}
    say(g, 0, "choose dacia")
    assert (len(offers(g)), chosen(g) & (ATLANTIS | {"dacia"})) == (37, set())
    say(g, CHANCE, "choose rus")
    say(g, 0, "play the_gods_forsake_us")
    assert (len(offers(g)), chosen(g) & (ATLANTIS | {"rus"})) == (37, set())
    g = step4("the_sea_is_your_tomb paradise_is_lost the_land_is_purged", plague="oricalcos")
    say(g, 0, "play the_sea_is_your_tomb")
    assert offers(g) == ["done"]  # no marker is left to move or to purge


@pytest.mark.rule("G96", "G103")
def test_the_maelstrom_then_atlantis_sinks_the_marker_stays_used() -> None:
    g = step4("the_waters_boil the_sea_is_your_tomb", armies={0: "iberia 5 oricalcos 5", 2: "egypt 4"}, gods={0: "death iberia"})
    say(g, 0, "play the_waters_boil", "choose iberia", "choose oricalcos", "play the_sea_is_your_tomb")
    assert godstorm(g).maelstrom >= 0
    assert set(offers(g)) == {"done", "invade iberia gaul", "invade iberia atlas"}


@pytest.mark.rule("G96", "G103")
def test_a_maelstrom_elsewhere_is_still_there_when_atlantis_has_sunk() -> None:
    g = step4("the_waters_boil the_sea_is_your_tomb")
    say(g, 0, "play the_waters_boil", "choose corsica", "choose roma", "play the_sea_is_your_tomb")
    assert set(offers(g)) == {"done", "invade roma liguria", "invade roma apulia"}


@pytest.mark.rule("G96", "G103")
def test_atlantis_sinks_then_the_maelstrom_only_between_lands_above_water() -> None:
    g = step4("the_waters_boil the_sea_is_your_tomb", armies={0: "iberia 5", 2: "egypt 4"}, gods={0: "death iberia"})
    say(g, 0, "play the_sea_is_your_tomb", "play the_waters_boil")
    assert not chosen(g) & ATLANTIS
    say(g, 0, "choose iberia")
    assert chosen(g) == {"atlas"}
    say(g, 0, "choose atlas")
    assert set(offers(g)) == {"done", "invade iberia gaul"}  # both are closed


@pytest.mark.rule("G98")
def test_the_temple_falls_into_the_fire() -> None:
    g = step4("the_temple_falls fire_rains_down", temples="egypt")
    say(g, 0, "play the_temple_falls", "choose egypt", "choose nubia", "play fire_rains_down")
    assert chosen(g) == {"nubia"}
    say(g, 0, "choose nubia")
    assert (temples(g), stacks(g, "nubia", "egypt", "gaitulia", "minoa")) == (set(), [0, 3, 0, 1])


@pytest.mark.rule("G12", "G98")
def test_a_temple_that_burned_can_be_built_again() -> None:
    twelve = "egypt nubia dacia thracia dalmatia liguria corsica sicilia graecia minoa ionia anatolia"
    g = step4("fire_rains_down an_empire_is_born", temples=twelve)
    assert "play an_empire_is_born" not in offers(g)
    say(g, 0, "play fire_rains_down", "choose dacia", "play an_empire_is_born", "choose roma")
    assert temples(g) == {*twelve.split(), "roma"} - {"dacia"}


# ---- relics that change hands, or come too late (G24, G30, G87) --------------------------------------------------------------------------


@pytest.mark.rule("G30")
def test_stonehenge_among_the_cards_bought_gives_no_discount_on_them() -> None:
    g = storm(3, "obtain miracles", armies={0: "roma 5", 2: "egypt 4"}, gods={0: "magic roma"}, faith="9 9 9")
    say(g, 0, "buy magic 1", "buy magic 1")
    assert (faith(g, 0), offers(g)) == (5, ["done", "buy magic 1..2"])  # nothing is drawn yet
    draws(say(g, 0, "done"), "stonehenge", "excalibur")
    assert (faith(g, 0), doing(g)) == (5, "invading")


@pytest.mark.rule("G24", "G87")
def test_a_plundered_relic_of_the_start_of_a_turn_works_from_the_next_turn() -> None:
    g = step4("a_shrine_is_plundered", relics={1: "freyas_tears_of_gold"})
    say(g, 0, "play a_shrine_is_plundered", "choose freyas_tears_of_gold")
    assert faith(g, 0) == 19
    end_turn(g)
    assert (g.seat, faith(g, 1)) == (1, 20 + g.reserve[1])  # nothing for the old owner


@pytest.mark.rule("G87")
def test_a_relic_that_burned_does_not_work_in_its_owners_next_turn() -> None:
    g = step4("only_ash_remains", relics={1: "the_golden_fleece"})
    end_turn(say(g, 0, "play only_ash_remains", "choose the_golden_fleece"))
    assert (g.seat, doing(g), miracles(g, 1)) == (1, "placing", set())


@pytest.mark.rule("G24")
def test_a_relic_drawn_in_the_turn_waits_for_the_next_one() -> None:
    g = step4("faith_shall_deliver heroes_are_born")
    draws(say(g, 0, "play faith_shall_deliver", "choose magic"), "freyas_tears_of_gold", "pandoras_box")
    assert (doing(g), faith(g, 0)) == ("playing miracles", 19)


@pytest.mark.rule("G101")
def test_the_scales_after_deaths_door() -> None:
    """Pandora's card comes first: three in the crypt become two, of which one may return."""
    g = box("the_scales_of_osiris", armies={0: "roma 5 u2 3 u5 2", 2: "egypt 4"}, temples="roma")
    draws(g, "deaths_door_closes")
    assert (stacks(g, "u2", "u5"), offers(g)) == ([2, 1], ["done", "revive u2 roma 1"])


@pytest.mark.rule("G99", "G15")
@pytest.mark.parametrize(("faces", "chooser"), [((2, 5), 1), ((5, 2), 0)])
def test_the_tablets_and_a_tie_a_die_decides(faces: tuple[int, int], chooser: int) -> None:
    g = storm(3, "end of turn", turn=2, armies={0: "roma 5", 2: "egypt 4"}, faith="9 9 9", relics={0: "the_tablets_of_destiny"})
    for seat, n in enumerate((1, 4, 2)):
        say(g, seat, f"bid {n}")
    assert offers(g) == ["roll 2 dice"]
    rolls(g, *faces)
    assert feldherr.asked(g) == chooser


@pytest.mark.rule("G87")
def test_visions_take_crops_and_crops_take_the_rest() -> None:
    g = step4("visions_become_real", cards={0: "visions_become_real", 1: "crops_wither storms_rage lava_erupts"})
    say(g, 0, "play visions_become_real", "choose seat1", "choose crops_wither", "play crops_wither", "choose seat1")
    assert (miracles(g, 0), miracles(g, 1), faith(g, 0)) == (set(), set(), 18)
    assert gone(g) == {"visions_become_real", "crops_wither", "storms_rage", "lava_erupts"}


@pytest.mark.rule("G90", "G45")
@pytest.mark.parametrize("saved", [0, 1, 2])
def test_the_tree_of_life_against_the_god_of_death(saved: int) -> None:
    """What is saved stays; what is not goes to the supply, not to heaven."""
    g = storm(3, armies={0: "roma 5", 1: "corsica 3", 2: "egypt 4"}, gods={0: "death roma"}, relics={1: "the_tree_of_life"})
    say(invade(g, "roma", "corsica"), 0, "attack roma corsica 3")
    say(g, 1, "defend 2")
    say(rolls(g, 6, 6, 6, 5, 5), 1, f"save {saved}")
    assert (stacks(g, "corsica", "avalon"), faith(g, 1)) == ([1 + saved, 0], 20 - saved)


@pytest.mark.rule("G85", "G93")
@pytest.mark.parametrize("order", [("nubia", "egypt"), ("egypt", "nubia")])
def test_the_siren_calls_gods_into_the_plague(order: tuple[str, str]) -> None:
    g = step4("the_siren_calls", gods={0: "war roma", 2: "war egypt sky nubia"}, plague="nubia")
    say(g, 0, "play the_siren_calls", *[f"choose {t}" for t in order])
    assert (stacks(g, "egypt", "nubia", "duat"), plague(g)) == ([1, 4, 0], {"nubia"})  # armies are not halved
    assert [god(g, 2, k) for k in ("war", "sky")] == ["", "egypt"]


# ---- one card after another, step by step ------------------------------------------------------------------------------------------------


@pytest.mark.rule("G94", "G98")
def test_the_mighty_turn_meek_at_a_temple_that_fell_to_plague() -> None:
    """The temple was moved onto plague in step 4; there the god is banished."""
    g = step4(
        "the_temple_falls",
        armies={0: "roma 5 sicilia 1 apulia 1", 1: "corsica 2", 2: "egypt 4"},
        gods={0: "war roma", 1: "sky dacia"},
        cards={0: "the_temple_falls", 1: "the_mighty_turn_meek"},
        temples="apulia",
        plague="sicilia",
    )
    say(g, 0, "play the_temple_falls", "choose apulia", "choose sicilia")
    say(invade(g, "roma", "corsica"), 1, "play the_mighty_turn_meek", "choose war", "choose sicilia")
    assert (god(g, 0, "war"), offers(g)) == ("", ["attack roma corsica 1..3"])


@pytest.mark.rule("G16", "G32")
def test_after_step_4_no_war_card_is_played() -> None:
    g = step4("heroes_are_born", plague="dacia")
    end_phase(g)
    assert doing(g) == "invading"
    assert refuses(g, 0, "play heroes_are_born")
