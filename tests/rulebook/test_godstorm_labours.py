"""Rulebook G, Godstorm, 2004: the labours of war and sky (G31, G36)."""

from __future__ import annotations

from typing import Any

import pytest

from feldherr import State
from pantheon import draws, end_phase, faith, god, invade, miracles, storm
from table import armies, doing, offers, owner, rolls, say
from wonders import SKY, WAR, cards


def beat(g: State, src: str, dst: str, n: int = 3) -> State:
    """Conquer a territory with one defender, in a fresh invasion."""
    invade(g, src, dst)
    say(g, g.seat, f"attack {src} {dst} {n}")
    return rolls(g, *[6, 5, 4][:n], 1)


def occupy(g: State, n: int = 3) -> State:
    return say(g, g.seat, f"occupy {n}")


# ---- war (G31) ----------------------------------------------------------------------------------------------------------------------


def at_war(taken: int = 0, own: str = "roma 12 kush 2", gods: str = "war kush", **more: Any) -> State:
    return storm(armies={0: own, 2: "egypt 1"}, gods={0: gods} if gods else None, lines=f"taken {taken}", **more)


@pytest.mark.rule("G31")
def test_the_third_conquest_of_a_turn_brings_a_war_card_and_no_other_does() -> None:
    g = at_war()
    for target in ("liguria", "apulia"):
        occupy(beat(g, "roma", target))
        assert doing(g) == "invading"
    beat(g, "roma", "corsica")
    assert (doing(g), len(offers(g))) == ("drawing miracles", len(cards(WAR)))  # at once, before moving in
    draws(g, "storms_rage")
    assert (miracles(g, 0), doing(g), faith(g, 0)) == ({"storms_rage"}, "occupying", 20)  # and free
    occupy(g)
    for src, dst, dice in (("liguria", "gaul", 2), ("apulia", "graecia", 2), ("gaul", "anglia", 1)):
        assert doing(beat(g, src, dst, dice)) == "invading"  # the sixth neither
    assert (miracles(g, 0), owner(g, "anglia")) == ({"storms_rage"}, 0)


@pytest.mark.rule("G31")
def test_no_war_card_without_the_god_of_war() -> None:
    g = at_war(taken=2, gods="magic roma sky roma death kush")
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    rolls(g, 6, 5, 4, 2)
    assert doing(g) == "occupying"


@pytest.mark.rule("G31")
def test_a_god_banished_before_the_third_conquest_brings_none() -> None:
    g = storm(armies={0: "roma 4", 2: "egypt 1"}, gods={0: "war roma", 1: "sky liguria"}, lines="taken 2")
    invade(g, "roma", "liguria")
    say(g, 0, "champion war")
    rolls(g, 1, 1, 2, 6, 6, 6, 6)
    assert god(g, 0, "war") == ""
    say(g, 0, "attack roma liguria 3")
    rolls(g, 6, 5, 4, 1)
    assert (owner(g, "liguria"), miracles(g, 0), doing(g)) == (0, set(), "invading")


@pytest.mark.rule("G31", "G47")
@pytest.mark.parametrize(("stack", "dice"), [(12, 3), (4, 3), (3, 2), (2, 1)])
def test_the_card_comes_before_moving_in_and_plague(stack: int, dice: int) -> None:
    """The god of war goes with the army into a plague land and is banished there, but the labour is done before."""
    g = storm(armies={0: f"roma {stack}", 2: "egypt 1"}, gods={0: "war roma"}, lines="taken 2", plague="liguria")
    beat(g, "roma", "liguria", dice)
    assert doing(g) == "drawing miracles"
    draws(g, "storms_rage")
    if doing(g) == "occupying":
        occupy(g, dice)
    assert (miracles(g, 0), god(g, 0, "war"), armies(g, "liguria")) == ({"storms_rage"}, "", dice - dice // 2)


@pytest.mark.rule("G31")
def test_each_turn_counts_anew_and_only_ones_own() -> None:
    g = at_war(taken=2)
    while g.seat == 0:
        end_phase(g)
    assert g.taken == 0


@pytest.mark.rule("G31", "G49")
def test_entering_an_empty_territory_is_no_conquest() -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 12", 2: "egypt 1"},
        gods={0: "war roma"},
        cards={0: "storms_rage"},
        lines="taken 2",
        faith="0 0 0",
    )
    say(g, 0, "play storms_rage", "choose liguria")
    rolls(g, 1)
    say(g, 0, "enter roma liguria 1", "done")
    assert (owner(g, "liguria"), doing(g)) == (0, "invading")
    beat(g, "roma", "apulia")  # the third is this one
    assert doing(g) == "drawing miracles"


@pytest.mark.rule("G31", "G92")
def test_a_takeover_by_a_card_is_no_conquest() -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 12", 2: "egypt 1"},
        gods={0: "war roma death roma"},
        cards={0: "the_trojan_horse_is_revealed"},
        lines="taken 2",
    )
    say(g, 0, "play the_trojan_horse_is_revealed", "choose kush")
    rolls(g, 4)
    assert (owner(g, "kush"), miracles(g, 0), doing(g)) == (0, set(), "invading")
    beat(g, "roma", "apulia")
    assert doing(g) == "drawing miracles"


@pytest.mark.rule("G31", "G58")
@pytest.mark.parametrize("taken", [2, 3])
def test_underworld_spaces_are_no_conquests(taken: int) -> None:
    g = storm(
        phase="invade the Underworld",
        armies={0: "roma 2 u1 9", 1: "u11 1", 2: "egypt 1"},
        gods={0: "war roma"},
        lines=f"taken {taken}",
    )
    say(g, 0, "invade u1 u11", "attack u1 u11 3")
    rolls(g, 6, 5, 4, 1)
    assert (owner(g, "u11"), doing(g)) == (0, "occupying")


