"""Steps 6 and 7: where to invade, with which gods, how long, how many move in; then the move at the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.godstorm.campaign import DEEP, Campaign, dice, godswar_odds, leavers, threat
from feldherr.bots.godstorm.odds import chance
from feldherr.bots.godstorm.thought import Thought
from feldherr.bots.godstorm.worth import Worth, god_weight
from feldherr.bots.world.plan import ending, has
from feldherr.engine.action import DONE, answer_of, first, high, number, second, verb_of
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.announced import Announced
from feldherr.godstorm.invasion import Mustering
from feldherr.godstorm.verbs import CHAMPION, ENTER, STAY
from feldherr.rules.verbs import FORTIFY


def invade(o: Worth, options: vec[i64], why: Thought) -> i64:
    """The campaign that brings most, or no more."""
    k = Campaign(o)
    view = o.view
    best = ending(options)
    most = 0.02
    src: i64 = -1
    for option in options:
        if verb_of(option) == DONE or first(option) == src:
            continue
        src = first(option)
        n = leavers(view, src)
        v = k.plan(src, n) - k.rest(n, gods_in(o, src))
        if v > most and k.to >= 0:
            most = v
            best = towards(options, src, k.to)
    return announce(k, best, why)


def announce(k: Campaign, option: i64, why: Thought) -> i64:
    """Say what an invasion is for; into what nobody holds as many go as are needed."""
    src, dst = first(option), second(option)
    if verb_of(option) == DONE:
        why.say("stop")
        return answer_of(option, 0)
    if verb_of(option) == ENTER:
        why.say(purpose(k.o, dst), dst, 1.0)
        return answer_of(option, share(k, src, dst, number(option), high(option)))
    why.say(purpose(k.o, dst), dst, chance(dice(k.view, gods_in(k.o, src), dst), leavers(k.view, src), k.view.armies[dst]))
    return answer_of(option, 0)


def gods_in(o: Worth, t: i64) -> i64:
    """The seat's gods in a place; there are none below."""
    return o.x.gods_at(o.seat, t) if t < o.view.lands else 0


def purpose(o: Worth, t: i64) -> str:
    """What an invasion is for, in a word."""
    if t >= o.view.lands:
        return "below"
    c = o.continent(t)
    if o.own[o.seat * o.size + c] == len(o.view.rules.board.members[c]) - 1:
        return "complete"
    foe = o.view.owner[t]
    if foe >= 0 and o.whole(foe, c):
        return "break"
    return "take"


def towards(options: vec[i64], src: i64, dst: i64) -> i64:
    """The option to go from one place to another."""
    for option in options:
        if verb_of(option) != DONE and first(option) == src and second(option) == dst:
            return option
    return ending(options)


def share(k: Campaign, src: i64, dst: i64, low: i64, most: i64) -> i64:
    """How many move in: all who can go on from there, else as many as are needed."""
    view, x = k.view, k.o.x
    gods = x.gods_at(k.seat, dst) | x.gods_at(k.seat, src) if dst < view.lands else 0
    k.seen[dst] = 1
    on = k.walk(dst, most - 1, gods, DEEP, False)
    k.seen[dst] = 0
    stay = k.walk(src, most - low, x.gods_at(k.seat, src) if dst < view.lands else 0, DEEP, False)
    if on > stay:
        return most
    if stay > 0.0:
        return low
    if dst < view.lands and x.plagued(dst):
        return low
    if gods != 0:
        return most
    here = threat(view, src, 1) > 0.0
    return low if here else most


def occupy(o: Worth, step: Step, option: i64, why: Thought) -> i64:
    """How many move in altogether; those of the winning roll have."""
    view = o.view
    k = Campaign(o)
    n = share(k, step.src, step.dst, number(option), high(option))
    why.say("all" if n == high(option) else "few", step.dst)
    return answer_of(option, n if view.owner[step.dst] == o.seat else high(option))


