"""Rulebook N, Risiko 2010: the basic game, set-up, income and cards (N1-N6)."""

from __future__ import annotations

from fractions import Fraction

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, doing, go_on, hand, offers, ones, refuses, rolls, say, to_place

BASIC = feldherr.ruleset("de2010.basic")
BOARD = BASIC.board
ALL = BOARD.territories
KEYS = ("greenland", "brazil", "iceland", "egypt", "japan", "indonesia")  # one of each continent
LOOSE = [t for t in ALL if t not in KEYS]
TWO_STARS = "northwest_territory eastern_us venezuela brazil scandinavia ukraine "
TWO_STARS += "east_africa south_africa mongolia middle_east siam western_australia"
ONE_STAR = [t for t in ALL if t not in TWO_STARS.split()]


def members(continent: str) -> list[str]:
    return [ALL[t] for t in BOARD.members[BOARD.continents.index(continent)]]


def holding(names: list[str], phase: str = "reinforce", lines: str = "", mode: str = "de2010.basic") -> State:
    """Seat 0's turn, with these; of the rest seat 2 holds one and seat 1 the others."""
    other = next(t for t in reversed(ALL) if t not in names)
    return at(mode, 3, armies={0: ones(names), 2: f"{other} 1"}, rest=1, phase=phase, lines=lines)


def with_cards(cards: str, phase: str = "reinforce", own: str = "argentina 5", **house: str) -> State:
    return at("de2010.basic", 3, turn=0, phase=phase, armies={0: own, 2: "japan 1"}, rest=1, hands={0: cards}, lines="", **house)


# ---- set-up (N1-N3) ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 players"):
        feldherr.new(BASIC, seats)


@pytest.mark.rule("N1", "N2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seat_1_starts_as_soon_as_the_cards_are_dealt(seats: int) -> None:
    g = feldherr.new(BASIC, seats)
    assert (doing(g), offers(g)) == ("dealing", [f"deal {t}" for t in ALL])
    go_on(g, "dealing")
    assert (g.seat, doing(g), feldherr.asked(g)) == (0, "placing", 0)


@pytest.mark.rule("N1")
def test_play_is_clockwise() -> None:
    g = holding(LOOSE[:20], "fortify")
    for seat in (0, 1, 2):
        if seat:
            go_on(g, "placing")
            say(g, seat, "done")
        assert g.seat == seat
        say(g, seat, "done")
    assert g.seat == 0


@pytest.mark.rule("N2")
@pytest.mark.parametrize(("seats", "shares"), [(3, [14, 14, 14]), (4, [10, 10, 11, 11]), (5, [8, 8, 8, 9, 9])])
def test_the_two_cards_left_over_go_to_the_two_who_play_last(seats: int, shares: list[int]) -> None:
    g = feldherr.new(BASIC, seats)
    go_on(g, "dealing")
    assert [list(g.owner).count(s) for s in range(seats)] == shares


@pytest.mark.rule("N2")
def test_each_territory_gets_as_many_armies_as_its_card_has_stars() -> None:
    g = feldherr.new(BASIC, 4)
    go_on(g, "dealing")
    assert {t: armies(g, t) for t in ALL} == {t: 2 if t in TWO_STARS.split() else 1 for t in ALL}


@pytest.mark.rule("N3")
def test_all_43_cards_are_in_the_pile() -> None:
    g = feldherr.new(BASIC, 3)
    go_on(g, "dealing")
    assert [hand(g, s) for s in range(3)] == [set()] * 3
    assert list(g.cards).count(-1) == 43


def drawing(seats: int, gone: int, in_pile: int = 0, **house: str) -> State:
    """Seat 0 draws; so many cards have left the pile, some of them exchanged since."""
    lines = "taken 1\nunder 0 " + " ".join(ALL[:in_pile])
    board: dict[int | str, str] = {s: f"{KEYS[s]} 1" for s in range(seats) if s != 1}
    hands: dict[int | str, str] = {1: " ".join(ALL[in_pile:gone])}
    return at("de2010.basic", seats, turn=0, phase="draw", armies=board, rest=1, hands=hands, lines=lines, **house)


def chance_of_truce(g: State) -> Fraction:
    """How likely the cease-fire card is the next one; all others must be equally likely."""
    options = feldherr.options(g, CHANCE)
    weights = list(g.top().weights(g, options)) or [1] * len(options)
    named = offers(g)
    others = {w for w, o in zip(weights, named) if o != "draw ceasefire"}
    assert len(others) <= 1
    return Fraction(sum(w for w, o in zip(weights, named) if o == "draw ceasefire"), sum(weights))


@pytest.mark.rule("N3")
@pytest.mark.parametrize(
    ("seats", "short", "low", "high"), [(3, "", 12, 16), (4, "", 19, 23), (5, "", 26, 30), (4, "yes", 12, 16), (5, "yes", 19, 23)]
)
@pytest.mark.parametrize("in_pile", [0, 12])
def test_each_depth_of_the_band_is_equally_likely_and_no_other_possible(seats: int, short: str, low: int, high: int, in_pile: int) -> None:
    still = Fraction(1)
    depths = {}
    for above in range(in_pile, high + 1):
        p = chance_of_truce(drawing(seats, above, in_pile, **({"short_game": short} if short else {})))
        if p:
            depths[above] = still * p
        still *= 1 - p
    assert depths == {d: Fraction(1, 5) for d in range(low, high + 1)}
    assert still == 0


@pytest.mark.rule("N3")
def test_a_short_game_is_for_four_or_five() -> None:
    with pytest.raises(ValueError, match="4 or 5 players"):
        feldherr.new(feldherr.ruleset("de2010.basic", short_game="yes"), 3)


# ---- the turn and its income (N4, N5) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("N4", "N13")
def test_a_turn_is_place_conquer_move_draw() -> None:
    g = at("de2010.basic", 3, armies={0: "argentina 1 brazil 1", 2: "japan 1"}, phase="reinforce")
    assert refuses(g, 0, "done", "attack argentina peru 1", "fortify argentina brazil 1")
    say(g, 0, "place argentina 3")
    assert doing(g) == "attacking"
    assert refuses(g, 0, "place argentina 1", "fortify argentina brazil 1")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1", "done")
    assert doing(g) == "fortifying"
    assert refuses(g, 0, "attack argentina peru 1")
    say(g, 0, "fortify argentina brazil 2")
    assert (doing(g), g.seat) == ("drawing", 0)
    say(g, CHANCE, "draw siam")
    assert (hand(g, 0), g.seat, doing(g)) == ({"siam"}, 1, "placing")


TABLE = [(1, 0), (11, 0), (12, 1), (14, 1), (15, 2), (17, 2), (18, 3), (20, 3), (21, 4), (23, 4), (24, 5), (26, 5), (27, 6), (29, 6)]
TABLE += [(30, 7), (32, 7), (33, 8), (35, 8), (36, 9)]


@pytest.mark.rule("N5")
@pytest.mark.parametrize(("held", "more"), TABLE)
def test_the_table_of_armies_for_territories(held: int, more: int) -> None:
    """The rulebook's table, both ends of each column; here without a whole continent."""
    assert to_place(holding(LOOSE[:held])) == {f"1..{3 + more}"}


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    ("lacks", "held", "more", "continents"),
    [
        ("greenland brazil iceland egypt japan", 37, 9, 2),
        ("greenland brazil iceland egypt", 38, 9, 7 + 2),
        ("greenland brazil japan", 39, 9, 5 + 3 + 2),
        ("greenland japan", 40, 10, 2 + 5 + 3 + 2),
    ],
)
def test_the_last_columns_of_the_table_36_to_39_and_40_to_42(lacks: str, held: int, more: int, continents: int) -> None:
    """The rulebook's table as it stands: 39 territories still bring 9, 40 bring 10."""
    names = [t for t in ALL if t not in lacks.split()]
    assert len(names) == held
    assert to_place(holding(names)) == {f"1..{3 + more + continents}"}


