"""Rulebook G, Godstorm, 2004: invading territories, army dice and where the dead go (G40, G41, G43-G45, G51)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from pantheon import invade, storm
from table import armies, doing, offers, owner, refuses, rolls, say


def facing(attackers: int, defenders: int, **more: Any) -> State:
    """Seat 0 in Thule against seat 1 in Varangia."""
    return storm(armies={0: f"thule {attackers} egypt 1", 1: f"varangia {defenders}", 2: "rus 1"}, **more)


def fight(g: State, attack: tuple[int, ...], defend: tuple[int, ...]) -> State:
    """One roll of army dice from Thule to Varangia; the first one of an invasion is announced, with all gods."""
    if doing(g) == "invading":
        invade(g, "thule", "varangia")
    say(g, 0, f"attack thule varangia {len(attack)}")
    if doing(g) == "defending":
        say(g, 1, f"defend {len(defend)}")
    return rolls(g, *attack, *defend)


def both(g: State) -> tuple[int, int]:
    return armies(g, "thule"), armies(g, "varangia")


def dead(g: State) -> tuple[int, int]:
    """In the heavens of seats 0 and 1."""
    return armies(g, "kurnugia"), armies(g, "avalon")


# ---- announcing (G40, G41, G51) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G40")
@pytest.mark.parametrize("pair", ["thule-varangia", "rus-varangia", "poseidonis-oricalcos", "atlas-oricalcos"])
def test_examples_of_neighbours(pair: str) -> None:
    """The rulebook's examples, the last one over water."""
    origin, target = pair.split("-")
    assert f"invade {origin} {target}" in offers(storm(armies={0: f"{origin} 2", 2: "babylon 1"}))


MOUNTAINS = "dacia-galicia dacia-alemannia dalmatia-alemannia liguria-alemannia galicia-rus galicia-scythia "
MOUNTAINS += "anatolia-parthia anatolia-assyria anatolia-cimmeria parthia-cimmeria"


@pytest.mark.rule("G40")
@pytest.mark.parametrize("pair", MOUNTAINS.split())
def test_nobody_crosses_mountains(pair: str) -> None:
    here, there = pair.split("-")
    g = storm(armies={0: f"{here} 4", 1: f"{there} 4", 2: "corsica 1"})
    assert refuses(g, 0, f"invade {here} {there}")
    g = storm(turn=1, armies={0: f"{here} 4", 1: f"{there} 4", 2: "corsica 1"})
    assert refuses(g, 1, f"invade {there} {here}")


@pytest.mark.rule("G40")
def test_an_invasion_needs_two_armies_and_gods_are_none() -> None:
    assert offers(facing(1, 1, gods={0: "war thule"})) == ["done"]
    assert offers(facing(2, 1)) == ["done", "invade thule caledonia", "invade thule varangia", "invade thule alemannia"]
    assert refuses(facing(9, 1), 0, "invade thule rus", "invade thule egypt", "invade varangia rus", "invade thule thule")


@pytest.mark.rule("G40", "G51")
def test_as_often_and_in_whatever_order_wished() -> None:
    g = facing(6, 3)
    for target in ("varangia", "caledonia", "varangia", "alemannia"):
        say(invade(g, "thule", target), 0, f"attack thule {target} 1")
        if target == "varangia":
            say(g, 1, "defend 1")
        say(rolls(g, 1, 1), 0, "done")
    assert (both(g), doing(g)) == ((2, 3), "invading")


@pytest.mark.rule("G41")
def test_all_gods_of_the_origin_come_along_by_default() -> None:
    g = say(facing(3, 1, gods={0: "war thule sky egypt death thule"}), 0, "invade thule varangia")
    assert (doing(g), offers(g)) == ("mustering", ["done", "stay war", "stay death"])
    assert refuses(g, 0, "stay sky", "stay magic", "attack thule varangia 1")
    say(g, 0, "done")
    assert offers(g) == ["attack thule varangia 1..2"]


@pytest.mark.rule("G41")
def test_any_god_may_stay_out_even_all() -> None:
    g = say(facing(4, 1, gods={0: "war thule death thule"}), 0, "invade thule varangia", "stay war")
    assert offers(g) == ["done", "stay death"]
    say(g, 0, "stay death")
    assert offers(g) == ["attack thule varangia 1..3"]
    fight(g, (5, 5, 5), (5,))
    assert (both(g), dead(g)) == ((3, 1), (1, 0))  # no war god, no god of death


@pytest.mark.rule("G41")
def test_without_gods_there_is_nothing_to_announce_but_origin_and_target() -> None:
    g = say(facing(5, 1, gods={0: "war egypt"}), 0, "invade thule varangia")
    assert (doing(g), offers(g)) == ("invasion", ["attack thule varangia 1..3"])


