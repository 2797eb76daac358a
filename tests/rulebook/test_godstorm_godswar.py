"""Rulebook G, Godstorm, 2004: the godswar, its dice and their order, and the powers of the gods (G28, G42, G52-G54)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from pantheon import draws, faith, god, invade, miracles, relics, storm
from table import armies, doing, offers, refuses, rolls, say

MJOLNIR, GUNGNIR = "mjolnir_hammer_of_thor", "gungnir_spear_of_odin"


def clash(mine: str, theirs: str, here: int = 4, there: int = 3, own: str = "", foe: str = "", stay: str = "", **more: Any) -> State:
    """Seat 0 invades Varangia from Thule, both with these gods (and armies elsewhere); equal armies unless told, so dice decide."""
    gods = {0: " ".join(k if " " in k else f"{k} thule" for k in mine.split(",") if k)}
    gods[1] = " ".join(k if " " in k else f"{k} varangia" for k in theirs.split(",") if k)
    g = storm(armies={0: f"thule {here} egypt 1 {own}", 1: f"varangia {there} {foe}", 2: "rus 1"}, gods=gods, **more)
    if stay:
        say(g, 0, "invade thule varangia", *[f"stay {kind}" for kind in stay.split()])
        return say(g, 0, "done") if doing(g) == "mustering" else g
    return invade(g, "thule", "varangia")


def war(g: State, mine: str, *dice: int) -> State:
    """The attacker's champion against the only god, or the one already named, of the defender."""
    return rolls(say(g, 0, f"champion {mine}"), *dice)


def gods(g: State) -> tuple[bool, bool]:
    """Whether the war gods of the two are in play."""
    return god(g, 0, "war") != "", god(g, 1, "war") != ""


# ---- who fights whom (G42) ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G42")
def test_gods_of_both_sides_fight_before_the_armies_do() -> None:
    g = clash("war,death", "sky,magic")
    assert (doing(g), offers(g)) == ("invasion", ["champion war", "champion death"])
    assert refuses(g, 0, "attack thule varangia 1", "done", "champion sky")
    say(g, 0, "champion death")
    assert (feldherr.asked(g), offers(g)) == (1, ["champion magic", "champion sky"])
    assert refuses(g, 1, "champion war")
    assert offers(say(g, 1, "champion magic")) == ["roll 7 dice"]


@pytest.mark.rule("G42")
@pytest.mark.parametrize(
    ("mine", "theirs", "stay"),
    [("war", "", ""), ("", "war", ""), ("war,death", "war", "war death"), ("war", "war dacia", ""), ("war egypt", "war", "")],
)
def test_without_gods_on_both_sides_there_is_no_godswar(mine: str, theirs: str, stay: str) -> None:
    assert offers(clash(mine, theirs, stay=stay)) == ["attack thule varangia 1..3"]


@pytest.mark.rule("G42")
def test_only_announced_gods_can_be_named() -> None:
    assert offers(clash("war,death", "war", stay="war")) == ["champion death"]


@pytest.mark.rule("G42")
def test_the_higher_total_banishes_the_named_god_and_no_other() -> None:
    g = say(clash("war,death", "magic,death"), 0, "champion death")
    rolls(say(g, 1, "champion magic"), 6, 5, 4, 5, 5, 4)
    assert [god(g, 0, k) for k in ("war", "death")] == ["thule", "thule"]
    assert [god(g, 1, k) for k in ("magic", "death")] == ["", "varangia"]
    g = say(clash("war,death", "magic,death"), 0, "champion death")
    rolls(say(g, 1, "champion magic"), 5, 5, 4, 6, 5, 4)
    assert [god(g, 0, k) for k in ("war", "death")] == ["thule", ""]
    assert [god(g, 1, k) for k in ("magic", "death")] == ["varangia", "varangia"]
    assert (armies(g, "thule"), armies(g, "varangia"), faith(g, 0), faith(g, 1)) == (4, 3, 20, 20)


@pytest.mark.rule("G42", "G27")
def test_a_banished_god_can_be_summoned_again_and_is_nowhere_meanwhile() -> None:
    g = war(clash("death", "war"), "death", 2, 2, 3, 6, 6, 5)
    board = feldherr.write_position(g).split("step ")[0]
    g = feldherr.read_position(f"{board}phase summon and build")
    assert {"summon death thule", "summon death egypt"} <= set(offers(g))


@pytest.mark.rule("G42", "G28")
@pytest.mark.parametrize(
    ("mine", "theirs", "champion", "stay", "wins"),
    [
        ("death", "war", "death", "", False),
        ("war", "death", "war", "", True),
        ("war,death", "death", "death", "", True),
        ("war,death", "death", "death", "war", False),
        ("war egypt,death", "death", "death", "", False),
        ("war,death", "war", "war", "", True),
    ],
)
def test_ties_to_the_defender_unless_the_attackers_war_god_takes_part(mine: str, theirs: str, champion: str, stay: str, wins: bool) -> None:
    g = war(clash(mine, theirs, stay=stay), champion, 6, 5, 4, 6, 5, 4)
    assert (god(g, 1, theirs) == "", god(g, 0, champion) == "") == (wins, not wins)


