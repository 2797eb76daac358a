"""Playing: whose answer is wanted, what may be answered, and what an answer does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE, DONE, ROLL, Option, high, listed, number
from feldherr.engine.event import Done, Event, Over
from feldherr.engine.question import Question
from feldherr.engine.ruleset import Rules
from feldherr.engine.state import State, blank
from feldherr.engine.step import REASONS, Step


class IllegalAction(ValueError):
    """An answer that the rules don't allow here; the table is as it was."""


class Beginning(Step):
    """The set-up, phase by phase; the last one puts in this step's place whatever the game itself goes by."""

    name = "beginning"
    uses = "n"

    def run(self, g: State) -> bool:
        setup = g.rules.setup
        if self.n < len(setup):
            g.become(Beginning(-1, self.n + 1))
            setup[self.n].begin(g, g.first)
        return False

    def phase(self) -> i64:
        """Which phase of the set-up is going on."""
        return self.n - 1 if self.n > 0 else 0

    def fault(self, g: State) -> str:
        return "" if 0 < self.n < len(g.rules.setup) else f"has no phase {self.n}"


def new(rules: Rules, seats: int) -> State:
    """A table at the start of its set-up."""
    rules = rules.seated(seats)
    g = blank(rules, seats)
    g.push(Beginning(-1, 0))
    advance(g)
    return g


def advance(g: State) -> None:
    """Run until somebody, or chance, must answer, or somebody has won."""
    while g.winners == 0 and not g.stack[len(g.stack) - 1].run(g):
        pass


def asked(g: State) -> i64:
    """Who must answer: CHANCE or a seat."""
    return g.top().asks(g)


def players(g: State) -> tuple[int, ...]:
    """All who may answer now: one, or several if the answers are sealed; nobody when the game is over."""
    if g.winners:
        return ()
    step = g.top()
    sealed = tuple([s for s in range(g.seats) if step.sealed(g, s)])
    return sealed or (step.asks(g),)


def options(g: State, seat: i64) -> vec[i64]:
    """What that seat may answer; nothing if it is not asked."""
    return g.top().options(g, seat) if may_answer(g, seat) else vec[i64]()


def choices(g: State, seat: int) -> list[Option]:
    """What that seat may answer, as objects."""
    return [Option(o) for o in options(g, seat)]


def may_answer(g: State, seat: i64) -> bool:
    """Whether an answer of that seat is wanted."""
    step = g.top()
    return g.winners == 0 and (step.asks(g) == seat or step.sealed(g, seat))


def answer(g: State, seat: i64, a: i64) -> None:
    """Answer the pending step, without checking, and go no further."""
    if g.heard and a & 63 == DONE:
        g.tell(Done(seat))
    g.stack[len(g.stack) - 1].answer(g, seat, a)


def apply(g: State, seat: i64, a: i64) -> None:
    """Answer the pending step, without checking (for search)."""
    answer(g, seat, a)
    advance(g)


def play(g: State, seat: i64, a: i64) -> None:
    """Answer the pending step, if that is legal; otherwise nothing changes."""
    check(g, seat, a)
    apply(g, seat, a)


def check(g: State, seat: i64, a: i64) -> None:
    """Raise IllegalAction if a seat may not answer that now."""
    step = g.top()
    if g.winners != 0:
        raise IllegalAction("the game is over")
    if step.asks(g) != seat and not step.sealed(g, seat):
        raise IllegalAction(f"it is not for {_who(seat)} to answer, but for {_who(step.asks(g))}")
    if not listed(step.options(g, seat), a):
        raise IllegalAction(f"that is not possible while {step.name}")


def told(g: State, seat: i64, a: i64) -> list[Event]:
    """Answer the pending step, without checking, and return what happened."""
    g.listen()
    apply(g, seat, a)
    return g.hush()


def question(g: State) -> Question | None:
    """What is asked now, with names; nothing if the game is over."""
    if g.winners != 0:
        return None
    step = g.top()
    q = step.question(g)
    q.asked = players(g)
    offered = step.options(g, q.asked[0])
    q.declinable = listed(offered, DONE)
    q.forced = is_forced(offered)
    return q


def is_forced(offered: vec[i64]) -> bool:
    """Whether only one answer is possible, dice aside."""
    return len(offered) == 1 and offered[0] & 63 != ROLL and number(offered[0]) == high(offered[0])


def result(g: State) -> tuple[tuple[int, ...], str]:
    """Who has won, and why; nobody and '' while the game goes on."""
    return tuple([s for s in range(g.seats) if (g.winners >> s) & 1 == 1]), REASONS[g.reason]


def _who(seat: i64) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def finish(g: State, winners: i64, reason: i64) -> None:
    """The game is over."""
    g.winners = winners
    g.reason = reason
    if g.heard:
        g.tell(Over([s for s in range(g.seats) if (winners >> s) & 1 == 1], reason))


def judge(g: State, moment: i64) -> bool:
    """Look at the goals; True if the game is over."""
    for goal in g.rules.goals:
        if (goal.moments >> moment) & 1 == 1:
            won = goal.winners(g)
            if won != 0:
                if g.heard:
                    goal.account(g)
                finish(g, won, goal.reason(g))
                return True
    return False
