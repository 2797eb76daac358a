"""Rulebook S, RISK 2000: the set-up, the turn and reinforcements (S1-S6, S19, S20)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream, pick
from table import armies, at, doing, go_on, hand, offers, ones, owner, refuses, rolls, say, to_place

BOARD = feldherr.ruleset("sv2000.missions").board
MISSIONS = "missions 0 1 2"
KEYS = ("greenland", "brazil", "iceland", "egypt", "japan", "indonesia")  # one of each continent
LOOSE = [t for t in BOARD.territories if t not in KEYS]  # any of these make no continent


def start(seats: int, mode: str = "sv2000.missions") -> State:
    """A table after the deal, before the strengthening."""
    g = feldherr.new(feldherr.ruleset(mode), seats)
    go_on(g, "dealing missions", "dealing")
    return g


def members(continent: str) -> list[str]:
    return [BOARD.territories[t] for t in BOARD.members[BOARD.continents.index(continent)]]


def reinforcing(names: list[str]) -> State:
    """Seat 0 begins the turn with these; seat 2 holds one territory, seat 1 the rest."""
    other = next(t for t in KEYS if t not in names)
    return at("sv2000.missions", 3, armies={0: ones(names), 2: f"{other} 1"}, rest=1, phase="reinforce", lines="missions 7 8 9")


# ---- set-up (S1-S4) ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S1", "S4")
@pytest.mark.parametrize(("seats", "each"), [(3, 35), (4, 30), (5, 25), (6, 20)])
def test_each_player_places_35_30_25_or_20_armies(seats: int, each: int) -> None:
    g = start(seats)
    go_on(g, "strengthening")
    assert [sum(n for n, o in zip(g.armies, g.owner) if o == s) for s in range(seats)] == [each] * seats


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6 players"):
        feldherr.new(feldherr.ruleset("sv2000.missions"), seats)


@pytest.mark.rule("S1", "S4")
def test_seat_1_places_first_and_takes_the_first_turn() -> None:
    g = start(5)
    assert (doing(g), feldherr.asked(g)) == ("strengthening", 0)
    go_on(g, "strengthening")
    assert (g.seat, doing(g), feldherr.asked(g)) == (0, "placing", 0)


@pytest.mark.rule("S1")
def test_play_is_clockwise_and_the_general_plays_last_like_everyone() -> None:
    g = at("sv2000.missions", 3, phase="fortify", armies={0: ones(LOOSE[:9]), 2: ones(LOOSE[9:18])}, lines=MISSIONS)
    turns = [g.seat]
    for seat in (0, 1, 2):
        if doing(g) == "placing":
            go_on(g, "placing")
            say(g, seat, "done")
        say(g, seat, "done")
        turns.append(g.seat)
    assert turns == [0, 1, 2, 0]


@pytest.mark.rule("S2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_missions_are_dealt_first_and_colours_not_in_play_are_out(seats: int) -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.missions"), seats)
    assert doing(g) == "dealing missions"
    assert len(offers(g)) == 8 + seats
    assert [o for o in offers(g) if "colour" in o] == [f"mission destroy_colour_{s + 1}" for s in range(seats)]
    assert set(g.owner) == {-1}


@pytest.mark.rule("S2")
def test_one_mission_each_and_no_card_twice() -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.missions"), 3)
    say(g, CHANCE, "mission territories_24")
    assert "mission territories_24" not in offers(g)
    assert refuses(g, CHANCE, "mission territories_24", "mission destroy_colour_4")
    say(g, CHANCE, "mission asia_africa", "mission destroy_colour_3")
    assert doing(g) == "dealing"
    assert dict(g.extra.rows(g))["missions"] == [7, 1, 10]


@pytest.mark.rule("S2")
@pytest.mark.parametrize(("seat", "sees"), [(0, [7, -2, -2]), (1, [-2, 1, -2]), (2, [-2, -2, 10]), (-1, [-2, -2, -2])])
def test_a_mission_is_seen_by_its_owner_only(seat: int, sees: list[int]) -> None:
    g = at("sv2000.missions", 3, armies={0: "alaska 1", 2: "brazil 1"}, lines="missions 7 1 10")
    assert dict(feldherr.observe(g, seat).extra.rows(g))["missions"] == sees


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("seats", "shares"), [(3, [14] * 3), (4, [11, 11, 10, 10]), (5, [9, 9, 8, 8, 8]), (6, [7] * 6)])
def test_all_42_cards_are_dealt_one_by_one_and_the_first_two_get_one_more(seats: int, shares: list[int]) -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.missions"), seats)
    go_on(g, "dealing missions")
    assert sorted(offers(g)) == sorted(f"deal {t}" for t in BOARD.territories)  # no joker
    say(g, CHANCE, "deal siam", "deal brazil", "deal congo")
    assert [owner(g, t) for t in ("siam", "brazil", "congo")] == [0, 1, 2]
    go_on(g, "dealing")
    assert [list(g.owner).count(s) for s in range(seats)] == shares
    assert set(g.armies) == {1}


@pytest.mark.rule("S4")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(3, [0, 1, 2] * 21), (4, [0, 1, 2, 3] * 19 + [2, 3]), (5, [0, 1, 2, 3, 4] * 16 + [2, 3, 4]), (6, [0, 1, 2, 3, 4, 5] * 13)],
)
def test_armies_are_added_one_by_one_in_turn_and_who_has_none_is_skipped(seats: int, order: list[int]) -> None:
    assert go_on(start(seats), "strengthening") == order


@pytest.mark.rule("S4")
def test_an_army_is_added_to_an_own_territory_one_at_a_time() -> None:
    g = start(3)
    own = [t for t in BOARD.territories if owner(g, t) == 0]
    other = next(t for t in BOARD.territories if owner(g, t) == 1)
    assert offers(g) == [f"place {t} 1" for t in own]
    assert refuses(g, 0, f"place {own[0]} 2", f"place {other} 1", "done")
    say(g, 0, f"place {own[0]} 1")
    assert (armies(g, own[0]), feldherr.asked(g)) == (2, 1)


@pytest.mark.rule("S3", "S4")
def test_after_the_set_up_all_44_cards_are_in_the_deck() -> None:
    g = start(4)
    go_on(g, "strengthening")
    assert [hand(g, s) for s in range(4)] == [set()] * 4
    src, dst = next((t, u) for t in range(42) for u in g.adjacent[t] if g.owner[t] == 0 and g.owner[u] == 1 and g.armies[u] == 1)
    names = BOARD.territories
    say(g, 0, f"place {names[src]} {g.reserve[0]}", f"attack {names[src]} {names[dst]} 1")
    rolls(g, 6, 1)
    go_on(g, "occupying")
    say(g, 0, "done")
    assert offers(g) == [f"draw {c}" for c in [*names, "joker1", "joker2"]]


# ---- the turn and what it begins with (S5, S6, S19, S20) --------------------------------------------------------------------------


@pytest.mark.rule("S5")
def test_a_turn_is_reinforce_attack_move_in_this_order() -> None:
    g = reinforcing(["alaska", "alberta", "northwest_territory"])
    assert doing(g) == "placing"
    assert refuses(g, 0, "attack alaska kamchatka 1", "fortify alaska alberta 1", "done")
    say(g, 0, "place alaska 3")
    assert doing(g) == "attacking"
    assert refuses(g, 0, "place alaska 1", "fortify alaska alberta 1")
    say(g, 0, "done")
    assert doing(g) == "fortifying"
    assert refuses(g, 0, "place alaska 1", "attack alaska kamchatka 1")
    say(g, 0, "done")
    assert (g.seat, doing(g)) == (1, "placing")


@pytest.mark.rule("S6")
def test_example_17_territories_give_5_armies() -> None:
    """The rulebook's example: 17 : 3 = 5, the two left over don't count."""
    assert to_place(reinforcing(LOOSE[:17])) == {"1..5"}


@pytest.mark.rule("S6")
def test_example_4_territories_give_3_armies() -> None:
    """The rulebook's example: 4 : 3 = 1, but three is the least."""
    assert to_place(reinforcing(LOOSE[:4])) == {"1..3"}


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("held", "income"), [(1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (18, 6), (35, 11), (36, 12)])
def test_income_is_a_third_rounded_down_at_least_3(held: int, income: int) -> None:
    assert to_place(reinforcing(LOOSE[:held])) == {f"1..{income}"}


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("continent", "bonus"), [("australia", 2), ("south_america", 2), ("africa", 3), ("europe", 5), ("north_america", 5), ("asia", 7)]
)
def test_a_whole_continent_gives_its_bonus(continent: str, bonus: int) -> None:
    whole = members(continent)
    assert to_place(reinforcing(whole)) == {f"1..{max(3, len(whole) // 3) + bonus}"}
    assert to_place(reinforcing(whole[1:])) == {f"1..{max(3, (len(whole) - 1) // 3)}"}


