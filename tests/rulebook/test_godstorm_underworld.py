"""Rulebook G, Godstorm, 2004: leaving the heavens, invading the Underworld, the end of a turn (G55-G62)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from pantheon import MODE, draws, end_phase, faith, invade, miracles, relics, storm
from table import armies, doing, offers, owner, refuses, rolls, say

# The board below: gates u1 u4 u8, crypts u2 u5 u7 u10, altars u3 u9.
LINKS = {
    "u1": "u11 u12 u13",
    "u2": "u3 u13",
    "u3": "u2 u5 u13",
    "u4": "u5",
    "u5": "u3 u4 u6 u13",
    "u6": "u5 u7",
    "u7": "u6 u8 u9 u11",
    "u8": "u7",
    "u9": "u7 u10 u11",
    "u10": "u9 u11",
    "u11": "u1 u7 u9 u10 u12",
    "u12": "u1 u11 u13",
    "u13": "u1 u2 u3 u5 u12",
}
GATES = ("u1", "u4", "u8")
STEP_8, STEP_9, STEP_10 = "leave the heavens", "invade the Underworld", "end of turn"


def below(phase: str, own: str, foe: str = "", **more: Any) -> State:
    """Seat 0 has these armies in the Underworld, seat 1 those."""
    return storm(phase=phase, armies={0: f"thule 1 {own}", 1: foe, 2: "rus 1"}, **more)


def fight(g: State, src: str, dst: str, attack: tuple[int, ...], defend: tuple[int, ...]) -> State:
    say(g, 0, f"attack {src} {dst} {len(attack)}")
    if doing(g) == "defending":
        say(g, 1, f"defend {len(defend)}")
    return rolls(g, *attack, *defend)


# ---- step 8 (G55) -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G55")
def test_without_own_spaces_the_free_gates_are_the_only_way_in() -> None:
    g = below(STEP_8, "kurnugia 5", "avalon 3")
    assert offers(g) == ["done", *[f"leave {gate} 1..5" for gate in GATES]]
    assert refuses(g, 0, "leave u2 1", "leave u1 6", "leave u11 1", "leave avalon 1")


@pytest.mark.rule("G55")
def test_own_spaces_are_reached_directly_and_free_gates_still() -> None:
    g = below(STEP_8, "kurnugia 2 u9 1 u4 1", "u1 4 u6 1")
    assert offers(g) == ["done", "leave u4 1..2", "leave u8 1..2", "leave u9 1..2"]


@pytest.mark.rule("G55")
def test_any_number_leave_and_any_number_stay() -> None:
    g = say(below(STEP_8, "kurnugia 5 u2 1"), 0, "leave u2 2", "leave u8 1")
    assert [armies(g, t) for t in ("kurnugia", "u2", "u8")] == [2, 3, 1]
    assert (owner(g, "u8"), offers(g)) == (0, ["done", "leave u1 1..2", "leave u2 1..2", "leave u4 1..2", "leave u8 1..2"])
    end_phase(g)
    assert (doing(g), armies(g, "kurnugia")) == ("invading", 2)
    g = say(below(STEP_8, "kurnugia 5"), 0, "leave u1 5")
    assert (doing(g), armies(g, "kurnugia"), owner(g, "kurnugia"), armies(g, "u1")) == ("invading", 0, -1, 5)


@pytest.mark.rule("G55", "G56")
def test_a_gate_held_by_an_opponent_must_be_invaded_in_step_9() -> None:
    g = below(STEP_8, "kurnugia 2", "u1 1 u4 1 u8 1")
    assert (doing(g), offers(g)) == ("invading", ["done", *[f"invade kurnugia {gate}" for gate in GATES]])
    assert refuses(g, 0, "leave u1 1")


@pytest.mark.rule("G55")
def test_armies_on_spaces_do_not_move_in_step_8_and_others_dead_stay_where_they_are() -> None:
    g = below(STEP_8, "kurnugia 1 u2 5", "avalon 7")
    assert refuses(g, 0, "enter u2 u3 1", "invade u2 u3", "fortify u2 u3 1")
    g = below(STEP_8, "u2 5", "avalon 7")
    assert (doing(g), g.seat) == ("invading", 0)


# ---- step 9 (G56-G59, G61) ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G56")
@pytest.mark.parametrize("space", LINKS)
def test_spaces_are_invaded_from_neighbours_never_across_flames_or_heavens(space: str) -> None:
    g = below(STEP_9, f"{space} 2", " ".join(f"{t} 1" for t in LINKS if t != space) + " avalon 2")
    assert set(offers(g)) == {"done", *[f"invade {space} {t}" for t in LINKS[space].split()]}


@pytest.mark.rule("G56")
@pytest.mark.parametrize("pair", ["u10-u1", "u1-u2", "u9-u8", "u3-u4", "u12-u6"])
def test_flames_stop_everybody(pair: str) -> None:
    here, there = pair.split("-")
    assert refuses(below(STEP_9, f"{here} 3", f"{there} 1"), 0, f"invade {here} {there}")
    assert refuses(below(STEP_9, f"{there} 3"), 0, f"enter {there} {here} 1")


@pytest.mark.rule("G56")
def test_one_army_stays_on_a_space_but_none_in_the_heaven() -> None:
    g = below(STEP_9, "u1 1 kurnugia 1 u6 1", "u11 1 u4 1 u5 1")
    assert set(offers(g)) == {"done", "invade kurnugia u4", "enter kurnugia u8 1"}  # u1 is their own


@pytest.mark.rule("G56")
def test_gates_are_attacked_from_the_heaven_whatever_is_held() -> None:
    g = below(STEP_9, "kurnugia 3 u11 1 u4 1", "u1 1")
    assert {"invade kurnugia u1", "enter kurnugia u8 1..3"} <= set(offers(g))
    assert refuses(g, 0, "invade kurnugia u4", "enter kurnugia u4 1", "enter kurnugia u12 1")


@pytest.mark.rule("G56")
def test_it_goes_as_on_earth_an_attack_owed_then_breaking_off_or_conquest() -> None:
    g = invade(below(STEP_9, "u1 5", "u11 2"), "u1", "u11")
    assert offers(g) == ["attack u1 u11 1..3"]
    assert refuses(g, 0, "done")
    fight(g, "u1", "u11", (6, 2), (5, 4))
    assert offers(g) == ["done", "attack u1 u11 1..3"]
    fight(g, "u1", "u11", (6, 6), (5,))
    assert offers(g) == ["occupy 2..3"]
    say(g, 0, "occupy 3")
    assert [(owner(g, t), armies(g, t)) for t in ("u1", "u11")] == [(0, 1), (0, 3)]
    assert doing(g) == "invading"


@pytest.mark.rule("G57")
def test_the_dead_of_the_underworld_go_to_the_supply() -> None:
    g = invade(below(STEP_9, "u1 5", "u11 5"), "u1", "u11")
    fight(g, "u1", "u11", (6, 2), (5, 4))
    assert [armies(g, t) for t in ("u1", "u11", "kurnugia", "avalon")] == [4, 4, 0, 0]
    g = invade(below(STEP_9, "kurnugia 2", "u1 5"), "kurnugia", "u1")
    fight(g, "kurnugia", "u1", (2, 2), (5, 4))
    assert (armies(g, "kurnugia"), owner(g, "kurnugia"), doing(g), offers(g)) == (0, -1, "invading", ["done"])


@pytest.mark.rule("G57")
def test_no_god_temple_relic_or_card_has_any_effect_and_ties_go_to_the_defender() -> None:
    gods = {0: "war thule magic thule death thule sky thule", 1: "magic dacia sky dacia"}
    g = below(STEP_9, "u1 5", "u11 5", gods=gods, temples="thule dacia", relics={1: "the_tree_of_life"}, cards={1: "men_become_warriors"})
    invade(g, "u1", "u11")
    assert offers(g) == ["attack u1 u11 1..3"]  # no question about gods or cards
    fight(g, "u1", "u11", (1, 5), (5, 1))
    assert [armies(g, t) for t in ("u1", "u11")] == [3, 5]
    fight(g, "u1", "u11", (6, 6), (5, 5))
    assert ([armies(g, t) for t in ("u1", "u11")], faith(g, 1)) == ([3, 3], 20)


@pytest.mark.rule("G57", "G37")
def test_but_three_alike_bring_a_relic() -> None:
    g = invade(below(STEP_9, "u1 5", "u11 5", gods={0: "magic thule"}), "u1", "u11")
    fight(g, "u1", "u11", (1, 1, 1), (6, 6))
    assert relics(draws(g, "stonehenge"), 0) == {"stonehenge"}
    assert (armies(g, "u1"), doing(g)) == (3, "invasion")
    g = invade(below(STEP_9, "u1 5", "u11 5"), "u1", "u11")
    assert doing(fight(g, "u1", "u11", (1, 1, 1), (6, 6))) == "invasion"


@pytest.mark.rule("G58")
def test_spaces_bring_no_income() -> None:
    """Eleven territories: 3, and not 8 with 13 spaces."""
    eleven = "thule 1 varangia 1 galicia 1 alemannia 1 gaul 1 iberia 1 anglia 1 caledonia 1 egypt 1 kush 1 nubia 1"
    spaces = " ".join(f"{t} 1" for t in LINKS if t not in ("u2", "u5", "u7", "u10"))
    g = storm(phase="raise armies", armies={0: f"{eleven} {spaces}", 2: "rus 1"}, faith="0 0 0")
    assert (offers(g)[0], faith(g, 0)) == ("place caledonia 1..3", 3)
    assert refuses(g, 0, "place u1 1")


@pytest.mark.rule("G58", "G31")
@pytest.mark.parametrize("taken", [2, 3])
def test_spaces_are_no_labour_of_the_war_god(taken: int) -> None:
    g = invade(below(STEP_9, "u1 5", "u11 1", gods={0: "war thule"}, lines=f"taken {taken}"), "u1", "u11")
    say(fight(g, "u1", "u11", (6,), (5,)), 0, "occupy 1")
    assert (doing(g), miracles(g, 0), g.taken) == ("invading", set(), taken)


@pytest.mark.rule("G58")
def test_neither_gods_nor_temples_come_to_a_space() -> None:
    g = below("summon and build", "u1 5")
    assert refuses(g, 0, "summon war u1", "build u1")
    assert not any(" u" in o for o in offers(g))


@pytest.mark.rule("G59")
def test_free_neighbours_are_entered_without_dice_and_one_stays() -> None:
    g = below(STEP_9, "u1 3 u6 1 kurnugia 2", "u12 1")
    enter = {"enter u1 u11 1..2", "enter u1 u13 1..2", "enter kurnugia u4 1..2", "enter kurnugia u8 1..2"}
    assert set(offers(g)) == {"done", "invade u1 u12", *enter}
    say(g, 0, "enter u1 u11 2")
    assert (doing(g), [armies(g, t) for t in ("u1", "u11")], owner(g, "u11")) == ("invading", [1, 2], 0)
    say(g, 0, "enter u11 u9 1", "enter kurnugia u8 2")
    assert [(owner(g, t), armies(g, t)) for t in ("u11", "u9", "u8", "kurnugia")] == [(0, 1), (0, 1), (0, 2), (-1, 0)]


@pytest.mark.rule("G59")
def test_all_spaces_start_free() -> None:
    g = say(feldherr.new(feldherr.ruleset(MODE), 3), feldherr.CHANCE, *[f"choose {t}" for t in ("rus", "thule", "egypt", "roma")])
    rolls(g, 6, 5, 4)
    while doing(g) != "bidding":
        say(g, feldherr.asked(g), offers(g)[0].split("..")[0])
    assert all(armies(g, t) == 0 and owner(g, t) == -1 for t in (*LINKS, "kurnugia", "avalon", "duat", "elysium", "valhalla"))


@pytest.mark.rule("G61")
@pytest.mark.parametrize(
    ("here", "dice", "stays"), [(1, "1", None), (2, "1..2", "1"), (3, "1..3", "1..2"), (4, "1..3", "1..3"), (9, "1..3", "1..3")]
)
def test_dice_from_the_heaven_are_as_many_as_its_armies_or_at_some_tables_one_fewer(here: int, dice: str, stays: str | None) -> None:
    assert offers(invade(below(STEP_9, f"kurnugia {here}", "u1 1"), "kurnugia", "u1")) == [f"attack kurnugia u1 {dice}"]
    g = below(STEP_9, f"kurnugia {here}", "u1 1", heaven_dice="one_stays")
    if stays is None:
        assert refuses(g, 0, "invade kurnugia u1")
    else:
        assert offers(invade(g, "kurnugia", "u1")) == [f"attack kurnugia u1 {stays}"]


@pytest.mark.rule("G61")
@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("house", ["all", "one_stays"])
def test_after_a_conquest_from_the_heaven_at_least_the_dice_move_in_up_to_all(dice: int, house: str) -> None:
    g = invade(below(STEP_9, "kurnugia 5", "u1 1", heaven_dice=house), "kurnugia", "u1")
    fight(g, "kurnugia", "u1", (6,) * dice, (5,))
    assert offers(g) == [f"occupy {dice}..5"]
    say(g, 0, "occupy 5")
    assert [(owner(g, t), armies(g, t)) for t in ("u1", "kurnugia")] == [(0, 5), (-1, 0)]


@pytest.mark.rule("G61", "G56")
def test_the_last_army_of_a_heaven_may_attack_and_move_in() -> None:
    g = invade(below(STEP_9, "kurnugia 1", "u1 1"), "kurnugia", "u1")
    fight(g, "kurnugia", "u1", (6,), (5,))
    assert ([(owner(g, t), armies(g, t)) for t in ("u1", "kurnugia")], doing(g)) == ([(0, 1), (-1, 0)], "invading")


@pytest.mark.rule("G62")
def test_there_is_no_fortifying_in_the_underworld() -> None:
    g = storm(phase="fortify", armies={0: "thule 3 varangia 1 u1 5 u11 1 kurnugia 4", 2: "rus 1"})
    assert offers(g) == ["done", "fortify thule varangia 1..2"]
    assert refuses(g, 0, "fortify u1 u11 1", "fortify kurnugia u1 1", "fortify thule u1 1")
    g = below(STEP_9, "u1 5 u11 1")
    assert refuses(g, 0, "fortify u1 u11 1", "enter u1 u11 1", "invade u1 u11")


# ---- step 10 (G60) ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G60")
@pytest.mark.parametrize("crypts", ["u2 1", "u5 1", "u7 3", "u10 1", "u2 1 u5 1 u7 1 u10 1"])
def test_with_the_god_of_death_and_a_crypt_one_death_card_may_be_drawn(crypts: str) -> None:
    g = below(STEP_10, crypts, gods={0: "death thule"})
    assert (g.seat, offers(g)) == (0, ["done", "labour death"])
    draws(say(g, 0, "labour death"), "crops_wither")
    assert (miracles(g, 0), g.seat, faith(g, 0)) == ({"crops_wither"}, 1, 20)
    assert end_phase(below(STEP_10, crypts, gods={0: "death thule"})).seat == 1


@pytest.mark.rule("G60")
@pytest.mark.parametrize(
    ("own", "foe", "god"),
    [("u2 1", "", "war"), ("u3 1 u9 1 u1 1 u6 1", "u2 1 u5 1 u7 1 u10 1", "death"), ("kurnugia 5", "", "death")],
)
def test_no_card_without_the_god_or_without_a_crypt(own: str, foe: str, god: str) -> None:
    g = below(STEP_10, own, foe, gods={0: f"{god} thule"})
    assert (g.seat, miracles(g, 0)) == (1, set())


@pytest.mark.rule("G60", "G15")
def test_the_next_token_plays_and_after_the_last_the_epoch_ends() -> None:
    tokens = "tokens 3 1 2"  # seat 1, then 2, then 0
    assert storm(phase=STEP_10, turn=1, armies={0: "thule 1", 2: "rus 1"}, lines=tokens).seat == 2
    assert storm(phase=STEP_10, turn=2, armies={0: "thule 1", 2: "rus 1"}, lines=tokens).seat == 0
    g = storm(phase=STEP_10, turn=0, armies={0: "thule 1", 2: "rus 1"}, lines=tokens)
    assert (doing(g), g.seat, g.round, feldherr.players(g)) == ("bidding", -1, 1, (0, 1, 2))
