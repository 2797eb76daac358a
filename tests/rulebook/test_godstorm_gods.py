"""Rulebook G, Godstorm, 2004: gods beside their armies, and plague (G28, G38, G39)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import State
from pantheon import end_phase, god, invade, storm
from table import armies, doing, offers, owner, rolls, say


def battle(mine: str = "", theirs: str = "", stay: tuple[str, ...] = (), src: int = 9, dst: int = 5) -> State:
    """Seat 0 goes from Roma against seat 1 in Liguria; Kush and Gaul are safe places for gods."""
    gods = {s: row for s, row in ((0, mine), (1, theirs)) if row}
    g = storm(armies={0: f"roma {src} kush 1", 1: f"liguria {dst} gaul 1", 2: "egypt 1"}, gods=gods)
    say(g, 0, "invade roma liguria")
    say(g, 0, *[f"stay {kind}" for kind in stay])
    return say(g, 0, "done") if doing(g) == "mustering" else g


def fight(g: State, *dice: int, defend: int = 2) -> State:
    """Three dice against two (or one)."""
    say(g, 0, "attack roma liguria 3")
    if doing(g) == "defending":
        say(g, 1, f"defend {defend}")
    return rolls(g, *dice)


def left(g: State) -> tuple[int, int]:
    return armies(g, "roma"), armies(g, "liguria")


# ---- gods are no armies (G28) ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G28")
def test_gods_are_no_armies_and_attack_nobody_alone() -> None:
    g = storm(armies={0: "roma 1", 2: "egypt 1"}, gods={0: "war roma magic roma sky roma death roma"})
    assert offers(g) == ["done"]
    two = storm(armies={0: "roma 2", 2: "egypt 1"}, gods={0: "war roma magic roma sky roma death roma"})
    invade(two, "roma", "liguria")
    assert offers(two) == ["attack roma liguria 1"]


@pytest.mark.rule("G28")
def test_gods_do_not_fight_soldiers() -> None:
    """One army and three gods roll one die, and no god stops the conquest."""
    g = battle(theirs="war liguria death liguria sky liguria", dst=1)
    say(g, 0, "attack roma liguria 3")
    assert offers(g) == ["roll 4 dice"]
    rolls(g, 3, 2, 2, 1)
    assert (owner(g, "liguria"), god(g, 1, "war")) == (0, "")


@pytest.mark.rule("G28")
def test_the_attackers_war_god_wins_ties_only_if_he_takes_part() -> None:
    assert left(fight(battle("war roma"), 5, 4, 2, 5, 4)) == (9, 3)
    assert left(fight(battle("war roma", stay=("war",)), 5, 4, 2, 5, 4)) == (7, 5)
    assert left(fight(battle("war kush"), 5, 4, 2, 5, 4)) == (7, 5)


@pytest.mark.rule("G28")
def test_war_and_death_work_only_for_the_attacker() -> None:
    """Against an attacking god of war the defender's does nothing; the defender's god of death takes nobody from heaven."""
    g = fight(battle(theirs="war liguria death liguria"), 2, 2, 2, 5, 5)
    assert (left(g), armies(g, "kurnugia")) == ((7, 5), 2)
    tie = battle("war roma death roma", "war liguria")
    say(tie, 0, "champion death")
    rolls(tie, 6, 6, 5, 2, 3, 4)  # the champion is the god of death; the god of war was not needed
    assert god(tie, 1, "war") == ""
    fight(tie, 5, 4, 2, 5, 4)
    assert (left(tie), armies(tie, "avalon")) == ((9, 3), 0)  # both not named gods count: ties won, no one to heaven


@pytest.mark.rule("G28")
def test_the_god_of_death_keeps_the_defenders_dead_from_heaven_only_if_he_takes_part() -> None:
    assert armies(fight(battle("death roma"), 6, 6, 2, 5, 4), "avalon") == 0
    assert armies(fight(battle("death roma", stay=("death",)), 6, 6, 2, 5, 4), "avalon") == 2
    assert armies(fight(battle("death kush"), 6, 6, 2, 5, 4), "avalon") == 2
    lost = fight(battle("death roma"), 2, 2, 2, 5, 4)
    assert armies(lost, "kurnugia") == 2  # the attacker's own dead always go there


@pytest.mark.rule("G28")
@pytest.mark.parametrize(
    ("mine", "theirs", "stay", "again"),
    [
        ("magic roma", "", (), 2),
        ("magic roma", "", ("magic",), 0),
        ("magic kush", "", (), 0),
        ("", "magic liguria", (), 1),
        ("", "magic gaul", (), 0),
    ],
)
def test_magic_works_for_both_sides_if_she_is_there(mine: str, theirs: str, stay: tuple[str, ...], again: int) -> None:
    """Two of the attacker's dice and one of the defender's show 1."""
    g = fight(battle(mine, theirs, stay), 1, 1, 6, 1, 4)
    assert offers(g) == ([f"roll {again} dice"] if again else ["done", "attack roma liguria 1..3"])


@pytest.mark.rule("G28", "G52")
def test_sky_works_for_both_sides_in_godswars_only() -> None:
    g = battle("sky roma war roma", "sky liguria war liguria")
    say(g, 0, "champion war")
    say(g, 1, "champion war")
    assert offers(g) == ["roll 8 dice"]  # neither sky god is the one named
    kept = battle("sky roma war roma", "war liguria sky gaul", stay=("sky",))
    say(kept, 0, "champion war")
    assert offers(kept) == ["roll 6 dice"]
    assert offers(battle("sky roma", "")) == ["attack roma liguria 1..3"]


@pytest.mark.rule("G28", "G42")
def test_in_a_godswar_the_war_god_wins_ties_named_or_not() -> None:
    for mine, stay, winner in (("war roma death roma", (), 0), ("war roma death roma", ("war",), 1), ("death roma war kush", (), 1)):
        g = battle(mine, "death liguria", stay, src=6, dst=5)
        say(g, 0, "champion death")
        rolls(g, 2, 3, 4, 4, 3, 2)  # nine and five armies each
        assert (god(g, 0, "death") != "", god(g, 1, "death") != "") == (winner == 0, winner == 1)


@pytest.mark.rule("G28")
def test_a_banished_gods_power_is_gone() -> None:
    g = battle("war roma", "sky liguria")
    say(g, 0, "champion war")
    rolls(g, 1, 1, 1, 6, 6, 5, 5)
    assert god(g, 0, "war") == ""
    assert left(fight(g, 5, 4, 2, 5, 4)) == (7, 5)


# ---- plague (G38, G39) ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G38")
def test_half_die_in_each_own_plague_land_and_its_gods_are_banished() -> None:
    g = storm(
        phase="plague",
        armies={0: "roma 5 gaul 4 kush 1 rus 6", 1: "thule 9", 2: "egypt 8"},
        gods={0: "war roma sky kush magic rus", 1: "war thule", 2: "sky egypt"},
        plague="roma gaul kush thule egypt",
    )
    assert [armies(g, t) for t in ("roma", "gaul", "kush", "rus", "thule", "egypt")] == [3, 2, 1, 6, 9, 8]
    assert [god(g, 0, k) for k in ("war", "sky", "magic")] == ["", "", "rus"]
    assert (god(g, 1, "war"), god(g, 2, "sky")) == ("thule", "egypt")  # only of the player whose turn it is
    assert [armies(g, h) for h in ("kurnugia", "avalon", "duat")] == [4, 0, 0]
    assert owner(g, "kush") == 0  # never the last


@pytest.mark.rule("G38")
def test_neutrals_never_suffer() -> None:
    g = storm(2, "plague", armies={0: "roma 4", 1: "egypt 1", "neutral1": "thule 3"}, rest="neutral1", plague="thule roma")
    assert (armies(g, "thule"), armies(g, "roma")) == (3, 2)


@pytest.mark.rule("G38", "G16")
def test_plague_comes_after_playing_and_before_invading() -> None:
    g = storm(phase="play miracles", armies={0: "roma 4", 2: "egypt 1"}, gods={0: "war roma"}, cards={0: "heroes_are_born"}, plague="roma")
    say(g, 0, "play heroes_are_born", "choose roma")  # seven, of whom three die
    assert (armies(g, "roma"), god(g, 0, "war"), doing(g)) == (4, "", "invading")


@pytest.mark.rule("G39")
def test_raised_armies_are_not_halved_on_arrival() -> None:
    g = storm(phase="raise armies", armies={0: "roma 1 kush 1", 2: "egypt 1"}, plague="roma", temples="roma", faith="0 0 0")
    say(g, 0, "place roma 3")
    assert (armies(g, "roma"), doing(g)) == (5, "summoning")
    end_phase(g)
    assert armies(g, "roma") == 3  # but by step 5


@pytest.mark.rule("G39")
def test_armies_that_fortify_are_not_halved_on_arrival() -> None:
    g = storm(phase="fortify", armies={0: "roma 9 liguria 1", 2: "egypt 1"}, plague="liguria")
    say(g, 0, "fortify roma liguria 6")
    assert (armies(g, "liguria"), armies(g, "kurnugia")) == (7, 0)


@pytest.mark.rule("G39", "G85")
def test_armies_moved_by_a_card_are_not_halved_on_arrival() -> None:
    homes: dict[int | str, str] = {0: "roma 9 kush 1", 2: "egypt 1"}
    cards = {0: "eagles_take_wing heroes_are_born"}
    g = storm(phase="play miracles", armies=homes, gods={0: "war roma"}, cards=cards, plague="kush")
    say(g, 0, "play eagles_take_wing", "choose roma", "choose kush", "move 4", "done")
    assert (armies(g, "kush"), doing(g)) == (5, "playing miracles")


@pytest.mark.rule("G39", "G47")
def test_armies_that_invade_are_and_in_step_5_again() -> None:
    g = storm(armies={0: "roma 9", 2: "egypt 1"}, plague="liguria")
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    rolls(g, 6, 5, 4, 1)
    say(g, 0, "occupy 7")
    assert (armies(g, "liguria"), armies(g, "kurnugia")) == (4, 3)
    again = feldherr.read_position(feldherr.write_position(g).partition("step ")[0] + "phase plague")
    assert (armies(again, "liguria"), armies(again, "kurnugia")) == (2, 5)
