"""Rulebook G, Godstorm, 2004: the seventeen war cards (G32, G80, G84-G87, G89, G93, G97, G98, G102, G104).

What every card has in common (cost, god, Aegis) is in test_godstorm_deck.py and test_godstorm_pairs.py.
"""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from pantheon import draws, end_phase, faith, god, gone, miracles, plague, relics, storm, temples
from table import armies, doing, offers, owner, refuses, rolls, say, winners
from wonders import bare, chosen, unplayable

TWELVE = "roma apulia dacia thracia dalmatia liguria corsica sicilia graecia minoa ionia anatolia"


def step4(card: str, **more: Any) -> State:
    """Seat 0, with its god of war in Roma, may play the card. Seat 2 has Egypt and Nubia, seat 1 one army everywhere else."""
    usual: dict[str, Any] = {"armies": {0: "roma 5 apulia 1", 2: "egypt 4 nubia 1"}, "gods": {0: "war roma"}, "cards": {0: card}}
    return storm(more.pop("seats", 3), "play miracles", **{**usual, **more})


# ---- relics and cards (G87) ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G87")
def test_a_shrine_is_plundered_takes_another_players_relic() -> None:
    g = step4("a_shrine_is_plundered", relics={0: "excalibur", 1: "stonehenge the_tree_of_life", 2: "pandoras_box"})
    say(g, 0, "play a_shrine_is_plundered")
    assert chosen(g) == {"stonehenge", "the_tree_of_life", "pandoras_box"}
    say(g, 0, "choose stonehenge")
    assert (relics(g, 0), relics(g, 1)) == ({"excalibur", "stonehenge"}, {"the_tree_of_life"})


@pytest.mark.rule("G80", "G87")
def test_a_shrine_is_plundered_needs_a_relic_of_another_player() -> None:
    assert unplayable(step4("a_shrine_is_plundered"), "a_shrine_is_plundered")
    assert unplayable(step4("a_shrine_is_plundered", relics={0: "stonehenge"}), "a_shrine_is_plundered")


@pytest.mark.rule("G87")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_only_ash_remains_destroys_any_relic_even_an_own_one(owner: int) -> None:
    g = step4("only_ash_remains", relics={owner: "stonehenge", (owner + 1) % 3: "excalibur"})
    say(g, 0, "play only_ash_remains")
    assert chosen(g) == {"stonehenge", "excalibur"}
    say(g, 0, "choose stonehenge")
    assert (relics(g, owner), relics(g, (owner + 1) % 3)) == (set(), {"excalibur"})
    assert "stonehenge" in gone(g)


@pytest.mark.rule("G80")
def test_only_ash_remains_needs_a_relic() -> None:
    assert unplayable(step4("only_ash_remains"), "only_ash_remains")


@pytest.mark.rule("G87")
def test_visions_become_real_takes_one_card_out_of_a_hand() -> None:
    g = step4("visions_become_real", cards={0: "visions_become_real", 1: "storms_rage lava_erupts", 2: "crops_wither"})
    say(g, 0, "play visions_become_real")
    assert chosen(g) == {"seat1", "seat2"}
    say(g, 0, "choose seat1")
    assert (doing(g), feldherr.asked(g), chosen(g)) == ("looking at a hand", 0, {"storms_rage", "lava_erupts"})
    assert refuses(g, 0, "done", "choose crops_wither")
    say(g, 0, "choose storms_rage")
    assert (miracles(g, 0), miracles(g, 1), miracles(g, 2)) == ({"storms_rage"}, {"lava_erupts"}, {"crops_wither"})
    assert "play storms_rage" in offers(g)  # and may be played at once


@pytest.mark.rule("G80", "G87")
def test_visions_become_real_needs_another_players_hand_and_relics_are_none() -> None:
    g = step4("visions_become_real", cards={0: "visions_become_real heroes_are_born"}, relics={1: "stonehenge"})
    assert offers(g) == ["done", "play heroes_are_born"]
    g = step4("visions_become_real", cards={0: "visions_become_real", 2: "lava_erupts"})
    say(g, 0, "play visions_become_real")
    assert chosen(g) == {"seat2"}


