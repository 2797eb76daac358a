"""The tutor: what a move would give up, before it is made, from what the seat can see."""

from __future__ import annotations

from statistics import mean

from feldherr.analysis.hints import ADVISER
from feldherr.analysis.plans import played_out
from feldherr.bots.players.random import Stream
from feldherr.engine.state import State
from feldherr.engine.view import guess

TIMES = 12  # that the turn is played out with the move and without it, each with another guess at what is hidden
WARN = 0.10  # of win probability: a move that gives up that much is worth a warning


def gives_up(view: State, seat: int, answer: int, times: int = TIMES) -> float:
    """The win probability that a move in the player's own turn gives up against the adviser's plan, dice taken out; at least 0.

    The adviser plays both to the end of the turn; where it would make the same move, nothing is given up.
    """
    return max(0.0, mean(_lost(guess(view, seat, Stream(i)), answer, i) for i in range(times)))


def _lost(g: State, answer: int, seed: int) -> float:
    """What the move gives up at one table, where both ways are played out once."""
    best, moves = played_out(g, ADVISER, seed)
    return 0.0 if moves[:1] == [answer] else best - played_out(g, ADVISER, seed, answer)[0]
