"""Rulebook O, Original RISK on the Ancient Earth, 2004: attack, elimination, the move and the end (O9-O15)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.step import REASONS
from table import armies, at, conquer, doing, hand, offers, owner, refuses, rolls, say, winners

MODE = feldherr.ruleset("nl2004.original")
BOARD = MODE.board
SKULLS = "dacia liguria corsica"
SWORDS = "thracia roma sicilia"


# ---- attack (O9-O12) --------------------------------------------------------------------------------------------------------------


def facing(attackers: int, defenders: int) -> State:
    """Seat 0 in Thule against seat 1 in Varangia."""
    return at("nl2004.original", 3, armies={0: f"thule {attackers}", 1: f"varangia {defenders}", 2: "rus 1"}, rest=1)


@pytest.mark.rule("O9")
@pytest.mark.parametrize(
    ("origin", "target"), [("thule", "varangia"), ("rus", "varangia"), ("poseidonis", "oricalcos"), ("atlas", "oricalcos")]
)
def test_examples_of_neighbours(origin: str, target: str) -> None:
    """The rulebook's examples: Thule or Rus attack Varangia; Oricalcos is attacked from Poseidonis or, over water, Atlas."""
    g = at("nl2004.original", 3, armies={0: f"{origin} 4", 2: "babylon 1"})
    assert f"attack {origin} {target} 1..3" in offers(g)


@pytest.mark.rule("O9")
def test_territories_that_do_not_touch_are_not_attacked() -> None:
    g = at("nl2004.original", 3, armies={0: "thule 4 caledonia 2", 2: "babylon 1"})
    attacks = {"attack caledonia anglia 1", "attack caledonia hibernia 1", "attack thule varangia 1..3", "attack thule alemannia 1..3"}
    assert set(offers(g)) == {"done", *attacks}
    assert refuses(g, 0, "attack thule rus 1", "attack thule caledonia 1", "attack varangia thule 1")


MOUNTAINS = "dacia-galicia dacia-alemannia dalmatia-alemannia liguria-alemannia galicia-rus galicia-scythia "
MOUNTAINS += "anatolia-parthia anatolia-assyria anatolia-cimmeria parthia-cimmeria"


@pytest.mark.rule("O9", "O14")
@pytest.mark.parametrize("pair", MOUNTAINS.split())
def test_nobody_crosses_mountains(pair: str) -> None:
    here, there = pair.split("-")
    g = at("nl2004.original", 3, armies={0: f"{here} 4", 1: f"{there} 4", 2: "corsica 1"}, rest=1)
    assert refuses(g, 0, f"attack {here} {there} 1")
    g = at("nl2004.original", 3, turn=1, armies={0: f"{here} 4", 1: f"{there} 4", 2: "corsica 1"}, rest=1)
    assert refuses(g, 1, f"attack {there} {here} 1")
    g = at("nl2004.original", 3, armies={0: f"{here} 4 {there} 4", 2: "corsica 1"}, phase="fortify")
    assert refuses(g, 0, f"fortify {here} {there} 1", f"fortify {there} {here} 1")


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("here", "may"), [(1, None), (2, "1"), (3, "1..2"), (4, "1..3"), (20, "1..3")])
def test_an_attack_needs_one_army_more_than_dice(here: int, may: str | None) -> None:
    g = facing(here, 1)
    targets = ("caledonia", "varangia", "alemannia")
    assert offers(g) == ["done", *[f"attack thule {t} {may}" for t in targets if may]]
    assert refuses(g, 0, f"attack thule varangia {min(here, 4)}")


@pytest.mark.rule("O9")
def test_as_often_and_in_whatever_order_wished() -> None:
    g = facing(6, 3)
    for target in ("varangia", "caledonia", "varangia", "alemannia"):
        say(g, 0, f"attack thule {target} 1")
        if target == "varangia":
            say(g, 1, "defend 1")
        rolls(g, 1, 1)
    assert (armies(g, "thule"), armies(g, "varangia"), doing(g)) == (2, 3, "attacking")


@pytest.mark.rule("O10")
@pytest.mark.parametrize("dice", [1, 2])
def test_the_defender_says_one_or_two_dice_before_the_roll(dice: int) -> None:
    g = facing(4, 2)
    say(g, 0, "attack thule varangia 3")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])
    assert refuses(g, 1, "defend 3", "defend 0")
    say(g, 1, f"defend {dice}")
    assert (feldherr.asked(g), offers(g)) == (CHANCE, [f"roll {3 + dice} dice"])


