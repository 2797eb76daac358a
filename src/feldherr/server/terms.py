"""What a question is about beside its options: what they cost, whose dice are to be rolled, what is at stake."""

from __future__ import annotations

from feldherr.engine.action import CHANCE, first, verb_of
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.godswar import Godswar, GodswarThrown, attackers_dice, defenders_dice
from feldherr.godstorm.invasion import Saving
from feldherr.godstorm.miracles import MIRACLES, price
from feldherr.godstorm.setup import RollingOff
from feldherr.godstorm.summon import BUILD_COST, SUMMON_COST
from feldherr.godstorm.verbs import BUILD, BUY, CHAMPION, PLAY, SAVE, SUMMON
from feldherr.rules.cards import TakingBonus, territory_bonus
from feldherr.rules.combat import Rolling, Thrown
from feldherr.rules.neutral import RollingForAlly, RollingStatus
from feldherr.rules.setup import RollingForStart
from feldherr.rules.verbs import TRADE


def cost(g: State, seat: int, option: int) -> int:
    """The faith that an option takes; of one with a number, for each."""
    verb = verb_of(option)
    if verb == BUY:
        return int(price(g, seat))
    if verb == SAVE:
        return 1
    if verb == PLAY:
        return MIRACLES[first(option)].cost if g.top().name in ("playing miracles", "answering an invasion") else 0
    if g.top().name != "summoning":  # the first god and temple are free
        return 0
    return int({SUMMON: SUMMON_COST, BUILD: BUILD_COST}.get(verb, 0))


def more(g: State, option: int) -> int:
    """The armies that come on top of a set's worth, on own territories that its cards show (S8, O8)."""
    if verb_of(option) != TRADE:
        return 0
    after = g.copy()
    territory_bonus(after, g.top().seat, option)
    return 2 if isinstance(after.top(), TakingBonus) else int(after.gained - g.gained)


def stakes(g: State, options: list[int]) -> list[int]:
    """Before a godswar the dice of both sides and what each adds to them, the attacker's first; before armies fall, how many."""
    step = g.top()
    if isinstance(step, Saving):
        return [int(step.m // 4)]
    if not any(verb_of(o) == CHAMPION for o in options):
        return []
    attacker = step.seat if step.side < 0 else step.side
    war = Step(CHANCE, 0, step.src, step.dst, attacker)
    bare = GodswarThrown(CHANCE, 0, step.src, step.dst, attacker, 0)
    return [int(n) for n in (attackers_dice(g, war), bare.total(g, attacker), defenders_dice(g, war), bare.total(g, g.owner[step.dst]))]


def dice(g: State) -> list[int]:
    """The side that each die of a roll is for."""
    step = g.top()
    if isinstance(step, Rolling):
        return both(g, step, int(step.n), int(step.m))
    if isinstance(step, Godswar):
        return both(g, step, int(attackers_dice(g, step)), int(defenders_dice(g, step)))
    if isinstance(step, Thrown):
        again = members(int(g.extra.again(g, step)))
        mine = sum(i < step.attack() for i in again)
        return both(g, step, mine, len(again) - mine)
    if isinstance(step, RollingForStart):
        return members(int(step.n))
    if isinstance(step, RollingOff):
        return members(int(step.tied(g)))
    if isinstance(step, RollingForAlly):
        return [int(step.side)]
    return members(int(step.n))[:1] if isinstance(step, RollingStatus) else []


def both(g: State, step: Step, mine: int, theirs: int) -> list[int]:
    return [int(step.side)] * mine + [int(g.owner[step.dst])] * theirs


def members(bits: int) -> list[int]:
    return [i for i in range(bits.bit_length()) if bits >> i & 1]
