"""Rulebook S, RISK 2000: missions and how they are won (S17, S18, S21)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import State
from table import at, doing, offers, ones, owner, result, rolls, say, winners

MODE = feldherr.ruleset("sv2000.missions")
CARD = {name: i for i, name in enumerate(MODE.extra.own_cards())}


def members(*continents: str) -> list[str]:
    board = MODE.board
    return [board.territories[t] for c in continents for t in board.members[board.continents.index(c)]]


def about_to_take(mission: str, held: list[str], src: str, dst: str, without: str = "") -> State:
    """Seat 0 holds all these but `dst` and `without`, and has just taken `dst` from seat 1."""
    own = [t for t in held if t not in (src, dst, without)]
    lines = f"missions {CARD[mission]} {CARD['destroy_colour_3']} {CARD['destroy_colour_2']}"
    spare = next(t for t in MODE.board.territories if t not in held and t != dst)
    g = at("sv2000.missions", 3, armies={0: f"{ones(own)} {src} 2", 2: f"{spare} 1"}, lines=lines)
    assert winners(g) == []
    say(g, 0, f"attack {src} {dst} 1")
    return rolls(g, 6, 1)


CASES = [  # the card, what is to be held, from where the last one is taken, and another that may lack
    ("asia_south_america", members("asia", "south_america"), "peru", "brazil", "japan"),
    ("asia_south_america", members("asia", "south_america"), "siberia", "ural", "argentina"),
    ("asia_africa", members("asia", "africa"), "north_africa", "congo", "japan"),
    ("asia_africa", members("asia", "africa"), "siberia", "ural", "madagascar"),
    ("north_america_africa", members("north_america", "africa"), "ontario", "quebec", "madagascar"),
    ("north_america_africa", members("north_america", "africa"), "north_africa", "congo", "greenland"),
    ("north_america_australia", members("north_america", "australia"), "ontario", "quebec", "indonesia"),
    ("north_america_australia", members("north_america", "australia"), "new_guinea", "indonesia", "alaska"),
    ("europe_south_america_plus_one", members("europe", "south_america", "africa"), "peru", "brazil", "iceland"),
    ("europe_south_america_plus_one", members("europe", "south_america", "australia"), "peru", "argentina", "indonesia"),
    ("europe_south_america_plus_one", members("europe", "south_america", "asia"), "siberia", "ural", "brazil"),
    ("europe_australia_plus_one", members("europe", "australia", "south_america"), "peru", "brazil", "indonesia"),
    ("europe_australia_plus_one", members("europe", "australia", "africa"), "new_guinea", "indonesia", "congo"),
]


@pytest.mark.rule("S17")
@pytest.mark.parametrize(("mission", "held", "src", "dst", "lacks"), CASES)
def test_a_mission_is_won_with_the_last_conquest_it_needs(mission: str, held: list[str], src: str, dst: str, lacks: str) -> None:
    g = about_to_take(mission, held, src, dst)
    assert result(g) == ([0], "mission fulfilled")


@pytest.mark.rule("S17")
@pytest.mark.parametrize(("mission", "held", "src", "dst", "lacks"), CASES)
def test_a_mission_that_lacks_one_territory_is_not_won(mission: str, held: list[str], src: str, dst: str, lacks: str) -> None:
    g = about_to_take(mission, held, src, dst, without=lacks)
    assert (winners(g), owner(g, dst), doing(g)) == ([], 0, "attacking")


@pytest.mark.rule("S17")
@pytest.mark.parametrize("mission", ["europe_south_america_plus_one", "europe_australia_plus_one"])
def test_the_third_continent_must_be_a_third_one(mission: str) -> None:
    held = members("europe", "south_america" if "south" in mission else "australia")
    g = about_to_take(mission, held, "great_britain", "iceland")
    assert winners(g) == []


@pytest.mark.rule("S17")
@pytest.mark.parametrize(("before", "won"), [(22, []), (23, [0])])
def test_24_territories_are_24(before: int, won: list[int]) -> None:
    held = members("asia", "africa", "europe")[:before]
    assert winners(about_to_take("territories_24", held, "siam", "indonesia")) == won


# ---- 18 territories with 2 armies -------------------------------------------------------------------------------------------------

TWOS = [t for t in members("asia", "europe") if t != "siam"]  # 18


def eighteen(twos: int, phase: str, more: str = "siam 3", **extra: str) -> State:
    """Seat 0 has the mission, that many territories with 2 armies, and more."""
    own = " ".join(f"{t} 2" for t in TWOS[:twos])
    hands: dict[int | str, str] = {0: extra.get("hand", "")}
    return at("sv2000.missions", 3, armies={0: f"{own} {more}", 2: "alaska 1"}, hands=hands, phase=phase, lines="missions 6 8 9")


@pytest.mark.rule("S17")
def test_18_with_2_armies_by_a_conquest_with_2() -> None:
    g = eighteen(16, "attack", "siam 4")
    say(g, 0, "attack siam indonesia 2")
    assert winners(g) == []
    rolls(g, 6, 6, 1)
    assert result(g) == ([0], "mission fulfilled")


@pytest.mark.rule("S17")
def test_18_with_2_armies_by_moving_in_with_2() -> None:
    g = eighteen(16, "attack", "siam 4")
    say(g, 0, "attack siam indonesia 1")
    rolls(g, 6, 1)
    assert (winners(g), offers(g)) == ([], ["occupy 1..3"])
    say(g, 0, "occupy 2")
    assert result(g) == ([0], "mission fulfilled")


@pytest.mark.rule("S17")
def test_18_territories_of_which_one_has_1_army_are_not_enough() -> None:
    g = eighteen(16, "attack", "siam 4")
    say(g, 0, "attack siam indonesia 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 3")  # Siam is left with one
    assert (winners(g), doing(g)) == ([], "attacking")


@pytest.mark.rule("S17")
def test_18_with_2_armies_by_placing() -> None:
    g = eighteen(17, "reinforce", "siam 1")
    say(g, 0, f"place {TWOS[0]} 1")
    assert winners(g) == []
    say(g, 0, "place siam 1")
    assert result(g) == ([0], "mission fulfilled")


@pytest.mark.rule("S17", "S8")
def test_18_with_2_armies_by_the_bonus_of_an_exchanged_card() -> None:
    g = eighteen(17, "reinforce", "siam 1", hand="siam brazil quebec")
    say(g, 0, "trade quebec brazil siam 8")
    assert result(g) == ([0], "mission fulfilled")


@pytest.mark.rule("S17")
def test_18_with_2_armies_by_the_move() -> None:
    g = eighteen(16, "fortify", "siam 3 indonesia 1")
    say(g, 0, "fortify siam indonesia 1")
    assert result(g) == ([0], "mission fulfilled")


# ---- the own turn only ------------------------------------------------------------------------------------------------------------


def waiting(mission: str, held: list[str], home: str = "argentina") -> State:
    """Seat 1 fulfils this mission while it is the turn of seat 0, whose armies are all in one territory."""
    lines = f"missions 8 {CARD[mission]} 9"
    return at("sv2000.missions", 3, phase="attack", armies={0: f"{home} 3", 1: ones(held)}, rest=2, lines=lines)


@pytest.mark.rule("S17")
def test_a_mission_that_holds_is_won_from_the_very_start_of_the_own_turn() -> None:
    g = waiting("asia_africa", members("asia", "africa"))
    say(g, 0, "done")
    assert winners(g) == []
    say(g, 0, "done")
    assert result(g) == ([1], "mission fulfilled")
    assert feldherr.players(g) == ()


@pytest.mark.rule("S17")
def test_a_mission_is_not_won_in_another_players_turn() -> None:
    g = waiting("asia_africa", members("asia", "africa"))
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1")
    assert (winners(g), feldherr.asked(g)) == ([], 0)


@pytest.mark.rule("S17")
def test_a_mission_that_no_longer_holds_in_the_own_turn_is_not_won() -> None:
    g = waiting("north_america_africa", members("north_america", "africa"), home="brazil")
    say(g, 0, "attack brazil north_africa 2")
    rolls(g, 6, 6, 1)
    say(g, 0, "done")
    say(g, feldherr.CHANCE, "draw joker1")
    say(g, 0, "done")
    assert (winners(g), g.seat, doing(g)) == ([], 1, "placing")


# ---- colours (S17, S18) -----------------------------------------------------------------------------------------------------------


def destroying(missions: str, more: str = "", **house: str) -> State:
    """Seat 0 destroys the army of seat 1; seat 2 holds the rest."""
    board: dict[int | str, str] = {0: f"argentina 2 {more}", 1: "peru 1"}
    g = at("sv2000.missions", 3, turn=0, phase="attack", armies=board, rest=2, hands=None, lines=f"missions {missions}", **house)
    say(g, 0, "attack argentina peru 1")
    return rolls(g, 6, 1)


@pytest.mark.rule("S17", "S18")
def test_destroying_the_colour_of_the_mission_wins_at_once() -> None:
    g = destroying(f"{CARD['destroy_colour_2']} 0 1")
    assert result(g) == ([0], "mission fulfilled")


@pytest.mark.rule("S17", "S18")
def test_a_colour_that_has_an_army_left_is_not_destroyed() -> None:
    g = at("sv2000.missions", 3, armies={0: "argentina 2", 1: "peru 1 japan 1"}, rest=2, lines="missions 9 0 1")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert winners(g) == []


@pytest.mark.rule("S17", "S18")
def test_destroying_another_colour_does_not_win() -> None:
    assert winners(destroying(f"{CARD['destroy_colour_3']} 0 1")) == []


def end_turn(g: State) -> State:
    say(g, 0, "done")
    say(g, feldherr.CHANCE, "draw joker1")
    return say(g, 0, "done")


@pytest.mark.rule("S17", "S18")
def test_a_colour_destroyed_by_another_counts_in_the_own_turn() -> None:
    """The rulebook's example: the winner must wait for the own turn."""
    g = destroying(f"3 0 {CARD['destroy_colour_2']}", ones(members("africa", "asia", "europe")))
    assert winners(g) == []
    end_turn(g)
    assert result(g) == ([2], "mission fulfilled")