@pytest.mark.rule("O10")
def test_a_single_army_defends_with_one_die() -> None:
    g = facing(4, 1)
    say(g, 0, "attack thule varangia 3")
    assert offers(g) == ["roll 4 dice"]


@pytest.mark.rule("O10")
@pytest.mark.parametrize(
    ("attack", "defend", "attacker_loses", "defender_loses"),
    [
        ((2, 6, 4), (3, 5), 0, 2),
        ((6, 3, 1), (5, 4), 1, 1),
        ((5, 5, 5), (5, 5), 2, 0),
        ((3, 3), (6,), 1, 0),
        ((6,), (5, 5), 0, 1),
        ((1,), (1,), 1, 0),
        ((6, 6, 6), (5,), 0, 1),
    ],
)
def test_highest_against_highest_ties_to_the_defender_at_most_2_lost(
    attack: tuple[int, ...], defend: tuple[int, ...], attacker_loses: int, defender_loses: int
) -> None:
    g = facing(7, 5)
    say(g, 0, f"attack thule varangia {len(attack)}")
    say(g, 1, f"defend {len(defend)}")
    rolls(g, *attack, *defend)
    assert (armies(g, "thule"), armies(g, "varangia")) == (7 - attacker_loses, 5 - defender_loses)


@pytest.mark.rule("O11")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_at_least_the_dice_of_the_last_roll_move_in_and_one_stays(dice: int) -> None:
    g = facing(6, 1)
    say(g, 0, f"attack thule varangia {dice}")
    rolls(g, *[6] * dice, 1)
    assert (doing(g), offers(g)) == ("occupying", [f"occupy {dice}..5"])
    assert refuses(g, 0, f"occupy {dice - 1}", "occupy 6", "done")
    say(g, 0, "occupy 5")
    assert (armies(g, "thule"), armies(g, "varangia"), owner(g, "varangia")) == (1, 5, 0)


@pytest.mark.rule("O12")
def test_one_card_when_the_attacks_end_then_fortify() -> None:
    g = facing(6, 1)
    for target in ("varangia", "caledonia"):
        say(g, 0, f"attack thule {target} 1")
        rolls(g, 6, 1)
        say(g, 0, "occupy 1")
    say(g, 0, "done")
    assert (doing(g), len(offers(g))) == ("drawing", 44)
    say(g, CHANCE, "draw egypt")
    assert (hand(g, 0), doing(g)) == ({"egypt"}, "fortifying")


@pytest.mark.rule("O12")
def test_no_conquest_no_card() -> None:
    g = facing(3, 2)
    say(g, 0, "attack thule varangia 1")
    say(g, 1, "defend 1")
    rolls(g, 6, 1)
    say(g, 0, "done")
    assert (doing(g), hand(g, 0)) == ("fortifying", set())


# ---- elimination, the move, the end (O13-O15) -------------------------------------------------------------------------------------


def knocking_out(own: str, won: str) -> State:
    """Seat 0 takes the last territory of seat 1."""
    g = at("nl2004.original", 3, armies={0: "thule 3", 1: "varangia 1"}, rest=2, hands={0: own, 1: won})
    say(g, 0, "attack thule varangia 1")
    rolls(g, 6, 1)
    return say(g, 0, "occupy 1")


@pytest.mark.rule("O13")
def test_example_with_6_cards_after_an_elimination_sets_are_exchanged_at_once() -> None:
    """The rulebook: 6 or more cards, so exchange at once until 4 or fewer are left, then stop."""
    g = knocking_out("dacia liguria corsica", "thracia roma sicilia")
    assert (g.is_out(1), len(hand(g, 0)), doing(g)) == (True, 6, "trading")
    assert refuses(g, 0, "done", "attack thule caledonia 1")
    say(g, 0, f"trade {SKULLS} 4")
    assert (doing(g), offers(g)) == ("placing", ["place thule 1..4", "place varangia 1..4"])  # no second set, placed at once
    assert refuses(g, 0, "done", f"trade {SWORDS} 6")
    say(g, 0, "place varangia 4")
    assert (doing(g), hand(g, 0)) == ("attacking", set(SWORDS.split()))


