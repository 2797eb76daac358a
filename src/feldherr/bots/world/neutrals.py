"""Neutral and allied armies: where to place them against the enemy, bribes, and attacks of allies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.world.ground import set_value
from feldherr.engine.action import DONE, answer_of, first, high, option, second, verb_of
from feldherr.engine.state import State
from feldherr.odds.lookup import lookup_of
from feldherr.rules.cards import ANY, symbol
from feldherr.rules.ruleset import rules_of
from feldherr.rules.verbs import ATTACK, BRIBE, FORTIFY

DARE: Final = 0.6  # the least chance with which an ally attacks
LASTING: Final = 1.5  # turns that an ally stays, about
DIE: Final = 3.5
AT_ONCE: Final = 2.0  # what it is worth to attack with it now
LACK: Final = 0.7  # taking an ally from the foe, beside having one
DEAR: Final = 1.5  # how much more a card is worth that completes a set
BESIDE: Final = 2.0  # a territory next door, beside its armies
SHARE: Final = 6.0  # an army a turn for a continent


def obstruct(view: State, seat: i64, options: vec[i64]) -> i64:
    """Place a neutral's armies in the enemy's way."""
    best: i64 = 0
    most = -1.0e9
    for o in options:
        score = in_the_way(view, seat, first(o))
        if score > most:
            most = score
            best = o
    return answer_of(best, high(best))


def in_the_way(view: State, seat: i64, t: i64) -> float:
    """How much more a neutral territory obstructs the enemy than oneself."""
    total = 0.0
    for u in view.adjacent[t]:
        total += sign(view, seat, u) * (BESIDE + float(view.armies[u]))
    board = view.rules.board
    c = board.continent_of[t]
    mine = 0.0
    theirs = 0.0
    for u in board.members[c]:
        if view.owner[u] == seat:
            mine += 1.0
        elif sign(view, seat, u) > 0.0:
            theirs += 1.0
    size = float(len(board.members[c]))
    return total + SHARE * float(board.bonus[c]) * (theirs * theirs - mine * mine) / (size * size)


def sign(view: State, seat: i64, t: i64) -> float:
    """1.0 for another player's territory, -1.0 for the seat's own, 0.0 for a neutral one."""
    o = view.owner[t]
    if o == seat:
        return -1.0
    return 1.0 if 0 <= o < view.seats else 0.0


def bribe(view: State, seat: i64, options: vec[i64]) -> i64:
    """Bribe the most useful neutral with the least useful card, or `done`."""
    best: i64 = 0
    most = 0.0
    for o in options:
        if verb_of(o) == BRIBE:
            gain = ally_worth(view, seat, first(o)) - card_worth(view, seat, second(o))
            if gain > most:
                most = gain
                best = o
    return answer_of(best, 0) if best != 0 else option(DONE)


def card_worth(view: State, seat: i64, card: i64) -> float:
    """The value of a card as part of a set."""
    worth = set_value(view) / 3.0
    if view.hand_size(seat) >= 3:
        worth *= DEAR
    return worth * DEAR if symbol(view, card) == ANY else worth


def ally_worth(view: State, seat: i64, side: i64) -> float:
    """What a neutral that comes a place nearer brings: a die of armies a turn where it can harm the foe; or that the foe lacks it."""
    if view.extra.commander_of(side) >= 0:
        return DIE * LASTING * LACK
    best = 0.0
    for t in range(view.lands):
        if view.owner[t] == side:
            best = max(best, chance(view, seat, t, view.armies[t] + 2))
    return best * (DIE * LASTING + AT_ONCE)


def chance(view: State, seat: i64, t: i64, force: i64) -> float:
    """The best chance of this many armies to take a neighbouring territory of a foe."""
    best = 0.0
    for u in view.adjacent[t]:
        if is_foe(view, seat, view.owner[u]):
            best = max(best, lookup_of(rules_of(view)).win(force, view.armies[u]))
    return best


def ally_place(view: State, seat: i64, options: vec[i64]) -> i64:
    """Place an ally's armies where they can best attack the enemy."""
    best: i64 = 0
    most = -1.0
    for o in options:
        p = chance(view, seat, first(o), view.armies[first(o)] - 1 + high(o))
        if p > most:
            most = p
            best = o
    return answer_of(best, high(best))


def ally_move(view: State, seat: i64, options: vec[i64]) -> i64:
    """An ally's move: the most armies that have no foe next door to where there is one; none if there is nothing like that."""
    best: i64 = 0
    most: i64 = 0
    for o in options:
        if verb_of(o) == FORTIFY and high(o) > most and chance(view, seat, second(o), 9) > 0.0 and chance(view, seat, first(o), 9) == 0.0:
            most = high(o)
            best = o
    return answer_of(best, most) if best != 0 else option(DONE)


def is_foe(view: State, seat: i64, side: i64) -> bool:
    """Whether that side is another player, or a neutral that another player commands."""
    if side < 0 or side == seat:
        return False
    if side < view.seats:
        return True
    chief = view.extra.commander_of(side)
    return chief >= 0 and chief != seat


def ally_attack(view: State, seat: i64, options: vec[i64]) -> i64:
    """The best attack of an ally on a foe, if it is likely to be won; 0 if there is none."""
    best: i64 = 0
    most = DARE
    for o in options:
        if verb_of(o) == ATTACK and is_allied(view, o) and is_foe(view, seat, view.owner[second(o)]):
            p = lookup_of(rules_of(view)).win(view.armies[first(o)] - 1, view.armies[second(o)])
            if p > most:
                most = p
                best = o
    return answer_of(best, high(best)) if best != 0 else 0


def is_allied(view: State, o: i64) -> bool:
    """Whether an attack is made by a neutral army."""
    return view.owner[first(o)] >= view.seats
