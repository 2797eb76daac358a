"""Rulebook G, Godstorm, 2004: what there is only so much of (G12)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from feldherr.godstorm.state import godstorm
from pantheon import draws, faith, god, invade, plague, storm, temples
from table import armies, doing, offers, rolls, say, to_place

TWELVE = "roma liguria corsica sicilia minoa ionia gaul iberia egypt kush rus sheba"


def raising(own: str, faith: str = "3 3 3", **house: Any) -> State:
    """Seat 0 raises 3 armies and gets 3 faith, and one of each for the temple in Roma if it holds it."""
    return storm(phase="raise armies", armies={0: own, 2: "egypt 1"}, faith=faith, temples="roma", **house)


def mine(g: State) -> int:
    """All armies of seat 0, those to be placed too."""
    return sum(n for n, o in zip(g.armies, g.owner) if o == 0) + g.reserve[0]


def playing(card: str, **more: Any) -> State:
    return storm(phase="play miracles", armies={0: "roma 3", 2: "egypt 1"}, gods={0: "war roma death roma"}, cards={0: card}, **more)


# ---- hard limits -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12", "G26")
def test_twelve_temples_and_no_more() -> None:
    eleven = TWELVE.rsplit(" ", 1)[0]
    g = storm(phase="summon and build", armies={0: "roma 3 thule 1 dacia 1", 2: "egypt 1"}, temples=eleven)
    assert [o for o in offers(g) if o.startswith("build")] == ["build dacia", "build thule"]
    say(g, 0, "build thule")
    assert (len(temples(g)), [o for o in offers(g) if o.startswith("build")], faith(g, 0)) == (12, [], 15)


@pytest.mark.rule("G12")
def test_a_temple_that_falls_can_be_built_again() -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 3 thule 1", 2: "egypt 1"},
        gods={0: "death roma"},
        cards={0: "fire_rains_down"},
        temples=TWELVE,
    )
    say(g, 0, "play fire_rains_down", "choose sheba")
    assert len(temples(g)) == 11
    text = feldherr.write_position(g).partition("step ")[0] + "phase summon and build"
    assert "build thule" in offers(feldherr.read_position(text))


@pytest.mark.rule("G12")
def test_five_plague_markers() -> None:
    g = playing("the_gods_forsake_us", plague="rus thule kush sheba")
    say(g, 0, "play the_gods_forsake_us", "choose gaul")
    assert (plague(g), godstorm(g).spare) == ({"rus", "thule", "kush", "sheba", "gaul"}, 0)
    none_left = playing("the_gods_forsake_us", plague="rus thule kush sheba gaul", lines="marks 0 0 0 - - 0")
    assert offers(none_left) == ["done"]


@pytest.mark.rule("G12")
def test_one_maelstrom() -> None:
    assert "play the_waters_boil" in offers(playing("the_waters_boil"))
    assert offers(playing("the_waters_boil", lines="maelstrom roma corsica")) == ["done"]


@pytest.mark.rule("G12")
def test_atlantis_sinks_once() -> None:
    g = playing("the_sea_is_your_tomb the_young_grow_old")
    say(g, 0, "play the_sea_is_your_tomb")
    assert godstorm(g).sunk == 1
    again = feldherr.write_position(g).replace("gone the_sea_is_your_tomb", "").replace("miracles0 ", "miracles0 the_sea_is_your_tomb ")
    assert offers(feldherr.read_position(again)) == ["done", "play the_young_grow_old"]


# ---- what never runs out -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12")
def test_armies_and_faith_never_run_out() -> None:
    g = raising("roma 5000", "5000 600 3")
    assert (faith(g, 0), armies(g, "roma"), to_place(g)) == (5004, 5001, {"1..3"})


@pytest.mark.rule("G12", "G52")
def test_dice_never_run_out() -> None:
    """Six dice for one side are more than the five of a colour in the box: three, the sky god's, two altars'."""
    g = storm(
        armies={0: "roma 5 u3 1 u9 1", 2: "egypt 1"},
        gods={0: "sky roma", 1: "sky liguria"},
    )
    invade(g, "roma", "liguria")
    say(g, 0, "champion sky")
    assert (doing(g), offers(g)) == ("godswar", ["roll 10 dice"])
    rolls(g, 2, 2, 3, 3, 4, 4, 6, 6, 6, 5)  # 18 and 4 armies against 23 and 1
    assert (god(g, 0, "sky"), god(g, 1, "sky")) == ("", "liguria")


# ---- the option piece_limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12")
@pytest.mark.parametrize(
    ("own", "after"),
    [("roma 105", 109), ("roma 106", 110), ("roma 107", 110), ("roma 99 kurnugia 6 u1 3", 110), ("roma 90 kurnugia 20", 110)],
)
def test_with_piece_limits_a_colour_has_110_armies_on_earth_and_below(own: str, after: int) -> None:
    """Three for the territories and one for the temple, as far as there are pieces."""
    assert mine(raising(own, piece_limits="pieces")) == after


@pytest.mark.rule("G12")
@pytest.mark.parametrize("limits", ["none", "pieces"])
def test_the_limit_is_one_for_each_colour(limits: str) -> None:
    g = storm(phase="raise armies", armies={0: "roma 5", 1: "gaul 80", 2: "egypt 80"}, piece_limits=limits)
    assert mine(g) == 8


@pytest.mark.rule("G12")
@pytest.mark.parametrize(("before", "after"), [("3 3 3", 7), ("60 30 6", 64), ("60 30 7", 63), ("60 30 10", 60)])
def test_with_piece_limits_there_are_100_faith_in_all(before: str, after: int) -> None:
    assert faith(raising("roma 3", before, piece_limits="pieces"), 0) == after


@pytest.mark.rule("G12")
def test_with_piece_limits_card_armies_and_faith_come_from_what_is_left() -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 108", 2: "egypt 1"},
        gods={0: "war roma"},
        cards={0: "heroes_are_born our_faith_is_our_strength"},
        temples="roma",
        faith="50 49 0",
        piece_limits="pieces",
    )
    say(g, 0, "play heroes_are_born", "choose roma", "play our_faith_is_our_strength")
    assert (armies(g, "roma"), faith(g, 0)) == (110, 51)


@pytest.mark.rule("G12")
def test_with_piece_limits_what_is_paid_is_there_again() -> None:
    g = storm(phase="obtain miracles", armies={0: "roma 3", 2: "egypt 1"}, gods={0: "war roma"}, faith="60 40 0", piece_limits="pieces")
    say(g, 0, "buy war 4")
    draws(g, "storms_rage", "heroes_are_born", "champions_arise", "the_siren_calls")
    assert faith(g, 0) == 52
    while g.seat == 0:
        say(g, 0, "done")
    assert faith(g, 1) == 48  # 8 are back in the supply; 40 territories and several continents would bring more
