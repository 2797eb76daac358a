"""Steps 1 to 3 and the set-up: placing armies, gods and temples, and spending faith."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.campaign import Campaign, leavers, threat
from feldherr.bots.godstorm.thought import Thought
from feldherr.bots.godstorm.worth import Worth, god_weight
from feldherr.bots.world.plan import ending
from feldherr.engine.action import DONE, answer_of, first, high, number, second, verb_of
from feldherr.godstorm.miracles import price
from feldherr.godstorm.names import DEATH, MAGIC, WAR
from feldherr.godstorm.summon import BUILD_COST, SUMMON_COST
from feldherr.godstorm.verbs import BUILD, BUY, SUMMON


def place(o: Worth, options: vec[i64], armies: i64, why: Thought) -> i64:
    """All where they open the best campaign; where none is opened, to what is in danger."""
    k = Campaign(o)
    view = o.view
    best = options[0]
    most = -1000.0
    for option in options:
        t = first(option)
        n = leavers(view, t)
        gods = o.x.gods_at(o.seat, t) if view.seat >= 0 else 1  # before the first turn: the god of war will come there
        v = k.walk(t, n + armies, gods, 5, False) - (k.walk(t, n, gods, 5, False) if view.seat >= 0 else 0.0)
        v -= 2.0 if o.x.plagued(t) else 0.0
        v += 0.3 * o.stake(t, o.seat) * (threat(view, t, n + 1) - threat(view, t, n + 1 + armies))
        if view.seat < 0:
            v += 0.02 * float(n)
        if v > most:
            most = v
            best = option
    why.say("place", first(best))
    return answer_of(best, high(best))


def claim(o: Worth, options: vec[i64], why: Thought) -> i64:
    """Near what is held already, and where a continent can be had."""
    view = o.view
    best = options[0]
    most = -1000.0
    for option in options:
        t = first(option)
        c = o.continent(t)
        size = len(view.rules.board.members[c])
        v = float(9 * o.own[o.seat * o.size + c]) / float(size) - 0.1 * float(size) - (1.0 if o.x.plagued(t) else 0.0)
        for u in view.adjacent[t]:
            v += 0.4 if view.owner[u] == o.seat else 0.0
        if v > most:
            most = v
            best = option
    why.say("claim", first(best))
    return answer_of(best, 0)


def summon(o: Worth, options: vec[i64], why: Thought) -> i64:
    """The god or the temple that is worth most before its price; gods beside the army that can do most."""
    stack = strongest(o, options)
    best = ending(options)
    most = 0.0
    for option in options:
        if verb_of(option) == BUILD or (verb_of(option) == SUMMON and second(option) == stack):
            v = gift(o, option)
            if v > most:
                most = v
                best = option
    if verb_of(best) == DONE:
        why.say("keep")
    else:
        why.say("summon" if verb_of(best) == SUMMON else "temple", second(best) if verb_of(best) == SUMMON else first(best))
    return answer_of(best, 0)


def gift(o: Worth, option: i64) -> float:
    """What a god or a temple is worth before its price; before the first turn they are free."""
    faith = o.faith_worth(o.seat) if o.view.seat >= 0 else 0.0
    if verb_of(option) == BUILD:
        return temple(o, first(option)) - faith * float(BUILD_COST)
    return god_weight(o.w, first(option)) * need(o, first(option)) - faith * float(SUMMON_COST)


def need(o: Worth, kind: i64) -> float:
    """How much of its worth a god still has: gods of cards and defence need turns to come."""
    if kind == WAR or kind == MAGIC:
        return 1.0 if o.turns[o.seat] > 0 else 0.0
    return 0.25 * float(o.later(o.seat))


def strongest(o: Worth, options: vec[i64]) -> i64:
    """Where a god goes: beside the army with the best campaign."""
    view = o.view
    k = Campaign(o)
    best: i64 = -1
    most = -1000.0
    last: i64 = -1
    for option in options:
        t = second(option)
        if verb_of(option) != SUMMON or t == last:
            continue
        last = t
        v = 0.1 * float(view.armies[t])
        if view.armies[t] > 2:
            gods = o.x.gods_at(o.seat, t)
            v += k.walk(t, leavers(view, t), gods | 3, 4, False)
        if v > most:
            most = v
            best = t
    return best


def temple(o: Worth, t: i64) -> float:
    """What a temple brings there: more where it is safe, and where it helps to hold a continent."""
    view = o.view
    risk = 0.5 * threat(view, t, view.armies[t])
    turns = float(o.later(o.seat))
    near: i64 = 0
    for u in view.adjacent[t]:
        if view.owner[u] != o.seat:
            near += 1
    v = o.w.temple * turns * (1.0 - risk) + 0.1 * o.w.temple * float(min(view.armies[t], 10) - near)
    return v - (0.3 if o.x.plagued(t) else 0.0)


# ---- step 3 -----------------------------------------------------------------------------------------------------------------------


def buy(o: Worth, options: vec[i64], why: Thought) -> i64:
    """One card after the other, of the deck that is worth most, while something is left to play them with."""
    best = ending(options)
    most = 0.0
    cost = price(o.view, o.seat)
    spare = o.x.faith[o.seat] - cost
    for option in options:
        if verb_of(option) == BUY:
            v = deck(o, first(option)) - o.faith_worth(o.seat) * float(cost)
            if first(option) == WAR and spare < 0:
                v -= 0.2
            if v > most:
                most = v
                best = option
    why.say("keep" if verb_of(best) == DONE else "buy")
    return answer_of(best, number(best))


def deck(o: Worth, kind: i64) -> float:
    """What a card of a deck is worth now: war cards work at once, relics for each turn to come."""
    w = o.w
    later = float(o.later(o.seat))
    if kind == WAR:
        return w.buy_war
    if kind == MAGIC:
        return w.buy_magic * later * 0.5
    if kind == DEATH:
        return w.buy_death if o.x.faith[o.seat] > 4 else 0.0
    return w.buy_sky * min(o.exposure(o.seat), 2.0) if o.x.held(o.seat, kind) < 3 else 0.0


def book(o: Worth, options: vec[i64], why: Thought) -> i64:
    """The Book of the Dead: four faith for two armies, if that is worth more."""
    gain = 4.0 * o.faith_worth(o.seat) - 2.0 * o.army(o.seat)
    why.say("forgo" if gain > 0.0 else "keep")
    option = options[1] if gain > 0.0 else options[0]
    return answer_of(option, number(option))
