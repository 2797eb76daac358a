"""Everything that chance may answer to the pending question, with its probability.

Rolls that make no difference are listed once: dice of one side in another order, in a battle all rolls with the same losses, in a roll
for who begins all rolls with the same order of players, and where a territory loses as many armies as a die shows, all faces that
empty it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product

from feldherr.engine.action import CHANCE, ROLL, answer_of, faces, number, roll
from feldherr.engine.play import question
from feldherr.engine.state import State
from feldherr.godstorm.godswar import Godswar
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.questions import Working
from feldherr.godstorm.setup import RollingOff
from feldherr.godstorm.sky import LavaErupts
from feldherr.godstorm.storm import triple
from feldherr.rules.combat import Rolling
from feldherr.rules.dice import defenders_beaten, raised
from feldherr.rules.ruleset import rules_of
from feldherr.rules.setup import RollingForStart

FACES = 6
Outcome = tuple[int, float]  # an answer and its probability
Faces = tuple[int, ...]


def outcomes(g: State) -> list[Outcome]:
    """The answers of chance to the pending question; their probabilities add up to 1."""
    step = g.top()
    options = step.options(g, CHANCE)
    if options[0] & 63 == ROLL:
        return _rolls(g, int(number(options[0])))
    weights = [int(w) for w in step.weights(g, options)] or [1] * len(options)
    total = sum(weights)
    return [(int(answer_of(o, 0)), w / total) for o, w in zip(options, weights, strict=True) if w]


def _rolls(g: State, dice: int) -> list[Outcome]:
    """The rolls of a number of dice, as short a list as the rules allow."""
    step, asked = g.top(), question(g)
    sides = tuple(Counter(whose(g, dice)).values())
    if isinstance(step, Rolling | Godswar) and rules_of(g).rerolls:
        return _throws(g, step, *sides)
    if isinstance(step, Rolling):
        return battle(*sides)
    if isinstance(step, RollingForStart):
        return highest(dice)
    if isinstance(step, RollingOff):
        return order(dice)
    if isinstance(asked, Working) and isinstance(MIRACLES[asked.card], LavaErupts):
        return deadly([min(FACES, max(1, int(g.armies[t]))) for t in asked.at])
    return list(rolls(sides))


def _throws(g: State, step: Rolling | Godswar, attack: int, defend: int) -> list[Outcome]:
    """The throws of a fight in which 1s may be thrown again."""
    gods, dice = isinstance(step, Godswar), attack + defend
    bits = int(g.extra.again(g, step.fallen(g, int(roll([1] * dice)))))
    return fight(attack, defend, bool(bits & 1), bool(bits >> (dice - 1)), gods)


def whose(g: State, dice: int) -> list[int]:
    """The side that each die belongs to, where those of a side count alike; else every die for itself."""
    q = question(g)
    sides = q.data().get("dice") if q and g.top().fights else None
    return sides if isinstance(sides, list) and len(sides) == dice else list(range(dice))


@cache
def battle(attack: int, defend: int) -> list[Outcome]:
    """A roll for every number of defenders that may be beaten, as likely as all rolls with its losses."""
    return _classes(rolls((attack, defend)), lambda a: int(defenders_beaten(a, attack, defend)))


@cache
def fight(attack: int, defend: int, mine_again: bool, theirs_again: bool, totals: bool) -> list[Outcome]:
    """The same where a side may throw its 1s again, an attacker may win ties, three alike bring a card, and totals may decide.

    Dice that lie on the table to be thrown again make no difference to the win probability, only that they do.
    """
    both = attack + defend

    def kind(a: int) -> Hashable:
        each = faces(a)
        mine, theirs = each[:attack], each[attack:]
        alike = bool(triple(a, 0, attack)), bool(triple(a, attack, both))
        again = mine_again and 1 in mine, theirs_again and 1 in theirs
        if any(again):
            return alike, again
        if totals:
            return alike, sum(mine) - sum(theirs)
        return alike, int(defenders_beaten(a, attack, defend)), int(defenders_beaten(raised(a, attack), attack, defend))

    return _classes(rolls((attack, defend)), kind)


def _classes(every: Iterable[Outcome], kind: Callable[[int], Hashable]) -> list[Outcome]:
    """One roll of each kind, as likely as all of them."""
    found: dict[Hashable, Outcome] = {}
    for a, p in every:
        key = kind(a)
        first, sum_of = found.get(key, (a, 0.0))
        found[key] = first, sum_of + p
    return list(found.values())


@cache
def highest(dice: int) -> list[Outcome]:
    """A roll for every set of dice that may be the highest."""
    out = []
    for best in product((False, True), repeat=dice):
        n = sum(best)
        ways = sum((face - 1) ** (dice - n) for face in range(1, FACES + 1)) if n else 0
        if ways:
            out.append((int(roll([2 if each else 1 for each in best])), ways / FACES**dice))
    return out


@cache
def order(dice: int) -> list[Outcome]:
    """A roll for every order in which the dice may come, ties included."""
    found: Counter[Faces] = Counter()
    for thrown in product(range(1, FACES + 1), repeat=dice):
        places = sorted(set(thrown))
        found[tuple(places.index(face) + 1 for face in thrown)] += 1
    return [(int(roll(list(ranks))), n / FACES**dice) for ranks, n in found.items()]


def deadly(most: list[int]) -> list[Outcome]:
    """Rolls of dice that matter only up to a number each."""
    each = [[(face, (FACES - top + 1 if face == top else 1) / FACES) for face in range(1, top + 1)] for top in most]
    return [(int(roll([face for face, _ in way])), math.prod(p for _, p in way)) for way in product(*each)]


def rolls(groups: tuple[int, ...]) -> Iterator[Outcome]:
    """Every roll of groups of dice, those of a group in ascending order."""
    ways = FACES ** sum(groups)
    parts = [[(part, _orders(part)) for part in combinations_with_replacement(range(1, FACES + 1), size)] for size in groups]
    for each in product(*parts):
        yield int(roll([face for part, _ in each for face in part])), math.prod(orders for _, orders in each) / ways


def _orders(part: Faces) -> int:
    """In how many orders these dice can lie."""
    return math.factorial(len(part)) // math.prod(math.factorial(n) for n in Counter(part).values())
