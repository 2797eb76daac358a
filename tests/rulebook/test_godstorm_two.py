"""Rulebook G, Godstorm, 2004: two players (G10, G11)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.names import PANTHEONS
from feldherr.godstorm.state import godstorm
from pantheon import MODE, invade, storm, temples
from table import armies, doing, go_on, offers, owner, result, rolls, say

BOARD = feldherr.ruleset("nl2004.original").board
STEP = "placing god and temple"


def spread() -> State:
    """A new table with its plague lands, ready to roll for the pantheons."""
    return say(feldherr.new(feldherr.ruleset(MODE), 2), CHANCE, *[f"choose {t}" for t in ("rus", "thule", "egypt", "roma")])


def chosen(first: int) -> State:
    g = rolls(spread(), *[[6, 1], [1, 6]][first])
    go_on(g, "choosing pantheons")
    return g


def whole(g: State, side: int) -> int:
    """All armies of a side on the board."""
    return sum(n for n, o in zip(g.armies, g.owner) if o == side)


def own(g: State, side: int) -> list[str]:
    return [t for t in BOARD.territories if owner(g, t) == side]


@pytest.mark.rule("G10")
def test_two_after_plague_chance_draws_a_neutral_pantheon_before_the_players_choose() -> None:
    g = rolls(spread(), 2, 4)
    assert (doing(g), feldherr.asked(g), len(offers(g))) == ("choosing pantheons", CHANCE, 5)
    say(g, CHANCE, "choose greeks")
    assert (feldherr.asked(g), "choose greeks" in offers(g), len(offers(g))) == (1, False, 4)
    say(g, 1, "choose norse")
    say(g, 0, "choose celts")
    assert [PANTHEONS[p] for p in godstorm(g).pantheon] == ["celts", "norse", "greeks"]


@pytest.mark.rule("G10")
def test_two_get_fourteen_each_and_three_neutral_armies_stand_on_each_of_the_rest() -> None:
    g = chosen(1)
    assert (doing(g), feldherr.asked(g)) == ("dealing", CHANCE)
    go_on(g, "dealing")
    assert [len(own(g, side)) for side in range(3)] == [14, 14, 14]
    assert {armies(g, t) for t in own(g, 2)} == {3}
    assert {armies(g, t) for t in own(g, 0) + own(g, 1)} == {1}
    assert go_on(g, "strengthening")[0] == 1  # the first chooser
    assert ([whole(g, side) for side in range(3)], {armies(g, t) for t in own(g, 2)}) == ([30, 30, 42], {3})
    assert go_on(g, STEP) == [1, 1, 0, 0]  # no god and no temple for the neutral
    assert (len(temples(g)), feldherr.players(g), len(godstorm(g).faith)) == (2, (0, 1), 2)


@pytest.mark.rule("G10")
def test_two_place_three_at_a_time() -> None:
    g = chosen(0)
    go_on(g, "dealing")
    order = []
    while doing(g) == "strengthening":
        order.append((feldherr.asked(g), feldherr.choices(g, feldherr.asked(g))[0].high))
        say(g, order[-1][0], f"place {own(g, order[-1][0])[0]} {order[-1][1]}")
    assert order == [(0, 3), (1, 3)] * 5 + [(0, 1), (1, 1)]  # 30 - 14 = 16


@pytest.mark.rule("G10")
def test_two_have_no_chosen_set_up() -> None:
    with pytest.raises(ValueError, match=r"claiming territories \(chosen_setup\) is for 3 to 5 players"):
        feldherr.new(feldherr.ruleset(MODE, chosen_setup="yes"), 2)


@pytest.mark.rule("G10", "G11")
def test_the_other_player_rolls_for_a_neutral_whose_dead_are_removed() -> None:
    g = storm(2, armies={0: "roma 4", 1: "egypt 1", "neutral1": "liguria 3"}, rest="neutral1")
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])
    say(g, 1, "defend 2")
    rolls(g, 6, 6, 1, 2, 2)
    assert (armies(g, "liguria"), armies(g, "roma")) == (1, 4)
    assert [armies(g, h) for h in ("kurnugia", "avalon", "duat")] == [0, 0, 0]


@pytest.mark.rule("G10")
def test_the_neutral_has_no_turn() -> None:
    g = storm(2, "end of turn", turn=1, armies={0: "roma 4", 1: "egypt 1"}, rest="neutral1", faith="3 3")
    assert (doing(g), feldherr.players(g)) == ("bidding", (0, 1))
    say(g, 0, "bid 1")
    say(g, 1, "bid 0")
    assert offers(g) == ["token 1", "token 2"]


@pytest.mark.rule("G11")
def test_two_win_by_beating_the_other_though_neutrals_live() -> None:
    g = storm(2, armies={0: "roma 4", 1: "liguria 1"}, rest="neutral1")
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    assert result(rolls(g, 6, 6, 6, 1))[0] == [0]