@pytest.mark.rule("S18")
def test_house_rule_a_colour_destroyed_by_another_becomes_24_territories() -> None:
    mine = members("africa", "asia")[:17]  # with Argentina and Peru 19: seat 2 has 23
    missions = f"3 0 {CARD['destroy_colour_2']}"
    g = end_turn(destroying(missions, ones(mine), colour_killed_by_other="territories"))
    assert (winners(g), g.seat, list(g.owner).count(2)) == ([], 2, 23)
    g = end_turn(destroying(missions, ones(mine[1:]), colour_killed_by_other="territories"))
    assert result(g) == ([2], "mission fulfilled")


@pytest.mark.rule("S18")
def test_house_rule_the_one_who_destroys_the_colour_still_wins() -> None:
    g = destroying(f"{CARD['destroy_colour_2']} 0 1", colour_killed_by_other="territories")
    assert result(g) == ([0], "mission fulfilled")


@pytest.mark.rule("S18")
@pytest.mark.parametrize(("before", "won"), [(22, []), (23, [0])])
def test_the_own_colour_means_24_territories(before: int, won: list[int]) -> None:
    held = members("asia", "africa", "europe")[:before]
    assert winners(about_to_take("destroy_colour_1", held, "siam", "indonesia")) == won


# ---- the last one (S21) -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S21")
def test_the_only_player_left_wins_whatever_the_mission() -> None:
    rest = ones([t for t in MODE.board.territories if t not in ("argentina", "peru")])
    g = at("sv2000.missions", 3, armies={0: f"argentina 2 {rest}", 2: "peru 1"}, rest=0, lines="out 1\nmissions 6 7 0\nslayers -1 2 -1")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "the others are out")


@pytest.mark.rule("S21")
def test_with_two_players_left_nobody_is_the_only_one() -> None:
    g = destroying("0 6 7")
    assert (winners(g), g.is_out(1)) == ([], True)
