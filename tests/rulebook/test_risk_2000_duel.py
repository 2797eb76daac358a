"""Rulebook S, RISK 2000: two players with a neutral army, and conquering the world (S30-S35, S40, S41)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, doing, go_on, hand, offers, ones, owner, refuses, result, rolls, say, winners

BOARD = feldherr.ruleset("sv2000.duel").board
MODES = ["sv2000.duel", "sv2000.conquest", "sv2000.capitals"]  # all that two play
NEUTRAL = 2


def members(*continents: str) -> list[str]:
    return [BOARD.territories[t] for c in continents for t in BOARD.members[BOARD.continents.index(c)]]


def duel(own: str, other: str = "japan 1", phase: str = "attack", hands: dict[int | str, str] | None = None, **house: str) -> State:
    """Seat 0's turn; all that is not named is neutral."""
    return at("sv2000.duel", 2, turn=0, phase=phase, armies={0: own, 1: other}, rest="neutral1", hands=hands, lines="", **house)


# ---- the set-up -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S30", "S31", "S40", "S50")
@pytest.mark.parametrize("mode", MODES)
def test_two_players_have_40_armies_and_the_neutral_28(mode: str) -> None:
    g = feldherr.new(feldherr.ruleset(mode), 2)
    assert (doing(g), len(offers(g))) == ("dealing", 42)  # no missions, no jokers
    go_on(g, "dealing")
    assert [list(g.owner).count(side) for side in range(3)] == [14, 14, 14]
    assert [t for t in range(42) if g.armies[t] == 2] == [t for t in range(42) if g.owner[t] == NEUTRAL]
    assert go_on(g, "strengthening") == [0, 1] * 26
    assert [sum(n for n, o in zip(g.armies, g.owner) if o == side) for side in range(3)] == [40, 40, 28]


@pytest.mark.rule("S30", "S31")
def test_the_players_strengthen_their_own_one_by_one() -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.duel"), 2)
    go_on(g, "dealing")
    assert offers(g) == [f"place {t} 1" for t in BOARD.territories if owner(g, t) == 0]
    neutral = next(t for t in BOARD.territories if owner(g, t) == NEUTRAL)
    assert refuses(g, 0, f"place {neutral} 1")


@pytest.mark.rule("S30")
def test_all_44_cards_are_in_the_deck_and_there_are_no_missions() -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.duel"), 2)
    go_on(g, "dealing", "strengthening")
    assert (g.seat, [hand(g, side) for side in range(3)]) == (0, [set()] * 3)
    assert list(g.cards).count(-1) == 44
    assert g.extra.rows(g) == []


