"""Who may sit where, what they have ordered, and what they say."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Select, delete, func, insert, select, update
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from feldherr.server.limits import MOST_HOLDERS, MOST_LINES, MOST_LINKS
from feldherr.server.store.database import Database, now
from feldherr.server.store.records import HOST, ChatLine, Full, Held, Role, Taken
from feldherr.server.store.schema import CHAT, HOLDS, LINKS, ORDERS, TABLES
from feldherr.server.store.writer import check_text


class People(Database):
    """Links, roles, orders and chat; `records.Store` says what each method promises."""

    async def link(self, digest: str) -> Role | None:
        """The role of a link."""
        found = await self._read(select(LINKS.c.table, LINKS.c.seat).where(LINKS.c.digest == digest))
        return Role(**found[0]) if found else None

    async def relink(self, digest: str, role: Role) -> None:
        """Replace all links of a role; the database deletes the roles that devices got by them."""

        def work(connection: Connection) -> None:
            connection.execute(delete(LINKS).where(*of_role(LINKS.c, role)))
            connection.execute(insert(LINKS).values(digest=digest, **role._asdict()))

        await self._change_at(role.table, work)

    async def add_link(self, digest: str, role: Role, device: str) -> None:
        """A further link to a role that a device has; Taken if it has lost it meanwhile, Full if there are many."""

        def work(connection: Connection) -> None:
            held = select(HOLDS.c.device).where(HOLDS.c.device == device, *of_role(HOLDS.c, role))
            if connection.execute(held).first() is None:
                raise Taken
            if connection.execute(select(func.count()).where(*of_role(LINKS.c, role))).scalar_one() >= MOST_LINKS:
                raise Full
            connection.execute(insert(LINKS).values(digest=digest, **role._asdict()))

        await self._change_at(role.table, work)

    async def used(self, link: str, device: str) -> bool:
        """Whether another device has used a link."""
        return bool(await self._read(used(link, device)))

    async def holders(self, role: Role) -> list[str]:
        """The devices that have a role."""
        return [found["device"] for found in await self._read(select(HOLDS.c.device).where(*of_role(HOLDS.c, role)))]

    async def drop(self, device: str, role: Role) -> None:
        """Take a role from a device."""

        def work(connection: Connection) -> None:
            connection.execute(delete(HOLDS).where(HOLDS.c.device == device, *of_role(HOLDS.c, role)))

        await self._change_at(role.table, work)

    async def hold(self, device: str, role: Role, by: str = "", told: str = "") -> None:
        """Give a device a role, by that link or else one that is valid now; ValueError if there is none, Full if too many have it."""

        def work(connection: Connection) -> None:
            if by and connection.execute(used(by, device)).first():
                raise Taken
            gone = connection.execute(delete(HOLDS).where(HOLDS.c.device == device, *of_role(HOLDS.c, role)))
            if told and gone.rowcount:
                raise Held
            if connection.execute(holders(role)).scalar_one() - gone.rowcount >= MOST_HOLDERS:
                raise Full
            link = select(LINKS.c.digest).where(*of_role(LINKS.c, role), *([LINKS.c.digest == by] if by else []))
            link = link.order_by(LINKS.c.digest).limit(1)
            valid = connection.execute(link).scalar()
            if valid is None:
                raise ValueError(f"there is no link for seat {role.seat} of table {role.table}")
            connection.execute(insert(HOLDS).values(device=device, link=valid, created=now(), **role._asdict()))

        await self._change_at(role.table, work, told)

    async def held(self, device: str) -> list[Role]:
        """All roles of a device, the newest first."""
        wanted = select(HOLDS.c.table, HOLDS.c.seat).where(HOLDS.c.device == device)
        return [Role(**found) for found in await self._read(wanted.order_by(HOLDS.c.created.desc()))]

    async def hosting(self, device: str) -> int:
        """How many unfinished tables a device hosts."""
        theirs = select(HOLDS.c.table).where(HOLDS.c.device == device, HOLDS.c.seat == HOST)
        return len(await self._tables(~TABLES.c.over, TABLES.c.id.in_(theirs)))

    async def set_orders(self, table: str, seat: int, text: str, wakeful: bool) -> None:
        """Replace the orders of a seat."""
        check_text(text)

        def work(connection: Connection) -> None:
            connection.execute(delete(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat))
            connection.execute(insert(ORDERS).values(table=table, seat=seat, text=text))
            if wakeful:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(wakeful=True))

        await self._change_at(table, work)
        if wakeful:
            self.own.pop(table, None)  # what we remember of its flags is void

    async def orders(self, table: str) -> dict[int, str]:
        """The orders of those who have given any."""
        return {row["seat"]: row["text"] for row in await self._read(select(ORDERS.c.seat, ORDERS.c.text).where(ORDERS.c.table == table))}

    async def say(self, table: str, seat: int, text: str) -> ChatLine:
        """Store a line of chat under the next number; the oldest of many go."""
        check_text(text)
        following = select(func.coalesce(func.max(CHAT.c.number), 0) + 1).where(CHAT.c.table == table)

        def work(connection: Connection) -> ChatLine:
            number: int = connection.execute(following).scalar_one()
            connection.execute(insert(CHAT).values(table=table, number=number, seat=seat, text=text, at=now()))
            connection.execute(delete(CHAT).where(CHAT.c.table == table, CHAT.c.number <= number - MOST_LINES))
            return ChatLine(number, seat, text)

        return await self._change_at(table, work)

    async def chat(self, table: str, last: int) -> list[ChatLine]:
        """The last lines of chat, in order."""
        wanted = select(CHAT.c.number, CHAT.c.seat, CHAT.c.text).where(CHAT.c.table == table)
        return [ChatLine(**line) for line in reversed(await self._read(wanted.order_by(CHAT.c.number.desc()).limit(max(last, 0))))]

    async def pass_on(self, table: str, message: str) -> None:
        """Say something to other processes; a store for one process has nobody to say it to."""


def of_role(columns: ReadOnlyColumnCollection[str, Column[Any]], role: Role) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The conditions that select a role."""
    return columns["table"] == role.table, columns["seat"] == role.seat


def holders(role: Role) -> Select[int]:
    """How many devices have a role: all have it by one of its links."""
    return select(func.count()).where(HOLDS.c.link.in_(select(LINKS.c.digest).where(*of_role(LINKS.c, role))))


def used(link: str, device: str) -> Select[tuple[str]]:
    """Another device that has used a link."""
    return select(HOLDS.c.device).where(HOLDS.c.link == link, HOLDS.c.device != device).limit(1)
