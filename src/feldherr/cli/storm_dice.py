"""Real dice in Godstorm: whose are to be rolled, and in which order they are typed."""

from __future__ import annotations

from feldherr.cli.names import Names, miracle
from feldherr.cli.tell_godstorm import god
from feldherr.engine.state import State
from feldherr.godstorm.godswar import Godswar, attackers_dice
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.setup import RollingOff
from feldherr.godstorm.sky import announced
from feldherr.godstorm.table import heaven
from feldherr.locales import Words, say
from feldherr.rules.combat import Thrown, ones_in


def asks(g: State, names: Names, dice: int) -> str:
    """Which dice are to be rolled; '' for a battle's first ones, which are as everywhere."""
    step = g.top()
    if isinstance(step, RollingOff):
        who = [names.side(s) for s in range(g.seats) if step.tied(g) >> s & 1]
        return say("term-roll-order", list=", ".join(who), example=example(dice))
    if step.name == "working":
        return _for_a_card(g, names, dice)
    if isinstance(step, Godswar):
        mine, x = int(attackers_dice(g, step)), heaven(g)
        champion, foe = god(4 * x.pantheon[step.side] + step.n), god(4 * x.pantheon[g.owner[step.dst]] + step.m)
        dice_of: Words = {"mine": mine, "champion": champion, "theirs": dice - mine, "foe": foe}
        return say("term-roll-godswar", place=names.territory(step.dst), **dice_of, example=example(dice))
    if isinstance(step, Thrown):
        bits = g.extra.again(g, step)
        mine = int(ones_in(bits & (1 << step.attack()) - 1))
        sides = ((step.side, mine), (g.owner[step.dst], dice - mine))
        whose = [say("term-roll-of", n=n, who=names.side(side)) for side, n in sides if n]
        return say("term-roll-again", list=", ".join(whose), example=example(dice))
    return ""


def example(dice: int) -> str:
    """So many faces as they may be typed."""
    return " ".join("641523415263415263"[:dice])


def _for_a_card(g: State, names: Names, dice: int) -> str:
    """A card's dice: one, or one for each place it hits."""
    card = g.top().n
    if MIRACLES[card].name != "lava_erupts":
        return say("term-roll-one", whom=miracle(card), example=example(dice))
    src = announced(g).src
    places = ", ".join(names.territory(t) for t in (src, *g.adjacent[src]))
    return say("term-roll-lava", card=miracle(card), list=places, example=example(dice))
