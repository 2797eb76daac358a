"""Rulebook K, de2004.liberation: attacking, conquering, beating players, fortifying, drawing, winning (K14-K24)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.step import REASONS
from table import armies, at, attacks, conquer, doing, hand, offers, owner, refuses, rolls, say, winners

BASE = "de2004.liberation"
WORLD = feldherr.ruleset(BASE).board


# ---- announcing -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K14")
def test_attack_only_neighbours_of_another_player_and_only_with_two_armies() -> None:
    g = at(BASE, 3, armies={0: "alaska 4 alberta 1 western_us 2 eastern_us 5", 2: "ontario 7"})
    assert attacks(g) == [
        "attack alaska northwest_territory 1..3",
        "attack alaska kamchatka 1..3",
        "attack western_us ontario 1",
        "attack western_us central_america 1",
        "attack eastern_us ontario 1..3",
        "attack eastern_us quebec 1..3",
        "attack eastern_us central_america 1..3",
    ]
    assert refuses(g, 0, "attack alberta ontario 1", "attack alaska alberta 1", "attack alaska ontario 1", "attack kamchatka japan 1")
    assert refuses(g, 1, "attack kamchatka alaska 1", "done")  # not on turn


@pytest.mark.rule("K14")
def test_sea_lines_are_borders() -> None:
    """The rulebook's sea lines: Siam and Indonesia, and the one from Asia to North America round the back of the board."""
    g = at(BASE, 3, armies={0: "siam 2 kamchatka 2 great_britain 2 egypt 2 brazil 2", 2: "peru 1"})
    for line in ("siam indonesia", "kamchatka alaska", "great_britain western_europe", "egypt southern_europe", "brazil north_africa"):
        assert f"attack {line} 1" in attacks(g)


@pytest.mark.rule("K15")
@pytest.mark.parametrize(("units", "may"), [(1, []), (2, [1]), (3, [1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3]), (40, [1, 2, 3])])
def test_rulebook_table_of_attacking_units(units: int, may: list[int]) -> None:
    """Worked table, page 9: units in the territory, and how many of them may take part."""
    for n in range(1, 6):
        g = at(BASE, 3, armies={0: f"japan {units}", 2: "congo 1"})
        if n not in may:
            assert refuses(g, 0, f"attack japan mongolia {n}")
        else:
            say(g, 0, f"attack japan mongolia {n}")
            assert offers(g) == [f"roll {n + 1} dice"]  # one die for each attacking army and the one defender


@pytest.mark.rule("K15")
def test_nobody_attacks_with_no_army() -> None:
    assert refuses(at(BASE, 3, armies={0: "japan 4", 2: "congo 1"}), 0, "attack japan mongolia 0")


@pytest.mark.rule("K16")
@pytest.mark.parametrize("there", [2, 3, 20])
def test_the_defender_chooses_one_or_two_armies(there: int) -> None:
    for dice in (1, 2):
        g = say(at(BASE, 3, armies={0: "japan 4", 2: f"mongolia {there}"}), 0, "attack japan mongolia 3")
        assert (feldherr.asked(g), offers(g)) == (2, ["defend 1..2"])
        assert refuses(g, 2, "defend 0", "defend 3")
        assert refuses(g, 0, "defend 1")
        assert refuses(g, 1, "defend 1")
        assert offers(say(g, 2, f"defend {dice}")) == [f"roll {3 + dice} dice"]


@pytest.mark.rule("K16")
def test_a_single_defender_has_one_die_and_no_choice() -> None:
    g = say(at(BASE, 3, armies={0: "japan 4", 2: "mongolia 1"}), 0, "attack japan mongolia 3")
    assert (feldherr.asked(g), offers(g)) == (CHANCE, ["roll 4 dice"])
    with pytest.raises(feldherr.IllegalAction):
        rolls(g, 6, 6, 6, 1, 1)


