"""Rulebook N, Risiko 2010: the basic game, from the attack to the end (N7-N17)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream, pick
from table import armies, at, doing, go_on, hand, offers, ones, owner, refuses, result, rolls, say, to_place, winners

BASIC = feldherr.ruleset("de2010.basic")
BOARD = BASIC.board
ALL = BOARD.territories
KEYS = ("greenland", "brazil", "iceland", "egypt", "japan", "indonesia")  # one of each continent
LOOSE = [t for t in ALL if t not in KEYS]


# ---- attack (N7-N11) --------------------------------------------------------------------------------------------------------------


def russia(attackers: int, defenders: int) -> State:
    """Seat 0 in Russia against seat 1 in Scandinavia."""
    return at("de2010.basic", 3, armies={0: f"ukraine {attackers}", 1: f"scandinavia {defenders}", 2: "japan 1"}, rest=1)


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("here", "may"), [(1, None), (2, "1"), (3, "1..2"), (4, "1..3"), (15, "1..3")])
def test_one_to_three_attack_and_one_stays(here: int, may: str | None) -> None:
    """The rulebook: of 3 armies at most 2 attack; decision: a single army never does, whatever the target holds."""
    g = russia(here, 2)
    targets = ("scandinavia", "northern_europe", "southern_europe", "ural", "afghanistan", "middle_east")
    assert set(offers(g)) == {"done", *[f"attack ukraine {t} {may}" for t in targets if may]}
    assert refuses(g, 0, f"attack ukraine scandinavia {min(here, 4)}", "attack ukraine scandinavia 0")


@pytest.mark.rule("N7")
def test_only_neighbours_over_a_border_or_sea_line_are_attacked() -> None:
    g = at("de2010.basic", 3, armies={0: "alaska 2 alberta 3", 2: "japan 1"})
    near_alberta = [f"attack alberta {t} 1..2" for t in ("northwest_territory", "ontario", "western_us")]
    assert set(offers(g)) == {"done", "attack alaska northwest_territory 1", "attack alaska kamchatka 1", *near_alberta}
    assert refuses(g, 0, "attack alaska alberta 1", "attack alaska ontario 1", "attack kamchatka alaska 1")


@pytest.mark.rule("N7")
def test_attacks_go_on_as_often_as_wanted_from_one_origin_to_one_target_each() -> None:
    g = russia(6, 3)
    for target in ("scandinavia", "ural", "scandinavia"):
        say(g, 0, f"attack ukraine {target} 1")
        if target == "scandinavia":
            say(g, 1, "defend 1")
        rolls(g, 1, 6)
    assert (armies(g, "ukraine"), doing(g)) == (3, "attacking")
    say(g, 0, "done")
    assert doing(g) == "fortifying"


@pytest.mark.rule("N8")
@pytest.mark.parametrize("here", [2, 3, 9])
@pytest.mark.parametrize("dice", [1, 2])
def test_the_defender_chooses_1_or_2_armies_once_the_attackers_are_named(here: int, dice: int) -> None:
    g = russia(4, here)
    say(g, 0, "attack ukraine scandinavia 2")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])
    assert refuses(g, 1, "defend 0", "defend 3")
    say(g, 1, f"defend {dice}")
    assert offers(g) == [f"roll {2 + dice} dice"]


@pytest.mark.rule("N8")
def test_a_single_army_defends_alone() -> None:
    g = russia(4, 1)
    say(g, 0, "attack ukraine scandinavia 3")
    assert (feldherr.asked(g), offers(g)) == (CHANCE, ["roll 4 dice"])


@pytest.mark.rule("N7", "N8", "N9", "N10")
@pytest.mark.parametrize("third", [1, 2, 3])
def test_example_russia_attacks_scandinavia_and_takes_it(third: int) -> None:
    """The rulebook's example: 3 against 2; 6 beats 4, 3 beats 2, the third die is ignored; 3 stay there and 5 follow, 1 stays behind."""
    g = russia(9, 2)
    say(g, 0, "attack ukraine scandinavia 3")
    say(g, 1, "defend 2")
    rolls(g, 3, 6, third, 2, 4)
    assert (owner(g, "scandinavia"), armies(g, "scandinavia"), armies(g, "ukraine")) == (0, 3, 6)
    assert offers(g) == ["occupy 3..8"]
    say(g, 0, "occupy 8")
    assert (armies(g, "scandinavia"), armies(g, "ukraine")) == (8, 1)