@pytest.mark.rule("N5", "N21")
def test_41_territories_bring_10_too() -> None:
    names = [t for t in ALL if t != "japan"]
    g = at("de2010.classic", 3, armies={0: ones(names), 1: "japan 1"}, rest=0, phase="reinforce", lines="out 2")
    assert to_place(g) == {f"1..{3 + 10 + 17}"}


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    ("continent", "bonus"), [("australia", 2), ("south_america", 2), ("africa", 3), ("europe", 5), ("north_america", 5), ("asia", 7)]
)
def test_a_whole_continent_gives_its_bonus(continent: str, bonus: int) -> None:
    whole = members(continent)
    assert to_place(holding(whole)) == {f"1..{3 + (len(whole) == 12) + bonus}"}
    assert to_place(holding(whole[1:])) == {"1..3"}


@pytest.mark.rule("N5")
def test_armies_are_placed_on_own_territories_split_freely() -> None:
    g = holding(["alaska", "congo"])
    assert offers(g) == ["place alaska 1..3", "place congo 1..3"]
    assert refuses(g, 0, "place siam 1", "place alaska 4", "place alaska 0")
    say(g, 0, "place alaska 1", "place congo 2")
    assert (armies(g, "alaska"), armies(g, "congo"), doing(g)) == (2, 3, "attacking")


