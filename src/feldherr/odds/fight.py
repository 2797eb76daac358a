"""One battle, throw by throw: the probability of every end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.odds.dice import row

TINY: Final = 1e-30  # what is less likely is left out: that is what makes a thousand against a thousand quick


class Terms:
    """The terms of a battle: the probabilities of a throw, and the policies of both sides."""

    def __init__(self, law: vec[float], two_dice_at: i64, stop: i64, attack: i64, defend: i64) -> None:
        self.law: Final = law  # as `dice.plain`
        self.two_dice_at: Final[i64] = two_dice_at  # the defender's second die
        self.stop: Final[i64] = stop  # the attacker breaks off when no more than this many can still attack
        self.attack: Final[i64] = attack  # the most dice the attacker throws
        self.defend: Final[i64] = defend  # the most dice the defender throws

    def defending(self, armies: i64) -> i64:
        """How many dice that many armies throw."""
        return 2 if armies >= self.two_dice_at and self.defend == 2 else 1


class Fought:
    """The probabilities of a battle's ends, by the number of armies left."""

    def __init__(self, attackers: i64, defenders: i64) -> None:
        self.left: Final = vec[float]([0.0] * (attackers + 1))  # taken: by attackers left
        self.spent: Final = vec[float]([0.0] * (attackers + 1))  # not taken: by attackers left
        self.held: Final = vec[float]([0.0] * (defenders + 1))  # not taken: by defenders left

    def stand(self, a: i64, armies: i64, here: vec[float]) -> None:
        """The attacker is done with `a` armies; `here` has the chances of each number of defenders."""
        for d in range(1, len(here)):
            self.spent[a] += here[d]
            self.held[d if d < armies else armies] += here[d]


def fight(terms: Terms, start: vec[float], armies: i64, faith: i64) -> Fought:
    """Fight a battle; `start` has the probability of each number of attackers.

    Faith stands for armies that fall last and throw no dice: the Tree of Life is paid as long as there is faith (G90).
    """
    top: i64 = len(start) - 1
    out = Fought(top, armies)
    here = none(armies + faith)
    below = none(armies + faith)
    lowest = none(armies + faith)
    a = top
    while a >= 0:
        here[armies + faith] += start[a]
        if a <= terms.stop:
            out.stand(a, armies, here)
        else:
            throw_all(terms, a, armies, here, below, lowest)
        out.left[a] = here[0]
        here, below, lowest = below, lowest, none(armies + faith)
        a -= 1
    return out


def none(n: i64) -> vec[float]:
    return vec[float]([0.0] * (n + 1))


def throw_all(terms: Terms, a: i64, armies: i64, here: vec[float], below: vec[float], lowest: vec[float]) -> None:
    """A throw of `a` attackers against every number of defenders: those who lost none stay `here`, those who lost one are `below`."""
    attack = a if a < terms.attack else terms.attack
    d: i64 = len(here) - 1
    while d > 0:
        chance = here[d]
        if chance > TINY:
            defend = terms.defending(d if d < armies else armies)
            at = row(attack, defend)
            if attack == 1 or defend == 1:
                below[d] += chance * terms.law[at]
                here[d - 1] += chance * terms.law[at + 1]
            else:
                lowest[d] += chance * terms.law[at]
                below[d - 1] += chance * terms.law[at + 1]
                here[d - 2] += chance * terms.law[at + 2]
        d -= 1


def wins(terms: Terms, top: i64, armies: i64, faith: i64) -> vec[float]:
    """The probability of taking the territory, for every number of attackers up to `top`."""
    out = none(top)
    below = none(armies + faith)
    lowest = none(armies + faith)
    for a in range(top + 1):
        here = none(armies + faith)
        here[0] = 1.0
        if a > terms.stop:
            for d in range(1, armies + faith + 1):
                here[d] = win(terms, a, d, armies, here, below, lowest)
        out[a] = here[armies + faith]
        below, lowest = here, below
    return out


def win(terms: Terms, a: i64, d: i64, armies: i64, here: vec[float], below: vec[float], lowest: vec[float]) -> float:
    """The chance of `a` against `d`, from those with no attacker lost (`here`), one (`below`) and two."""
    attack = a if a < terms.attack else terms.attack
    defend = terms.defending(d if d < armies else armies)
    at = row(attack, defend)
    if attack == 1 or defend == 1:
        return terms.law[at] * below[d] + terms.law[at + 1] * here[d - 1]
    return terms.law[at] * lowest[d] + terms.law[at + 1] * below[d - 1] + terms.law[at + 2] * here[d - 2]
