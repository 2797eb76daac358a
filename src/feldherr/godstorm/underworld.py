"""Steps 8 to 10: leaving the heavens, invading the Underworld, the end of a turn (G55-G62)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import DONE, NOBODY, first, number, option, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.draw import earn
from feldherr.godstorm.gods import vacate
from feldherr.godstorm.invasion import invading_below
from feldherr.godstorm.names import CRYPT, DEATH, GATE, HEAVEN, SPACE, feature
from feldherr.godstorm.state import godstorm, heaven_of, spaces_held
from feldherr.godstorm.verbs import LABOUR, LEAVE
from feldherr.rules.troops import add, remove


class LeaveTheHeavens(Phase):
    """G55."""

    name = "leave the heavens"
    step = "leaving the heaven"
    says = "Armies in your heaven may go to your spaces in the Underworld, or to free gates."

    def begin(self, g: State, seat: i64) -> None:
        g.push(LeavingTheHeaven(seat))


class LeavingTheHeaven(Step):
    """Armies for a space, or no more."""

    name = "leaving the heaven"
    over = "turn"
    uses = "seat"

    def run(self, g: State) -> bool:
        if g.armies[heaven_of(g, self.seat)] > 0 and len(self.options(g, self.seat)) > 1:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        place = heaven_of(g, self.seat)
        return questions.LeavingTheHeaven(place, g.armies[place])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        place = heaven_of(g, self.seat)
        out[at + slots.SRC] = i32(place)
        out[at + slots.COUNT] = i32(g.armies[place])

    def options(self, g: State, seat: i64) -> vec[i64]:
        dead = g.armies[heaven_of(g, self.seat)]
        out = vec[i64]([option(DONE)])
        for t in range(SPACE, HEAVEN):
            if g.owner[t] == self.seat or (g.owner[t] == NOBODY and feature(t) == GATE):
                out = append(out, option(LEAVE, t, -1, -1, 1, dead))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
            return
        place = heaven_of(g, self.seat)
        remove(g, place, self.seat, number(a))
        vacate(g, place)
        add(g, first(a), self.seat, number(a))
        if g.heard:
            g.tell(events.Leave(self.seat, first(a), number(a), godstorm(g).pantheon[self.seat]))


class InvadeTheUnderworld(Phase):
    """G56, G59."""

    name = "invade the Underworld"
    step = "invading"
    says = "Invade neighbouring spaces below, and gates from your heaven; simply enter free ones. Flames stop everybody."

    def begin(self, g: State, seat: i64) -> None:
        for t in range(SPACE, len(g.owner)):
            if g.owner[t] == seat:
                g.push(invading_below(seat))
                return


class EndTheTurn(Phase):
    """G60."""

    name = "end of turn"
    step = "ending the turn, drawing miracles"
    says = "With a crypt and your god of death in play you may draw a death card; then the next player in turn order plays."

    def begin(self, g: State, seat: i64) -> None:
        if godstorm(g).in_play(seat, DEATH) and spaces_held(g, seat, CRYPT) > 0 and godstorm(g).left(DEATH) > 0:
            g.push(EndingTheTurn(seat))


class EndingTheTurn(Step):
    """The death labour: a card, or none."""

    name = "ending the turn"
    over = "turn"
    uses = "seat"

    def question(self, g: State) -> Question:
        return questions.EndingTheTurn()

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([option(DONE), option(LABOUR, DEATH)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        if verb_of(a) == LABOUR:
            earn(g, self.seat, DEATH, True)
