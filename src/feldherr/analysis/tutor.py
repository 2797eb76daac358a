"""The tutor: what a move would give up, before it is made, from what the seat can see."""

from __future__ import annotations

from feldherr.analysis.hints import ADVISER
from feldherr.analysis.plans import SURE, played_out
from feldherr.analysis.sample import Sample
from feldherr.analysis.verdicts import LOSSES
from feldherr.bots.players.random import Stream
from feldherr.engine.state import State
from feldherr.engine.view import guess

TIMES = (12, 192)  # that the turn is played out with the move and without it: at least, and at most if it is in doubt
WARN = LOSSES["mistakes"]  # of win probability: a move that gives up that much is worth a warning


def gives_up(view: State, seat: int, answer: int) -> float:
    """The win probability that a move in the player's own turn gives up against the adviser's plan, dice taken out; at least 0.

    The adviser plays both to the end of the turn, with the same dice and each time with another guess at what is hidden; where it would
    make the same move, nothing is given up.
    """
    least, most = TIMES
    sample = Sample()
    while True:
        for _ in range(max(least, len(sample.gains))):
            sample.add(*_lost(guess(view, seat, Stream(len(sample.gains))), answer, len(sample.gains)))
        lost, error = sample.estimate()
        if abs(lost - WARN) > SURE * error or 2 * len(sample.gains) > most:
            return max(0.0, lost)


def _lost(g: State, answer: int, seed: int) -> tuple[float, float]:
    """What the move gives up at one table, where both ways are played out once, and how much luckier the other way was."""
    best = played_out(g, ADVISER, seed)
    if best.moves[:1] == [answer]:
        return 0.0, 0.0
    mine = played_out(g, ADVISER, seed, answer)
    return best.gain - mine.gain, best.luck - mine.luck
