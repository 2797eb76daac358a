"""What the SQLite and the PostgreSQL store have in common."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Executable,
    RowMapping,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from feldherr.server.store.migrations import check_schema, migrate
from feldherr.server.store.records import HOST, Damaged, Entry, Kind, Opening, Role, Row, Said, Spoilt, StoreState, Taken, Unavailable
from feldherr.server.store.schema import CHAT, HOLDS, LINKS, ORDERS, PULSE, ROWS, TABLES
from feldherr.server.store.sums import UNKNOWN, fits, sum_of
from feldherr.server.store.writer import Append, Writer, check_text, is_text

Key = tuple[str, int]  # of a row: its table and number

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
        self.damage = ""  # what the database last said about pages that it can't read
        self.own: dict[str, tuple[int, bool, bool]] = {}  # a table's version and flags after our last append

    async def open(self) -> None:
        """Connect and migrate; ValueError if the database was made by a newer Feldherr."""
        self.closed = False
        try:
            with self.asking():
                self._take()
            async with self.transaction() as connection:
                await self._alone(connection)
                await connection.run_sync(migrate)
        except BaseException:
            await self.close()
            raise

    async def look(self) -> None:
        """Connect to read only; ValueError if the database is missing or has another schema."""
        self.closed = False
        try:
            with self.asking():
                self.find()
                async with self.reading.connect() as connection:
                    await connection.run_sync(check_schema)
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
        async with self.transaction() as connection:
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
        found = await self._read(select(TABLES.c.opening, TABLES.c.sum).where(TABLES.c.id == table))
        return read_opening(table, found[0]["opening"], found[0]["sum"]) if found else None

    async def adopt(self, table: str, version: int) -> None:
        """Replace the version in the table's opening."""
        async with self._at(table) as connection:
            text = (await connection.execute(select(TABLES.c.opening).where(TABLES.c.id == table))).scalar_one()
            text = msgspec.json.encode(msgspec.structs.replace(read_opening(table, text), version=version)).decode()
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(opening=text, sum=sum_of(table, text)))

    async def outdated(self, versions: Mapping[str, int]) -> list[str]:
        """Those whose opening names another version, or none, or can't be read."""
        found = await self._read(select(TABLES.c.id, TABLES.c.opening).where(~TABLES.c.over).order_by(TABLES.c.created, TABLES.c.id))
        return [each["id"] for each in found if not is_of(each["opening"], versions)]

    async def over(self, table: str) -> bool:
        """Whether the table's game is over."""
        return bool(await self._tables(TABLES.c.id == table, TABLES.c.over))

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """The table's rows after a number."""
        wanted = select(ROWS.c.number, ROWS.c.kind, ROWS.c.text, ROWS.c.sum).where(ROWS.c.table == table, ROWS.c.number > after)
        found = await self._read(wanted.order_by(ROWS.c.number).limit(most))
        return [read_row(table, *row.values()) for row in found]

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
        async with self.transaction() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(created=TABLES.c.created))

    async def beat(self) -> None:
        """Write the time of now."""
        async with self.transaction() as connection:
            done = await connection.execute(update(PULSE).where(PULSE.c.id == 1).values(at=now()))
            if not done.rowcount:
                await connection.execute(insert(PULSE).values(id=1, at=now()))

    async def counts(self) -> dict[str, int]:
        """How many tables are running and finished."""
        found = await self._read(select(TABLES.c.over, func.count().label("n")).group_by(TABLES.c.over))
        return {"running": 0, "finished": 0, **{"finished" if each["over"] else "running": each["n"] for each in found}}

    async def entries(self, over: bool | None = None, before: int | None = None) -> list[Entry]:
        """All tables, the oldest first."""
        last = select(ROWS.c.at).where(ROWS.c.table == TABLES.c.id).order_by(ROWS.c.number.desc()).limit(1).scalar_subquery()
        rows = select(func.count()).select_from(ROWS).where(ROWS.c.table == TABLES.c.id).scalar_subquery()
        wanted = select(TABLES.c.id, TABLES.c.created, TABLES.c.over, last.label("last"), rows.label("rows")).order_by(TABLES.c.created)
        wanted = wanted if over is None else wanted.where(TABLES.c.over == over)
        wanted = wanted if before is None else wanted.where(TABLES.c.created < before, func.coalesce(last, 0) < before)
        found = await self._read(wanted)
        return [Entry(e["id"], e["created"], max(e["created"], e["last"] or 0), bool(e["over"]), e["rows"]) for e in found]

    async def remove(self, table: str, before: int | None = None) -> bool:
        """Delete a table, unless somebody has played since; other servers are told."""
        async with self.transaction() as connection:
            entry = select(TABLES.c.created).where(TABLES.c.id == table).with_for_update()
            created = (await connection.execute(entry)).scalar()
            last = (await connection.execute(select(func.max(ROWS.c.at)).where(ROWS.c.table == table))).scalar()
            if created is None or (before is not None and max(created, last or 0) >= before):
                return False
            for each in (CHAT, ORDERS, HOLDS, LINKS, ROWS):
                await connection.execute(delete(each).where(each.c.table == table))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            await connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=""))
            await self._tell(connection, [table])
        self.own.pop(table, None)
        return True

    async def faults(self, thorough: bool = False) -> list[str]:
        """What the database says about itself, and what belongs to no table."""
        try:
            return [*await self._pages(thorough), *(await self._strays() if thorough else [])]
        except Damaged as error:
            return [str(error)]

    async def shrink(self) -> None:
        """Give space back."""

    async def _strays(self) -> list[str]:
        """What belongs to a table, link or rematch that is not there."""
        known, links = select(TABLES.c.id), select(LINKS.c.digest)
        wanted: list[tuple[str, Table, ColumnElement[bool]]] = [
            (each.name, each, each.c.table.not_in(known)) for each in (ROWS, LINKS, HOLDS, CHAT, ORDERS)
        ]
        wanted += [("holds of links", HOLDS, HOLDS.c.link.not_in(links))]
        wanted += [("rematches", TABLES, (TABLES.c.rematch != "") & TABLES.c.rematch.not_in(known))]
        out = []
        for what, each, stray in wanted:
            if n := (await self._read(select(func.count().label("n")).select_from(each).where(stray)))[0]["n"]:
                out.append(f"{what}: {n} belong to something that is not there")
        return out

    async def _pages(self, thorough: bool) -> list[str]:
        """What is wrong with the database's own structure."""
        return []

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

    async def drop(self, device: str, role: Role) -> None:
        """Take a role from a device."""
        async with self._at(role.table) as connection:
            await connection.execute(delete(HOLDS).where(HOLDS.c.device == device, *of_role(HOLDS.c, role)))

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

    def state(self) -> StoreState:
        """How it is now."""
        return StoreState(len(self.writer.waiting), self.damage)

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
        entry = {"id": table, "opening": text, "sum": sum_of(table, text), "created": now(), "over": over, "wakeful": wakeful}
        await connection.execute(insert(TABLES).values(entry))
        if rows:
            await connection.execute(insert(ROWS), lines(table, rows))
        if links:
            await connection.execute(insert(LINKS), [{"digest": digest, **role._asdict()} for digest, role in links.items()])
        await self._tell(connection, [table])

    async def _tables(self, *which: ColumnElement[bool]) -> list[str]:
        return [found["id"] for found in await self._read(select(TABLES.c.id).where(*which).order_by(TABLES.c.created, TABLES.c.id))]

    async def _read(self, statement: Executable) -> Sequence[RowMapping]:
        with self.asking():
            async with self.reading.connect() as connection:
                return (await connection.execute(statement)).mappings().all()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        with self.asking():
            async with self.writing.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _at(self, table: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes links, roles or chat of a table, one process at a time."""
        async with self.transaction() as connection:
            row = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
            if (await connection.execute(row)).first() is None:
                raise ValueError(f"there is no table {table}")
            yield connection
            await self._tell(connection, [table])

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

    async def _write(self, batch: Sequence[Append]) -> None:
        batch = sorted(batch, key=lambda each: each.table)  # in one order everywhere: two processes can't wait for each other
        await self._insert(batch, self._unsure(batch), [each for each in batch if self._flags_differ(each)])
        for each in batch:
            self._remember(each)

    async def _insert(self, batch: Sequence[Append], unsure: set[Key], flags: Sequence[Append]) -> None:
        """Carry out what `insert_rows` says, and tell other processes."""
        async with self.transaction() as connection:
            await connection.run_sync(insert_rows, batch, unsure, flags)
            await self._tell(connection, sorted({each.table for each in batch}))

    def _flags_differ(self, each: Append) -> bool:
        return self.own.get(each.table) != (each.before, each.wakeful, each.over)

    def _remember(self, each: Append) -> None:
        if each.over:
            self.own.pop(each.table, None)
        else:
            self.own[each.table] = (each.rows[-1].number, each.wakeful, each.over)

    def _unsure(self, batch: Sequence[Append]) -> set[Key]:
        """The rows before these, unless we wrote them ourselves."""
        added = {(each.table, each.rows[-1].number) for each in batch}
        known = {each.table: self.own.get(each.table, (0,))[0] for each in batch}
        return {(each.table, each.before) for each in batch if each.before not in (0, known[each.table])} - added

    def find(self) -> None:
        """Raise ValueError if there is no database to look at."""

    def _take(self) -> None:
        """Acquire what is needed before connecting, such as a lock on the file."""

    async def _alone(self, connection: AsyncConnection) -> None:
        """Keep other processes from migrating at the same time; a store for one process needs nothing for that."""

    async def _tell(self, connection: AsyncConnection, tables: Sequence[str]) -> None:
        """Notify other processes of a change when it is committed; a store for one process has nobody to notify."""


def insert_rows(connection: Connection, batch: Sequence[Append], unsure: set[Key], flags: Sequence[Append]) -> None:
    """Write rows, and the flags of those tables whose flags differ; ValueError if one of the rows that must be there is missing."""
    if unsure:
        key = tuple_(ROWS.c.table, ROWS.c.number)
        found = {tuple(row) for row in connection.execute(select(ROWS.c.table, ROWS.c.number).where(key.in_(unsure)))}
        if unsure - found:
            raise ValueError(f"the rows before these are missing: {sorted(unsure - found)}")
    connection.execute(insert(ROWS), [line for each in batch for line in lines(each.table, each.rows)])
    if flags:
        connection.execute(SET_FLAGS, [{"of": each.table, "wake": each.wakeful, "end": each.over} for each in flags])


def now() -> int:
    """Microseconds since 1970."""
    return time.time_ns() // 1000


def lines(table: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows of a table as database rows, with the current time."""
    at = now()
    return [{"table": table, **row._asdict(), "at": at, "sum": sum_of(table, str(row.number), row.kind, row.text)} for row in rows]


def read_row(table: str, number: int, kind: str, text: str, check: int) -> Row:
    """A row as it was stored; Spoilt if it has changed since."""
    if not fits(check, table, str(number), kind, text):
        raise Spoilt(table, number, "it has changed since it was written")
    return Row(number, cast(Kind, kind), text)


def read_opening(table: str, text: str, check: int = UNKNOWN) -> Opening:
    """The settings of a table as they were stored; Spoilt if they have changed since, or can't be read."""
    if not fits(check, table, text):
        raise Spoilt(table, 0, "it has changed since it was written")
    try:
        return msgspec.json.decode(text, type=Opening)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Spoilt(table, 0, str(error)) from error


class Rules(msgspec.Struct):
    """Of an opening, by which rules the table plays."""

    mode: str
    version: int = 0


def is_of(text: str, versions: Mapping[str, int]) -> bool:
    """Whether an opening names one of these versions of rules."""
    try:
        rules = msgspec.json.decode(text, type=Rules)
    except (msgspec.DecodeError, RecursionError):
        return False
    return versions.get(rules.mode) == rules.version


def of_role(columns: ReadOnlyColumnCollection[str, Column[Any]], role: Role) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The conditions that select a role."""
    return columns["table"] == role.table, columns["seat"] == role.seat


def used(link: str, device: str) -> Select[tuple[str]]:
    """Another device that has used a link."""
    return select(HOLDS.c.device).where(HOLDS.c.link == link, HOLDS.c.device != device).limit(1)


def is_damage(error: Exception) -> bool:
    """Whether the database says that it is damaged."""
    orig = getattr(error, "orig", error)
    damaged = str(getattr(orig, "sqlite_errorname", "")).startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))
    return damaged or getattr(orig, "sqlstate", None) in ("XX001", "XX002")


def is_orphan(error: IntegrityError) -> bool:
    """Whether a row was refused because its table doesn't exist."""
    codes = getattr(error.orig, "sqlstate", None), getattr(error.orig, "sqlite_errorname", None)
    return codes[0] == "23503" or codes[1] == "SQLITE_CONSTRAINT_FOREIGNKEY"
