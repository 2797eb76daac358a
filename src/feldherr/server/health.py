"""The server's health: whether moves can be stored, and what else is wrong."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable
from itertools import count
from typing import TYPE_CHECKING, TypeVar

import msgspec

from feldherr.server.store.records import Unavailable

if TYPE_CHECKING:
    from feldherr.server.tables.lobby import Lobby

FRESH = 1.0  # seconds for which a look at the store counts: whoever asks all the time does not keep it busy
COUNT = 60.0  # seconds between two counts of the tables
PAGES = 10  # counts between two looks at all pages
MOST_REASONS = 5  # of a kind that are told

T = TypeVar("T")

log = logging.getLogger("feldherr.health")


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
        self.mistakes: dict[str, str] = {}  # of ours: what could not be done, and why

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
        reasons += [
            f"the database is damaged: {why}" for why in dict.fromkeys([*self.pages[:MOST_REASONS], self.lobby.store.state().damage]) if why
        ]
        if strange := sum(room.table.strange_key() for room in self.lobby.rooms.values()):
            reasons.append(f"tables whose dice were promised with another key than this server's: {strange}")
        if self.lobby.aside:
            reasons.append(f"tables that can't be played and are set aside: {len(self.lobby.aside)}")
        reasons += [f"{what} failed, which is our mistake: {why}" for what, why in list(self.mistakes.items())[:MOST_REASONS]]
        return Report("degraded" if reasons else "well", reasons, writes)

    async def _attempt(self) -> str:
        """Why nothing can be written; '' if it can."""
        try:
            await self.lobby.store.beat()
        except Unavailable as e:
            return str(e)
        return ""

    async def watch(self) -> None:
        """Count the tables and look at the pages now and then, for ever."""
        store = self.lobby.store
        for n in count():
            with contextlib.suppress(Unavailable):
                self.counts = await self.tried("counting the tables", store.counts()) or self.counts
            if n % PAGES == 0:
                with contextlib.suppress(Unavailable):
                    self.pages = await self.tried("a look at the database's pages", store.faults()) or []
            await asyncio.sleep(COUNT)

    async def tried(self, what: str, work: Awaitable[T]) -> T | None:
        """The result of what must not stop anything else; None if it failed by a mistake of ours, which is a reason until it succeeds."""
        try:
            done = await work
        except Unavailable:
            raise
        except Exception as e:
            self.mistakes[what] = f"{type(e).__name__}: {e}"
            log.exception("%s failed: our mistake", what)
            return None
        self.mistakes.pop(what, None)
        return done
