"""Rulebook S, RISK 2000: attack, conquest, cards for it, and the move (S11-S16)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, doing, hand, offers, owner, refuses, rolls, say

MISSIONS = "missions 0 1 2"
FIVE = "alaska alberta iceland greenland quebec"


def facing(attackers: int, defenders: int, **house: int) -> State:
    """Seat 0 in Argentina against seat 1 in Peru."""
    board: dict[int | str, str] = {0: f"argentina {attackers}", 1: f"peru {defenders}", 2: "japan 1"}
    return at("sv2000.missions", 3, turn=0, phase="attack", armies=board, rest=1, hands=None, lines=MISSIONS, **house)


def conquering(armies_in: int = 2, hands: dict[int | str, str] | None = None) -> State:
    """Seat 0 takes Peru with one army and has moved nothing else in."""
    board: dict[int | str, str] = {0: f"argentina {armies_in}", 2: "japan 1"}
    g = at("sv2000.missions", 3, armies=board, rest=1, hands=hands, lines=MISSIONS)
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    return g


def knocking_out(cards: str, own: str = "") -> State:
    """Seat 0 takes the last territory of seat 1, who holds these cards."""
    board: dict[int | str, str] = {0: "argentina 3", 1: "peru 1"}
    g = at("sv2000.missions", 3, armies=board, rest=2, hands={0: own, 1: cards}, lines="missions 0 7 6")
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1")
    return g


# ---- attack (S11, S12) ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S11")
@pytest.mark.parametrize(("here", "may"), [(1, None), (2, "1"), (3, "1..2"), (4, "1..3"), (5, "1..3"), (30, "1..3")])
def test_the_table_of_attacking_armies(here: int, may: str | None) -> None:
    """The rulebook's table: 1 army may not attack, 2 may with 1, 3 with 1 or 2, 4 or more with 1, 2 or 3."""
    g = facing(here, 1)
    assert offers(g) == ["done", *[f"attack argentina {t} {may}" for t in ("peru", "brazil") if may]]
    assert refuses(g, 0, f"attack argentina peru {min(here, 4)}", "attack argentina peru 0")


@pytest.mark.rule("S11")
def test_siam_and_indonesia_are_linked_by_a_dotted_line() -> None:
    """The rulebook's example of a dotted black line."""
    g = at("sv2000.missions", 3, armies={0: "siam 2", 2: "japan 1"}, lines=MISSIONS)
    assert set(offers(g)) == {"done", "attack siam india 1", "attack siam china 1", "attack siam indonesia 1"}


@pytest.mark.rule("S11")
def test_only_neighbours_of_other_players_are_attacked() -> None:
    g = at("sv2000.missions", 3, armies={0: "argentina 5 peru 1", 2: "japan 1"}, lines=MISSIONS)
    assert offers(g) == ["done", "attack argentina brazil 1..3"]
    assert refuses(g, 0, "attack argentina peru 1", "attack argentina venezuela 1", "attack brazil peru 1")


@pytest.mark.rule("S11")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_attacker_rolls_one_die_for_each_attacking_army(dice: int) -> None:
    g = facing(9, 2)
    say(g, 0, f"attack argentina peru {dice}")
    assert (feldherr.asked(g), offers(g)) == (CHANCE, [f"roll {dice + 1} dice"])


@pytest.mark.rule("S12")
@pytest.mark.parametrize("here", [1, 2])
def test_the_table_of_defending_dice_1_or_2_armies_roll_one(here: int) -> None:
    """The rulebook's table: with 1 or 2 armies the defender rolls 1 die, without a choice."""
    g = facing(4, here)
    say(g, 0, "attack argentina peru 3")
    assert offers(g) == ["roll 4 dice"]


@pytest.mark.rule("S12")
@pytest.mark.parametrize("here", [3, 4, 12])
@pytest.mark.parametrize("dice", [1, 2])
def test_the_table_of_defending_dice_3_or_more_armies_choose(here: int, dice: int) -> None:
    """The rulebook's table: with 3 or more armies the defender rolls 1 or 2, chosen once the attack is announced."""
    g = facing(4, here)
    say(g, 0, "attack argentina peru 3")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])
    assert refuses(g, 1, "defend 3", "defend 0")
    assert refuses(g, 0, "defend 1")
    say(g, 1, f"defend {dice}")
    assert offers(g) == [f"roll {3 + dice} dice"]


@pytest.mark.rule("S12")
def test_house_rule_two_dice_from_two_armies() -> None:
    g = facing(4, 2, defender_two_dice_at=2)
    say(g, 0, "attack argentina peru 3")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])
    one = facing(4, 1, defender_two_dice_at=2)
    say(one, 0, "attack argentina peru 3")
    assert offers(one) == ["roll 4 dice"]


