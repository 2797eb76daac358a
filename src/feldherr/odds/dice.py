"""The probabilities of one throw, counted by running every roll through the engine's own comparison."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import ROLL, face
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE, defenders_beaten

WIDTH: Final[i64] = 3  # a throw costs the defender 0, 1 or 2 armies
ROWS: Final[i64] = 8  # numbers of attacking dice, times two


def row(attack: i64, defend: i64) -> i64:
    """The index at which the probabilities for these numbers of dice begin."""
    return (attack * 2 + defend - 1) * WIDTH


def plain_dice() -> vec[float]:
    """The probabilities that a throw beats 0, 1, 2 defenders, from `row(attack, defend)` on."""
    out = vec[float]([0.0] * (ROWS * WIDTH))
    for attack in range(1, ATTACK_DICE + 1):
        for defend in range(1, DEFEND_DICE + 1):
            count(attack, defend, out)
    return out


def count(attack: i64, defend: i64, out: vec[float]) -> None:
    """Fill the row of these numbers of dice."""
    at = row(attack, defend)
    ways: i64 = 1
    for _ in range(attack + defend):
        ways *= 6
    for way in range(ways):
        out[at + defenders_beaten(fallen(way, attack + defend), attack, defend)] += 1.0
    for i in range(WIDTH):
        out[at + i] /= float(ways)


def fallen(way: i64, dice: i64) -> i64:
    """The way-th of all rolls of that many dice, packed as the engine has them."""
    roll = ROLL
    for i in range(dice):
        roll |= (way % 6 + 1) << (6 + 3 * i)
        way //= 6
    return roll


def orders(roll: i64, begin: i64, end: i64) -> i64:
    """In how many orders these dice can show what they show; 0 unless they lie in order, so that each throw counts once."""
    ways: i64 = 1
    alike: i64 = 0
    for i in range(begin, end):
        if i > begin and face(roll, i) < face(roll, i - 1):
            return 0
        alike = alike + 1 if i > begin and face(roll, i) == face(roll, i - 1) else 1
        ways = ways * (i - begin + 1) // alike
    return ways


_PLAIN: Final[list[vec[float]]] = []


def plain() -> vec[float]:
    """The probabilities of plain dice; computed once."""
    if not _PLAIN:
        _PLAIN.append(plain_dice())
    return _PLAIN[0]
