"""Rulebook G, Godstorm, 2004: set-up (G2-G9, G11, G13)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.names import PANTHEONS
from feldherr.godstorm.state import godstorm
from pantheon import MODE, faith, god, invade, plague, storm, temples
from table import armies, doing, go_on, hand, offers, owner, refuses, rolls, say

BOARD = feldherr.ruleset("nl2004.original").board
SICK = ("rus", "thule", "egypt", "roma")
STEP = "placing god and temple"


def spread(seats: int, *sick: str, **house: Any) -> State:
    """A new table with its plague lands, ready to roll for the pantheons."""
    g = feldherr.new(feldherr.ruleset(MODE, **house), seats)
    return say(g, CHANCE, *[f"choose {t}" for t in sick or SICK])


def chosen(seats: int, first: int, *sick: str, **house: Any) -> State:
    """After the pantheons: the first chooser is that seat, the others follow in falling order of their seats."""
    g = spread(seats, *sick, **house)
    rolls(g, *[6 if s == first else s + 1 for s in range(seats)])
    go_on(g, "choosing pantheons")
    return g


def dealt(seats: int, first: int = 0, **house: Any) -> State:
    g = chosen(seats, first, **house)
    go_on(g, "dealing")
    return g


def whole(g: State, side: int) -> int:
    """All armies of a side on the board."""
    return sum(n for n, o in zip(g.armies, g.owner) if o == side)


def own(g: State, side: int) -> list[str]:
    return [t for t in BOARD.territories if owner(g, t) == side]


# ---- cards and plague (G2, G3) ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_set_up_all_42_cards_without_jokers_are_the_face_down_deck(seats: int) -> None:
    g = dealt(seats)
    go_on(g, "strengthening", STEP)
    assert (doing(g), list(g.cards).count(-1)) == ("bidding", 42)
    assert all(place == -1 for place in list(g.cards)[:42])
    assert all(place == -4 for place in list(feldherr.observe(g, 0).cards)[:42])
    assert not hand(g, 0)


@pytest.mark.rule("G2")
def test_conquests_bring_no_territory_card() -> None:
    g = storm(armies={0: "roma 9 sicilia 1", 2: "egypt 1"})
    for target in ("apulia", "corsica"):
        invade(g, "roma", target)
        say(g, 0, f"attack roma {target} 3")
        say(rolls(g, 6, 5, 4, 1), 0, "occupy 3")
    while g.seat == 0:
        assert not [o for o in offers(g) if o.startswith(("draw", "trade"))]
        say(g, 0, "done")
    assert list(g.cards).count(-1) == 42


@pytest.mark.rule("G3")
def test_the_top_four_cards_name_plague_lands_and_one_marker_is_left() -> None:
    g = feldherr.new(feldherr.ruleset(MODE), 3)
    assert (feldherr.asked(g), offers(g)) == (CHANCE, [f"choose {t}" for t in BOARD.territories])
    for i, t in enumerate(SICK):
        assert doing(g) == "spreading plague"
        say(g, CHANCE, f"choose {t}")
        assert plague(g) == set(SICK[: i + 1])
        assert f"choose {t}" not in offers(g)
    assert (doing(g), len(plague(g)), godstorm(g).spare) == ("rolling off", 4, 1)
    assert list(g.cards).count(-1) == 42  # the cards are back


@pytest.mark.rule("G3")
def test_any_army_may_enter_and_hold_a_plague_land() -> None:
    g = storm(armies={0: "roma 3 corsica 1", 2: "egypt 1"}, plague="liguria corsica apulia egypt", phase="raise armies")
    assert "place corsica 1..3" in offers(g)
    say(g, 0, "place roma 3", "done")  # nothing summoned, nothing to buy: the plague leaves the one in Corsica
    assert (armies(g, "corsica"), doing(g)) == (1, "invading")
    assert {"invade roma liguria", "invade roma apulia"} <= set(offers(g))


# ---- pantheons (G4) -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4")
def test_pantheons_are_chosen_in_the_order_of_the_dice() -> None:
    g = rolls(spread(5), 3, 6, 1, 5, 2)
    assert offers(g) == [f"choose {p}" for p in ("babylonians", "celts", "egyptians", "greeks", "norse")]
    for seat, pantheon in ((1, "norse"), (3, "celts"), (0, "greeks"), (4, "babylonians")):
        assert feldherr.asked(g) == seat
        say(g, seat, f"choose {pantheon}")
        assert f"choose {pantheon}" not in offers(g)
    assert (feldherr.asked(g), offers(g)) == (2, ["choose egyptians"])
    say(g, 2, "choose egyptians")
    assert [PANTHEONS[p] for p in godstorm(g).pantheon] == ["greeks", "norse", "egyptians", "celts", "babylonians"]


@pytest.mark.rule("G4")
def test_those_tied_roll_again_among_themselves_until_nobody_is() -> None:
    g = spread(5)
    assert offers(g) == ["roll 5 dice"]
    rolls(g, 2, 5, 2, 5, 6)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 3, 3)  # seats 1 and 3, tied again
    rolls(g, 1, 6)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 6, 5)  # seats 0 and 2: a 6 now does not overtake those who rolled higher at first
    assert go_on(g, "choosing pantheons") == [4, 3, 1, 0, 2]


@pytest.mark.rule("G4")
def test_three_tied_may_split() -> None:
    g = rolls(spread(4), 4, 4, 1, 4)
    assert offers(g) == ["roll 3 dice"]
    rolls(g, 2, 6, 2)  # seats 0, 1 and 3
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 1, 5)
    assert go_on(g, "choosing pantheons") == [1, 3, 0, 2]


# ---- armies (G5-G7) -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5")
@pytest.mark.parametrize(("seats", "each"), [(2, 30), (3, 35), (4, 30), (5, 25)])
def test_starting_armies(seats: int, each: int) -> None:
    g = dealt(seats)
    go_on(g, "strengthening")
    assert [whole(g, s) for s in range(seats)] == [each] * seats


@pytest.mark.rule("G5")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        feldherr.new(feldherr.ruleset(MODE), seats)


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("seats", "first", "shares"), [(3, 1, [14, 14, 14]), (4, 3, [11, 10, 10, 11]), (5, 2, [8, 8, 9, 9, 8])])
def test_all_42_are_dealt_one_at_a_time_clockwise_from_the_first_chooser_on(seats: int, first: int, shares: list[int]) -> None:
    g = chosen(seats, first)
    assert (doing(g), feldherr.asked(g), offers(g)) == ("dealing", CHANCE, [f"deal {t}" for t in BOARD.territories])
    for i, t in enumerate(BOARD.territories):
        say(g, CHANCE, f"deal {t}")
        assert (owner(g, t), armies(g, t) >= 1) == ((first + i) % seats, True)
    assert [len(own(g, s)) for s in range(seats)] == shares
    assert list(g.armies)[:42] == [1] * 42  # plague or not


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("seats", "first", "starter", "rounds"), [(3, 1, 1, 7), (4, 3, 1, 7), (5, 2, 4, 6)])
def test_then_three_at_a_time_from_the_player_after_the_last_card(seats: int, first: int, starter: int, rounds: int) -> None:
    g = dealt(seats, first)
    for i in range(rounds * seats):
        seat = (starter + i) % seats
        left = [35, 30, 25][seats - 3] - whole(g, seat)
        assert (doing(g), feldherr.asked(g)) == ("strengthening", seat)
        assert offers(g) == [f"place {t} 1{'..' + str(min(3, left)) if left > 1 else ''}" for t in own(g, seat)]
        say(g, seat, f"place {own(g, seat)[i % 3]} {min(3, left)}")
    assert doing(g) == STEP


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("seats", "batches"), [(3, {3}), (4, {1, 2}), (5, {1, 2})])
def test_the_last_batch_may_be_one_or_two(seats: int, batches: set[int]) -> None:
    """35 - 14 are whole threes; 30 - 11 and 30 - 10 leave 1 and 2, 25 - 9 and 25 - 8 too."""
    g = dealt(seats)
    seen: dict[int, int] = {}
    while doing(g) == "strengthening":
        seat = feldherr.asked(g)
        seen[seat] = feldherr.choices(g, seat)[0].high
        say(g, seat, f"place {own(g, seat)[0]} {seen[seat]}")
    assert set(seen.values()) == batches


@pytest.mark.rule("G6")
def test_three_armies_are_freely_split_over_own_territories() -> None:
    g = dealt(3)
    a, b, c = own(g, 0)[:3]
    assert refuses(g, 0, f"place {a} 4", f"place {own(g, 1)[0]} 1", "done")
    say(g, 0, f"place {a} 1")
    assert (feldherr.asked(g), {o.high for o in feldherr.choices(g, 0)}) == (0, {2})
    say(g, 0, f"place {b} 1", f"place {c} 1")
    assert ([armies(g, t) for t in (a, b, c)], feldherr.asked(g)) == ([2, 2, 2], 1)
    say(g, 1, f"place {own(g, 1)[4]} 3")
    assert (armies(g, own(g, 1)[4]), feldherr.asked(g)) == (4, 2)


@pytest.mark.rule("G7")
def test_chosen_set_up_has_a_new_die_roll_and_claims_one_by_one() -> None:
    g = chosen(4, 0, chosen_setup="yes")
    assert (doing(g), offers(g)) == ("rolling for the start", ["roll 4 dice"])
    rolls(g, 5, 1, 5, 2)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 3, 4)
    assert (doing(g), feldherr.asked(g)) == ("claiming", 2)
    assert offers(g) == [f"claim {t}" for t in BOARD.territories]  # plague lands too, and nothing in the Underworld
    say(g, 2, "claim thule")
    assert (owner(g, "thule"), armies(g, "thule")) == (2, 1)
    assert refuses(g, 3, "claim thule", "claim u1")
    assert go_on(g, "claiming") == ([3, 0, 1, 2] * 11)[:41]
    assert list(g.armies)[:42] == [1] * 42


@pytest.mark.rule("G7")
def test_chosen_set_up_goes_on_with_whoever_is_next_three_at_a_time() -> None:
    g = rolls(chosen(4, 0, chosen_setup="yes"), 1, 2, 6, 3)
    assert go_on(g, "claiming")[-1] == 3
    assert (doing(g), feldherr.asked(g)) == ("strengthening", 0)
    assert {o.high for o in feldherr.choices(g, 0)} == {3}
    say(g, 0, f"place {own(g, 0)[0]} 3")
    assert feldherr.asked(g) == 1
    go_on(g, "strengthening")
    assert ([whole(g, s) for s in range(4)], doing(g), feldherr.asked(g)) == ([30] * 4, STEP, 0)


@pytest.mark.rule("G7", "G6")
def test_without_the_option_territories_are_dealt() -> None:
    assert doing(chosen(3, 0)) == doing(chosen(3, 0, chosen_setup="no")) == "dealing"


# ---- gods, temples, faith (G8, G9) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G8", "G9")
@pytest.mark.parametrize(("seats", "first", "order"), [(3, 2, [2, 0, 1]), (4, 1, [3, 0, 1, 2]), (5, 0, [2, 3, 4, 0, 1])])
def test_each_in_turn_places_the_god_of_war_and_a_temple(seats: int, first: int, order: list[int]) -> None:
    g = dealt(seats, first)
    go_on(g, "strengthening")
    for seat in order:
        mine = own(g, seat)
        assert (doing(g), feldherr.asked(g)) == (STEP, seat)
        assert offers(g) == [f"summon war {t}" for t in mine if t not in SICK]
        healthy = [t for t in mine if t not in SICK]
        say(g, seat, f"summon war {healthy[0]}")
        assert (feldherr.asked(g), offers(g)) == (seat, [f"build {t}" for t in mine])
        say(g, seat, f"build {healthy[seat % 2]}")  # the same territory or another one
        assert (god(g, seat, "war"), healthy[seat % 2] in temples(g)) == (healthy[0], True)
    assert (doing(g), len(temples(g))) == ("bidding", seats)
    assert [faith(g, s) for s in range(seats)] == [3] * seats  # G9
    assert not any(god(g, s, kind) for s in range(seats) for kind in ("magic", "sky", "death"))


@pytest.mark.rule("G8")
def test_the_first_god_of_war_never_stands_on_plague_but_the_temple_may() -> None:
    g = dealt(3)  # seat 0 has Dacia, Liguria, Corsica …
    go_on(g, "strengthening")
    sick = [t for t in own(g, 0) if t in SICK]
    assert sick
    assert refuses(g, 0, *[f"summon war {t}" for t in sick], "done", f"build {own(g, 0)[0]}")
    say(g, 0, f"summon war {own(g, 0)[0]}", f"build {sick[0]}")
    assert (sick[0] in temples(g), feldherr.asked(g)) == (True, 1)


@pytest.mark.rule("G8")
def test_with_place_god_temple_anywhere_the_god_may_stand_on_plague() -> None:
    g = dealt(3, place_god_temple="anywhere")
    go_on(g, "strengthening")
    sick = next(t for t in own(g, 0) if t in SICK)
    say(g, 0, f"summon war {sick}")
    assert (god(g, 0, "war"), offers(g)) == (sick, [f"build {t}" for t in own(g, 0)])


# ---- what is left open (G11, G13) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G11")
def test_as_in_original_risk_there_is_no_limit_per_territory() -> None:
    g = dealt(3)
    go_on(g, "strengthening")  # always onto the first of the own territories
    assert max(g.armies) == 22


@pytest.mark.rule("G13")
def test_talk_binds_nobody_whoever_is_near_may_be_invaded() -> None:
    g = storm(armies={0: "roma 3", 2: "apulia 1"})
    assert offers(g) == ["done", "invade roma liguria", "invade roma apulia", "invade roma corsica"]
