"""Tables that come to memory and leave it: there is never a second one, and nobody sits at one that was put away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest

import feldherr
from browser.questions import questions
from feldherr.server import wire
from feldherr.server.bots.workers import Workers
from feldherr.server.fair import Asker
from feldherr.server.http.connection import Client
from feldherr.server.settings import Settings
from feldherr.server.store.records import SPECTATOR, Change, Opening, Role, Row, Unavailable
from feldherr.server.store.sqlite import SqliteStore
from feldherr.server.tables.lobby import Lobby
from feldherr.server.tables.session import Refusal
from server.staff import LONGEST

WISH = wire.NewTable("sv2000.conquest", ["person", "person", "captain"], pace=0)
DEVICE = "0" * 64


class SlowStore(SqliteStore):
    """A store in which something else happens before it answers."""

    meanwhile: Callable[[], Awaitable[None]] | None = None
    news: asyncio.Queue[str] | None = None  # what other processes tell

    async def _pause(self) -> None:
        if self.meanwhile:
            story, self.meanwhile = self.meanwhile, None
            await story()

    async def changes(self) -> AsyncIterator[Change]:
        while self.news:
            yield Change(await self.news.get())
            self.news.task_done()

    async def create(self, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], wakeful: bool, over: bool) -> None:
        if self.news:
            await self.news.put("")  # the listener is back, and has missed who knows what
            await self.news.join()
        await super().create(table, opening, rows, links, wakeful, over)
        await self._pause()

    async def append(self, table: str, rows: Sequence[Row], wakeful: bool, over: bool) -> None:
        await self._pause()
        await super().append(table, rows, wakeful, over)

    async def lead(self, table: str) -> bool:
        await self._pause()
        return False


def with_hall(tmp_path: Path, story: Callable[[Lobby, SlowStore], Awaitable[None]]) -> None:
    """A lobby without computer players that nobody takes care of by itself."""

    async def whole() -> None:
        store = SlowStore(tmp_path / "tables.db")
        lobby = Lobby(store, Workers(1), idle=0)
        await store.open()
        try:
            await story(lobby, store)
        finally:
            await lobby.stop()

    asyncio.run(whole())


def test_a_table_that_is_looked_for_while_it_is_opened_is_there_once(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        found = []

        async def look() -> None:
            (name,) = await store.unfinished()
            found.append(await lobby.room(name))

        store.meanwhile = look
        opened = await lobby.open(WISH, DEVICE)
        assert found == [lobby.rooms[opened.table]]

    with_hall(tmp_path, story)


def test_a_table_that_is_being_opened_stays_when_the_listener_is_back(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        store.news = asyncio.Queue()
        listening = asyncio.create_task(lobby._listen())
        opened = await asyncio.wait_for(lobby.open(WISH, DEVICE), LONGEST)
        assert {*lobby.rooms} == {opened.table}
        listening.cancel()

    with_hall(tmp_path, story)


def test_a_table_that_could_not_be_opened_is_not_there(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        async def fail() -> None:
            raise Unavailable

        store.meanwhile = fail
        with pytest.raises(Unavailable):
            await lobby.open(WISH, DEVICE)
        assert not lobby.rooms

    with_hall(tmp_path, story)


def test_nobody_sits_at_a_table_that_is_put_away(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        clocked = wire.NewTable("sv2000.conquest", ["person", "person", "person"], clock=60)
        name = (await lobby.open(clocked, DEVICE)).table
        room = lobby.rooms[name]
        assert room.driver.task
        room.driver.task.cancel()
        client = Client(room, DEVICE, [0], -1)

        async def come() -> None:
            room.enter(client)

        store.meanwhile = come
        await lobby._tidy()
        assert lobby.rooms == {name: room}
        room.leave(client)
        await lobby._tidy()
        assert not lobby.rooms

    with_hall(tmp_path, story)


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async def story(lobby: Lobby, store: SlowStore) -> None:
        names = [(await lobby.open(WISH, DEVICE)).table for _ in range(2)]
        last = lobby.rooms[names[0]].table.version
        await store.append(names[0], [Row(last + 1, "answer", "0 attack nowhere nowhere 3")], wakeful=True, over=False)
        for name in names:
            await lobby._hear_of(name, missed=True)
        assert list(lobby.rooms) == names[1:]
        assert {name: aside.good for name, aside in lobby.aside.items()} == {names[0]: last}

    with_hall(tmp_path, story)


def test_an_answer_is_taken_after_anothers_that_was_written_first(tmp_path: Path) -> None:
    """All choose their capitals at once, at two servers: whoever is slower is not refused."""
    asked = questions("sv2000.capitals")["choosing capitals", "capital"]

    async def story(lobby: Lobby, store: SlowStore) -> None:
        opened = await lobby.open(wire.NewTable("", ["here"] * asked.seats, game=asked.save), "device")
        room = await lobby.room(opened.table)
        assert room is not None
        table, version = room.table, room.table.version
        first, second, *_ = sorted(table.since)
        texts = [feldherr.offers(table.state, seat)[0] for seat in (first, second)]

        async def elsewhere() -> None:
            draft = table.answered(second, texts[1], version)
            await store.append(table.name, draft.rows, wakeful=False, over=False)

        store.meanwhile = elsewhere
        assert await room.answer(first, texts[0], version) == version + 2
        assert [row.text for row in await store.rows(table.name, version)] == [f"{second} {texts[1]}", f"{first} {texts[0]}"]
        with pytest.raises(Refusal):  # once
            await room.answer(first, texts[0], version)

    with_hall(tmp_path, story)


def test_computers_alone_wait_for_somebody_to_watch(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        lobby = Lobby(store, Workers(1, settings=Settings(pause_seconds=1e-9)))
        await lobby.start()
        try:
            alone = lobby.rooms[(await lobby.open(wire.NewTable("sv2000.conquest", ["captain"] * 3, pace=0), DEVICE)).table]
            other = lobby.rooms[(await lobby.open(wire.NewTable("sv2000.conquest", ["captain", "captain", "here"], pace=0), DEVICE)).table]
            before = alone.table.version
            while other.table.since.keys() != {2}:  # where a person plays too, the computers do
                await asyncio.sleep(0.01)
            assert alone.table.version == before
            client = Client(alone, DEVICE, [SPECTATOR], -1)
            alone.enter(client)
            while alone.table.version < before + 10:
                await asyncio.sleep(0.01)
            alone.leave(client)
        finally:
            await lobby.stop()

    asyncio.run(asyncio.wait_for(story(), LONGEST))


def test_computers_that_wait_for_somebody_leave_memory(tmp_path: Path) -> None:
    """And nobody loads them, not even after a restart, until somebody comes."""

    async def story() -> None:
        settings, wish = Settings(pause_seconds=1e-9), wire.NewTable("sv2000.conquest", ["captain"] * 3, pace=0)
        store = SqliteStore(tmp_path / "tables.db")
        lobby = Lobby(store, Workers(1, settings=settings), idle=0)
        await lobby.start()
        try:
            name = (await lobby.open(wish, DEVICE)).table
            assert await store.wakeful() == [name]
            for _ in range(2):  # the second time, somebody has watched meanwhile
                while name in lobby.rooms:
                    await asyncio.sleep(0.01)
                assert await store.wakeful() == []
                room = await lobby.room(name)
                assert room is not None
                before, client = room.table.version, Client(room, DEVICE, [SPECTATOR], -1)
                room.enter(client)
                while room.table.version < before + 10:
                    await asyncio.sleep(0.01)
                assert await store.wakeful() == [name]
                room.leave(client)
        finally:
            await lobby.stop()

    asyncio.run(asyncio.wait_for(story(), LONGEST))


def test_a_list_loads_no_table(tmp_path: Path) -> None:
    """Neither one that was there nor one that was not; and it says the same as when the table is there."""

    async def story(lobby: Lobby, store: SlowStore) -> None:
        name = (await lobby.open(wire.NewTable("sv2000.conquest", ["person"] * 3), DEVICE)).table
        before = await lobby.listed(name)
        assert before is not None
        assert before.asked
        await lobby._tidy()
        assert not lobby.rooms
        for _ in range(2):
            assert await lobby.listed(name) == before
            assert not lobby.rooms
            lobby.lists.forget("")  # as after a restart
        assert await lobby.listed("0" * 16) is None

    with_hall(tmp_path, story)


def test_reading_a_long_table_is_counted_as_whose_list_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldherr.server.tables.lobby.LONG", 0)

    async def story(lobby: Lobby, store: SlowStore) -> None:
        name = (await lobby.open(wire.NewTable("sv2000.conquest", ["person"] * 3), DEVICE)).table
        spent: list[float] = []
        for look in (lobby.listed, lobby.room):
            await lobby._tidy()
            lobby.lists.forget(name)
            assert await look(name, Asker("192.0.2.1", spent.append))
        assert len(spent) == 2

    with_hall(tmp_path, story)
