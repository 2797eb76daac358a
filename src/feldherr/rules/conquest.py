"""Conquest: the winners move in, players without armies are out, and their cards change hands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import number, option
from feldherr.engine.play import judge
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import CAPTURE, CHANGE, Step
from feldherr.rules import events, questions
from feldherr.rules.cards import trading_by_force
from feldherr.rules.dice import ATTACK_DICE
from feldherr.rules.placing import Placing
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import add, alive, holds_all, remove
from feldherr.rules.verbs import OCCUPY


def capture(g: State, src: i64, dst: i64, side: i64, n: i64) -> None:
    """The last defender fell: the armies of the winning roll move in (K19, S13, O11, N10), then whatever follows from it."""
    loser = g.owner[dst]
    breaks = g.heard and has_continent(g, loser, dst)
    remove(g, src, side, n)
    add(g, dst, side, n)
    if g.heard:
        g.tell(events.Conquest(side, loser, src, dst, n, has_continent(g, side, dst), breaks))
    if side == g.seat and dst < g.lands:
        g.taken += 1
    cards = g.hand_size(g.team(g.seat)) if rules_of(g).elimination_trade_at > 0 else 0
    g.extra.conquered(g, side, loser, src, dst)
    fallen = eliminate_fallen(g) if g.rules.teams else eliminate(g, loser)
    if judge(g, CAPTURE):
        return
    if fallen and must_exchange(g, cards):
        g.push(Placing(g.seat, side=g.seat))
        g.push(trading_by_force(g.seat))
    if g.muster(src, side) > g.rules.board.stays[src]:
        g.push(Occupying(g.seat, n, src, dst, side))
        g.extra.prize(g, side, dst)
    else:
        g.extra.prize(g, side, dst)
        g.extra.moved_in(g, side, src, dst, n)


def has_continent(g: State, side: i64, t: i64) -> bool:
    """Whether the whole continent of that place is the side's; no other realm has any."""
    return t < g.lands and holds_all(g, side, g.rules.board.members[g.rules.board.continent_of[t]])


def eliminate(g: State, side: i64) -> bool:
    """No army left: a player is out; the cards go to the player on turn (K20, S14, O13, N11), a neutral's too (K46, N43)."""
    if alive(g, side):
        return False
    if side < g.seats:
        g.out |= 1 << side
    if g.heard:
        g.tell(events.Out(g.seat, side))
    hand_over(g, side, g.seat)
    g.extra.eliminated(g, side)
    return True


def eliminate_fallen(g: State) -> bool:
    """Team play: anybody may have lost the last army, in a territory that others share (K78)."""
    for s in range(g.seats):
        if not g.is_out(s) and not alive(g, s):
            g.out |= 1 << s
            if g.heard:
                g.tell(events.Out(g.seat, s))
    return g.out != 0


def hand_over(g: State, loser: i64, winner: i64) -> None:
    """All the loser's cards go to the winner."""
    n: i64 = 0
    for c in range(len(g.cards)):
        if g.cards[c] == loser:
            g.cards[c] = winner
            n += 1
    if g.heard and n > 0:
        g.tell(events.Cards(winner, loser, n))


def must_exchange(g: State, before: i64) -> bool:
    """Whether the cards just won, on top of those held before, force an exchange at once (K21, O13); never in S and N (S14, N11)."""
    at = rules_of(g).elimination_trade_at
    cards = g.hand_size(g.team(g.seat))
    return at > 0 and cards >= at and cards > before


class Occupying(Step):
    """How many armies move in altogether: `n` have; more may follow, one stays behind (K19, S13)."""

    name = "occupying"
    over = "attacking, trading, invasion, gods on the move"
    uses = "seat n src dst side"
    fights = True

    def question(self, g: State) -> Question:
        return questions.Occupying(self.side, self.src, self.dst, self.n)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)
        out[at + slots.SRC] = i32(self.src)
        out[at + slots.DST] = i32(self.dst)
        out[at + slots.COUNT] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([option(OCCUPY, -1, -1, -1, self.n, self.n + g.muster(self.src, self.side) - g.rules.board.stays[self.src])])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        more = number(a) - self.n
        if g.heard:
            g.tell(events.Occupy(self.side, self.src, self.dst, number(a), more))
        if more > 0:
            remove(g, self.src, self.side, more)
            add(g, self.dst, self.side, more)
            judge(g, CHANGE)
        g.extra.moved_in(g, self.side, self.src, self.dst, number(a))

    def fault(self, g: State) -> str:
        if self.dst not in g.adjacent[self.src]:
            return "moves in from a territory that is not a neighbour"
        if g.muster(self.dst, self.side) < 1 or g.muster(self.src, self.side) < 1:
            return "moves armies that are not there"
        return "" if 1 <= self.n <= ATTACK_DICE else f"can't have won with {self.n} armies"