@pytest.mark.rule("G87")
def test_visions_become_real_shows_the_hand_to_nobody_else() -> None:
    g = step4("visions_become_real", cards={0: "visions_become_real", 1: "storms_rage lava_erupts", 2: "crops_wither"})
    say(g, 0, "play visions_become_real", "choose seat1")
    seen = [miracles(feldherr.observe(g, seat), 1) for seat in (0, 1, 2, -1)]
    assert seen == [{"storms_rage", "lava_erupts"}, {"storms_rage", "lava_erupts"}, set(), set()]
    assert miracles(feldherr.observe(g, 0), 2) == set()
    say(g, 0, "choose storms_rage")
    assert [miracles(feldherr.observe(g, seat), 1) for seat in (0, 2)] == [set(), set()]  # what is left is hidden again
    assert [miracles(feldherr.observe(g, seat), 0) for seat in (0, 1, 2)] == [{"storms_rage"}, set(), set()]
    view = feldherr.observe(g, 2).extra.rows(g)
    assert dict(view)["unseen_miracles"] == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]  # that it was a war card is public


@pytest.mark.rule("G102")
def test_faith_shall_deliver_draws_two_cards_of_one_deck_without_its_god() -> None:
    g = step4("faith_shall_deliver")
    say(g, 0, "play faith_shall_deliver")
    assert chosen(g) == {"war", "magic", "sky", "death"}
    say(g, 0, "choose sky")
    assert (feldherr.asked(g), len(offers(g))) == (CHANCE, 17)
    draws(g, "lava_erupts")
    assert (doing(g), len(offers(g))) == ("drawing miracles", 16)
    draws(g, "the_fog_lifts")
    assert (miracles(g, 0), faith(g, 0)) == ({"lava_erupts", "the_fog_lifts"}, 19)


@pytest.mark.rule("G102")
def test_faith_shall_deliver_war_cards_may_be_played_in_the_same_step_and_relics_lie_open() -> None:
    g = step4("faith_shall_deliver")
    say(g, 0, "play faith_shall_deliver", "choose war")
    draws(g, "heroes_are_born", "storms_rage")
    assert offers(g) == ["done", "play heroes_are_born", "play storms_rage"]
    g = step4("faith_shall_deliver", cards={0: "faith_shall_deliver heroes_are_born"})
    say(g, 0, "play faith_shall_deliver", "choose magic")
    draws(g, "stonehenge", "excalibur")
    assert (relics(g, 0), miracles(g, 0)) == ({"stonehenge", "excalibur"}, {"heroes_are_born"})


RELICS = "the_golden_fleece arawns_cauldron_of_life the_great_pyramids the_wine_of_eternal_life freyas_tears_of_gold pandoras_box "
RELICS += "the_tablets_of_destiny gungnir_spear_of_odin excalibur mjolnir_hammer_of_thor the_book_of_the_dead the_tree_of_life "


@pytest.mark.rule("G102")
def test_faith_shall_deliver_takes_what_is_left_and_nothing_from_an_empty_deck() -> None:
    g = step4("faith_shall_deliver", lines=f"gone {RELICS} the_scales_of_osiris aegis_shield_of_athena")
    say(g, 0, "play faith_shall_deliver", "choose magic")
    draws(g, "stonehenge")
    assert (relics(g, 0), doing(g)) == ({"stonehenge"}, "invading")
    g = step4("faith_shall_deliver", lines=f"gone {RELICS} the_scales_of_osiris aegis_shield_of_athena stonehenge")
    say(g, 0, "play faith_shall_deliver")
    assert chosen(g) == {"war", "sky", "death"}


@pytest.mark.rule("G80", "G102")
def test_faith_shall_deliver_needs_a_card_in_some_deck() -> None:
    every = [c for c in feldherr.ruleset("nl2004.godstorm").extra.own_cards() if c != "faith_shall_deliver"]
    assert unplayable(step4("faith_shall_deliver", lines=f"gone {' '.join(every)}"), "faith_shall_deliver")
    g = step4("faith_shall_deliver", lines=f"gone {' '.join(c for c in every if c != 'storms_rage')}")
    say(g, 0, "play faith_shall_deliver")
    assert chosen(g) == {"war"}


# ---- temples and faith (G98) --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G98")
def test_an_empire_is_born_builds_a_temple_in_an_own_territory_without_one() -> None:
    g = step4("an_empire_is_born", temples="roma egypt", plague="apulia")
    say(g, 0, "play an_empire_is_born")
    assert chosen(g) == {"apulia"}  # plague is no hindrance
    say(g, 0, "choose apulia")
    assert (temples(g), faith(g, 0)) == ({"roma", "apulia", "egypt"}, 20)


@pytest.mark.rule("G80", "G98")
def test_an_empire_is_born_needs_room_and_one_of_the_twelve_temples() -> None:
    assert unplayable(step4("an_empire_is_born", temples="roma apulia"), "an_empire_is_born")
    assert unplayable(step4("an_empire_is_born", temples=TWELVE.replace("apulia", "egypt")), "an_empire_is_born")
    assert offers(step4("an_empire_is_born", temples=TWELVE.replace("apulia ", ""))) == ["done", "play an_empire_is_born"]


