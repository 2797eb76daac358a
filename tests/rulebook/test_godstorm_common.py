"""Rulebook G, Godstorm, 2004: losses, secrets, used cards, empty territories (G17, G18)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from feldherr.godstorm.state import godstorm
from pantheon import draws, end_phase, faith, god, gone, invade, miracles, relics, storm, temples
from table import armies, offers, ones, owner, result, rolls, say, to_place
from wonders import DEATH, RELICS, SKY, WAR, cards


@pytest.mark.rule("G17", "G38")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 5), (100, 50)])
def test_the_number_lost_is_rounded_down(before: int, after: int) -> None:
    """The rulebook's example: of 3 armies on plague 1 is lost."""
    g = storm(phase="plague", armies={0: f"roma {before}", 2: "egypt 1"}, plague="roma")
    assert (armies(g, "roma"), armies(g, "kurnugia")) == (after, before - after)


@pytest.mark.rule("G17")
def test_faith_and_the_number_and_kind_of_cards_are_public_but_not_their_faces() -> None:
    hands = {0: "storms_rage heroes_are_born lava_erupts", 1: "crops_wither"}
    g = storm(armies={0: "roma 3", 2: "egypt 1"}, cards=hands, relics={1: "stonehenge"}, faith="4 5 6")
    for seat in (1, 2, -1):
        view = feldherr.observe(g, seat)
        assert [godstorm(view).faith[s] for s in range(3)] == [4, 5, 6]
        assert [godstorm(view).held(0, kind) for kind in range(4)] == [2, 0, 1, 0]
        assert [godstorm(view).held(1, kind) for kind in range(4)] == [0, 0, 0, 1]
        assert (miracles(view, 0), relics(view, 1)) == (set(), {"stonehenge"})
    assert miracles(feldherr.observe(g, 0), 0) == {"storms_rage", "heroes_are_born", "lava_erupts"}
    left = [len(cards(WAR)) - 2, len(cards(RELICS)) - 1, len(cards(SKY)) - 1, len(cards(DEATH)) - 1]
    assert [godstorm(feldherr.observe(g, 1)).left(kind) for kind in range(4)] == left


@pytest.mark.rule("G17", "G30")
def test_used_cards_leave_the_game_and_no_deck_is_reshuffled() -> None:
    rest = [c for c in cards(WAR) if c not in ("storms_rage", "heroes_are_born")]
    g = storm(
        phase="play miracles",
        armies={0: "roma 3", 2: "egypt 1"},
        gods={0: "war roma"},
        cards={0: "heroes_are_born"},
        lines=f"gone {' '.join(rest)}",
    )
    say(g, 0, "play heroes_are_born", "choose roma")
    assert gone(g) == {*rest, "heroes_are_born"}
    after = begin(g, "obtain miracles")
    assert offers(after) == ["done", "buy war 1"]
    say(after, 0, "buy war 1")
    assert offers(after) == ["miracle storms_rage"]
    draws(after, "storms_rage")
    assert not [o for o in offers(begin(after, "obtain miracles")) if o.startswith("buy")]


def begin(g: State, phase: str) -> State:
    """The same table, as if that phase of the turn began now."""
    return feldherr.read_position(feldherr.write_position(g).partition("step ")[0] + f"phase {phase}")


@pytest.mark.rule("G17")
def test_a_cards_text_beats_the_book() -> None:
    """Cards that move armies leave one behind (G35); The Siren Calls lets all of them change places."""
    g = storm(
        phase="play miracles",
        armies={0: "roma 3", 1: "gaul 7 thule 2", 2: "egypt 1"},
        gods={0: "war roma"},
        cards={0: "the_siren_calls"},
    )
    say(g, 0, "play the_siren_calls", "choose gaul", "choose thule")
    assert (armies(g, "gaul"), armies(g, "thule")) == (2, 7)


def raged(own: str, target: str, lines: str = "", **more: Any) -> State:
    """Seat 1's only army in a territory is destroyed by seat 0's Storms Rage; then seat 1 has its turn."""
    g = storm(
        phase="play miracles",
        armies={0: "roma 3", 1: own, 2: "egypt 1"},
        rest=0,
        gods={0: "war roma", 1: f"sky {target}"},
        cards={0: "storms_rage"},
        lines=lines,
        **more,
    )
    say(g, 0, "play storms_rage", f"choose {target}")
    return rolls(g, 1)


@pytest.mark.rule("G18", "G27", "G35")
def test_without_armies_a_territory_is_empty_and_its_gods_are_gone() -> None:
    g = raged("gaul 1 iberia 3", "gaul", temples="gaul")
    assert (owner(g, "gaul"), armies(g, "gaul"), god(g, 1, "sky"), armies(g, "avalon")) == (-1, 0, "", 1)
    assert temples(g) == {"gaul"}


@pytest.mark.rule("G18", "G20", "G21", "G22")
def test_an_empty_territory_brings_nothing() -> None:
    germania = "gaul iberia thule varangia galicia alemannia anglia caledonia hibernia"
    g = raged(ones(f"{germania} rus scythia kush".split()), "gaul", temples="gaul", faith="20 5 20")
    while g.seat == 0:
        end_phase(g)
    assert to_place(g) == {"1..3"}  # 11 territories and no continent; with Gaul they were 4 and 5
    assert (faith(g, 1), armies(g, "gaul")) == (8, 0)  # and nothing for the temple


@pytest.mark.rule("G18", "G70")
def test_an_empty_territory_does_not_count_for_the_score() -> None:
    """Seat 0 has all of Hyrkania but Sarmatia, where nobody is; seat 1 has four territories."""
    text = "feldherr position 1\nrules nl2004.godstorm 1\nseats 3\nturn 2\nround 4\nphase end of turn\n"
    text += "armies 0 rus 1 scythia 1 cimmeria 1\narmies 1 roma 1 gaul 1 kush 1 thule 1\narmies 2 egypt 1\ntemples sarmatia\n"
    assert result(feldherr.read_position(text))[0] == [1]


@pytest.mark.rule("G18", "G49")
def test_the_temple_of_an_empty_territory_is_theirs_whose_armies_stand_in_it() -> None:
    g = raged("gaul 1 iberia 3", "gaul", temples="gaul", faith="0 0 0")
    while g.seat == 0:
        end_phase(g)
    say(g, 1, "place iberia 3", "done")
    assert [o for o in offers(g) if o.endswith("gaul") or " gaul " in o] == ["enter iberia gaul 1..5"]  # no dice for what is nobody's
    say(g, 1, "enter iberia gaul 2")
    assert armies(begin(g, "raise armies"), "gaul") == 3  # the temple's army


@pytest.mark.rule("G18", "G26")
def test_a_territory_and_its_temple_are_whose_army_is_in_it() -> None:
    g = storm(armies={0: "roma 5", 2: "egypt 1"}, gods={1: "sky liguria"}, temples="liguria")
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    rolls(g, 6, 6, 6, 2)
    assert (owner(g, "liguria"), god(g, 1, "sky"), temples(g)) == (0, "", {"liguria"})
