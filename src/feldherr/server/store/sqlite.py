"""The SQLite store: one file, for one server process, nothing to install."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from feldherr.server.store.records import Unavailable
from feldherr.server.store.sql import SqlStore

try:
    import fcntl
except ImportError:  # not on Windows; there a file may be opened twice
    fcntl = None  # type: ignore[assignment]

# FULL and fullfsync (macOS): a commit returns when it is on the disk.
PRAGMAS = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON")
ROOM = 256 * 1024  # bytes on the disk without which it counts as full


class SqliteStore(SqlStore):
    """A store in an SQLite file that only this process uses."""

    def __init__(self, path: Path, own_folder: bool = False) -> None:
        self.path = path
        self.own_folder = own_folder
        self.lock: int | None = None
        self.turn = asyncio.Lock()  # who waits for SQLite's own lock may wait for ever: it is not given in the order of asking
        options = {"isolation_level": None, "timeout": 5}  # we begin transactions ourselves
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), connect_args=options, pool_size=4, pool_timeout=5)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        event.listen(engine.sync_engine, "begin", begin)
        super().__init__(reading=engine, writing=engine.execution_options(writes=True))

    async def close(self) -> None:
        """Finish pending writes and release the file."""
        await super().close()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    async def try_to_write(self, table: str) -> None:
        """Write without changing anything, and require some free disk space: an unchanged entry would always fit."""
        with self._asking():
            if shutil.disk_usage(self.path.parent).free < ROOM:
                raise Unavailable("database or disk is full")
        await super().try_to_write(table)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self.turn, super()._transaction() as connection:
            yield connection

    async def lead(self, table: str) -> bool:
        """Always True: there is no other process."""
        return True

    async def follow(self, table: str) -> None:
        """Nothing to do: there is no other process."""

    async def changes(self) -> AsyncIterator[str]:
        """Yields nothing: there is no other process."""
        nobody: tuple[str, ...] = ()
        for table in nobody:
            yield table

    def _make_private(self) -> None:
        """Make the file, and a folder of our own, readable by its owner only: it holds secrets."""
        if not self.path.parent.exists():
            self.path.parent.mkdir(parents=True, mode=0o700)
        if self.own_folder:
            self.path.parent.chmod(0o700)
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        self.path.chmod(0o600)

    def _take(self) -> None:
        if self.lock is not None:
            return
        self._make_private()
        lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            words = f"another Feldherr server uses {self.path}; servers share their tables in PostgreSQL (postgresql://…)"
            raise Unavailable(words) from None
        self.lock = lock


def set_pragmas(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Set up a new connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Begin writing transactions with the write lock, because SQLite refuses to upgrade later; single reads need no transaction."""
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