@pytest.mark.rule("S11")
@pytest.mark.parametrize(
    ("attack", "defend", "attacker_loses", "defender_loses"),
    [
        ((6, 4, 1), (3,), 0, 1),  # the defender loses 1 army
        ((5, 2, 1), (4, 3), 1, 1),  # both lose 1
        ((3, 2), (6, 5), 2, 0),  # the attacker loses 2
        ((4,), (3, 1), 0, 1),  # the defender loses 1
        ((6, 4, 4), (6, 4), 2, 0),  # two ties: the attacker loses 2
    ],
)
def test_the_examples_of_dice(attack: tuple[int, ...], defend: tuple[int, ...], attacker_loses: int, defender_loses: int) -> None:
    """The rulebook's two tables of dice print these five results, in this order (their faces were pictures)."""
    g = facing(6, 4)
    say(g, 0, f"attack argentina peru {len(attack)}")
    say(g, 1, f"defend {len(defend)}")
    rolls(g, *attack, *defend)
    assert (armies(g, "argentina"), armies(g, "peru")) == (6 - attacker_loses, 4 - defender_loses)
    assert (owner(g, "peru"), doing(g), feldherr.asked(g)) == (1, "attacking", 0)


@pytest.mark.rule("S11")
@pytest.mark.parametrize(
    ("attack", "defend", "attacker_loses", "defender_loses"),
    [
        ((1, 4, 6), (5, 5), 1, 1),  # 6 beats 5, 4 loses to 5: sorted by height, however they fall
        ((2, 6, 6), (1, 5), 0, 2),
        ((5, 5, 5), (5, 4), 1, 1),  # a tie is the defender's, the next pair is on its own
        ((6,), (1, 5), 0, 1),  # one pair only
        ((6, 1), (5,), 0, 1),
        ((1, 1, 1), (1,), 1, 0),
        ((2, 3, 1), (3, 1), 1, 1),
    ],
)
def test_highest_against_highest_and_ties_to_the_defender(
    attack: tuple[int, ...], defend: tuple[int, ...], attacker_loses: int, defender_loses: int
) -> None:
    g = facing(6, 4)
    say(g, 0, f"attack argentina peru {len(attack)}")
    say(g, 1, f"defend {len(defend)}")
    rolls(g, *attack, *defend)
    assert (armies(g, "argentina"), armies(g, "peru")) == (6 - attacker_loses, 4 - defender_loses)


@pytest.mark.rule("S11")
def test_after_a_roll_the_attacker_goes_on_changes_origin_or_target_or_stops() -> None:
    g = at("sv2000.missions", 3, armies={0: "argentina 4 venezuela 4", 1: "peru 5", 2: "japan 1"}, rest=1, lines=MISSIONS)
    for origin, target in (("argentina", "peru"), ("argentina", "peru"), ("venezuela", "peru"), ("venezuela", "central_america")):
        say(g, 0, f"attack {origin} {target} 1")
        if target == "peru":
            say(g, 1, "defend 1")
        rolls(g, 1, 1)
    assert [armies(g, t) for t in ("argentina", "venezuela", "peru", "central_america")] == [2, 2, 5, 1]
    say(g, 0, "done")
    assert doing(g) == "fortifying"


# ---- conquest (S13-S15) -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S13")
def test_example_5_armies_attack_with_2_and_occupy_with_2_to_4() -> None:
    """The rulebook's example: 5 armies, 2 attack 1 and win; 2, 3 or 4 move in, never 5."""
    g = facing(5, 1)
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 2, 5)
    assert (doing(g), feldherr.asked(g), offers(g)) == ("occupying", 0, ["occupy 2..4"])
    assert refuses(g, 0, "occupy 1", "occupy 5", "done")
    say(g, 0, "occupy 4")
    assert (armies(g, "argentina"), armies(g, "peru"), owner(g, "peru")) == (1, 4, 0)


@pytest.mark.rule("S13")
def test_the_least_that_moves_in_is_what_attacked_in_the_last_roll() -> None:
    g = facing(7, 2)
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    say(g, 0, "attack argentina peru 3")
    rolls(g, 6, 1, 1, 1)
    assert offers(g) == ["occupy 3..6"]
    say(g, 0, "occupy 3")
    assert (armies(g, "argentina"), armies(g, "peru")) == (4, 3)


@pytest.mark.rule("S13")
def test_where_nothing_is_left_to_choose_the_move_is_made() -> None:
    g = conquering(2)
    assert (doing(g), armies(g, "argentina"), armies(g, "peru"), owner(g, "peru")) == ("attacking", 1, 1, 0)


@pytest.mark.rule("S13")
def test_the_conqueror_may_attack_on_from_there() -> None:
    g = conquering(5)
    say(g, 0, "occupy 4")
    assert offers(g) == ["done", "attack peru venezuela 1..3", "attack peru brazil 1..3"]


