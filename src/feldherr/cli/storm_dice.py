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
from feldherr.rules.combat import Thrown, ones_in


def asks(g: State, names: Names, dice: int) -> str:
    """Which dice are to be rolled; '' for a battle's first ones, which are as everywhere."""
    step = g.top()
    example = f"e.g. {' '.join('641523415263415263'[:dice])}"
    if isinstance(step, RollingOff):
        who = [names.side(s) for s in range(g.seats) if step.tied(g) >> s & 1]
        return f"Roll a die each, for who comes first: {', '.join(who)}, in this order; {example}"
    if step.name == "working":
        return f"Roll {_each(g, names)} for {miracle(step.n)}; {example}"
    if isinstance(step, Godswar):
        mine = attackers_dice(g, step)
        x = heaven(g)
        champion, foe = god(4 * x.pantheon[step.side] + step.n), god(4 * x.pantheon[g.owner[step.dst]] + step.m)
        return f"Godswar for {names.territory(step.dst)}: roll {mine} dice for {champion}, then {dice - mine} for {foe}; {example}"
    if isinstance(step, Thrown):
        bits = g.extra.again(g, step)
        mine = ones_in(bits & (1 << step.attack()) - 1)
        whose = [(step.side, mine), (g.owner[step.dst], dice - mine)]
        return f"Roll 1s again: {', then '.join(f'{n} of {names.side(s)}' for s, n in whose if n)}; {example}"
    return ""


def _each(g: State, names: Names) -> str:
    """A card's dice: one, or one for each place it hits."""
    if MIRACLES[g.top().n].name != "lava_erupts":
        return "a die"
    src = announced(g).src
    return f"a die each for {', '.join(names.territory(t) for t in (src, *g.adjacent[src]))}, in this order,"
