"""The lobby: opens tables, loads them into memory when somebody wants them, and unloads idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

import msgspec

from feldherr.editions import find
from feldherr.engine import game as engine
from feldherr.engine.game import Game, SaveError
from feldherr.maps import names as maps
from feldherr.rules.options import with_house_rules
from feldherr.rules.ruleset import Ruleset
from feldherr.server import wire
from feldherr.server.bots.workers import Workers
from feldherr.server.http import links
from feldherr.server.replays.cache import Replays
from feldherr.server.store.records import HOST, SPECTATOR, Opening, Role, Row, Store, Unavailable
from feldherr.server.tables import dice
from feldherr.server.tables.room import Room
from feldherr.server.tables.session import PERSON, Refusal, SeatChange, Session, check_player
from feldherr.server.tables.text import readable

HERE = "here"
IDLE = 60.0  # seconds until a table that nobody needs leaves memory
ROUND = 1.0  # seconds between two looks for tables that nobody leads
LONGEST_NAME = 30
CLOCKS = (0, 86_400)
PACES = (0, 10_000)

log = logging.getLogger("feldherr.lobby")


class Lobby:
    """All tables: those in memory as rooms, the others through the store."""

    def __init__(self, store: Store, workers: Workers, idle: float = IDLE, address: str = "") -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
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

    async def open(self, wish: wire.NewTable, device: str) -> wire.Opened:
        """Open a table and return its links: for the host, for every person's seat, and for spectators."""
        name = links.name()
        async with self.importing if wish.game else contextlib.nullcontext():
            table, rows = await asyncio.to_thread(begun, name, wish)
        opening = table.opening
        draft = table.begin()
        rows = [*rows, *draft.rows]
        table.commit(draft)
        tokens = {seat: links.token() for seat in [HOST, SPECTATOR, *[s for s, p in enumerate(opening.players) if p == PERSON]]}
        digests = {links.digest(token): Role(name, seat) for seat, token in tokens.items()}
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
        table = Session(name, opening)
        await asyncio.to_thread(table.replay, await self.store.rows(name))
        room = self.rooms[name] = Room(table, self.store, self.workers)
        room.wake()
        return room

    async def saved(self, name: str, roles: list[int]) -> str:
        """The saved game of a table; Refusal if it is not over, unless the host has all people's seats."""
        room = await self.room(name)
        assert room is not None
        o, rows = room.table.opening, await self.store.rows(name)
        if not room.table.over and not (HOST in roles and people(o, rows) <= set(roles)):
            raise Refusal("not-yours", "the record holds everybody's secrets: it is open when the game is over")
        rules = with_house_rules(find(o.mode), o.house)
        lines = [row.text for row in rows if row.kind == "answer"]
        return "\n".join([*engine.heading(engine.FORMAT, rules, len(o.players), o.names), *lines]) + "\n"

    async def replay(self, name: str) -> AsyncIterator[bytes]:
        """The replay of a table as compressed pieces; the table need not be in memory."""
        opening, over = await self.store.opening(name), await self.store.over(name)
        assert opening is not None
        return self.replays.of(name, opening, over)

    async def watch(self, text: str) -> AsyncIterator[bytes]:
        """The replay of a saved game as compressed pieces."""
        async with self.importing:
            table, rows = await asyncio.to_thread(watched, text)
        return self.replays.once(table, rows)

    async def relink(self, name: str, seat: int) -> str:
        """A new link for a role; devices that used an earlier one lose the role."""
        token = links.token()
        await self.store.relink(links.digest(token), Role(name, seat))
        await self.refresh(name)
        return token

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
                    for each in [name] if name else list(self.rooms):
                        await self._hear_of(each, missed=not name)
            await asyncio.sleep(ROUND)

    async def _hear_of(self, name: str, missed: bool) -> None:
        """Take over a change that another process made: rows, or else chat or roles. Errors are logged."""
        try:
            room = await self.room(name) if name in self.loading else self.rooms.get(name)  # what is being read may be too old
            if room and (not await room.catch_up() or missed):
                await room.hear_chat()
                await self.refresh(name)
        except Unavailable:
            pass
        except Exception:
            log.exception("a change could not be taken over", extra={"table": name})


