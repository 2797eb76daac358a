"""Rulebook O, Original RISK for two on the Ancient Earth, 2004 (O20-O24)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.step import REASONS
from table import armies, at, doing, go_on, hand, offers, owner, refuses, rolls, say, winners

MODE = feldherr.ruleset("nl2004.original-duel")
BOARD = MODE.board
NEUTRAL = 2


def dealt(first: int) -> State:
    """After the deal; that seat rolled the higher die."""
    g = rolls(feldherr.new(MODE, 2), *((6, 1) if first == 0 else (1, 6)))
    go_on(g, "dealing")
    return g


def homes(g: State, side: int) -> list[str]:
    return [t for t in BOARD.territories if owner(g, t) == side]


def total(g: State, side: int) -> int:
    return sum(n for n, o in zip(g.armies, g.owner) if o == side)


@pytest.mark.rule("O20")
@pytest.mark.parametrize("seats", [1, 3])
def test_two_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        feldherr.new(MODE, seats)


@pytest.mark.rule("O20")
def test_three_piles_of_14_without_jokers_and_one_army_on_each() -> None:
    g = rolls(feldherr.new(MODE, 2), 2, 5)
    assert (doing(g), feldherr.asked(g)) == ("dealing", CHANCE)
    assert offers(g) == [f"deal {t}" for t in BOARD.territories]
    go_on(g, "dealing")
    assert [len(homes(g, side)) for side in range(3)] == [14, 14, 14]
    assert list(g.armies) == [1] * 42


@pytest.mark.rule("O20")
@pytest.mark.parametrize("first", [0, 1])
def test_the_higher_die_places_first_and_takes_the_first_turn(first: int) -> None:
    g = dealt(first)
    assert (doing(g), feldherr.asked(g)) == ("strengthening", first)
    go_on(g, "strengthening")
    assert (g.seat, doing(g), feldherr.asked(g)) == (first, "placing", first)


@pytest.mark.rule("O20")
def test_tied_dice_are_rolled_again() -> None:
    g = rolls(feldherr.new(MODE, 2), 4, 4)
    assert offers(g) == ["roll 2 dice"]


@pytest.mark.rule("O20", "O21")
def test_30_armies_each_are_placed_in_8_rounds() -> None:
    g = dealt(0)
    asked = []
    while doing(g) == "strengthening":
        seat = feldherr.asked(g)
        asked.append(seat)
        feldherr.play(g, seat, feldherr.choices(g, seat)[0].answer())  # both own armies on one territory, then a neutral one
    assert asked == [0, 0, 1, 1] * 8
    assert [total(g, side) for side in range(3)] == [30, 30, 30]


@pytest.mark.rule("O21")
def test_two_own_armies_on_one_or_two_territories_then_one_neutral() -> None:
    g = dealt(1)
    mine, neutral = homes(g, 1), homes(g, NEUTRAL)
    assert offers(g) == [f"place {t} 1..2" for t in mine]
    assert refuses(g, 1, f"place {mine[0]} 3", f"place {neutral[0]} 1", f"place {homes(g, 0)[0]} 1")
    say(g, 1, f"place {mine[0]} 1")
    assert offers(g) == [f"place {t} 1" for t in mine]
    say(g, 1, f"place {mine[5]} 1")
    assert (feldherr.asked(g), offers(g)) == (1, [f"place {t} 1" for t in neutral])
    assert refuses(g, 1, f"place {mine[0]} 1", "done")
    say(g, 1, f"place {neutral[9]} 1")
    assert (armies(g, mine[0]), armies(g, mine[5]), armies(g, neutral[9])) == (2, 2, 2)
    assert (feldherr.asked(g), offers(g)) == (0, [f"place {t} 1..2" for t in homes(g, 0)])


@pytest.mark.rule("O21")
def test_then_all_44_cards_are_in_the_deck() -> None:
    g = dealt(0)
    go_on(g, "strengthening")
    assert list(g.cards).count(-1) == 44
    assert [hand(g, side) for side in range(3)] == [set()] * 3


def duel(own: str, other: str, rest: int | str = "neutral1", turn: int = 0, phase: str = "attack", neutral: str = "") -> State:
    board: dict[int | str, str] = {0: own, 1: other}
    if neutral:
        board["neutral1"] = neutral
    return at("nl2004.original-duel", 2, turn=turn, armies=board, rest=rest, phase=phase)


@pytest.mark.rule("O22")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_opponent_chooses_the_dice_of_an_attacked_neutral(turn: int) -> None:
    g = duel("thule 4", "rus 4", turn=turn, neutral="varangia 2")
    origin = ("thule", "rus")[turn]
    say(g, turn, f"attack {origin} varangia 3")
    assert (feldherr.asked(g), offers(g)) == (1 - turn, ["defend 1..2"])
    say(g, 1 - turn, "defend 2")
    rolls(g, 6, 6, 1, 5, 5)
    assert (owner(g, "varangia"), armies(g, "varangia")) == (turn, 3)


@pytest.mark.rule("O22")
def test_the_neutral_has_no_turn_and_is_never_reinforced() -> None:
    g = duel("thule 4", "rus 4", phase="reinforce")
    say(g, 0, "place thule 3")
    assert (feldherr.asked(g), doing(g)) == (0, "attacking")
    say(g, 0, "done", "done")
    assert (g.seat, feldherr.asked(g)) == (1, 1)
    say(g, 1, "place rus 3", "done", "done")
    assert (g.seat, total(g, NEUTRAL)) == (0, 40)


@pytest.mark.rule("O22")
def test_a_neutral_territory_counts_for_the_card() -> None:
    g = duel("thule 4", "rus 4")
    say(g, 0, "attack thule varangia 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1", "done")
    assert doing(g) == "drawing"


@pytest.mark.rule("O23")
def test_the_duel_is_won_when_the_opponent_is_out_though_neutrals_survive() -> None:
    g = duel("thule 4", "varangia 1")
    say(g, 0, "attack thule varangia 1")
    rolls(g, 6, 1)
    assert (winners(g), REASONS[g.reason], len(homes(g, NEUTRAL))) == ([0], "the others are out", 40)


@pytest.mark.rule("O23")
def test_nothing_happens_when_all_neutrals_are_gone() -> None:
    g = duel("thule 4", "rus 4", rest=1, neutral="varangia 1")
    say(g, 0, "attack thule varangia 1")
    rolls(g, 6, 1)
    assert (winners(g), homes(g, NEUTRAL), doing(g)) == ([], [], "occupying")
    say(g, 0, "occupy 1", "done")
    say(g, CHANCE, "draw egypt")
    say(g, 0, "done")
    assert (winners(g), g.seat) == ([], 1)


@pytest.mark.rule("O24")
def test_reinforcements_go_on_when_the_pieces_run_out() -> None:
    g = duel("thule 400", "rus 4", phase="reinforce")
    say(g, 0, "place thule 3")
    assert armies(g, "thule") == 403