@pytest.mark.rule("G31", "G86")
def test_neutral_territories_count() -> None:
    g = storm(2, armies={0: "roma 9", 1: "egypt 1"}, rest="neutral1", gods={0: "war roma"}, lines="taken 2")
    beat(g, "roma", "liguria")
    assert doing(g) == "drawing miracles"


@pytest.mark.rule("G31", "G16")
def test_the_card_waits_for_the_next_turn() -> None:
    g = at_war(taken=2)
    beat(g, "roma", "liguria")
    draws(g, "heroes_are_born")
    occupy(g)
    while g.seat == 0:
        assert not [o for o in offers(g) if o.startswith("play")]
        end_phase(g)
    assert miracles(g, 0) == {"heroes_are_born"}


@pytest.mark.rule("G31", "G30")
def test_an_empty_deck_gives_no_labour_card() -> None:
    g = storm(armies={0: "roma 9", 2: "egypt 1"}, gods={0: "war roma"}, lines=f"taken 2\ngone {' '.join(cards(WAR))}")
    assert doing(beat(g, "roma", "liguria")) == "occupying"


# ---- sky (G36) ----------------------------------------------------------------------------------------------------------------------


def godswar(mine: str, theirs: str, **more: Any) -> State:
    """Roma has nine armies and faces gods of seat 1 in Liguria."""
    return storm(armies={0: "roma 9 kush 1", 1: "liguria 2 apulia 2", 2: "egypt 1"}, gods={0: mine, 1: theirs}, **more)


def clash(g: State, target: str, champion: str, *dice: int) -> State:
    if doing(g) == "invading":
        invade(g, "roma", target)
    say(g, 0, f"champion {champion}")
    return rolls(g, *dice)


WIN = (6, 5, 6, 1, 2, 1)  # 17 and eight armies against 4 and two
LOSE = (1, 2, 1, 6, 6, 5)  # 4 and eight armies against 17 and two


@pytest.mark.rule("G36")
def test_banishing_gods_brings_one_sky_card_a_turn() -> None:
    g = godswar("war roma sky kush", "war liguria magic apulia")
    clash(g, "liguria", "war", *WIN)
    assert (god(g, 1, "war"), doing(g), len(offers(g))) == ("", "drawing miracles", len(cards(SKY)))
    draws(g, "lava_erupts")
    say(g, 0, "attack roma liguria 1")
    say(g, 1, "defend 1")
    rolls(g, 2, 6)
    say(g, 0, "done")
    clash(g, "apulia", "war", 6, 5, 6, 2, 2, 3)
    assert (god(g, 1, "magic"), miracles(g, 0), doing(g)) == ("", {"lava_erupts"}, "invasion")


@pytest.mark.rule("G36")
def test_the_next_turn_has_its_own_sky_labour() -> None:
    homes: dict[int | str, str] = {0: "roma 9 kush 1", 1: "liguria 9", 2: "egypt 1"}
    g = storm(armies=homes, gods={0: "war roma sky kush", 1: "war liguria sky gaul"})
    draws(clash(g, "liguria", "war", *WIN), "lava_erupts")
    say(g, 0, "attack roma liguria 1")
    say(g, 1, "defend 1")
    rolls(g, 2, 6)
    while g.seat == 0:
        end_phase(g)
    say(g, 1, f"place liguria {g.reserve[1]}", "summon war liguria", "done", "done", "invade liguria roma", "done")
    say(g, 0, "done")  # no sky card is played
    say(g, 1, "champion war")
    rolls(g, *WIN)
    assert (god(g, 0, "war"), doing(g)) == ("", "drawing miracles")


@pytest.mark.rule("G36")
def test_no_sky_card_without_the_sky_god() -> None:
    g = clash(godswar("war roma magic roma death roma", "war liguria"), "liguria", "war", 6, 5, 6, 2, 2, 3)
    assert (god(g, 1, "war"), doing(g)) == ("", "invasion")


@pytest.mark.rule("G36")
def test_a_defender_who_banishes_a_god_gets_none() -> None:
    g = clash(godswar("war roma", "sky liguria"), "liguria", "war", 1, 2, 1, 6, 6, 5, 5)
    assert (god(g, 0, "war"), god(g, 1, "sky"), doing(g), miracles(g, 1)) == ("", "liguria", "invasion", set())


@pytest.mark.rule("G36")
def test_who_loses_a_godswar_gets_none() -> None:
    g = clash(godswar("war roma sky kush", "war liguria"), "liguria", "war", *LOSE)
    assert (god(g, 0, "war"), doing(g)) == ("", "invasion")


@pytest.mark.rule("G36")
def test_gods_banished_by_conquest_bring_none() -> None:
    g = storm(armies={0: "roma 9 kush 1", 2: "egypt 1"}, gods={0: "sky kush", 1: "war liguria"})
    beat(g, "roma", "liguria")
    assert (god(g, 1, "war"), doing(g)) == ("", "occupying")


@pytest.mark.rule("G36")
def test_gods_banished_by_a_card_bring_none() -> None:
    gods = {0: "sky kush war kush", 1: "war liguria"}
    g = storm(phase="play miracles", armies={0: "roma 9 kush 1", 2: "egypt 1"}, gods=gods, cards={0: "storms_rage"})
    say(g, 0, "play storms_rage", "choose liguria")
    rolls(g, 6)
    assert (god(g, 1, "war"), miracles(g, 0), doing(g)) == ("", set(), "invading")