# ---- the dice -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K17")
@pytest.mark.parametrize(
    ("attack", "defend", "lost", "beaten"),
    [
        ((1,), (1,), 1, 0),  # ties go to the defender
        ((6,), (6,), 1, 0),
        ((2,), (1,), 0, 1),
        ((5,), (4, 6), 1, 0),  # one pair only
        ((5,), (4, 3), 0, 1),
        ((3, 6), (5,), 0, 1),  # the highest of two
        ((1, 2, 3), (3,), 1, 0),
        ((1, 4, 3), (3,), 0, 1),
        ((6, 1), (1, 5), 1, 1),  # 6 beats 5, 1 ties 1
        ((2, 6), (5, 1), 0, 2),
        ((5, 5), (5, 4), 1, 1),
        ((1, 6, 4), (3, 5), 0, 2),  # 6 beats 5, 4 beats 3; the third die is left out
        ((4, 1, 6), (5, 4), 1, 1),
        ((5, 5, 5), (5, 6), 2, 0),
        ((6, 3, 3), (3, 6), 2, 0),
        ((2, 2, 3), (2, 1), 0, 2),
    ],
)
def test_highest_against_highest_second_against_second(attack: tuple[int, ...], defend: tuple[int, ...], lost: int, beaten: int) -> None:
    g = say(at(BASE, 3, armies={0: "japan 9", 2: "mongolia 9"}), 0, f"attack japan mongolia {len(attack)}")
    rolls(say(g, 2, f"defend {len(defend)}"), *attack, *defend)
    assert (armies(g, "japan"), armies(g, "mongolia")) == (9 - lost, 9 - beaten)
    assert (owner(g, "mongolia"), doing(g), feldherr.asked(g)) == (2, "attacking", 0)


@pytest.mark.rule("K17")
def test_rulebook_red_6_and_2_beats_blue_3_and_2_twice() -> None:
    """Worked example, page 10: blue attacks with two, red defends with two; 6 beats 3 and the tied 2 goes to red: blue loses both."""
    g = say(at(BASE, 3, armies={0: "egypt 5", 1: "east_africa 4"}, rest=2), 0, "attack egypt east_africa 2")
    rolls(say(g, 1, "defend 2"), 3, 2, 6, 2)
    assert (armies(g, "egypt"), armies(g, "east_africa")) == (3, 4)


@pytest.mark.rule("K18")
def test_rulebook_egypt_is_attacked_from_north_africa_and_then_from_east_africa() -> None:
    """Worked example, page 10: one army is left in North Africa, so blue goes on from East Africa with its ten."""
    g = at(BASE, 3, armies={0: "north_africa 3 east_africa 10", 2: "egypt 3"})
    for _ in range(2):
        say(g, 0, "attack north_africa egypt 1")
        rolls(say(g, 2, "defend 1"), 1, 6)
    assert armies(g, "north_africa") == 1
    assert refuses(g, 0, "attack north_africa egypt 1")
    assert "attack east_africa egypt 1..3" in attacks(g)
    say(g, 0, "attack east_africa egypt 3")
    rolls(say(g, 2, "defend 2"), 6, 6, 1, 5, 5)
    rolls(say(g, 0, "attack east_africa egypt 3"), 6, 1, 1, 5)
    assert owner(say(g, 0, "occupy 3"), "egypt") == 0


@pytest.mark.rule("K18")
def test_after_each_roll_the_attacker_goes_on_changes_or_stops() -> None:
    g = at(BASE, 3, armies={0: "japan 5", 2: "mongolia 5 kamchatka 5"})
    before = offers(g)
    for target in ("mongolia", "mongolia", "kamchatka", "mongolia"):
        say(g, 0, f"attack japan {target} 1")
        rolls(say(g, 2, "defend 2"), 6, 1, 1)
        assert offers(g) == before  # announced anew each time
    assert (armies(g, "mongolia"), armies(g, "kamchatka")) == (2, 4)
    assert doing(say(g, 0, "done")) == "fortifying"


@pytest.mark.rule("K18")
def test_there_is_no_limit_on_attacks() -> None:
    g = at(BASE, 3, armies={0: "japan 300", 2: "mongolia 300"})
    for _ in range(200):
        say(g, 0, "attack japan mongolia 1")
        rolls(say(g, 2, "defend 1"), 6, 1)
    assert (armies(g, "mongolia"), doing(g)) == (100, "attacking")