@pytest.mark.rule("N9")
@pytest.mark.parametrize(
    ("attack", "defend", "attacker_loses", "defender_loses"),
    [((6, 5, 1), (6, 5), 2, 0), ((6, 5, 5), (5, 5), 1, 1), ((1, 2, 6), (5,), 0, 1), ((4,), (1, 4), 1, 0), ((5, 6), (4, 5), 0, 2)],
)
def test_a_die_that_is_equal_or_higher_saves_the_defender(
    attack: tuple[int, ...], defend: tuple[int, ...], attacker_loses: int, defender_loses: int
) -> None:
    g = russia(6, 4)
    say(g, 0, f"attack ukraine scandinavia {len(attack)}")
    say(g, 1, f"defend {len(defend)}")
    rolls(g, *attack, *defend)
    assert (armies(g, "ukraine"), armies(g, "scandinavia")) == (6 - attacker_loses, 4 - defender_loses)
    assert owner(g, "scandinavia") == 1  # without conquest the attackers left are back


@pytest.mark.rule("N10")
def test_example_of_15_armies_3_attack_and_11_more_may_follow() -> None:
    """The rulebook's example: 12 are left behind, of which 11 may follow, not all 12."""
    g = russia(15, 1)
    say(g, 0, "attack ukraine scandinavia 3")
    rolls(g, 6, 6, 6, 1)
    assert (armies(g, "ukraine"), offers(g)) == (12, ["occupy 3..14"])
    assert refuses(g, 0, "occupy 15", "occupy 2")
    say(g, 0, "occupy 14")
    assert (armies(g, "ukraine"), armies(g, "scandinavia")) == (1, 14)


@pytest.mark.rule("N11")
def test_who_loses_the_last_territory_is_out_and_the_conqueror_may_exchange_the_cards() -> None:
    g = at("de2010.basic", 3, armies={0: "ukraine 3", 1: "scandinavia 1"}, rest=2, hands={0: "alaska", 1: " ".join(ALL[10:16])})
    say(g, 0, "attack ukraine scandinavia 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1")
    assert (g.is_out(1), hand(g, 0), doing(g)) == (True, {"alaska", *ALL[10:16]}, "attacking")  # seven cards, nothing forced
    assert {"done", "lay brazil", "lay alaska"} <= set(offers(g))
    say(g, 0, "lay brazil", "lay alaska", "done")
    assert to_place(g) == {"1..4"}


# ---- move, card, end (N12-N17) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N12")
def test_example_6_armies_move_from_scandinavia_to_india_through_russia_and_afghanistan() -> None:
    """The rulebook's example."""
    g = at("de2010.basic", 3, armies={0: "scandinavia 7 ukraine 1 afghanistan 1 india 1", 2: "japan 1"}, phase="fortify")
    assert offers(g) == ["done", *[f"fortify scandinavia {t} 1..6" for t in ("ukraine", "afghanistan", "india")]]
    assert refuses(g, 0, "fortify scandinavia india 7", "fortify scandinavia china 1")
    say(g, 0, "fortify scandinavia india 6")
    assert (armies(g, "scandinavia"), armies(g, "india"), g.seat) == (1, 7, 1)  # one move, the turn is over


@pytest.mark.rule("N12")
def test_no_move_through_territories_of_others() -> None:
    g = at("de2010.basic", 3, armies={0: "scandinavia 7 ukraine 1 india 1", 2: "japan 1"}, phase="fortify")
    assert offers(g) == ["done", "fortify scandinavia ukraine 1..6"]
    assert refuses(g, 0, "fortify scandinavia india 6")


@pytest.mark.rule("N13")
def test_one_card_however_many_territories_and_none_without() -> None:
    g = russia(9, 1)
    for target in ("scandinavia", "ural"):
        say(g, 0, f"attack ukraine {target} 1")
        rolls(g, 6, 1)
        say(g, 0, "occupy 1")
    say(g, 0, "done", "done")
    assert (doing(g), len(offers(g))) == ("drawing", 42)
    say(g, CHANCE, "draw congo")
    assert (hand(g, 0), g.seat) == ({"congo"}, 1)
    assert say(russia(9, 1), 0, "done", "done").seat == 1


@pytest.mark.rule("N14")
@pytest.mark.parametrize(("seats", "target"), [(3, 25), (4, 20), (5, 15)])
def test_25_20_or_15_territories_at_the_end_of_the_own_turn_win(seats: int, target: int) -> None:
    """The rulebook's table of targets."""
    for held in (target - 1, target, target + 1):
        board: dict[int | str, str] = {s: f"{KEYS[s]} 1" for s in range(2, seats)}
        g = at("de2010.basic", seats, armies={**board, 0: ones(LOOSE[:held])}, rest=1, phase="fortify")
        assert winners(g) == []
        say(g, 0, "done")
        assert result(g) == (([0], "territories held") if held >= target else ([], ""))


