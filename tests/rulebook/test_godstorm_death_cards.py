"""Rulebook G, Godstorm, 2004: the seventeen death cards, fifteen titles (G32, G71, G80, G84-G87, G92, G96-G98, G103-G105).

What every card has in common (cost, god, Aegis) is in test_godstorm_deck.py and test_godstorm_pairs.py.
"""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.state import godstorm
from pantheon import end_phase, god, gone, miracles, plague, relics, storm, temples
from table import armies, doing, offers, owner, refuses, rolls, say
from wonders import bare, chosen, stacks, unplayable

STRONG = {0: "roma 5 apulia 1", 2: "egypt 4 nubia 6"}
ATLANTIS = ("hesperide", "tritonis", "poseidonis", "oricalcos")
SHORES = "dalmatia apulia roma corsica sicilia carthage graecia minoa ionia egypt hibernia caledonia anglia hesperide thule alemannia "
SHORES += "gaul iberia atlas oricalcos kush sheba cimmeria sarmatia"  # the ends of the 21 sea lines
TWELVE = "roma apulia dacia thracia dalmatia liguria corsica sicilia graecia minoa ionia anatolia"


def step4(card: str, **more: Any) -> State:
    """Seat 0, with its god of death in Roma, may play the card. Seat 2 has Egypt and Nubia, seat 1 one army everywhere else."""
    usual: dict[str, Any] = {"armies": {0: "roma 5 apulia 1", 2: "egypt 4 nubia 1"}, "gods": {0: "death roma"}, "cards": {0: card}}
    return storm(more.pop("seats", 3), "play miracles", **{**usual, **more})


# ---- continents picked at random (G105) ---------------------------------------------------------------------------------------------

AFRICA = ("atlas", "carthage", "gaitulia", "cyrenaica", "nubia", "egypt", "kush")


@pytest.mark.rule("G84", "G105")
def test_blood_coats_the_land_one_army_in_each_territory_of_a_random_continent() -> None:
    g = step4("blood_coats_the_land", armies={0: "roma 5 kush 2", 2: "egypt 4 nubia 1"}, gods={0: "death roma", 2: "war nubia"})
    say(g, 0, "play blood_coats_the_land")
    assert (feldherr.asked(g), chosen(g)) == (CHANCE, {"europa", "germania", "africa", "asia_minor", "atlantis", "hyrkania"})
    say(g, CHANCE, "choose africa")
    assert stacks(g, *AFRICA) == [0, 0, 0, 0, 0, 3, 1]  # the last one too
    assert stacks(g, "kurnugia", "avalon", "duat", "roma", "sheba") == [1, 4, 2, 5, 1]
    assert (owner(g, "nubia"), god(g, 2, "war")) == (-1, "")


@pytest.mark.rule("G17", "G105")
@pytest.mark.parametrize(("stack", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (12, 6)])
def test_the_ground_shakes_half_rounded_down_of_a_random_continent(stack: int, left: int) -> None:
    g = step4("the_ground_shakes", armies={0: "roma 5 kush 9", 2: f"egypt {stack} sheba 8"}, gods={0: "death roma", 2: "war egypt"})
    say(g, 0, "play the_ground_shakes")
    assert (feldherr.asked(g), chosen(g)) == (CHANCE, {"europa", "germania", "africa", "asia_minor", "atlantis", "hyrkania"})
    say(g, CHANCE, "choose africa")
    assert stacks(g, "egypt", "duat", "kush", "kurnugia", "nubia", "roma", "sheba") == [left, stack - left, 5, 4, 1, 5, 8]
    assert god(g, 2, "war") == "egypt"


