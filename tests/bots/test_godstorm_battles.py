"""The captain of Godstorm in battle, on tables where the right answer is clear: invasions, gods, losses, cards."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr.bots.bot import Bot
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.godstorm.recruit import StormRecruit
from generals import field, says
from pantheon import invade
from table import doing, rolls, say

LAST = "round 4"  # the fifth epoch
END = "round 4\ntokens 3 1 2"  # and nobody plays after the first seat


# ---- invasions --------------------------------------------------------------------------------------------------------------------


def test_takes_what_scores_in_the_very_last_turn() -> None:
    g = field(armies={0: "roma 4"}, lines=END)
    assert says(g).startswith("invade roma")


@pytest.mark.parametrize("bot", [StormCaptain(), StormRecruit()])
def test_never_attacks_a_much_stronger_army(bot: Bot) -> None:
    g = field(armies={0: "corsica 3", 1: "roma 9"}, lines=END)
    assert says(g, bot=bot) == "done"


def test_breaks_the_continent_of_a_foe() -> None:
    """From Iberia: Gaul and Atlas are single territories, Oricalcos is a part of Atlantis, which the second seat has whole."""
    g = field(armies={0: "iberia 3", 2: "sheba 1 atlas 1 liguria 1 anglia 1"}, lines=END)
    assert says(g) == "invade iberia oricalcos"


def test_gods_stay_out_of_a_plague_land() -> None:
    g = field(armies={0: "corsica 9"}, gods={0: "war corsica"}, plague="roma", lines="round 0")
    say(g, 0, "invade corsica roma")
    assert says(g) == "stay war"


def test_gods_come_where_they_help() -> None:
    g = field(armies={0: "corsica 9"}, gods={0: "war corsica"}, lines="round 0")
    say(g, 0, "invade corsica roma")
    assert says(g) == "done"


def test_gods_stay_out_of_a_godswar_that_is_as_good_as_lost() -> None:
    g = field(armies={0: "corsica 4", 1: "roma 20"}, gods={0: "war corsica", 1: "war roma sky roma"}, lines="round 0")
    say(g, 0, "invade corsica roma")
    assert says(g) == "stay war"


def test_risks_the_god_that_would_be_missed_least() -> None:
    gods = {0: "war corsica magic corsica death corsica", 1: "war roma"}
    g = invade(field(armies={0: "corsica 12"}, gods=gods, lines="round 0"), "corsica", "roma")
    assert says(g) == "champion death"


def test_the_defender_too_names_the_god_that_would_be_missed_least() -> None:
    gods = {0: "war corsica", 1: "war roma death roma"}
    g = invade(field(armies={0: "corsica 12"}, gods=gods, lines="round 0"), "corsica", "roma")
    say(g, 0, "champion war")
    assert (doing(g), says(g)) == ("naming a champion", "champion death")


def test_attacks_on_with_all_dice_while_it_looks_good() -> None:
    g = invade(field(armies={0: "corsica 9"}), "corsica", "roma")
    assert says(g) == "attack corsica roma 3"


def test_breaks_off_when_it_looks_bad() -> None:
    g = invade(field(armies={0: "corsica 3", 1: "roma 6"}, lines="round 0"), "corsica", "roma")
    say(g, 0, "attack corsica roma 1")
    say(g, 1, "defend 2")
    rolls(g, 1, 6, 6)
    assert says(g) == "done"


def test_defends_with_all_dice() -> None:
    g = invade(field(armies={0: "corsica 9", 1: "roma 5"}), "corsica", "roma")
    say(g, 0, "attack corsica roma 3")
    assert says(g) == "defend 2"


def test_moves_on_with_everybody_when_there_is_more_to_take() -> None:
    """From Corsica one gets nowhere but to Roma; from Roma the way is open."""
    g = invade(field(armies={0: "corsica 9"}, lines=END), "corsica", "roma")
    say(g, 0, "attack corsica roma 3")
    rolls(g, 6, 6, 6, 1)
    assert (doing(g), says(g)) == ("occupying", "occupy 8")


def test_leaves_its_armies_where_the_way_goes_on() -> None:
    """Corsica is a dead end: those who are not needed stay in Roma."""
    g = invade(field(armies={0: "roma 9"}, lines=END), "roma", "corsica")
    say(g, 0, "attack roma corsica 3")
    rolls(g, 6, 6, 6, 1)
    assert says(g) == "occupy 3"


def test_the_tree_of_life_saves_a_territory_for_faith() -> None:
    g = invade(field(armies={0: "corsica 9", 1: "roma 1"}, relics={1: "the_tree_of_life"}, faith="0 5 0"), "corsica", "roma")
    say(g, 0, "attack corsica roma 3")
    rolls(g, 6, 6, 6, 1)
    assert (doing(g), says(g)) == ("saving", "save 1")


# ---- cards ------------------------------------------------------------------------------------------------------------------------


def step4(card: str, **more: Any) -> feldherr.State:
    """One card in the hand of the first seat, whose gods are in Roma."""
    setting: dict[str, Any] = {"armies": {0: "roma 6 apulia 1"}, "gods": {0: "war roma death roma"}, "lines": LAST, **more}
    return field("play miracles", cards={0: card}, **setting)


@pytest.mark.parametrize("card", ["heroes_are_born", "champions_arise", "storms_rage"])
def test_plays_cards_that_help(card: str) -> None:
    assert says(step4(card)) == f"play {card}"


@pytest.mark.parametrize("card", ["the_sun_grows_cold", "ragnarok_cometh"])
def test_holds_cards_that_hurt_only_itself(card: str) -> None:
    for bot in (StormCaptain(), StormRecruit()):
        assert says(step4(card), bot=bot) == "done"


def test_heroes_go_where_the_campaign_begins() -> None:
    g = say(step4("heroes_are_born"), 0, "play heroes_are_born")
    assert says(g) == "choose roma"


def test_storms_hit_a_foe() -> None:
    g = step4("storms_rage", armies={0: "roma 6 apulia 1", 1: "liguria 9"})
    say(g, 0, "play storms_rage")
    assert says(g) == "choose liguria"


def test_the_land_is_purged_of_a_foe() -> None:
    g = step4("the_land_is_purged", armies={0: "roma 6 apulia 1", 1: "gaul 9"}, plague="apulia gaul")
    say(g, 0, "play the_land_is_purged")
    assert says(g) == "choose gaul"


def test_time_stands_still_only_for_who_is_behind_at_the_end() -> None:
    assert says(step4("time_stands_still")) == "play time_stands_still"
    assert says(step4("time_stands_still", lines="round 2")) == "done"


def test_takes_the_relic_of_another() -> None:
    g = step4("a_shrine_is_plundered", relics={1: "stonehenge"}, lines="round 1")
    assert says(g) == "play a_shrine_is_plundered"


def test_looks_into_a_hand_and_takes_a_card_that_it_can_play() -> None:
    cards = {0: "visions_become_real", 1: "heroes_are_born lava_erupts"}
    g = field("play miracles", armies={0: "roma 6"}, gods={0: "war roma"}, cards=cards)
    assert says(g) == "play visions_become_real"
    say(g, 0, "play visions_become_real")
    say(g, 0, says(g))
    assert (doing(g), says(g)) == ("looking at a hand", "choose heroes_are_born")


def attacked(card: str, **more: Any) -> feldherr.State:
    """The first seat attacks Roma; the second has a sky card and its god."""
    setting: dict[str, Any] = {
        "armies": {0: "corsica 9", 1: "roma 2"},
        "gods": {1: "sky gaul"},
        "cards": {1: card},
        "lines": "round 3",
        **more,
    }
    return invade(field(**setting), "corsica", "roma")


def test_sacred_ground_saves_the_god_who_is_there() -> None:
    g = attacked("this_ground_is_sacred", gods={1: "sky roma war roma"})
    assert says(g) == "play this_ground_is_sacred"


def test_no_sky_card_is_wasted_on_an_attack_that_fails_anyway() -> None:
    g = attacked("fire_sears_the_sky", armies={0: "corsica 2", 1: "roma 9"})
    assert says(g) == "done"


def test_the_idol_of_the_attacker_falls() -> None:
    g = attacked("your_idol_is_false", gods={0: "war corsica", 1: "sky gaul"})
    assert says(g) == "play your_idol_is_false"


def test_aegis_stops_a_card_that_would_cost_more() -> None:
    armies = {0: "roma 6", 1: "gaul 12"}
    g = step4("the_land_is_purged", armies=armies, plague="gaul", relics={1: "aegis_shield_of_athena"}, lines="round 3")
    say(g, 0, "play the_land_is_purged", "choose gaul")
    assert (doing(g), says(g)) == ("shielding", "play aegis_shield_of_athena")


def test_aegis_is_kept_from_a_card_that_does_no_harm() -> None:
    g = step4("our_faith_is_our_strength", relics={1: "aegis_shield_of_athena"}, lines="round 1")
    say(g, 0, "play our_faith_is_our_strength")
    assert (doing(g), says(g)) == ("shielding", "done")
