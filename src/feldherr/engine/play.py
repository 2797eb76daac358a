"""Playing: whose move it is, the legal moves, and what a move does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE, DONE, Option, listed, only_answer
from feldherr.engine.event import Done, Event, Over
from feldherr.engine.question import Question
from feldherr.engine.ruleset import Rules
from feldherr.engine.state import State, blank
from feldherr.engine.step import REASONS, Step


class IllegalAction(ValueError):
    """A move that the rules don't allow here; the state is as it was."""


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
    """The state of a new game, at the start of its set-up."""
    rules = rules.seated(seats)
    g = blank(rules, seats)
    g.push(Beginning(-1, 0))
    advance(g)
    return g


def advance(g: State) -> None:
    """Go on until a player or chance has to move, or somebody has won."""
    while g.winners == 0 and not g.stack[len(g.stack) - 1].run(g):
        pass


def asked(g: State) -> i64:
    """Whose move it is: a seat or CHANCE."""
    return g.top().asks(g)


def players(g: State) -> tuple[int, ...]:
    """All who may move now: one seat or CHANCE, several seats if their moves are sealed, nobody when the game is over."""
    if g.winners:
        return ()
    step = g.top()
    sealed = tuple([s for s in range(g.seats) if step.sealed(g, s)])
    return sealed or (step.asks(g),)


def options(g: State, seat: i64) -> vec[i64]:
    """The legal moves of that seat as packed numbers; none if it is not its move."""
    return g.top().options(g, seat) if may_answer(g, seat) else vec[i64]()


def choices(g: State, seat: int) -> list[Option]:
    """The legal moves of that seat as objects."""
    return [Option(o) for o in options(g, seat)]


def may_answer(g: State, seat: i64) -> bool:
    """Whether it is that seat's move."""
    step = g.top()
    return g.winners == 0 and (step.asks(g) == seat or step.sealed(g, seat))


def answer(g: State, seat: i64, a: i64) -> None:
    """Make a move, unchecked, and run none of the steps that follow."""
    if g.heard and a & 63 == DONE:
        g.tell(Done(seat))
    g.stack[len(g.stack) - 1].answer(g, seat, a)


def apply(g: State, seat: i64, a: i64) -> None:
    """Make a move, unchecked (for search)."""
    answer(g, seat, a)
    advance(g)


def play(g: State, seat: i64, a: i64) -> None:
    """Make a move; IllegalAction, and nothing changes, if it isn't legal."""
    check(g, seat, a)
    apply(g, seat, a)


def check(g: State, seat: i64, a: i64) -> None:
    """Raise IllegalAction if a seat can't make that move now."""
    step = g.top()
    if g.winners != 0:
        raise IllegalAction("the game is over")
    if step.asks(g) != seat and not step.sealed(g, seat):
        raise IllegalAction(f"it is {_whose(step.asks(g))} move, not {_whose(seat)}")
    if not listed(step.options(g, seat), a):
        raise IllegalAction(f"that is not possible while {step.name}")


def told(g: State, seat: i64, a: i64) -> list[Event]:
    """Make a move, unchecked, and return what happened."""
    g.listen()
    apply(g, seat, a)
    return g.hush()


def question(g: State) -> Question | None:
    """What is asked now, with named fields; None if the game is over. Search doesn't need it: it lists options."""
    if g.winners != 0:
        return None
    step = g.top()
    q = step.question(g)
    q.asked = players(g)
    known = q.asked if len(g.unseen) == 0 else tuple([s for s in q.asked if s == g.viewer and s != CHANCE])
    if known:
        offered = [step.options(g, s) for s in known]
        q.declinable = all([listed(each, DONE) for each in offered])
        q.forced = all([only_answer(each) >= 0 for each in offered])
    return q


def result(g: State) -> tuple[tuple[int, ...], str]:
    """Who has won, and why; nobody and '' while the game goes on."""
    return tuple([s for s in range(g.seats) if (g.winners >> s) & 1 == 1]), REASONS[g.reason]


def _whose(seat: i64) -> str:
    return "chance's" if seat == CHANCE else f"seat {seat}'s"


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
