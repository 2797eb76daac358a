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
from feldherr.server.health import Health
from feldherr.server.http import links
from feldherr.server.replays.cache import Replays
from feldherr.server.store.records import HOST, SPECTATOR, Damaged, Opening, Role, Row, Spoilt, Store, Taken, Unavailable
from feldherr.server.tables import orders
from feldherr.server.tables.aside import SetAside, examined, saved_text
from feldherr.server.tables.company import Came, Downloaded, Linked
from feldherr.server.tables.dice import Key
from feldherr.server.tables.expiry import Expiry, Keeping
from feldherr.server.tables.opening import HERE, Saved, begun, opening_again, promised
from feldherr.server.tables.proof import written
from feldherr.server.tables.room import Room
from feldherr.server.tables.session import Refusal, Session
from feldherr.server.tables.standing import PERSON, SeatChange, moves

IDLE = 60.0  # seconds until a table that nobody needs leaves memory
ROUND = 1.0  # seconds between two looks for tables that nobody leads

USED = "this link was used on another device; ask for a new one"

log = logging.getLogger("feldherr.lobby")


class Lobby:
    """All tables: those in memory as rooms, the others through the store."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        idle: float = IDLE,
        address: str = "",
        key: Key | None = None,
        keeping: Keeping | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
        self.key = key or Key(secrets.token_bytes(32))
        self.address = address  # where other devices find this server; '' if nobody knows
        self.rooms: dict[str, Room] = {}
        self.aside: dict[str, SetAside] = {}  # the tables that can't be played
        self.making: set[str] = set()  # the tables that are not in the store yet
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.importing = asyncio.Lock()  # long games are read one at a time, so that they hold nobody up
        self.replays = Replays(store)
        self.keeping = keeping or Keeping()
        self.health = Health(self)
        self.expiry = Expiry(self, self.keeping)
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
        self.rooms[name].wake()
        return wire.Opened(name, tokens[HOST], [tokens.get(s, "") for s in range(len(opening.players))], tokens[SPECTATOR])

    async def room(self, name: str) -> Room | None:
        """The room of a table, loaded from the store if necessary; None if there is no such table, SetAside if it can't be played."""
        if name in self.rooms:
            return self.rooms[name]
        if (known := self.aside.get(name)) and known.lasts():
            raise known.with_traceback(None)
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def room_now(self, name: str) -> Room | None:
        """As `room`, with all that other processes have written: whoever comes from one of them must not see an older table here."""
        if room := await self.room(name):
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

    async def _load(self, name: str) -> Room | None:
        async with self._or_aside(name):
            room = await self._read(name)
        self.aside.pop(name, None)
        if room:
            self.rooms[name] = room
            room.wake()
        return room

    async def _read(self, name: str) -> Room | None:
        opening = await self.store.opening(name)
        if opening is None:
            return None
        table = Session(name, opening, self.key)
        await asyncio.to_thread(table.replay, await self.store.rows(name))
        table.orders = orders.read(table.orders, await self.store.orders(name))
        room = Room(table, self.store, self.workers, partial(self._give_up, name))
        room.rematch = await self.store.rematch_of(name)
        return room

    def _set_aside(self, found: SetAside, e: Exception | None = None) -> SetAside:
        """Keep a table from being tried again and again; logged once."""
        if found.table not in self.aside:
            known = isinstance(e, ValueError | Refusal | Damaged) or e is None
            extra = {"table": found.table, "code": found.code, "why": found.detail}
            log.error("a table can't be played and is set aside", extra=extra, exc_info=None if known else e)
        self.aside[found.table] = found
        return found

    async def _give_up(self, name: str, e: Exception) -> None:
        """Set aside a table in memory that can't go on, and send its people away; they come back to be told why."""
        found = await examined(self.store, name)
        if found is None:  # the record is good, but something in it can't be gone on with
            opening, rows = await self.store.opening(name), await self.store.rows(name)
            found = SetAside(name, "stuck", str(e) or type(e).__name__, opening, rows)
        self._set_aside(found, e)
        if room := self.rooms.pop(name, None):
            room.part()
            await room.close()

    async def forget(self, name: str) -> None:
        """Forget a table that was removed, and send away who is still there."""
        self.aside.pop(name, None)
        self.replays.kept.pop(name, None)
        if room := self.rooms.pop(name, None):
            room.part()
            await room.close()

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
        try:
            room = await self.room(name)
        except SetAside as e:
            return await self._rescued(e, roles)
        assert room is not None
        o, rows = room.table.opening, await self.store.rows(name)
        alone = HOST in roles and people(o, rows) <= set(roles) and not room.table.company.strangers
        if not room.table.over and not alone:
            raise Refusal("not-yours", "the record holds everybody's secrets: it is open when the game is over")
        await room.meet(Downloaded())
        return saved_text(o, rows)

    async def _rescued(self, aside: SetAside, roles: list[int]) -> str:
        """The record of a table that was set aside, up to the last good move, for all who sit there: they can go on elsewhere."""
        if roles == [SPECTATOR]:
            raise Refusal("not-yours", "the record holds everybody's secrets: it is open to those who play")
        if aside.opening is None:
            raise aside
        return saved_text(aside.opening, await self.store.rows(aside.table, most=aside.good) if aside.good else [])

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
        over = await self.store.over(name)
        try:
            return self._watched(name, self.replays.of(name, await self._fitting(name), over))
        except SetAside as e:
            if e.opening is None or not e.good:
                raise
            return self.replays.of(name, e.opening, over, e.good)

    async def _fitting(self, name: str) -> Opening:
        """The settings of a table, whose record was replayed if its rules had another version; SetAside if it can't be played."""
        if known := self.aside.get(name):
            raise known.with_traceback(None)
        try:
            opening = await self.store.opening(name)
        except Spoilt as e:
            raise self._set_aside(SetAside(name, "opening", str(e))) from e
        assert opening is not None
        if not is_current(opening):
            await self.room(name)
        return opening

    async def _watched(self, name: str, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """The pieces of a replay; if one can't be made, the table is set aside, and the next replay ends before that."""
        try:
            async for piece in pieces:
                yield piece
        except Exception as e:
            if not isinstance(e, Unavailable) and (found := await examined(self.store, name)):
                raise self._set_aside(found, e) from e
            raise

    async def relink(self, room: Room, seat: int, device: str) -> str:
        """A new link for a role; devices that used an earlier one lose the role, but for the host's own. Everybody is told."""
        if room.table.over and seat >= 0:
            raise Refusal("over", "the game is over")
        token, name = links.token(), room.table.name
        await self.store.relink(links.digest(token), Role(name, seat))
        if seat == HOST:
            await self.store.hold(device, Role(name, HOST))
        await self.refresh(name)
        if seat != SPECTATOR:
            await room.meet(Linked(seat))
        return token

    async def another_device(self, room: Room, seat: int, device: str) -> str:
        """A link for a further device of the same person, unless they have just been sent away. Everybody is told."""
        token = links.token()
        await room.meet(Linked(seat, further=True))
        try:
            await self.store.add_link(links.digest(token), Role(room.table.name, seat), device)
        except Taken:
            raise Refusal("not-yours", "that is not your seat any more") from None
        return token

    async def remove(self, room: Room, seat: int, ban: bool) -> None:
        """Send a person away: their devices lose the seat, and a computer plays on. Everybody is told."""
        if room.table.over:  # it could not be told any more
            raise Refusal("over", "the game is over")
        role = Role(room.table.name, seat)
        devices = await self.store.holders(role) if ban else []
        await self.store.relink(links.digest(links.token()), role)
        for device in devices:
            await self.store.drop(device, Role(role.table, SPECTATOR))
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
                    if name not in self.aside:
                        await self._care_for(name)
                await self._tidy()
            except Unavailable:
                pass
            except Exception:
                log.exception("a round through the tables failed")
            await asyncio.sleep(ROUND)

    async def _care_for(self, name: str) -> None:
        """Keep a table going, unless it can't be played."""
        if room := self.rooms.get(name):
            return room.wake()
        if await self.store.lead(name):
            with contextlib.suppress(SetAside):
                await self.room(name)
        return None

    async def _adopt(self) -> None:
        """After an upgrade: replay the tables whose rules had another version. What fits goes on by the new one, the rest is set aside."""
        while True:
            try:
                for name in await self.store.outdated({mode: rules.version for mode, rules in MODES.items()}):
                    await self._adopt_one(name)
                return
            except Unavailable:
                await asyncio.sleep(ROUND)

    async def _adopt_one(self, name: str) -> None:
        """Take a table over into this version, if its whole record fits."""
        if found := await examined(self.store, name):
            self._set_aside(found)
        elif opening := await self.store.opening(name):
            version = find(opening.mode).version
            await self.store.adopt(name, version)
            log.warning("a table goes on by another version of its rules", extra={"table": name, "was": opening.version, "is": version})
        await asyncio.sleep(0)

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
                        if each not in self.making:  # of which nobody else knows yet
                            await self._hear_of(each, missed=not name)
            await asyncio.sleep(ROUND)

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
                await self.refresh(name)
        except (Unavailable, SetAside):
            pass
        except Exception as e:
            await self._give_up(name, e)


def is_current(opening: Opening) -> bool:
    """Whether a table is played by the rules that are here."""
    return opening.mode in MODES and MODES[opening.mode].version == opening.version


def people(opening: Opening, rows: list[Row]) -> set[int]:
    """The seats that people have or had: the host may not read their secrets."""
    changes = [msgspec.json.decode(row.text, type=SeatChange) for row in rows if row.kind == "seat"]
    return {s for s, p in enumerate(opening.players) if p == PERSON} | {c.seat for c in changes if c.player == PERSON}


def new_links(name: str, opening: Opening) -> tuple[dict[int, str], dict[str, Role]]:
    """New links of a table, for the host, spectators and every person's seat: by role, and as they are stored."""
    tokens = {seat: links.token() for seat in [HOST, SPECTATOR, *[s for s, p in enumerate(opening.players) if p == PERSON]]}
    return tokens, {links.digest(token): Role(name, seat) for seat, token in tokens.items()}
