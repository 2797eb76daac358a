"""A table with people around it: answers are taken one after another, written, then told; computers and the clock do their part."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from feldherr.engine.action import CHANCE
from feldherr.server import serialize, wire
from feldherr.server.bots.workers import Workers
from feldherr.server.http.connection import LATEST_CHAT, Client, encode
from feldherr.server.limits import Buckets
from feldherr.server.store.records import Said, Store, Taken, Unavailable
from feldherr.server.tables.session import PERSON, Draft, Refusal, Session

RETRY = 1.0  # seconds between two tries to reach the store
KEPT_UPDATES = 16
TRIES = 5  # to write a change, when other processes write to the same table
CHAT_BURST, CHAT_RATE = 5, 0.5  # lines at once, and a second
UNWRITTEN = "this can't be written down now, so nothing is taken; all that was accepted is safe, and the table goes on by itself"

log = logging.getLogger("feldherr.room")


class Room:
    """One table in memory. `lock` is its mailbox: whoever wants to change something waits for their turn."""

    def __init__(self, table: Session, store: Store, workers: Workers) -> None:
        self.table = table
        self.store = store
        self.workers = workers
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.trouble = ""  # why nothing can be written
        self.closed = False  # nothing is begun any more
        self.driver: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        self.used = time.monotonic()
        self.spell: tuple[int, ...] = ()  # whose turn the clock runs for, and for whom
        self.deadline = 0.0
        self.lines: list[Said] | None = None
        self.words = Buckets(CHAT_BURST, CHAT_RATE)  # by device, so that a new connection brings nobody more of them
        self.updates: dict[tuple[int, int, int, int], bytes] = {}
        self._wind()

    # ---- who is there -----------------------------------------------------------------------------------------------------------

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.used = time.monotonic()
        if client.seats:  # who looks on changes nothing for the others
            self.tell_seats(but=client)
        if self.table.over and client.told >= 0:
            client.note(wire.Seats(self.sign(), client.seats, client.host))  # the end may have come while it was away
        if self.trouble:
            client.note(wire.Trouble(self.trouble))
        self.wake()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        if client.seats:
            self.tell_seats()

    def present(self) -> set[int]:
        return {s for c in self.clients for s in c.seats}

    def sign(self) -> wire.Table:
        return self.table.sign(self.present())

    def tell_seats(self, but: Client | None = None) -> None:
        """Who sits where, to everybody."""
        sign = self.sign()
        for c in self.clients:
            if c is not but:
                c.note(wire.Seats(sign, c.seats, c.host))

    def tell(self, message: wire.ServerMessage) -> None:
        for c in self.clients:
            c.note(message)

    def update(self, after: int, eyes: int) -> bytes:
        """The newest board as an update, made once for all who see the same."""
        left = self.left()
        key = (self.table.version, after, eyes, int(left))
        if key not in self.updates:
            if len(self.updates) >= KEPT_UPDATES:
                self.updates.clear()
            view = self.table.view(eyes)
            events = self.table.since_version(after, eyes) or []
            board = serialize.view(view), self.table.asked(), self.table.question(view), left
            self.updates[key] = encode(wire.Update(key[0], after, events, *board))
        return self.updates[key]

    # ---- changing the table -----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, text: str, version: int) -> int:
        """A person's answer; the version at which it is in the record."""
        return await self.change(lambda: self.table.answered(seat, text, version))

    async def seat(self, seat: int, player: str = "", away: bool = False) -> None:
        """Another player in a seat, or its person gone or back."""
        await self.change(lambda: self.table.seated(seat, player, away))
        self.tell_seats()

    async def change(self, make: Callable[[], Draft]) -> int:
        """Take one change: made from the table as it is, written, and then told; once begun, it is finished whoever goes away meanwhile."""
        if self.trouble or self.closed:
            raise Refusal("unavailable", UNWRITTEN)
        return await asyncio.shield(asyncio.create_task(self._change(make)))

    async def _change(self, make: Callable[[], Draft]) -> int:
        async with self.lock:
            for _ in range(TRIES):
                if self.trouble or self.closed:
                    raise Refusal("unavailable", UNWRITTEN)
                draft = make()
                if await self._write(draft):
                    return draft.rows[0].number
            raise Refusal("stale", "somebody else was faster")

    async def _write(self, draft: Draft) -> bool:
        """Whether it is written and the table is as it says; not if another process has written first: then the table is as that says."""
        wakeful = self.table.wakeful_after(draft)
        try:
            await self.store.append(self.table.name, draft.rows, wakeful, draft.over)
        except Taken:
            await self._read()
            return False
        except Unavailable as e:
            self._doubt(str(e))
            raise Refusal("unavailable", UNWRITTEN) from None
        self.table.commit(draft)
        self._publish()
        return True

    async def _read(self) -> bool:
        """Take over what was written by somebody else; whether there was anything."""
        try:
            rows = await self.store.rows(self.table.name, self.table.version)
        except Unavailable as e:
            self._doubt(str(e))
            raise Refusal("unavailable", UNWRITTEN) from None
        before = self.table.players, self.table.away
        self.table.replay(rows)
        if rows:
            self._publish()
        if before != (self.table.players, self.table.away):
            self.tell_seats()
        return bool(rows)

    async def catch_up(self) -> bool:
        """Another process has written; whether there are new rows."""
        with contextlib.suppress(Refusal):
            async with self.lock:
                return await self._read()
        return False

    def _doubt(self, why: str) -> None:
        """The store failed: whether the last rows are in it is not known until it has been read."""
        if not self.trouble:
            log.warning("can't write", extra={"table": self.table.name, "why": why})
            self.trouble = UNWRITTEN
            self.tell(wire.Trouble(self.trouble))
        self.changed.set()
        self.wake()

    async def _recover(self) -> None:
        """Find out what was written, and go on if more can be."""
        await self._read()
        await self.store.try_to_write(self.table.name)
        self.trouble = ""
        self.tell(wire.Trouble(""))

    def _publish(self) -> None:
        self.used = time.monotonic()
        self._wind()
        if self.table.over:
            self.tell_seats()  # the sign has the seed now
        for c in self.clients:
            c.ready.set()
        self.changed.set()
        self.wake()

    # ---- chat -------------------------------------------------------------------------------------------------------------------

    async def chat(self) -> list[wire.Line]:
        """The last lines of chat; none while they can't be read."""
        if self.lines is None:
            try:
                self.lines = await self.store.chat(self.table.name, LATEST_CHAT)
            except Unavailable:
                return []
        return [wire.Line(line.number, line.seat, line.text) for line in self.lines]

    async def say(self, seat: int, text: str) -> None:
        """Keep a line of chat, and tell it."""
        await self.chat()
        try:
            said = await self.store.say(self.table.name, seat, text)
        except Unavailable:
            raise Refusal("unavailable", UNWRITTEN) from None
        self._spoken([said])

    async def hear_chat(self) -> None:
        """Tell what was said through another process."""
        if self.lines is not None:  # else nobody was told anything yet
            self._spoken(await self.store.chat(self.table.name, LATEST_CHAT))

    def _spoken(self, lines: list[Said]) -> None:
        """Tell those lines that are new."""
        known = {line.number: line for line in self.lines or []}
        for line in lines:
            if line.number not in known:
                known[line.number] = line
                self.tell(wire.Spoken(wire.Line(line.number, line.seat, line.text)))
        self.lines = [known[number] for number in sorted(known)][-LATEST_CHAT:]

    # ---- the clock --------------------------------------------------------------------------------------------------------------

    def _wind(self) -> None:
        """The clock begins anew when somebody else is asked, or somebody else's turn begins."""
        table = self.table
        spell = (int(table.state.round), int(table.state.seat), *[s for s in table.asked() if s != CHANCE and not table.computer(s)])
        if spell != self.spell:
            self.spell = spell
            self.deadline = time.monotonic() + table.opening.clock

    def left(self) -> float:
        """Seconds on the clock; -1 if there is none, or it runs for nobody."""
        if not self.table.opening.clock or self.table.over or len(self.spell) == 2:
            return -1.0
        return round(max(0.0, self.deadline - time.monotonic()), 1)

    # ---- what happens by itself -------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Have the computers and the clock looked after, if there is need."""
        if not self.closed and (self.table.wakeful() or self.trouble) and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """Until nothing is left to be done by itself."""
        while self.table.wakeful() or self.trouble:
            self.changed.clear()
            try:
                if self.trouble:
                    await self.change_nothing()
                elif not await self.store.lead(self.table.name):
                    await self._wait(RETRY)
                elif self.table.due():
                    await self._compute(self.table.due()[0])
                else:
                    await self._tick()
            except Refusal as e:
                if e.code == "unavailable":
                    await asyncio.sleep(RETRY)
            except Unavailable as e:
                self._doubt(str(e))
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("a table could not go on by itself", extra={"table": self.table.name})
                await asyncio.sleep(RETRY)

    async def change_nothing(self) -> None:
        """Try whether the store is well again."""
        async with self.lock:
            if self.trouble:
                await self._recover()

    async def _compute(self, seat: int) -> None:
        """A computer's answer; if the table has moved on meanwhile, it is thrown away."""
        table, version = self.table, self.table.version
        await asyncio.sleep(table.opening.pace / 1000 if self.clients else 0)
        player = table.computer(seat)
        if not player or table.since.get(seat, version + 1) > version:
            return
        answer, _ = await self.workers.choose(table.name, player, table.view(seat), seat)

        def draft() -> Draft:
            if table.since.get(seat, table.version + 1) > version or table.computer(seat) != player:
                raise Refusal("stale", "the table has moved on")
            return table.chosen(seat, answer)

        await self.change(draft)

    async def _tick(self) -> None:
        """Wait for the clock; when it has run out, computers play for whoever let it."""
        await self._wait(self.deadline - time.monotonic())
        late = self.spell[2:]
        if time.monotonic() < self.deadline or not late:
            if not late:
                await self._wait(60.0)
            return
        for seat in late:
            if self.table.players[seat] == PERSON and not self.table.away[seat]:
                await self.seat(seat, away=True)

    async def _wait(self, seconds: float) -> None:
        """Until something changes, but no longer than that."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), max(seconds, 0.01))

    async def close(self) -> None:
        """Stop doing things by itself; a write that is under way is finished."""
        self.closed = True
        if self.driver is not None:
            self.driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.driver
        async with self.lock:
            pass