@pytest.mark.rule("G32", "G80")
@pytest.mark.parametrize(("built", "more"), [("egypt dacia", 0), ("roma egypt", 2), ("roma apulia egypt", 4)])
def test_our_faith_is_our_strength_brings_two_faith_for_each_own_temple(built: str, more: int) -> None:
    g = step4("our_faith_is_our_strength", temples=built)
    say(g, 0, "play our_faith_is_our_strength")
    assert [faith(g, s) for s in range(3)] == [20 + more, 20, 20]


@pytest.mark.rule("G98")
def test_the_temple_falls_moves_any_players_temple_within_that_players_lands() -> None:
    g = step4("the_temple_falls", temples="apulia egypt", plague="nubia")
    say(g, 0, "play the_temple_falls")
    assert chosen(g) == {"apulia", "egypt"}
    say(g, 0, "choose egypt")
    assert chosen(g) == {"nubia"}  # onto plague too
    say(g, 0, "choose nubia")
    assert temples(g) == {"apulia", "nubia"}


@pytest.mark.rule("G80", "G98")
def test_the_temple_falls_needs_a_players_temple_and_room_for_it() -> None:
    assert unplayable(step4("the_temple_falls"), "the_temple_falls")
    assert unplayable(step4("the_temple_falls", temples="egypt nubia"), "the_temple_falls")
    g = step4("the_temple_falls", cards={0: "the_temple_falls heroes_are_born"}, temples="dacia")
    assert offers(bare(g, "dacia", "thracia")) == ["done", "play heroes_are_born"]  # nobody's temple


@pytest.mark.rule("G86", "G98")
def test_the_temple_falls_does_not_move_a_neutral_armys_temple() -> None:
    g = step4("the_temple_falls", seats=2, armies={0: "roma 2 apulia 1", "neutral1": "egypt 3 nubia 3"}, temples="egypt")
    assert unplayable(g, "the_temple_falls")


# ---- new armies (G85) ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G85")
def test_heroes_are_born_brings_three_armies_to_an_own_territory() -> None:
    g = step4("heroes_are_born", plague="roma")
    say(g, 0, "play heroes_are_born")
    assert chosen(g) == {"roma", "apulia"}
    say(g, 0, "choose apulia")
    assert (armies(g, "apulia"), armies(g, "roma"), armies(g, "kurnugia")) == (4, 3, 2)  # step 5 follows: half of Roma's 5


@pytest.mark.rule("G80", "G85")
@pytest.mark.parametrize(("tokens", "more"), [(0, 0), (1, 0), (2, 1), (7, 3), (20, 10)])
def test_champions_arise_brings_an_army_for_every_two_faith(tokens: int, more: int) -> None:
    g = step4("champions_arise", faith=f"{tokens} 9 9")
    say(g, 0, "play champions_arise")
    assert chosen(g) == {"roma", "apulia"}
    say(g, 0, "choose apulia")
    assert (armies(g, "apulia"), faith(g, 0)) == (1 + more, tokens)


@pytest.mark.rule("G85")
@pytest.mark.parametrize("face", [1, 6])
def test_prayers_are_answered_at_an_own_temple_by_a_die(face: int) -> None:
    g = step4("prayers_are_answered", temples="apulia egypt")
    say(g, 0, "play prayers_are_answered")
    assert chosen(g) == {"apulia"}
    say(g, 0, "choose apulia")
    assert offers(g) == ["roll 1 dice"]
    rolls(g, face)
    assert armies(g, "apulia") == 1 + face  # as many as fall, though one army stood there


@pytest.mark.rule("G80")
def test_prayers_are_answered_needs_an_own_temple() -> None:
    assert unplayable(step4("prayers_are_answered", temples="egypt"), "prayers_are_answered")


@pytest.mark.rule("G80", "G85")
def test_the_faithful_gather_two_at_each_own_temple() -> None:
    g = step4("the_faithful_gather", temples="roma apulia egypt")
    say(g, 0, "play the_faithful_gather")
    assert [armies(g, t) for t in ("roma", "apulia", "egypt")] == [7, 3, 4]
    g = step4("the_faithful_gather", temples="egypt")
    say(g, 0, "play the_faithful_gather")  # to no effect, but it may be
    assert (armies(g, "roma"), gone(g)) == (5, {"the_faithful_gather"})


