"""The miracle cards as they are printed, and a table at which each of them can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import feldherr
from feldherr import CHANCE, State
from pantheon import invade, storm
from table import armies, doing, offers, refuses, rolls, say

# Title, cost and copies of every card, in the order of the decks.
WAR: Final = {
    "a_shrine_is_plundered": ("A Shrine Is Plundered", 1, 1),
    "an_empire_is_born": ("An Empire Is Born", 0, 1),
    "champions_arise": ("Champions Arise", 0, 1),
    "eagles_take_wing": ("Eagles Take Wing", 1, 1),
    "faith_shall_deliver": ("Faith Shall Deliver", 1, 1),
    "heroes_are_born": ("Heroes Are Born", 0, 1),
    "only_ash_remains": ("Only Ash Remains", 0, 1),
    "our_faith_is_our_strength": ("Our Faith Is Our Strength", 0, 1),
    "prayers_are_answered": ("Prayers Are Answered", 0, 1),
    "storms_rage": ("Storms Rage", 0, 1),
    "the_faithful_gather": ("The Faithful Gather", 0, 1),
    "the_land_is_purged": ("The Land Is Purged", 2, 1),
    "the_siren_calls": ("The Siren Calls", 3, 1),
    "the_sun_grows_cold": ("The Sun Grows Cold", 0, 1),
    "the_temple_falls": ("The Temple Falls", 0, 1),
    "time_stands_still": ("Time Stands Still", 4, 1),
    "visions_become_real": ("Visions Become Real", 0, 1),
}
DEATH: Final = {
    "blood_coats_the_land": ("Blood Coats the Land", 1, 1),
    "crops_wither": ("Crops Wither", 2, 2),
    "deaths_door_closes": ("Death's Door Closes", 2, 1),
    "diamonds_turn_to_rust": ("Diamonds Turn to Rust", 3, 1),
    "fire_rains_down": ("Fire Rains Down", 4, 1),
    "paradise_is_lost": ("Paradise Is Lost", 2, 1),
    "ragnarok_cometh": ("Ragnarok Cometh", 3, 1),
    "the_dead_walk": ("The Dead Walk", 2, 2),
    "the_gods_forsake_us": ("The Gods Forsake Us", 3, 1),
    "the_ground_shakes": ("The Ground Shakes", 2, 1),
    "the_mighty_have_fallen": ("The Mighty Have Fallen", 4, 1),
    "the_sea_is_your_tomb": ("The Sea Is Your Tomb", 3, 1),
    "the_trojan_horse_is_revealed": ("The Trojan Horse Is Revealed", 2, 1),
    "the_waters_boil": ("The Waters Boil", 4, 1),
    "the_young_grow_old": ("The Young Grow Old", 2, 1),
}
SKY: Final = {
    "1000_workers_amass": ("1000 Workers Amass", 0, 2),
    "enemies_convert": ("Enemies Convert", 2, 1),
    "fire_sears_the_sky": ("Fire Sears the Sky", 0, 2),
    "lava_erupts": ("Lava Erupts", 2, 1),
    "men_become_warriors": ("Men Become Warriors", 1, 2),
    "swords_become_plowshares": ("Swords Become Plowshares", 1, 2),
    "the_fog_lifts": ("The Fog Lifts", 0, 2),
    "the_mighty_turn_meek": ("The Mighty Turn Meek", 0, 2),
    "this_ground_is_sacred": ("This Ground Is Sacred", 3, 1),
    "your_idol_is_false": ("Your Idol Is False", 1, 2),
}
RELICS: Final = {
    "the_golden_fleece": "The Golden Fleece",
    "arawns_cauldron_of_life": "Arawn's Cauldron of Life",
    "the_great_pyramids": "The Great Pyramids",
    "stonehenge": "Stonehenge",
    "the_wine_of_eternal_life": "The Wine of Eternal Life",
    "freyas_tears_of_gold": "Freya's Tears of Gold",
    "pandoras_box": "Pandora's Box",
    "the_tablets_of_destiny": "The Tablets of Destiny",
    "gungnir_spear_of_odin": "Gungnir, Spear of Odin",
    "excalibur": "Excalibur",
    "mjolnir_hammer_of_thor": "Mjolnir, Hammer of Thor",
    "the_book_of_the_dead": "The Book of the Dead",
    "the_tree_of_life": "The Tree of Life",
    "aegis_shield_of_athena": "Aegis, Shield of Athena",
    "the_scales_of_osiris": "The Scales of Osiris",
}
AEGIS: Final = "aegis_shield_of_athena"
PLAYED: Final = [*WAR, *DEATH, *SKY]

# What the player of the card names at the table below, what dice fall then or what chance says, and what is chosen after that.
NAMED: Final = {
    "a_shrine_is_plundered": "choose stonehenge",
    "an_empire_is_born": "choose liguria",
    "champions_arise": "choose liguria",
    "eagles_take_wing": "choose roma; choose liguria; move 2; done",
    "faith_shall_deliver": "choose death",
    "heroes_are_born": "choose liguria",
    "only_ash_remains": "choose stonehenge",
    "prayers_are_answered": "choose roma",
    "storms_rage": "choose nubia",
    "the_land_is_purged": "choose gaul",
    "the_siren_calls": "choose egypt; choose nubia",
    "the_temple_falls": "choose roma; choose liguria",
    "visions_become_real": "choose seat1",
    "crops_wither": "choose seat1",
    "fire_rains_down": "choose nubia",
    "paradise_is_lost": "choose gaul",
    "the_dead_walk": "choose u2; choose roma; move 3",
    "the_gods_forsake_us": "choose kush",
    "the_mighty_have_fallen": "choose liguria",
    "the_trojan_horse_is_revealed": "choose egypt",
    "the_waters_boil": "choose roma; choose corsica",
    "the_fog_lifts": "choose dacia; move 2",
    "the_mighty_turn_meek": "choose war; choose thule",
    "your_idol_is_false": "choose war",
}
DICE: Final = {
    "prayers_are_answered": (4,),
    "storms_rage": (2,),
    "the_trojan_horse_is_revealed": (3,),
    "swords_become_plowshares": (2,),
    "lava_erupts": (1, 1, 1, 1),
}
CHANCES: Final = {
    "faith_shall_deliver": "miracle paradise_is_lost; miracle crops_wither_2",
    "paradise_is_lost": "choose rus",
    "blood_coats_the_land": "choose germania",
    "the_ground_shakes": "choose europa",
}
THEN: Final = {"visions_become_real": "choose men_become_warriors_2"}


def cards(deck: Mapping[str, object]) -> list[str]:
    """What texts call the cards of one of the decks above: further copies of a title have a number."""
    return [name for name in feldherr.find("nl2004.godstorm").extra.own_cards() if name.removesuffix("_2") in deck]


def player(card: str) -> int:
    """Who plays it at the table below: seat 1 is attacked, seat 0 is on turn."""
    return 1 if card in SKY else 0


def cost(card: str) -> int:
    return {**WAR, **DEATH, **SKY}[card][1]


def ready(card: str, **more: Any) -> State:
    """The second epoch. Seat 0, on turn, may play the card; a sky card is seat 1's, whom seat 0 attacks from Roma in Corsica."""
    usual: dict[str, Any] = {
        "armies": {0: "roma 5 liguria 3 thule 2 u2 4", 1: "dacia 3 corsica 2", 2: "egypt 1 nubia 4 kush 2"},
        "gods": {0: "war roma death roma", 1: "sky dacia"},
        "temples": "roma thule nubia",
        "plague": "gaul",
        "cards": {0: card, 1: "men_become_warriors_2"} if card not in SKY else {1: card},
        "relics": {1: "stonehenge"},
        "lines": "round 1",
    }
    g = storm(3, "invade" if card in SKY else "play miracles", **{**usual, **more})
    return invade(g, "roma", "corsica") if card in SKY else g