@pytest.mark.rule("G41", "G51")
def test_the_defender_plays_sky_cards_after_the_announcement_and_anew_at_the_next() -> None:
    g = facing(5, 2, gods={0: "death thule", 1: "sky dacia"}, cards={1: "the_fog_lifts men_become_warriors"})
    for _ in range(2):
        say(g, 0, "invade thule varangia")
        assert feldherr.asked(g) == 0
        say(g, 0, "done")
        assert (feldherr.asked(g), doing(g)) == (1, "answering an invasion")
        say(g, 1, "done")
        fight(g, (1,), (1, 1))
        assert (doing(g), offers(g)[0]) == ("invasion", "done")  # no second question while it goes on
        say(g, 0, "done")


@pytest.mark.rule("G51")
def test_a_new_invasion_has_a_new_choice_of_gods() -> None:
    g = say(facing(6, 4, gods={0: "war thule"}), 0, "invade thule varangia", "stay war")
    fight(g, (3,), (3,))
    fight(g, (3,), (3,))
    assert both(g) == (4, 4)  # kept out for all rolls of this invasion
    fight(say(g, 0, "done"), (3,), (3,))
    assert both(g) == (4, 3)


@pytest.mark.rule("G41")
def test_one_attack_is_owed_before_breaking_off() -> None:
    g = invade(facing(5, 3), "thule", "varangia")
    assert refuses(g, 0, "done", "invade thule caledonia", "attack thule caledonia 1")
    fight(g, (1,), (6,))
    assert offers(g) == ["done", "attack thule varangia 1..3"]
    assert doing(say(g, 0, "done")) == "invading"


@pytest.mark.rule("G41")
@pytest.mark.parametrize(("die", "left", "asks"), [(2, 2, "invasion"), (3, 1, "invading"), (4, 0, "invading")])
def test_no_attack_is_owed_from_fewer_than_two_armies(die: int, left: int, asks: str) -> None:
    g = invade(facing(4, 3, gods={1: "sky varangia"}, cards={1: "swords_become_plowshares"}), "thule", "varangia")
    rolls(say(g, 1, "play swords_become_plowshares"), die)
    assert (armies(g, "thule"), doing(g)) == (left, asks)
    if asks == "invasion":
        assert offers(g) == ["attack thule varangia 1"]


@pytest.mark.rule("G41")
def test_no_attack_is_owed_against_nobody() -> None:
    g = invade(facing(9, 1, gods={1: "sky dacia"}, cards={1: "lava_erupts"}), "thule", "varangia")
    rolls(say(g, 1, "play lava_erupts"), 1, 1, 1, 1)
    assert (doing(g), owner(g, "varangia"), armies(g, "thule")) == ("invading", -1, 8)


# ---- dice (G43, G44) ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G43")
@pytest.mark.parametrize(("here", "may"), [(2, "1"), (3, "1..2"), (4, "1..3"), (20, "1..3")])
def test_the_attacker_needs_one_army_more_than_dice(here: int, may: str) -> None:
    g = invade(facing(here, 1), "thule", "varangia")
    assert offers(g) == [f"attack thule varangia {may}"]


@pytest.mark.rule("G43")
@pytest.mark.parametrize("dice", [1, 2])
def test_then_the_defender_says_one_or_two_and_both_roll_together(dice: int) -> None:
    g = say(invade(facing(4, 2), "thule", "varangia"), 0, "attack thule varangia 3")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])
    say(g, 1, f"defend {dice}")
    assert (feldherr.asked(g), offers(g)) == (CHANCE, [f"roll {3 + dice} dice"])


@pytest.mark.rule("G43")
def test_a_single_army_defends_with_one_die() -> None:
    assert offers(say(invade(facing(4, 1), "thule", "varangia"), 0, "attack thule varangia 3")) == ["roll 4 dice"]


@pytest.mark.rule("G43", "G45", "G10")
def test_the_other_player_rolls_for_neutral_armies_and_their_dead_are_removed() -> None:
    g = storm(2, armies={0: "thule 5", 1: "egypt 1", "neutral1": "varangia 3"}, rest="neutral1")
    say(invade(g, "thule", "varangia"), 0, "attack thule varangia 2")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])
    rolls(say(g, 1, "defend 2"), 6, 6, 5, 5)
    assert (both(g), sum(g.armies[42:])) == ((5, 1), 0)


HER: dict[str, dict[str, Any]] = {
    "attackers goddess": {"gods": {0: "magic thule"}},
    "defenders goddess": {"gods": {1: "magic varangia"}},
    "temple": {"temples": "varangia"},
    "both": {"gods": {0: "magic thule"}, "temples": "varangia"},
    "goddesses elsewhere": {"gods": {0: "magic egypt", 1: "magic dacia"}},
    "temples elsewhere": {"temples": "thule dacia"},
    "other gods": {"gods": {0: "war thule death thule", 1: ""}},
}


