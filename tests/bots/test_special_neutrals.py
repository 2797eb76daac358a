"""The captain's special decisions about neutral armies and allies, on tables where the right answer is clear."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import State
from feldherr.bots.players.commander import Commander
from feldherr.bots.weights import Weights
from feldherr.engine.text import Lexicon
from table import at, doing, offers, rolls, say

ACTIVE = "de2004.duel-active"
N1, N2, N3 = "neutral1", "neutral2", "neutral3"


def captain(g: State, seat: int = 0) -> str:
    """What the captain answers, in words."""
    a = Commander(Weights({})).choose(feldherr.observe(g, seat), seat)
    return Lexicon(g.rules, g.seats).write(a)


# ---- in the way -----------------------------------------------------------------------------------------------------------------


def test_the_buffer_of_the_duel_stands_before_the_foe() -> None:
    """S33: seat 1 places for the neutral, and bars the way of seat 0."""
    g = at("sv2000.duel", 2, phase="reinforce the neutral", armies={0: "brazil 20 peru 5", 1: "china 20 siam 5"}, rest=N1, lines="gained 9")
    assert (doing(g), feldherr.asked(g)) == ("placing", 1)
    assert captain(g, 1).split()[1] in ("north_africa", "venezuela", "argentina")


def test_the_buffer_stays_off_a_continent_that_is_nearly_ones_own() -> None:
    mine = "indonesia 3 new_guinea 3 western_australia 3 china 3"
    g = at("sv2000.duel", 2, phase="reinforce the neutral", armies={1: mine, 0: "brazil 3 congo 3"}, rest=N1, lines="gained 9")
    assert captain(g, 1).split()[1] not in ("eastern_australia", "siam")


def test_a_neutral_is_bolstered_beside_the_foe() -> None:
    home: dict[int | str, str] = {0: "argentina 9 peru 2", 1: "japan 9 kamchatka 2", N2: "mongolia 1 brazil 1 iceland 1"}
    g = at("de2010.duel", 2, phase="bolster a neutral", armies=home, rest=N1)
    assert captain(g) == "place mongolia 3"


def test_a_neutral_is_never_bolstered_between_own_stacks() -> None:
    home: dict[int | str, str] = {0: "argentina 9 peru 9 venezuela 9", 1: "japan 2"}
    g = at("de2010.duel", 2, phase="bolster a neutral", armies=home, rest=N1)
    assert captain(g).split()[1] in ("mongolia", "kamchatka")


# ---- allies ---------------------------------------------------------------------------------------------------------------------


def test_a_card_bribes_the_neutral_at_the_foes_border() -> None:
    home: dict[int | str, str] = {0: "peru 9", 1: "japan 2 iceland 9", N2: "mongolia 6", N3: "congo 2 egypt 2"}
    g = at(ACTIVE, 2, phase="bribe", armies=home, rest=N1, hands={0: "alaska joker1"})
    assert captain(g) == f"bribe {N2} alaska"


def test_cards_that_are_worth_more_in_a_set_are_kept() -> None:
    home: dict[int | str, str] = {0: "peru 9", 1: "japan 2 iceland 9", N2: "mongolia 6", N3: "congo 2 egypt 2"}
    g = at(ACTIVE, 2, phase="bribe", armies=home, rest=N1, hands={0: "alaska greenland quebec"}, lines="trades 9")
    assert captain(g) == "done"


def test_an_ally_is_always_raised_and_placed_beside_the_foe() -> None:
    home: dict[int | str, str] = {0: "peru 9", 1: "japan 2 iceland 9", N2: "mongolia 3 congo 3 egypt 1"}
    g = at(ACTIVE, 2, phase="reinforce allies", armies=home, rest=N1, lines="allies 1 0 1 1")
    assert captain(g) == f"raise {N2}"
    rolls(say(g, 0, f"raise {N2}"), 5)
    assert captain(g) == "place mongolia 5"


@pytest.mark.parametrize(("force", "attacks"), [(9, True), (2, False)])
def test_an_ally_attacks_the_foe_with_good_odds_only(force: int, attacks: bool) -> None:
    home: dict[int | str, str] = {0: "peru 1", 1: "japan 3 iceland 9", N2: f"mongolia {force}"}
    g = at(ACTIVE, 2, armies=home, rest=N1, lines="allies 1 0 1 1")
    assert captain(g) == ("attack mongolia japan 3" if attacks else "done")


def test_an_ally_never_attacks_other_neutrals() -> None:
    g = at(ACTIVE, 2, armies={0: "peru 1", 1: "congo 3", N2: "mongolia 9"}, rest=N1, lines="allies 1 0 1 1")
    assert "attack mongolia japan 1..3" in offers(g)
    assert captain(g) == "done"


@pytest.mark.parametrize(("place", "answer"), [("mongolia", "fortify china mongolia 6"), ("india", "done")])
def test_an_ally_moves_to_the_foes_border(place: str, answer: str) -> None:
    home: dict[int | str, str] = {0: "peru 9", 1: "japan 2 iceland 9", N2: f"china 7 {place} 1"}
    g = at(ACTIVE, 2, phase="move allies", armies=home, rest=N1, lines="allies 1 0 1 1")
    assert captain(g) == answer
