"""Rulebook K, de2004.liberation: the turn, reinforcements and cards (K2, K7-K13)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE
from table import armies, at, doing, hand, idle, offers, ones, received, refuses, rolls, say

BASE = "de2004.liberation"
WORLD = feldherr.ruleset(BASE).board
# One territory of each continent is missing, so that no number of these is a whole continent.
SCATTERED = [t for t in WORLD.territories if t not in ("alaska", "argentina", "iceland", "congo", "japan", "new_guinea")]


# ---- the turn -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K7")
def test_a_turn_reinforces_attacks_fortifies_and_draws_in_this_order() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "alaska 5 alberta 1", 2: "brazil 1"})
    assert refuses(g, 0, "done", "attack alaska kamchatka 3", "fortify alaska alberta 1")
    say(g, 0, "place alaska 3")
    assert refuses(g, 0, "place alaska 1", "fortify alaska alberta 1")
    say(g, 0, "attack alaska kamchatka 3")
    say(rolls(g, 6, 6, 6, 1), 0, "occupy 3")
    assert refuses(g, 0, "fortify alaska alberta 1")
    say(g, 0, "done")
    assert refuses(g, 0, "attack alaska northwest_territory 1")
    say(g, 0, "fortify alaska alberta 1")
    assert (doing(g), feldherr.asked(g)) == ("drawing", CHANCE)
    say(g, CHANCE, "draw congo")
    assert (hand(g, 0), g.seat, feldherr.asked(g), doing(g)) == ({"congo"}, 1, 1, "placing")


@pytest.mark.rule("K7")
def test_attack_and_fortify_are_optional_and_without_conquest_no_card_is_drawn() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "alaska 5", 2: "brazil 1"})
    say(g, 0, "place alaska 3", "done", "done")
    assert (hand(g, 0), g.seat, doing(g)) == (set(), 1, "placing")


@pytest.mark.rule("K8")
@pytest.mark.parametrize(
    ("territories", "income"), [(1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (17, 5), (30, 10), (36, 12)]
)
def test_a_third_of_the_territories_rounded_down_at_least_three(territories: int, income: int) -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: ones([*SCATTERED[:territories]]), 2: "iceland 1"})
    assert received(g) == income


@pytest.mark.rule("K8")
@pytest.mark.parametrize(("territories", "income"), [(13, 4), (5, 3)])
def test_rulebook_green_with_13_territories_gets_4_units_and_red_with_5_gets_3(territories: int, income: int) -> None:
    """Worked example, page 6."""
    g = at(BASE, 3, phase="reinforce", armies={0: ones([*SCATTERED[:territories]]), 2: "iceland 1"})
    assert received(g) == income


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("continent", "income"),
    [("north_america", 3 + 5), ("south_america", 3 + 2), ("europe", 3 + 5), ("africa", 3 + 3), ("asia", 4 + 7), ("australia", 3 + 2)],
)
def test_a_whole_continent_brings_its_armies(continent: str, income: int) -> None:
    members = [WORLD.territories[t] for t in WORLD.members[WORLD.continents.index(continent)]]
    elsewhere = "congo" if continent != "africa" else "alaska"
    whole = at(BASE, 3, phase="reinforce", armies={0: ones([*members]), 2: f"{elsewhere} 1"})
    assert received(whole) == income
    for missing in members:
        rest = [t for t in members if t != missing]
        assert received(at(BASE, 3, phase="reinforce", armies={0: ones([*rest]), 2: f"{elsewhere} 1"})) == 3


@pytest.mark.rule("K9")
def test_continents_add_up_and_only_those_held_when_the_turn_starts_count() -> None:
    two = ("venezuela", "peru", "brazil", "argentina", "indonesia", "new_guinea", "western_australia", "eastern_australia", "alaska")
    assert received(at(BASE, 3, phase="reinforce", armies={0: ones([*two]), 2: "congo 1"})) == 3 + 2 + 2
    g = at(BASE, 3, armies={0: "indonesia 1 new_guinea 1 western_australia 9", 2: "congo 1"})
    say(g, 0, "attack western_australia eastern_australia 3")
    say(rolls(g, 6, 6, 6, 1), 0, "occupy 3")
    assert (doing(g), armies(g, "eastern_australia"), armies(g, "western_australia")) == ("attacking", 3, 6)


# ---- cards ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K2")
def test_all_44_cards_with_both_jokers_are_in_the_deck() -> None:
    g = say(at(BASE, 3, phase="fortify", armies={0: "alaska 5", 2: "brazil 1"}, lines="taken 1"), 0, "done")
    assert offers(g) == [f"draw {t}" for t in [*WORLD.territories, "joker1", "joker2"]]


@pytest.mark.rule("K2", "K12")
def test_exchanged_cards_lie_on_the_discard_pile() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "brazil 1"}, hands={0: "alaska alberta argentina joker1"})
    say(g, 0, "trade alaska alberta argentina 4", "place japan 7")
    assert hand(g, 0) == {"joker1"}
    say(g, 0, "attack japan kamchatka 3")
    say(rolls(g, 6, 6, 6, 1), 0, "occupy 3", "done", "done")
    assert set(offers(g)) == {f"draw {t}" for t in [*WORLD.territories, "joker2"]} - {"draw alaska", "draw alberta", "draw argentina"}


@pytest.mark.rule("K2")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    held = " ".join(t for t in WORLD.territories if t not in ("congo", "peru"))
    g = at(
        BASE, 3, phase="fortify", armies={0: "alaska 5", 2: "brazil 1"}, hands={1: held}, lines="under 0 congo peru joker2 joker1\ntaken 1"
    )
    say(g, 0, "done")
    assert offers(g) == ["draw peru", "draw congo", "draw joker1", "draw joker2"]
    say(g, CHANCE, "draw peru")
    assert hand(g, 0) == {"peru"}


@pytest.mark.rule("K2")
def test_all_discards_are_shuffled_together_whenever_they_were_exchanged() -> None:
    """Congo was put away with an earlier set; it comes back together with the three of this turn."""
    held = " ".join(t for t in WORLD.territories if t not in ("congo", "alaska", "alberta", "western_us"))
    hands: dict[int | str, str] = {0: "alaska alberta western_us", 1: f"{held} joker1 joker2"}
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "brazil 1"}, hands=hands, lines="trades 3\nunder 0 congo")
    say(g, 0, "trade alaska alberta western_us 10", "place japan 13", "attack japan kamchatka 3")
    say(rolls(g, 6, 6, 6, 1), 0, "occupy 3", "done", "done")
    assert offers(g) == ["draw alaska", "draw alberta", "draw western_us", "draw congo"]


@pytest.mark.rule("K2")
def test_the_discards_are_left_alone_while_a_card_is_in_the_draw_pile() -> None:
    held = " ".join(t for t in WORLD.territories if t not in ("congo", "peru", "siam"))
    g = at(
        BASE, 3, phase="fortify", armies={0: "alaska 5", 2: "brazil 1"}, hands={1: held}, lines="under 0 congo peru joker2 joker1\ntaken 1"
    )
    assert offers(say(g, 0, "done")) == ["draw siam"]


@pytest.mark.rule("K2")
def test_no_card_is_drawn_when_both_piles_are_empty() -> None:
    every = " ".join([*WORLD.territories, "joker1", "joker2"])
    g = at(BASE, 3, phase="fortify", armies={0: "alaska 5", 2: "brazil 1"}, hands={1: every}, lines="taken 1")
    say(g, 0, "done")
    assert (hand(g, 0), g.seat, feldherr.asked(g)) == (set(), 1, 1)


@pytest.mark.rule("K10")
@pytest.mark.parametrize(
    ("cards", "is_set"),
    [
        ("alaska alberta western_us", True),  # infantry
        ("greenland ontario peru", True),  # cavalry
        ("quebec venezuela brazil", True),  # artillery
        ("alaska greenland quebec", True),  # one of each
        ("alaska alberta greenland", False),
        ("alaska quebec brazil", False),
        ("greenland ontario quebec", False),
        ("alaska alberta joker1", True),
        ("quebec brazil joker2", True),
        ("alaska greenland joker1", True),
        ("greenland quebec joker2", True),
        ("alaska quebec joker2", True),
        ("alaska joker1 joker2", True),
        ("quebec joker1 joker2", True),
    ],
)
def test_a_set_is_three_of_a_symbol_or_one_of_each_and_a_joker_is_any(cards: str, is_set: bool) -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: cards})
    assert offers(g) == ([f"trade {cards} 4"] if is_set else []) + ["done"]
    if not is_set:
        assert refuses(g, 0, f"trade {cards} 4")


@pytest.mark.rule("K10")
def test_rulebook_two_cavalry_cards_and_a_joker_are_a_set() -> None:
    """Worked example, page 7."""
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: "greenland ontario joker1"})
    say(g, 0, "trade greenland ontario joker1 4")
    assert (hand(g, 0), received(g)) == (set(), 3 + 4)


@pytest.mark.rule("K10")
def test_two_cards_are_no_set_and_no_question() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: "alaska joker1"})
    assert (doing(g), received(g)) == ("placing", 3)


@pytest.mark.rule("K11")
def test_with_four_cards_exchanging_is_free_choice() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: "alaska alberta western_us argentina"})
    assert len(offers(g)) == 4 + 1
    assert offers(g)[-1] == "done"
    say(g, 0, "done")
    assert (len(hand(g, 0)), received(g)) == (4, 3)


@pytest.mark.rule("K11")
def test_with_five_cards_a_set_must_be_exchanged() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: "alaska alberta western_us greenland ontario"})
    assert offers(g) == ["trade alaska alberta western_us 4"]
    assert refuses(g, 0, "done", "place japan 3", "trade alaska greenland ontario 4")
    say(g, 0, "trade alaska alberta western_us 4")
    assert (hand(g, 0), doing(g), received(g)) == ({"greenland", "ontario"}, "placing", 7)


@pytest.mark.rule("K11")
def test_more_than_one_set_may_be_exchanged_and_must_while_five_are_held() -> None:
    infantry = "alaska alberta western_us argentina iceland western_europe north_africa egypt"
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: infantry})
    say(g, 0, "trade alaska alberta western_us 4")
    assert "done" not in offers(g)  # five are left
    say(g, 0, "trade argentina iceland western_europe 6")
    assert (hand(g, 0), received(g)) == ({"north_africa", "egypt"}, 13)
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: infantry.removesuffix(" north_africa egypt")})
    say(g, 0, "trade alaska alberta western_us 4")
    assert offers(g) == ["trade argentina iceland western_europe 6", "done"]  # three are left: free choice
    say(g, 0, "trade argentina iceland western_europe 6")
    assert received(g) == 13


@pytest.mark.rule("K11")
def test_sets_are_exchanged_before_placing_and_at_no_other_time() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5 mongolia 1", 2: "congo 1"}, hands={0: "alaska alberta western_us"})
    say(g, 0, "done")
    assert refuses(g, 0, "trade alaska alberta western_us 4")
    say(g, 0, "place japan 3")
    assert refuses(g, 0, "trade alaska alberta western_us 4")
    say(g, 0, "done")
    assert refuses(g, 0, "trade alaska alberta western_us 4")
    assert refuses(at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={1: "alaska alberta western_us"}), 1, "done")


@pytest.mark.rule("K12")
@pytest.mark.parametrize(("before", "worth"), [*enumerate([4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45]), (20, 90)])
def test_the_value_of_the_next_set(before: int, worth: int) -> None:
    g = at(
        BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands={0: "alaska alberta western_us"}, lines=f"trades {before}"
    )
    assert offers(g) == [f"trade alaska alberta western_us {worth}", "done"]
    assert refuses(g, 0, f"trade alaska alberta western_us {worth - 1}", f"trade alaska alberta western_us {worth + 1}")
    assert received(say(g, 0, f"trade alaska alberta western_us {worth}")) == 3 + worth


@pytest.mark.rule("K12")
def test_rulebook_red_gets_4_units_for_the_first_set_and_the_next_player_6() -> None:
    """Worked example, page 8: the golden cavalryman moves on for whoever exchanges next."""
    hands: dict[int | str, str] = {0: "alaska alberta western_us", 2: "greenland ontario peru"}
    g = at(BASE, 3, phase="reinforce", armies={0: "japan 5", 2: "congo 1"}, hands=hands)
    assert received(say(g, 0, "trade alaska alberta western_us 4")) == 7
    idle(idle(g))  # the rest of red's turn, and the whole of the next
    assert g.seat == 2
    assert offers(g) == ["trade greenland ontario peru 6", "done"]


@pytest.mark.rule("K12")
def test_a_card_that_shows_an_own_territory_brings_nothing_extra() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "alaska 5", 2: "congo 1"}, hands={0: "alaska alberta western_us"})
    say(g, 0, "trade alaska alberta western_us 4")
    assert (armies(g, "alaska"), received(g), doing(g)) == (5, 7, "placing")


@pytest.mark.rule("K13")
def test_all_reinforcements_are_received_first_and_then_all_of_them_placed() -> None:
    """12 territories and Australia, and a set: 4 + 2 + 4."""
    mine = ("indonesia", "new_guinea", "western_australia", "eastern_australia", *SCATTERED[:8])
    g = at(BASE, 3, phase="reinforce", armies={0: ones([*mine]), 2: "congo 1"}, hands={0: "alaska alberta western_us"})
    say(g, 0, "trade alaska alberta western_us 4")
    assert set(offers(g)) == {f"place {t} 1..10" for t in mine}
    assert refuses(g, 0, "place congo 1", "place indonesia 11", "place indonesia 0", "done")
    say(g, 0, "place indonesia 3", "place quebec 1", "place indonesia 2")
    assert (armies(g, "indonesia"), armies(g, "quebec"), received(g), doing(g)) == (6, 2, 4, "placing")
    assert refuses(g, 0, "done", "attack indonesia siam 3")
    assert doing(say(g, 0, "place ontario 4")) == "attacking"