# ---- moves (G93, G104) --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G104")
def test_eagles_take_wing_fly_armies_and_gods_without_a_path_and_one_army_stays() -> None:
    g = step4("eagles_take_wing", armies={0: "roma 5 thule 1 babylon 1", 2: "egypt 4"}, gods={0: "war roma death roma sky thule"})
    say(g, 0, "play eagles_take_wing")
    assert chosen(g) == {"roma", "thule"}  # two armies or a god
    say(g, 0, "choose roma")
    assert chosen(g) == {"thule", "babylon"}
    say(g, 0, "choose babylon")
    assert offers(g) == ["move 0..4"]
    assert refuses(g, 0, "move 5")
    say(g, 0, "move 4")
    assert offers(g) == ["done", "take war", "take death"]
    say(g, 0, "take death", "done")
    assert [armies(g, t) for t in ("roma", "babylon")] == [1, 5]
    assert [god(g, 0, k) for k in ("war", "death", "sky")] == ["roma", "babylon", "thule"]


@pytest.mark.rule("G104")
def test_eagles_take_wing_may_carry_gods_alone_or_armies_alone() -> None:
    g = step4("eagles_take_wing", armies={0: "roma 5 thule 1", 2: "egypt 4"}, gods={0: "war thule"})
    say(g, 0, "play eagles_take_wing", "choose thule", "choose roma")
    assert offers(g) == ["move 0"]
    say(g, 0, "move 0")
    assert offers(g) == ["take war"]  # something must fly
    say(g, 0, "take war")
    assert (god(g, 0, "war"), armies(g, "thule"), armies(g, "roma")) == ("roma", 1, 5)
    g = step4("eagles_take_wing", armies={0: "roma 5 thule 1", 2: "egypt 4"}, gods={0: "war thule"})
    say(g, 0, "play eagles_take_wing", "choose roma", "choose thule")
    assert offers(g) == ["move 1..4"]


@pytest.mark.rule("G85")
def test_eagles_take_wing_gods_who_come_to_plague_are_banished_armies_are_not_halved() -> None:
    g = step4("eagles_take_wing", cards={0: "eagles_take_wing heroes_are_born"}, plague="apulia", gods={0: "war roma death roma"})
    say(g, 0, "play eagles_take_wing", "choose roma", "choose apulia", "move 3", "take death", "done")
    assert ([god(g, 0, k) for k in ("war", "death")], armies(g, "apulia")) == (["roma", ""], 4)
    end_phase(g)
    assert (armies(g, "apulia"), armies(g, "kurnugia")) == (2, 2)  # but step 5 of the same turn hits them


@pytest.mark.rule("G80")
def test_eagles_take_wing_needs_two_territories_and_something_that_can_fly() -> None:
    g = step4("eagles_take_wing", armies={0: "roma 5", 2: "egypt 4"})
    assert unplayable(g, "eagles_take_wing")
    g = step4("eagles_take_wing", armies={0: "roma 1 apulia 1", 2: "egypt 4"})
    assert offers(g) == ["done", "play eagles_take_wing"]  # the god can


@pytest.mark.rule("G93")
def test_the_siren_calls_swaps_all_armies_and_gods_of_two_territories_of_one_other_player() -> None:
    g = step4("the_siren_calls", gods={0: "war roma", 2: "war egypt sky egypt death nubia"}, temples="egypt")
    say(g, 0, "play the_siren_calls")
    assert len(chosen(g)) == 40
    assert not {"roma", "apulia"} & chosen(g)
    say(g, 0, "choose egypt")
    assert chosen(g) == {"nubia"}
    say(g, 0, "choose nubia")
    assert [armies(g, t) for t in ("egypt", "nubia")] == [1, 4]
    assert [god(g, 2, k) for k in ("war", "sky", "death")] == ["nubia", "nubia", "egypt"]
    assert temples(g) == {"egypt"}


@pytest.mark.rule("G80", "G86", "G93")
def test_the_siren_calls_needs_another_player_with_two_territories() -> None:
    g = step4("the_siren_calls", armies={0: "roma 5", 1: "thule 1", 2: "egypt 4"}, rest=0)
    assert unplayable(g, "the_siren_calls")
    g = step4("the_siren_calls", seats=2, armies={0: "roma 5", 1: "thule 1", "neutral1": "egypt 3 nubia 3"}, rest=0)
    assert unplayable(g, "the_siren_calls")
    g = step4("the_siren_calls", armies={0: "roma 5", 1: "thule 1 rus 2", 2: "egypt 4"}, rest=0)
    say(g, 0, "play the_siren_calls")
    assert chosen(g) == {"thule", "rus"}


