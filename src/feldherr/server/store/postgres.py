"""The PostgreSQL store, which several server processes share; each is notified of the others' writes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from feldherr.server.store.database import T, Work
from feldherr.server.store.records import Change, Unavailable
from feldherr.server.store.schema import METADATA
from feldherr.server.store.sql import SqlStore
from feldherr.server.store.writer import Append

CHANNEL = "feldherr"  # who has written to which tables
SPEECH = "feldherr_speech"  # what is said of a table, and not stored
CONNECTING = 2.0  # seconds
ANSWERING = 4.0
PATIENCE = 300.0  # for work that nobody waits for
PAUSE = 0.5  # between attempts to listen again
QUIET = 5.0  # after so long without a word, ask whether the connection is alive
# The server gives up on a peer that is gone about ten seconds later, and frees its locks.
SETTINGS = {"application_name": "feldherr", "tcp_keepalives_idle": "4", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
# The last: used in the moment between PostgreSQL's farewell and the end of the connection.
FAILURES = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

TOLD = 400  # tables in one notification, which holds less than 8,000 bytes
BREAK = "\n"  # between their names
TELL = text("SELECT pg_notify(:channel, :said)")


class PostgresStore(SqlStore):
    """A store in PostgreSQL."""

    errors = (*SqlStore.errors, *FAILURES)

    def __init__(self, url: str) -> None:
        self.url = url
        self.origin = secrets.token_hex(8)
        self.leading = Leading(url)
        self.ears: set[Ear] = set()
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: dial(url),
            pool_pre_ping=True,
            pool_size=5,
            max_overflow=5,
            pool_timeout=CONNECTING,
        )
        self.reading, self.writing = engine.execution_options(isolation_level="AUTOCOMMIT"), engine
        super().__init__()

    async def close(self) -> None:
        """Finish pending writes, stop listening and leading, and close all connections."""
        await super().close()
        await self.writing.dispose()
        for ear in self.ears:
            ear.heard.put_nowait(None)
        self.leading.stop()

    async def look_at(self, work: Work[T]) -> T:
        """With a connection that commits by itself."""
        with self.asking():
            async with self.reading.connect() as connection:
                return await connection.run_sync(work)

    async def change(self, work: Work[T]) -> T:
        """In a transaction."""
        with self.asking():
            async with self.writing.begin() as connection:
                return await connection.run_sync(work)

    async def lead(self, table: str) -> bool:
        """Try to lead a table, by an advisory lock that PostgreSQL frees when this process dies."""
        with self.asking():
            return await self.leading.lead(table)

    async def follow(self, table: str) -> None:
        """Release the lock, if it is still ours."""
        with self.asking():
            await self.leading.follow(table)

    async def shrink(self) -> None:
        """Have PostgreSQL reuse the space of what was removed, and give back what lies at the end of its files."""
        await self._patiently(f'VACUUM (SKIP_LOCKED) "{name}"' for name in METADATA.tables)

    async def _patiently(self, statements: Iterable[str]) -> None:
        """Execute what may take long, on a connection of its own."""
        with self.asking():
            connection = await dial(self.url)
            try:
                for each in statements:
                    await connection.execute(each, timeout=PATIENCE)
            finally:
                connection.terminate()

    async def _pages(self, thorough: bool) -> list[str]:
        """What PostgreSQL has counted of failed checksums; `thorough` reads everything once, so that none is missed."""
        if thorough:
            await self._patiently(f'SELECT sum(length(each::text)) FROM "{name}" AS each' for name in METADATA.tables)
        found = await self._read(text("SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()"))
        failures = (found[0]["checksum_failures"] or 0) if found else 0
        return [f"{failures} pages had a wrong checksum"] if failures else []

    async def pass_on(self, table: str, message: str) -> None:
        """Notify other processes, without a row: of those that are not running, nobody misses it."""
        heard = {"channel": SPEECH, "said": BREAK.join([self.origin, table, message])}
        await self.look_at(lambda connection: connection.execute(TELL, heard))

    async def changes(self) -> AsyncIterator[Change]:
        """Yield what other stores write and say; a table '' whenever listening starts, because earlier changes may have been missed."""
        while not self.closed:
            with contextlib.suppress(Unavailable, *FAILURES):
                async with self._listening() as ear:
                    yield Change("")
                    while (change := await ear.next()) is not None:
                        yield change
            if not self.closed:
                await asyncio.sleep(PAUSE)

    @contextlib.asynccontextmanager
    async def _listening(self) -> AsyncIterator[Ear]:
        connection = await dial(self.url)
        ear = Ear(connection, lambda: self.origin)
        self.ears.add(ear)
        try:
            for channel in (CHANNEL, SPEECH):
                await connection.add_listener(channel, ear.hear)
            yield ear
        finally:
            self.ears.discard(ear)
            connection.terminate()

    async def _write(self, batch: Sequence[Append]) -> None:
        """Write a batch. If that fails, PostgreSQL may still commit it later: by taking another name we are told of it then."""
        try:
            await super()._write(batch)
        except Unavailable:
            self.origin = secrets.token_hex(8)
            raise

    def _alone(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key_of("migrations")})

    def _tell(self, connection: Connection, tables: Sequence[str]) -> None:
        for at in range(0, len(tables), TOLD):
            connection.execute(TELL, {"channel": CHANNEL, "said": BREAK.join([self.origin, *tables[at : at + TOLD]])})


class Ear:
    """The notifications that a listening connection receives from other stores."""

    def __init__(self, connection: Any, own: Callable[[], str]) -> None:
        self.connection = connection
        self.own = own  # the origin of our own notifications
        self.heard: asyncio.Queue[Change | None] = asyncio.Queue()  # None: the end
        connection.add_termination_listener(lambda _: self.heard.put_nowait(None))

    def hear(self, connection: Any, process: int, channel: str, payload: str) -> None:
        """Receive a notification: an origin, and the tables that it has changed in one transaction, or one and what it says of it."""
        origin, *rest = payload.split(BREAK)
        if origin != self.own():
            for change in [Change(*rest)] if channel == SPEECH else map(Change, rest):
                self.heard.put_nowait(change)

    async def next(self) -> Change | None:
        """The next change; None if the connection was closed. Probes a quiet connection, which may be cut."""
        while self.heard.empty():
            try:
                async with asyncio.timeout(QUIET):
                    return await self.heard.get()
            except TimeoutError:
                await self.connection.execute("SELECT 1", timeout=CONNECTING)
        return self.heard.get_nowait()


class Leading:
    """The tables that this process leads: advisory locks of one connection, lost with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Any = None
        self.tables: set[str] = set()
        self.checked = 0.0
        self.turn = asyncio.Lock()

    async def lead(self, table: str) -> bool:
        """Whether this process leads the table now; tries to if it does not."""
        async with self.turn, self._connected() as connection:
            if table not in self.tables and await connection.fetchval("SELECT pg_try_advisory_lock($1)", key_of(table)):
                self.tables.add(table)
            return table in self.tables

    async def follow(self, table: str) -> None:
        """Stop leading a table."""
        async with self.turn:
            if table in self.tables:
                async with self._connected() as connection:
                    self.tables.discard(table)
                    await connection.execute("SELECT pg_advisory_unlock($1)", key_of(table))

    def stop(self) -> None:
        """Stop leading all tables."""
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None
        self.tables.clear()

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """The connection, reopened if it was lost, and checked within the last second."""
        try:
            if self.connection is None or self.connection.is_closed():
                self.stop()
                self.connection = await dial(self.url)
            elif time.monotonic() - self.checked > 1:
                await self.connection.execute("SELECT 1", timeout=CONNECTING)
            self.checked = time.monotonic()
            yield self.connection
        except BaseException:  # cancelled halfway is lost, too: a lock that may have been granted must not stay
            self.stop()
            raise


async def dial(url: str) -> Any:
    """A new connection."""
    try:
        return await asyncpg.connect(url, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=SETTINGS)
    except FAILURES as error:
        if isinstance(error, ValueError):
            raise ValueError(f"not the address of a PostgreSQL database: {error}") from error
        raise Unavailable(str(error) or type(error).__name__) from error


def key_of(name: str) -> int:
    """The key of an advisory lock."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8, person=b"feldherr").digest(), signed=True)
