"""Group commit: rows of all tables that are waiting are written to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from feldherr.server.latency import WRITING
from feldherr.server.store.records import Row, Taken, Unavailable

MOST = 500  # appends in one batch


class Append(NamedTuple):
    """Rows of one table to be written, all or none."""

    table: str
    rows: Sequence[Row]
    wakeful: bool
    over: bool

    @property
    def before(self) -> int:
        """The number of the row before these."""
        return self.rows[0].number - 1

    def check(self) -> None:
        """Raise ValueError if numbers have gaps or a text can't be stored."""
        numbers = [row.number for row in self.rows]
        if not numbers or numbers[0] < 1 or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise ValueError("rows have numbers from 1 without a gap, and there is at least one")
        for row in self.rows:
            check_text(row.text)


def is_text(text: str) -> bool:
    """Whether every database can store a text: no zero bytes (PostgreSQL), no halves of surrogate pairs."""
    return "\0" not in text and (text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text))


def check_text(text: str) -> None:
    """Raise ValueError for a text that can't be stored."""
    if not is_text(text):
        raise ValueError("zero bytes and halves of surrogate pairs can't be kept")


Waiting = tuple[Append, asyncio.Future[None]]


class Writer:
    """Writes one batch at a time; what arrives meanwhile is the next batch."""

    def __init__(self, write: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[Waiting] = []
        self.work: asyncio.Task[None] | None = None
        self.appends = self.batches = 0

    async def append(self, wanted: Append) -> None:
        """Write rows; returns when they are on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((wanted, done))
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Wait until nothing is waiting."""
        if self.work is not None:
            await self.work

    async def _write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            error = await self._attempt(batch)
            if len(batch) > 1 and isinstance(error, Taken | ValueError):
                await self._one_by_one(batch)
            else:
                settle(batch, error)

    async def _attempt(self, batch: list[Waiting]) -> Exception | None:
        """Write a batch, all or nothing; returns the error, of any kind, so that nobody is left waiting."""
        try:
            with WRITING.time():
                await self.write([wanted for wanted, _ in batch])
        except Exception as error:
            return error
        self.appends += len(batch)
        self.batches += 1
        return None

    async def _one_by_one(self, batch: list[Waiting]) -> None:
        """Write a failed batch one by one; what follows a refused append of the same table is refused too, because it builds on it."""
        refused: set[str] = set()
        for place, each in enumerate(batch):
            error = Taken() if each[0].table in refused else await self._attempt([each])
            if isinstance(error, Unavailable):
                return settle(batch[place:], error)
            if error:
                refused.add(each[0].table)
            settle([each], error)
        return None


def settle(batch: list[Waiting], error: Exception | None) -> None:
    """Report the result to those who are still waiting."""
    for _, done in batch:
        if done.done():  # who asked has been cancelled
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)
