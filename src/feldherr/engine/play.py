"""Playing: whose answer is wanted, what may be answered, and what an answer does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE, Option, listed
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


def apply(g: State, seat: i64, a: i64) -> None:
    """Answer the pending step, without checking (for search)."""
    g.stack[len(g.stack) - 1].answer(g, seat, a)
    advance(g)


def play(g: State, seat: i64, a: i64) -> None:
    """Answer the pending step, if that is legal; otherwise nothing changes."""
    step = g.top()
    if g.winners != 0:
        raise IllegalAction("the game is over")
    if step.asks(g) != seat and not step.sealed(g, seat):
        raise IllegalAction(f"it is not for {_who(seat)} to answer, but for {_who(step.asks(g))}")
    if not listed(step.options(g, seat), a):
        raise IllegalAction(f"that is not possible while {step.name}")
    apply(g, seat, a)


def result(g: State) -> tuple[tuple[int, ...], str]:
    """Who has won, and why; nobody and '' while the game goes on."""
    return tuple([s for s in range(g.seats) if (g.winners >> s) & 1 == 1]), REASONS[g.reason]


def _who(seat: i64) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def judge(g: State, moment: i64) -> bool:
    """Look at the goals; True if the game is over."""
    for goal in g.rules.goals:
        if (goal.moments >> moment) & 1 == 1:
            won = goal.winners(g)
            if won != 0:
                g.winners = won
                g.reason = goal.reason(g)
                return True
    return False
