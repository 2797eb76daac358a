"""Steps 8 to 10 of a turn: leaving the heaven, the Underworld, and returning armies from crypts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.campaign import DEEP, Campaign, leavers
from feldherr.bots.godstorm.thought import Thought
from feldherr.bots.godstorm.worth import Worth
from feldherr.bots.world.plan import ending
from feldherr.engine.action import answer_of, first, high, number, second, verb_of
from feldherr.godstorm.verbs import LEAVE, REVIVE


def leave(o: Worth, options: vec[i64], why: Thought) -> i64:
    """To the space from where they take most; a free gate counts for little by itself."""
    k = Campaign(o)
    view = o.view
    best = ending(options)
    most = -1.0
    for option in options:
        if verb_of(option) == LEAVE:
            t = first(option)
            n = leavers(view, t) if view.owner[t] == o.seat else -1
            v = k.walk(t, n + high(option), 0, DEEP, False) - (k.walk(t, n, 0, DEEP, False) if n > 0 else 0.0)
            if v > most:
                most = v
                best = option
    why.say("dead", first(best))
    return answer_of(best, high(best))


def revive(o: Worth, options: vec[i64], why: Thought) -> i64:
    """From crypts to the temple with the best campaign, while somebody stays below."""
    k = Campaign(o)
    view = o.view
    best = ending(options)
    most = 0.0
    for option in options:
        if verb_of(option) == REVIVE and o.turns[o.seat] > 0:
            t = second(option)
            n = leavers(view, t)
            v = 0.1 + k.plan(t, n + 1, 4) - k.plan(t, n, 4) - (0.2 if o.x.plagued(t) else 0.0)
            if v > most:
                most = v
                best = option
    why.say("return" if verb_of(best) == REVIVE else "only", second(best))
    return answer_of(best, number(best) if verb_of(best) == REVIVE else 0)