@pytest.mark.rule("S6")
def test_the_bonuses_of_several_continents_add_up() -> None:
    assert to_place(reinforcing([*members("africa"), *members("europe"), "alaska"])) == {"1..12"}  # 14 // 3 + 3 + 5


@pytest.mark.rule("S6")
def test_a_continent_completed_during_the_turn_gives_nothing_before_the_next() -> None:
    own = "indonesia 1 western_australia 1 eastern_australia 4"
    g = at("sv2000.missions", 3, armies={0: own, 2: "japan 1"}, lines=MISSIONS)
    say(g, 0, "attack eastern_australia new_guinea 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1")
    assert (owner(g, "new_guinea"), doing(g), g.reserve[0]) == (0, "attacking", 0)


@pytest.mark.rule("S19")
def test_all_reinforcements_are_placed_on_own_territories_split_freely() -> None:
    g = reinforcing(["alaska", "congo", "siam"])
    assert offers(g) == ["place alaska 1..3", "place congo 1..3", "place siam 1..3"]
    assert refuses(g, 0, "place alaska 4", "place alaska 0", "place brazil 1", "done")
    say(g, 0, "place alaska 1", "place siam 1")
    assert offers(g) == ["place alaska 1", "place congo 1", "place siam 1"]
    say(g, 0, "place siam 1")
    assert [armies(g, t) for t in ("alaska", "congo", "siam")] == [2, 1, 3]
    assert doing(g) == "attacking"


@pytest.mark.rule("S19", "S20")
def test_any_number_may_stand_in_a_territory_and_the_supply_never_ends() -> None:
    g = at("sv2000.missions", 3, armies={0: "alaska 999 siam 1", 2: "japan 1"}, phase="reinforce", lines=MISSIONS)
    say(g, 0, "place alaska 3", "done")
    assert armies(g, "alaska") == 1002
    assert "fortify alaska" not in " ".join(offers(g))  # siam is no neighbour
    assert owner(g, "alaska") == 0


@pytest.mark.rule("S19")
def test_no_territory_is_ever_empty() -> None:
    g = start(3)
    rng = Stream(7)
    conquered = 0
    for _ in range(6000):
        if g.winners:
            break
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng))
        assert min(g.armies) >= 1
        conquered += g.taken > 0
    assert conquered > 50