def show(g: State, card: str) -> State:
    """Play it and name everything."""
    return say(g, player(card), f"play {card}", *_list(NAMED.get(card, "")))


def work(g: State, card: str) -> State:
    """What follows once nobody has cancelled it."""
    if card in DICE:
        rolls(g, *DICE[card])
    say(g, CHANCE, *_list(CHANCES.get(card, "")))
    return say(g, player(card), *_list(THEN.get(card, "")))


def play_out(g: State, card: str) -> State:
    """Show it, let it pass if somebody has Aegis, and let it work."""
    show(g, card)
    if doing(g) == "shielding":
        say(g, g.top().seat, "done")
    return work(g, card)


# ---- short words for tests of cards -----------------------------------------------------------------------------------------------


def chosen(g: State) -> set[str]:
    """What may be named now."""
    return {o.removeprefix("choose ") for o in offers(g)}


def unplayable(g: State, card: str) -> bool:
    """Its owner is asked, but can't play it."""
    return offers(g) == ["done"] and refuses(g, feldherr.asked(g), f"play {card}")


def stacks(g: State, *places: str) -> list[int]:
    """The armies in several places."""
    return [armies(g, t) for t in places]


def bare(g: State, *territories: str) -> State:
    """Nobody stands there any more."""
    for name in territories:
        t = g.rules.board.number[name]
        g.armies[t], g.owner[t] = 0, -1
    return g


def _list(text: str) -> list[str]:
    return [answer.strip() for answer in text.split(";") if answer]
