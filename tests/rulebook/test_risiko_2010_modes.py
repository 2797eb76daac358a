"""Rulebook N, Risiko 2010: the classic game and missions (N20, N21, N30-N32)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, doing, go_on, offers, ones, owner, refuses, result, rolls, say, winners

CLASSIC = feldherr.ruleset("de2010.classic")
MISSIONS = feldherr.ruleset("de2010.missions")
BOARD = CLASSIC.board
ALL = BOARD.territories
CARD = {name: i for i, name in enumerate(MISSIONS.extra.own_cards())}
TWO_STARS = "northwest_territory eastern_us venezuela brazil scandinavia ukraine "
TWO_STARS += "east_africa south_africa mongolia middle_east siam western_australia"


def members(*continents: str) -> list[str]:
    return [ALL[t] for c in continents for t in BOARD.members[BOARD.continents.index(c)]]


# ---- classic (N20, N21) -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N20")
@pytest.mark.parametrize("seats", [2, 6])
def test_classic_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 players"):
        feldherr.new(CLASSIC, seats)


@pytest.mark.rule("N20")
def test_dice_decide_who_is_player_1_and_those_tied_roll_again() -> None:
    g = feldherr.new(CLASSIC, 3)
    assert offers(g) == ["roll 3 dice"]
    rolls(g, 2, 5, 5)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 1, 3)
    assert (doing(g), feldherr.asked(g)) == ("claiming", 2)


@pytest.mark.rule("N20")
def test_territories_are_claimed_in_turn_with_one_army_each_whatever_their_stars() -> None:
    g = rolls(feldherr.new(CLASSIC, 3), 1, 1, 6)
    assert offers(g) == [f"claim {t}" for t in ALL]
    say(g, 2, "claim siam")
    assert (feldherr.asked(g), owner(g, "siam"), armies(g, "siam")) == (0, 2, 1)
    assert refuses(g, 0, "claim siam")
    assert go_on(g, "claiming") == ([0, 1, 2] * 14)[:41]
    assert set(g.armies) == {1}


@pytest.mark.rule("N20")
def test_player_1_begins_strengthening_too_one_by_one() -> None:
    g = rolls(feldherr.new(CLASSIC, 5), 1, 6, 1, 1, 1)
    assert go_on(g, "claiming")[-1] == 2  # two of the 42 are left over
    own = [t for t in ALL if owner(g, t) == 1]
    assert (feldherr.asked(g), offers(g)) == (1, [f"place {t} 1" for t in own])
    assert go_on(g, "strengthening") == [1, 2, 3, 4, 0] * 16 + [3, 4, 0]


@pytest.mark.rule("N20")
@pytest.mark.parametrize(("seats", "each"), [(3, 35), (4, 30), (5, 25)])
def test_35_30_or_25_armies_and_player_1_takes_the_first_turn(seats: int, each: int) -> None:
    g = rolls(feldherr.new(CLASSIC, seats), 1, 6, *[1] * (seats - 2))
    go_on(g, "claiming", "strengthening")
    assert [sum(n for n, o in zip(g.armies, g.owner) if o == s) for s in range(seats)] == [each] * seats
    assert (g.seat, doing(g)) == (1, "placing")


@pytest.mark.rule("N21")
@pytest.mark.parametrize("mode", ["de2010.classic", "de2010.missions", "de2010.duel"])
def test_there_is_no_cease_fire_card(mode: str) -> None:
    lines = "taken 1" + ("\nmissions 0 1 2" if mode == "de2010.missions" else "")
    seats = 2 if mode == "de2010.duel" else 3
    board: dict[int | str, str] = {0: "argentina 1"} if seats == 2 else {0: "argentina 1", 2: "japan 1"}
    for gone in (0, 12, 16, 23, 30, 41):
        g = at(mode, seats, armies=board, rest=1, phase="draw", hands={1: " ".join(ALL[:gone])}, lines=lines)
        assert offers(g) == [f"draw {t}" for t in ALL[gone:]]


@pytest.mark.rule("N21")
def test_25_territories_win_nothing_in_the_classic_game() -> None:
    g = at("de2010.classic", 3, armies={1: "japan 1", 2: "siam 1"}, rest=0, phase="fortify")
    say(g, 0, "done")
    assert (winners(g), g.seat) == ([], 1)


@pytest.mark.rule("N21")
def test_all_42_territories_win_the_classic_game() -> None:
    g = at("de2010.classic", 3, armies={0: "kamchatka 3", 1: "japan 1", 2: "yakutsk 1"}, rest=0)
    say(g, 0, "attack kamchatka yakutsk 1")
    rolls(g, 6, 1)
    assert winners(g) == []
    say(g, 0, "occupy 1", "attack kamchatka japan 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "all territories conquered")


@pytest.mark.rule("N21", "N31", "N46")
@pytest.mark.parametrize("mode", ["de2010.classic", "de2010.missions", "de2010.duel"])
@pytest.mark.parametrize("discards", [5, 0])
def test_an_empty_pile_is_refilled_from_the_discards(mode: str, discards: int) -> None:
    lines = "taken 1\nunder 0 " + " ".join(ALL[:discards]) + ("\nmissions 0 1 2" if mode == "de2010.missions" else "")
    seats = 2 if mode == "de2010.duel" else 3
    board: dict[int | str, str] = {0: "argentina 1"} if seats == 2 else {0: "argentina 1", 2: "japan 1"}
    g = at(mode, seats, armies=board, rest=1, phase="draw", hands={1: " ".join(ALL[discards:])}, lines=lines)
    if discards:
        assert offers(g) == [f"draw {t}" for t in ALL[:5]]
    else:
        assert g.seat == 1  # both are empty: no card


# ---- missions (N30-N32) -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N30")
@pytest.mark.parametrize(("seats", "shares"), [(3, [14, 14, 14]), (4, [10, 10, 11, 11]), (5, [8, 8, 8, 9, 9])])
def test_missions_are_set_up_like_the_basic_game(seats: int, shares: list[int]) -> None:
    g = feldherr.new(MISSIONS, seats)
    go_on(g, "dealing")
    assert [list(g.owner).count(s) for s in range(seats)] == shares
    assert {t for t in ALL if armies(g, t) == 2} == set(TWO_STARS.split())
    assert doing(g) == "dealing missions"
    assert len(offers(g)) == 8 + seats
    assert [o for o in offers(g) if "colour" in o] == [f"mission destroy_colour_{s + 1}" for s in range(seats)]
    assert go_on(g, "dealing missions") == [CHANCE] * seats
    assert (g.seat, doing(g)) == (0, "placing")
    assert len(set(dict(g.extra.rows(g))["missions"])) == seats


@pytest.mark.rule("N30")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_mission_is_secret_for_the_whole_game(seat: int) -> None:
    g = at("de2010.missions", 3, armies={0: "alaska 1"}, rest=2, lines="out 1\nmissions 4 5 6")
    seen = dict(feldherr.observe(g, seat).extra.rows(g))["missions"]
    assert seen == [m if s == seat else -2 for s, m in enumerate([4, 5, 6])]


def about_to_take(mission: str, held: list[str], src: str, dst: str, without: str = "") -> State:
    """Seat 0 holds all these but `dst` and `without`, and has just taken `dst` from seat 1."""
    own = [t for t in held if t not in (src, dst, without)]
    lines = f"missions {CARD[mission]} {CARD['destroy_colour_3']} {CARD['destroy_colour_2']}"
    spare = next(t for t in ALL if t not in held and t != dst)
    g = at("de2010.missions", 3, armies={0: f"{ones(own)} {src} 2", 2: f"{spare} 1"}, lines=lines)
    say(g, 0, f"attack {src} {dst} 1")
    return rolls(g, 6, 1)


CASES = [
    ("asia_south_america", members("asia", "south_america"), "peru", "brazil", "japan"),
    ("asia_africa", members("asia", "africa"), "north_africa", "congo", "japan"),
    ("north_america_africa", members("north_america", "africa"), "ontario", "quebec", "madagascar"),
    ("north_america_australia", members("north_america", "australia"), "ontario", "quebec", "indonesia"),
    ("europe_south_america_plus_one", members("europe", "south_america", "africa"), "peru", "brazil", "congo"),
    ("europe_australia_plus_one", members("europe", "australia", "south_america"), "new_guinea", "indonesia", "brazil"),
    ("territories_24", [*members("asia", "africa", "europe")[:23], "indonesia"], "siam", "indonesia", "japan"),
    ("destroy_colour_1", [*members("asia", "africa", "europe")[:23], "indonesia"], "siam", "indonesia", "japan"),  # N32: the own colour
]


@pytest.mark.rule("N31", "N32")
@pytest.mark.parametrize(("mission", "held", "src", "dst", "lacks"), CASES)
def test_a_mission_is_won_with_the_last_conquest_it_needs_and_not_one_short(
    mission: str, held: list[str], src: str, dst: str, lacks: str
) -> None:
    assert result(about_to_take(mission, held, src, dst)) == ([0], "mission fulfilled")
    assert winners(about_to_take(mission, held, src, dst, without=lacks)) == []


@pytest.mark.rule("N31")
@pytest.mark.parametrize(("attackers", "won"), [(2, [0]), (1, [])])
def test_18_territories_with_2_armies_each(attackers: int, won: list[int]) -> None:
    own = " ".join(f"{t} 2" for t in members("asia", "africa")[:17] if t != "siam")
    g = at("de2010.missions", 3, armies={0: f"{own} siam 4", 2: "alaska 1"}, lines=f"missions {CARD['territories_18x2']} 0 1")
    say(g, 0, f"attack siam indonesia {attackers}")
    rolls(g, *[6] * attackers, 1)
    assert winners(g) == won


def waiting(mission: str, held: list[str]) -> State:
    """Seat 1 holds these, which fulfil its mission, in the turn of seat 0, who sits in Brazil."""
    lines = f"missions {CARD['destroy_colour_1']} {CARD[mission]} {CARD['destroy_colour_2']}"
    return at("de2010.missions", 3, armies={0: "brazil 4", 1: ones(held)}, rest=2, lines=lines)


@pytest.mark.rule("N31")
def test_a_mission_that_holds_wins_from_the_very_start_of_the_own_turn_and_not_before() -> None:
    g = waiting("north_america_africa", members("north_america", "africa"))
    say(g, 0, "attack brazil peru 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1", "done", "done")
    assert winners(g) == []
    say(g, CHANCE, "draw siam")
    assert result(g) == ([1], "mission fulfilled")
    assert feldherr.players(g) == ()


@pytest.mark.rule("N31")
def test_a_mission_that_no_longer_holds_in_the_own_turn_is_not_won() -> None:
    g = waiting("north_america_africa", members("north_america", "africa"))
    say(g, 0, "attack brazil north_africa 3")
    rolls(g, 6, 6, 6, 1)
    say(g, 0, "done", "done")
    say(g, CHANCE, "draw siam")
    assert (winners(g), g.seat, doing(g)) == ([], 1, "placing")


@pytest.mark.rule("N31")
def test_targets_and_the_cease_fire_do_not_apply_to_missions() -> None:
    g = at("de2010.missions", 3, armies={1: "japan 1", 2: "brazil 1"}, rest=0, phase="fortify", lines="missions 0 1 2")
    say(g, 0, "done")  # 40 territories
    assert (winners(g), g.seat) == ([], 1)


def destroying(missions: str, more: str = "") -> State:
    """Seat 0 destroys the army of seat 1; seat 2 holds the rest."""
    g = at("de2010.missions", 3, armies={0: f"argentina 2 {more}", 1: "peru 1"}, rest=2, lines=f"missions {missions}")
    say(g, 0, "attack argentina peru 1")
    return rolls(g, 6, 1)


@pytest.mark.rule("N31", "N32")
def test_destroying_the_colour_of_the_own_mission_wins_at_once() -> None:
    assert result(destroying(f"{CARD['destroy_colour_2']} 0 1")) == ([0], "mission fulfilled")
    assert winners(destroying(f"{CARD['destroy_colour_3']} 0 1")) == []


@pytest.mark.rule("N31", "N32")
def test_a_colour_destroyed_by_somebody_else_counts_in_the_own_turn() -> None:
    g = destroying(f"0 1 {CARD['destroy_colour_2']}", ones(members("africa", "asia", "europe")))  # seat 2 holds but 15
    assert winners(g) == []
    say(g, 0, "done", "done")
    assert winners(g) == []
    say(g, CHANCE, "draw siam")
    assert result(g) == ([2], "mission fulfilled")


@pytest.mark.rule("N32")
def test_the_only_player_left_wins() -> None:
    g = at("de2010.missions", 3, armies={0: "argentina 2", 2: "peru 1"}, rest=0, lines="out 1\nmissions 6 0 1")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "the others are out")