def people(opening: Opening, rows: list[Row]) -> set[int]:
    """The seats that people have or had: the host may not read their secrets."""
    changes = [msgspec.json.decode(row.text, type=SeatChange) for row in rows if row.kind == "seat"]
    return {s for s, p in enumerate(opening.players) if p == PERSON} | {c.seat for c in changes if c.player == PERSON}


# ---- opening a table ----------------------------------------------------------------------------------------------------------------


def begun(name: str, wish: wire.NewTable) -> tuple[Session, list[Row]]:
    """A new session, at the end of the saved game if there is one, and the rows of that game."""
    opening, rows = prepared(wish)
    table = Session(name, opening)
    table.replay(rows)
    return table, rows


def watched(text: str) -> tuple[Session, list[Row]]:
    """A saved game as a session at its beginning, and its rows."""
    game = loaded(text)
    wish = wire.NewTable(game.rules.name, [PERSON] * game.seats, names=game.names, house=dict(game.rules.house))
    return Session("", prepared(wish)[0]), answers(game)


def prepared(wish: wire.NewTable) -> tuple[Opening, list[Row]]:
    """The settings of a new table and the rows it begins with; ValueError says what is wrong with the request."""
    mode, house, rows = (wish.mode, wish.house, []) if not wish.game else imported(wish)
    check_map(house)
    rules = with_house_rules(find(mode), house) if house else find(mode)
    rules.seated(len(wish.players))
    players = [PERSON if p == HERE else p for p in wish.players]
    for player in players:
        check_player(player)
    for what, value, (low, high) in (("clock", wish.clock, CLOCKS), ("pace", wish.pace, PACES)):
        if not low <= value <= high:
            raise ValueError(f"{what}: a number from {low} to {high} is wanted, not {value}")
    opening = Opening(mode, house, named(wish.names, len(players)), players, wish.clock, wish.pace, wish.chat, wish.dice, dice.fresh())
    return opening, rows


def check_map(house: dict[str, str]) -> None:
    """Raise ValueError for a map that is a file: guests must not read the server's files."""
    if "map" in house and house["map"] not in maps():
        raise ValueError(f"map: a server plays on its own maps ({', '.join(maps())})")


def named(names: list[str], seats: int) -> list[str]:
    """A name for every seat; ValueError if one is too long or not printable."""
    names = [" ".join(n.split()) for n in names[:seats]]
    names += [""] * (seats - len(names))
    if any(n and (len(n) > LONGEST_NAME or not readable(n)) for n in names):
        raise ValueError(f"names: up to {LONGEST_NAME} printable characters each")
    return [n or f"Player {s + 1}" for s, n in enumerate(names)]


def imported(wish: wire.NewTable) -> tuple[str, dict[str, str], list[Row]]:
    """The mode, house rules and rows of the saved game in a request."""
    game = loaded(wish.game)
    if game.seats != len(wish.players):
        raise ValueError(f"players: the saved game has {game.seats} seats, not {len(wish.players)}")
    return game.rules.name, dict(game.rules.house), answers(game)


def answers(game: Game) -> list[Row]:
    """The moves of a game, as rows."""
    return [Row(n, "answer", game.line(seat, a)) for n, (seat, a) in enumerate(game.log, 1)]


def loaded(text: str) -> Game:
    """A saved game on a built-in map; ValueError says what is wrong with it."""

    def house(rules: Ruleset, chosen: dict[str, str]) -> Ruleset:
        check_map(chosen)
        return with_house_rules(rules, chosen)

    try:
        return engine.load(text, find, house)
    except SaveError as e:
        raise ValueError(f"game: {e}") from e
