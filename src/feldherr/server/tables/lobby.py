"""The lobby: opens tables, loads them into memory when somebody wants them, and unloads idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator
from functools import partial

import msgspec

from feldherr.editions import MODES, find
from feldherr.server import wire
from feldherr.server.bots.workers import Workers
from feldherr.server.fair import NOBODY, Asker, FairLock
from feldherr.server.health import Health
from feldherr.server.http import links
from feldherr.server.replays.cache import Replays
from feldherr.server.replays.kept import Analyses
from feldherr.server.store.records import HOST, SPECTATOR, Damaged, Opening, Role, Store, Taken, Unavailable
from feldherr.server.tables import orders
from feldherr.server.tables.admission import Admission
from feldherr.server.tables.attendance import Adopted, as_text
from feldherr.server.tables.dice import Key
from feldherr.server.tables.downloads import Downloads
from feldherr.server.tables.expiry import Expiry, Keeping
from feldherr.server.tables.listed import Listed, Remembered, listed
from feldherr.server.tables.opening import HERE, Saved, begun, opening_again, promised
from feldherr.server.tables.room import Room
from feldherr.server.tables.session import Refusal, Session
from feldherr.server.tables.set_aside import SetAside, examined, is_current
from feldherr.server.tables.standing import PERSON

IDLE = 60.0  # seconds until a table that nobody needs leaves memory
LONG = 1_000  # rows of a record that takes a while to be read
ROUND = 1.0  # seconds between two looks for tables that nobody leads

log = logging.getLogger("feldherr.lobby")


class Lobby:
    """All tables: those in memory as rooms, the others through the store."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        idle: float = IDLE,
        address: str = "",
        command: str = "",
        key: Key | None = None,
        keeping: Keeping | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
        self.key = key or Key(secrets.token_bytes(32))
        self.address = address  # where other devices find this server; '' if nobody knows
        self.command = command  # what starts one that they find; '' if nobody knows
        self.rooms: dict[str, Room] = {}
        self.aside: dict[str, SetAside] = {}  # the tables that can't be played
        self.making: set[str] = set()  # the tables that are not in the store yet
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.reading = FairLock()  # long records are read one at a time, so that they hold nobody up
        self.lists = Remembered()
        self.replays = Replays(store)
        self.analyses = Analyses()
        self.keeping = keeping or Keeping()
        self.health = Health(self)
        self.expiry = Expiry(self, self.keeping)
        self.admission = Admission(self)
        self.downloads = Downloads(self)
        self.cut_off = False  # from the database, at the last look
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.open()
        await self.workers.start()
        self.tasks = [
            asyncio.create_task(task) for task in (self._rounds(), self._listen(), self._adopt(), self.health.watch(), self.expiry.run())
        ]

    async def stop(self) -> None:
        """Finish pending writes and stop; games go on when the server is started again."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        await self.workers.stop()
        await self.store.close()

    # ---- tables -----------------------------------------------------------------------------------------------------------------

    async def open(self, wish: wire.NewTable, device: str, game: Saved | None = None, by: Asker = NOBODY) -> wire.Opened:
        """Open a table and return its links: for the host, for every person's seat, and for spectators."""
        name = links.name()
        async with self._at_length(by) if wish.game else contextlib.nullcontext():
            table, rows = await asyncio.to_thread(begun, name, wish, self.key, game, self.workers.own)
        opening = table.opening
        draft = table.begin()
        rows = [*rows, *draft.rows]
        table.commit(draft)
        tokens, digests = new_links(name, opening)
        self.rooms[name] = Room(table, self.store, self.workers, partial(self._give_up, name))  # first, so that nobody loads it meanwhile
        self.making.add(name)
        try:
            await self.store.create(name, opening, rows, digests, table.wakeful(), table.over)
            for seat in [HOST, *[s for s, p in enumerate(wish.players) if p == HERE]]:
                await self.store.hold(device, Role(name, seat))
        except BaseException:
            await self.rooms.pop(name).close()
            raise
        finally:
            self.making.remove(name)
        self.rooms[name].driver.wake()
        return wire.Opened(name, tokens[HOST], [tokens.get(s, "") for s in range(len(opening.players))], tokens[SPECTATOR])

    @contextlib.asynccontextmanager
    async def _at_length(self, by: Asker) -> AsyncIterator[None]:
        """Read a long record for somebody, when it is their turn; what it takes is counted as theirs."""
        async with self.reading.turn(by.who):
            with by.at_work():
                yield

    async def room(self, name: str, by: Asker = NOBODY) -> Room | None:
        """The room of a table, loaded from the store if necessary; None if there is no such table, SetAside if it can't be played."""
        if name in self.rooms:
            return self.rooms[name]
        self._check(name)
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self._load(name, by))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def listed(self, name: str, by: Asker = NOBODY) -> Listed | None:
        """What lists say of a table, which stays in the store if it is there; None if there is none, SetAside if it can't be played."""
        if room := self.rooms.get(name):
            return listed(room.table)
        self._check(name)
        if found := self.lists.get(name):
            return found
        changes = self.lists.changes
        async with self._or_aside(name):
            table = await self._read(name, by)
        if table is None:
            return None
        if changes == self.lists.changes:
            self.lists.keep(name, listed(table))
        return listed(table)

    def _check(self, name: str) -> None:
        if (known := self.aside.get(name)) and known.lasts():
            raise known.with_traceback(None)

    async def room_now(self, name: str, by: Asker = NOBODY) -> Room | None:
        """As `room`, with all that other processes have written: a client that comes from one of them must not see an older table here."""
        if room := await self.room(name, by):
            async with self._or_aside(name):
                if await self.store.rows(name, room.table.version, most=1):  # else nobody waits for a change that is being written
                    await room.catch_up()
        return room

    @contextlib.asynccontextmanager
    async def _or_aside(self, name: str) -> AsyncIterator[None]:
        """Set a table aside if its record can't be read; Unavailable if that can't be known now."""
        try:
            yield
        except Exception as e:
            if isinstance(e, Unavailable) and not isinstance(e, Damaged):
                raise
            await self._give_up(name, e)
            raise self.aside[name] from e

    async def _load(self, name: str, by: Asker) -> Room | None:
        async with self._or_aside(name):
            table = await self._read(name, by)
            room = await self._room_of(table) if table else None
        self.aside.pop(name, None)
        if room:
            self.rooms[name] = room
            room.driver.wake()
        return room

    async def _read(self, name: str, by: Asker) -> Session | None:
        """A table with its whole record, replayed."""
        opening = await self.store.opening(name)
        if opening is None:
            return None
        table = Session(name, opening, self.key)
        rows = await self.store.rows(name)
        async with self._at_length(by) if len(rows) > LONG else contextlib.nullcontext():
            await asyncio.to_thread(table.replay, rows)
        if not is_current(opening) and not table.over:
            await self._go_on_with(name, opening)
            table.replay(await self.store.rows(name, table.version))
        return table

    async def _room_of(self, table: Session) -> Room:
        name, opening = table.name, table.opening
        stored = await self.store.orders(name)
        table.orders = orders.read(table.orders, stored)
        room = Room(table, self.store, self.workers, partial(self._give_up, name))
        room.pace = orders.pace(stored, opening.pace)
        room.rematch = await self.store.rematch_of(name)
        return room

    def set_aside(self, found: SetAside, e: Exception | None = None) -> SetAside:
        """Keep a table from being tried again and again; logged once."""
        if found.table not in self.aside:
            known = isinstance(e, ValueError | Refusal | Damaged) or e is None
            extra = {"table": found.table, "code": found.code, "why": found.detail}
            log.error("table %s can't be played and is set aside", found.table, extra=extra, exc_info=None if known else e)
        self.aside[found.table] = found
        return found

    async def _give_up(self, name: str, e: Exception) -> None:
        """Set aside a table in memory that can't go on, and send its people away; they come back to be told why."""
        found = await examined(self.store, name)
        if found is None:  # the record is good, but the game can't continue from it
            opening, rows = await self.store.opening(name), await self.store.rows(name)
            found = SetAside(name, "stuck", str(e) or type(e).__name__, opening, rows)
        self.set_aside(found, e)
        if room := self.rooms.pop(name, None):
            room.part()
            await room.close()

    async def forget(self, name: str) -> None:
        """Forget a table that was removed, and send away who is still there."""
        self.aside.pop(name, None)
        self.lists.forget(name)
        self.replays.kept.pop(name, None)
        if room := self.rooms.pop(name, None):
            room.part()
            await room.close()

    async def rematch(self, name: str, device: str, roles: list[int]) -> str:
        """The table at which the people of a finished table play again, opened by the first who asks; Refusal while the game goes on.

        A device that came to the old table only after that gets its roles there now.
        """
        room = await self.room(name)
        assert room is not None
        if not room.table.over:
            raise Refusal("stale", "the game is not over")
        if not room.rematch:
            with contextlib.suppress(Taken):  # somebody else was faster
                await self._open_rematch(room.table)
            await self.hear_of_rematch(room)
        seats = opening_again(room.table)[1]
        here = {held.seat for held in await self.store.held(device) if held.table == room.rematch}
        for seat in {seats.get(seat, seat) for seat in roles} - here:
            with contextlib.suppress(ValueError):  # a computer's seat has no link
                await self.store.hold(device, Role(room.rematch, seat))
                await self.admission.refresh(room.rematch, device)
        return room.rematch

    async def _open_rematch(self, old: Session) -> None:
        name = links.name()
        opening, seats = opening_again(old)
        opening = promised(name, opening, self.key)
        table = Session(name, opening, self.key)
        draft = table.begin()
        await self.store.rematch(old.name, name, opening, draft.rows, new_links(name, opening)[1], seats, draft.wakeful())

    async def hear_of_rematch(self, room: Room) -> None:
        """Look whether there is a rematch, and send everybody there."""
        if room.table.over and not room.rematch and (found := await self.store.rematch_of(room.table.name)):
            room.rematch = found
            await self.room(found)
            room.tell_seats()

    # ---- what happens by itself -------------------------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        """Once a second: run tables that no process leads, and unload idle ones."""
        while True:
            try:
                await self.health.tried("a round through the tables", self._round())
                self._notice("")
            except Unavailable as e:
                self._notice(str(e))
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        for name in await self.store.wakeful():
            if name not in self.aside:
                await self._care_for(name)
        await self._tidy()

    def _notice(self, why: str) -> None:
        """Log when the database can't be used any more, though nobody plays, and when it can be again."""
        if bool(why) != self.cut_off:
            self.cut_off = bool(why)
            log.warning("the database can't be used" if why else "the database can be used again", extra={"why": why} if why else None)

    async def _care_for(self, name: str) -> None:
        """Keep a table going, unless it can't be played."""
        if room := self.rooms.get(name):
            return room.driver.wake()
        if await self.store.lead(name):
            with contextlib.suppress(SetAside):
                await self.room(name)
        return None

    async def _adopt(self) -> None:
        """After an upgrade: replay the tables whose rules had another version. What fits goes on by the new one, the rest is set aside."""
        while True:
            try:
                versions = {mode: rules.version for mode, rules in MODES.items()}
                for name in await self.health.tried("looking for tables of another version", self.store.outdated(versions)) or []:
                    await self.health.tried(f"taking over table {name}", self._adopt_one(name))
                return
            except Unavailable:
                await asyncio.sleep(ROUND)

    async def _adopt_one(self, name: str) -> None:
        """Take a table over into this version, if its whole record fits; else it is set aside."""
        with contextlib.suppress(SetAside):
            async with self._or_aside(name):
                if found := await examined(self.store, name):
                    self.set_aside(found)
                elif opening := await self.store.opening(name):
                    await self._go_on_with(name, opening)
        await asyncio.sleep(0)

    async def _go_on_with(self, name: str, opening: Opening) -> None:
        """Write down that a table, whose record fits, is played by the rules that are here; everybody is told."""
        version = find(opening.mode).version
        with contextlib.suppress(Taken):  # somebody else was faster
            await self.store.adopt(name, version, as_text(Adopted(version)) if opening.version else "")
            log.warning("a table goes on by another version of its rules", extra={"table": name, "was": opening.plays, "is": version})
            if room := self.rooms.get(name):
                await room.catch_up()

    def _idle(self, room: Room) -> bool:
        needed = room.clients or room.trouble or room.lock.locked() or room.table.name in self.making
        return not needed and time.monotonic() - room.used >= self.idle

    async def _tidy(self) -> None:
        """Unload idle tables; where computers wait for somebody to watch, nobody looks again before that."""
        for name, room in list(self.rooms.items()):
            rests = room.driver.paused()
            if not self._idle(room) or (room.table.wakeful() and not rests and await self.store.lead(name)):
                continue
            if rests and room.table.wakeful():
                await self.store.rest(name)
            if self._idle(room):  # still: somebody may have come while we asked
                del self.rooms[name]
                await room.close()
                self.lists.keep(name, listed(room.table))
                await self.store.follow(name)

    async def _listen(self) -> None:
        """Follow the changes that other processes write."""
        while True:
            with contextlib.suppress(Unavailable):
                async for name, message in self.store.changes():
                    if message:
                        self._hear(name, message)
                        continue
                    self.lists.forget(name)
                    for each in [name] if name else [*self.rooms, *self.loading]:  # those being loaded may have been read too early
                        if each not in self.making:  # of which nobody else knows yet
                            await self._hear_of(each, missed=not name)
            await asyncio.sleep(ROUND)

    def _hear(self, name: str, message: str) -> None:
        """Tell the people of a table what is said at another process; a word that a newer one knows is passed over."""
        with contextlib.suppress(msgspec.DecodeError):
            if room := self.rooms.get(name):
                room.hear_reaction(message)

    async def _hear_of(self, name: str, missed: bool) -> None:
        """Take over a change that another process made: rows, or else chat or roles. Errors are logged."""
        try:
            self.aside.pop(name, None)  # it may be good again
            room = await self.room(name) if name in self.loading else self.rooms.get(name)  # what is being read may be too old
            if room and (not await room.catch_up() or missed):
                if await self.store.opening(name) is None:
                    return await self.forget(name)
                await room.talk.hear()
                await room.hear_orders()
                await self.hear_of_rematch(room)
                await self.admission.refresh(name)
        except (Unavailable, SetAside):
            pass
        except Exception as e:
            await self._give_up(name, e)


def new_links(name: str, opening: Opening) -> tuple[dict[int, str], dict[str, Role]]:
    """New links of a table, for the host, spectators and every person's seat: by role, and as they are stored."""
    tokens = {seat: links.token() for seat in [HOST, SPECTATOR, *[s for s, p in enumerate(opening.players) if p == PERSON]]}
    return tokens, {links.digest(token): Role(name, seat) for seat, token in tokens.items()}