@pytest.mark.rule("G84", "G86", "G105")
def test_neutral_armies_of_a_random_continent_die_too() -> None:
    g = step4("blood_coats_the_land", seats=2, armies={0: "roma 2", "neutral1": "egypt 3 nubia 1"})
    before = sum(g.armies)
    say(g, 0, "play blood_coats_the_land")
    say(g, CHANCE, "choose africa")
    assert (stacks(g, "egypt", "nubia", "avalon"), owner(g, "nubia")) == ([2, 0, 5], -1)
    assert sum(g.armies) == before - 2  # theirs go nowhere
    g = step4("the_ground_shakes", seats=2, armies={0: "roma 2", "neutral1": "egypt 3 nubia 1"})
    say(g, 0, "play the_ground_shakes")
    say(g, CHANCE, "choose africa")
    assert stacks(g, "egypt", "nubia") == [2, 1]


# ---- hands and relics (G87) ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G87")
@pytest.mark.parametrize("card", ["crops_wither", "crops_wither_2"])
def test_crops_wither_throws_a_whole_hand_away_and_no_relic(card: str) -> None:
    hands = {0: f"{card} storms_rage", 1: "lava_erupts the_dead_walk", 2: "heroes_are_born"}
    g = step4(card, cards=hands, relics={1: "stonehenge"})
    say(g, 0, f"play {card}")
    assert chosen(g) == {"seat1", "seat2"}
    say(g, 0, "choose seat1")
    assert [miracles(g, s) for s in range(3)] == [{"storms_rage"}, set(), {"heroes_are_born"}]
    assert (gone(g), relics(g, 1)) == ({card, "lava_erupts", "the_dead_walk"}, {"stonehenge"})


@pytest.mark.rule("G80", "G87")
def test_crops_wither_takes_a_player_without_cards_too() -> None:
    g = step4("crops_wither", cards={0: "crops_wither", 2: "heroes_are_born"})
    say(g, 0, "play crops_wither", "choose seat1")
    assert (miracles(g, 2), gone(g)) == ({"heroes_are_born"}, {"crops_wither"})


@pytest.mark.rule("G86", "G87")
def test_crops_wither_takes_no_neutral_and_nobody_who_is_out() -> None:
    g = step4("crops_wither", seats=2, armies={0: "roma 2", "neutral1": "egypt 3"})
    say(g, 0, "play crops_wither")
    assert chosen(g) == {"seat1"}
    g = step4("crops_wither", armies={0: "roma 2"}, lines="out 2")
    say(g, 0, "play crops_wither")
    assert chosen(g) == {"seat1"}


@pytest.mark.rule("G87")
def test_diamonds_turn_to_rust_all_relics_of_all_players() -> None:
    g = step4("diamonds_turn_to_rust", relics={0: "excalibur", 1: "stonehenge the_tree_of_life", 2: "pandoras_box"})
    say(g, 0, "play diamonds_turn_to_rust")
    assert [relics(g, s) for s in range(3)] == [set(), set(), set()]
    assert gone(g) == {"diamonds_turn_to_rust", "excalibur", "stonehenge", "the_tree_of_life", "pandoras_box"}
    assert godstorm(g).left(1) == 11  # the deck is untouched


# ---- gods, plague, temples (G97, G98) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G80")
def test_ragnarok_cometh_for_every_god_of_war_and_of_the_sky() -> None:
    every = {s: f"war {t} magic {t} sky {t} death {t}" for s, t in enumerate(("roma", "dacia", "egypt"))}
    g = step4("ragnarok_cometh", gods=every)
    say(g, 0, "play ragnarok_cometh")
    for seat, home in enumerate(("roma", "dacia", "egypt")):
        assert [god(g, seat, k) for k in ("war", "magic", "sky", "death")] == ["", home, "", home]
    assert stacks(g, "roma", "dacia", "egypt") == [5, 1, 4]


@pytest.mark.rule("G97")
def test_paradise_is_lost_a_marker_moves_to_a_territory_that_is_drawn() -> None:
    g = step4("paradise_is_lost", plague="roma egypt dacia gaul", gods={0: "death apulia", 2: "war nubia"}, armies=STRONG)
    say(g, 0, "play paradise_is_lost")
    assert chosen(g) == {"roma", "egypt", "dacia", "gaul"}
    say(g, 0, "choose egypt")
    assert (feldherr.asked(g), len(offers(g))) == (CHANCE, 38)  # a plague land is drawn again
    assert not chosen(g) & {"roma", "egypt", "dacia", "gaul"}
    say(g, CHANCE, "choose nubia")
    assert plague(g) == {"roma", "nubia", "dacia", "gaul"}
    assert (stacks(g, "egypt", "nubia"), god(g, 2, "war")) == ([4, 6], "nubia")  # nobody dies at once


