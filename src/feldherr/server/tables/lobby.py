"""The lobby: opens tables, loads them into memory when somebody wants them, and unloads idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator

import msgspec

from feldherr.editions import find
from feldherr.engine import game as engine
from feldherr.server import wire
from feldherr.server.bots.workers import Workers
from feldherr.server.http import links
from feldherr.server.replays.cache import Replays
from feldherr.server.store.records import HOST, SPECTATOR, Opening, Role, Row, Store, Taken, Unavailable
from feldherr.server.tables import orders
from feldherr.server.tables.company import Came, Downloaded, Linked
from feldherr.server.tables.dice import Key
from feldherr.server.tables.opening import HERE, Saved, begun, opening_again, promised
from feldherr.server.tables.proof import written
from feldherr.server.tables.room import Room
from feldherr.server.tables.session import Refusal, Session, on_named_map
from feldherr.server.tables.standing import PERSON, SeatChange, moves

IDLE = 60.0  # seconds until a table that nobody needs leaves memory
ROUND = 1.0  # seconds between two looks for tables that nobody leads

USED = "this link was used on another device; ask for a new one"

log = logging.getLogger("feldherr.lobby")


class Lobby:
    """All tables: those in memory as rooms, the others through the store."""

    def __init__(self, store: Store, workers: Workers, idle: float = IDLE, address: str = "", key: Key | None = None) -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
        self.key = key or Key(secrets.token_bytes(32))
        self.address = address  # where other devices find this server; '' if nobody knows
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.importing = asyncio.Lock()  # long games are read one at a time, so that they hold nobody up
        self.replays = Replays(store)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.open()
        await self.workers.start()
        self.tasks = [asyncio.create_task(self._rounds()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        """Finish pending writes and stop; games go on when the server is started again."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        await self.workers.stop()
        await self.store.close()

    # ---- tables -----------------------------------------------------------------------------------------------------------------

    async def open(self, wish: wire.NewTable, device: str, game: Saved | None = None) -> wire.Opened:
        """Open a table and return its links: for the host, for every person's seat, and for spectators."""
        name = links.name()
        async with self.importing if wish.game else contextlib.nullcontext():
            table, rows = await asyncio.to_thread(begun, name, wish, self.key, game)
        opening = table.opening
        draft = table.begin()
        rows = [*rows, *draft.rows]
        table.commit(draft)
        tokens, digests = new_links(name, opening)
        self.rooms[name] = Room(table, self.store, self.workers)  # first, so that nobody loads it meanwhile
        try:
            await self.store.create(name, opening, rows, digests, table.wakeful(), table.over)
            for seat in [HOST, *[s for s, p in enumerate(wish.players) if p == HERE]]:
                await self.store.hold(device, Role(name, seat))
        except BaseException:
            await self.rooms.pop(name).close()
            raise
        self.rooms[name].wake()
        return wire.Opened(name, tokens[HOST], [tokens.get(s, "") for s in range(len(opening.players))], tokens[SPECTATOR])

    async def room(self, name: str) -> Room | None:
        """The room of a table, loaded from the store if necessary; None if there is no such table."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Room | None:
        opening = await self.store.opening(name)
        if opening is None:
            return None
        table = Session(name, opening, self.key)
        await asyncio.to_thread(table.replay, await self.store.rows(name))
        table.orders = orders.read(table.orders, await self.store.orders(name))
        room = self.rooms[name] = Room(table, self.store, self.workers)
        room.rematch = await self.store.rematch_of(name)
        room.wake()
        return room

    async def rematch(self, name: str, device: str, roles: list[int]) -> str:
        """The table at which the people of a finished table play again, opened by whoever asks first; Refusal while the game goes on.

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
                await self.refresh(room.rematch, device)
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

    async def saved(self, name: str, roles: list[int]) -> str:
        """The saved game of a table; Refusal if it is not over, unless the host has all people's seats."""
        room = await self.room(name)
        assert room is not None
        o, rows = room.table.opening, await self.store.rows(name)
        alone = HOST in roles and people(o, rows) <= set(roles) and not room.table.company.strangers
        if not room.table.over and not alone:
            raise Refusal("not-yours", "the record holds everybody's secrets: it is open when the game is over")
        await room.meet(Downloaded())
        rules = on_named_map(find(o.mode), o.house)
        lines = [row.text for row in moves(rows)]
        return "\n".join([*engine.heading(engine.FORMAT, rules, len(o.players), o.names), *lines]) + "\n"

    async def proof(self, name: str) -> str:
        """The proof of a finished table's dice; Refusal while the game goes on."""
        room = await self.room(name)
        assert room is not None
        if not room.table.over:
            raise Refusal("not-yours", "the proof holds the seed of all dice: it is open when the game is over")
        lines = [row.text for row in moves(await self.store.rows(name))]
        async with self.importing:
            return await asyncio.to_thread(written, room.table, lines)

    async def replay(self, name: str) -> AsyncIterator[bytes]:
        """The replay of a table as compressed pieces; the table need not be in memory."""
        opening, over = await self.store.opening(name), await self.store.over(name)
        assert opening is not None
        return self.replays.of(name, opening, over)

    async def relink(self, room: Room, seat: int, device: str) -> str:
        """A new link for a role; devices that used an earlier one lose the role, but for the host's own. Everybody is told."""
        token, name = links.token(), room.table.name
        await self.store.relink(links.digest(token), Role(name, seat))
        if seat == HOST:
            await self.store.hold(device, Role(name, HOST))
        await self.refresh(name)
        if seat != SPECTATOR:
            await room.meet(Linked(seat))
        return token

    async def another_device(self, room: Room, seat: int) -> str:
        """A link for a further device of the same person. Everybody is told."""
        token = links.token()
        await room.meet(Linked(seat, further=True))
        await self.store.add_link(links.digest(token), Role(room.table.name, seat))
        return token

    async def remove(self, room: Room, seat: int, ban: bool) -> None:
        """Send a person away: their devices lose the seat, and a computer plays on. Everybody is told."""
        role = Role(room.table.name, seat)
        devices = await self.store.holders(role) if ban else []
        await self.store.relink(links.digest(links.token()), role)
        await self.refresh(role.table)
        await room.change(lambda: room.table.removed(seat, devices))

    async def join(self, device: str, role: Role, by: str) -> None:
        """Give a device a role by a link, and tell everybody; Refusal if another device has used the link, or this one is banned.

        It is told first: nobody gets a seat in silence.
        """
        room = await self.room(role.table)
        assert room is not None
        held = [each.seat for each in await self.store.held(device) if each.table == role.table]
        if device in room.table.company.banned:
            raise Refusal("not-yours", "the host has banned this device from the table")
        if role.seat >= 0 and await self.store.used(by, device):
            raise Refusal("stale", USED)
        if role.seat not in (*held, SPECTATOR):
            await room.meet(Came(role.seat, HOST in held))
        try:
            await self.store.hold(device, role, by if role.seat >= 0 else "")
        except Taken:
            raise Refusal("stale", USED) from None
        await self.refresh(role.table, device)

    async def refresh(self, name: str, device: str = "") -> None:
        """Read the roles of the devices at a table again, or of one device, and tell everybody what changed."""
        room = self.rooms.get(name)
        changed = False
        for client in list(room.clients) if room else []:
            if device and client.device != device:
                continue
            roles = [role.seat for role in await self.store.held(client.device) if role.table == name]
            if sorted(roles) != sorted(client.roles):
                client.roles = roles
                client.again()
                changed = True
        if room and changed:
            room.tell_seats()

    # ---- what happens by itself -------------------------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        """Once a second: run tables that no process leads, and unload idle ones."""
        while True:
            try:
                for name in await self.store.wakeful():
                    await self._care_for(name)
                await self._tidy()
            except Unavailable:
                pass
            except Exception:
                log.exception("a round through the tables failed")
            await asyncio.sleep(ROUND)

    async def _care_for(self, name: str) -> None:
        """Keep a table going; one that can't be loaded is logged and skipped."""
        if room := self.rooms.get(name):
            return room.wake()
        if await self.store.lead(name):
            try:
                await self.room(name)
            except ValueError:
                log.exception("a table can't be read", extra={"table": name})
        return None

    def _idle(self, room: Room) -> bool:
        return not (room.clients or room.trouble or room.lock.locked()) and time.monotonic() - room.used >= self.idle

    async def _tidy(self) -> None:
        for name, room in list(self.rooms.items()):
            if not self._idle(room) or (room.table.wakeful() and await self.store.lead(name)):
                continue
            if self._idle(room):  # still: somebody may have come while we asked
                del self.rooms[name]
                await room.close()
                await self.store.follow(name)

    async def _listen(self) -> None:
        """Follow the changes that other processes write."""
        while True:
            with contextlib.suppress(Unavailable):
                async for name in self.store.changes():
                    for each in [name] if name else [*self.rooms, *self.loading]:  # those being loaded may have been read too early
                        await self._hear_of(each, missed=not name)
            await asyncio.sleep(ROUND)

    async def _hear_of(self, name: str, missed: bool) -> None:
        """Take over a change that another process made: rows, or else chat or roles. Errors are logged."""
        try:
            room = await self.room(name) if name in self.loading else self.rooms.get(name)  # what is being read may be too old
            if room and (not await room.catch_up() or missed):
                await room.talk.hear()
                await room.hear_orders()
                await self.hear_of_rematch(room)
                await self.refresh(name)
        except Unavailable:
            pass
        except Exception:
            log.exception("a change could not be taken over", extra={"table": name})


def people(opening: Opening, rows: list[Row]) -> set[int]:
    """The seats that people have or had: the host may not read their secrets."""
    changes = [msgspec.json.decode(row.text, type=SeatChange) for row in rows if row.kind == "seat"]
    return {s for s, p in enumerate(opening.players) if p == PERSON} | {c.seat for c in changes if c.player == PERSON}


def new_links(name: str, opening: Opening) -> tuple[dict[int, str], dict[str, Role]]:
    """New links of a table, for the host, spectators and every person's seat: by role, and as they are stored."""
    tokens = {seat: links.token() for seat in [HOST, SPECTATOR, *[s for s, p in enumerate(opening.players) if p == PERSON]]}
    return tokens, {links.digest(token): Role(name, seat) for seat, token in tokens.items()}
