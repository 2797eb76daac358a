"""The start of an epoch (G15): how much to bid for the turn order, and which token to take."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.thought import Thought
from feldherr.bots.godstorm.worth import Worth, last_epoch
from feldherr.engine.action import answer_of, high, number
from feldherr.godstorm.epoch import TABLETS_BONUS
from feldherr.godstorm.relics import TABLETS


def bid(o: Worth, option: i64, why: Thought) -> i64:
    """For the last turn of all just more than the richest foe is likely to bid, else than the next; before that little."""
    most = high(option)
    if not last_epoch(o.view):
        n = i64(o.w.bid_early * float(most) + 0.5)
        why.say("bid" if n > 0 else "save")
        return answer_of(option, n)
    n = enough(o, most)
    why.say("bid" if n > 0 else "save")
    return answer_of(option, n)


def enough(o: Worth, most: i64) -> i64:
    """The least that should beat as many foes as can be beaten; the Tablets of Destiny count for their owner."""
    help_: i64 = TABLETS_BONUS if o.x.has(o.seat, TABLETS) else 0
    best: i64 = 0
    for s in range(o.view.seats):
        if s != o.seat and not o.view.is_out(s):
            theirs = i64(o.w.bid_last * float(o.x.faith[s]) + 0.5) + (TABLETS_BONUS if o.x.has(s, TABLETS) else 0)
            n = theirs + 1 - help_
            if n <= most and n > best:
                best = n
    return best


def token(o: Worth, options: vec[i64], why: Thought) -> i64:
    """The last turn in the last epoch; before it the earliest, or the latest, as the weights say."""
    early = o.w.early_token > 0.0 and not last_epoch(o.view)
    best = options[0]
    for option in options:
        if (number(option) < number(best)) == early:
            best = option
    why.say("first" if early else "last")
    return answer_of(best, number(best))
