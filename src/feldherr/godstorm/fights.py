"""Dice of battles and godswars, as events: what was thrown, and, once nothing is thrown again, who has lost what (G42-G45, G52, G53)."""

from __future__ import annotations

from mypy_extensions import i64

from feldherr.engine.action import CHANCE, ROLL, faces, number, verb_of
from feldherr.engine.event import Event
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.godswar import Godswar, GodswarThrown, defenders_dice
from feldherr.godstorm.ledger import Ledger
from feldherr.godstorm.verbs import SAVE
from feldherr.rules.combat import Rolling, Thrown, refilled


def tell_fights(k: Ledger) -> None:
    """The battle or godswar that this answer has decided, or its dice if it is still open."""
    top = k.before.top()
    if verb_of(k.answer) == SAVE:
        _battle(k, top, top.n, top.m % 4, top.m // 4 - number(k.answer), [])
        return
    dice = lying(k)
    if dice is None:
        return
    godswar = isinstance(dice, GodswarThrown)
    if thrown_in(k.after) is not None or k.after.top().name == "saving":
        if verb_of(k.answer) == ROLL and (not isinstance(top, Thrown) or k.after.top().name == "saving"):
            kind: i64 = 1 if godswar else 0
            k.tell(Event("thrown", dice.side, k.before.owner[dice.dst], dice.src, dice.dst, dice.attack(), kind, dice=faces(dice.n)))
    elif isinstance(dice, GodswarThrown):
        _godswar(k, dice)
    else:
        beaten = _beaten(k, dice)
        n, m = dice.attack(), dice.defend()
        _battle(k, dice, n, (n if n < m else m) - beaten, beaten, faces(dice.n))


def lying(k: Ledger) -> Thrown | None:
    """The dice as they lie after this answer: just thrown, some thrown again, or waiting for a card that three alike have brought."""
    top = k.before.top()
    if isinstance(top, Rolling):
        return Thrown(CHANCE, k.answer, top.src, top.dst, top.side, top.m)
    if isinstance(top, Godswar):
        m = defenders_dice(k.before, top) | top.n << 8 | top.m << 10
        return GodswarThrown(CHANCE, k.answer, top.src, top.dst, top.side, m)
    if isinstance(top, Thrown):
        again = top.like(refilled(top.n, k.was.again(k.before, top), k.answer), top.m)
        assert isinstance(again, Thrown)
        return again
    return thrown_in(k.before) if top.name == "drawing miracles" else None


def thrown_in(g: State) -> Thrown | None:
    """Dice that lie on the table."""
    for step in g.stack:
        if isinstance(step, Thrown):
            return step
    return None


# ---- battles --------------------------------------------------------------------------------------------------------------------


def _beaten(k: Ledger, fight: Step) -> i64:
    """How many defenders fell."""
    dst = fight.dst
    return k.before.armies[dst] - (0 if k.after.owner[dst] == fight.side else k.after.armies[dst])


def _battle(k: Ledger, fight: Step, n: i64, lost: i64, beaten: i64, dice: list[int]) -> None:
    """The losses, whether the last defender fell, and where the dead go."""
    src, dst, side = fight.src, fight.dst, fight.side
    foe = k.before.owner[dst]
    left = [int(k.before.armies[src] - lost), int(k.before.armies[dst] - beaten)]
    k.tell(Event("battle", side, foe, src, dst, n, lost, beaten, dice, -1, left))
    k.armies[src] -= lost
    k.armies[dst] -= beaten
    if left[1] == 0:
        k.tell(Event("conquest", side, foe, src, dst, n=n))
        k.move(src, dst, n)
    if dst < k.after.lands:
        _dead(k, side, foe, lost, beaten)


def _dead(k: Ledger, side: i64, foe: i64, lost: i64, beaten: i64) -> None:
    """On earth they go to their heavens; the attacker's god of death sends the defenders to the supply (G45)."""
    if lost > 0:
        k.tell(Event("to_heaven", side, n=lost, m=k.now.pantheon[side]))
    if beaten > 0 and foe < k.after.seats and not k.after.is_out(foe):
        k.tell(Event("to_heaven" if k.to_heaven(foe) else "to_supply", foe, n=beaten, m=k.now.pantheon[foe]))


# ---- godswars -------------------------------------------------------------------------------------------------------------------


def _godswar(k: Ledger, fight: GodswarThrown) -> None:
    """Both champions with their dice and totals; `left`: whether the attacker's god won, and where."""
    foe = k.before.owner[fight.dst]
    mine, theirs = (fight.m >> 8) & 3, (fight.m >> 10) & 3
    g = k.before if k.was.d.relic_waits else k.after  # a relic that was won by these very dice
    won = k.now.god[4 * foe + theirs] < 0
    k.named_god = 4 * foe + theirs if won else 4 * fight.side + mine
    a, b = k.god(fight.side, mine), k.god(foe, theirs)
    n, m = fight.total(g, fight.side), fight.total(g, foe)
    left = [1 if won else 0, int(fight.dst)]
    k.tell(Event("godswar", fight.side, foe, a, b, fight.attack(), n, m, faces(fight.n), -1, left))


def tell_labours(k: Ledger) -> None:
    """Cards that dice and conquests have brought (G31, G36, G37)."""
    if lying(k) is None and verb_of(k.answer) != SAVE:
        return
    for step in k.after.stack:
        if step.name == "drawing miracles" and not _lay_before(k, step):
            k.tell(Event("labour", step.side, n=step.n, m=1))


def _lay_before(k: Ledger, step: Step) -> bool:
    for other in k.before.stack:
        if other is step:
            return True
    return False