# ---- stars (N6) -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N6")
@pytest.mark.parametrize(("stars", "worth"), [(2, 2), (3, 4), (4, 7), (5, 10), (6, 13), (7, 17), (8, 21), (9, 25), (10, 30)])
@pytest.mark.parametrize("double", [True, False])
def test_what_the_stars_are_worth(stars: int, worth: int, double: bool) -> None:
    cards = TWO_STARS.split()[: stars // 2] + ONE_STAR[: stars % 2] if double else ONE_STAR[:stars]
    g = with_cards(" ".join(cards), own="china 1")
    say(g, 0, *[f"lay {c}" for c in cards], "done")
    assert (offers(g), hand(g, 0)) == ([f"place china 1..{3 + worth}"], set())


@pytest.mark.rule("N6")
def test_example_4_stars_are_7_armies() -> None:
    """The rulebook's example."""
    g = with_cards("siam alaska alberta congo")
    say(g, 0, "lay siam", "lay alaska", "lay alberta", "done")
    assert (doing(g), hand(g, 0)) == ("laying cards", {"congo"})  # another trade may follow, a single star is none
    assert offers(g) == ["done"]
    say(g, 0, "done")
    assert to_place(g) == {"1..10"}


@pytest.mark.rule("N6")
def test_a_trade_has_at_least_2_stars() -> None:
    g = with_cards("alaska alberta")
    say(g, 0, "lay alaska")
    assert offers(g) == ["lay alberta"]
    assert refuses(g, 0, "done")
    assert offers(with_cards("alaska")) == ["done"]
    assert offers(with_cards("siam")) == ["done", "lay siam"]


@pytest.mark.rule("N6")
def test_a_trade_has_at_most_10_stars() -> None:
    cards = TWO_STARS.split()[:5]
    g = with_cards(" ".join([*cards, "alaska", "alberta", "siam"]))
    say(g, 0, "lay alaska", *[f"lay {c}" for c in cards[:4]])
    assert offers(g) == ["done", "lay alberta"]  # 9 stars: one more may join
    assert refuses(g, 0, "lay siam")
    say(g, 0, "lay alberta")
    assert offers(g) == ["done"]


@pytest.mark.rule("N6")
def test_several_trades_a_turn() -> None:
    g = with_cards("siam brazil ukraine alaska")
    say(g, 0, "lay siam", "done", "lay brazil", "lay alaska", "done", "done")
    assert (to_place(g), hand(g, 0)) == ({"1..9"}, {"ukraine"})  # 3 + 2 + 4


@pytest.mark.rule("N6")
def test_cards_may_be_exchanged_between_attacks_and_the_armies_are_placed_before_the_turn_goes_on() -> None:
    g = with_cards("siam brazil alaska ukraine", phase="attack", own="argentina 2 congo 1")
    assert [o for o in offers(g) if "lay" in o] == ["lay alaska", "lay brazil", "lay ukraine", "lay siam"]
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "lay siam", "lay brazil")
    assert refuses(g, 0, "attack argentina peru 1")
    say(g, 0, "done")
    assert offers(g) == ["place peru 1..7", "place argentina 1..7", "place congo 1..7"]
    assert refuses(g, 0, "done", "lay ukraine")
    say(g, 0, "place peru 6", "place congo 1")
    assert (doing(g), armies(g, "peru")) == ("attacking", 7)
    say(g, 0, "lay ukraine", "done", "place peru 2")
    assert (doing(g), hand(g, 0)) == ("attacking", {"alaska"})


@pytest.mark.rule("N6")
def test_a_trade_between_attacks_needs_2_stars_too() -> None:
    g = with_cards("alaska alberta", phase="attack")
    say(g, 0, "lay alaska")
    assert offers(g) == ["lay alberta"]
    alone = with_cards("alaska", phase="attack")
    assert refuses(alone, 0, "lay alaska")


@pytest.mark.rule("N6")
def test_no_exchange_between_a_roll_and_its_move_in_nor_after_the_attacks() -> None:
    g = with_cards("siam", phase="attack")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert (doing(g), refuses(g, 0, "lay siam")) == ("occupying", True)
    say(g, 0, "occupy 1", "done")
    assert (doing(g), refuses(g, 0, "lay siam")) == ("fortifying", True)


@pytest.mark.rule("N6")
def test_nobody_exchanges_in_another_players_turn() -> None:
    g = at("de2010.basic", 3, armies={0: "argentina 5", 2: "japan 1"}, hands={1: "siam brazil"})
    assert refuses(g, 1, "lay siam")
    assert not any("lay" in o for o in offers(g))


@pytest.mark.rule("N6")
def test_nobody_is_forced_to_exchange_and_there_is_no_hand_limit() -> None:
    g = with_cards(" ".join(ALL[:12]))
    assert "done" in offers(g)
    say(g, 0, "done")
    assert (len(hand(g, 0)), to_place(g)) == (12, {"1..3"})


@pytest.mark.rule("N6")
def test_exchanged_cards_are_not_drawn_again_while_the_pile_lasts() -> None:
    g = with_cards("siam brazil alaska")
    say(g, 0, "lay siam", "lay brazil", "done", "done", "place argentina 10", "attack argentina peru 3")
    rolls(g, 6, 6, 6, 1)
    say(g, 0, "occupy 3", "done", "done")
    assert offers(g) == [f"draw {t}" for t in ALL if t not in ("siam", "brazil", "alaska")]


@pytest.mark.rule("N6")
def test_house_rule_exchange_at_the_start_of_the_turn_only() -> None:
    g = with_cards("siam brazil", trade_window="start")
    assert offers(g) == ["done", "lay brazil", "lay siam"]
    say(g, 0, "lay siam", "done", "done", "place argentina 5")
    assert (doing(g), refuses(g, 0, "lay brazil")) == ("attacking", True)
    assert not any("lay" in o for o in offers(g))
