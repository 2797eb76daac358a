"""The SQLite store: one file, for one server process, nothing to install."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, Connection, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from feldherr.server.store.database import T, Work
from feldherr.server.store.records import Change, Unavailable
from feldherr.server.store.sql import SqlStore
from feldherr.system import lock as lock_file

# FULL and fullfsync (macOS): a commit returns when it is on the disk.
# auto_vacuum comes first: it can be chosen only before anything is written.
PRAGMAS = (
    "busy_timeout = 5000",
    "auto_vacuum = INCREMENTAL",
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",
    "foreign_keys = ON",
)
ROOM = 256 * 1024  # bytes on the disk without which it counts as full
THREADS = 4
FREED = 500  # pages that are given back at a time, so that nobody waits long
GONE = "{name} was removed or replaced while the server was using it: put it back and restart the server, or restore a backup"


class SqliteStore(SqlStore):
    """A store in an SQLite file that only this process uses."""

    def __init__(self, path: Path, own_folder: bool = False) -> None:
        self.path = path
        self.own_folder = own_folder
        self.lock: int | None = None
        self.files: dict[str, tuple[int, int]] = {}  # device and inode of the files that were opened
        self.anchor: sqlite3.Connection | None = None  # while it is open, SQLite keeps its write-ahead log
        self.turn = asyncio.Lock()  # who waits for SQLite's own lock may wait for ever: it is not given in the order of asking
        options = {"isolation_level": None, "timeout": 5}  # we begin transactions ourselves
        # mode=rw: where the file is gone, SQLite would make an empty one, and throw the write-ahead log of the old one away
        url = URL.create("sqlite", database=f"file:{quote(str(path))}", query={"mode": "rw", "uri": "true"})
        self.engine = create_engine(url, connect_args={**options, "check_same_thread": False}, pool_timeout=5)
        self.threads = ThreadPoolExecutor(THREADS, "sqlite")
        event.listen(self.engine, "connect", set_pragmas)
        event.listen(self.engine, "begin", begin)
        super().__init__()

    async def open(self) -> None:
        """Connect and migrate, and remember which files these are."""
        await super().open()
        self.files = {name: identity(name) for name in (str(self.path), f"{self.path}-wal")}

    async def close(self) -> None:
        """Finish pending writes and release the file."""
        await super().close()
        self.engine.dispose()
        self.files = {}
        if self.anchor is not None:
            self.anchor.close()
            self.anchor = None
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    async def try_to_write(self, table: str) -> None:
        """Write without changing anything, and require some free disk space: an unchanged entry would always fit."""
        with self.asking():
            if shutil.disk_usage(self.path.parent).free < ROOM:
                raise Unavailable("database or disk is full")
        await super().try_to_write(table)

    async def beat(self) -> None:
        """Write the time of now, and require some free disk space."""
        with self.asking():
            if shutil.disk_usage(self.path.parent).free < ROOM:
                raise Unavailable("database or disk is full")
        await super().beat()

    async def shrink(self) -> None:
        """Give free pages back to the disk, some at a time."""
        before = -1
        while (free := await self._number("freelist_count")) and free != before:
            before = free
            await self.change(lambda connection: connection.exec_driver_sql(f"PRAGMA incremental_vacuum({FREED})"))
        await self._number("wal_checkpoint(TRUNCATE)")

    async def _number(self, pragma: str) -> int:
        found = await self._read(text(f"PRAGMA {pragma}"))
        return int(next(iter(found[0].values()))) if found else 0

    async def _pages(self, thorough: bool) -> list[str]:
        """What SQLite finds in its pages; without `thorough` it does not compare the indexes."""
        found = await self._read(text("PRAGMA integrity_check(20)" if thorough else "PRAGMA quick_check(5)"))
        return [line for row in found for line in str(next(iter(row.values()))).splitlines() if line != "ok"]

    async def change(self, work: Work[T]) -> T:
        """One step in a thread: another thread for each statement would keep everybody else waiting for the turn."""

        def change() -> T:
            with self.engine.execution_options(writes=True).begin() as connection:
                return work(connection)

        async with self.turn:
            self._same_files()
            with self.asking():
                result = await asyncio.get_running_loop().run_in_executor(self.threads, change)
            self._same_files()  # before anybody is told that it is written
            return result

    async def look_at(self, work: Work[T]) -> T:
        """One step in a thread."""

        def look() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        self._same_files()
        with self.asking():
            return await asyncio.get_running_loop().run_in_executor(self.threads, look)

    def _same_files(self) -> None:
        """Raise Unavailable if a file is not the one that was opened: what is written there now is lost."""
        for name, known in self.files.items():
            if identity(name) != known:
                self.failures += 1
                raise Unavailable(GONE.format(name=name))

    async def lead(self, table: str) -> bool:
        """Always True: there is no other process."""
        return True

    async def follow(self, table: str) -> None:
        """Nothing to do: there is no other process."""

    async def changes(self) -> AsyncIterator[Change]:
        """Yields nothing: there is no other process."""
        nobody: tuple[Change, ...] = ()
        for change in nobody:
            yield change

    def _make_private(self) -> None:
        """Make the file, and a folder of our own, readable by its owner only: it holds secrets."""
        if not self.path.parent.exists():
            self.path.parent.mkdir(parents=True, mode=0o700)
        if self.own_folder:
            self.path.parent.chmod(0o700)
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        self.path.chmod(0o600)

    def find(self) -> None:
        """Raise ValueError if there is no such file."""
        if not self.path.is_file():
            raise ValueError(f"there is no file {self.path}")

    def _hold(self) -> None:
        """Keep the file open; one that was made without the means to shrink gets them now."""
        if self.anchor is not None:
            return
        self.anchor = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        with contextlib.suppress(sqlite3.Error):  # no space for a copy, or damaged: it is used as it is
            for pragma in PRAGMAS:
                self.anchor.execute(f"PRAGMA {pragma}")
            if self.anchor.execute("PRAGMA auto_vacuum").fetchone() == (0,):
                self.anchor.execute("VACUUM")
            self.anchor.execute("SELECT count(*) FROM sqlite_master").fetchall()

    def _take(self) -> None:
        self.take_lock()
        self._hold()

    def take_lock(self) -> None:
        """Keep other servers from using the file, which is made if there is none; Unavailable if one uses it already."""
        if self.lock is not None:
            return
        self._make_private()
        lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        if not lock_file(lock):
            os.close(lock)
            raise Unavailable(f"another Feldherr server uses {self.path}; servers share their tables in PostgreSQL (postgresql://…)")
        self.lock = lock


def identity(name: str) -> tuple[int, int]:
    """The device and inode of a file; zeros if there is none."""
    try:
        found = Path(name).stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


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
