"""The start of an epoch (G15): how much faith the order of turns is worth, and which token to take."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.thought import Thought
from feldherr.bots.godstorm.worth import Outlook
from feldherr.engine.action import answer_of, high, number
from feldherr.engine.state import State


def last_epoch(view: State) -> bool:
    return view.round + 1 >= view.rules.turn_limit


def bid(o: Outlook, option: i64, why: Thought) -> i64:
    """A part of the faith: most of it for the last turn of all, little before. More than any foe could add is never paid."""
    most = high(option)
    part = o.w.bid_last if last_epoch(o.view) else o.w.bid_early
    n = i64(part * float(most) + 0.5)
    richest: i64 = 0
    for s in range(o.view.seats):
        if s != o.seat and not o.view.is_out(s) and o.x.faith[s] + 4 > richest:
            richest = o.x.faith[s] + 4
    n = min(n, richest)
    why.say("bid" if n > 0 else "save")
    return answer_of(option, n)


def token(o: Outlook, options: vec[i64], why: Thought) -> i64:
    """The last turn in the last epoch; before it the earliest, or the latest, as the weights say."""
    early = o.w.early_token > 0.0 and not last_epoch(o.view)
    best = options[0]
    for option in options:
        if (number(option) < number(best)) == early:
            best = option
    why.say("first" if early else "last")
    return answer_of(best, number(best))