# ---- conquering -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K19")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_at_least_the_armies_of_the_winning_roll_move_in_and_one_stays(dice: int) -> None:
    g = conquer(at(BASE, 3, armies={0: "japan 9", 2: "congo 1"}), "japan", "mongolia", dice)
    assert (owner(g, "mongolia"), feldherr.asked(g), offers(g)) == (0, 0, [f"occupy {dice}..8"])
    assert refuses(g, 0, f"occupy {dice - 1}", "occupy 9", "done", "attack japan kamchatka 1")  # the move comes first
    say(g, 0, f"occupy {dice + 4}")
    assert (armies(g, "japan"), armies(g, "mongolia"), doing(g)) == (5 - dice, 4 + dice, "attacking")


@pytest.mark.rule("K19")
def test_moving_in_may_take_all_but_one_or_no_more_than_needed() -> None:
    for more, left in (("occupy 2", 7), ("occupy 8", 1)):
        g = say(at(BASE, 3, armies={0: "japan 9", 2: "mongolia 2"}), 0, "attack japan mongolia 2")
        rolls(say(g, 2, "defend 2"), 6, 6, 1, 1)
        say(g, 0, more)
        assert (armies(g, "japan"), armies(g, "mongolia")) == (left, 9 - left)


@pytest.mark.rule("K19")
def test_when_only_one_is_left_behind_there_is_nothing_to_choose() -> None:
    g = conquer(at(BASE, 3, armies={0: "japan 4", 2: "congo 1"}), "japan", "mongolia")
    assert (armies(g, "japan"), armies(g, "mongolia"), doing(g)) == (1, 3, "attacking")


@pytest.mark.rule("K19")
def test_a_defender_who_still_stands_is_not_conquered() -> None:
    g = say(at(BASE, 3, armies={0: "japan 9", 2: "mongolia 2"}), 0, "attack japan mongolia 3")
    rolls(say(g, 2, "defend 1"), 6, 6, 6, 1)  # one die, one loss, however many beat it
    assert (owner(g, "mongolia"), armies(g, "mongolia"), doing(g)) == (2, 1, "attacking")


@pytest.mark.rule("K20")
def test_a_beaten_player_is_out_and_the_conqueror_takes_the_cards() -> None:
    hands: dict[int | str, str] = {0: "alaska", 1: "peru", 2: "congo siam joker1"}
    g = conquer(at(BASE, 4, armies={0: "japan 9", 1: "peru 1", 2: "mongolia 1"}, rest=3, hands=hands), "japan", "mongolia")
    assert (hand(g, 0), hand(g, 1), hand(g, 2)) == ({"alaska", "congo", "siam", "joker1"}, {"peru"}, set())
    assert [g.is_out(s) for s in range(4)] == [False, False, True, False]
    say(g, 0, "occupy 3", "done", "done")
    say(g, CHANCE, "draw ural")
    say(g, 1, "place peru 3", "done", "done")
    assert g.seat == 3  # seat 2 has no turn any more


@pytest.mark.rule("K20")
def test_a_player_with_another_territory_is_not_out_and_keeps_the_cards() -> None:
    g = conquer(at(BASE, 3, armies={0: "japan 9", 2: "mongolia 1 congo 1"}, hands={2: "siam joker1"}), "japan", "mongolia")
    assert (hand(g, 0), hand(g, 2), g.is_out(2)) == (set(), {"siam", "joker1"}, False)


# ---- exchanging in mid-turn -------------------------------------------------------------------------------------------------------

INFANTRY = ("alaska", "alberta", "western_us", "argentina", "iceland", "western_europe", "north_africa", "egypt")


def beats(mine: int, theirs: int) -> State:
    """Seat 0, with so many infantry cards, has just beaten seat 2, who had so many, and must say how many armies move in."""
    hands: dict[int | str, str] = {0: " ".join(INFANTRY[:mine]), 2: " ".join(INFANTRY[mine : mine + theirs])}
    return conquer(at(BASE, 3, armies={0: "japan 9", 2: "mongolia 1"}, hands=hands), "japan", "mongolia")


