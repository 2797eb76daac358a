"""Waiting in a fair order: addresses take turns. Who waits with many of their own waits for those, and not everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import NamedTuple


class Asker(NamedTuple):
    """For whom something is computed: an address, and what counts the seconds that it took."""

    who: str
    charge: Callable[[float], None]

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        """Count the time that this takes, in which nobody else is served."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.charge(time.perf_counter() - began)


NOBODY = Asker("", lambda seconds: None)  # the server itself


class Queue:
    """Those who wait, by address."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the first is next

    def __len__(self) -> int:
        return len(self.waiting)

    def join(self, who: str) -> asyncio.Future[None]:
        """What will be done when it is this address's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        return turn

    def call(self) -> bool:
        """Let the next one in; whether there was anybody who has not gone."""
        while self.waiting:
            who, turns = next(iter(self.waiting.items()))
            turn = turns.popleft()
            if turns:
                self.waiting.move_to_end(who)
            else:
                del self.waiting[who]
            if not turn.done():
                turn.set_result(None)
                return True
        return False


class FairLock:
    """A lock: only one works at a time."""

    def __init__(self) -> None:
        self.queue = Queue()
        self.taken = False

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Work alone, when it is this address's turn."""
        if self.taken:
            turn = self.queue.join(who)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it was given to somebody who has gone
                    self._pass_on()
                raise
        self.taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self.taken = self.queue.call()