# ---- dice and totals (G52) ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G52", "G28", "G57")
@pytest.mark.parametrize(
    ("table", "dice"),
    [
        ({}, (3, 3)),
        ({"mine": "war,sky"}, (4, 3)),
        ({"mine": "sky"}, (4, 3)),
        ({"mine": "war,sky", "stay": "sky"}, (3, 3)),
        ({"mine": "war,sky egypt", "theirs": "war,sky dacia"}, (3, 3)),
        ({"theirs": "sky"}, (3, 4)),
        ({"own": "u3 1"}, (4, 3)),
        ({"own": "u9 2"}, (4, 3)),
        ({"own": "u3 1 u9 1", "mine": "war,sky"}, (6, 3)),
        ({"foe": "u3 1 u9 1", "theirs": "sky"}, (3, 6)),
        ({"own": "u3 1 u2 1 u1 1 u6 1", "foe": "u9 1 u10 1"}, (4, 4)),
    ],
)
def test_three_dice_one_for_the_sky_god_one_for_each_altar(table: dict[str, Any], dice: tuple[int, int]) -> None:
    """Which dice are whose shows in who wins: all sixes against all ones."""
    table = {"mine": "war", "theirs": "war", **table}
    g = clash(**table)
    say(g, 0, offers(g)[0])
    assert offers(g) == [f"roll {sum(dice)} dice"]
    kind = table["theirs"].split(",")[0]
    rolls(g, *[1] * dice[0], *[6] * dice[1])
    assert god(g, 1, kind) == "varangia"
    g = clash(**table)
    rolls(say(g, 0, offers(g)[0]), *[6] * dice[0], *[1] * dice[1])
    assert god(g, 1, kind) == ""


@pytest.mark.rule("G52", "G28", "G43")
@pytest.mark.parametrize(
    ("table", "again"),
    [
        ({}, 0),
        ({"mine": "war,magic"}, 2),
        ({"mine": "magic"}, 2),
        ({"mine": "war,magic", "stay": "magic"}, 0),
        ({"mine": "war,magic egypt", "theirs": "war,magic dacia"}, 0),
        ({"theirs": "magic"}, 1),
        ({"temples": "varangia"}, 1),
        ({"temples": "thule dacia"}, 0),
        ({"temples": "varangia", "mine": "war,magic"}, 3),
    ],
)
def test_who_throws_ones_again(table: dict[str, Any], again: int) -> None:
    g = clash(**{"mine": "war", "theirs": "war", **table})
    rolls(say(g, 0, offers(g)[0]), 1, 5, 1, 4, 3, 1)
    assert (doing(g), offers(g)) == ("godswar thrown", [f"roll {again} dice"]) if again else doing(g) == "invasion"


@pytest.mark.rule("G52", "G53")
def test_ones_are_thrown_again_until_none_is_left_on_either_side() -> None:
    g = war(clash("war,magic", "war", temples="varangia"), "war", 1, 5, 1, 4, 3, 1)
    rolls(g, 1, 2, 1)  # 1 5 2 against 4 3 1
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 3, 1)
    assert offers(g) == ["roll 1 dice"]
    rolls(g, 4)  # 3 5 2 against 4 3 4
    assert gods(g) == (False, True)


@pytest.mark.rule("G52")
@pytest.mark.parametrize(
    ("here", "there", "all_of_them"),
    [(5, 2, (True, True)), (4, 2, (False, True)), (3, 2, (False, False)), (4, 1, (True, True)), (4, 3, (False, False))],
)
def test_armies_count_all_but_one_of_the_origin_and_all_of_the_target(here: int, there: int, all_of_them: tuple[bool, bool]) -> None:
    """10 + the attacker's against 11 + the defender's; ties to the defender. Some tables count the whole origin."""
    for option, wins in zip(("invading", "all"), all_of_them):
        g = war(clash("death", "war", here, there, godswar_armies=option), "death", 4, 4, 2, 4, 4, 3)
        assert (god(g, 1, "war") == "") is wins


@pytest.mark.rule("G52")
def test_armies_count_as_they_stand_at_that_roll() -> None:
    g = clash("death", "war,sky dacia", 4, 3, cards={1: "men_become_warriors"})
    say(g, 1, "play men_become_warriors")
    war(g, "death", 5, 4, 4, 4, 4, 3)  # 13 + 3 against 11 + 6
    assert god(g, 0, "death") == ""


