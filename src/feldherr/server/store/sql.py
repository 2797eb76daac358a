"""What the SQLite and the PostgreSQL store have in common."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, tuple_, update

from feldherr.server.store.database import lines, now
from feldherr.server.store.maps import Maps
from feldherr.server.store.migrations import check_schema, migrate
from feldherr.server.store.people import People
from feldherr.server.store.records import Kind, Opening, Role, Row, Spoilt, StoreState, Taken
from feldherr.server.store.schema import HOLDS, LINKS, ROWS, TABLES
from feldherr.server.store.sums import UNKNOWN, fits, sum_of
from feldherr.server.store.upkeep import Upkeep
from feldherr.server.store.writer import Append, Writer, is_text

Key = tuple[str, int]  # of a row: its table and number
LATEST = 20  # rows, more than anybody at a table can say of themselves
PART = 1_000  # rows of a new table that are written at once

SET_FLAGS = update(TABLES).where(TABLES.c.id == bindparam("of")).values(wakeful=bindparam("wake"), over=bindparam("end"))


class SqlStore(People, Maps, Upkeep):
    """A store in an SQL database; `records.Store` says what each method promises."""

    def __init__(self) -> None:
        super().__init__()
        self.writer = Writer(self._write)

    async def open(self) -> None:
        """Connect and migrate; ValueError if the database was made by a newer Feldherr."""
        self.closed = False
        try:
            with self.asking():
                self._take()
            await self.change(self._migrate)
        except BaseException:
            await self.close()
            raise

    async def look(self) -> None:
        """Connect to read only; ValueError if the database is missing or has another schema."""
        self.closed = False
        try:
            with self.asking():
                self.find()
            await self.look_at(check_schema)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        await self.writer.finish()
        self.closed = True

    def _migrate(self, connection: Connection) -> None:
        self._alone(connection)
        migrate(connection)

    async def create(self, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], wakeful: bool, over: bool) -> None:
        """Store a new table; Taken if its name or a link exists already.

        A long record is written in parts, so that others who write wait for one of them at most. Until the last, nobody knows of the table.
        """
        first, rest = rows[:PART], [rows[at : at + PART] for at in range(PART, len(rows), PART)]
        flags = (wakeful, over) if not rest else (False, False)
        if rest:
            await asyncio.to_thread(Append(table, rows, wakeful, over).check)
        await self.change(lambda connection: self._create(connection, table, opening, first, links, *flags))
        for part in rest:
            each = Append(table, part, wakeful, over)
            await self._insert([each], set(), [each] if part is rest[-1] else [])

    async def rematch(
        self, old: str, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], seats: dict[int, int], wakeful: bool
    ) -> None:
        """Store a rematch and everybody's roles there, all or nothing; Taken if there is one already."""
        by = {role.seat: digest for digest, role in links.items()}

        def work(connection: Connection) -> None:
            self._create(connection, table, opening, rows, links, wakeful, False)
            marked = connection.execute(update(TABLES).where(TABLES.c.id == old, TABLES.c.rematch == "").values(rematch=table))
            if marked.rowcount != 1:
                raise Taken
            held = connection.execute(select(HOLDS.c.device, HOLDS.c.seat).where(HOLDS.c.table == old)).all()
            there = [(device, seats.get(seat, seat)) for device, seat in held]
            if roles := [
                {"device": device, "table": table, "seat": seat, "link": by[seat], "created": now()} for device, seat in there if seat in by
            ]:
                connection.execute(insert(HOLDS), roles)

        await self._change_at(old, work)

    async def rematch_of(self, table: str) -> str:
        """The table's rematch."""
        found = await self._read(select(TABLES.c.rematch).where(TABLES.c.id == table))
        return str(found[0]["rematch"]) if found else ""

    async def opening(self, table: str) -> Opening | None:
        """The settings of a table."""
        if not is_text(table):  # names come from addresses that anybody can type
            return None
        found = await self._read(select(TABLES.c.opening, TABLES.c.sum).where(TABLES.c.id == table))
        return read_opening(table, found[0]["opening"], found[0]["sum"]) if found else None

    async def adopt(self, table: str, version: int, told: str) -> None:
        """Put the version into the table's opening, beside the one by which it was opened, if that is known."""

        def work(connection: Connection) -> None:
            was = read_opening(table, connection.execute(select(TABLES.c.opening).where(TABLES.c.id == table)).scalar_one())
            if was.plays == version:
                raise Taken
            now = {"adopted": version} if was.version else {"version": version}
            text = msgspec.json.encode(msgspec.structs.replace(was, **now)).decode()
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(opening=text, sum=sum_of(table, text)))

        await self._change_at(table, work, told)

    async def outdated(self, versions: Mapping[str, int]) -> list[str]:
        """Those whose opening names another version, or none, or can't be read."""
        found = await self._read(select(TABLES.c.id, TABLES.c.opening).where(~TABLES.c.over).order_by(TABLES.c.created, TABLES.c.id))
        return [each["id"] for each in found if not is_of(each["opening"], versions)]

    async def over(self, table: str) -> bool:
        """Whether the table's game is over."""
        return bool(await self._tables(TABLES.c.id == table, TABLES.c.over))

    async def rows(self, table: str, after: int = 0, most: int | None = None, kind: Kind | None = None) -> list[Row]:
        """The table's rows after a number."""
        wanted = select(ROWS.c.number, ROWS.c.kind, ROWS.c.text, ROWS.c.sum).where(ROWS.c.table == table, ROWS.c.number > after)
        wanted = wanted.where(ROWS.c.kind == kind) if kind else wanted
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

    async def remark(self, table: str, told: str) -> None:
        """Add a row that tells something, unless one of the latest says the same, so that repeated requests can't fill the record."""
        latest = select(ROWS.c.text).where(ROWS.c.table == table).order_by(ROWS.c.number.desc()).limit(LATEST)
        if told not in [each["text"] for each in await self._read(latest)]:
            await self._change_at(table, lambda connection: None, told)

    def facts(self) -> dict[str, Any]:
        """Counters since the start."""
        return {"writes": self.writer.appends, "batches": self.writer.batches, "failures": self.failures}

    def state(self) -> StoreState:
        """How it is now."""
        return StoreState(len(self.writer.waiting), self.damage)

    def _create(
        self,
        connection: Connection,
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
        connection.execute(insert(TABLES).values(entry))
        if rows:
            connection.execute(insert(ROWS), lines(table, rows))
        if links:
            connection.execute(insert(LINKS), [{"digest": digest, **role._asdict()} for digest, role in links.items()])
        self._tell(connection, [table])

    async def _write(self, batch: Sequence[Append]) -> None:
        batch = sorted(batch, key=lambda each: each.table)  # in one order everywhere: two processes can't wait for each other
        await self._insert(batch, self._unsure(batch), [each for each in batch if self._flags_differ(each)])
        for each in batch:
            self._remember(each)

    async def _insert(self, batch: Sequence[Append], unsure: set[Key], flags: Sequence[Append]) -> None:
        """Carry out what `insert_rows` says, and tell other processes."""

        def work(connection: Connection) -> None:
            insert_rows(connection, batch, unsure, flags)
            self._tell(connection, sorted({each.table for each in batch}))

        await self.change(work)

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
    adopted: int = 0


def is_of(text: str, versions: Mapping[str, int]) -> bool:
    """Whether an opening names one of these versions of rules."""
    try:
        rules = msgspec.json.decode(text, type=Rules)
    except (msgspec.DecodeError, RecursionError):
        return False
    return versions.get(rules.mode) == (rules.adopted or rules.version)
