"""The mean win probabilities over all that chance may answer: what a roll or a draw is worth before it is made."""

from __future__ import annotations

from feldherr.analysis.outcomes import outcomes
from feldherr.engine.action import CHANCE
from feldherr.engine.play import apply
from feldherr.engine.state import State
from feldherr.value.chances import chances

MANY = 40  # outcomes, above which it pays to look for states that are the same


def expected(g: State) -> list[float]:
    """The mean win probabilities over all that chance may answer now."""
    mean = [0.0] * int(g.seats)
    known: dict[object, list[float]] = {}
    found = outcomes(g)
    for answer, p in found:
        after = g.copy()
        apply(after, CHANCE, answer)
        key = _mark(after) if len(found) > MANY else answer
        if key not in known:
            known[key] = list(chances(after))
        for seat, v in enumerate(known[key]):
            mean[seat] += p * v
    return mean


def _mark(g: State) -> object:
    """What tells a state from the other outcomes of a roll or draw."""
    board = bytes(memoryview(g.armies)), bytes(memoryview(g.owner)), bytes(memoryview(g.reserve)), bytes(memoryview(g.cards))
    steps = [(step.name, tuple(step.numbers())) for step in g.stack]
    extra = [(name, tuple(row)) for name, row in g.extra.rows(g)]
    return int(g.winners), int(g.out), int(g.seat), int(g.first), board, tuple(steps), tuple(extra)