# ---- destruction (G84, G97) ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G84")
@pytest.mark.parametrize(("face", "left", "dead"), [(1, 3, 1), (3, 1, 3), (4, 0, 4), (6, 0, 4)])
def test_storms_rage_destroys_as_many_as_a_die_shows_at_most_all(face: int, left: int, dead: int) -> None:
    g = step4("storms_rage", gods={0: "war roma", 2: "sky egypt"}, temples="egypt")
    say(g, 0, "play storms_rage")
    assert len(offers(g)) == 42  # any territory, an own one too
    say(g, 0, "choose egypt")
    rolls(g, face)
    assert (armies(g, "egypt"), armies(g, "duat")) == (left, dead)
    assert (owner(g, "egypt"), god(g, 2, "sky")) == ((2, "egypt") if left else (-1, ""))
    assert temples(g) == {"egypt"}


@pytest.mark.rule("G84", "G86")
def test_storms_rage_sends_neutral_armies_nowhere() -> None:
    g = step4("storms_rage", seats=2, armies={0: "roma 2", "neutral1": "egypt 3 nubia 3"})
    before = sum(g.armies)
    rolls(say(g, 0, "play storms_rage", "choose egypt"), 2)
    assert (armies(g, "egypt"), sum(g.armies)) == (1, before - 2)


@pytest.mark.rule("G97")
@pytest.mark.parametrize("land", ["apulia", "egypt", "dacia", "gaul"])
def test_the_land_is_purged_of_its_plague_and_of_everybody(land: str) -> None:
    """Anybody's plague land, an own one, an empty one."""
    g = step4("the_land_is_purged", gods={0: "war roma", 2: "sky egypt"}, plague="apulia egypt dacia gaul", temples=land)
    say(bare(g, "gaul"), 0, "play the_land_is_purged")
    assert chosen(g) == {"apulia", "egypt", "dacia", "gaul"}
    say(g, 0, f"choose {land}")
    assert (armies(g, land), owner(g, land), temples(g)) == (0, -1, {land})
    assert plague(g) == {"apulia", "egypt", "dacia", "gaul"} - {land}
    assert god(g, 2, "sky") == ("" if land == "egypt" else "egypt")
    assert [armies(g, h) for h in ("kurnugia", "avalon", "duat")] == [int(land == "apulia"), int(land == "dacia"), 4 * (land == "egypt")]


@pytest.mark.rule("G80", "G97")
def test_the_land_is_purged_needs_a_plague_marker() -> None:
    assert unplayable(step4("the_land_is_purged"), "the_land_is_purged")


@pytest.mark.rule("G84")
def test_the_sun_grows_cold_one_army_dies_for_each_god() -> None:
    gods = {0: "war roma death roma", 1: "magic dacia", 2: "war egypt magic egypt sky egypt death nubia"}
    g = step4("the_sun_grows_cold", gods=gods, armies={0: "roma 5 apulia 3", 1: "dacia 2", 2: "egypt 2 nubia 1"}, temples="apulia")
    say(g, 0, "play the_sun_grows_cold")
    assert [armies(g, t) for t in ("roma", "apulia", "dacia", "egypt", "nubia")] == [3, 3, 1, 0, 0]
    assert [armies(g, h) for h in ("kurnugia", "avalon")] == [2, 1]
    assert ([god(g, 1, "magic"), god(g, 0, "war")], g.is_out(2)) == (["dacia", "roma"], True)  # seat 2's last armies went with its gods


@pytest.mark.rule("G27", "G81")
def test_the_sun_grows_cold_banishes_the_gods_it_leaves_alone() -> None:
    g = step4(
        "the_sun_grows_cold",
        gods={0: "war roma", 2: "war egypt magic egypt sky egypt death nubia"},
        armies={0: "roma 5", 2: "egypt 3 nubia 2"},
    )
    say(g, 0, "play the_sun_grows_cold")
    assert [god(g, 2, k) for k in ("war", "magic", "sky", "death")] == ["", "", "", "nubia"]
    assert (owner(g, "egypt"), armies(g, "duat")) == (-1, 4)


# ---- time (G89) -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G80", "G89")
@pytest.mark.parametrize("epoch", [2, 3, 5])
def test_time_stands_still_puts_the_marker_back_by_one(epoch: int) -> None:
    g = step4("time_stands_still", lines=f"round {epoch - 1}")
    say(g, 0, "play time_stands_still")
    assert (g.round + 1, faith(g, 0), g.seat, winners(g)) == (epoch - 1, 16, 0, [])


@pytest.mark.rule("G89")
def test_time_does_not_stand_still_in_the_first_epoch() -> None:
    assert unplayable(step4("time_stands_still"), "time_stands_still")