@pytest.mark.rule("S14")
def test_a_player_without_an_army_is_out_and_the_cards_go_to_the_attacker() -> None:
    g = knocking_out("siam congo", own="alaska")
    assert g.is_out(1)
    assert (hand(g, 0), hand(g, 1)) == ({"alaska", "siam", "congo"}, set())
    say(g, 0, "done")
    say(g, CHANCE, "draw brazil")
    say(g, 0, "done")
    assert g.seat == 2  # seat 1 has no turn any more


@pytest.mark.rule("S14")
def test_a_player_with_an_army_left_is_not_out_and_keeps_the_cards() -> None:
    g = conquering(2, hands={1: "siam congo"})
    assert not g.is_out(1)
    assert (hand(g, 0), hand(g, 1)) == (set(), {"siam", "congo"})


@pytest.mark.rule("S14")
def test_the_mission_of_who_is_out_stays_unseen() -> None:
    g = knocking_out("siam")
    for seat in (0, 2, -1):
        assert dict(feldherr.observe(g, seat).extra.rows(g))["missions"][1] == -2


@pytest.mark.rule("S14", "S9")
def test_cards_won_force_an_exchange_only_in_the_next_reinforce_phase() -> None:
    g = knocking_out(FIVE, own="siam congo china")
    assert (len(hand(g, 0)), doing(g)) == (8, "attacking")
    assert refuses(g, 0, "trade alaska alberta iceland 4")
    hands: dict[int | str, str] = {0: f"{FIVE} siam congo china"}
    later = at("sv2000.missions", 3, armies={0: "argentina 3", 1: "japan 1"}, rest=2, hands=hands, phase="reinforce", lines=MISSIONS)
    assert (doing(later), "done" in offers(later)) == ("trading", False)
    say(later, 0, "trade alaska alberta iceland 4")
    assert "done" in offers(later)


@pytest.mark.rule("S15")
def test_a_card_is_drawn_when_the_attacks_end_before_the_move() -> None:
    g = conquering(2)
    say(g, 0, "done")
    assert (doing(g), feldherr.asked(g), len(offers(g))) == ("drawing", CHANCE, 44)
    say(g, CHANCE, "draw joker2")
    assert (hand(g, 0), doing(g)) == ({"joker2"}, "fortifying")


@pytest.mark.rule("S15")
def test_several_conquests_bring_one_card() -> None:
    g = conquering(4)
    say(g, 0, "occupy 3", "attack peru venezuela 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1", "attack peru brazil 1")
    rolls(g, 6, 1)
    say(g, 0, "done")
    say(g, CHANCE, "draw siam")
    assert (hand(g, 0), doing(g), g.taken) == ({"siam"}, "fortifying", 3)


@pytest.mark.rule("S15")
def test_no_conquest_no_card() -> None:
    g = facing(3, 2)
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)  # an army beaten is no territory taken
    say(g, 0, "done")
    assert (doing(g), hand(g, 0)) == ("fortifying", set())


@pytest.mark.rule("S15")
def test_a_hand_is_secret_but_for_its_size() -> None:
    g = at("sv2000.missions", 3, armies={0: "argentina 2", 2: "japan 1"}, hands={0: "siam joker1"}, lines=MISSIONS)
    assert hand(feldherr.observe(g, 0), 0) == {"siam", "joker1"}
    for seat in (1, 2, -1):
        view = feldherr.observe(g, seat)
        assert (hand(view, 0), view.hand_size(0)) == (set(), 2)


# ---- the move (S16) ---------------------------------------------------------------------------------------------------------------


def moving() -> State:
    board: dict[int | str, str] = {0: "argentina 5 peru 1 venezuela 1 congo 3", 2: "japan 1"}
    return at("sv2000.missions", 3, armies=board, phase="fortify", lines=MISSIONS)


@pytest.mark.rule("S16")
def test_any_number_moves_to_an_adjacent_own_territory_and_one_stays() -> None:
    g = moving()
    assert offers(g) == ["done", "fortify argentina peru 1..4"]
    assert refuses(g, 0, "fortify argentina peru 5", "fortify argentina peru 0", "fortify argentina brazil 1", "fortify peru argentina 1")
    say(g, 0, "fortify argentina peru 4")
    assert (armies(g, "argentina"), armies(g, "peru")) == (1, 5)


@pytest.mark.rule("S16")
def test_the_move_goes_no_further_than_next_door() -> None:
    assert refuses(moving(), 0, "fortify argentina venezuela 1", "fortify congo argentina 1")


@pytest.mark.rule("S16")
def test_one_move_a_turn() -> None:
    g = moving()
    say(g, 0, "fortify argentina peru 1")
    assert g.seat == 1
    assert refuses(g, 0, "fortify argentina peru 1")
