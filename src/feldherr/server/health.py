"""The server's health: whether moves can be stored, and what else is wrong."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from feldherr.server.store.records import Unavailable

if TYPE_CHECKING:
    from feldherr.server.tables.lobby import Lobby

FRESH = 1.0  # seconds for which a look at the store counts: whoever asks all the time does not keep it busy
PAGES = 600.0  # seconds between two looks at all pages


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What /health replies."""

    status: str  # well | degraded
    reasons: list[str] = []
    writes: bool = True  # moves can be stored


class Health:
    """Looks at the store when somebody asks, and at its pages now and then."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.turn = asyncio.Lock()
        self.looked = 0.0
        self.trouble = ""  # why nothing can be written, at the last look
        self.pages: list[str] = []  # what was wrong with them at the last look
        self.counts: dict[str, int] = {}  # of tables, by state

    async def report(self) -> Report:
        """How the server is now."""
        async with self.turn:
            if time.monotonic() - self.looked >= FRESH:
                self.trouble = await self._attempt()
                self.looked = time.monotonic()
        reasons = [f"the database can't be written: {self.trouble}"] if self.trouble else []
        if troubled := sum(bool(room.trouble) for room in self.lobby.rooms.values()):
            reasons.append(f"tables that can't be written: {troubled}")
        writes = not reasons
        reasons += [f"the database is damaged: {why}" for why in dict.fromkeys([*self.pages[:5], self.lobby.store.state().damage]) if why]
        if strange := sum(room.table.strange_key() for room in self.lobby.rooms.values()):
            reasons.append(f"tables whose dice were promised with another key than this server's: {strange}")
        if self.lobby.aside:
            reasons.append(f"tables that can't be played and are set aside: {len(self.lobby.aside)}")
        return Report("degraded" if reasons else "well", reasons, writes)

    async def _attempt(self) -> str:
        """Why nothing can be written; '' if it can."""
        try:
            await self.lobby.store.beat()
        except Unavailable as e:
            return str(e)
        return ""

    async def watch(self) -> None:
        """Look at the pages and count the tables now and then, for ever."""
        while True:
            try:
                self.counts = await self.lobby.store.counts()
                self.pages = await self.lobby.store.faults()
            except Unavailable:
                pass
            await asyncio.sleep(PAGES)
