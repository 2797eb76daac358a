"""What people take home from a table: the saved game, the proof of its dice, the replay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec

from feldherr.server.fair import Asker
from feldherr.server.store.records import HOST, SPECTATOR, Damaged, Opening, Row, Spoilt, Unavailable
from feldherr.server.tables.attendance import Downloaded, as_text
from feldherr.server.tables.proof import written
from feldherr.server.tables.session import Refusal
from feldherr.server.tables.set_aside import SetAside, examined, is_current, names_of, saved_text
from feldherr.server.tables.standing import PERSON, SeatChange, moves

if TYPE_CHECKING:
    from feldherr.server.tables.lobby import Lobby


class Downloads:
    """The downloads of all tables, those that were set aside too."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store

    async def saved(self, name: str, roles: list[int]) -> str:
        """The saved game of a table; Refusal if it is not over, unless the host has all people's seats."""
        try:
            room = await self.lobby.room(name)
        except SetAside as e:
            return await self._rescued(e, roles)
        assert room is not None
        o, rows = room.table.opening, await self.store.rows(name)
        alone = HOST in roles and people(o, rows) <= set(roles) and not room.table.attendance.strangers
        if not room.table.over and not alone:
            raise Refusal("not-yours", "the record holds everybody's secrets: it is open when the game is over")
        await room.meet(Downloaded())
        return await asyncio.to_thread(saved_text, o, rows)

    async def _rescued(self, aside: SetAside, roles: list[int]) -> str:
        """The record of a table that was set aside, up to the last good move, for all who sit there: they can go on elsewhere.

        It is told to all when the table can be played again.
        """
        if roles == [SPECTATOR]:
            raise Refusal("not-yours", "the record holds everybody's secrets: it is open to those who play")
        if aside.opening is None:
            raise aside
        if not await self.store.over(aside.table):
            with contextlib.suppress(Damaged):  # whatever can still be read is rescued
                await self.store.remark(aside.table, as_text(Downloaded(HOST if HOST in roles else max(roles))))
        rows = await self.store.rows(aside.table, most=aside.good) if aside.good else []
        return await asyncio.to_thread(saved_text, aside.opening, rows)

    async def proof(self, name: str, asker: Asker) -> str:
        """The proof of a finished table's dice; Refusal while the game goes on."""
        room = await self.lobby.room(name, asker)
        assert room is not None
        if not room.table.over:
            raise Refusal("not-yours", "the proof holds the seed of all dice: it is open when the game is over")
        lines = [row.text for row in moves(await self.store.rows(name))]
        async with self.lobby.reading.turn(asker.who):
            with asker.at_work():
                return await asyncio.to_thread(written, room.table, lines)

    async def finished(self, name: str) -> str:
        """The record of a finished table, to be analysed; Refusal while the game goes on."""
        room = await self.lobby.room(name)
        assert room is not None
        if not room.table.over:
            raise Refusal("not-yours", "the analysis knows everybody's secrets: it is open when the game is over")
        return await asyncio.to_thread(saved_text, room.table.opening, await self.store.rows(name))

    async def replay(self, name: str, asker: Asker) -> AsyncIterator[bytes]:
        """The replay of a table as compressed pieces; the table need not be in memory."""
        over = await self.store.over(name)
        try:
            opening = await self._fitting(name)
            return self._watched(name, self.lobby.replays.of(asker, name, opening, over, await self._names(name, opening)))
        except SetAside as e:
            if e.opening is None or not e.good:
                raise
            return self.lobby.replays.of(asker, name, e.opening, over, await self._names(name, e.opening), e.good)

    async def _names(self, name: str, opening: Opening) -> list[str]:
        """What everybody is called now, as far as that can be read."""
        with contextlib.suppress(Spoilt, msgspec.DecodeError):
            return names_of(opening, await self.store.rows(name, kind="seat"))
        return opening.names

    async def _fitting(self, name: str) -> Opening:
        """The settings of a table, whose record was replayed if its rules had another version; SetAside if it can't be played."""
        if known := self.lobby.aside.get(name):
            raise known.with_traceback(None)
        try:
            opening = await self.store.opening(name)
        except Spoilt as e:
            raise self.lobby.set_aside(SetAside(name, "opening", str(e))) from e
        assert opening is not None
        if not is_current(opening):
            await self.lobby.room(name)
        return opening

    async def _watched(self, name: str, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """The pieces of a replay; if one can't be made, the table is set aside, and the next replay ends before that."""
        try:
            async for piece in pieces:
                yield piece
        except Exception as e:
            if not isinstance(e, Unavailable) and (found := await examined(self.store, name)):
                raise self.lobby.set_aside(found, e) from e
            raise


def people(opening: Opening, rows: list[Row]) -> set[int]:
    """The seats that people have or had: the host may not read their secrets."""
    changes = [msgspec.json.decode(row.text, type=SeatChange) for row in rows if row.kind == "seat"]
    return {s for s, p in enumerate(opening.players) if p == PERSON} | {c.seat for c in changes if c.player == PERSON}