def muster(o: Worth, step: Mustering, options: vec[i64], why: Thought) -> i64:
    """Gods stay out where plague or stronger gods would cost them."""
    view = o.view
    last = o.turns[o.seat] <= 1
    odds = godswar_odds(view, o.seat, step.src, step.dst, leavers(view, step.src), step.coming())
    if (o.x.plagued(step.dst) and not last) or odds < (0.3 if last else 0.5):
        why.say("gods stay", step.dst)
        for option in options:
            if verb_of(option) == STAY:
                return answer_of(option, 0)
    why.say("gods come", step.dst, odds)
    return answer_of(ending(options), 0)


def fight(o: Worth, step: Announced, options: vec[i64], why: Thought) -> i64:
    """On while it looks good, with all dice; the god that is missed least is risked."""
    view, w = o.view, o.w
    gods = step.gods(view)
    n = leavers(view, step.src)
    if has(options, CHAMPION):
        odds = godswar_odds(view, o.seat, step.src, step.dst, n, gods)
        if odds < 0.4 and has(options, DONE):
            why.say("break off", step.dst, odds)
            return answer_of(ending(options), 0)
        why.say("champion", step.dst, odds)
        return champion(o, options)
    p = chance(dice(view, gods, step.dst), n, view.armies[step.dst])
    last = o.turns[o.seat] <= 1 and o.exposure(o.seat) == 0.0
    if p < (0.05 if last else w.break_off) and has(options, DONE):
        why.say("break off", step.dst, p)
        return answer_of(ending(options), 0)
    why.say("attack", step.dst, p)
    option = options[len(options) - 1]
    return answer_of(option, high(option))


def champion(o: Worth, options: vec[i64]) -> i64:
    """The god whose loss hurts least."""
    best: i64 = 0
    least = 1000.0
    for option in options:
        if verb_of(option) == CHAMPION and god_weight(o.w, first(option)) < least:
            least = god_weight(o.w, first(option))
            best = option
    return answer_of(best, 0)


# ---- step 7 -----------------------------------------------------------------------------------------------------------------------


def fortify(o: Worth, options: vec[i64], why: Thought) -> i64:
    """To where the armies can do most in the next turn, or guard most until the end."""
    k = Campaign(o)
    view = o.view
    best = ending(options)
    most = 0.05
    far = strongest(view, options)
    for option in options:
        if verb_of(option) == FORTIFY and first(option) == far and not o.x.plagued(second(option)):
            v = moved(k, first(option), second(option), high(option))
            if v > most:
                most = v
                best = option
    why.say("stop" if verb_of(best) == DONE else "fortify", second(best))
    return answer_of(best, high(best))


def strongest(view: State, options: vec[i64]) -> i64:
    """The origin with most armies to move: those behind the lines first."""
    best: i64 = -1
    most: i64 = -1
    for option in options:
        if verb_of(option) == FORTIFY:
            n = high(option) * 10
            if n > most:
                most = n
                best = first(option)
    return best


def moved(k: Campaign, src: i64, dst: i64, n: i64) -> float:
    """What such a move changes: campaigns of the next turn, and what the places hold out against."""
    view, o = k.view, k.o
    there, here = leavers(view, dst), leavers(view, src)
    gods = o.x.gods_at(o.seat, src) | o.x.gods_at(o.seat, dst)
    v = guarded(k, dst, there + 1 + n) - guarded(k, dst, there + 1) + guarded(k, src, here + 1 - n) - guarded(k, src, here + 1)
    if borders_foe(view, dst) and not borders_foe(view, src):
        v += 0.05 * float(n)
    if o.turns[o.seat] > 0:
        v += k.walk(dst, there + n, gods, 4, False) - k.walk(src, here, gods, 4, False)
    return v


def borders_foe(view: State, t: i64) -> bool:
    """Whether somebody else is next door."""
    for u in view.adjacent[t]:
        if view.owner[u] != view.owner[t]:
            return True
    return False


def guarded(k: Campaign, t: i64, armies: i64) -> float:
    """What of a place is likely to be still there after a foe's turn."""
    o = k.o
    if o.exposure(o.seat) == 0.0:
        return 0.0
    v = o.stake(t, o.seat)
    c = o.continent(t)
    if o.whole(o.seat, c):
        v += float(k.view.rules.board.bonus[c]) * o.realm[o.seat]
    return v * (1.0 - threat(k.view, t, armies))
