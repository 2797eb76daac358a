"""How much of one's own missions is done: counted for the seat that has them, and for nobody else."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import State
from feldherr.server import serialize
from rulebook.test_kommandobuch_2004_cards import dealt
from table import at, rolls, say

SECRET, RANKED = "sv2000.missions", "de2004.missions"
DECK = feldherr.ruleset(SECRET).extra.own_cards()
WORLD = feldherr.ruleset(SECRET).board


def held(mission: str, mine: str) -> list[int]:
    """The progress of the first of three seats with that mission and these territories."""
    others = [m for m in DECK if m != mission][:2]
    spare = [t for t in reversed(WORLD.territories) if t not in mine.split()]
    row = " ".join(str(DECK.index(m)) for m in (mission, *others))
    g = at(SECRET, 3, armies={0: mine, 2: f"{spare[0]} 1"}, lines=f"missions {row}")
    return serialize.view(feldherr.observe(g, 0)).progress


@pytest.mark.parametrize(
    ("mission", "mine", "done"),
    [
        ("territories_24", "alaska 1 brazil 1 peru 1", [3, 24]),
        ("territories_18x2", "alaska 2 brazil 1 peru 7", [2, 18]),
        ("asia_africa", "siam 1 egypt 1 brazil 1", [2, 18]),
        ("destroy_colour_1", "alaska 1 brazil 1", [2, 24]),  # their own colour
        ("destroy_colour_2", "alaska 1 brazil 1", [0, 0]),  # another's: nothing that can be counted
    ],
)
def test_what_can_be_counted_is(mission: str, mine: str, done: list[int]) -> None:
    assert held(mission, mine) == done


def test_of_further_continents_those_count_of_which_the_least_is_missing() -> None:
    first = held("europe_australia_plus_one", "iceland 1 venezuela 1 peru 1 siam 1")
    assert first == [3, 7 + 4 + 4]  # South America is the third


def captain(g: State) -> list[int]:
    return serialize.view(feldherr.observe(g, 0)).progress[:2]


def test_conquests_count_while_the_turn_lasts() -> None:
    g = at(RANKED, 3, armies={0: "alaska 9 brazil 1", 2: "siam 1"}, lines=dealt("captain_advance3"))
    assert captain(g) == [0, 3]
    say(g, 0, "attack alaska kamchatka 3")
    rolls(g, 6, 6, 6, 1)
    assert captain(g) == [1, 3]


def test_nobody_else_is_told() -> None:
    g = at(SECRET, 3, armies={0: "alaska 1", 2: "siam 1"}, lines=f"missions {DECK.index('territories_24')} 0 1")
    assert serialize.view(feldherr.observe(g, -1)).progress == []
    assert serialize.seen(serialize.view(feldherr.observe(g, -1)), feldherr.observe(g, 1)).progress != [1, 24]
    assert len(serialize.view(feldherr.observe(g, 1)).progress) == 2
