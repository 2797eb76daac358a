"""The chat of one table: its latest lines, stored before they are told."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.server import wire
from feldherr.server.limits import Buckets
from feldherr.server.store.records import ChatLine, Store, Unavailable

BURST, RATE = 5, 0.5  # lines at once, and a second
LATEST = 50


class Talk:
    """What is said at a table."""

    def __init__(self, table: str, store: Store, tell: Callable[[wire.ServerMessage], None]) -> None:
        self.table, self.store, self.tell = table, store, tell
        self.lines: list[ChatLine] | None = None
        self.words = Buckets(BURST, RATE)  # by device, so that a new connection brings nobody more of them

    async def latest(self) -> list[wire.Line]:
        """The latest lines; empty if they can't be read."""
        if self.lines is None:
            try:
                self.lines = await self.store.chat(self.table, LATEST)
            except Unavailable:
                return []
        return [wire.Line(line.number, line.seat, line.text) for line in self.lines]

    async def say(self, seat: int, text: str) -> None:
        """Store a line and send it to everybody."""
        await self.latest()
        self._spoken([await self.store.say(self.table, seat, text)])

    async def hear(self) -> None:
        """Send what was stored by another process."""
        if self.lines is not None:  # else nobody was told anything yet
            self._spoken(await self.store.chat(self.table, LATEST))

    def _spoken(self, lines: list[ChatLine]) -> None:
        """Send those lines that are new."""
        known = {line.number: line for line in self.lines or []}
        for line in lines:
            if line.number not in known:
                known[line.number] = line
                self.tell(wire.Spoken(wire.Line(line.number, line.seat, line.text)))
        self.lines = [known[number] for number in sorted(known)][-LATEST:]
