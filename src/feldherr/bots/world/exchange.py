"""Trading cards: which set or stars, and whether to wait for better ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.weights import Weights
from feldherr.bots.world.ambition import best_campaign
from feldherr.bots.world.campaign import GOAL, KILL, Campaign
from feldherr.bots.world.ground import Lore, survey, value
from feldherr.bots.world.plan import has
from feldherr.engine.action import DONE, answer_of, first, number, option, second, third, verb_of
from feldherr.engine.state import LAID, State
from feldherr.rules.cards import STAR_VALUES
from feldherr.rules.goals import TargetTerritories
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import on_board
from feldherr.rules.verbs import BONUS, LAY, TRADE

JOKER: Final = 2.5  # what a joker is worth in another set, in armies
LEAST: Final[i64] = 3  # cards: a set
FRONT: Final = 2.0  # two armies for a territory on a card
BEHIND: Final = 1.0  # … where no foe is next door
GAIN: Final = 0.5  # how much more than itself an army must bring to be wanted at once
ENOUGH: Final[i64] = 4  # stars that are worth laying
FULL: Final[i64] = 10  # stars in one exchange
THREAT: Final[i64] = 3  # a seat with this many times fewer armies than another may be eliminated


def trade(view: State, seat: i64, options: vec[i64], w: Weights) -> i64:
    """The best set to trade, or `done` to wait for a better one."""
    best: i64 = 0
    most = -1.0e9
    for o in options:
        if verb_of(o) == TRADE:
            score = set_worth(view, seat, o)
            if score > most:
                most = score
                best = o
    if best == 0:
        return 0
    if has(options, DONE) and waits(view, seat, best, w):
        return option(DONE)
    return answer_of(best, number(best))


def set_worth(view: State, seat: i64, o: i64) -> float:
    """The value of a set: its armies, the territory bonus, minus the value of its jokers."""
    total = float(number(o))
    size = view.rules.board.size
    bonus = 0.0
    for card in (first(o), second(o), third(o)):
        if card >= size:
            total -= JOKER
        elif view.owner[card] == seat:
            bonus += FRONT if at_front(view, seat, card) else BEHIND
    if rules_of(view).territory_bonus == "each":
        total += bonus
    elif rules_of(view).territory_bonus == "once" and bonus > 0.0:
        total += min(bonus, FRONT)
    return total


def at_front(view: State, seat: i64, t: i64) -> bool:
    """Whether an enemy is adjacent."""
    for u in view.adjacent[t]:
        if view.owner[u] != seat:
            return True
    return False


def waits(view: State, seat: i64, o: i64, w: Weights) -> bool:
    """Whether to keep a set for later: values rise, no danger, and nothing to decide at once."""
    if rules_of(view).set_values != "rising" or view.hand_size(view.team(seat)) >= LEAST + i64(2.0 * w.hoard):
        return False
    return not in_danger(view, seat) and not pays(view, seat, number(o), w)


def in_danger(view: State, seat: i64) -> bool:
    """Whether another player could eliminate this one."""
    mine = on_board(view, seat)
    for s in range(view.seats):
        if view.team(s) != view.team(seat) and not view.is_out(s) and on_board(view, s) > THREAT * mine:
            return True
    return False


def pays(view: State, seat: i64, armies: i64, w: Weights) -> bool:
    """Whether this many more armies eliminate a player, end the game, or gain enough in a race for territories."""
    g = survey(Lore(view, seat, w))
    base = value(g)
    more = best_campaign(g, view.reserve[seat] + armies, base, 1)
    if more is None or more.gain <= 0.0:
        return False
    if not decides(more) and not hurries(view):
        return False
    less = best_campaign(g, view.reserve[seat], base, 1)
    before = less.gain if less is not None and less.gain > 0.0 else 0.0
    if decides(more) and (before == 0.0 or not decides(less)):
        return True
    return hurries(view) and more.gain - before > float(armies) * (w.army + GAIN)


def hurries(view: State) -> bool:
    """Whether a number of territories wins."""
    for goal in view.rules.goals:
        if isinstance(goal, TargetTerritories):
            return True
    return False


def decides(c: Campaign | None) -> bool:
    """Whether a campaign finishes a player or the game."""
    if c is None:
        return False
    return c.kind == KILL or c.kind == GOAL


def lay(view: State, seat: i64, options: vec[i64], w: Weights) -> i64:
    """Trade by stars: lay all that count, once there are enough or they decide something."""
    hand, laid = stars(view, seat)
    best: i64 = 0
    most: i64 = 0
    shown = view.rules.board.stars
    for o in options:
        if verb_of(o) == LAY:
            n = shown[first(o)]
            if n > most and laid + n <= FULL:
                most = n
                best = o
    if laid > 0:
        return answer_of(best, 0) if best != 0 else option(DONE)
    if best != 0 and (hand >= ENOUGH + i64(float(FULL - ENOUGH) * w.hoard) or in_danger(view, seat) or worth_laying(view, seat, hand, w)):
        return answer_of(best, 0)
    return option(DONE)


def lay_between(view: State, seat: i64, options: vec[i64], w: Weights) -> i64:
    """Between attacks: the most stars first, if what they bring makes something possible at once; 0 if not."""
    hand, _ = stars(view, seat)
    if not worth_laying(view, seat, hand, w):
        return 0
    best: i64 = 0
    for o in options:
        if verb_of(o) == LAY and (best == 0 or view.rules.board.stars[first(o)] > view.rules.board.stars[first(best)]):
            best = o
    return answer_of(best, 0)


def worth_laying(view: State, seat: i64, hand: i64, w: Weights) -> bool:
    """Whether the stars in the hand are enough for something now."""
    return hand >= ENOUGH and pays(view, seat, armies_for(hand), w)


def armies_for(n: i64) -> i64:
    """The armies for a number of stars, at most ten."""
    return STAR_VALUES[n if n < FULL else FULL]


def stars(view: State, seat: i64) -> tuple[i64, i64]:
    """The stars in the hand, and those on the table."""
    hand: i64 = 0
    laid: i64 = 0
    shown = view.rules.board.stars
    for c in range(len(shown)):
        if view.cards[c] == seat:
            hand += shown[c]
        elif view.cards[c] == LAID:
            laid += shown[c]
    return hand, laid


def bonus(view: State, seat: i64, options: vec[i64], w: Weights) -> i64:
    """Where to place the two bonus armies for the best board."""
    g = survey(Lore(view, seat, w))
    best: i64 = 0
    most = 0.0
    for o in options:
        if verb_of(o) == BONUS:
            g.put(first(o), 2)
            v = value(g)
            g.put(first(o), -2)
            if best == 0 or v > most:
                most = v
                best = o
    return answer_of(best, 0) if best != 0 else 0
