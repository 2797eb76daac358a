"""The odds that a table tells are those of its own rules and of what stands there; what can't be reckoned rightly is not told."""

from __future__ import annotations

import time
from collections import Counter
from itertools import product

import pytest

import feldherr
from feldherr.engine.state import State
from feldherr.godstorm.questions import Invasion
from feldherr.odds import chain
from feldherr.odds.attack import MOST, attack
from feldherr.rules.ruleset import rules_of
from feldherr.server.attack_odds import short, told, without
from pantheon import storm

PLAIN = """feldherr position 1
rules {mode} 1
seats 3
armies 0 ukraine 9 rest 1
armies 1 scandinavia 2
armies 2 iceland 4 great_britain 3
phase attack"""


def way(g: State, *names: str) -> list[int]:
    return [g.rules.board.number[name] for name in names]


@pytest.mark.parametrize("mode", ["de2004.liberation", "sv2000.conquest"])
def test_an_attack_and_a_row_of_them(mode: str) -> None:
    g = feldherr.read_position(PLAIN.format(mode=mode))
    one = told(g, way(g, "ukraine", "scandinavia"), 1)
    right = chain(rules_of(g), 8, [2])
    assert (one.attackers, one.win, one.lost) == (8, round(right.win, 6), round(right.lost, 6))
    assert sum(one.left) + sum(one.held) == pytest.approx(1, abs=1e-3)
    row = told(g, way(g, "ukraine", "scandinavia", "iceland", "great_britain"), 1)
    right = chain(rules_of(g), 8, [2, 4, 3])
    assert [s.win for s in row.stages] == [round(s.win, 6) for s in right.stages]
    assert row.win + sum(row.held) == pytest.approx(1, abs=1e-3)


def test_stopping_leaves_so_many() -> None:
    g = feldherr.read_position(PLAIN.format(mode="de2004.liberation"))
    right = chain(rules_of(g), 8, [2], stop=4)
    assert told(g, way(g, "ukraine", "scandinavia"), 5).win == round(right.win, 6)


def test_what_is_not_certain_is_never_told_as_certain() -> None:
    g = feldherr.read_position(PLAIN.replace("ukraine 9", "ukraine 90").format(mode="de2004.liberation"))
    told_so = told(g, way(g, "ukraine", "scandinavia"), 1)
    assert 0.999999 < told_so.win < 1
    assert all(0 < p < 1 for p in told_so.held[1:])
    assert short(0.0) == 0
    assert short(1.0) == 1


@pytest.mark.parametrize(
    "names", ["ukraine", "ukraine iceland", "ukraine ural", "ukraine scandinavia ukraine", "ukraine scandinavia quebec"]
)
def test_what_is_no_attack_has_no_odds(names: str) -> None:
    g = feldherr.read_position(PLAIN.format(mode="de2004.liberation"))
    with pytest.raises(ValueError, match=r"\w"):
        attack(g, way(g, *names.split()), 1)
    assert told(g, way(g, *names.split()), 1).stages == []


def sums(dice: int) -> Counter[int]:
    return Counter(sum(faces) for faces in product(range(1, 7), repeat=dice))


def before_a_godswar() -> State:
    """Gods of war and death would come along, against one of the sky."""
    return storm(armies={0: "dacia 9", 1: "thracia 4"}, rest=2, gods={0: "war dacia death dacia", 1: "sky thracia"})


def test_a_godswar_is_told_before_the_battle() -> None:
    g = before_a_godswar()
    there = way(g, "dacia", "thracia")
    before = told(g, there, 1)
    for said in ("invade dacia thracia", "done"):
        feldherr.say(g, 0, said)
    question = feldherr.question(g)
    assert isinstance(question, Invasion)
    mine, plus, theirs, more = question.stakes
    won = sum(a * d for (x, a), (y, d) in product(sums(mine).items(), sums(theirs).items()) if x + plus >= y + more)  # ties are war's
    assert before.godswar == pytest.approx(won / 6 ** (mine + theirs), abs=1e-6)
    assert told(g, there, 1).godswar == before.godswar
    assert told(g, way(g, "dacia", "galicia"), 1).godswar is None


def test_gods_who_stay_behind_change_the_odds() -> None:
    g = before_a_godswar()
    there = way(g, "dacia", "thracia")
    alone = told(without(g, there[0], [0, 3]), there, 1)
    assert alone.godswar is None
    assert alone.win == round(chain(rules_of(g), 8, [4], has=["sky"]).win, 6)
    peaceful = told(without(g, there[0], [0]), there, 1)
    assert 0 < (peaceful.godswar or 0) < (told(g, there, 1).godswar or 0)  # ties are the defender's then
    assert feldherr.offers(g, 0) == feldherr.offers(before_a_godswar(), 0)


def test_who_comes_is_settled_once_it_is_announced() -> None:
    g = before_a_godswar()
    feldherr.say(g, 0, "invade dacia thracia")
    assert without(g, way(g, "dacia")[0], [0, 3]) is g


def test_too_many_armies_are_not_reckoned() -> None:
    g = feldherr.read_position(PLAIN.format(mode="de2004.liberation"))
    g.armies[g.rules.board.number["ukraine"]] = MOST + 1
    with pytest.raises(ValueError, match="at most"):
        attack(g, way(g, "ukraine", "scandinavia"), 1)


def test_the_largest_does_not_hold_up_the_server() -> None:
    g = feldherr.read_position(PLAIN.format(mode="de2004.liberation"))
    places = ["ukraine", "scandinavia", "iceland", "great_britain"]
    for name in places:
        g.armies[g.rules.board.number[name]] = MOST
    start = time.process_time()
    attack(g, way(g, *places), 1)
    assert time.process_time() - start < 3  # a few hundredths, compiled
