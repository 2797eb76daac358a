"""How a store is kept: lists of tables, what is wrong with them, and what leaves."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update

from feldherr.server.store.database import Database, now
from feldherr.server.store.records import Damaged, Entry
from feldherr.server.store.schema import CHAT, HOLDS, LINKS, ORDERS, PULSE, ROWS, TABLES


class Upkeep(Database):
    """All tables at once, and the database itself; `records.Store` says what each method promises."""

    async def unfinished(self) -> list[str]:
        """The tables whose game is not over."""
        return await self._tables(~TABLES.c.over)

    async def wakeful(self) -> list[str]:
        """The unfinished tables at which a computer player has to move or a clock runs."""
        return await self._tables(~TABLES.c.over, TABLES.c.wakeful)

    async def rest(self, table: str) -> None:
        """Store that nothing has to be done at the table until somebody comes."""
        await self.change(lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(wakeful=False)))
        self.own.pop(table, None)  # the next row says otherwise

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

        def work(connection: Connection) -> bool:
            entry = select(TABLES.c.created).where(TABLES.c.id == table).with_for_update()
            created = connection.execute(entry).scalar()
            last = connection.execute(select(func.max(ROWS.c.at)).where(ROWS.c.table == table)).scalar()
            if created is None or (before is not None and max(created, last or 0) >= before):
                return False
            for each in (CHAT, ORDERS, HOLDS, LINKS, ROWS):
                connection.execute(delete(each).where(each.c.table == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))
            connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=""))
            self._tell(connection, [table])
            return True

        removed = await self.change(work)
        if removed:
            self.own.pop(table, None)
        return removed

    async def try_to_write(self, table: str) -> None:
        """Write the table's entry without changing it."""
        unchanged = update(TABLES).where(TABLES.c.id == table).values(created=TABLES.c.created)
        await self.change(lambda connection: connection.execute(unchanged))

    async def beat(self) -> None:
        """Write the time of now."""

        def work(connection: Connection) -> None:
            done = connection.execute(update(PULSE).where(PULSE.c.id == 1).values(at=now()))
            if not done.rowcount:
                connection.execute(insert(PULSE).values(id=1, at=now()))

        await self.change(work)

    async def faults(self, thorough: bool = False) -> list[str]:
        """What the database says about itself, and what belongs to no table."""
        try:
            return [*await self._pages(thorough), *(await self._strays() if thorough else [])]
        except Damaged as error:
            return [str(error)]

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

    async def shrink(self) -> None:
        """Give space back."""
