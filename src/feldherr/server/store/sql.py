"""What the SQLite and the PostgreSQL store have in common."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import msgspec
from sqlalchemy import Column, ColumnElement, Executable, RowMapping, Select, bindparam, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from feldherr.server.store.migrations import migrate
from feldherr.server.store.records import HOST, Kind, Opening, Role, Row, Said, Taken, Unavailable
from feldherr.server.store.schema import CHAT, HOLDS, LINKS, ORDERS, ROWS, TABLES
from feldherr.server.store.writer import Append, Writer, check_text, is_text

SET_FLAGS = update(TABLES).where(TABLES.c.id == bindparam("of")).values(wakeful=bindparam("wake"), over=bindparam("end"))


class SqlStore:
    """A store in an SQL database; `records.Store` says what each method promises."""

    errors: tuple[type[Exception], ...] = (DBAPIError, NoneFree, OSError, TimeoutError)  # the database can't be used now

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self.reading = reading
        self.writing = writing
        self.writer = Writer(self._write)
        self.closed = True
        self.failures = 0
        self.own: dict[str, tuple[int, bool, bool]] = {}  # a table's version and flags after our last append

    async def open(self) -> None:
        """Connect and migrate; ValueError if the database was made by a newer Feldherr."""
        self.closed = False
        try:
            with self._asking():
                self._take()
            async with self._transaction() as connection:
                await self._alone(connection)
                await connection.run_sync(migrate)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        await self.writer.finish()
        self.closed = True
        await self.writing.dispose()

    async def create(self, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], wakeful: bool, over: bool) -> None:
        """Store a new table; Taken if its name or a link exists already."""
        async with self._transaction() as connection:
            await self._create(connection, table, opening, rows, links, wakeful, over)

    async def rematch(
        self, old: str, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], seats: dict[int, int], wakeful: bool
    ) -> None:
        """Store a rematch and everybody's roles there, all or nothing; Taken if there is one already."""
        by = {role.seat: digest for digest, role in links.items()}
        async with self._at(old) as connection:
            await self._create(connection, table, opening, rows, links, wakeful, False)
            marked = await connection.execute(update(TABLES).where(TABLES.c.id == old, TABLES.c.rematch == "").values(rematch=table))
            if marked.rowcount != 1:
                raise Taken
            held = (await connection.execute(select(HOLDS.c.device, HOLDS.c.seat).where(HOLDS.c.table == old))).all()
            there = [(device, seats.get(seat, seat)) for device, seat in held]
            if roles := [
                {"device": device, "table": table, "seat": seat, "link": by[seat], "created": now()} for device, seat in there if seat in by
            ]:
                await connection.execute(insert(HOLDS), roles)

    async def rematch_of(self, table: str) -> str:
        """The table's rematch."""
        found = await self._read(select(TABLES.c.rematch).where(TABLES.c.id == table))
        return str(found[0]["rematch"]) if found else ""

    async def set_orders(self, table: str, seat: int, text: str, wakeful: bool) -> None:
        """Replace the orders of a seat."""
        check_text(text)
        async with self._at(table) as connection:
            await connection.execute(delete(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat))
            await connection.execute(insert(ORDERS).values(table=table, seat=seat, text=text))
            if wakeful:
                await connection.execute(update(TABLES).where(TABLES.c.id == table).values(wakeful=True))
        if wakeful:
            self.own.pop(table, None)  # what we remember of its flags is void

    async def orders(self, table: str) -> dict[int, str]:
        """The orders of those seats that have given any."""
        return {row["seat"]: row["text"] for row in await self._read(select(ORDERS.c.seat, ORDERS.c.text).where(ORDERS.c.table == table))}

    async def opening(self, table: str) -> Opening | None:
        """The settings of a table."""
        if not is_text(table):  # names come from addresses that anybody can type
            return None
        found = await self._read(select(TABLES.c.opening).where(TABLES.c.id == table))
        return msgspec.json.decode(found[0]["opening"], type=Opening) if found else None

    async def over(self, table: str) -> bool:
        """Whether the table's game is over."""
        return bool(await self._tables(TABLES.c.id == table, TABLES.c.over))

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """The table's rows after a number."""
        wanted = select(ROWS.c.number, ROWS.c.kind, ROWS.c.text).where(ROWS.c.table == table, ROWS.c.number > after)
        found = await self._read(wanted.order_by(ROWS.c.number).limit(most))
        return [Row(row["number"], cast(Kind, row["kind"]), row["text"]) for row in found]

    async def played(self, tables: Collection[str]) -> dict[str, int]:
        """When each table was last written to: the time of its last row."""
        last = select(ROWS.c.at).where(ROWS.c.table == TABLES.c.id).order_by(ROWS.c.number.desc()).limit(1).scalar_subquery()
        found = await self._read(select(TABLES.c.id, TABLES.c.created, last.label("at")).where(TABLES.c.id.in_(tables)))
        return {each["id"]: max(each["created"], each["at"] or 0) for each in found}

    async def append(self, table: str, rows: Sequence[Row], wakeful: bool, over: bool) -> None:
        """Add rows together with those of other tables; ValueError if they leave a gap or the table doesn't exist."""
        wanted = Append(table, rows, wakeful, over)
        wanted.check()
        await self.writer.append(wanted)

    async def try_to_write(self, table: str) -> None:
        """Write the table's entry without changing it."""
        async with self._transaction() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(created=TABLES.c.created))

    async def unfinished(self) -> list[str]:
        """The tables whose game is not over."""
        return await self._tables(~TABLES.c.over)

    async def wakeful(self) -> list[str]:
        """The unfinished tables at which a computer player has to move or a clock runs."""
        return await self._tables(~TABLES.c.over, TABLES.c.wakeful)

    async def link(self, digest: str) -> Role | None:
        """The role of a link."""
        found = await self._read(select(LINKS.c.table, LINKS.c.seat).where(LINKS.c.digest == digest))
        return Role(**found[0]) if found else None

    async def relink(self, digest: str, role: Role) -> None:
        """Replace all links of a role; the database deletes the roles that devices got by them."""
        async with self._at(role.table) as connection:
            await connection.execute(delete(LINKS).where(*of_role(LINKS.c, role)))
            await connection.execute(insert(LINKS).values(digest=digest, **role._asdict()))

    async def add_link(self, digest: str, role: Role) -> None:
        """A further link to a role."""
        async with self._at(role.table) as connection:
            await connection.execute(insert(LINKS).values(digest=digest, **role._asdict()))

    async def used(self, link: str, device: str) -> bool:
        """Whether another device has used a link."""
        return bool(await self._read(used(link, device)))

    async def holders(self, role: Role) -> list[str]:
        """The devices that have a role."""
        return [found["device"] for found in await self._read(select(HOLDS.c.device).where(*of_role(HOLDS.c, role)))]

    async def hold(self, device: str, role: Role, by: str = "") -> None:
        """Give a device a role, by that link or else one that is valid now; ValueError if there is none."""
        async with self._at(role.table) as connection:
            if by and (await connection.execute(used(by, device))).first():
                raise Taken
            await connection.execute(delete(HOLDS).where(HOLDS.c.device == device, *of_role(HOLDS.c, role)))
            link = select(LINKS.c.digest).where(*of_role(LINKS.c, role), *([LINKS.c.digest == by] if by else []))
            link = link.order_by(LINKS.c.digest).limit(1)
            valid = (await connection.execute(link)).scalar()
            if valid is None:
                raise ValueError(f"there is no link for seat {role.seat} of table {role.table}")
            await connection.execute(insert(HOLDS).values(device=device, link=valid, created=now(), **role._asdict()))

    async def held(self, device: str) -> list[Role]:
        """All roles of a device, the newest first."""
        wanted = select(HOLDS.c.table, HOLDS.c.seat).where(HOLDS.c.device == device)
        return [Role(**found) for found in await self._read(wanted.order_by(HOLDS.c.created.desc()))]

    async def hosting(self, device: str) -> int:
        """How many unfinished tables a device hosts."""
        theirs = select(HOLDS.c.table).where(HOLDS.c.device == device, HOLDS.c.seat == HOST)
        return len(await self._tables(~TABLES.c.over, TABLES.c.id.in_(theirs)))

    async def say(self, table: str, seat: int, text: str) -> Said:
        """Store a line of chat under the next number."""
        check_text(text)
        following = select(func.coalesce(func.max(CHAT.c.number), 0) + 1).where(CHAT.c.table == table)
        async with self._at(table) as connection:
            number: int = (await connection.execute(following)).scalar_one()
            await connection.execute(insert(CHAT).values(table=table, number=number, seat=seat, text=text, at=now()))
        return Said(number, seat, text)

    async def chat(self, table: str, last: int) -> list[Said]:
        """The last lines of chat, in order."""
        wanted = select(CHAT.c.number, CHAT.c.seat, CHAT.c.text).where(CHAT.c.table == table)
        return [Said(**said) for said in reversed(await self._read(wanted.order_by(CHAT.c.number.desc()).limit(max(last, 0))))]

    def facts(self) -> dict[str, Any]:
        """Counters since the start."""
        return {"writes": self.writer.appends, "batches": self.writer.batches, "failures": self.failures}

    async def _create(
        self,
        connection: AsyncConnection,
        table: str,
        opening: Opening,
        rows: Sequence[Row],
        links: dict[str, Role],
        wakeful: bool,
        over: bool,
    ) -> None:
        text = msgspec.json.encode(opening).decode()
        if rows:
            Append(table, rows, wakeful, over).check()
        await connection.execute(insert(TABLES).values(id=table, opening=text, created=now(), over=over, wakeful=wakeful))
        if rows:
            await connection.execute(insert(ROWS), lines(table, rows))
        if links:
            await connection.execute(insert(LINKS), [{"digest": digest, **role._asdict()} for digest, role in links.items()])
        await self._tell(connection, [table])

    async def _tables(self, *which: ColumnElement[bool]) -> list[str]:
        return [found["id"] for found in await self._read(select(TABLES.c.id).where(*which).order_by(TABLES.c.created, TABLES.c.id))]

    async def _read(self, statement: Executable) -> Sequence[RowMapping]:
        with self._asking():
            async with self.reading.connect() as connection:
                return (await connection.execute(statement)).mappings().all()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        with self._asking():
            async with self.writing.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _at(self, table: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes links, roles or chat of a table, one process at a time."""
        async with self._transaction() as connection:
            row = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
            if (await connection.execute(row)).first() is None:
                raise ValueError(f"there is no table {table}")
            yield connection
            await self._tell(connection, [table])

    @contextmanager
    def _asking(self) -> Iterator[None]:
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
            raise Unavailable(str(getattr(error, "orig", error)) or type(error).__name__) from error

    async def _write(self, batch: Sequence[Append]) -> None:
        batch = sorted(batch, key=lambda each: each.table)  # in one order everywhere: two processes can't wait for each other
        flags = [each for each in batch if self.own.get(each.table) != (each.before, each.wakeful, each.over)]
        async with self._transaction() as connection:
            await self._refuse_gaps(connection, batch)
            await connection.execute(insert(ROWS), [line for each in batch for line in lines(each.table, each.rows)])
            if flags:
                await connection.execute(SET_FLAGS, [{"of": each.table, "wake": each.wakeful, "end": each.over} for each in flags])
            await self._tell(connection, sorted({each.table for each in batch}))
        for each in batch:
            self._remember(each)

    def _remember(self, each: Append) -> None:
        if each.over:
            self.own.pop(each.table, None)
        else:
            self.own[each.table] = (each.rows[-1].number, each.wakeful, each.over)

    async def _refuse_gaps(self, connection: AsyncConnection, batch: Sequence[Append]) -> None:
        """Refuse rows whose predecessors are missing; looked up unless we wrote them ourselves."""
        added = {(each.table, each.rows[-1].number) for each in batch}
        known = {each.table: self.own.get(each.table, (0,))[0] for each in batch}
        unsure = {(each.table, each.before) for each in batch if each.before not in (0, known[each.table])} - added
        if unsure:
            key = tuple_(ROWS.c.table, ROWS.c.number)
            found = {tuple(row) for row in await connection.execute(select(ROWS.c.table, ROWS.c.number).where(key.in_(unsure)))}
            if unsure - found:
                raise ValueError(f"the rows before these are missing: {sorted(unsure - found)}")

    def _take(self) -> None:
        """Acquire what is needed before connecting, such as a lock on the file."""

    async def _alone(self, connection: AsyncConnection) -> None:
        """Keep other processes from migrating at the same time; a store for one process needs nothing for that."""

    async def _tell(self, connection: AsyncConnection, tables: Sequence[str]) -> None:
        """Notify other processes of a change when it is committed; a store for one process has nobody to notify."""


def now() -> int:
    """Microseconds since 1970."""
    return time.time_ns() // 1000


def lines(table: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows of a table as database rows, with the current time."""
    at = now()
    return [{"table": table, **row._asdict(), "at": at} for row in rows]


def of_role(columns: ReadOnlyColumnCollection[str, Column[Any]], role: Role) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The conditions that select a role."""
    return columns["table"] == role.table, columns["seat"] == role.seat


def used(link: str, device: str) -> Select[tuple[str]]:
    """Another device that has used a link."""
    return select(HOLDS.c.device).where(HOLDS.c.link == link, HOLDS.c.device != device).limit(1)


def is_orphan(error: IntegrityError) -> bool:
    """Whether a row was refused because its table doesn't exist."""
    codes = getattr(error.orig, "sqlstate", None), getattr(error.orig, "sqlite_errorname", None)
    return codes[0] == "23503" or codes[1] == "SQLITE_CONSTRAINT_FOREIGNKEY"
