"""Rolls that are listed once stand for all rolls: the mean over the short list is the mean over every single roll."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.analysis.mean import expected
from feldherr.analysis.outcomes import deadly, highest, order, outcomes
from feldherr.engine.action import faces
from feldherr.value.chances import chances
from pantheon import invade, storm
from table import doing, say
from wonders import ready, show


def plainly(g: State, dice: int) -> list[float]:
    """The mean over every roll of so many dice."""
    mean = [0.0] * g.seats
    for thrown in itertools.product(range(1, 7), repeat=dice):
        after = g.copy()
        feldherr.apply(after, CHANCE, feldherr.roll(list(thrown)))
        mean = [m + v / 6**dice for m, v in zip(mean, chances(after), strict=True)]
    return mean


def battle(attack: int, defend: int, **more: Any) -> State:
    """Dice are about to be thrown in Godstorm."""
    armies = {0: f"thule {attack + 1} egypt 1", 1: f"varangia {defend}", 2: "rus 1"}
    g = invade(storm(armies=armies, **more), "thule", "varangia")
    say(g, 0, f"attack thule varangia {attack}")
    return say(g, 1, f"defend {defend}") if doing(g) == "defending" else g


BATTLES: dict[str, dict[str, Any]] = {
    "no gods": {},
    "the war god wins ties": {"gods": {0: "war thule"}},
    "the attacker throws again": {"gods": {0: "magic thule"}},
    "the defender throws again": {"temples": "varangia"},
    "both do": {"gods": {0: "magic thule"}, "temples": "varangia"},
}


@pytest.mark.parametrize("how", BATTLES)
def test_battles_of_gods(how: str) -> None:
    for attack, defend in ((1, 1), (3, 1)):
        g = battle(attack, defend, **BATTLES[how])
        assert len(outcomes(g)) < 20
        assert expected(g) == pytest.approx(plainly(g, attack + defend), abs=1e-12)


@pytest.mark.parametrize("temple", ["", "varangia"])
def test_a_godswar(temple: str) -> None:
    armies = {0: "thule 5 egypt 1", 1: "varangia 5", 2: "rus 1"}
    g = storm(armies=armies, gods={0: "war thule", 1: "death varangia"}, temples=temple)
    say(invade(g, "thule", "varangia"), 0, "champion war")
    assert doing(g) == "godswar"
    some = outcomes(g)
    assert len(some) < 150
    assert sum(p for _, p in some) == pytest.approx(1, abs=1e-12)
    every = itertools.islice(itertools.product(range(1, 7), repeat=6), 0, None, 97)  # one in 97 of all: each has its like in the list
    worth = {round(v, 9) for v in (first_chance(g, answer) for answer, _ in some)}
    assert {round(first_chance(g, int(feldherr.roll(list(thrown)))), 9) for thrown in every} <= worth


def first_chance(g: State, answer: int) -> float:
    after = g.copy()
    feldherr.apply(after, CHANCE, answer)
    return float(chances(after)[0])


def test_lava_kills_no_more_than_there_are() -> None:
    g = show(ready("lava_erupts", armies={0: "roma 2 thule 2", 1: "corsica 3", 2: "egypt 1"}), "lava_erupts")
    some = outcomes(g)
    assert len(some) == 2 * 3  # two armies in Roma, three in Corsica, one everywhere else
    assert sum(p for _, p in some) == pytest.approx(1, abs=1e-12)
    assert {tuple(faces(answer)[:2]) for answer, _ in some} <= set(itertools.product(range(1, 4), repeat=2))
    assert {tuple(faces(answer)): round(p, 9) for answer, p in deadly([1, 2])} == {(1, 1): round(1 / 6, 9), (1, 2): round(5 / 6, 9)}


def test_who_begins_depends_on_the_highest_dice_only() -> None:
    every: Counter[tuple[bool, ...]] = Counter()
    for thrown in itertools.product(range(1, 7), repeat=4):
        every[tuple(face == max(thrown) for face in thrown)] += 1
    listed = {tuple(face == max(faces(a)) for face in faces(a)): p for a, p in highest(4)}
    assert listed == pytest.approx({kind: n / 6**4 for kind, n in every.items()})


def test_the_order_of_players_depends_on_the_order_of_dice() -> None:
    assert len(order(3)) == 13  # weak orders of three
    assert sum(p for _, p in order(5)) == pytest.approx(1, abs=1e-12)
    same = next(p for a, p in order(3) if len(set(faces(a))) == 1)
    assert same == pytest.approx(6 / 216)
