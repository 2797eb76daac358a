"""The clock of a table: for whose decision it runs, and how long they have left."""

from __future__ import annotations

import time

from feldherr.engine.action import CHANCE
from feldherr.server.tables.session import Session


class Clock:
    """Runs for the people who are asked, a turn at a time."""

    def __init__(self, table: Session) -> None:
        self.table = table
        self.spell: tuple[int, ...] = ()  # whose turn it runs for, and for whom
        self.deadline = 0.0
        self.before: tuple[tuple[int, ...], float] = ((), 0.0)  # for whom it ran before, and what they had left
        self.wind()

    def wind(self) -> None:
        """Restart it if another person is asked or another turn has begun."""
        table = self.table
        spell = (int(table.state.round), int(table.state.seat), *[s for s in table.asked() if s != CHANCE and not table.computer(s)])
        if spell == self.spell:
            return
        now = time.monotonic()
        again = table.again >= 0 and spell == self.before[0]  # taken back: nobody gets new time by that
        left = self.before[1] if again else table.opening.clock
        self.before = self.spell, self.deadline - now
        self.spell, self.deadline = spell, now + left

    @property
    def asked(self) -> tuple[int, ...]:
        """The people for whom it runs."""
        return self.spell[2:]

    def left(self) -> float:
        """Seconds left; -1 if there is no clock or no person is asked."""
        if not self.table.opening.clock or self.table.over or not self.asked:
            return -1.0
        return round(max(0.0, self.deadline - time.monotonic()), 1)
