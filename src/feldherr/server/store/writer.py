"""Group commit: the rows that are waiting, of all tables, go to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from feldherr.server.store.records import Row, Taken, Unavailable

MOST = 500  # appends in one batch


class Append(NamedTuple):
    """Rows of one table that go to the disk all or none."""

    table: str
    rows: Sequence[Row]
    wakeful: bool
    over: bool

    @property
    def before(self) -> int:
        """The version of the table that they follow."""
        return self.rows[0].number - 1

    def check(self) -> None:
        """Refuse what no database should be asked to keep."""
        numbers = [row.number for row in self.rows]
        if not numbers or numbers[0] < 1 or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise ValueError("rows have numbers from 1 without a gap, and there is at least one")
        for row in self.rows:
            check_text(row.text)


def is_text(text: str) -> bool:
    """Whether every database can keep it: PostgreSQL has no zero bytes, and half of a surrogate pair is no text."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def check_text(text: str) -> None:
    """Refuse what can't be kept."""
    if not is_text(text):
        raise ValueError("zero bytes and halves of surrogate pairs can't be kept")


Waiting = tuple[Append, asyncio.Future[None]]


class Writer:
    """Lets one batch be written at a time; whatever comes meanwhile is the next one."""

    def __init__(self, write: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[Waiting] = []
        self.work: asyncio.Task[None] | None = None
        self.appends = self.batches = 0

    async def append(self, wanted: Append) -> None:
        """Return when it is on the disk."""
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
        """Write them all together or none; return what went wrong, whatever it is, so that nobody is left waiting."""
        try:
            await self.write([wanted for wanted, _ in batch])
        except Exception as error:
            return error
        self.appends += len(batch)
        self.batches += 1
        return None

    async def _one_by_one(self, batch: list[Waiting]) -> None:
        """Find out who spoils a batch; what follows a refused append of the same table is refused too, for it built upon that one."""
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
    """Tell those who still wait."""
    for _, done in batch:
        if done.done():  # who asked has been cancelled
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)
