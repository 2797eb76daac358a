"""The miracle cards that are in the box: deck by deck the name of each title, the faith it costs and how many copies there are.

All numbers of cards follow from these rows. A new card is a row here, a class of that name in the deck's module (war, death, sky, relics),
and its words in the locales.
"""

from __future__ import annotations

from typing import Final

Row = tuple[str, int, int]

DECKS: Final[dict[str, list[Row]]] = {
    "war": [
        ("a_shrine_is_plundered", 1, 1),
        ("an_empire_is_born", 0, 1),
        ("champions_arise", 0, 1),
        ("eagles_take_wing", 1, 1),
        ("faith_shall_deliver", 1, 1),
        ("heroes_are_born", 0, 1),
        ("only_ash_remains", 0, 1),
        ("our_faith_is_our_strength", 0, 1),
        ("prayers_are_answered", 0, 1),
        ("storms_rage", 0, 1),
        ("the_faithful_gather", 0, 1),
        ("the_land_is_purged", 2, 1),
        ("the_siren_calls", 3, 1),
        ("the_sun_grows_cold", 0, 1),
        ("the_temple_falls", 0, 1),
        ("time_stands_still", 4, 1),
        ("visions_become_real", 0, 1),
    ],
    "death": [
        ("blood_coats_the_land", 1, 1),
        ("crops_wither", 2, 2),
        ("deaths_door_closes", 2, 1),
        ("diamonds_turn_to_rust", 3, 1),
        ("fire_rains_down", 4, 1),
        ("paradise_is_lost", 2, 1),
        ("ragnarok_cometh", 3, 1),
        ("the_dead_walk", 2, 2),
        ("the_gods_forsake_us", 3, 1),
        ("the_ground_shakes", 2, 1),
        ("the_mighty_have_fallen", 4, 1),
        ("the_sea_is_your_tomb", 3, 1),
        ("the_trojan_horse_is_revealed", 2, 1),
        ("the_waters_boil", 4, 1),
        ("the_young_grow_old", 2, 1),
    ],
    "sky": [
        ("1000_workers_amass", 0, 2),
        ("enemies_convert", 2, 1),
        ("fire_sears_the_sky", 0, 2),
        ("lava_erupts", 2, 1),
        ("men_become_warriors", 1, 2),
        ("swords_become_plowshares", 1, 2),
        ("the_fog_lifts", 0, 2),
        ("the_mighty_turn_meek", 0, 2),
        ("this_ground_is_sacred", 3, 1),
        ("your_idol_is_false", 1, 2),
    ],
    "magic": [
        ("the_golden_fleece", 0, 1),
        ("arawns_cauldron_of_life", 0, 1),
        ("the_great_pyramids", 0, 1),
        ("stonehenge", 0, 1),
        ("the_wine_of_eternal_life", 0, 1),
        ("freyas_tears_of_gold", 0, 1),
        ("pandoras_box", 0, 1),
        ("the_tablets_of_destiny", 0, 1),
        ("gungnir_spear_of_odin", 0, 1),
        ("excalibur", 0, 1),
        ("mjolnir_hammer_of_thor", 0, 1),
        ("the_book_of_the_dead", 0, 1),
        ("the_tree_of_life", 0, 1),
        ("aegis_shield_of_athena", 0, 1),
        ("the_scales_of_osiris", 0, 1),
    ],
}
ORDER: Final[list[tuple[str, str]]] = [(deck, name) for deck, rows in DECKS.items() for name, _, copies in rows for _ in range(copies)]


def number_of(name: str) -> int:
    """The number of a card; of several copies the first."""
    return [title for _, title in ORDER].index(name)


def printed(name: str) -> tuple[int, int]:
    """What a title costs, and how many copies of it there are."""
    for rows in DECKS.values():
        for title, faith, copies in rows:
            if title == name:
                return faith, copies
    raise ValueError(f"the miracle {name} has a class, but no row in the decks")
