"""One table in memory and its connections: one change at a time, written, then sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec

from feldherr.server import serialize, wire
from feldherr.server.bots.workers import Workers
from feldherr.server.http.connection import Client, encode
from feldherr.server.store.records import HOST, Store, Taken, Unavailable
from feldherr.server.tables.attendance import Told
from feldherr.server.tables.clock import Clock
from feldherr.server.tables.driver import Driver, GiveUp
from feldherr.server.tables.opening import PACES
from feldherr.server.tables.orders import pace
from feldherr.server.tables.orders import read as read_orders
from feldherr.server.tables.seed_shares import Committed, Revealed, Seeding
from feldherr.server.tables.session import Refusal, Session
from feldherr.server.tables.shared_view import SharedView
from feldherr.server.tables.standing import Draft, Word, replaced
from feldherr.server.tables.talk import Talk

KEPT_UPDATES = 16
TRIES = 5  # to write a change, when other processes write to the same table
UNWRITTEN = "this can't be written down now, so nothing is taken; all that was accepted is safe, and the table goes on by itself"

log = logging.getLogger("feldherr.room")


class Room:
    """One table in memory. All changes happen under `lock`, one at a time."""

    def __init__(self, table: Session, store: Store, workers: Workers, give_up: GiveUp | None = None) -> None:
        self.table = table
        self.store = store
        self.workers = workers
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.trouble = ""  # why nothing can be written
        self.closed = False  # nothing is begun any more
        self.used = self.watched = self.gave = time.monotonic()
        self.talk = Talk(table.name, store, self.tell)
        self.pace = table.opening.pace  # milliseconds between the answers of computers
        self.rematch = ""  # the table at which the same people play again
        self.excusing: asyncio.Task[None] | None = None
        self.ordered = 0  # how often orders were changed
        self.updates: dict[tuple[int, int, int, int, int, tuple[int, ...]], bytes] = {}
        self.seen: SharedView | None = None
        self.clock = Clock(table)
        self.driver = Driver(self, give_up)

    # ---- who is there -----------------------------------------------------------------------------------------------------------

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.used = time.monotonic()
        self.driver.changed.set()  # computers may have waited for somebody to come
        if client.seats:  # a spectator changes nothing for the others
            self.tell_seats(but=client)
        if self.table.over and client.told >= 0:
            client.note(wire.Seats(self.sign(), client.seats, client.host))  # the end may have come while it was away
        if self.trouble:
            client.note(wire.Trouble(self.trouble))
        self.driver.wake()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = self.watched = time.monotonic()
        if client.seats:
            self.tell_seats()

    def present(self) -> set[int]:
        return {s for c in self.clients for s in c.seats}

    def sign(self) -> wire.Table:
        return self.table.sign(self.present(), self.rematch, self.pace, self.patience())

    def tell_seats(self, but: Client | None = None) -> None:
        """Send everybody who sits where."""
        sign = self.sign()
        for c in self.clients:
            if c is not but:
                c.note(wire.Seats(sign, c.seats, c.host))

    def tell(self, message: wire.ServerMessage) -> None:
        for c in self.clients:
            c.note(message)

    def update(self, after: int, eyes: int, answering: list[int]) -> bytes:
        """The newest board as an encoded update, made once for all who see the same."""
        left = self.clock.left()
        key = (self.table.version, after, eyes, int(left), self.ordered, tuple(answering))
        if key not in self.updates:
            if len(self.updates) >= KEPT_UPDATES:
                self.updates.clear()
            view, everybody = self.table.view(eyes), self.everybody()
            board = serialize.seen(everybody.view, view), everybody.asked, self.table.question(view), left
            self.updates[key] = encode(wire.Update(key[0], after, everybody.told(after, eyes), *board, everybody.undo, answering))
        return self.updates[key]

    def everybody(self) -> SharedView:
        """What all see of the newest board, made once."""
        if self.seen is None or self.seen.version != self.table.version:
            self.seen = SharedView(self.table)
        return self.seen

    # ---- changing the table -----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, text: str, version: int) -> int:
        """Make a person's move; returns the number of its row."""
        return await self.change(lambda: self.table.answered(seat, text, version))

    async def undo(self, seat: int, version: int) -> int:
        """Take back a person's last step; returns the number of the row that says so."""
        return await self.change(lambda: self.table.undone(seat, version))

    async def say_of_end(self, word: Word) -> int:
        """Offer to end the game, agree, or decline."""
        return await self.change(lambda: self.table.word(word))

    async def resign(self, seat: int) -> int:
        """Give up a seat for good."""
        return await self.change(lambda: self.table.resign(seat))

    async def contribute(self, what: Committed | Revealed, nth: int) -> int:
        """Take a device's commitment to a share of the seed, or the share."""
        return await self.change(lambda: self.table.contributed(what, nth))

    async def begin_without(self, by: int = HOST) -> int:
        """Begin without the shares that are awaited: the host at any time, a player after a long wait."""
        if by != HOST and self.patience() > 0:
            raise Refusal("not-yours", "only the host can do that yet")
        return await self.change(lambda: self.table.begun_without(by))

    def patience(self) -> float:
        """Seconds until any player may begin without the shares that are awaited; every contribution makes them begin anew."""
        return max(0.0, self.gave + self.workers.settings.begin_seconds - time.monotonic())

    async def excuse(self) -> None:
        """Don't wait for the shares of seats whose programs know nothing of them."""
        sharing = {role for c in self.clients if c.shares for role in c.roles}
        for client in [c for c in self.clients if not c.shares]:
            for seat in set(client.roles) & set(self.table.seeding.waits) - sharing:
                with contextlib.suppress(Refusal):  # somebody was faster, or nothing can be written now
                    await self.contribute(Committed(seat, ""), self.table.seeding.round)

    async def meet(self, what: Told) -> None:
        """Write down who has come or what the host did, and tell everybody; after the end nobody minds."""
        if not self.table.over:
            await self.change(lambda: self.table.told(what))

    async def order(self, orders: wire.Orders) -> None:
        """Store the standing orders of a seat, then follow them."""
        if self.trouble or self.closed:
            raise Refusal("unavailable", UNWRITTEN)
        await asyncio.shield(asyncio.create_task(self._order(orders)))

    async def _order(self, orders: wire.Orders) -> None:
        async with self.lock:
            before = self.table.orders, self.table.again
            self.table.order(replaced(before[0], orders.seat, orders))
            try:
                await self.store.set_orders(self.table.name, orders.seat, encode(orders).decode(), self.table.wakeful())
            except Unavailable:
                self.table.orders, self.table.again = before
                raise Refusal("unavailable", UNWRITTEN) from None
        self.followed([orders.seat])

    async def hear_orders(self) -> None:
        """Read orders that were stored by another process, and tell those that have changed."""
        async with self.lock:
            stored = await self.store.orders(self.table.name)
            changed = self.table.order(read_orders(self.table.orders, stored))
        self.followed(changed)
        self._keep_pace(pace(stored, self.pace))

    def followed(self, seats: list[int]) -> None:
        """Tell the devices of these seats their new orders, and do what can be done by them."""
        self.ordered += 1
        for c in self.clients:
            if set(seats) & set(c.seats):
                c.note(wire.StandingOrders(self.table.orders_of(c.seats)))
                c.show()
        if seats:
            self.driver.changed.set()
            self.driver.wake()

    async def hasten(self, pace: int) -> None:
        """Set the milliseconds between the answers of computers: an order of the host's, which every server of this table follows."""
        await asyncio.shield(asyncio.create_task(self._hasten(max(PACES[0], min(PACES[1], pace)))))

    async def _hasten(self, pace: int) -> None:
        async with self.lock:
            if pace == self.pace:
                return
            try:
                await self.store.set_orders(self.table.name, HOST, str(pace), wakeful=False)
            except Unavailable:
                raise Refusal("unavailable", UNWRITTEN) from None
            self._keep_pace(pace)

    def _keep_pace(self, pace: int) -> None:
        if pace != self.pace:
            self.pace = pace
            self.tell_seats()

    async def react(self, reaction: wire.Reacted) -> None:
        """Show everybody a reaction, those at other servers too, as long as they can be reached."""
        self.tell(reaction)
        with contextlib.suppress(Unavailable):
            await self.store.pass_on(self.table.name, encode(reaction).decode())

    def hear_reaction(self, message: str) -> None:
        """Show a reaction from another server."""
        self.tell(msgspec.json.decode(message, type=wire.Reacted))

    async def seat(self, seat: int, player: str = "", away: bool = False) -> None:
        """Give a seat to another player, or mark its person as away or back."""
        await self.change(lambda: self.table.seated(seat, player, away))

    async def change(self, make: Callable[[], Draft]) -> int:
        """Make one change: draft, write, commit, send. Returns its row. Once begun it is finished, even if the caller is cancelled."""
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
        """Write and commit a draft. False if another process has written first; then its rows have been read instead."""
        wakeful = draft.wakeful()
        try:
            await self.store.append(self.table.name, draft.rows, wakeful, draft.over)
        except Taken:
            await self._read()
            return False
        except Unavailable as e:
            self.doubt(str(e))
            raise Refusal("unavailable", UNWRITTEN) from None
        before, seeding = self.table.seating(), self.table.seeding
        self.table.commit(draft)
        self._note_share(seeding)
        self._publish(before)
        return True

    def _note_share(self, before: Seeding) -> None:
        if self.table.seeding is not before:
            self.gave = time.monotonic()

    async def _read(self) -> bool:
        """Read and replay rows that another process has written; whether there were any."""
        try:
            rows = await self.store.rows(self.table.name, self.table.version)
        except Unavailable as e:
            self.doubt(str(e))
            raise Refusal("unavailable", UNWRITTEN) from None
        before, seeding = self.table.seating(), self.table.seeding
        self.table.replay(rows)
        self._note_share(seeding)
        if rows:
            self._publish(before)
        return bool(rows)

    async def catch_up(self) -> bool:
        """Read what another process has written; whether there are new rows. Unavailable if it can't be read."""
        async with self.lock:
            try:
                return await self._read()
            except Refusal as e:
                raise Unavailable(str(e)) from None

    def doubt(self, why: str) -> None:
        """The store failed: tell everybody, and accept nothing until it is known what was written."""
        if not self.trouble:
            log.warning("can't write", extra={"table": self.table.name, "why": why})
            self.trouble = UNWRITTEN
            self.tell(wire.Trouble(self.trouble))
        self.driver.changed.set()
        self.driver.wake()

    async def recover(self) -> None:
        """Read what was written, and go on if the store can be written again."""
        async with self.lock:
            if self.trouble:
                await self._read()
                await self.store.try_to_write(self.table.name)
                self.trouble = ""
                self.tell(wire.Trouble(""))

    def _publish(self, before: object) -> None:
        """Send the new board, and the sign if somebody changed seats, an offer was made or lapsed, or the seed is open now."""
        self.used = time.monotonic()
        self.clock.wind()
        if self.table.over or self.table.seating() != before:
            self.tell_seats()
        for c in self.clients:
            c.wake()
        self.driver.changed.set()
        self.driver.wake()
        if self.table.seeding.waits:
            self.excusing = asyncio.create_task(self.excuse())

    # ---- the end ----------------------------------------------------------------------------------------------------------------

    def part(self) -> None:
        """Send everybody away."""
        for client in self.clients:
            client.parted = True
            client.wake()

    async def close(self) -> None:
        """Stop the driver and finish a pending write."""
        self.closed = True
        await self.driver.stop()
        async with self.lock:
            pass
