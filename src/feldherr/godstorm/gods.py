"""Gods and the armies they live with: who stands where, who dies, who is banished, who is out (G18, G27, G48, G81-G84)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import DONE, NOBODY, first, option, verb_of
from feldherr.engine.play import finish, judge
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import CAPTURE, Step, register_reasons
from feldherr.godstorm import events, questions
from feldherr.godstorm.announced import kinds_in
from feldherr.godstorm.names import CARDS, HEAVEN, LANDS, SPACE
from feldherr.godstorm.state import GONE, MOST_ARMIES, MOST_FAITH, RELIC, afloat, godstorm, heaven_of
from feldherr.godstorm.verbs import TAKE
from feldherr.rules.events import Out
from feldherr.rules.troops import add, alive
from feldherr.rules.turn import end_turn

NOBODY_LEFT: Final[i64] = 11
register_reasons({NOBODY_LEFT: "nobody is left"})


def banish(g: State, seat: i64, kind: i64) -> None:
    """Back to the pantheon card; the god can be summoned again (G27, G42)."""
    x = godstorm(g)
    if g.heard and x.in_play(seat, kind):
        g.tell(events.Banished(seat, x.number(seat, kind), x.god[4 * seat + kind]))
    dismiss(g, seat, kind)


def dismiss(g: State, seat: i64, kind: i64) -> None:
    """Back to the pantheon card, where something else tells it."""
    godstorm(g).god[4 * seat + kind] = NOBODY


def banish_at(g: State, t: i64) -> None:
    """All gods of a territory."""
    god = godstorm(g).god
    for i in range(len(god)):
        if god[i] == t:
            banish(g, i // 4, i % 4)


def each_god(bits: i64, verb: i64, out: vec[i64]) -> vec[i64]:
    """The options so far, and one for each of these gods."""
    for kind in range(4):
        if (bits >> kind) & 1 == 1:
            out = append(out, option(verb, kind))
    return out


def any_god_at(g: State, t: i64) -> i64:
    """How many gods are there."""
    n: i64 = 0
    for place in godstorm(g).god:
        if place == t:
            n += 1
    return n


def arrive(g: State, seat: i64, kind: i64, t: i64) -> None:
    """A god comes to a territory; plague banishes it (G47, G85)."""
    x = godstorm(g)
    if x.plagued(t):
        banish(g, seat, kind)
    else:
        move_god(g, seat, kind, t)


def move_god(g: State, seat: i64, kind: i64, t: i64) -> None:
    """Put a god into a territory, or back beside the board."""
    x = godstorm(g)
    if g.heard:
        g.tell(events.GodMoved(seat, x.number(seat, kind), x.god[4 * seat + kind], t))
    x.god[4 * seat + kind] = t


def levy(g: State, seat: i64, n: i64) -> i64:
    """How many of the new armies there are pieces for (G12): all, unless the table counts them."""
    if not godstorm(g).d.pieces:
        return n
    total = g.reserve[seat]
    for t in range(len(g.owner)):
        if g.owner[t] == seat:
            total += g.armies[t]
    room = MOST_ARMIES - total
    return 0 if room < 0 else n if n < room else room


def recruit(g: State, t: i64, seat: i64, n: i64, temple: bool = False) -> None:
    """New armies from the supply (G85), by a card or by a temple."""
    n = levy(g, seat, n)
    if n > 0:
        add(g, t, seat, n)
        if g.heard:
            g.tell(events.Gained(seat, t, n, temple))


def bless(g: State, seat: i64, n: i64) -> None:
    """Faith from the supply (G12)."""
    n = spare_faith(g, n)
    godstorm(g).faith[seat] += n
    if g.heard and n > 0:
        g.tell(events.Faith(seat, n))


def spare_faith(g: State, n: i64) -> i64:
    """How much of so much faith the supply has: all, unless the table counts it."""
    x = godstorm(g)
    if not x.d.pieces:
        return n
    left = MOST_FAITH
    for f in x.faith:
        left -= f
    return 0 if left < 0 else n if n < left else left


def slay(g: State, t: i64, n: i64, to_heaven: bool = True, plague: bool = False) -> i64:
    """Destroy up to that many armies: they go to their heaven; neutral ones, and those in the Underworld, to the supply (G84)."""
    if n > g.armies[t]:
        n = g.armies[t]
    if n > 0:
        side = g.owner[t]
        g.armies[t] -= n
        saved = to_heaven and t < LANDS and side < g.seats
        if g.heard:
            tell_dead(g, t, side, n, saved, plague)
        if saved:
            add(g, heaven_of(g, side), side, n)
    return n


def tell_dead(g: State, t: i64, side: i64, n: i64, saved: bool, plague: bool) -> None:
    """Record that armies died, and where they go."""
    to = events.UNSAID if side >= g.seats else events.TO_HEAVEN if saved else events.TO_SUPPLY
    pantheon = godstorm(g).pantheon[side]
    if plague:
        g.tell(events.PlagueKills(side, t, n, to, pantheon))
    else:
        g.tell(events.Killed(side, t, n, to, pantheon))


def halve(g: State, t: i64, plague: bool = False) -> None:
    """Half, rounded down, is lost (G17)."""
    slay(g, t, g.armies[t] // 2, True, plague)


def vacate(g: State, t: i64) -> None:
    """A place that nobody stands in any more is nobody's (G18)."""
    if g.armies[t] == 0 and g.owner[t] >= 0:
        if g.heard and t < g.lands:
            tell_empty(g, t)
        g.owner[t] = NOBODY


