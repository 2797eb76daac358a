"""Backups: a whole database as one SQLite file, whatever it came from, and back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, create_engine, delete, insert, select, text

from feldherr.server.store import connect
from feldherr.server.store.migrations import migrate
from feldherr.server.store.schema import MAPS, METADATA, PULSE, ROWS, TABLES
from feldherr.server.store.sql import SqlStore
from feldherr.server.store.sqlite import SqliteStore

AT_ONCE = 5000  # rows
MAPS_AT_ONCE = 20  # which are long
LASTING = [each for each in METADATA.sorted_tables if each is not PULSE]
NOT_EMPTY = "there are tables or maps in it already; --force replaces them by those of the backup"

Counted = tuple[int, int]  # tables, and rows


def backup(url: str | None, path: Path) -> Counted:
    """Copy a database to a file as it is at this moment, while servers write to it; the file is there whole or not at all."""
    store = connect(url)
    if isinstance(store, SqliteStore) and path.exists() and store.path.exists() and path.samefile(store.path):
        raise ValueError(f"{path} is the database itself; choose another file")
    path.parent.mkdir(parents=True, exist_ok=True)
    with fresh(path) as part:
        if isinstance(store, SqliteStore):
            store.find()
            copy_file(store.path, part)
        elif isinstance(store, SqlStore):
            asyncio.run(copy_rows(store, part))
        return checked(part)


def restore(path: Path, url: str | None, force: bool) -> Counted:
    """Replace a database by a backup; ValueError if the backup is incomplete, or the database has tables and `force` is not given."""
    with tempfile.TemporaryDirectory(prefix="feldherr-") as folder:
        copy = Path(folder, "tables.db")
        if not path.is_file():
            raise ValueError(f"there is no file {path}")
        shutil.copyfile(path, copy)
        if (log := Path(f"{path}-wal")).is_file():  # a database as a server left it: what is in its log belongs to it
            shutil.copyfile(log, f"{copy}-wal")
        counted = checked(copy)
        store = connect(url)
        if isinstance(store, SqliteStore):
            asyncio.run(put_file(copy, store, force))
        else:
            assert isinstance(store, SqlStore)
            asyncio.run(put_rows(copy, store, force))
    return counted


@contextlib.contextmanager
def fresh(path: Path) -> Iterator[Path]:
    """A file beside `path` that takes its place when the block ends well; readable by its owner only."""
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
        sync(part)
        part.replace(path)
        sync(path.parent)
    finally:
        part.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    with contextlib.suppress(PermissionError):  # folders, on Windows
        opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
        os.fsync(opened)
        os.close(opened)


def copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite database that others may write to meanwhile: what was committed when we began is in the copy."""
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.execute("PRAGMA busy_timeout = 5000")
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # so that it is one file


def checked(path: Path) -> Counted:
    """How much is in a backup; ValueError if it is not a whole one."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as db:
            found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise ValueError(f"{path.name} is damaged: {found}")
            tables, rows = (db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in (TABLES.name, ROWS.name))
    except sqlite3.Error as e:
        raise ValueError(f"{path.name} is not a backup: {e}") from e
    return tables, rows


async def copy_rows(store: SqlStore, target: Path) -> None:
    """Copy a PostgreSQL database to an SQLite file, all from one snapshot."""
    engine = create_engine(f"sqlite:///{target}")

    def copy(source: Connection) -> None:
        source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        source.execution_options(stream_results=True)
        with engine.begin() as new:
            migrate(new)
            for each in LASTING:
                for part in source.execute(select(each)).mappings().partitions(at_once(each)):
                    new.execute(insert(each), [dict(row) for row in part])

    await store.look()
    await store.change(copy)
    engine.dispose()
    await store.close()


def at_once(table: Table) -> int:
    """How many rows of a table are copied at a time."""
    return MAPS_AT_ONCE if table is MAPS else AT_ONCE


async def put_file(copy: Path, store: SqliteStore, force: bool) -> None:
    """Put a file in the place of a database that no server is using; an older one is brought up to date when a server starts."""
    store.take_lock()
    try:
        used = is_used(store.path)  # which also brings what is in its log into the file: nothing is lost if we are stopped halfway
        if used and not force:
            raise ValueError(NOT_EMPTY)
        with fresh(store.path) as part:
            shutil.copyfile(copy, part)
            for more in ("-wal", "-shm"):  # they belong to the old file
                Path(f"{store.path}{more}").unlink(missing_ok=True)
    finally:
        await store.close()


def is_used(path: Path) -> bool:
    """Whether there are tables or maps in an SQLite file, or something that can't be read."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as db:
            if not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                return False
            known = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}  # older ones have no maps
            found = (each.name for each in (TABLES, MAPS) if each is TABLES or each.name in known)
            return any(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in found)
    except sqlite3.Error:
        return True


async def put_rows(copy: Path, store: SqlStore, force: bool) -> None:
    """Put all rows of a file into a database, in one transaction."""
    engine = create_engine(f"sqlite:///{copy}")
    with engine.begin() as old:
        migrate(old)
        await store.open()
        try:
            if not force and (any((await store.counts()).values()) or await store.published()):
                raise ValueError(NOT_EMPTY)
            await store.change(lambda new: put_all(old, new))
        finally:
            await store.close()
    engine.dispose()


def put_all(old: Connection, new: Connection) -> None:
    """Put all that lasts in the place of what is there."""
    for each in reversed(LASTING):
        new.execute(delete(each))
    for each in LASTING:
        found: Iterator[Sequence[Any]] = old.execute(select(each)).mappings().partitions(at_once(each))
        for part in found:
            new.execute(insert(each), [dict(row) for row in part])
