"""Rulebook N, Risiko 2010: two players with three neutral armies (N40-N46)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, doing, go_on, hand, offers, ones, owner, refuses, result, rolls, say, winners

DUEL = feldherr.ruleset("de2010.duel")
BOARD = DUEL.board
ALL = BOARD.territories
TWO_STARS = "northwest_territory eastern_us venezuela brazil scandinavia ukraine "
TWO_STARS += "east_africa south_africa mongolia middle_east siam western_australia"


# ---- two players (N40-N46) --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N40")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_duel_is_for_two(seats: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        feldherr.new(DUEL, seats)


@pytest.mark.rule("N40")
def test_12_cards_to_each_player_6_to_each_neutral_and_armies_by_stars() -> None:
    g = feldherr.new(DUEL, 2)
    assert (doing(g), len(offers(g))) == ("dealing", 42)
    go_on(g, "dealing")
    assert [list(g.owner).count(side) for side in range(5)] == [12, 12, 6, 6, 6]
    assert {t for t in ALL if armies(g, t) == 2} == set(TWO_STARS.split())
    assert sum(g.armies) == 54


@pytest.mark.rule("N41")
def test_nine_cards_of_all_are_put_under_the_neutrals_three_each_unseen() -> None:
    g = feldherr.new(DUEL, 2)
    go_on(g, "dealing")
    assert offers(g) == [f"draw {t}" for t in ALL]
    assert go_on(g, "drawing") == [CHANCE] * 9
    assert [len(hand(g, side)) for side in range(5)] == [0, 0, 3, 3, 3]
    for seat in (-1, 0, 1):
        view = feldherr.observe(g, seat)
        assert [hand(view, side) for side in range(5)] == [set()] * 5
        assert [view.hand_size(side) for side in range(5)] == [0, 0, 3, 3, 3]


@pytest.mark.rule("N44", "N40")
def test_dice_decide_who_starts_and_ties_are_rolled_again() -> None:
    g = feldherr.new(DUEL, 2)
    go_on(g, "dealing", "drawing")
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 3, 3)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 2, 4)
    assert (g.seat, doing(g), feldherr.asked(g)) == (1, "bolstering", 1)


def duel(phase: str = "attack", turn: int = 0, hands: dict[int | str, str] | None = None, **sides: str) -> State:
    """Seat 0 in Argentina, three neutrals in Peru, Congo and Japan; seat 1 has the rest."""
    board: dict[int | str, str] = {0: "argentina 6", "neutral1": "peru 1", "neutral2": "congo 2", "neutral3": "japan 1 siam 1"}
    board |= {(int(k[4:]) if k.startswith("seat") else k): row for k, row in sides.items()}
    return at("de2010.duel", 2, turn=turn, armies=board, rest=1, phase=phase, hands=hands)


@pytest.mark.rule("N42")
def test_before_the_turn_3_armies_are_added_to_one_neutral_in_any_split() -> None:
    g = duel("bolster a neutral")
    assert (feldherr.asked(g), offers(g)) == (0, ["place peru 1..3", "place congo 1..3", "place japan 1..3", "place siam 1..3"])
    assert refuses(g, 0, "place argentina 1", "place brazil 1", "place peru 4", "done")
    say(g, 0, "place siam 1")
    assert offers(g) == ["place japan 1..2", "place siam 1..2"]
    assert refuses(g, 0, "place peru 1", "done")
    say(g, 0, "place japan 2")
    assert [armies(g, t) for t in ("siam", "japan", "peru", "congo")] == [2, 3, 1, 2]
    assert (doing(g), offers(g)) == ("placing", ["place argentina 1..3"])  # then the usual steps


@pytest.mark.rule("N42", "N4")
def test_the_neutral_comes_before_the_cards_and_the_income() -> None:
    g = duel("fortify", hands={1: "alaska brazil"})
    say(g, 0, "done")
    assert (g.seat, doing(g)) == (1, "bolstering")
    assert refuses(g, 1, "lay brazil")
    say(g, 1, "place congo 3")
    assert (armies(g, "congo"), doing(g)) == (5, "laying cards")


@pytest.mark.rule("N42")
def test_without_neutrals_the_step_is_skipped() -> None:
    g = at("de2010.duel", 2, armies={0: "argentina 6"}, rest=1, phase="bolster a neutral")
    assert (doing(g), feldherr.asked(g)) == ("placing", 0)


@pytest.mark.rule("N43", "N6")
def test_taking_a_neutrals_last_territory_gives_its_cards_which_may_be_exchanged() -> None:
    g = duel(hands={0: "china", "neutral1": "ukraine brazil egypt", "neutral2": "india ural alberta"})
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1")
    assert hand(g, 0) == {"china", "ukraine", "brazil", "egypt"}
    assert (hand(g, 2), hand(g, 3)) == (set(), {"india", "ural", "alberta"})
    say(g, 0, "lay ukraine", "lay brazil", "done")
    assert offers(g) == ["place peru 1..7", "place argentina 1..7"]


@pytest.mark.rule("N43")
def test_a_neutral_that_holds_another_territory_keeps_its_cards() -> None:
    g = duel(seat0="kamchatka 6", hands={"neutral3": "ukraine brazil egypt"})
    say(g, 0, "attack kamchatka japan 1")
    rolls(g, 6, 1)
    assert (hand(g, 0), hand(g, 4)) == (set(), {"ukraine", "brazil", "egypt"})


@pytest.mark.rule("N44")
@pytest.mark.parametrize(("held", "won"), [(29, []), (30, [0])])
def test_30_territories_at_the_end_of_the_own_turn_win(held: int, won: list[int]) -> None:
    g = at("de2010.duel", 2, armies={0: ones(ALL[:held])}, rest=1, phase="fortify", lines="taken 1")
    assert winners(g) == []
    say(g, 0, "done")
    assert result(g) == ((won, "territories held") if won else ([], ""))
    assert doing(g) == "drawing" or won


@pytest.mark.rule("N44")
def test_30_territories_do_not_win_in_the_middle_of_the_turn() -> None:
    g = at("de2010.duel", 2, armies={1: "japan 1"}, rest=0, phase="reinforce")
    go_on(g, "placing")
    assert (winners(g), doing(g)) == ([], "attacking")


@pytest.mark.rule("N44")
def test_the_duel_is_won_at_once_when_the_opponent_is_out() -> None:
    board: dict[int | str, str] = {0: "argentina 6", 1: "peru 1"}
    g = at("de2010.duel", 2, armies=board, rest="neutral1")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "the others are out")


@pytest.mark.rule("N45")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_opponent_chooses_the_dice_of_an_attacked_neutral(turn: int) -> None:
    g = duel(turn=turn, seat0="north_africa 4", seat1="east_africa 4")
    origin = ("north_africa", "east_africa")[turn]
    say(g, turn, f"attack {origin} congo 3")
    assert (feldherr.asked(g), offers(g)) == (1 - turn, ["defend 1..2"])
    assert refuses(g, turn, "defend 1")
    say(g, 1 - turn, "defend 2")
    rolls(g, 6, 6, 1, 5, 5)
    assert (owner(g, "congo"), armies(g, "congo")) == (turn, 3)


@pytest.mark.rule("N46", "N13")
def test_a_neutral_territory_counts_for_the_card_and_neutrals_have_no_turn() -> None:
    g = at("de2010.duel", 2, armies={0: "argentina 6", 1: "japan 1", "neutral2": "congo 1"}, rest="neutral1")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1", "done", "done")
    assert doing(g) == "drawing"
    say(g, CHANCE, "draw alaska")
    assert (hand(g, 0), g.seat) == ({"alaska"}, 1)
    go_on(g, "bolstering", "placing")
    say(g, 1, "done", "done")
    assert (g.seat, doing(g)) == (0, "bolstering")


@pytest.mark.rule("N46")
def test_all_else_is_as_in_the_basic_game() -> None:
    g = duel("reinforce", hands={0: "siam"})
    assert offers(g) == ["done", "lay siam"]  # N6
    say(g, 0, "lay siam", "done")
    assert offers(g) == ["place argentina 1..5"]  # N5: 3, and 2 for the stars
    say(g, 0, "place argentina 5", "done")
    assert doing(g) == "fortifying"
