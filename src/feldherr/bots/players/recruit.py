"""The recruit: plays at random among sensible moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.players.random import Stream
from feldherr.bots.players.simple import FAR, distances, lay, within
from feldherr.bots.world.plan import ending, has
from feldherr.engine.action import answer_of, first, high, number, second, verb_of
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.locales import say
from feldherr.rules.troops import friends
from feldherr.rules.verbs import ATTACK, BONUS, BRIBE, CAPITAL, CLAIM, FORTIFY, LAY, OCCUPY, PLACE, RAISE, SHOW, TRADE

TIRED: Final[i64] = 10  # one time in this many it attacks no more this turn
LONG: Final[i64] = 20  # rounds, after which it goes on with one great army, so that games end
STUCK: Final[i64] = 50  # rounds, after which it has had enough of waiting for a majority
GIFTS: Final[i64] = 3  # one time in this many a neutral is bribed

WHY: Final[dict[i64, str]] = {
    PLACE: "why-recruit-place",
    ATTACK: "why-recruit-attack",
    OCCUPY: "why-recruit-occupy",
    FORTIFY: "why-recruit-fortify",
    TRADE: "why-recruit-trade",
    CLAIM: "why-recruit-claim",
}


class Recruit(Bot):
    """A stateless player whose random numbers come from its seed and the view: the same view gives the same move."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final = seed
        self.why: str = ""

    def reason(self) -> str:
        return say(self.why) if self.why else ""

    def choose(self, view: State, seat: i64) -> i64:
        options = view.top().options(view, seat)
        rng = Stream(self.seed + 1_000_003 * seen(view, seat, len(options)))
        a = answer(view, seat, options, rng)
        self.why = WHY.get(verb_of(a), "")
        return a


def answer(view: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
    """A sensible move, by the kind of options."""
    if has(options, SHOW):
        return any_of(of(options, SHOW), rng)
    if has(options, PLACE):
        return place(view, seat, options, rng)
    if has(options, ATTACK):
        return attack(view, seat, options, rng)
    if has(options, OCCUPY):
        return occupy(view, seat, options[0], rng)
    if has(options, FORTIFY):
        return fortify(view, seat, options, rng)
    return seldom(view, seat, options, rng)


def seldom(view: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
    """Rarer questions: trade cards when possible, claim land next to own territories."""
    if has(options, LAY):
        return lay(view, seat, options)
    if has(options, CLAIM) or has(options, CAPITAL):
        return any_of(beside_own(view, seat, options), rng)
    if has(options, BRIBE) and rng.below(GIFTS) > 0:
        return answer_of(ending(options), 0)
    for verb in (TRADE, BONUS, RAISE, BRIBE):
        if has(options, verb):
            return any_of(of(options, verb), rng)
    return answer_of(options[0], high(options[0]))


def seen(view: State, seat: i64, options: i64) -> i64:
    """A hash of the public state, the source of its random numbers."""
    h: i64 = ((view.round * 8 + view.seat + 1) * 8 + seat) * 512 + options
    for x in view.owner:
        h = (h * 31 + x + 1) % 2147483563
    for x in view.armies:
        h = (h * 31 + x) % 2147483563
    for x in view.reserve:
        h = (h * 31 + x) % 2147483563
    return h


def any_of(options: vec[i64], rng: Rng) -> i64:
    """One of them, with its highest number."""
    o = options[rng.below(len(options))]
    return answer_of(o, high(o))


def of(options: vec[i64], verb: i64) -> vec[i64]:
    """The options with that verb."""
    out = vec[i64](capacity=16)
    for o in options:
        if verb_of(o) == verb:
            out = append(out, o)
    return out


def borders(view: State, ours: i64, t: i64) -> bool:
    """Whether an enemy of these sides is adjacent."""
    for u in view.adjacent[t]:
        if view.owner[u] >= 0 and not within(view, ours, u):
            return True
    return False


def beside_own(view: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """The options next to own territories; all if there are none."""
    ours = friends(view, seat)
    out = vec[i64](capacity=32)
    for o in options:
        if touches(view, ours, first(o)):
            out = append(out, o)
    return out if len(out) > 0 else options


def place(view: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
    """Place armies next to enemies, all or some; a neutral's next to the other player's."""
    ours = friends(view, seat)
    out = vec[i64](capacity=32)
    for o in options:
        own = within(view, ours, first(o))
        wanted = borders(view, ours, first(o)) if own else not touches(view, ours, first(o))
        if wanted:
            out = append(out, o)
    if len(out) == 0:
        out = options
    if view.round >= LONG:
        o = largest(view, out)
        return answer_of(o, high(o))
    o = out[rng.below(len(out))]
    n = number(o)
    return answer_of(o, high(o) if rng.below(2) == 0 else n + rng.below(high(o) - n + 1))


def largest(view: State, options: vec[i64]) -> i64:
    """The option that begins where most armies stand."""
    best = options[0]
    for o in options:
        if view.armies[first(o)] > view.armies[first(best)]:
            best = o
    return best


def touches(view: State, ours: i64, t: i64) -> bool:
    """Whether one of these sides is adjacent."""
    for u in view.adjacent[t]:
        if within(view, ours, u):
            return True
    return False


def attack(view: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
    """Attack with a clear majority, or stop at random."""
    out = vec[i64](capacity=32)
    for o in options:
        if verb_of(o) == ATTACK and clear(view, seat, first(o), second(o)):
            out = append(out, o)
    if len(out) == 0:
        return answer_of(ending(options), 0)
    if view.round >= LONG:
        o = largest(view, out)
        return answer_of(o, high(o))
    return answer_of(ending(options), 0) if view.taken > 0 and rng.below(TIRED) == 0 else any_of(out, rng)


def clear(view: State, seat: i64, src: i64, dst: i64) -> bool:
    """Whether an attack has a clear majority: 1.5 times the defenders and two more; allies attack only the other player."""
    side = seat if len(view.force) > 0 else view.owner[src]
    if side != seat and view.owner[dst] >= view.seats:
        return False
    n, d = view.muster(src, side), view.armies[dst]
    if view.round >= STUCK:
        return n > 3 and 4 * n > d
    return n > d + 1 and 2 * n >= 3 * d


def occupy(view: State, seat: i64, o: i64, rng: Rng) -> i64:
    """Move towards the border; between two borders, all or half."""
    step = view.top()
    ours = friends(view, seat)
    low, most = number(o), high(o)
    if not borders(view, ours, step.dst):
        return answer_of(o, low)
    if view.round >= LONG or not borders(view, ours, step.src) or rng.below(2) == 0:
        return answer_of(o, most)
    return answer_of(o, low + (most - low) // 2)


def fortify(view: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
    """Move from the interior towards a border, or nothing."""
    step = view.top()
    far = distances(view, step.side if step.side >= 0 else seat)
    out = vec[i64](capacity=32)
    for o in options:
        if verb_of(o) == FORTIFY and far[second(o)] < far[first(o)] < FAR:
            out = append(out, o)
    return any_of(out, rng) if len(out) > 0 else answer_of(ending(options), 0)