@pytest.mark.rule("G43", "G28")
@pytest.mark.parametrize(
    ("who", "again"),
    [
        ("attackers goddess", 2),
        ("defenders goddess", 1),
        ("temple", 1),
        ("both", 3),
        ("goddesses elsewhere", 0),
        ("temples elsewhere", 0),
        ("other gods", 0),
    ],
)
def test_whose_ones_are_thrown_again(who: str, again: int) -> None:
    g = fight(facing(5, 5, **HER[who]), (1, 4, 1), (1, 3))
    assert (doing(g), offers(g)) == ("thrown", [f"roll {again} dice"]) if again else doing(g) == "invasion"


@pytest.mark.rule("G43", "G41")
def test_a_goddess_who_stays_out_throws_nothing_again() -> None:
    g = say(facing(5, 5, gods={0: "magic thule"}), 0, "invade thule varangia", "stay magic")
    fight(g, (1, 1), (1, 1))
    assert (both(g), doing(g)) == ((3, 5), "invasion")


@pytest.mark.rule("G43", "G53")
def test_ones_are_thrown_again_until_none_is_left_and_only_they() -> None:
    g = fight(facing(5, 5, gods={0: "magic thule"}, temples="varangia"), (1, 4, 1), (1, 3))
    rolls(g, 1, 6, 1)  # the attacker's first and third, the defender's first
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 1, 5)
    assert offers(g) == ["roll 1 dice"]
    rolls(g, 2)  # 2 4 6 against 5 3
    assert (both(g), doing(g)) == ((5, 3), "invasion")


@pytest.mark.rule("G44")
@pytest.mark.parametrize(
    ("attack", "defend", "lost", "beaten", "with_war"),
    [
        ((2, 6, 4), (3, 5), 0, 2, (0, 2)),
        ((6, 3, 1), (5, 4), 1, 1, (1, 1)),
        ((5, 5, 5), (5, 5), 2, 0, (0, 2)),
        ((5, 5, 5), (5, 6), 2, 0, (1, 1)),
        ((3, 3), (6,), 1, 0, (1, 0)),
        ((6,), (5, 6), 1, 0, (0, 1)),
        ((1,), (1,), 1, 0, (0, 1)),
        ((6, 6, 6), (5,), 0, 1, (0, 1)),
        ((6, 6, 6), (6, 6), 2, 0, (0, 2)),
    ],
)
def test_highest_against_highest_and_who_wins_ties(
    attack: tuple[int, ...], defend: tuple[int, ...], lost: int, beaten: int, with_war: tuple[int, int]
) -> None:
    assert both(fight(facing(7, 5, gods={1: "war varangia"}), attack, defend)) == (7 - lost, 5 - beaten)
    assert both(fight(facing(7, 5, gods={0: "war egypt"}), attack, defend)) == (7 - lost, 5 - beaten)
    assert both(fight(facing(7, 5, gods={0: "war thule"}), attack, defend)) == (7 - with_war[0], 5 - with_war[1])


# ---- the dead (G45) -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G45")
def test_the_dead_go_to_the_heaven_of_their_civilisation() -> None:
    lines = "pantheons norse greeks egyptians babylonians celts"
    g = storm(5, armies={0: "thule 5", 1: "varangia 5", 2: "egypt 1", 3: "roma 1", 4: "kush 1"}, rest=2, lines=lines)
    fight(g, (6, 3), (5, 4))
    assert [armies(g, h) for h in ("kurnugia", "avalon", "duat", "elysium", "valhalla")] == [0, 0, 0, 1, 1]
    assert (owner(g, "elysium"), owner(g, "valhalla")) == (1, 0)
    g = storm(turn=2, armies={0: "thule 2", 2: "varangia 3"})
    say(invade(g, "varangia", "thule"), 2, "attack varangia thule 2")
    rolls(say(g, 0, "defend 2"), 6, 3, 5, 4)
    assert [armies(g, h) for h in ("kurnugia", "avalon", "duat")] == [1, 0, 1]


@pytest.mark.rule("G45", "G28")
def test_before_the_attackers_god_of_death_the_beaten_go_to_the_supply_but_his_own_never() -> None:
    g = fight(facing(5, 5, gods={0: "death thule"}), (6, 3), (5, 4))
    assert (both(g), dead(g)) == ((4, 4), (1, 0))
    fight(g, (6, 6), (5, 4))
    assert (both(g), dead(g)) == ((4, 2), (1, 0))


@pytest.mark.rule("G45", "G28")
@pytest.mark.parametrize("gods", [{1: "death varangia"}, {0: "death egypt"}, {0: "war thule"}])
def test_no_other_god_keeps_the_dead_from_heaven(gods: dict[int, str]) -> None:
    g = fight(facing(5, 5, gods=gods), (6, 3), (5, 4))
    assert dead(g) == (1, 1)
    g = say(facing(5, 5, gods={0: "death thule"}), 0, "invade thule varangia", "stay death")
    assert dead(fight(g, (6, 3), (5, 4))) == (1, 1)
