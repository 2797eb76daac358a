"""The computer players by name: `captain`, `marshal:careful`."""

from __future__ import annotations

import difflib
from typing import Final

from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.commander import Commander
from feldherr.bots.lookahead import Marshal
from feldherr.bots.random import Stream, pick
from feldherr.bots.simple import Simple
from feldherr.bots.weights import Weights
from feldherr.engine.state import State

STRENGTHS: Final = ("random", "simple", "recruit", "captain", "marshal")
CHARACTERS: Final = ("",)


class Anything(Bot):
    """Any answer, all alike."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Stream(seed)

    def choose(self, view: State, seat: i64) -> i64:
        return pick(view, seat, self.rng)


def make(name: str, seed: int = 0, think: float = -1.0) -> Bot:
    """The player of that name; `think` is how many milliseconds it may take for an answer (below 0: as it likes)."""
    strength, _, character = name.partition(":")
    if strength not in STRENGTHS:
        near = difflib.get_close_matches(strength, STRENGTHS, 1, 0.4) or list(STRENGTHS)
        raise ValueError(f'no computer player is called "{name[:60]}"; try {", ".join(near)}')
    if strength == "captain":
        return Commander(Weights({}))
    if strength == "marshal":
        return Marshal(Weights({}), 1.0, think)
    return Anything(seed) if strength == "random" else Simple()
