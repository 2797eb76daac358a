"""Before the first turn: who begins, who holds what, and the starting armies."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, NOBODY, dice, face, faces, first, number, option
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.rules import events, questions
from feldherr.rules.placing import placements
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import add, homes
from feldherr.rules.verbs import CLAIM, DEAL


class RollForStart(Phase):
    """K3, K6, K33, O1, N20, N44."""

    name = "roll for the start"
    step = "rolling for the start"
    says = "Everyone rolls a die; the highest begins, those tied roll again."

    def begin(self, g: State, seat: i64) -> None:
        g.push(RollingForStart(CHANCE, (1 << g.seats) - 1))


class RollingForStart(Step):
    """One die for each seat in the bits `n`; those tied for the highest roll again (K3)."""

    name = "rolling for the start"
    over = "beginning"
    uses = "n"

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([dice(len(self.rollers(g)))])

    def rollers(self, g: State) -> list[int]:
        """The seats that roll."""
        return [s for s in range(g.seats) if (self.n >> s) & 1 == 1]

    def question(self, g: State) -> Question:
        return questions.RollingForTheStart(self.rollers(g))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(len(self.rollers(g)))

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard:
            g.tell(events.StartRoll(self.rollers(g), faces(a)))
        best: i64 = 0
        tied: i64 = 0
        i: i64 = 0
        for s in range(g.seats):
            if (self.n >> s) & 1 == 1:
                f = face(a, i)
                i += 1
                if f > best:
                    best = f
                    tied = 0
                    g.first = s
                if f == best:
                    tied |= 1 << s
        if tied & (tied - 1) != 0:
            g.become(RollingForStart(CHANCE, tied))
        else:
            g.pop()

    def fault(self, g: State) -> str:
        return "" if 0 < self.n < 1 << g.seats and self.n & (self.n - 1) != 0 else "needs at least two seats that roll"


class Claim(Phase):
    """K4, O1, N20."""

    name = "claim"
    step = "claiming"
    gives = "territories"
    says = "In turn, each player puts an army on a free territory until all are taken."

    def begin(self, g: State, seat: i64) -> None:
        for s in range(g.seats):
            g.reserve[s] = rules_of(g).start_armies[g.seats]
        g.push(Claiming(g.first))


class Claiming(Step):
    """It is this seat's turn to take a free territory."""

    name = "claiming"
    over = "beginning"
    uses = "seat"

    def run(self, g: State) -> bool:
        if unclaimed(g) > 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Claiming(g.reserve[self.seat])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(g.reserve[self.seat])

    def options(self, g: State, seat: i64) -> vec[i64]:
        return free(g, CLAIM)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        add(g, first(a), self.seat, 1)
        g.reserve[self.seat] -= 1
        if g.heard:
            g.tell(events.Claim(self.seat, first(a)))
        g.become(Claiming((self.seat + 1) % g.seats))

    def fault(self, g: State) -> str:
        free = unclaimed(g)
        for s in range(g.seats):
            if g.reserve[s] * g.seats < free:
                return f"leaves seat {s} without armies to claim with"
        return ""


def unclaimed(g: State) -> i64:
    """How many territories nobody holds."""
    n: i64 = 0
    for t in range(g.lands):
        if g.owner[t] == NOBODY:
            n += 1
    return n


def free(g: State, verb: i64) -> vec[i64]:
    """An option for every territory that nobody holds."""
    out = vec[i64](capacity=48)
    for t in range(g.lands):
        if g.owner[t] == NOBODY:
            out = append(out, option(verb, t))
    return out


class Deal(Phase):
    """S3, S30, K31, O20, N2, N40."""

    name = "deal"
    step = "dealing"
    gives = "territories"
    says = "Territories are dealt at random; each gets its first armies."

    def begin(self, g: State, seat: i64) -> None:
        rules = rules_of(g)
        if g.seats in rules.start_armies:
            for s in range(g.seats):
                g.reserve[s] = rules.start_armies[g.seats]
            for s in range(g.seats, g.sides):
                g.reserve[s] = rules.neutral_armies
        g.push(Dealing(CHANCE, 0))