@pytest.mark.rule("S30")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_duel_is_for_two(seats: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        feldherr.new(feldherr.ruleset("sv2000.duel"), seats)


@pytest.mark.rule("S30")
def test_the_other_rules_are_those_of_three_and_more() -> None:
    g = duel("argentina 4", "peru 2", phase="reinforce", hands={0: "alaska alberta argentina"})
    say(g, 0, "trade alaska alberta argentina 4")  # S7
    assert armies(g, "argentina") == 6  # S8
    say(g, 0, "place argentina 7")
    go_on(g, "placing")
    say(g, 0, "attack argentina peru 3")
    assert offers(g) == ["roll 4 dice"]  # S12


# ---- the neutral's reinforcements -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S32")
def test_example_17_reinforcements_are_8_for_the_neutral() -> None:
    """The rulebook's example: 17 / 2, and the figure it prints is 8. Here: 20 territories and continents."""
    g = duel(ones(members("asia", "australia", "south_america")), other="iceland 1", phase="reinforce")
    say(g, 0, "place siam 17")
    assert (feldherr.asked(g), offers(g)[0]) == (1, "place alaska 1..8")


@pytest.mark.rule("S32")
def test_sets_and_bonus_armies_count_as_reinforcements() -> None:
    g = duel("alaska 1 greenland 1", phase="reinforce", hands={0: "alaska greenland quebec"})
    say(g, 0, "trade alaska greenland quebec 10", "place alaska 13")  # 3 + 10 + 2 + 2
    assert (feldherr.asked(g), offers(g)[0]) == (1, "place northwest_territory 1..8")


@pytest.mark.rule("S32")
@pytest.mark.parametrize(("rounding", "gets"), [("book", "1"), ("down", "1"), ("up", "1..2")])
def test_half_of_3_is_1_or_by_the_house_rule_2(rounding: str, gets: str) -> None:
    g = duel("alaska 1", "japan 1", "reinforce", None, **({} if rounding == "book" else {"neutral_rounding": rounding}))
    say(g, 0, "place alaska 3")
    assert offers(g)[0] == f"place northwest_territory {gets}"


@pytest.mark.rule("S33")
def test_the_other_player_places_them_on_neutral_territories_after_the_first_has_placed() -> None:
    g = duel(ones(members("asia")[:6] + members("africa")), other="iceland 1", phase="reinforce")  # 12 // 3 + 3
    say(g, 0, "place ural 6")
    assert feldherr.asked(g) == 0
    say(g, 0, "place congo 1")
    assert (feldherr.asked(g), doing(g)) == (1, "placing")
    assert offers(g) == [f"place {t} 1..3" for t in BOARD.territories if owner(g, t) == NEUTRAL]
    assert refuses(g, 1, "place iceland 1", "place congo 1", "place alaska 4", "done")
    say(g, 1, "place alaska 2", "place japan 1")
    assert (armies(g, "alaska"), armies(g, "japan")) == (3, 2)
    assert (feldherr.asked(g), doing(g), g.seat) == (0, "attacking", 0)


@pytest.mark.rule("S33")
def test_without_neutral_territories_nothing_is_placed() -> None:
    g = at("sv2000.duel", 2, armies={0: "argentina 3"}, rest=1, phase="reinforce")
    say(g, 0, "place argentina 3")
    assert (feldherr.asked(g), doing(g)) == (0, "attacking")
    assert g.reserve[NEUTRAL] == 0


@pytest.mark.rule("S33", "S40", "S50")
@pytest.mark.parametrize("mode", MODES)
def test_the_neutral_grows_in_every_mode_for_two(mode: str) -> None:
    lines = f"capitals {BOARD.number['alaska']} {BOARD.number['japan']}\naside alaska japan" if mode == "sv2000.capitals" else ""
    g = at(mode, 2, turn=1, armies={0: "alaska 3", 1: "japan 3"}, rest="neutral1", phase="reinforce", lines=lines)
    say(g, 1, "place japan 3")
    assert (feldherr.asked(g), offers(g)[0]) == (0, "place northwest_territory 1")


# ---- fighting the neutral ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S34")
def test_the_other_player_chooses_and_rolls_for_an_attacked_neutral() -> None:
    g = at("sv2000.duel", 2, turn=1, armies={0: "japan 1", 1: "argentina 6", "neutral1": "peru 3"}, rest="neutral1")
    say(g, 1, "attack argentina peru 3")
    assert (feldherr.asked(g), offers(g)) == (0, ["defend 1..2"])
    assert refuses(g, 1, "defend 1")
    say(g, 0, "defend 2")
    rolls(g, 6, 5, 1, 5, 5)
    assert (armies(g, "argentina"), armies(g, "peru"), owner(g, "peru")) == (5, 2, NEUTRAL)


@pytest.mark.rule("S34", "S12")
def test_a_neutral_with_2_armies_rolls_one_die() -> None:
    g = duel("argentina 6")
    text = feldherr.write_position(g).replace("peru 1", "peru 2")
    g = say(feldherr.read_position(text), 0, "attack argentina peru 3")
    assert offers(g) == ["roll 4 dice"]


@pytest.mark.rule("S34", "S13", "S15")
def test_a_neutral_territory_is_conquered_like_any_other_and_counts_for_the_card() -> None:
    g = duel("argentina 5")
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 5)
    assert offers(g) == ["occupy 2..4"]
    say(g, 0, "occupy 2", "done")
    assert (owner(g, "peru"), doing(g)) == (0, "drawing")


@pytest.mark.rule("S34")
def test_the_neutral_has_no_turn() -> None:
    g = duel("argentina 5", phase="fortify")
    say(g, 0, "done")
    assert g.seat == 1
    say(g, 1, "place japan 3")
    go_on(g, "placing")
    say(g, 1, "done", "done")
    assert g.seat == 0