@pytest.mark.rule("K21")
def test_five_cards_force_an_exchange_at_once() -> None:
    g = beats(3, 2)
    assert offers(g) == ["occupy 3..8"]  # K19's move comes first
    say(g, 0, "occupy 3")
    assert (doing(g), len(offers(g))) == ("trading", 10)  # every three of five; no "done"
    assert refuses(g, 0, "done", "attack japan kamchatka 1", "place japan 1")
    say(g, 0, "trade alaska alberta western_us 4")
    assert (len(hand(g, 0)), offers(g)) == (2, ["place mongolia 1..4", "place japan 1..4"])
    assert refuses(g, 0, "done", "attack japan kamchatka 1", "place congo 1")
    say(g, 0, "place mongolia 1", "place japan 3")
    assert (armies(g, "japan"), armies(g, "mongolia"), doing(g)) == (9, 4, "attacking")


@pytest.mark.rule("K21")
def test_the_exchange_stops_at_four_cards() -> None:
    """Seven cards: one set goes, and although the four left hold another, that one may not."""
    g = say(beats(4, 3), 0, "occupy 3", "trade alaska alberta western_us 4")
    assert (len(hand(g, 0)), doing(g)) == (4, "placing")
    assert refuses(g, 0, "trade argentina iceland western_europe 6")


@pytest.mark.rule("K21")
def test_all_sets_are_exchanged_and_then_all_their_armies_placed() -> None:
    """Eight cards: five are left after the first set, so that a second must go."""
    g = say(beats(4, 4), 0, "occupy 3", "trade alaska alberta western_us 4")
    assert (len(hand(g, 0)), doing(g)) == (5, "trading")
    assert refuses(g, 0, "done", "place japan 4")
    say(g, 0, "trade argentina iceland western_europe 6")
    assert offers(g) == ["place mongolia 1..10", "place japan 1..10"]


@pytest.mark.rule("K21")
def test_with_four_cards_nothing_is_exchanged_before_the_next_turn() -> None:
    g = say(beats(2, 2), 0, "occupy 3")
    assert (len(hand(g, 0)), doing(g)) == (4, "attacking")
    assert refuses(g, 0, "trade alaska alberta western_us 4")


@pytest.mark.rule("K21")
def test_an_elimination_that_brings_no_card_forces_nothing() -> None:
    """Only a house rule leaves five cards in the hand so long."""
    assert doing(say(beats(5, 0), 0, "occupy 3")) == "attacking"
    assert doing(say(beats(5, 1), 0, "occupy 3")) == "trading"


@pytest.mark.rule("K21")
def test_a_hand_of_five_without_an_elimination_is_left_alone() -> None:
    g = at(BASE, 3, armies={0: "japan 9", 2: "mongolia 1 congo 1"}, hands={0: " ".join(INFANTRY[:5])})
    assert doing(say(conquer(g, "japan", "mongolia"), 0, "occupy 3")) == "attacking"


@pytest.mark.rule("K21", "K24")
def test_nothing_is_exchanged_once_the_game_is_won() -> None:
    hands: dict[int | str, str] = {0: "alaska alberta", 1: "western_us argentina iceland"}
    g = at(BASE, 3, armies={0: "japan 9", 1: "mongolia 1"}, rest=0, hands=hands, lines="out 2")
    conquer(g, "japan", "mongolia")
    assert (winners(g), len(hand(g, 0)), g.trades) == ([0], 5, 0)
    assert refuses(g, 0, "occupy 3", "done")


