"""An epoch (G1, G15, G60): sealed bids, turn-order tokens, a turn each; after the last epoch the highest score wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, NOBODY, number, option
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.relics import TABLETS
from feldherr.godstorm.setup import RollingOff, by_rank, rank_by
from feldherr.godstorm.state import UNBID, godstorm, left_in
from feldherr.godstorm.verbs import BID, TOKEN
from feldherr.rules.turn import open_turn, turn_of

FIRST_FAITH: Final[i64] = 3  # G9
TABLETS_BONUS: Final[i64] = 3  # G99


class BeginEpochs(Phase):
    """Ends the set-up (G9)."""

    name = "take turns"
    says = "Each player gets three faith; then the first epoch begins with the bids for turn order."

    def begin(self, g: State, seat: i64) -> None:
        for s in range(g.seats):
            godstorm(g).faith[s] = FIRST_FAITH
            if g.heard:
                g.tell(events.Faith(s, FIRST_FAITH))
        g.become(new_epoch())


class Epoch(Step):
    """The start of an epoch: bids, then those tied roll, then the tokens, then the first turn (`n` is what comes next)."""

    name = "epoch"
    uses = "n"

    def run(self, g: State) -> bool:
        g.become(Epoch(-1, self.n + 1))
        if self.n == 0:
            open_bids(g)
            if g.heard:
                g.tell(events.Epoch(g.round + 1))
            g.push(Bidding())
        elif self.n == 1:
            pay_bids(g)
            g.push(RollingOff(CHANCE))
        elif self.n == 2:
            g.push(ChoosingTokens())
        else:
            seat = next_token(g, 0)
            g.become(turn_of(seat))
            open_turn(g, seat, True)
        return False

    def fault(self, g: State) -> str:
        if g.seat != NOBODY or self.n > 3 or g.top().name != ("epoch", "bidding", "rolling off", "choosing tokens")[self.n]:
            return "is not the start of an epoch"
        return "lacks bids" if self.n > 1 and UNBID in godstorm(g).bid else ""


def new_epoch() -> Epoch:
    """The start of the next one."""
    return Epoch(NOBODY, 0)


def open_bids(g: State) -> None:
    """Begin a round of sealed bids: nobody has bid yet."""
    x = godstorm(g)
    for s in range(g.seats):
        x.bid[s] = 0 if g.is_out(s) else UNBID
        x.set_token(s, 0)


class Bidding(Step):
    """Sealed: any part of your faith, all at once (G15)."""

    name = "bidding"
    over = "epoch"
    uses = ""

    def run(self, g: State) -> bool:
        if UNBID in godstorm(g).bid:
            return True
        g.pop()
        return False

    def asks(self, g: State) -> i64:
        for s in range(g.seats):
            if self.sealed(g, s):
                return s
        return 0

    def sealed(self, g: State, seat: i64) -> bool:
        return seat >= 0 and seat < g.seats and godstorm(g).bid[seat] == UNBID

    def question(self, g: State) -> Question:
        return questions.Bidding()

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([option(BID, -1, -1, -1, 0, godstorm(g).faith[seat])])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        godstorm(g).bid[seat] = number(a)
        if g.heard:
            g.tell(events.Bid(seat, number(a)))

    def fault(self, g: State) -> str:
        x = godstorm(g)
        for s in range(g.seats):
            if x.bid[s] > x.faith[s] or (g.is_out(s) and x.bid[s] != 0):
                return f"has a bid of seat {s} that it can't pay"
        return ""


def pay_bids(g: State) -> None:
    """All bids are paid, whatever they bought; the Tablets of Destiny add to one (G15, G99)."""
    x = godstorm(g)
    if g.heard:
        bids = [-1 if g.is_out(s) else int(x.bid[s]) for s in range(g.seats)]
        g.tell(events.Bids(bids, [int(counted(g, s)) for s in range(g.seats)]))
    key = vec[i64]([0] * g.seats)
    for s in range(g.seats):
        key[s] = counted(g, s)
        x.faith[s] -= x.bid[s]
    rank_by(g, key)


def counted(g: State, seat: i64) -> i64:
    """What a bid counts."""
    x = godstorm(g)
    n = x.bid[seat]
    return n + TABLETS_BONUS if x.has(seat, TABLETS) and (n > 0 or x.d.tablets_zero) else n


class ChoosingTokens(Step):
    """The highest bidder without a token takes one that is left; the last one is nobody's choice (G15)."""

    name = "choosing tokens"
    over = "epoch"
    uses = ""

    def chooser(self, g: State) -> i64:
        for i in range(g.seats):
            s = by_rank(g, g.seats - 1 - i)
            if s >= 0 and godstorm(g).token(s) == 0:
                return s
        return NOBODY

    def run(self, g: State) -> bool:
        left = self.left(g)
        if len(left) > 1:
            return True
        if len(left) == 1:
            last = self.chooser(g)
            godstorm(g).set_token(last, number(left[0]))
            if g.heard:
                g.tell(events.TokenLeft(last, number(left[0])))
        g.pop()
        return False

    def asks(self, g: State) -> i64:
        return self.chooser(g)

    def left(self, g: State) -> vec[i64]:
        taken: i64 = 0
        for s in range(g.seats):
            if not g.is_out(s):
                taken |= 1 << godstorm(g).token(s)
        out = vec[i64](capacity=8)
        for n in range(1, left_in(g) + 1):
            if (taken >> n) & 1 == 0:
                out = append(out, option(TOKEN, -1, -1, -1, n, n))
        return out

    def question(self, g: State) -> Question:
        return questions.ChoosingTokens(godstorm(g).bid[self.chooser(g)])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(godstorm(g).bid[self.chooser(g)])

    def options(self, g: State, seat: i64) -> vec[i64]:
        return self.left(g)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        godstorm(g).set_token(seat, number(a))
        if g.heard:
            g.tell(events.Token(seat, number(a)))

    def fault(self, g: State) -> str:
        seen: i64 = 0
        x = godstorm(g)
        for s in range(g.seats):
            if not g.is_out(s):
                n = x.token(s)
                if n > left_in(g) or (n > 0 and (seen >> n) & 1 == 1) or x.rank(s) >= g.seats or by_rank(g, x.rank(s)) != s:
                    return "has a token or a rank twice, or one that is not there"
                seen |= 1 << n
        return ""


def next_token(g: State, after: i64) -> i64:
    """Whose token comes next after that one: -1 if the epoch is over."""
    best: i64 = NOBODY
    for s in range(g.seats):
        n = godstorm(g).token(s)
        if not g.is_out(s) and n > after and (best < 0 or n < godstorm(g).token(best)):
            best = s
    return best
