"""The database of a store: connections, transactions, and what its errors mean."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, RowMapping, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree

from feldherr.server.store.records import Damaged, Row, Taken, Unavailable
from feldherr.server.store.schema import ROWS, TABLES
from feldherr.server.store.sums import sum_of
from feldherr.server.store.writer import check_text

# Of those who want the same number one gets it; the others wait until that is certain, and then see that it is taken.
REMARK = text(
    'INSERT INTO rows ("table", number, kind, text, at, sum) VALUES (:table, :number, :kind, :text, :at, :sum) ON CONFLICT DO NOTHING'
)


T = TypeVar("T")
Work = Callable[[Connection], T]  # what is done with the database, in one go


class Database:
    """An SQL database. What is done in one transaction is a function, so that nobody else waits for the steps between."""

    errors: tuple[type[Exception], ...] = (DBAPIError, NoneFree, OSError, TimeoutError)  # the database can't be used now

    def __init__(self) -> None:
        self.closed = True
        self.failures = 0
        self.damage = ""  # what the database last said about pages that it can't read
        self.own: dict[str, tuple[int, bool, bool]] = {}  # a table's version and flags after our last append

    async def _tables(self, *which: ColumnElement[bool]) -> list[str]:
        return [found["id"] for found in await self._read(select(TABLES.c.id).where(*which).order_by(TABLES.c.created, TABLES.c.id))]

    @abstractmethod
    async def look_at(self, work: Work[T]) -> T:
        """The result of what is done with a connection that reads."""

    @abstractmethod
    async def change(self, work: Work[T]) -> T:
        """The result of what is done in one transaction, when that is committed."""

    async def _read(self, statement: Executable) -> Sequence[RowMapping]:
        return await self.look_at(lambda connection: connection.execute(statement).mappings().all())

    async def _change_at(self, table: str, work: Work[T], told: str = "") -> T:
        """Change links, roles or chat of a table, one process at a time, and add a row that tells of it."""

        def change(connection: Connection) -> T:
            if told:  # first: who has written a row may wait for the table's entry, but nobody waits the other way round
                self._remark(connection, table, told)
            row = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
            if connection.execute(row).first() is None:
                raise ValueError(f"there is no table {table}")
            result = work(connection)
            self._tell(connection, [table])
            return result

        return await self.change(change)

    def _remark(self, connection: Connection, table: str, told: str) -> None:
        """Add a row of kind `told` after whatever rows there are."""
        check_text(told)
        last = select(func.coalesce(func.max(ROWS.c.number), 0)).where(ROWS.c.table == table)
        added = 0
        while not added:
            row = Row(connection.execute(last).scalar_one() + 1, "told", told)
            added = connection.execute(REMARK, lines(table, [row])).rowcount

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Turn database errors into Taken, Unavailable or ValueError."""
        if self.closed:
            raise Unavailable("the store is closed")
        try:
            yield
        except IntegrityError as error:
            if is_orphan(error):
                raise ValueError("there is no such table") from error
            raise Taken from error
        except Unavailable:
            self.failures += 1
            raise
        except self.errors as error:
            self.failures += 1
            why = str(getattr(error, "orig", error)) or type(error).__name__
            if is_damage(error):
                self.damage = why
                raise Damaged(why) from error
            raise Unavailable(why) from error

    def find(self) -> None:
        """Raise ValueError if there is no database to look at."""

    def _take(self) -> None:
        """Acquire what is needed before connecting, such as a lock on the file."""

    def _alone(self, connection: Connection) -> None:
        """Keep other processes from migrating at the same time; a store for one process needs nothing for that."""

    def _tell(self, connection: Connection, tables: Sequence[str]) -> None:
        """Notify other processes of a change when it is committed; a store for one process has nobody to notify."""


def now() -> int:
    """Microseconds since 1970."""
    return time.time_ns() // 1000


def lines(table: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows of a table as database rows, with the current time."""
    at = now()
    return [{"table": table, **row._asdict(), "at": at, "sum": sum_of(table, str(row.number), row.kind, row.text)} for row in rows]


def is_damage(error: Exception) -> bool:
    """Whether the database says that it is damaged."""
    orig = getattr(error, "orig", error)
    damaged = str(getattr(orig, "sqlite_errorname", "")).startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))
    return damaged or getattr(orig, "sqlstate", None) in ("XX001", "XX002")


def is_orphan(error: IntegrityError) -> bool:
    """Whether a row was refused because its table doesn't exist."""
    codes = getattr(error.orig, "sqlstate", None), getattr(error.orig, "sqlite_errorname", None)
    return codes[0] == "23503" or codes[1] == "SQLITE_CONSTRAINT_FOREIGNKEY"
