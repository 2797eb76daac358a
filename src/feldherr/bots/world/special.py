"""Mode-specific decisions: everything besides placing, attacking and moving."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.weights import Weights
from feldherr.bots.world.exchange import bonus, lay, lay_between, trade
from feldherr.bots.world.neutrals import ally_attack, ally_move, ally_place, bribe, obstruct
from feldherr.bots.world.opening import capital, claim
from feldherr.bots.world.plan import has
from feldherr.engine.action import answer_of, first, high, verb_of
from feldherr.engine.state import State
from feldherr.godstorm.state import GodstormState
from feldherr.rules import deck as kinds
from feldherr.rules.ranks import RankedMissions
from feldherr.rules.ruleset import rules_of
from feldherr.rules.verbs import BONUS, BRIBE, CAPITAL, CLAIM, DEFEND, FORTIFY, LAY, PLACE, SHOW, TRADE


def special(view: State, seat: i64, options: vec[i64], w: Weights) -> i64:
    """The move for a mode-specific question; 0 if it is none."""
    if isinstance(view.extra, GodstormState):
        return 0
    if has(options, SHOW):
        return show(view, options)
    step = view.top()
    if step.name == "attacking":
        return between(view, seat, options, w)
    if step.side >= view.seats:
        return for_neutral(view, seat, options, step.side)
    if step.name == "bolstering":
        return obstruct(view, seat, options)
    return by_verb(view, seat, options, w)


def by_verb(view: State, seat: i64, options: vec[i64], w: Weights) -> i64:
    """The move for questions with one verb: claims, capitals, cards, dice."""
    verb = verb_of(options[len(options) - 1])
    if verb == CLAIM:
        return claim(view, seat, options)
    if verb == CAPITAL:
        return capital(view, seat, options)
    if verb == BRIBE:
        return bribe(view, seat, options)
    if verb == BONUS:
        return bonus(view, seat, options, w)
    if verb == LAY:
        return lay(view, seat, options, w)
    if verb == DEFEND:
        return answer_of(options[0], high(options[0]))
    return trade(view, seat, options, w) if has(options, TRADE) else 0


def between(view: State, seat: i64, options: vec[i64], w: Weights) -> i64:
    """Before the next own attack: an ally's, or stars that make something possible."""
    if rules_of(view).allies:
        return ally_attack(view, seat, options)
    return lay_between(view, seat, options, w) if has(options, LAY) else 0


def for_neutral(view: State, seat: i64, options: vec[i64], side: i64) -> i64:
    """Place or move neutral armies: allies against the enemy, others in the enemy's way."""
    if verb_of(options[len(options) - 1]) == FORTIFY:
        return ally_move(view, seat, options)
    if verb_of(options[0]) != PLACE:
        return 0
    return ally_place(view, seat, options) if view.extra.commander_of(side) == seat else obstruct(view, seat, options)


def show(view: State, options: vec[i64]) -> i64:
    """The mission to show: the one that is hardest to fulfil again."""
    x = view.extra
    best: i64 = 0
    most: i64 = -1
    if isinstance(x, RankedMissions):
        for o in options:
            if verb_of(o) == SHOW:
                m = x.deck[first(o)]
                deed: i64 = 1 if kinds.CONQUER <= m.kind <= kinds.DEFEAT_PLAYER else 0
                if m.rank * 2 + deed > most:
                    most = m.rank * 2 + deed
                    best = o
    return answer_of(best, 0) if best != 0 else 0