@pytest.mark.rule("N14")
def test_the_target_does_not_win_before_the_end_of_the_turn_nor_in_another_players_turn() -> None:
    g = at("de2010.basic", 3, armies={0: "argentina 4", 2: "japan 1"}, rest=1)  # seat 1 holds 40
    say(g, 0, "done", "done")
    assert (winners(g), g.seat) == ([], 1)
    go_on(g, "placing")
    assert winners(g) == []
    say(g, 1, "done")
    assert winners(g) == []
    say(g, 1, "done")
    assert result(g) == ([1], "territories held")


@pytest.mark.rule("N14")
def test_the_target_stays_that_of_the_players_who_began() -> None:
    """A ruling: with five players 15 territories win, though only three are left in."""
    for held in (14, 15):
        board: dict[int | str, str] = {0: ones(LOOSE[:held]), 2: f"{KEYS[2]} 1"}
        g = at("de2010.basic", 5, armies=board, rest=1, phase="fortify", lines="out 3\nout 4")
        assert result(say(g, 0, "done")) == (([0], "territories held") if held == 15 else ([], ""))


def truce(armies: dict[int | str, str], seats: int = 3, rest: int = 0) -> State:
    """The cease-fire card is certain to be drawn next."""
    gone = {3: 16, 4: 23, 5: 30}[seats]
    g = at("de2010.basic", seats, armies=armies, rest=rest, phase="draw", hands={1: " ".join(ALL[:gone])}, lines="taken 1")
    assert offers(g) == ["draw ceasefire"]
    return say(g, CHANCE, "draw ceasefire")


@pytest.mark.rule("N15")
def test_the_cease_fire_ends_the_game_at_once_and_most_territories_win() -> None:
    g = truce({0: ones(ALL[:13]), 1: ones(ALL[13:28]), 2: " ".join(f"{t} 9" for t in ALL[28:])})
    assert result(g) == ([1], "cease-fire")  # 13, 15 and 14 territories; seat 2 has by far most armies
    assert feldherr.players(g) == ()


@pytest.mark.rule("N15")
def test_of_those_tied_most_armies_win() -> None:
    g = truce({0: ones(ALL[:15]), 1: f"{ALL[15]} 2 " + ones(ALL[16:30]), 2: " ".join(f"{t} 9" for t in ALL[30:])})
    assert result(g) == ([1], "cease-fire")


@pytest.mark.rule("N15")
def test_still_tied_they_share_the_win() -> None:
    g = truce({0: ones(ALL[:15]), 1: ones(ALL[15:30]), 2: " ".join(f"{t} 9" for t in ALL[30:])})
    assert result(g) == ([0, 1], "cease-fire")
    g = truce({s: ones(ALL[14 * s : 14 * s + 14]) for s in range(3)})
    assert result(g) == ([0, 1, 2], "cease-fire")


@pytest.mark.rule("N14", "N15")
def test_the_target_is_looked_at_before_the_card_is_drawn() -> None:
    board: dict[int | str, str] = {0: ones(LOOSE[:25]), 2: "japan 1"}
    g = at("de2010.basic", 3, armies=board, rest=1, phase="fortify", hands={1: " ".join(ALL[:16])}, lines="taken 1")
    say(g, 0, "done")
    assert result(g) == ([0], "territories held")


@pytest.mark.rule("N15")
def test_without_a_conquest_the_cease_fire_card_is_not_drawn() -> None:
    g = at("de2010.basic", 3, armies={0: "argentina 1", 2: "japan 1"}, rest=1, phase="fortify", hands={1: " ".join(ALL[:16])})
    say(g, 0, "done")
    assert (winners(g), g.seat) == ([], 1)


@pytest.mark.rule("N16")
def test_hands_are_secret_and_their_size_open() -> None:
    g = at("de2010.basic", 3, armies={0: "argentina 1", 2: "japan 1"}, hands={0: "siam brazil", 1: "congo"})
    assert hand(feldherr.observe(g, 0), 0) == {"siam", "brazil"}
    for seat in (1, 2, -1):
        view = feldherr.observe(g, seat)
        assert (hand(view, 0), view.hand_size(0)) == (set(), 2)
        assert {c for c in range(42) if view.cards[c] == -4} >= {BOARD.number["siam"], BOARD.number["brazil"]}


@pytest.mark.rule("N17")
def test_only_the_number_of_armies_matters_and_the_supply_never_ends() -> None:
    g = at("de2010.basic", 3, armies={0: "argentina 700", 2: "japan 1"}, phase="reinforce")
    say(g, 0, "place argentina 3")
    assert armies(g, "argentina") == 703


@pytest.mark.rule("N17")
def test_no_territory_is_ever_left_empty() -> None:
    g = feldherr.new(BASIC, 5)
    go_on(g, "dealing")
    rng = Stream(11)
    seen = 0
    while not g.winners and seen < 6000:
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng))
        assert min(g.armies) >= 1
        seen += 1
    assert seen > 100
