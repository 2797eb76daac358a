"""Disks that are full, databases that are gone, processes that are killed: nothing half-written, nothing lost that was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import stat
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import anyio
import asyncpg
import pytest
from sqlalchemy import Connection, event, text

from feldherr.server.logs import matters
from feldherr.server.store import connect
from feldherr.server.store.postgres import PostgresStore
from feldherr.server.store.records import Role, Store, Taken, Unavailable
from feldherr.server.store.sqlite import SqliteStore
from server.another import another
from server.postgres_server import PostgresServer
from server.tables import answer, opened, set_up, using

LONG = "x" * 100_000
LONGEST = 60.0  # seconds


async def unfinished(store: Store) -> list[str]:
    """The tables whose game is not over."""
    return await store.unfinished()


async def attempts(store: Store) -> list[BaseException | None]:
    """Two tables' rows at once, the second table's too long for a full disk."""
    rome = store.append("rome", [answer(1)], wakeful=False, over=False)
    athens = store.append("athens", [answer(1), answer(2, LONG)], wakeful=False, over=False)
    return list(await asyncio.gather(rome, athens, return_exceptions=True))


def test_a_full_disk_keeps_nothing_half(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await set_up(store, "rome")
        await set_up(store, "athens")
        pages = {"most": 22}

        def limit(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages['most']}")

        event.listen(store.engine, "begin", limit)
        results = await attempts(store)
        assert [str(result) for result in results] == ["database or disk is full"] * 2
        assert all(isinstance(result, Unavailable) for result in results)
        assert (await store.rows("rome"), await store.rows("athens")) == ([], [])
        with pytest.raises(Unavailable, match="full"):
            await store.say("rome", 0, LONG)
        assert store.facts()["failures"] == 2
        pages["most"] = 1_000_000
        assert await attempts(store) == [None, None]
        assert len(await store.rows("athens")) == 2

    using(str(tmp_path / "tables.db"), story)


def test_one_server_has_the_file(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")

    async def story(store: Store) -> None:
        other = connect(file)
        with pytest.raises(Unavailable, match=r"another Feldherr server uses .*PostgreSQL"):
            await other.open()
        await set_up(store)

    using(file, story)
    using(file, unfinished)


def test_another_process_has_the_file(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with another(file, "lead") as process:
        assert process.stdout
        assert process.stdout.readline() == "True\n"
        with pytest.raises(Unavailable, match="another Feldherr server"):
            using(file, unfinished)
    assert using(file, unfinished) == []


def test_the_file_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
        files = {"tables.db", "tables.db.lock", "tables.db-wal", "tables.db-shm"}
        assert modes == {"feldherr": 0o700, **dict.fromkeys(files, 0o600)}

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "feldherr"
    folder.mkdir(mode=0o755)
    using(None, story)


def test_a_file_that_is_no_database_or_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam, " * 100)
    for name in ("letter", "letter/tables.db"):
        with pytest.raises(Unavailable):
            using(str(tmp_path / name), unfinished)


@pytest.mark.interrupt
def test_what_was_acknowledged_outlives_a_killed_process(url: str) -> None:
    using(url, set_up)
    with another(url, "write") as process:
        assert process.stdout
        last = int(list(islice(process.stdout, 40))[-1])
        process.kill()
        rest = [int(line) for line in process.stdout if line.endswith("\n")]
    rows = using(url, lambda store: store.rows("rome"))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= max([last, *rest])


def test_postgres_stops_and_comes_back(postgres: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for patience in ("CONNECTING", "ANSWERING"):  # that it is gone is noticed without any
        monkeypatch.setattr(f"feldherr.server.store.postgres.{patience}", 10 * LONGEST)

    async def story(store: Store) -> None:
        await set_up(store, "rome")
        await set_up(store, "athens")
        assert await store.lead("rome")
        postgres.stop()
        async with asyncio.timeout(LONGEST):
            assert [type(result) for result in await attempts(store)] == [Unavailable] * 2
            for asked in (store.rows("rome"), store.lead("rome"), store.held("phone"), store.hold("phone", Role("rome", 0))):
                with pytest.raises(Unavailable):
                    await asked
        postgres.start()
        assert await attempts(store) == [None, None]
        assert len(await store.rows("athens")) == 2
        assert await store.lead("rome")

    using(postgres_url, story)


def test_postgres_is_killed_in_the_middle(postgres: PostgresServer, postgres_url: str) -> None:
    tables = [f"table {number}" for number in range(20)]
    safe = dict.fromkeys(tables, 0)

    async def write(store: Store, table: str) -> None:
        with contextlib.suppress(Unavailable):
            while True:
                await store.append(table, [answer(safe[table] + 1)], wakeful=False, over=False)
                safe[table] += 1

    async def story(store: Store) -> None:
        for table in tables:
            await set_up(store, table)
        writing = [asyncio.create_task(write(store, table)) for table in tables]
        while not min(safe.values()):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.stop, signal.SIGKILL)
        await asyncio.gather(*writing)
        postgres.start()
        for table in tables:
            numbers = [row.number for row in await store.rows(table)]
            assert numbers in (list(range(1, safe[table] + 1)), list(range(1, safe[table] + 2)))  # one was under way
            await store.append(table, [answer(len(numbers) + 1)], wakeful=False, over=False)

    using(postgres_url, story)


def test_postgres_does_not_answer(postgres: PostgresServer, postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, "rome")
        await set_up(store, "athens")
        with postgres.frozen():
            results = await asyncio.gather(attempts(store), store.rows("rome"), store.lead("rome"), return_exceptions=True)
            assert isinstance(results[0], list)
            assert [type(result) for result in (*results[0], *results[1:])] == [Unavailable] * 4
        again = {type(result) for result in await attempts(store)}
        assert again in ({type(None)}, {Taken})  # whether the first attempt was written after all isn't known
        assert len(await store.rows("athens")) == 2

    using(postgres_url, story)


def test_a_connection_that_is_just_ending(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        with pytest.raises(Unavailable), store.asking():  # what asyncpg says between PostgreSQL's farewell and the end of the connection
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    using(postgres_url, story)


def test_a_database_that_is_not_there(postgres: PostgresServer) -> None:
    with pytest.raises(Unavailable, match="does not exist"):
        using(postgres.url("nowhere"), unfinished)


def test_what_is_written_is_there_for_the_next_store(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await set_up(store, rows=[answer(1)])
            await store.say("rome", 0, "hello")
        async with opened(url) as store:
            await store.append("rome", [answer(2)], wakeful=True, over=False)
            assert (await store.wakeful(), [said.text for said in await store.chat("rome", 9)]) == (["rome"], ["hello"])

    asyncio.run(story())


class Kept(logging.Handler):
    """Keeps what the server would log, and what it would not."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.logged: list[logging.LogRecord] = []
        self.passed_over: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        (self.logged if matters(record) else self.passed_over).append(record)