@pytest.mark.rule("S35")
def test_the_duel_is_won_when_the_opponent_is_out_whatever_the_neutral_has() -> None:
    g = duel("kamchatka 2")
    say(g, 0, "attack kamchatka japan 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "the others are out")
    assert list(g.owner).count(NEUTRAL) == 40


@pytest.mark.rule("S35")
def test_the_end_of_the_neutral_wins_nothing() -> None:
    g = at("sv2000.duel", 2, armies={0: "argentina 2", "neutral1": "peru 1"}, rest=1)
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert (winners(g), list(g.owner).count(NEUTRAL), doing(g)) == ([], 0, "attacking")


# ---- conquering the world (S40, S41) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S40")
@pytest.mark.parametrize(("seats", "each"), [(3, 35), (4, 30), (5, 25), (6, 20)])
def test_conquest_is_set_up_like_missions_without_missions(seats: int, each: int) -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.conquest"), seats)
    assert doing(g) == "dealing"
    go_on(g, "dealing", "strengthening")
    assert [sum(n for n, o in zip(g.armies, g.owner) if o == s) for s in range(seats)] == [each] * seats
    assert (g.extra.rows(g), g.seat) == ([], 0)


@pytest.mark.rule("S40")
def test_conquest_is_won_when_all_others_are_out_and_not_before() -> None:
    g = at("sv2000.conquest", 3, armies={1: "peru 1", 2: "brazil 1"}, rest=0)
    text = feldherr.write_position(g).replace("argentina 1", "argentina 3")
    g = say(feldherr.read_position(text), 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert (winners(g), g.is_out(1)) == ([], True)
    say(g, 0, "occupy 1", "attack argentina brazil 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "the others are out")


@pytest.mark.rule("S40")
def test_conquest_for_two_need_not_beat_the_neutral() -> None:
    g = at("sv2000.conquest", 2, armies={0: "kamchatka 2", 1: "japan 1"}, rest="neutral1")
    say(g, 0, "attack kamchatka japan 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "the others are out")


SCALE = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45]


@pytest.mark.rule("S41")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("before", "worth"), list(enumerate(SCALE)))
def test_the_scale_of_sets(before: int, worth: int, seats: int) -> None:
    """The rulebook's table: 4, 6, 8, 10, 12, 15, 20, 25, 30 and on in steps of 5."""
    board: dict[int | str, str] = {0: "argentina 3", 1: "japan 1"}
    rest = "neutral1" if seats == 2 else 2
    g = at(
        "sv2000.conquest", seats, armies=board, rest=rest, hands={0: "alaska alberta iceland"}, phase="reinforce", lines=f"trades {before}"
    )
    assert offers(g) == [f"trade alaska alberta iceland {worth}", "done"]


@pytest.mark.rule("S41")
@pytest.mark.parametrize("cards", ["quebec brazil siam", "alaska greenland quebec", "greenland joker1 joker2"])
def test_the_symbols_do_not_change_the_value(cards: str) -> None:
    g = at("sv2000.conquest", 3, armies={0: "argentina 3", 2: "japan 1"}, hands={0: cards}, phase="reinforce")
    assert offers(g) == [f"trade {cards} 4", "done"]


@pytest.mark.rule("S41")
def test_sets_must_still_be_sets() -> None:
    g = at("sv2000.conquest", 3, armies={0: "argentina 3", 2: "japan 1"}, hands={0: "alaska alberta quebec"}, phase="reinforce")
    assert offers(g) == ["done"]


@pytest.mark.rule("S41", "S8")
def test_sets_are_counted_over_all_players_and_the_bonus_stays() -> None:
    hands: dict[int | str, str] = {0: "alaska alberta iceland", 1: "greenland ontario china"}
    g = at("sv2000.conquest", 3, armies={0: "alaska 1", 2: "japan 1"}, hands=hands, phase="reinforce")
    say(g, 0, "trade alaska alberta iceland 4")
    assert armies(g, "alaska") == 3
    say(g, 0, "place alaska 7", "done", "done")
    assert offers(g) == ["trade greenland ontario china 6", "done"]


@pytest.mark.rule("S41")
def test_several_sets_of_one_turn_rise_too() -> None:
    hands: dict[int | str, str] = {0: "alaska alberta iceland greenland ontario china"}
    g = at("sv2000.conquest", 3, armies={0: "argentina 1", 2: "japan 1"}, hands=hands, phase="reinforce", lines="trades 5")
    say(g, 0, "trade alaska alberta iceland 15", "trade greenland ontario china 20")
    assert offers(g) == ["place argentina 1..38"]


@pytest.mark.rule("S34")
def test_the_neutral_never_gets_a_card() -> None:
    g = at("sv2000.duel", 2, armies={0: "argentina 2", "neutral1": "peru 1"}, rest=1, hands={0: "siam"})
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "done")
    say(g, CHANCE, "draw china")
    assert [hand(g, side) for side in range(3)] == [{"siam", "china"}, set(), set()]