def tell_empty(g: State, t: i64) -> None:
    """Record that a territory has become empty."""
    if godstorm(g).temple(t):
        g.tell(events.TempleHands(NOBODY, g.owner[t], t))
    if afloat(g, t):
        g.tell(events.Empty(t))


def settle(g: State) -> None:
    """What follows from losses, in this order: gods alone are banished, territories empty, players out, the last one wins (G81).

    It comes last in an answer: if the player whose turn it is went out, the turn is over and the stack with it (G83).
    """
    x = godstorm(g)
    neutral = g.sides > g.seats and alive(g, g.seats)
    for t in range(len(g.owner)):
        vacate(g, t)
    for i in range(len(x.god)):
        t = x.god[i]
        if t >= 0 and g.owner[t] != i // 4:
            banish(g, i // 4, i % 4)
    if g.heard and neutral and not alive(g, g.seats):
        g.tell(Out(g.seat, g.seats))
    fallen: i64 = 0
    for s in range(g.seats):
        if not g.is_out(s) and not alive(g, s):
            fallen |= 1 << s
    if fallen != 0:
        _leave(g, fallen)


def _leave(g: State, fallen: i64) -> None:
    if g.out | fallen == (1 << g.seats) - 1:  # G73
        finish(g, fallen, NOBODY_LEFT)
        return
    g.out |= fallen
    for s in range(g.seats):
        if (fallen >> s) & 1 == 1:
            if g.heard:
                g.tell(Out(g.seat, s))
            leave(g, s)
    if not judge(g, CAPTURE) and g.seat >= 0 and g.is_out(g.seat):
        end_turn(g)


def leave(g: State, seat: i64) -> None:
    """A player is out: cards and faith gone, gods off the board, nobody left below (G48)."""
    x = godstorm(g)
    for c in range(CARDS):
        if x.card[c] == seat or x.card[c] == RELIC + seat:
            x.card[c] = GONE
    for kind in range(4):
        dismiss(g, seat, kind)
    for t in range(SPACE, len(g.owner)):
        if g.owner[t] == seat:
            g.armies[t] = 0
            g.owner[t] = NOBODY
    x.faith[seat] = 0


class GodsOnTheMove(Step):
    """Which gods go along: `n` are those that may, as bits; one must while `m` is 1."""

    name = "gods on the move"
    over = "turn, invading, invasion"
    uses = "seat n src dst m"

    def run(self, g: State) -> bool:
        if self.n != 0 and not g.is_out(self.seat):
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.GodsOnTheMove(self.src, self.dst, kinds_in(self.n))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SRC] = i32(self.src)
        out[at + slots.DST] = i32(self.dst)
        out[at + slots.PIECES] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return each_god(self.n, TAKE, vec[i64]([option(DONE)]) if self.m == 0 else vec[i64]())

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
            return
        kind = first(a)
        g.become(GodsOnTheMove(self.seat, self.n & ~(1 << kind), self.src, self.dst, -1, 0))
        arrive(g, self.seat, kind, self.dst)

    def fault(self, g: State) -> str:
        if self.src >= LANDS or self.dst >= LANDS or g.owner[self.src] != self.seat or g.owner[self.dst] != self.seat:
            return "moves gods where the player is not"
        if self.m > 1 or (self.m == 1 and self.n == 0):
            return "has no god that must go"
        return "" if self.n & ~godstorm(g).gods_at(self.seat, self.src) == 0 else "moves gods that are not there"


def going_along(seat: i64, gods: i64, src: i64, dst: i64, must: bool = False) -> GodsOnTheMove:
    """Asks which of these gods go along; one must where no armies move."""
    return GodsOnTheMove(seat, gods, src, dst, -1, 1 if must else 0)


def in_heaven(t: i64) -> bool:
    """Whether a place is a heaven."""
    return t >= HEAVEN