# ---- fortifying, drawing, winning ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("K22")
def test_rulebook_indonesia_to_ukraine_through_siam_india_and_afghanistan() -> None:
    """Worked example, page 11: the way leads through own territories only, so that the two are connected."""
    way = "indonesia 8 siam 1 india 1 afghanistan 1 ukraine 1"
    g = at(BASE, 3, phase="fortify", armies={0: way, 2: "congo 1"})
    assert offers(g)[1:] == [f"fortify indonesia {t} 1..7" for t in ("ukraine", "afghanistan", "india", "siam")]
    say(g, 0, "fortify indonesia ukraine 7")
    assert (armies(g, "indonesia"), armies(g, "ukraine"), armies(g, "siam"), g.seat) == (1, 8, 1, 1)


@pytest.mark.rule("K22")
def test_the_way_never_leads_through_territories_of_others() -> None:
    g = at(BASE, 3, phase="fortify", armies={0: "indonesia 8 siam 1 afghanistan 3 ukraine 1", 2: "congo 1 india 1"})
    assert offers(g) == ["done", "fortify afghanistan ukraine 1..2", "fortify indonesia siam 1..7"]
    assert refuses(g, 0, "fortify indonesia ukraine 1", "fortify indonesia india 1", "fortify indonesia siam 8", "fortify indonesia siam 0")


@pytest.mark.rule("K22")
def test_there_is_one_move_or_none() -> None:
    g = at(BASE, 3, phase="fortify", armies={0: "alaska 5 alberta 5 ontario 1", 2: "congo 1"})
    assert refuses(g, 0, "fortify ontario alberta 1", "fortify alaska alaska 1")
    say(g, 0, "fortify alaska ontario 2")
    assert (armies(g, "alaska"), armies(g, "ontario"), g.seat) == (3, 3, 1)
    assert refuses(g, 0, "fortify alberta ontario 1", "done")
    assert say(at(BASE, 3, phase="fortify", armies={0: "alaska 5 alberta 5", 2: "congo 1"}), 0, "done").seat == 1


@pytest.mark.rule("K23")
def test_one_card_is_drawn_however_many_territories_were_conquered() -> None:
    g = at(BASE, 3, armies={0: "japan 19", 2: "congo 1"})
    for target in ("mongolia", "kamchatka"):
        say(conquer(g, "japan", target), 0, "occupy 3")
    say(g, 0, "done", "done")
    assert (feldherr.asked(g), len(offers(g))) == (CHANCE, 44)  # no question whether: it is always taken
    say(g, CHANCE, "draw joker2")
    assert (hand(g, 0), g.seat, doing(g)) == ({"joker2"}, 1, "placing")


@pytest.mark.rule("K23")
def test_no_conquest_no_card_and_every_turn_counts_anew() -> None:
    g = at(BASE, 3, armies={0: "japan 9", 2: "mongolia 5 congo 1"})
    say(g, 0, "attack japan mongolia 3")
    rolls(say(g, 2, "defend 2"), 6, 6, 6, 1, 1)
    say(g, 0, "done", "done")
    assert (hand(g, 0), g.seat) == (set(), 1)
    g = say(conquer(at(BASE, 3, armies={0: "japan 9", 1: "mongolia 1 siam 1"}, rest=2), "japan", "mongolia"), 0, "occupy 3", "done", "done")
    say(g, CHANCE, "draw peru")
    say(g, 1, "place siam 3", "done", "done")
    assert (hand(g, 1), g.seat) == (set(), 2)  # seat 0's conquest is not seat 1's


@pytest.mark.rule("K24")
def test_who_owns_all_42_territories_has_won_at_once() -> None:
    g = conquer(at(BASE, 3, armies={0: "japan 9", 1: "mongolia 1"}, rest=0, lines="out 2"), "japan", "mongolia")
    assert (winners(g), REASONS[g.reason], feldherr.players(g)) == ([0], "all territories conquered", ())
    assert set(g.owner) == {0}


@pytest.mark.rule("K24")
def test_41_territories_are_not_enough() -> None:
    g = at(BASE, 3, armies={0: "japan 9 mongolia 1", 1: "kamchatka 1", 2: "congo 1"}, rest=0)
    say(conquer(g, "japan", "kamchatka"), 0, "occupy 3")
    assert (list(g.owner).count(0), winners(g), g.is_out(1), doing(g)) == (41, [], True, "attacking")
