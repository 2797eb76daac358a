"""Miracle cards: each is tried on a copy of the state and played if that is worth more (G32-G35, G88)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.campaign import Campaign, dice, godswar_odds, leavers
from feldherr.bots.godstorm.odds import chance as battle
from feldherr.bots.godstorm.thought import Thought
from feldherr.bots.godstorm.weights import Weights
from feldherr.bots.godstorm.worth import Worth, last_epoch, turns_to_come
from feldherr.bots.players.random import Stream
from feldherr.bots.world.plan import ending
from feldherr.engine.action import CHANCE, DONE, answer_of, first, high, number, verb_of
from feldherr.engine.chance import chance
from feldherr.engine.play import apply
from feldherr.engine.state import State
from feldherr.godstorm.announced import under_way
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import CARD, LANDS
from feldherr.godstorm.state import godstorm, kind_of
from feldherr.godstorm.verbs import CHOOSE, MOVE, PLAY, TAKE

SAMPLES: Final[i64] = 3  # for cards with dice or draws, or with more to be named
TIME: Final = "time_stands_still"
VISIONS: Final = "visions_become_real"


def play(o: Worth, options: vec[i64], why: Thought) -> i64:
    """The card that gains most now, or none."""
    best = ending(options)
    most = 0.1
    now = worth(o.view, o.seat, o.w)
    for option in options:
        if verb_of(option) == PLAY:
            v = tried(o, option) - now
            title = MIRACLES[first(option)].name
            if title == TIME:
                v = time(o)
            elif title == VISIONS:
                v = 2.0 * o.w.card  # a card for a card, and a foe has one less
            if v > most:
                most = v
                best = option
    why.say("hold" if verb_of(best) == DONE else "card")
    return answer_of(best, 0)


def time(o: Worth) -> float:
    """One more epoch: good for a player who is behind at the end of the last."""
    return 5.0 if last_epoch(o.view) and o.rival >= 0 and o.scores[o.seat] + 2.0 < o.scores[o.rival] and o.exposure(o.seat) > 0.0 else -1.0


def name(o: Worth, options: vec[i64], why: Thought) -> i64:
    """What the card does most good to; of numbers the highest."""
    best = options[0]
    most = -100000.0
    why.say("name")
    if len(options) == 1:
        return answer_of(best, high(best))
    for option in options:
        v = tried(o, option)
        if v > most:
            most = v
            best = option
    return answer_of(best, high(best))


def shield(o: Worth, options: vec[i64], why: Thought) -> i64:
    """Aegis, if the card would cost more than the relic is worth."""
    step = o.view.top()
    best = options[0]
    if step.side != o.seat and tried(o, options[1]) > tried(o, options[0]) + 0.5:
        best = options[1]
    why.say("shield" if verb_of(best) == PLAY else "no shield")
    return answer_of(best, 0)


def steal(o: Worth, options: vec[i64], why: Thought) -> i64:
    """Of another's hand: the dearest card that can be played soon."""
    best = options[0]
    most: i64 = -1
    for option in options:
        c = first(option) - CARD
        n = 10 * MIRACLES[c].cost + (50 if o.x.in_play(o.seat, kind_of(c)) else 0)
        if n > most:
            most = n
            best = option
    why.say("name")
    return answer_of(best, 0)


# ---- trying out -------------------------------------------------------------------------------------------------------------------


def tried(o: Worth, option: i64) -> float:
    """What the table is worth after this answer: on average over dice and draws, at best over what is still to be named."""
    total = 0.0
    best = -100000.0
    named = False
    for i in range(SAMPLES):
        g = o.view.copy()
        rng = Stream(int(i) + 17)
        asked = finish(g, o.seat, option, rng)
        v = worth(g, o.seat, o.w)
        total += v
        best = max(best, v)
        named = named or asked >= 2
        if asked == 0:
            return v
    return best if named else total / float(SAMPLES)


def finish(g: State, seat: i64, option: i64, rng: Stream) -> i64:
    """Answer, and go on until the card has worked: 1 if chance had a say, 2 if more was named."""
    deep = base(g)
    apply(g, seat, answer_of(option, high(option)))
    out: i64 = 0
    while g.winners == 0 and len(g.stack) > deep and busy(g):
        who = g.top().asks(g)
        if who == CHANCE:
            out |= 1
            apply(g, who, chance(g, rng))
        else:
            out |= 2 if who == seat else 0
            apply(g, who, somehow(g, who, rng))
    return out


def base(g: State) -> i64:
    """How deep the stack is beneath the card."""
    n = len(g.stack)
    while n > 1 and card_step(g.stack[n - 1].name):
        n -= 1
    return n


def busy(g: State) -> bool:
    return card_step(g.top().name)


def card_step(step: str) -> bool:
    return step == "naming" or step == "shielding" or step == "working" or step == "drawing miracles"


def somehow(g: State, who: i64, rng: Stream) -> i64:
    """Some choice of what is left to name; Aegis is kept, and numbers are the highest."""
    options = g.top().options(g, who)
    option = options[0]
    if verb_of(option) == CHOOSE and len(options) > 1:
        option = options[rng.below(len(options))]
    elif verb_of(option) == DONE and len(options) > 1 and verb_of(options[1]) == TAKE:
        option = options[1]
    return answer_of(option, high(option) if verb_of(option) == MOVE else number(option))


def worth(g: State, seat: i64, w: Weights) -> float:
    """What a table is worth, with the campaign that the seat is about to begin and the invasion that is going on."""
    if g.winners != 0:
        return 1000.0 if (g.winners >> seat) & 1 == 1 else -1000.0
    if g.is_out(seat):
        return -1000.0
    o = Worth(g, seat, w)
    v = o.value()
    if g.seat == seat and turns_to_come(g)[seat] > 0 and len(g.stack) < 4:
        v += 0.5 * march(o)
    return v + pending(o)


def march(o: Worth) -> float:
    """The best campaign there is, looked at briefly."""
    k = Campaign(o)
    best = 0.0
    for t in range(o.view.lands):
        if o.view.owner[t] == o.seat and o.view.armies[t] > 3:
            n = leavers(o.view, t)
            v = k.plan(t, n, 3) - k.rest(n, o.x.gods_at(o.seat, t))
            if v > best:
                best = v
    return best


def pending(o: Worth) -> float:
    """What an invasion that has been announced is likely to take away, or bring."""
    g = o.view
    inv = under_way(g)
    if inv is None:
        return 0.0
    foe = g.owner[inv.dst]
    if inv.dst >= LANDS or foe < 0 or g.owner[inv.src] != inv.seat or (godstorm(g).barred >> inv.dst) & 1 == 1:
        return 0.0
    n = leavers(g, inv.src)
    if n < 1:
        return 0.0
    gods = inv.gods(g)
    p = battle(dice(g, gods, inv.dst), n, g.armies[inv.dst]) * (0.3 + 0.7 * godswar_odds(g, inv.seat, inv.src, inv.dst, n, gods))
    c = o.continent(inv.dst)
    stake = 1.0 + float(n) * 0.1
    if foe < g.seats:
        stake += o.stake(inv.dst, foe) + o.gods_worth(godstorm(g).gods_at(foe, inv.dst), foe)
        if o.whole(foe, c):
            stake += float(g.rules.board.bonus[c]) * o.realm[foe]
    return -p * stake if foe == o.seat else p * stake
