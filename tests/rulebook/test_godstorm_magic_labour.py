"""Rulebook G, Godstorm, 2004: the labour of magic (G37)."""

from __future__ import annotations

import pytest

from feldherr import State
from pantheon import draws, faith, god, invade, relics, storm
from table import armies, doing, offers, rolls, say
from wonders import RELICS, cards


def godswar(mine: str, theirs: str, lines: str = "") -> State:
    """Roma has nine armies and faces gods of seat 1 in Liguria, with two."""
    return storm(armies={0: "roma 9 kush 1", 1: "liguria 2", 2: "egypt 1"}, gods={0: mine, 1: theirs}, lines=lines)


def clash(g: State, target: str, champion: str, *dice: int) -> State:
    invade(g, "roma", target)
    say(g, 0, f"champion {champion}")
    return rolls(g, *dice)


@pytest.mark.rule("G37")
def test_three_equal_dice_bring_a_relic_each_time() -> None:
    g = storm(armies={0: "roma 9 kush 1", 1: "liguria 5", 2: "egypt 1"}, gods={0: "magic kush"})
    invade(g, "roma", "liguria")
    for card in ("stonehenge", "excalibur"):
        say(g, 0, "attack roma liguria 3")
        say(g, 1, "defend 2")
        rolls(g, 4, 4, 4, 6, 6)
        assert (doing(g), len(offers(g))) == ("drawing miracles", 15 if card == "stonehenge" else 14)
        draws(g, card)
    assert (relics(g, 0), faith(g, 0)) == ({"stonehenge", "excalibur"}, 20)


@pytest.mark.rule("G37")
def test_two_of_one_side_and_one_of_the_other_are_no_three() -> None:
    g = storm(armies={0: "roma 9 kush 1", 1: "liguria 5", 2: "egypt 1"}, gods={0: "magic kush", 1: "magic gaul"})
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    assert doing(rolls(g, 4, 4, 3, 4, 3)) == "invasion"


@pytest.mark.rule("G37")
def test_no_relic_without_the_goddess() -> None:
    g = storm(armies={0: "roma 9", 1: "liguria 5", 2: "egypt 1"}, gods={0: "war roma"})
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    assert doing(rolls(g, 4, 4, 4, 3, 3)) == "invasion"


@pytest.mark.rule("G37")
def test_three_ones_count_before_they_are_rolled_again_and_one_card_is_all() -> None:
    g = storm(armies={0: "roma 9", 1: "liguria 5", 2: "egypt 1"}, gods={0: "magic roma"})
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    rolls(g, 1, 1, 1, 3, 3)
    draws(g, "stonehenge")
    assert offers(g) == ["roll 3 dice"]
    assert (doing(rolls(g, 5, 5, 5)), relics(g, 0)) == ("invasion", {"stonehenge"})


@pytest.mark.rule("G37")
def test_three_that_lie_together_after_a_re_roll_count() -> None:
    g = storm(armies={0: "roma 9", 1: "liguria 5", 2: "egypt 1"}, gods={0: "magic roma"})
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    rolls(g, 1, 4, 1, 3, 3)
    assert offers(g) == ["roll 2 dice"]
    assert doing(rolls(g, 4, 4)) == "drawing miracles"


@pytest.mark.rule("G37")
def test_ones_that_never_lay_together_are_no_three() -> None:
    g = storm(armies={0: "roma 9", 1: "liguria 5", 2: "egypt 1"}, gods={0: "magic roma"})
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    rolls(g, 1, 1, 2, 3, 3)
    rolls(g, 1, 5)
    assert doing(rolls(g, 3)) == "invasion"


@pytest.mark.rule("G37")
def test_two_threes_in_a_throw_bring_one_card() -> None:
    homes: dict[int | str, str] = {0: "roma 9 kush 1 u3 1 u9 1", 1: "liguria 2", 2: "egypt 1"}
    g = storm(armies=homes, gods={0: "sky roma magic kush", 1: "war liguria"})
    clash(g, "liguria", "sky", 2, 2, 2, 3, 3, 3, 6, 6, 5)
    draws(g, "stonehenge")
    assert (doing(g), god(g, 1, "war")) == ("drawing miracles", "")  # the sky labour's
    draws(g, "lava_erupts")
    assert (doing(g), relics(g, 0)) == ("invasion", {"stonehenge"})


@pytest.mark.rule("G37")
def test_in_any_turn_the_defenders_count_too_and_the_attacker_draws_first() -> None:
    g = godswar("war roma magic kush", "war liguria magic gaul")
    clash(g, "liguria", "war", 2, 2, 2, 6, 6, 6)
    draws(g, "stonehenge")
    assert (relics(g, 0), relics(g, 1), doing(g)) == ({"stonehenge"}, set(), "drawing miracles")
    draws(g, "excalibur")
    assert (relics(g, 0), relics(g, 1)) == ({"stonehenge"}, {"excalibur"})
    alone = clash(godswar("war roma magic kush", "war liguria magic gaul"), "liguria", "war", 2, 3, 2, 6, 6, 6)
    draws(alone, "stonehenge")
    assert (relics(alone, 0), relics(alone, 1)) == (set(), {"stonehenge"})


@pytest.mark.rule("G37", "G30")
def test_the_last_relic_goes_to_the_attacker_and_then_there_are_none() -> None:
    names = cards(RELICS)
    g = godswar("war roma magic kush", "war liguria magic gaul", lines=f"gone {' '.join(names[1:])}")
    clash(g, "liguria", "war", 2, 2, 2, 6, 6, 6)
    draws(g, names[0])
    assert (relics(g, 0), relics(g, 1), doing(g)) == ({names[0]}, set(), "invasion")


@pytest.mark.rule("G37", "G57")
def test_in_the_underworld_too() -> None:
    g = storm(phase="invade the Underworld", armies={0: "roma 2 u1 9", 1: "u11 3", 2: "egypt 1"}, gods={0: "magic roma"})
    say(g, 0, "invade u1 u11", "attack u1 u11 3")
    say(g, 1, "defend 2")
    assert doing(rolls(g, 1, 1, 1, 5, 5)) == "drawing miracles"
    draws(g, "stonehenge")
    assert (doing(g), armies(g, "u1")) == ("invasion", 7)  # and nothing is rolled again there
