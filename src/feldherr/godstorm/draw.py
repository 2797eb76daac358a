"""Drawing miracle cards (G30, G31, G33): by chance, from one deck; a relic is laid open at once."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, first, option
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.announced import under_way
from feldherr.godstorm.names import MAGIC
from feldherr.godstorm.state import DECK, HIDDEN, RELIC, RELICS, first_of, godstorm, past
from feldherr.godstorm.verbs import MIRACLE


def draw(g: State, seat: i64, kind: i64, n: i64 = 1) -> None:
    """Deal a number of cards to a seat, or what is left of the deck."""
    left = godstorm(g).left(kind)
    if left < n:
        n = left
    if n > 0:
        g.push(DrawingMiracles(CHANCE, kind, -1, -1, seat, n))


def earn(g: State, seat: i64, kind: i64, crypt: bool = False) -> None:
    """A labour is done: a card, if there is one (G31, G36, G37, G60)."""
    if g.heard and godstorm(g).left(kind) > 0:
        g.tell(events.Labour(seat, kind, crypt))
    draw(g, seat, kind)


def in_deck(g: State, kind: i64, verb: i64) -> vec[i64]:
    """An option for every card of a deck."""
    card = godstorm(g).card
    out = vec[i64](capacity=20)
    for c in range(first_of(kind), past(kind)):
        if card[c] == DECK or card[c] == HIDDEN:
            out = append(out, option(verb, c))
    return out


class DrawingMiracles(Step):
    """`m` cards of the deck `n` for that side."""

    name = "drawing miracles"
    over = "turn, resolving relics, invasion, occupying, thrown, godswar thrown, playing miracles, gods on the move, drawing miracles"
    uses = "n side m"

    def run(self, g: State) -> bool:
        if self.m > 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.DrawingMiracles(self.side, self.n, self.m)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)
        out[at + slots.COUNT] = i32(self.m)
        out[at + slots.MORE] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return in_deck(g, self.n, MIRACLE)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.become(DrawingMiracles(CHANCE, self.n, -1, -1, self.side, self.m - 1))
        x = godstorm(g)
        c = first(a)
        x.card[c] = RELIC + self.side if self.n == MAGIC else self.side
        if g.heard:
            g.tell(events.Relic(self.side, c) if self.n == MAGIC else events.Miracle(self.side, self.n, c))
        if self.n == MAGIC and x.d.relic_waits:
            inv = under_way(g)
            if inv is not None and inv.clashed():
                x.unripe |= 1 << (c - RELICS)

    def fault(self, g: State) -> str:
        if self.n > 3 or self.side >= g.seats or g.is_out(self.side):
            return "is for nobody, or of no deck"
        wanted: i64 = 0
        for step in g.stack:
            if isinstance(step, DrawingMiracles) and step.n == self.n:
                wanted += step.m
        return "" if wanted <= godstorm(g).left(self.n) else "draws more cards than there are"