@pytest.fixture
def kept() -> Iterator[Kept]:
    handler = Kept()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


async def until_asked(store: PostgresStore, words: str) -> None:
    """Wait until PostgreSQL is busy with a statement."""
    busy = text("SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE :words AND pid != pg_backend_pid()")
    async with asyncio.timeout(LONGEST):
        while not await store._read(busy.bindparams(words=f"%{words}%")):
            await asyncio.sleep(0.02)


def test_a_request_that_is_cancelled_leaves_nothing_in_the_log(postgres_url: str, kept: Kept) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            assert isinstance(store, PostgresStore)
            async with anyio.create_task_group() as group:  # as Starlette does: what is cancelled is cancelled again wherever it waits
                group.start_soon(store._read, text("SELECT pg_sleep(600)"))
                await until_asked(store, "pg_sleep(600)")
                group.cancel_scope.cancel()
            assert await store.unfinished() == []

    asyncio.run(story())
    gc.collect()
    assert [record.getMessage() for record in kept.logged] == []
    assert {record.name.partition(".")[0] for record in kept.passed_over} == {"sqlalchemy"}


def test_what_asyncio_says_of_a_lost_connection_is_not_logged_and_of_a_mistake_is(kept: Kept) -> None:
    async def story() -> None:
        for error in (asyncpg.ConnectionDoesNotExistError("closed"), ConnectionResetError("reset"), ZeroDivisionError("ours")):
            asyncio.get_running_loop().create_future().set_exception(error)  # which nobody asks for
            gc.collect()

    asyncio.run(story())
    [ours] = kept.logged
    assert ours.exc_info
    assert isinstance(ours.exc_info[1], ZeroDivisionError)
    assert [record.name for record in kept.passed_over] == ["asyncio"] * 2
