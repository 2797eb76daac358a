"""Battle odds up to 127 against 127 in flat tables, for players that look up thousands of battles per move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.odds.dice import plain, row
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE
from feldherr.rules.ruleset import Ruleset

SIZE: Final[i64] = 128
TOP: Final[i64] = 127


class Lookup:
    """Battle odds, all dice always thrown, to the last army; one for each kind of dice rule."""

    def __init__(self, two_dice_at: i64) -> None:
        self.wins: Final = vec[float]([0.0] * (SIZE * SIZE))  # [a * SIZE + d]: a armies that can attack take a territory held by d
        self.left: Final = vec[float]([0.0] * (SIZE * SIZE))  # mean number of those a left if they win, moved in or not
        self.lost: Final = vec[float]([0.0] * (SIZE * SIZE))  # mean number of attackers lost, win or not
        self.slain: Final = vec[float]([0.0] * (SIZE * SIZE))  # mean number of defenders lost, win or not
        for a in range(SIZE):
            self.wins[a * SIZE] = 1.0
            self.left[a * SIZE] = float(a)
        chances = plain()
        for a in range(1, SIZE):
            for d in range(1, SIZE):
                self.fill(chances, a, d, DEFEND_DICE if d >= two_dice_at else 1)
        for i in range(SIZE * SIZE):
            if self.wins[i] > 0.0:
                self.left[i] /= self.wins[i]
        self.wins[0] = 0.0

    def fill(self, chances: vec[float], a: i64, d: i64, defend: i64) -> None:
        """One battle from those it may become after a throw; `left` is still weighed by the chance to win."""
        attack = a if a < ATTACK_DICE else ATTACK_DICE
        pairs = attack if attack < defend else defend
        at = row(attack, defend)
        here = a * SIZE + d
        for beaten in range(pairs + 1):
            p = chances[at + beaten]
            there = (a - pairs + beaten) * SIZE + d - beaten
            self.wins[here] += p * self.wins[there]
            self.left[here] += p * self.left[there]
            self.lost[here] += p * (self.lost[there] + float(pairs - beaten))
            self.slain[here] += p * (self.slain[there] + float(beaten))

    def win(self, a: i64, d: i64) -> float:
        """The chance that `a` armies that can attack take a territory held by `d`."""
        if a <= 0:
            return 0.0
        if d <= 0:
            return 1.0
        return self.wins[place(a, d)]

    def survivors(self, a: i64, d: i64) -> float:
        """How many of those `a` armies are left in the mean if they win."""
        if a <= 0:
            return 0.0
        if d <= 0:
            return float(a)
        most = a if a > d else d
        mean = self.left[place(a, d)]
        return mean if most <= TOP else mean * float(most) / float(TOP)


def place(a: i64, d: i64) -> i64:
    """The index of a battle; one that is too large is scaled down in proportion."""
    most = a if a > d else d
    if most > TOP:
        a = (a * TOP + most // 2) // most
        d = (d * TOP + most // 2) // most
        a = a if a > 0 else 1
        d = d if d > 0 else 1
    return a * SIZE + d


_TABLES: Final[dict[int, Lookup]] = {}


def lookup_of(rules: Ruleset) -> Lookup:
    """The lookup table for these rules; computed once."""
    at = rules.defender_two_dice_at
    table = _TABLES.get(at)
    if table is None:
        table = Lookup(at)
        _TABLES[at] = table
    return table
