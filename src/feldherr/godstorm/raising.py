"""Step 1: raising armies and gathering faith (G20-G24), and before it the relics of the start of a turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, DONE, first, number, option, second, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.draw import in_deck
from feldherr.godstorm.gods import bless, levy, recruit, spare_faith
from feldherr.godstorm.miracles import AT_THE_START, MIRACLES, play_card
from feldherr.godstorm.names import CARDS, CRYPT, DEATH, HEAVEN, SPACE, feature
from feldherr.godstorm.relics import BOOK, PANDORA, SCALES
from feldherr.godstorm.state import GONE, RELICS, godstorm
from feldherr.godstorm.verbs import FORGO, MIRACLE, PLAY, REVIVE
from feldherr.rules.events import Income
from feldherr.rules.income import income
from feldherr.rules.placing import Placing
from feldherr.rules.troops import add, remove


class RaiseArmies(Phase):
    """G20-G24."""

    name = "raise armies"
    step = "placing, resolving relics"
    says = "Territories, continents and temples bring armies and faith; armies may return from crypts; place all raised armies."

    def begin(self, g: State, seat: i64) -> None:
        if godstorm(g).d.relics_late:
            g.push(ResolvingRelics(seat, start_relics(g, seat)))
        g.push(Placing(seat, side=seat))
        g.push(Returning(seat, 0))
        g.push(Raising(seat, 0))
        if not godstorm(g).d.relics_late:
            g.push(ResolvingRelics(seat, start_relics(g, seat)))


# ---- relics of the start of a turn (G24) ----------------------------------------------------------------------------------------


def start_relics(g: State, seat: i64) -> i64:
    """Those of the seat's relics that work at the start of its turn, as bits."""
    bits: i64 = 0
    for c in AT_THE_START:
        if godstorm(g).has(seat, c):
            bits |= 1 << (c - RELICS)
    return bits


class ResolvingRelics(Step):
    """`n` are the relics still to be resolved, as bits, in the owner's order; one that is lost meanwhile has no turn."""

    name = "resolving relics"
    over = "turn, raising"
    uses = "seat n"

    def run(self, g: State) -> bool:
        waiting = self.options(g, self.seat)
        if len(waiting) > 1:
            return True
        if len(waiting) == 1:
            self.resolve(g, first(waiting[0]))
        else:
            g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.ResolvingRelics()

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for c in AT_THE_START:
            if (self.n >> (c - RELICS)) & 1 == 1 and godstorm(g).has(self.seat, c):
                out = append(out, option(PLAY, c))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard:
            g.tell(events.RelicWorks(self.seat, first(a)))
        self.resolve(g, first(a))

    def resolve(self, g: State, c: i64) -> None:
        g.become(ResolvingRelics(self.seat, self.n & ~(1 << (c - RELICS))))
        if c != PANDORA:
            MIRACLES[c].starts(g, self.seat)
        elif godstorm(g).left(DEATH) > 0:
            g.push(OpeningTheBox(CHANCE, 0, -1, -1, self.seat))

    def fault(self, g: State) -> str:
        return "" if 0 <= self.n < 1 << (CARDS - RELICS) else "has relics that are not there"


class OpeningTheBox(Step):
    """Pandora's Box: a death card is drawn and played at once, free; if it can't be, it leaves the game (G91)."""

    name = "opening the box"
    over = "resolving relics"
    uses = "side"

    def question(self, g: State) -> Question:
        return questions.OpeningTheBox(self.side)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return in_deck(g, DEATH, MIRACLE)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        c = first(a)
        works = MIRACLES[c].may(g, self.side)
        if g.heard:
            g.tell(events.Box(self.side, c, works))
        if works:
            play_card(g, self.side, c)
        else:
            godstorm(g).card[c] = GONE

    def fault(self, g: State) -> str:
        return "" if self.side == g.seat and godstorm(g).left(DEATH) > 0 else "is for somebody else, or there is no card"


# ---- armies and faith -------------------------------------------------------------------------------------------------------------


class Raising(Step):
    """Counting (`n` is 0), then, once it is done, the Book of the Dead."""

    name = "raising"
    over = "returning"
    uses = "seat n"

    def run(self, g: State) -> bool:
        if self.n == 0:
            gather(g, self.seat)
            g.become(Raising(self.seat, 1))
            return False
        if godstorm(g).has(self.seat, BOOK) and g.reserve[self.seat] >= 2:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Raising(g.reserve[self.seat])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(g.reserve[self.seat])

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([option(DONE), option(FORGO, -1, -1, -1, 2, 2)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == FORGO:
            n = spare_faith(g, 4)
            g.reserve[self.seat] -= 2
            godstorm(g).faith[self.seat] += n
            if g.heard:
                g.tell(events.Forgo(self.seat, 2, n))
        g.pop()

    def fault(self, g: State) -> str:
        return "" if 0 <= self.n <= 1 else "is neither before nor after counting"


def gather(g: State, seat: i64) -> None:
    """As many armies as faith, for territories and continents; one of each for every temple (G20-G22)."""
    n = income(g, seat)
    temples = vec[i64]()
    for t in range(g.lands):
        if g.owner[t] == seat and godstorm(g).temple(t):
            temples = append(temples, t)
    bless(g, seat, n + len(temples))
    n = levy(g, seat, n)
    g.gained = n
    g.reserve[seat] += n
    if g.heard and n > 0:
        g.tell(Income(seat, n))
    for t in temples:
        recruit(g, t, seat, 1, True)


class Returning(Step):
    """Armies of crypts go to temples: one from each, with the Scales of Osiris two (G23, G101). `n` counts them, two bits a space."""

    name = "returning"
    over = "placing"
    uses = "seat n"

    def run(self, g: State) -> bool:
        if len(self.options(g, self.seat)) > 1:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Returning()

    def options(self, g: State, seat: i64) -> vec[i64]:
        x = godstorm(g)
        each: i64 = 2 if x.has(self.seat, SCALES) else 1
        out = vec[i64]([option(DONE)])
        for t in range(SPACE, HEAVEN):
            if g.owner[t] == self.seat and feature(t) == CRYPT:
                most = each - ((self.n >> (2 * (t - SPACE))) & 3)
                if most > g.armies[t] - 1:
                    most = g.armies[t] - 1
                if most > 0:
                    for u in range(g.lands):
                        if g.owner[u] == self.seat and x.temple(u):
                            out = append(out, option(REVIVE, t, u, -1, 1, most))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
            return
        remove(g, first(a), self.seat, number(a))
        add(g, second(a), self.seat, number(a))
        if g.heard:
            g.tell(events.Revive(self.seat, first(a), second(a), number(a)))
        g.become(Returning(self.seat, self.n + (number(a) << (2 * (first(a) - SPACE)))))

    def fault(self, g: State) -> str:
        for i in range(HEAVEN - SPACE):
            if (self.n >> (2 * i)) & 3 > 2 or ((self.n >> (2 * i)) & 3 > 0 and feature(SPACE + i) != CRYPT):
                return "has armies that can't have returned"
        return "" if self.n < 1 << 26 else "has armies that can't have returned"
