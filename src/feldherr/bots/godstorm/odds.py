"""Odds of battles and godswars with the powers of gods (G43, G44, G52): exact for armies, approximate for gods."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What changes the dice, as bits.
TIES: Final[i64] = 1  # the attacker wins them: war
ATTACK_AGAIN: Final[i64] = 2  # the attacker throws 1s again: magic
DEFEND_AGAIN: Final[i64] = 4  # the defender does: magic, or a temple

MOST: Final[i64] = 40  # larger armies are halved until they fit
WIDE: Final[i64] = 41


class Odds:
    """For one kind of dice: the chance to win by attackers and defenders, and how many are then left."""

    def __init__(self, kind: i64) -> None:
        self.win: Final[vec[float]] = vec[float]([1.0] * int(WIDE * WIDE))
        self.left: Final[vec[float]] = vec[float]([0.0] * int(WIDE * WIDE))
        rolls = [[outcomes(a, d, kind) for d in range(1, 3)] for a in range(1, 4)]
        for d in range(WIDE):
            for a in range(WIDE):
                self.fill(a, d, rolls)

    def fill(self, a: i64, d: i64, rolls: list[list[list[float]]]) -> None:
        """From smaller battles: what one roll makes of this one."""
        at = a * WIDE + d
        if a == 0 or d == 0:
            self.win[at] = 0.0 if a == 0 else 1.0
            self.left[at] = float(a)
            return
        chances = rolls[min(a, 3) - 1][min(d, 2) - 1]
        pairs: i64 = len(chances) - 1
        win = 0.0
        left = 0.0
        for beaten in range(pairs + 1):
            to = (a - pairs + beaten) * WIDE + d - beaten
            win += chances[beaten] * self.win[to]
            left += chances[beaten] * self.win[to] * self.left[to]
        self.win[at] = win
        self.left[at] = left / win if win > 0.0 else 0.0


def outcomes(attack: int, defend: int, kind: int) -> list[float]:
    """The chances that a roll beats no, one or two defenders."""
    out = [0.0] * (min(attack, defend) + 1)
    edge = 1 if kind & 1 else 0
    theirs = tops(defend, 2 if kind & 4 else 1)
    for (a1, a2), p in tops(attack, 2 if kind & 2 else 1).items():
        for (d1, d2), q in theirs.items():
            beaten = 1 if a1 + edge > d1 else 0
            if len(out) == 3 and a2 + edge > d2:
                beaten += 1
            out[beaten] += p * q
    return out


def tops(dice: int, lowest: int) -> dict[tuple[int, int], float]:
    """How likely each highest and second highest die is; a die thrown again until it is no 1 shows 2 to 6 alike."""
    faces = range(lowest, 7)
    throws = [(f, 0) for f in faces]
    for _ in range(dice - 1):
        throws = [(max(a, f), max(b, min(a, f))) for a, b in throws for f in faces]
    out: dict[tuple[int, int], float] = {}
    for top in throws:
        out[top] = out.get(top, 0.0) + 1.0 / float(len(throws))
    return out


_TABLES: Final[list[Odds | None]] = [None] * 8


def odds(kind: i64) -> Odds:
    """The table for that kind of dice, made when it is first wanted."""
    table = _TABLES[kind]
    if table is None:
        table = Odds(kind)
        _TABLES[kind] = table
    return table


def chance(kind: i64, a: i64, d: i64) -> float:
    """The chance that attackers who are free to leave beat these defenders."""
    while a > MOST or d > MOST:
        a = (a + 1) // 2
        d = (d + 1) // 2
    return odds(kind).win[a * WIDE + d]


def survivors(kind: i64, a: i64, d: i64) -> float:
    """How many attackers are left, if they win."""
    scale = 1.0
    while a > MOST or d > MOST:
        a = (a + 1) // 2
        d = (d + 1) // 2
        scale *= 2.0
    return scale * odds(kind).left[a * WIDE + d]


def godswar(mine: i64, theirs: i64, lead: i64, kind: i64) -> float:
    """The chance that the attacker's champion wins, by the dice of each, and by armies and bonuses."""
    mean = float(lead) + (0.5 if kind & TIES != 0 else -0.5)
    mean += (4.0 if kind & ATTACK_AGAIN != 0 else 3.5) * float(mine)
    mean -= (4.0 if kind & DEFEND_AGAIN != 0 else 3.5) * float(theirs)
    spread = (2.0 if kind & ATTACK_AGAIN != 0 else 2.9167) * float(mine) + (2.0 if kind & DEFEND_AGAIN != 0 else 2.9167) * float(theirs)
    return 0.5 + 0.5 * math.erf(mean / math.sqrt(2.0 * spread))
