"""Odds of battles and godswars with the powers of gods, against counting all dice."""

from __future__ import annotations

from itertools import product

import pytest

from feldherr.bots.godstorm.odds import ATTACK_AGAIN, DEFEND_AGAIN, TIES, chance, godswar, outcomes, survivors


def counted(attack: int, defend: int, kind: int) -> list[float]:
    """The chances that a roll beats no, one or two defenders, by every throw there is."""
    mine, theirs = range(2 if kind & 2 else 1, 7), range(2 if kind & 4 else 1, 7)
    out = [0] * (min(attack, defend) + 1)
    for a in product(mine, repeat=attack):
        for d in product(theirs, repeat=defend):
            pairs = zip(sorted(a, reverse=True), sorted(d, reverse=True), strict=False)
            out[sum(x > y or (x == y and kind & 1 == 1) for x, y in pairs)] += 1
    return [n / sum(out) for n in out]


@pytest.mark.parametrize("kind", range(8))
@pytest.mark.parametrize(("attack", "defend"), [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2)])
def test_a_roll_is_exact(attack: int, defend: int, kind: int) -> None:
    assert outcomes(attack, defend, kind) == pytest.approx(counted(attack, defend, kind))


def test_known_odds() -> None:
    assert chance(0, 1, 1) == pytest.approx(15 / 36)
    assert chance(TIES, 1, 1) == pytest.approx(21 / 36)
    assert chance(0, 3, 1) == pytest.approx(0.9163, abs=1e-4)
    assert outcomes(3, 2, 0) == pytest.approx([2275 / 7776, 2611 / 7776, 2890 / 7776])


def test_nobody_to_beat_and_nobody_to_send() -> None:
    assert (chance(0, 4, 0), survivors(0, 4, 0)) == (1.0, 4.0)
    assert chance(0, 0, 4) == 0.0


@pytest.mark.parametrize("n", [1, 4, 9, 30])
def test_gods_help_their_side(n: int) -> None:
    plain = chance(0, n, n)
    assert chance(TIES, n, n) > plain
    assert chance(ATTACK_AGAIN, n, n) > plain
    assert chance(DEFEND_AGAIN, n, n) < plain
    assert survivors(TIES, n, n) <= n


def test_large_armies_are_scaled() -> None:
    assert chance(0, 400, 100) > 0.99
    assert chance(0, 100, 400) < 0.01
    assert survivors(0, 400, 100) == pytest.approx(4 * survivors(0, 100, 25), rel=0.2)


@pytest.mark.parametrize("kind", [0, TIES, ATTACK_AGAIN, DEFEND_AGAIN])
@pytest.mark.parametrize("ahead", [-4, 0, 3])
def test_a_godswar_is_close_to_the_count_of_all_dice(kind: int, ahead: int) -> None:
    mine, theirs = range(2 if kind & 2 else 1, 7), range(2 if kind & 4 else 1, 7)
    sums = [sum(d) for d in product(theirs, repeat=3)]
    won = sum(sum(a) + ahead > d or (sum(a) + ahead == d and kind & 1 == 1) for a in product(mine, repeat=3) for d in sums)
    assert godswar(3, 3, ahead, kind) == pytest.approx(won / (len(mine) ** 3 * len(sums)), abs=0.02)
