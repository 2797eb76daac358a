"""Rulebook K, de2004.liberation: the set-up (K1, K3-K6), and what is open, secret or a mere piece (K25-K28)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream, pick
from table import armies, at, doing, hand, idle, offers, owner, refuses, rolls, say

BASE = "de2004.liberation"
WORLD = feldherr.ruleset(BASE).board


def new(seats: int, *first_roll: int) -> State:
    return rolls(feldherr.new(feldherr.ruleset(BASE), seats), *first_roll)


def claimed(g: State) -> State:
    """All territories are claimed, each time the first that is free."""
    while doing(g) == "claiming":
        idle(g)
    return g


# ---- set-up ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("seats", "each"), [(3, 35), (4, 30), (5, 25), (6, 20)])
def test_starting_armies_by_number_of_players(seats: int, each: int) -> None:
    g = new(seats, 6, *[1] * (seats - 1))
    while feldherr.asked(g) != CHANCE:
        idle(g)
    assert [sum(n for t, n in enumerate(g.armies) if g.owner[t] == s) for s in range(seats)] == [each] * seats


@pytest.mark.rule("K1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6 players"):
        feldherr.new(feldherr.ruleset(BASE), seats)


@pytest.mark.rule("K3")
def test_the_highest_die_starts_placing_and_play_is_clockwise() -> None:
    g = feldherr.new(feldherr.ruleset(BASE), 4)
    assert offers(g) == ["roll 4 dice"]
    rolls(g, 2, 5, 6, 1)
    order = []
    for _ in range(5):
        order.append(feldherr.asked(g))
        say(g, order[-1], offers(g)[0])
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("K3")
def test_those_tied_for_the_highest_die_roll_again() -> None:
    """Seats 0, 2 and 3 tie, then 2 and 3, then 2 wins; seat 1, who was lower, is out of it."""
    g = new(4, 6, 5, 6, 6)
    assert offers(g) == ["roll 3 dice"]
    rolls(g, 2, 4, 4)
    assert offers(g) == ["roll 2 dice"]
    assert feldherr.asked(rolls(g, 3, 1)) == 2
    assert doing(g) == "claiming"


@pytest.mark.rule("K3")
def test_a_tie_for_second_place_is_no_tie() -> None:
    assert feldherr.asked(new(3, 4, 4, 5)) == 2


@pytest.mark.rule("K4")
def test_any_free_territory_may_be_claimed_but_no_occupied_one() -> None:
    g = new(3, 1, 6, 1)
    assert offers(g) == [f"claim {t}" for t in WORLD.territories]
    say(g, 1, "claim siam")
    assert (owner(g, "siam"), armies(g, "siam"), feldherr.asked(g)) == (1, 1, 2)
    assert offers(g) == [f"claim {t}" for t in WORLD.territories if t != "siam"]
    assert refuses(g, 2, "claim siam")
    assert refuses(g, 0, "claim alaska")  # not in turn


@pytest.mark.rule("K4")
def test_claiming_goes_on_until_all_42_are_taken() -> None:
    g = new(4, 1, 1, 1, 6)
    for i in range(42):
        assert (doing(g), feldherr.asked(g)) == ("claiming", (3 + i) % 4)
        say(g, feldherr.asked(g), offers(g)[0])
    assert doing(g) == "strengthening"
    assert set(g.armies) == {1}
    assert [list(g.owner).count(s) for s in range(4)] == [11, 10, 10, 11]  # seats 3 and 0 had one more go


@pytest.mark.rule("K5")
def test_the_player_who_claimed_first_strengthens_first() -> None:
    """With 42 territories and four players seat 1 would be next in the row; seat 3 of K3 begins anew."""
    g = claimed(new(4, 1, 1, 1, 6))
    assert feldherr.asked(g) == 3
    assert offers(g) == [f"place {t} 1" for t in WORLD.territories if owner(g, t) == 3]
    mine, other = (next(t for t in WORLD.territories if owner(g, t) == s) for s in (3, 1))
    assert refuses(g, 3, f"place {other} 1", f"place {mine} 2", "done")
    say(g, 3, f"place {mine} 1")
    assert (armies(g, mine), feldherr.asked(g)) == (2, 0)


@pytest.mark.rule("K5")
def test_who_has_no_starting_army_left_is_skipped() -> None:
    g = claimed(new(4, 1, 1, 1, 6))
    order = []
    while feldherr.asked(g) != CHANCE:
        order.append(feldherr.asked(g))
        say(g, order[-1], offers(g)[0])
    assert order == [3, 0, 1, 2] * 19 + [1, 2]  # seats 3 and 0 claimed 11 and have 19 left, the others 20


@pytest.mark.rule("K5")
def test_starting_armies_may_all_go_on_one_territory() -> None:
    g = claimed(new(3, 6, 1, 1))
    while feldherr.asked(g) != CHANCE:
        say(g, feldherr.asked(g), offers(g)[0])
    assert sorted(g.armies)[-4:] == [1, 22, 22, 22]


@pytest.mark.rule("K6")
def test_a_second_roll_decides_who_takes_the_first_turn() -> None:
    g = claimed(new(3, 6, 1, 1))
    while feldherr.asked(g) != CHANCE:
        idle(g)
    assert (doing(g), offers(g)) == ("rolling for the start", ["roll 3 dice"])
    rolls(g, 2, 5, 5)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 1, 2)
    assert (g.seat, feldherr.asked(g), doing(g)) == (2, 2, "placing")


# ---- pieces, and who knows what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("K25")
def test_armies_are_plain_numbers_without_a_limit() -> None:
    """More than all the pieces of a box: only the number counts, and any part of it may move."""
    g = at(BASE, 3, phase="reinforce", armies={0: "alaska 1999 alberta 7", 2: "congo 1"}, lines="reserve 0 3000")
    say(g, 0, "place alaska 3003", "done")
    assert armies(g, "alaska") == 5002
    assert offers(g) == ["done", "fortify alaska alberta 1..5001", "fortify alberta alaska 1..6"]
    say(g, 0, "fortify alaska alberta 4994")
    assert (armies(g, "alaska"), armies(g, "alberta")) == (8, 5001)


@pytest.mark.rule("K25")
def test_a_very_large_army_moves_as_offered() -> None:
    """The supply never runs out, so that what is offered must hold for a hundred thousand armies too."""
    g = at(BASE, 3, phase="reinforce", armies={0: "alaska 65535 alberta 1", 2: "congo 1"}, lines="reserve 0 60000")
    say(g, 0, "place alaska 60003", "done")
    option = next(o for o in feldherr.choices(g, 0) if o.verb == "fortify" and o.on[0] == WORLD.number["alaska"])
    feldherr.play(g, 0, option.answer())
    assert (armies(g, "alaska"), armies(g, "alberta")) == (125538 - option.high, 1 + option.high)


@pytest.mark.rule("K26")
@pytest.mark.parametrize("mode", [BASE, "de2004.missions"])
def test_no_territory_is_ever_empty(mode: str) -> None:
    g = feldherr.new(feldherr.ruleset(mode), 4)
    rng = Stream(2004)
    turns = 0
    for _ in range(6000):
        if g.winners:
            break
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng))
        turns += g.seat >= 0
        assert g.seat < 0 or min(g.armies) >= 1
        assert g.seat < 0 or all(0 <= s < 4 for s in g.owner)
    assert turns > 1000


@pytest.mark.rule("K26")
def test_armies_of_two_colours_never_stand_together() -> None:
    g = at(BASE, 3, phase="reinforce", armies={0: "alaska 5 alberta 1", 2: "brazil 1"})
    assert refuses(g, 0, "place kamchatka 1")
    say(g, 0, "place alaska 3", "done")
    assert refuses(g, 0, "fortify alaska kamchatka 1", "fortify alaska northwest_territory 1")
    with pytest.raises(feldherr.SaveError, match="taken already"):
        at(BASE, 3, armies={0: "alaska 5", 2: "alaska 1"})


@pytest.mark.rule("K27")
@pytest.mark.parametrize(("mode", "seats"), [(BASE, 3), ("de2004.duel-passive", 2), ("de2004.duel-active", 2), ("de2004.teams", 4)])
def test_there_are_no_missions_outside_the_mission_game(mode: str, seats: int) -> None:
    g = feldherr.new(feldherr.ruleset(mode), seats)
    assert g.rules.extra.own_cards() == []
    assert not any(o.startswith("mission") for o in offers(g))
    assert not any("mission" in phase.name for phase in (*g.rules.setup, *g.rules.turn))
    assert offers(feldherr.new(feldherr.ruleset("de2004.missions"), 3))[0].startswith("mission captain_")


@pytest.mark.rule("K28")
def test_a_hand_is_secret_and_its_size_is_open() -> None:
    g = at(BASE, 3, armies={0: "japan 5", 2: "congo 1"}, hands={0: "alaska joker1", 1: "alberta western_us peru"})
    mine = feldherr.observe(g, 0)
    assert (hand(mine, 0), hand(mine, 1)) == ({"alaska", "joker1"}, set())
    assert [mine.hand_size(s) for s in range(3)] == [2, 3, 0]
    stranger = feldherr.observe(g, -1)
    assert (hand(stranger, 0), hand(stranger, 1)) == (set(), set())
    assert [stranger.hand_size(s) for s in range(3)] == [2, 3, 0]
    swapped = at(BASE, 3, armies={0: "japan 5", 2: "congo 1"}, hands={0: "alaska joker1", 1: "siam india joker2"})
    assert list(feldherr.observe(swapped, 0).cards) != list(swapped.cards)
    assert list(mine.cards) == list(feldherr.observe(swapped, 0).cards)  # nothing tells the two tables apart