@pytest.mark.rule("G52", "G99")
@pytest.mark.parametrize(("seat", "wins"), [(0, True), (1, False), (2, False)])
def test_relics_and_cards_count_for_their_side(seat: int, wins: bool) -> None:
    bonus = ["0", "0", "0"]
    bonus[seat] = "4"
    for more in ({"relics": {seat: MJOLNIR}}, {"lines": f"fire {' '.join(bonus)}"}):
        g = war(clash("death", "war", **more), "death", 4, 4, 2, 4, 4, 4)  # two behind
        assert (god(g, 1, "war") == "") is wins


# ---- order within a roll (G53), and the goddess's labour (G37) ----------------------------------------------------------------------


@pytest.mark.rule("G53", "G37")
def test_three_ones_are_three_alike_before_they_are_thrown_again_and_bring_one_card() -> None:
    g = war(clash("war,magic", "war"), "war", 1, 1, 1, 4, 3, 2)
    assert doing(g) == "drawing miracles"
    draws(g, "stonehenge")
    assert (relics(g, 0), offers(g)) == ({"stonehenge"}, ["roll 3 dice"])
    rolls(g, 5, 5, 5)
    assert (relics(g, 0), doing(g), gods(g)) == ({"stonehenge"}, "invasion", (True, False))


@pytest.mark.rule("G53", "G37")
def test_the_defender_too_gets_one_card_for_a_throw_with_its_rerolls() -> None:
    g = draws(war(clash("war", "magic"), "war", 6, 5, 4, 1, 1, 1), "stonehenge")
    rolls(g, 2, 2, 2)
    assert (relics(g, 1), relics(g, 0), doing(g)) == ({"stonehenge"}, set(), "invasion")


@pytest.mark.rule("G53", "G37")
def test_three_alike_after_throwing_again_count_and_come_before_the_losses() -> None:
    g = war(clash("war,magic", "war"), "war", 5, 1, 5, 4, 3, 2)
    assert doing(g) == "godswar thrown"
    rolls(rolls(g, 1), 5)
    assert (doing(g), gods(g)) == ("drawing miracles", (True, True))
    assert gods(draws(g, "stonehenge")) == (True, False)


@pytest.mark.rule("G53", "G37")
def test_only_faces_that_lie_together_count() -> None:
    g = war(clash("war,magic", "war"), "war", 1, 1, 5, 4, 3, 2)
    rolls(rolls(g, 1, 6), 2)  # three 1s were thrown, but never lay together
    assert (doing(g), relics(g, 0)) == ("invasion", set())


@pytest.mark.rule("G53", "G37")
def test_two_triples_bring_one_card_and_the_attacker_draws_first() -> None:
    g = war(clash("war,sky,magic egypt", "war,magic dacia", own="u3 1 u9 1"), "war", 3, 3, 3, 4, 4, 4, 2, 2, 2)
    draws(g, "stonehenge")
    assert (relics(g, 0), relics(g, 1), doing(g)) == ({"stonehenge"}, set(), "drawing miracles")
    draws(g, "excalibur")
    assert (relics(g, 0), relics(g, 1)) == ({"stonehenge"}, {"excalibur"})
    draws(g, "lava_erupts")  # of the sky, for the god banished
    assert (miracles(g, 0), doing(g)) == ({"lava_erupts"}, "invasion")


@pytest.mark.rule("G53", "G37")
def test_three_alike_bring_nothing_without_the_goddess_and_army_dice_bring_a_card_too() -> None:
    assert doing(war(clash("war", "war,magic dacia"), "war", 6, 6, 6, 4, 3, 2)) == "invasion"
    assert doing(war(clash("war,magic egypt", "war"), "war", 6, 5, 6, 4, 6, 2)) == "invasion"
    g = say(clash("magic egypt", ""), 0, "attack thule varangia 3")
    rolls(say(g, 1, "defend 2"), 3, 3, 3, 6, 6)
    assert (doing(g), armies(g, "thule")) == ("drawing miracles", 4)
    assert armies(draws(g, "stonehenge"), "thule") == 2


@pytest.mark.rule("G53")
@pytest.mark.parametrize(("when", "wins"), [("at_once", True), ("next", False)])
def test_mjolnir_won_in_a_godswar_works_in_it_or_at_some_tables_from_the_next_on(when: str, wins: bool) -> None:
    g = war(clash("death,war,magic egypt", "death", relic_mid_godswar=when), "death", 2, 2, 2, 3, 3, 2)  # 6 against 8
    draws(g, MJOLNIR)
    assert (god(g, 1, "death") == "") is wins
    if when == "next":
        war(g, "war", 2, 2, 3, 5, 3, 2)  # 7 against 10, the war god wins ties
        assert god(g, 1, "death") == ""


