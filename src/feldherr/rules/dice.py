"""Dice of a battle: how many there are, who wins, and rolls as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.action import ROLL, face

ATTACK_DICE: Final[i64] = 3
DEFEND_DICE: Final[i64] = 2


def defenders_beaten(a: i64, attack: i64, defend: i64) -> i64:
    """Highest against highest, second against second; ties to the defender (K17, S11, O10, N9)."""
    a1: i64 = 0
    a2: i64 = 0
    for i in range(attack):
        f = face(a, i)
        if f > a1:
            a2 = a1
            a1 = f
        elif f > a2:
            a2 = f
    d1 = face(a, attack)
    if defend == 1:
        return 1 if a1 > d1 else 0
    d2 = face(a, attack + 1)
    if d2 > d1:
        d1, d2 = d2, d1
    beaten: i64 = 1 if a1 > d1 else 0
    if attack > 1 and a2 > d2:
        beaten += 1
    return beaten


def count(a: i64) -> i64:
    """How many dice a roll has."""
    i: i64 = 0
    while face(a, i) > 0:
        i += 1
    return i


def is_roll(a: i64) -> bool:
    """Whether a number that was read is a roll: nothing but faces of dice."""
    n = count(a)
    for i in range(n):
        if face(a, i) > 6:
            return False
    return a & 63 == ROLL and n <= 18 and a >> (6 + 3 * n) == 0


def ones_in(bits: i64) -> i64:
    n: i64 = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n


def refilled(a: i64, bits: i64, again: i64) -> i64:
    """A roll in which these dice were thrown again."""
    j: i64 = 0
    for i in range(count(a)):
        if (bits >> i) & 1 == 1:
            a += (face(again, j) - face(a, i)) << (6 + 3 * i)
            j += 1
    return a


def raised(a: i64, attack: i64) -> i64:
    """The attacker's dice one higher: so they win where they are equal (G44)."""
    for i in range(attack):
        a += 1 << (6 + 3 * i)
    return a
