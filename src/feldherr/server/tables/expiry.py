"""Tables leave after a while: finished ones, and those that nobody has played at for long. They can be archived first."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from feldherr.server.store.records import Damaged, Entry, Opening, Row, Store, Unavailable
from feldherr.server.tables.dice import Key
from feldherr.server.tables.proof import written
from feldherr.server.tables.session import Session
from feldherr.server.tables.set_aside import examined, saved_text
from feldherr.server.tables.standing import moves

if TYPE_CHECKING:
    from feldherr.server.tables.lobby import Lobby

DAY = 86_400_000_000  # microseconds
ROUND = 3600.0  # seconds between two looks

log = logging.getLogger("feldherr.expiry")


@dataclass(frozen=True)
class Keeping:
    """For how many days tables stay after the last move (0: for ever), and the folder where they are archived ('': nowhere)."""

    finished: float = 30.0
    abandoned: float = 60.0
    archive: str = ""

    def leaves(self, played: int, over: bool) -> int:
        """When a table leaves that was last played at that time (microseconds since 1970), in seconds since 1970; 0: never."""
        age = self.finished if over else self.abandoned
        return int((played + age * DAY) // 1_000_000) if age else 0


def keeping(finished: float | None, abandoned: float | None, archive: str) -> Keeping:
    """What the options say, else the environment, else the usual; ValueError if a number of days is none."""
    return Keeping(
        days("FELDHERR_KEEP_FINISHED", finished, Keeping.finished),
        days("FELDHERR_KEEP_ABANDONED", abandoned, Keeping.abandoned),
        archive or os.environ.get("FELDHERR_ARCHIVE", ""),
    )


def days(name: str, option: float | None, usual: float) -> float:
    """A number of days: the option, else from the environment, else the usual."""
    text = os.environ.get(name, "") if option is None else str(option)
    try:
        found = float(text) if text else usual
    except ValueError:
        found = -1.0
    if not 0 <= found < 1e6:
        raise ValueError(f"{name}: {text!r}")
    return found


class Expiry:
    """Removes the tables whose time is over, once an hour."""

    def __init__(self, lobby: Lobby, keeping: Keeping) -> None:
        self.lobby = lobby
        self.keeping = keeping
        self.removed = 0

    async def run(self) -> None:
        """Look for such tables now and then, for ever."""
        while True:
            with contextlib.suppress(Unavailable):
                await self.lobby.health.tried("removing old tables", self._sweep_and_shrink())
            await asyncio.sleep(ROUND)

    async def _sweep_and_shrink(self) -> None:
        if await self.sweep():
            await self.lobby.store.shrink()

    async def sweep(self) -> int:
        """Remove what is due; how many tables that were."""
        gone = 0
        for over, age in ((True, self.keeping.finished), (False, self.keeping.abandoned)):
            before = time.time_ns() // 1000 - int(age * DAY)
            for entry in await self.lobby.store.entries(over, before) if age else []:
                gone += await self._leave(entry, before)
                await asyncio.sleep(0)
        self.removed += gone
        return gone

    async def _leave(self, entry: Entry, before: int) -> bool:
        """Archive and remove a table; not while somebody is there, or another server leads it."""
        store, name = self.lobby.store, entry.table
        room = self.lobby.rooms.get(name)
        if (room and room.clients) or not await store.lead(name):
            return False
        try:
            if self.keeping.archive:
                await archived(store, entry, Path(self.keeping.archive).expanduser(), self.lobby.key)
            room = self.lobby.rooms.get(name)
            if room and room.clients:  # somebody has come meanwhile
                return False
            done = await store.remove(name, before)
        except OSError as e:
            log.error("a table could not be archived, and stays", extra={"table": name, "why": str(e)})
            return False
        finally:
            await store.follow(name)
        if done:
            await self.lobby.forget(name)
        return done


async def archived(store: Store, entry: Entry, folder: Path, key: Key | None = None) -> Path | None:
    """Write a table's record as a compressed saved game, as far as it is good; the file, or None if its settings can't be read.

    With the server's key, the proof of a finished game's dice is written beside it.
    """
    aside = await examined(store, entry.table)
    opening: Opening | None
    with contextlib.suppress(Damaged):
        opening = aside.opening if aside else await store.opening(entry.table)
        if opening is not None:
            rows = await store.rows(entry.table, most=aside.good) if aside else await store.rows(entry.table)
            day = time.strftime("%Y-%m-%d", time.gmtime(entry.played / 1_000_000))
            path = folder / f"{day}-{opening.mode}-{entry.table}.feldherr.gz"
            await asyncio.to_thread(_write, path, saved_text(opening, rows))
            if key and entry.over and not aside:
                await asyncio.to_thread(
                    _write, path.with_name(path.name.replace(".feldherr", ".dice")), proof_of(entry.table, opening, rows, key)
                )
            return path
    return None


def proof_of(table: str, opening: Opening, rows: Sequence[Row], key: Key) -> str:
    """The proof of the dice of a record that is whole."""
    session = Session(table, opening, key)
    session.replay(rows)
    return written(session, [row.text for row in moves(rows)])


def _write(path: Path, text: str) -> None:
    """Write a file that is there whole or not at all, and readable by its owner only."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    fresh = path.with_name(path.name + ".new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(gzip.compress(text.encode(), mtime=0))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