@pytest.mark.rule("G53")
@pytest.mark.parametrize("when", ["at_once", "next"])
def test_gungnir_won_in_a_godswar_rerolls_at_once_or_at_some_tables_later(when: str) -> None:
    g = war(clash("war,magic egypt", "war", relic_mid_godswar=when), "war", 1, 1, 1, 2, 2, 4)
    draws(g, GUNGNIR)
    if when == "at_once":
        assert offers(g) == ["roll 3 dice"]
        rolls(g, 6, 6, 6)
    assert gods(g) == ((True, False) if when == "at_once" else (False, True))


# ---- afterwards (G54), and powers until banished (G28) ------------------------------------------------------------------------------


@pytest.mark.rule("G54")
def test_while_both_sides_have_gods_the_attacker_fights_on_or_breaks_off() -> None:
    g = say(clash("war,death", "war,death"), 0, "champion war")
    rolls(say(g, 1, "champion war"), 6, 6, 5, 2, 2, 1)
    assert offers(g) == ["done", "champion war", "champion death"]
    assert refuses(g, 0, "attack thule varangia 1")
    assert doing(say(g, 0, "done")) == "invading"
    assert (god(g, 0, "war"), god(g, 1, "death"), armies(g, "thule")) == ("thule", "varangia", 4)


@pytest.mark.rule("G54")
@pytest.mark.parametrize("dice", [(6, 6, 5, 2, 2, 1), (2, 2, 1, 6, 6, 5)])
@pytest.mark.parametrize("forced", ["yes", "no"])
def test_when_one_side_has_none_a_roll_of_army_dice_must_follow_or_at_some_tables_may(dice: tuple[int, ...], forced: str) -> None:
    g = war(clash("war", "war", godswar_forced=forced), "war", *dice)
    attack = "attack thule varangia 1..3"
    assert offers(g) == ([attack] if forced == "yes" else ["done", attack])
    rolls(say(say(g, 0, "attack thule varangia 1"), 1, "defend 2"), 1, 6, 6)
    assert offers(g) == ["done", "attack thule varangia 1..2"]


@pytest.mark.rule("G54")
def test_the_roll_is_owed_too_after_a_second_godswar() -> None:
    g = war(clash("war,death", "war"), "death", 2, 2, 1, 6, 6, 5)
    assert "done" in offers(g)
    war(g, "war", 2, 2, 1, 6, 6, 5)
    assert offers(g) == ["attack thule varangia 1..3"]


@pytest.mark.rule("G28")
@pytest.mark.parametrize(("champion", "left"), [("war", (3, 3)), ("death", (4, 2))])
def test_a_god_helps_the_army_dice_named_or_not_until_banished(champion: str, left: tuple[int, int]) -> None:
    g = clash("war,death", "magic")
    war(g, champion, 2, 2, 2, 6, 6, 5)  # the champion is banished
    other = "death" if champion == "war" else "war"
    war(g, other, 6, 6, 6, 2, 2, 4)  # the other one wins
    rolls(say(say(g, 0, "attack thule varangia 1"), 1, "defend 1"), 3, 3)
    assert (armies(g, "thule"), armies(g, "varangia")) == left  # a tie: with the war god the attacker's


@pytest.mark.rule("G28", "G52")
def test_a_banished_sky_god_throws_no_more_dice_and_a_banished_goddess_none_again() -> None:
    g = war(clash("sky,magic,death", "war"), "sky", 2, 3, 2, 3, 6, 6, 6)
    assert offers(say(g, 0, "champion magic")) == ["roll 6 dice"]
    rolls(g, 2, 2, 3, 6, 6, 5)
    war(g, "death", 1, 1, 1, 6, 5, 6)
    assert offers(g) == ["attack thule varangia 1..3"]  # nothing was thrown again


@pytest.mark.rule("G28")
def test_all_the_defenders_gods_help_until_banished() -> None:
    g = say(clash("death", "magic,sky"), 0, "champion death")
    assert offers(say(g, 1, "champion magic")) == ["roll 7 dice"]
    rolls(g, 6, 6, 5, 2, 2, 1, 1)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 3, 3)
    assert (god(g, 1, "magic"), offers(say(g, 0, "champion death"))) == ("", ["roll 7 dice"])
    rolls(g, 6, 6, 6, 3, 1, 1, 1)
    assert (god(g, 1, "sky"), offers(g)) == ("", ["attack thule varangia 1..3"])


@pytest.mark.rule("G28")
def test_the_sky_god_adds_nothing_to_army_dice() -> None:
    g = say(clash("sky", "", there=2), 0, "attack thule varangia 3")
    assert offers(say(g, 1, "defend 2")) == ["roll 5 dice"]
    assert offers(say(clash("", "sky", there=1), 0, "attack thule varangia 3")) == ["roll 4 dice"]
