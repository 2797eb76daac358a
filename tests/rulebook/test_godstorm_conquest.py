"""Rulebook G, Godstorm, 2004: conquest, plague on entry, empty territories, the move of step 7 (G46, G47, G49, G50)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from pantheon import draws, god, invade, miracles, storm, temples
from table import armies, doing, offers, owner, refuses, rolls, say


def facing(attackers: int, defenders: int, **more: Any) -> State:
    """Seat 0 in Thule against seat 1 in Varangia."""
    return storm(armies={0: f"thule {attackers} egypt 1", 1: f"varangia {defenders}", 2: "rus 1"}, **more)


def win(g: State, dice: int, face: int = 6, stay: str = "") -> State:
    """Thule beats the single army in Varangia with so many dice; these gods stay out."""
    say(g, 0, "invade thule varangia", *[f"stay {kind}" for kind in stay.split()])
    if doing(g) == "mustering":
        say(g, 0, "done")
    return rolls(say(g, 0, f"attack thule varangia {dice}"), *[face] * dice, 5)


def emptied(g: State, territory: str) -> State:
    """The same table, but the single army there is gone."""
    return feldherr.read_position(feldherr.write_position(g).replace(f" {territory} 1", ""))


def moved(g: State, *gods: str) -> list[str]:
    """Where these gods of seat 0 are."""
    return [god(g, 0, kind) for kind in gods]


# ---- conquest (G46) -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G46")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_at_least_the_dice_of_the_last_roll_move_in_and_one_stays(dice: int) -> None:
    g = win(facing(6, 1), dice)
    assert (doing(g), offers(g)) == ("occupying", [f"occupy {dice}..5"])
    assert refuses(g, 0, f"occupy {dice - 1}", "occupy 6", "done")
    say(g, 0, "occupy 5")
    assert (armies(g, "thule"), armies(g, "varangia"), owner(g, "varangia"), doing(g)) == (1, 5, 0, "invading")
    g = win(facing(dice + 1, 1), dice)
    assert (armies(g, "thule"), armies(g, "varangia"), doing(g)) == (1, dice, "invading")


@pytest.mark.rule("G46", "G41")
def test_announced_gods_must_come_along_and_those_kept_out_stay() -> None:
    g = win(facing(6, 1, gods={0: "war thule magic thule sky thule death egypt"}), 2, stay="magic")
    say(g, 0, "occupy 2")
    assert moved(g, "war", "magic", "sky", "death") == ["varangia", "thule", "varangia", "egypt"]
    assert doing(g) == "invading"


@pytest.mark.rule("G46", "G27")
def test_the_defending_gods_are_banished_and_the_temple_changes_hands() -> None:
    g = win(facing(4, 1, gods={1: "war varangia death varangia sky dacia"}, temples="varangia"), 3)
    assert [god(g, 1, kind) for kind in ("war", "death", "sky")] == ["", "", "dacia"]
    assert (owner(g, "varangia"), temples(g)) == (0, {"varangia"})


@pytest.mark.rule("G46")
def test_a_conquered_temple_rerolls_for_its_new_owner() -> None:
    g = storm(turn=1, armies={0: "thule 4", 1: "varangia 3", 2: "egypt 1"}, temples="thule")
    say(invade(g, "varangia", "thule"), 1, "attack varangia thule 1")
    rolls(say(g, 0, "defend 1"), 6, 1)
    assert offers(g) == ["roll 1 dice"]
    g = storm(turn=1, armies={0: "thule 1", 1: "varangia 5", 2: "egypt 1"}, temples="thule")
    rolls(say(invade(g, "varangia", "thule"), 1, "attack varangia thule 3"), 6, 6, 6, 5)
    assert (owner(g, "thule"), temples(g)) == (1, {"thule"})


USED = {"gods_default": "used"}


@pytest.mark.rule("G46")
def test_at_tables_that_say_so_gods_whose_power_was_not_used_may_stay() -> None:
    g = say(win(facing(6, 1, gods={0: "war thule magic thule sky thule death thule"}, **USED), 2), 0, "occupy 4")
    assert moved(g, "death") == ["varangia"]  # the dead went to the supply
    assert (doing(g), offers(g)) == ("gods on the move", ["done", "take war", "take magic", "take sky"])
    say(g, 0, "take sky", "done")
    assert (moved(g, "war", "magic", "sky"), doing(g)) == (["thule", "thule", "varangia"], "invading")


@pytest.mark.rule("G46")
def test_at_those_tables_a_tie_uses_the_war_god_and_a_one_the_goddess() -> None:
    g = say(win(facing(6, 1, gods={0: "war thule magic thule"}, **USED), 2, face=5), 0, "occupy 4")
    assert (moved(g, "war"), offers(g)) == (["varangia"], ["done", "take magic"])
    g = say(facing(6, 1, gods={0: "war thule magic thule"}, **USED), 0, "invade thule varangia", "done", "attack thule varangia 2")
    say(rolls(rolls(g, 1, 6, 5), 2), 0, "occupy 4")
    assert (moved(g, "magic"), offers(g)) == (["varangia"], ["done", "take war"])


@pytest.mark.rule("G46")
def test_at_those_tables_gods_used_in_the_godswar_must_come_too() -> None:
    """The sky god threw a die, the war god won a tie, the goddess a 1; the godswar is fought by the sky god."""
    g = facing(6, 1, gods={0: "war thule sky thule", 1: "war varangia"}, **USED)
    rolls(say(invade(g, "thule", "varangia"), 0, "champion sky"), 2, 2, 2, 3, 6, 6, 1)  # 9 + 5 against 13 + 1
    draws(g, "lava_erupts")
    say(rolls(say(g, 0, "attack thule varangia 1"), 6, 5), 0, "occupy 4")
    assert (moved(g, "war", "sky"), doing(g)) == (["varangia"] * 2, "invading")
    g = facing(6, 1, gods={0: "war thule sky thule magic thule", 1: "war varangia"}, **USED)
    rolls(say(invade(g, "thule", "varangia"), 0, "champion sky"), 2, 2, 1, 3, 6, 2, 1)  # 12 + 5 against 9 + 1
    draws(rolls(g, 5), "lava_erupts")
    say(rolls(say(g, 0, "attack thule varangia 1"), 6, 5), 0, "occupy 4")
    assert (moved(g, "magic", "sky"), offers(g)) == (["varangia"] * 2, ["done", "take war"])


@pytest.mark.rule("G46")
def test_at_those_tables_gods_kept_out_still_stay() -> None:
    g = say(win(facing(6, 1, gods={0: "war thule magic thule"}, **USED), 2, stay="magic"), 0, "occupy 4")
    assert offers(g) == ["done", "take war"]


# ---- plague on entry (G47) ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G47")
@pytest.mark.parametrize(("moving", "killed"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_plague_kills_half_of_those_who_move_in_rounded_down(moving: int, killed: int) -> None:
    g = say(win(facing(9, 1, plague="varangia thule"), 1), 0, f"occupy {moving}")
    assert (armies(g, "varangia"), armies(g, "thule"), armies(g, "kurnugia")) == (moving - killed, 9 - moving, killed)
    assert owner(g, "varangia") == 0


@pytest.mark.rule("G47")
def test_plague_strikes_too_when_there_is_no_choice_how_many_move_in() -> None:
    g = win(facing(4, 1, plague="varangia", gods={0: "war thule"}), 3)
    assert (armies(g, "thule"), armies(g, "varangia"), armies(g, "kurnugia"), god(g, 0, "war")) == (1, 2, 1, "")


@pytest.mark.rule("G47")
def test_plague_banishes_the_gods_that_came_but_none_kept_out() -> None:
    g = win(facing(6, 1, gods={0: "war thule magic thule death thule"}, plague="varangia"), 2, stay="magic")
    say(g, 0, "occupy 3")
    assert moved(g, "war", "magic", "death") == ["", "thule", ""]
    assert armies(g, "kurnugia") == 1  # their own god of death saves nobody


@pytest.mark.rule("G47")
def test_an_attack_on_a_plague_land_that_fails_kills_nobody_but_by_dice() -> None:
    g = facing(6, 2, plague="varangia")
    rolls(say(say(invade(g, "thule", "varangia"), 0, "attack thule varangia 1"), 1, "defend 1"), 6, 1)
    assert (armies(g, "thule"), armies(g, "varangia")) == (6, 1)


# ---- empty territories (G49) --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G49", "G18")
def test_an_empty_territory_is_entered_without_dice_and_one_stays() -> None:
    g = emptied(facing(4, 1, gods={1: "sky dacia"}, cards={1: "the_fog_lifts"}), "varangia")
    assert "enter thule varangia 1..3" in offers(g)
    assert refuses(g, 0, "enter thule varangia 4", "enter thule varangia 0", "invade thule varangia", "enter thule alemannia 1")
    say(g, 0, "enter thule varangia 2")
    assert (armies(g, "thule"), armies(g, "varangia"), owner(g, "varangia"), doing(g)) == (2, 2, 0, "invading")


@pytest.mark.rule("G49")
def test_two_adjacent_armies_are_needed() -> None:
    g = emptied(storm(armies={0: "thule 1 babylon 5", 2: "rus 1"}), "varangia")
    assert not any("varangia" in o for o in offers(g))


@pytest.mark.rule("G49")
def test_only_in_step_6() -> None:
    g = emptied(storm(phase="fortify", armies={0: "thule 4 alemannia 1", 2: "rus 1"}), "varangia")
    assert refuses(g, 0, "enter thule varangia 1", "fortify thule varangia 1")


@pytest.mark.rule("G49")
def test_gods_that_are_named_come_along() -> None:
    g = say(emptied(facing(4, 1, gods={0: "war thule sky thule death egypt"}), "varangia"), 0, "enter thule varangia 1")
    assert offers(g) == ["done", "take war", "take sky"]
    say(g, 0, "take sky", "done")
    assert (moved(g, "war", "sky"), doing(g)) == (["thule", "varangia"], "invading")


@pytest.mark.rule("G49", "G47")
def test_plague_strikes_whoever_enters() -> None:
    g = emptied(facing(9, 1, gods={0: "war thule sky thule"}, plague="varangia"), "varangia")
    say(g, 0, "enter thule varangia 5", "take war", "done")
    assert (armies(g, "varangia"), armies(g, "kurnugia"), armies(g, "thule"), moved(g, "war", "sky")) == (3, 2, 4, ["", "thule"])


@pytest.mark.rule("G49", "G18")
def test_a_neutral_temple_becomes_the_players_and_pays_next_turn() -> None:
    g = emptied(storm(armies={0: "thule 4", 2: "rus 1"}, temples="varangia"), "varangia")
    say(g, 0, "enter thule varangia 1")
    text = feldherr.write_position(g).replace("step turn seat=0 n=6\nstep invading seat=0 n=0", "phase raise armies")
    g = feldherr.read_position(text)
    assert (armies(g, "varangia"), temples(g)) == (2, {"varangia"})


@pytest.mark.rule("G49", "G31")
def test_entering_is_no_labour() -> None:
    g = emptied(facing(9, 1, gods={0: "war egypt"}, lines="taken 2"), "varangia")
    say(g, 0, "enter thule varangia 1")
    assert (doing(g), miracles(g, 0)) == ("invading", set())
    rolls(say(invade(g, "thule", "caledonia"), 0, "attack thule caledonia 1"), 6, 5)
    assert doing(g) == "drawing miracles"  # that was the third


# ---- the move (G50) -----------------------------------------------------------------------------------------------------------------


def moving(own: str, **more: Any) -> State:
    return storm(phase="fortify", armies={0: own, 2: "roma 1"}, **more)


@pytest.mark.rule("G50")
def test_any_number_of_armies_along_an_unbroken_path_and_one_stays() -> None:
    g = moving("thule 5 varangia 1 rus 1 cimmeria 1 egypt 4")
    assert offers(g) == ["done", *[f"fortify thule {t} 1..4" for t in ("varangia", "rus", "cimmeria")]]
    assert refuses(g, 0, "fortify thule cimmeria 5", "fortify thule egypt 1", "fortify egypt rus 1", "fortify thule alemannia 1")
    say(g, 0, "fortify thule cimmeria 4")
    assert (armies(g, "thule"), armies(g, "cimmeria"), g.seat) == (1, 5, 1)  # once, and the turn is over


@pytest.mark.rule("G50")
def test_the_move_comes_after_all_invasions_and_may_be_left_out() -> None:
    g = storm(armies={0: "thule 5 varangia 1", 2: "roma 1"})
    assert refuses(g, 0, "fortify thule varangia 1")
    say(g, 0, "done")
    assert refuses(g, 0, "invade thule alemannia")
    assert say(g, 0, "done").seat == 1


@pytest.mark.rule("G50")
def test_any_of_the_gods_go_along() -> None:
    g = say(moving("thule 5 varangia 1", gods={0: "war thule sky thule death thule"}), 0, "fortify thule varangia 2")
    assert offers(g) == ["done", "take war", "take sky", "take death"]
    say(g, 0, "take war", "take death", "done")
    assert (moved(g, "war", "sky", "death"), armies(g, "varangia")) == (["varangia", "thule", "varangia"], 3)


@pytest.mark.rule("G50")
def test_gods_may_move_without_armies_but_then_one_must() -> None:
    g = moving("thule 1 varangia 1", gods={0: "war thule sky thule"})
    assert offers(g) == ["done", "fortify thule varangia 0"]
    say(g, 0, "fortify thule varangia 0")
    assert refuses(g, 0, "done")
    say(g, 0, "take sky", "done")
    assert (moved(g, "war", "sky"), armies(g, "thule"), g.seat) == (["thule", "varangia"], 1, 1)


@pytest.mark.rule("G50", "G39")
def test_gods_pass_plague_lands_but_do_not_end_there() -> None:
    g = moving("thule 4 varangia 1 rus 1", gods={0: "war thule"}, plague="varangia")
    assert offers(g) == ["done", "fortify thule varangia 1..3", "fortify thule rus 0..3"]
    say(g, 0, "fortify thule rus 0", "take war")
    assert moved(g, "war") == ["rus"]
    g = say(moving("thule 4 varangia 1 rus 1", gods={0: "war thule"}, plague="varangia"), 0, "fortify thule varangia 3")
    assert (moved(g, "war"), armies(g, "varangia"), armies(g, "kurnugia"), g.seat) == (["thule"], 4, 0, 1)
