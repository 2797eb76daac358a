"""The exact probabilities of a battle's throw, for luck statistics."""

from __future__ import annotations

from feldherr.engine.state import State
from feldherr.godstorm.announced import under_way
from feldherr.godstorm.state import GodstormState, godstorm
from feldherr.odds.dice import WIDTH, plain, row
from feldherr.odds.storm import law
from feldherr.odds.support import Host
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE
from feldherr.rules.events import Battle
from feldherr.rules.ruleset import rules_of

Chances = tuple[float, ...]  # that the throw beats 0, 1, 2 defenders


def chances(before: State, fight: Battle) -> Chances | None:
    """The probabilities of beating 0, 1, 2 defenders in this battle's throw; None if no dice were rolled."""
    attack, defend = len(fight.attack), len(fight.defence)
    if not (1 <= attack <= ATTACK_DICE and 1 <= defend <= DEFEND_DICE):
        return None
    chance = law(rules_of(before), *_hosts(before, fight)) if _godly(before, fight) else plain()
    at = row(attack, defend)
    return tuple([chance[at + i] for i in range(WIDTH)])


def _godly(g: State, fight: Battle) -> bool:
    """Whether gods and temples may have changed the dice: there are none below (G53)."""
    return isinstance(g.rules.extra, GodstormState) and fight.dst < g.lands


def _hosts(g: State, fight: Battle) -> tuple[Host, Host]:
    """Who stands by the two sides."""
    inv = under_way(g)
    x, foe, dst = godstorm(g), fight.defender, fight.dst
    theirs = Host(x.gods_at(foe, dst), ["temple"] if x.temple(dst) else [], 0) if 0 <= foe < g.seats else Host(0, [], 0)
    return Host(inv.coming() if inv else 0, [], 0), theirs
