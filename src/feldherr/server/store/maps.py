"""The maps that people have published on the server."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import Connection, delete, func, insert, select

from feldherr.server.store.database import Database, now
from feldherr.server.store.records import Full, Published
from feldherr.server.store.schema import MAPS
from feldherr.server.store.writer import check_text, is_text


class Maps(Database):
    """Published maps; `records.Store` says what each method promises."""

    async def publish(self, entry: Published, text: str, most: int, most_of_device: int) -> None:
        """Store a map, unless it is there already."""
        for part in (text, entry.name, entry.author):
            check_text(part)

        def work(connection: Connection) -> None:
            if connection.execute(select(MAPS.c.id).where(MAPS.c.id == entry.id)).first():
                return
            count = select(func.count()).select_from(MAPS)
            own = count.where(MAPS.c.device == entry.device)
            if connection.execute(count).scalar_one() >= most or connection.execute(own).scalar_one() >= most_of_device:
                raise Full
            connection.execute(insert(MAPS).values(**entry._asdict() | {"created": now()}, text=text))

        await self.change(work)

    async def published(self) -> list[Published]:
        """All published maps."""
        columns = [MAPS.c[name] for name in Published._fields]
        return [Published(**found) for found in await self._read(select(*columns).order_by(MAPS.c.created.desc(), MAPS.c.id))]

    async def published_map(self, name: str) -> str | None:
        """A published map."""
        if not is_text(name):  # they come from addresses that anybody can type
            return None
        found = await self._read(select(MAPS.c.text).where(MAPS.c.id == name))
        return str(found[0]["text"]) if found and name_of(found[0]["text"]) == name else None

    async def withdraw(self, name: str, device: str | None = None) -> bool:
        """Delete a published map."""
        if not is_text(name):
            return False
        which = delete(MAPS).where(MAPS.c.id == name, *([MAPS.c.device == device] if device is not None else []))
        return bool(await self.change(lambda connection: connection.execute(which).rowcount))

    async def spoilt_maps(self) -> list[str]:
        """The published maps that have changed since."""
        return [entry.id for entry in await self.published() if await self.published_map(entry.id) is None]


def name_of(text: str) -> str:
    """What a map in one line is stored under."""
    return sha256(text.encode()).hexdigest()
