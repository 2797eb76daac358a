"""Who opens a table waits for a turn, so that many who come at once don't hold up those who play: addresses take turns."""

from __future__ import annotations

import asyncio

from feldherr.server.fair import Queue
from feldherr.server.limits import Bucket
from feldherr.server.settings import Rate


class Turns:
    """A number of them at once, then one after the other."""

    def __init__(self, rate: Rate) -> None:
        self.bucket = Bucket(rate.burst, 1 / rate.every)
        self.waiting = Queue()
        self.usher: asyncio.Task[None] | None = None

    async def wait(self, who: str) -> None:
        """Wait until it is this address's turn."""
        if not self.waiting and self.bucket.take():
            return
        turn = self.waiting.join(who)
        if self.usher is None or self.usher.done():
            self.usher = asyncio.create_task(self._let_in())
        await turn

    async def _let_in(self) -> None:
        """Let in one after the other, as long as somebody waits."""
        while self.waiting:
            if not self.bucket.take():
                await asyncio.sleep((1.0 - self.bucket.full) / self.bucket.rate)
            elif not self.waiting.call():
                self.bucket.full += 1.0  # who has gone takes nobody's turn