@pytest.mark.rule("G80", "G97")
def test_paradise_is_lost_needs_a_plague_marker() -> None:
    assert unplayable(step4("paradise_is_lost"), "paradise_is_lost")


@pytest.mark.rule("G17", "G97")
@pytest.mark.parametrize(("stack", "left"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_the_gods_forsake_us_the_fifth_marker_kills_half_and_banishes(stack: int, left: int) -> None:
    g = step4("the_gods_forsake_us", armies={0: "roma 5", 2: f"egypt {stack}"}, gods={0: "death roma", 2: "war egypt sky egypt"})
    say(g, 0, "play the_gods_forsake_us", "choose egypt")
    assert (stacks(g, "egypt", "duat"), plague(g)) == ([left, stack - left], {"egypt"})
    assert [god(g, 2, k) for k in ("war", "sky")] == ["", ""]


@pytest.mark.rule("G80", "G97")
def test_the_gods_forsake_us_only_where_is_neither_temple_nor_plague_and_only_once() -> None:
    g = step4("the_gods_forsake_us", temples="egypt", plague="roma")
    say(bare(g, "gaul"), 0, "play the_gods_forsake_us")
    assert (len(offers(g)), chosen(g) & {"egypt", "roma", "apulia", "gaul"}) == (40, {"apulia", "gaul"})
    say(g, 0, "choose apulia")
    assert (plague(g), godstorm(g).spare) == ({"roma", "apulia"}, 0)
    assert unplayable(step4("the_gods_forsake_us", plague="roma", lines="marks 0 0 0 -1 -1 0"), "the_gods_forsake_us")


@pytest.mark.rule("G98")
def test_fire_rains_down_on_any_temple_and_around_it() -> None:
    g = step4("fire_rains_down", temples="egypt roma dacia", gods={0: "death roma", 2: "war nubia"})
    say(bare(g, "dacia"), 0, "play fire_rains_down")
    assert chosen(g) == {"egypt", "roma", "dacia"}  # an own and a neutral one too
    say(g, 0, "choose egypt")
    assert temples(g) == {"roma", "dacia"}
    assert stacks(g, "egypt", "cyrenaica", "nubia", "kush", "phoenicia", "minoa") == [3, 0, 0, 0, 0, 0]  # over the sea line too
    assert (stacks(g, "gaitulia", "roma", "avalon", "duat"), god(g, 2, "war")) == ([1, 5, 4, 2], "")


@pytest.mark.rule("G86", "G98")
def test_fire_rains_down_on_neutral_armies_and_temples() -> None:
    g = step4("fire_rains_down", seats=2, armies={0: "roma 2", "neutral1": "egypt 3 nubia 1"}, temples="egypt")
    say(g, 0, "play fire_rains_down", "choose egypt")
    assert (stacks(g, "egypt", "nubia"), owner(g, "nubia"), temples(g)) == ([2, 0], -1, set())


@pytest.mark.rule("G80", "G98")
def test_fire_rains_down_needs_a_temple_and_gives_it_back() -> None:
    assert unplayable(step4("fire_rains_down"), "fire_rains_down")
    g = step4("fire_rains_down", temples=TWELVE)
    say(g, 0, "play fire_rains_down", "choose roma")
    assert godstorm(g).temples_left() == 1


# ---- the Underworld (G84, G104) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G17", "G84")
def test_deaths_door_closes_on_half_of_every_crypt_and_altar() -> None:
    """Crypts are u2, u5, u7 and u10, altars u3 and u9."""
    below = {0: "roma 5 u2 5 u3 4 u1 6 u6 6 kurnugia 7", 1: "u5 1 u9 3", 2: "egypt 4 u7 2 u10 8 u13 4"}
    g = step4("deaths_door_closes", armies=below)
    say(g, 0, "play deaths_door_closes")
    assert stacks(g, "u2", "u3", "u5", "u9", "u7", "u10") == [3, 2, 1, 2, 1, 4]
    assert stacks(g, "u1", "u6", "u13", "kurnugia", "avalon", "duat", "roma", "egypt") == [6, 6, 4, 7, 0, 0, 5, 4]  # dead for good


@pytest.mark.rule("G104")
@pytest.mark.parametrize("card", ["the_dead_walk", "the_dead_walk_2"])
@pytest.mark.parametrize(("grave", "most"), [(2, 1), (5, 4), (7, 6), (9, 6)])
def test_the_dead_walk_up_to_six_from_one_space_to_an_own_temple_and_one_stays(card: str, grave: int, most: int) -> None:
    g = step4(card, armies={0: f"roma 5 apulia 1 u6 {grave} u2 1 kurnugia 4", 1: "u5 5", 2: "egypt 1"}, temples="apulia egypt")
    say(g, 0, f"play {card}")
    assert chosen(g) == {"u6"}  # any own space with two armies, no heaven
    say(g, 0, "choose u6")
    assert chosen(g) == {"apulia"}
    say(g, 0, "choose apulia")
    assert offers(g) == ["move 1" if most == 1 else f"move 1..{most}"]
    assert refuses(g, 0, "move 0", f"move {most + 1}")
    say(g, 0, f"move {most}")
    assert stacks(g, "u6", "apulia", "roma", "kurnugia") == [grave - most, 1 + most, 5, 4]
    assert owner(g, "u6") == 0


@pytest.mark.rule("G80", "G104")
def test_the_dead_walk_needs_two_armies_in_a_space_and_an_own_temple() -> None:
    assert unplayable(step4("the_dead_walk", armies={0: "roma 5 u2 1 kurnugia 4", 2: "egypt 1"}, temples="roma"), "the_dead_walk")
    assert unplayable(step4("the_dead_walk", armies={0: "roma 5 u2 2", 2: "egypt 1"}, temples="egypt"), "the_dead_walk")
    assert "play the_dead_walk" in offers(step4("the_dead_walk", armies={0: "roma 5 u2 2", 2: "egypt 1"}, temples="roma"))


# ---- the largest and all armies (G105) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G17", "G105")
def test_the_mighty_have_fallen_the_three_largest_lose_half() -> None:
    g = step4(
        "the_mighty_have_fallen", armies={0: "roma 5 u2 20", 1: "dacia 9", 2: "egypt 4 nubia 3"}, gods={0: "death roma", 2: "war egypt"}
    )
    say(g, 0, "play the_mighty_have_fallen")
    assert stacks(g, "dacia", "roma", "egypt", "nubia", "u2") == [5, 3, 2, 3, 20]  # on earth only
    assert (stacks(g, "avalon", "kurnugia", "duat"), god(g, 2, "war")) == ([4, 2, 2], "egypt")


@pytest.mark.rule("G105")
def test_the_mighty_have_fallen_its_player_chooses_among_equals() -> None:
    g = step4("the_mighty_have_fallen", armies={0: "roma 6 apulia 4", 1: "dacia 4", 2: "egypt 4"})
    say(g, 0, "play the_mighty_have_fallen")
    assert chosen(g) == {"apulia", "dacia", "egypt"}  # two of these three
    say(g, 0, "choose egypt")
    assert chosen(g) == {"apulia", "dacia"}
    say(g, 0, "choose dacia")
    assert stacks(g, "roma", "apulia", "dacia", "egypt") == [3, 4, 2, 2]


@pytest.mark.rule("G105")
def test_the_mighty_have_fallen_four_equal_stacks() -> None:
    g = step4("the_mighty_have_fallen", armies={0: "roma 6 apulia 6", 1: "dacia 6", 2: "egypt 6"})
    say(g, 0, "play the_mighty_have_fallen", "choose egypt", "choose roma", "choose dacia")
    assert stacks(g, "roma", "apulia", "dacia", "egypt") == [3, 6, 3, 3]


@pytest.mark.rule("G105")
def test_the_mighty_have_fallen_three_equal_ones_are_not_chosen() -> None:
    g = step4("the_mighty_have_fallen", armies={0: "roma 6", 1: "dacia 6", 2: "egypt 6"})
    say(g, 0, "play the_mighty_have_fallen")
    assert stacks(g, "roma", "dacia", "egypt") == [3, 3, 3]


@pytest.mark.rule("G86", "G105")
def test_the_mighty_have_fallen_neutrals_count_and_two_stacks_are_all() -> None:
    g = step4("the_mighty_have_fallen", seats=2, armies={0: "roma 4", 1: "dacia 1", "neutral1": "egypt 9"}, rest=1)
    bare(g, *[t for t in g.rules.board.territories if t not in ("roma", "dacia", "egypt")])
    say(g, 0, "play the_mighty_have_fallen")
    assert stacks(g, "roma", "egypt", "dacia") == [2, 5, 1]
    g = step4("the_mighty_have_fallen", seats=2, armies={0: "roma 4", 1: "dacia 3", "neutral1": "egypt 9"}, rest=1)
    bare(g, *[t for t in g.rules.board.territories if t not in ("roma", "dacia")])
    say(g, 0, "play the_mighty_have_fallen")
    assert stacks(g, "roma", "dacia") == [2, 2]


@pytest.mark.rule("G84", "G86")
def test_the_young_grow_old_one_army_everywhere_but_never_the_last() -> None:
    g = step4("the_young_grow_old", seats=2, armies={0: "roma 5 apulia 2 u2 4", 1: "dacia 3", "neutral1": "egypt 3 nubia 1"})
    say(g, 0, "play the_young_grow_old")
    assert stacks(g, "roma", "apulia", "dacia", "egypt", "nubia", "thule", "u2") == [4, 1, 2, 2, 1, 1, 4]
    assert stacks(g, "kurnugia", "avalon", "duat") == [2, 1, 0]


# ---- the map (G71, G96, G103) and the horse (G92) --------------------------------------------------------------------------------------


@pytest.mark.rule("G71", "G96")
def test_the_sea_is_your_tomb_atlantis_sinks_with_all_that_is_on_it() -> None:
    lands = {0: "roma 5 hesperide 3", 2: "egypt 4 tritonis 2"}
    g = step4(
        "the_sea_is_your_tomb",
        armies=lands,
        gods={0: "death hesperide war roma", 2: "sky tritonis"},
        temples="hesperide egypt",
        plague="oricalcos",
    )
    say(g, 0, "play the_sea_is_your_tomb")
    assert (stacks(g, *ATLANTIS), {owner(g, t) for t in ATLANTIS}) == ([0, 0, 0, 0], {-1})
    assert stacks(g, "kurnugia", "avalon", "duat") == [3, 2, 2]
    assert [god(g, 0, "death"), god(g, 0, "war"), god(g, 2, "sky")] == ["", "roma", ""]
    assert (temples(g), plague(g), godstorm(g).temples_left()) == ({"egypt"}, set(), 11)


@pytest.mark.rule("G80", "G96")
def test_the_sea_is_your_tomb_only_while_atlantis_is_afloat() -> None:
    g = step4("the_sea_is_your_tomb")
    godstorm(bare(g, *ATLANTIS)).sunk = 1
    assert unplayable(g, "the_sea_is_your_tomb")


@pytest.mark.rule("G71", "G96")
def test_the_sea_is_your_tomb_cuts_all_connections() -> None:
    g = step4("the_sea_is_your_tomb", armies={0: "hibernia 5 iberia 5 atlas 5", 2: "egypt 4"}, gods={0: "death iberia"})
    say(g, 0, "play the_sea_is_your_tomb")
    assert doing(g) == "invading"
    assert not [o for o in offers(g) if set(o.split()) & set(ATLANTIS)]
    assert {o for o in offers(g) if "hibernia" in o} == {"invade hibernia caledonia", "invade hibernia anglia"}


@pytest.mark.rule("G92")
@pytest.mark.parametrize("face", [1, 5])
def test_the_trojan_horse_takes_over_a_territory_with_a_single_army(face: int) -> None:
    g = step4(
        "the_trojan_horse_is_revealed", gods={0: "death roma war roma", 2: "war nubia"}, temples="nubia", plague="nubia", lines="taken 2"
    )
    say(g, 0, "play the_trojan_horse_is_revealed")
    assert chosen(g) & {"egypt", "roma", "apulia", "nubia", "dacia"} == {"nubia", "dacia"}
    say(g, 0, "choose nubia")
    assert offers(g) == ["roll 1 dice"]
    rolls(g, face)
    assert (owner(g, "nubia"), armies(g, "duat"), god(g, 2, "war"), temples(g)) == (0, 1, "", {"nubia"})
    assert (armies(g, "nubia"), armies(g, "kurnugia")) == (face - face // 2, face // 2)  # not on arrival, but step 5 followed
    assert (miracles(g, 0), doing(g)) == (set(), "invading")  # no labour


@pytest.mark.rule("G92", "G39")
def test_the_trojan_horse_is_not_halved_on_arrival() -> None:
    g = step4("the_trojan_horse_is_revealed", cards={0: "the_trojan_horse_is_revealed crops_wither"}, plague="nubia")
    rolls(say(g, 0, "play the_trojan_horse_is_revealed", "choose nubia"), 5)
    assert (armies(g, "nubia"), doing(g)) == (5, "playing miracles")
    end_phase(g)
    assert armies(g, "nubia") == 3


@pytest.mark.rule("G80", "G86", "G92")
def test_the_trojan_horse_needs_another_players_single_army() -> None:
    g = step4("the_trojan_horse_is_revealed", seats=2, armies={0: "roma 1 apulia 1", 1: "dacia 2", "neutral1": "egypt 1"}, rest=0)
    assert unplayable(g, "the_trojan_horse_is_revealed")
    g = step4("the_trojan_horse_is_revealed", seats=2, armies={0: "roma 1", 1: "dacia 2 rus 1", "neutral1": "egypt 1"}, rest=0)
    say(g, 0, "play the_trojan_horse_is_revealed")
    assert chosen(g) == {"rus"}


@pytest.mark.rule("G103")
def test_the_waters_boil_on_one_sea_line() -> None:
    g = step4("the_waters_boil")
    say(g, 0, "play the_waters_boil")
    assert chosen(g) == set(SHORES.split())
    say(g, 0, "choose graecia")
    assert chosen(g) == {"apulia", "minoa", "ionia"}  # whoever holds them
    say(g, 0, "choose minoa")
    assert doing(g) == "invading"
    graecia, minoa = (g.rules.board.number[t] for t in ("graecia", "minoa"))
    assert minoa not in list(g.adjacent[graecia])
    assert graecia not in list(g.adjacent[minoa])


@pytest.mark.rule("G103")
def test_the_waters_boil_for_attacks_both_ways_and_only_on_that_line() -> None:
    for turn, src, dst in ((0, "roma", "corsica"), (1, "corsica", "roma")):
        g = storm(3, "invade", turn=turn, armies={0: "roma 5", 1: "corsica 5", 2: "egypt 1"}, lines="maelstrom corsica roma")
        assert f"invade {src} {dst}" not in offers(g)
        assert turn == 1 or "invade roma liguria" in offers(g)


@pytest.mark.rule("G80", "G103")
def test_there_is_one_maelstrom() -> None:
    assert unplayable(step4("the_waters_boil", lines="maelstrom roma corsica"), "the_waters_boil")