class Dealing(Step):
    """The n-th card is turned up."""

    name = "dealing"
    over = "beginning"
    uses = "n"

    def run(self, g: State) -> bool:
        if self.n < g.rules.board.size:
            return True
        g.pop()
        if rules_of(g).neutral_batch == 0:
            for side in range(g.seats, g.sides):
                spread(g, side)
        return False

    def question(self, g: State) -> Question:
        return questions.Dealing(dealt_to(g, self.n))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(dealt_to(g, self.n))

    def options(self, g: State, seat: i64) -> vec[i64]:
        return free(g, DEAL)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        t = first(a)
        side = dealt_to(g, self.n)
        n: i64 = g.rules.board.stars[t] if rules_of(g).dealt_armies == "stars" else 1
        add(g, t, side, n)
        if g.reserve[side] > 0:
            g.reserve[side] -= n
        if g.heard:
            g.tell(events.Deal(side, t, n))
        g.become(Dealing(CHANCE, self.n + 1))

    def fault(self, g: State) -> str:
        dealt = g.lands - unclaimed(g)
        return "" if dealt == self.n else f"says {self.n} are dealt, the board {dealt}"


def dealt_to(g: State, i: i64) -> i64:
    """Whose the i-th dealt territory is: round and round, neutrals by their smaller share (K31, N40)."""
    size = g.rules.board.size
    if g.rules.neutrals == 0:
        whole = size // g.seats * g.seats
        if i >= whole and rules_of(g).leftovers == "last":
            return g.seats - (size - i)  # N2
        return (i + g.first) % g.seats if rules_of(g).leftovers == "starter" else i % g.seats
    own, neutral = rules_of(g).shares
    place = i % (own * g.seats + neutral * g.rules.neutrals)
    if place < own * g.seats:
        return place % g.seats
    return g.seats + (place - own * g.seats) % g.rules.neutrals


def spread(g: State, side: i64) -> None:
    """A neutral's armies that nobody places stand evenly on its territories (S31)."""
    ts = homes(g, side)
    if g.heard and len(ts) > 0 and g.reserve[side] > 0:
        each, rest = divmod(int(g.reserve[side]), len(ts))
        more = [each + (1 if i < rest else 0) for i in range(len(ts))]
        g.tell(events.Spread(side, [t for t, n in zip(ts, more) if n], [n for n in more if n]))
    i: i64 = 0
    while g.reserve[side] > 0 and len(ts) > 0:
        add(g, ts[i % len(ts)], side, 1)
        g.reserve[side] -= 1
        i += 1


class Strengthen(Phase):
    """K5, S4, O1, N20; with neutrals K32, O21."""

    name = "strengthen"
    step = "strengthening"
    says = "In turn, each player adds armies to their own territories (and to neutral ones placed by hand) until all are placed."

    def begin(self, g: State, seat: i64) -> None:
        g.push(Strengthening(g.first, min(rules_of(g).batch, g.reserve[g.first]), -1, -1, g.first))


class Strengthening(Step):
    """This seat places `n` more armies of that side, then one for each neutral, then the next seat does."""

    name = "strengthening"
    over = "beginning"
    uses = "seat n side"

    def run(self, g: State) -> bool:
        if self.n > 0:
            return True
        side = self.side + 1 if self.side >= g.seats else g.seats
        while side < g.sides:
            n = min(rules_of(g).neutral_batch, g.reserve[side])
            if n > 0:
                g.become(Strengthening(self.seat, n, -1, -1, side))
                return False
            side += 1
        for i in range(1, g.seats + 1):
            seat = (self.seat + i) % g.seats
            if g.reserve[seat] > 0:
                g.become(Strengthening(seat, min(rules_of(g).batch, g.reserve[seat]), -1, -1, seat))
                return False
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Strengthening(self.side, self.n, g.reserve[self.side] - self.n)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)
        out[at + slots.COUNT] = i32(self.n)
        out[at + slots.MORE] = i32(g.reserve[self.side] - self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return placements(g, self.side, self.n)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        n = number(a)
        add(g, first(a), self.side, n)
        g.reserve[self.side] -= n
        if g.heard:
            g.tell(events.Place(self.seat, self.side, first(a), n))
        g.become(Strengthening(self.seat, self.n - n, -1, -1, self.side))

    def fault(self, g: State) -> str:
        if self.side != self.seat and self.side < g.seats:
            return "places another player's armies"
        if self.n > 0 and len(homes(g, self.side)) == 0:
            return "has nowhere to place"
        return "" if 0 <= self.n <= g.reserve[self.side] else f"places {self.n}, the side has {g.reserve[self.side]} left"
