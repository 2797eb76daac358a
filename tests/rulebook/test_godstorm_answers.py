"""Rulebook G, Godstorm, 2004: sky cards as answers, and what cards may do (G34, G35)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from pantheon import faith, gone, invade, storm
from table import armies, doing, offers, owner, rolls, say

HOMES: dict[int | str, str] = {0: "roma 5 kush 1", 2: "egypt 1"}


def playing(cards: str, gods: str = "war roma death kush", **more: Any) -> State:
    return storm(phase="play miracles", armies=HOMES, gods={0: gods}, cards={0: cards}, **more)


# ---- sky cards (G34) ----------------------------------------------------------------------------------------------------------------

DEFENDERS: dict[int | str, str] = {0: "roma 6", 1: "liguria 2 gaul 1", 2: "egypt 1 apulia 2"}


def attacked(cards: str, faith: str = "20 20 20", theirs: str = "sky gaul", mine: str = "", hand: int = 1) -> State:
    gods = {1: theirs, 2: "sky egypt"} if theirs else {2: "sky egypt"}
    if mine:
        gods[0] = mine
    return storm(armies=DEFENDERS, gods=gods, cards={hand: cards}, faith=faith)


@pytest.mark.rule("G34")
def test_sky_cards_answer_after_the_announcement_of_gods_and_before_any_dice() -> None:
    g = attacked("men_become_warriors men_become_warriors_2 lava_erupts storms_rage", "20 3 20", mine="war roma sky roma")
    say(g, 0, "invade roma liguria")
    assert (doing(g), feldherr.asked(g)) == ("mustering", 0)
    say(g, 0, "stay war", "done")
    assert (doing(g), feldherr.asked(g)) == ("answering an invasion", 1)
    assert offers(g) == ["done", "play lava_erupts", "play men_become_warriors", "play men_become_warriors_2"]
    say(g, 1, "play men_become_warriors")
    assert (armies(g, "liguria"), faith(g, 1)) == (5, 2)
    say(g, 1, "play men_become_warriors_2")  # one resolved before the next
    assert (armies(g, "liguria"), faith(g, 1), offers(g)) == (8, 1, ["done"])  # Lava Erupts costs 2
    say(g, 1, "done")
    assert (doing(g), offers(g)) == ("invasion", ["attack roma liguria 1..3"])
    assert gone(g) == {"men_become_warriors", "men_become_warriors_2"}


@pytest.mark.rule("G34")
def test_only_the_owner_of_the_attacked_territory_answers() -> None:
    g = attacked("men_become_warriors", hand=2)
    say(g, 0, "invade roma liguria")
    assert (doing(g), feldherr.asked(g)) == ("invasion", 0)
    other = attacked("men_become_warriors", hand=2)
    say(other, 0, "invade roma apulia")
    assert (doing(other), feldherr.asked(other)) == ("answering an invasion", 2)
    own = attacked("men_become_warriors", mine="sky roma", hand=0)
    invade(own, "roma", "liguria")
    assert doing(own) == "invasion"


@pytest.mark.rule("G34")
@pytest.mark.parametrize(
    ("cards", "theirs", "asked"),
    [
        ("men_become_warriors", "", False),
        ("men_become_warriors", "war gaul magic gaul death liguria", False),
        ("storms_rage crops_wither", "sky gaul", False),
        ("men_become_warriors", "sky gaul", True),
    ],
)
def test_asked_with_the_sky_god_in_play_and_a_sky_card_in_hand(cards: str, theirs: str, asked: bool) -> None:
    g = attacked(cards, theirs=theirs)
    say(g, 0, "invade roma liguria")
    assert (doing(g) == "answering an invasion") == asked


@pytest.mark.rule("G34")
@pytest.mark.parametrize("card", ["your_idol_is_false", "the_fog_lifts", "lava_erupts"])
def test_asked_even_if_no_card_can_be_played(card: str) -> None:
    """No god to banish, nobody to come, no faith: being asked tells nothing."""
    g = attacked(card, "20 0 20")
    say(g, 0, "invade roma liguria")
    assert (doing(g), offers(g)) == ("answering an invasion", ["done"])


@pytest.mark.rule("G34", "G51")
def test_once_per_invasion_and_again_in_a_new_one() -> None:
    g = attacked("men_become_warriors")
    say(g, 0, "invade roma liguria")
    say(g, 1, "done")
    for _ in range(2):
        say(g, 0, "attack roma liguria 1")
        say(g, 1, "defend 1")
        rolls(g, 2, 6)
        assert (doing(g), feldherr.asked(g)) == ("invasion", 0)
    say(g, 0, "done", "invade roma liguria")
    assert (doing(g), feldherr.asked(g)) == ("answering an invasion", 1)


@pytest.mark.rule("G34")
def test_never_in_the_underworld_nor_for_an_empty_territory() -> None:
    below = storm(
        phase="invade the Underworld",
        armies={0: "roma 1 u1 4", 1: "u11 1", 2: "egypt 1"},
        gods={1: "sky gaul"},
        cards={1: "men_become_warriors"},
    )
    say(below, 0, "invade u1 u11")
    assert (doing(below), feldherr.asked(below)) == ("invasion", 0)
    g = storm(
        phase="play miracles",
        armies=HOMES,
        gods={0: "war roma", 1: "sky gaul"},
        cards={0: "storms_rage", 1: "men_become_warriors"},
    )
    say(g, 0, "play storms_rage", "choose liguria")
    rolls(g, 1)
    say(g, 0, "enter roma liguria 2")
    assert feldherr.asked(g) == 0


# ---- what cards may do (G35) ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G35")
def test_card_moves_leave_an_army_behind() -> None:
    g = playing("eagles_take_wing", "war kush")
    say(g, 0, "play eagles_take_wing", "choose roma", "choose kush")
    assert offers(g) == ["move 1..4"]
    fog = storm(armies={0: "roma 6", 1: "liguria 2 gaul 3", 2: "egypt 1"}, gods={1: "sky gaul"}, cards={1: "the_fog_lifts"})
    say(fog, 0, "invade roma liguria")
    say(fog, 1, "play the_fog_lifts")
    assert offers(fog) == ["choose gaul"]
    say(fog, 1, "choose gaul")
    assert offers(fog) == ["move 1..2"]


@pytest.mark.rule("G35")
def test_cards_never_touch_the_underworld_unless_they_say_so() -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 5 u2 6 u1 6 kurnugia 6", 2: "egypt 1"},
        gods={0: "war roma death roma"},
        cards={0: "the_young_grow_old the_mighty_have_fallen storms_rage deaths_door_closes"},
    )
    below = ("u1", "u2", "kurnugia")
    say(g, 0, "play storms_rage")
    assert offers(g) == [f"choose {t}" for t in g.rules.board.territories[:42]]
    say(g, 0, "choose gaul")
    rolls(g, 2)
    say(g, 0, "play the_young_grow_old", "play the_mighty_have_fallen")
    while doing(g) == "naming":
        say(g, 0, offers(g)[0])
    assert ([armies(g, t) for t in below], armies(g, "roma"), owner(g, "gaul")) == ([6, 6, 9], 2, -1)  # three dead of Roma: 5, 4, 2
    say(g, 0, "play deaths_door_closes")
    assert [armies(g, t) for t in below] == [6, 3, 9]


@pytest.mark.rule("G35", "G2")
def test_a_card_draws_the_top_territory_card_which_goes_back() -> None:
    g = playing("paradise_is_lost", plague="rus thule")
    say(g, 0, "play paradise_is_lost", "choose rus")
    assert feldherr.asked(g) == CHANCE
    assert offers(g) == [f"choose {t}" for t in g.rules.board.territories[:42] if t not in ("rus", "thule")]
    say(g, CHANCE, "choose gaul")
    assert list(g.cards).count(-1) == 42
