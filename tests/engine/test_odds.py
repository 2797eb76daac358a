"""The exact odds of one roll: every way the dice can fall goes through the engine."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from table import armies, at, rolls, say

# Attacking and defending dice -> how often the attacker loses 0, 1, 2 armies.
ONE_ROLL = {
    (1, 1): (15, 21),
    (2, 1): (125, 91),
    (3, 1): (855, 441),
    (1, 2): (55, 161),
    (2, 2): (295, 420, 581),
    (3, 2): (2890, 2611, 2275),
}


@pytest.mark.parametrize(("attack", "defend"), ONE_ROLL)
def test_every_way_the_dice_can_fall(attack: int, defend: int) -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 10", 1: "kamchatka 10"}, rest=2)
    say(g, 0, f"attack alaska kamchatka {attack}")
    say(g, 1, f"defend {defend}")
    lost: Counter[int] = Counter()
    for faces in itertools.product(range(1, 7), repeat=attack + defend):
        after = rolls(g.copy(), *faces)
        mine, theirs = 10 - armies(after, "alaska"), 10 - armies(after, "kamchatka")
        assert mine + theirs == min(attack, defend)
        lost[mine] += 1
    assert tuple(lost[i] for i in sorted(lost)) == ONE_ROLL[attack, defend]