@pytest.mark.rule("O13")
def test_with_9_cards_two_sets_are_exchanged_and_the_bonus_of_o8_applies() -> None:
    g = knocking_out(f"{SKULLS} thule dalmatia", f"{SWORDS} varangia")
    say(g, 0, "trade dacia liguria thule 4", "bonus thule")
    assert (len(hand(g, 0)), doing(g), "done" in offers(g)) == (6, "trading", False)
    say(g, 0, "trade thracia roma varangia 6")
    assert (len(hand(g, 0)), doing(g), offers(g)[0]) == (3, "placing", "place thule 1..10")
    assert armies(g, "thule") == 4


@pytest.mark.rule("O13")
def test_with_7_cards_one_set_leaves_4_and_that_is_the_end() -> None:
    g = knocking_out(f"{SKULLS} thracia", "roma sicilia joker1")
    say(g, 0, f"trade {SKULLS} 4")
    assert (len(hand(g, 0)), doing(g)) == (4, "placing")


@pytest.mark.rule("O13", "O6")
def test_with_fewer_than_6_cards_nothing_is_exchanged_before_the_next_turn() -> None:
    g = knocking_out("dacia liguria corsica", "thracia roma")
    assert (len(hand(g, 0)), doing(g)) == (5, "attacking")
    assert refuses(g, 0, f"trade {SKULLS} 4")


@pytest.mark.rule("O13")
def test_without_an_elimination_six_cards_force_nothing_in_mid_turn() -> None:
    g = at("nl2004.original", 3, armies={0: "thule 3", 2: "rus 1"}, hands={0: f"{SKULLS} {SWORDS}"})
    say(g, 0, "attack thule varangia 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1")
    assert doing(g) == "attacking"


@pytest.mark.rule("O13")
def test_an_elimination_that_brings_no_card_forces_nothing() -> None:
    """Only a house rule leaves six cards in the hand so long; the rulebook speaks of cards that were won."""
    for won, then in (("", "attacking"), ("dalmatia", "trading")):
        hands: dict[int | str, str] = {0: f"{SKULLS} {SWORDS}", 1: won}
        g = at("nl2004.original", 3, armies={0: "thule 3", 1: "varangia 1"}, rest=2, hands=hands, forced_trade="none")
        say(conquer(g, "thule", "varangia", 1), 0, "occupy 1")
        assert (g.is_out(1), doing(g)) == (True, then)


@pytest.mark.rule("O13")
def test_a_sixth_card_drawn_at_the_end_waits_for_the_next_turn() -> None:
    g = knocking_out("dacia liguria corsica", "thracia roma")
    say(g, 0, "done")
    say(g, CHANCE, "draw sicilia")
    assert (len(hand(g, 0)), doing(g)) == (6, "fortifying")
    assert refuses(g, 0, f"trade {SKULLS} 4")


@pytest.mark.rule("O14")
def test_one_move_to_an_adjacent_own_territory_and_one_stays() -> None:
    g = at("nl2004.original", 3, armies={0: "thule 5 varangia 1 rus 1 egypt 4", 2: "roma 1"}, phase="fortify")
    assert offers(g) == ["done", "fortify thule varangia 1..4"]
    assert refuses(g, 0, "fortify thule varangia 5", "fortify thule rus 1", "fortify egypt thule 1", "fortify thule alemannia 1")
    say(g, 0, "fortify thule varangia 4")
    assert (armies(g, "thule"), armies(g, "varangia"), g.seat) == (1, 5, 1)


@pytest.mark.rule("O15")
def test_all_42_territories_win() -> None:
    rest = " ".join(f"{t} 1" for t in BOARD.territories if t not in ("thule", "varangia", "caledonia"))
    g = at("nl2004.original", 3, armies={0: f"thule 3 {rest}", 1: "varangia 1", 2: "caledonia 1"}, rest=0)
    say(g, 0, "attack thule varangia 1")
    rolls(g, 6, 1)
    assert (winners(g), g.is_out(1)) == ([], True)
    say(g, 0, "occupy 1", "attack thule caledonia 1")
    rolls(g, 6, 1)
    assert (winners(g), REASONS[g.reason]) == ([0], "all territories conquered")


@pytest.mark.rule("O15", "O13")
def test_nothing_is_exchanged_once_the_game_is_won() -> None:
    g = at("nl2004.original", 3, armies={1: "varangia 1", 0: "thule 3"}, rest=0, hands={0: SKULLS, 1: SWORDS}, lines="out 2")
    say(g, 0, "attack thule varangia 1")
    rolls(g, 6, 1)
    assert (winners(g), feldherr.players(g)) == ([0], ())
