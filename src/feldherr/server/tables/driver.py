"""What happens at a table by itself: answers for computers and by orders, the clock, and the way back when the store has failed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from feldherr.server.store.records import Unavailable
from feldherr.server.tables.orders import moment, passive
from feldherr.server.tables.session import Refusal
from feldherr.server.tables.standing import PASSIVE, PERSON, Draft

if TYPE_CHECKING:
    from feldherr.server.tables.room import Room

REST = 60.0  # seconds between two looks at a table that nobody watches
RETRY = 1.0  # seconds between two tries to reach the store
MISTAKES = 5  # in a row, after which a table is given up

log = logging.getLogger("feldherr.room")

GiveUp = Callable[[Exception], Coroutine[None, None, None]]


class Driver:
    """Drives one table, as long as there is something to do without a person."""

    def __init__(self, room: Room, give_up: GiveUp | None) -> None:
        self.room, self.table, self.store, self.workers = room, room.table, room.store, room.workers
        self.give_up = give_up  # called if the table can't go on
        self.mistakes = 0  # in a row
        self.leaving: asyncio.Task[None] | None = None
        self.task: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()

    def wake(self) -> None:
        """Start, if it is needed and not running."""
        if not self.room.closed and self._needed() and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """Stop at once."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def _needed(self) -> bool:
        return self.table.wakeful() or bool(self.room.trouble)

    async def _drive(self) -> None:
        """Play for computers and run the clock, until only people are asked."""
        while self._needed():
            self.changed.clear()
            try:
                if self.room.trouble:
                    await self.room.recover()
                elif self.paused():
                    await self.store.follow(self.table.name)  # another process may have somebody who watches
                    await self._wait(REST)
                elif not await self.store.lead(self.table.name):
                    await self._wait(RETRY)
                elif self.table.due():
                    await self._act(self.table.due()[0])
                else:
                    await self._tick()
            except Refusal as e:
                if e.code == "unavailable":
                    await asyncio.sleep(RETRY)
            except Unavailable as e:
                self.room.doubt(str(e))
                await asyncio.sleep(RETRY)
            except Exception as e:
                log.exception("a table could not go on by itself", extra={"table": self.table.name})
                self.mistakes += 1
                if self.mistakes >= MISTAKES and self.give_up:
                    self.leaving = asyncio.create_task(self.give_up(e))
                    return
                await asyncio.sleep(RETRY)
            else:
                self.mistakes = 0

    def paused(self) -> bool:
        """Whether computers wait for somebody to come: only they play, and nobody has watched for a while."""
        alone = not self.room.clients and not self.table.deciding()
        return alone and time.monotonic() - self.room.watched >= self.workers.settings.pause_seconds

    async def _act(self, seat: int) -> None:
        """Answer for a seat, by a computer or by its orders; the answer is discarded if the table has moved on meanwhile."""
        table, version = self.table, self.table.version
        player, orders = table.computer(seat), table.orders[seat]
        if (reply := table.by_order(seat)) is not None:
            await asyncio.sleep(0 if reply.at_once else moment())
            answer = reply.answer
        else:
            # until somebody comes, or as fast as they watch
            await (asyncio.sleep(self.room.pace / 1000) if self.room.clients else self._wait(self.workers.turn()))
            if not player or table.since.get(seat, version + 1) > version:
                return
            answer = passive(table.state, seat) if player == PASSIVE else await self._choose(player, seat)

        def draft() -> Draft:
            moved = table.since.get(seat, table.version + 1) > version
            if moved or table.computer(seat) != player or (not player and table.orders[seat] != orders):
                raise Refusal("stale", "the table has moved on")
            return table.chosen(seat, answer)

        await self.room.change(draft)

    async def _choose(self, player: str, seat: int) -> int:
        answer, _ = await self.workers.choose(self.table.name, player, self.table.view(seat), seat, bool(self.room.clients))
        return answer

    async def _tick(self) -> None:
        """Wait for the clock; when it runs out, a computer takes over for the people who are asked."""
        clock = self.room.clock
        await self._wait(clock.deadline - time.monotonic())
        late = clock.asked
        if time.monotonic() < clock.deadline or not late:
            if not late:
                await self._wait(60.0)
            return
        for seat in late:
            if self.table.players[seat] == PERSON and not self.table.away[seat]:
                await self.room.seat(seat, away=True)

    async def _wait(self, seconds: float) -> None:
        """Wait until something changes, at most that many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), max(seconds, 0.01))
