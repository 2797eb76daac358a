"""People at several tables, who play while faults happen; what they write down is the history."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from server.guests import ended
from server.history.checker import Violation, violations
from server.history.entries import Fault as Happened
from server.history.entries import Line
from server.history.faults import HANDS, Fault
from server.history.place import Place
from server.history.record import rows_of
from server.history.witness import Witness
from server.house import Device, House
from server.siege import record

TABLES: list[dict[str, Any]] = [
    {"mode": "sv2000.conquest", "players": ["person", "person", "captain"], "pace": 100},
    {"mode": "sv2000.capitals", "players": ["person", "person", "person"]},  # with answers that are sealed
    {"mode": "nl2004.godstorm", "players": ["person", "person"]},
]
ANSWERS = 3  # that are accepted between two faults of one hand
LONGEST = 120.0  # seconds: a table that has not gone on by then is stuck


class Stuck(Exception):
    """Something did not go on although nothing hindered it any more."""


class Trial:
    """New tables, so many faults, and the history."""

    def __init__(self, place: Place, seed: int) -> None:
        self.place, self.rng = place, Random(seed)
        self.servers: list[House] = [*place.servers.values()]
        self.history: list[Line] = []
        self.witnesses: list[Witness] = []
        self.stays: list[asyncio.Task[None]] = []

    async def run(self, faults: list[Fault]) -> None:
        """Let people play while the faults happen, and see that every table goes on afterwards, and that everybody knows the end."""
        for number, wish in enumerate(TABLES):
            await self.open(number, wish)
        self.stays = [asyncio.create_task(witness.stay()) for witness in self.witnesses]
        try:
            await self.gone_on()
            waiting, locks = iter(faults), self.place.locks()
            await asyncio.gather(*[self.hand(waiting, locks) for _ in range(HANDS)])
            await self.gone_on()
            await self.agreed()
        finally:
            await ended(self.stays)

    async def open(self, number: int, wish: dict[str, Any]) -> None:
        """A table with two devices for each person, and one that looks on."""
        opened = await Device(self.rng.choice(self.servers)).post("/api/tables", wish)
        for seat, token in [*enumerate(opened["seats"]), (-1, opened["spectator"])]:
            if not token:
                continue
            device = Device(self.rng.choice(self.servers))
            await device.post("/api/join", {"token": token})
            for each in ("phone", "laptop") if seat >= 0 else ("television",):
                name, rng = f"{number}-{seat}-{each}", Random(self.rng.random())
                self.witnesses.append(Witness(name, device.cookie, opened["table"], seat, self.servers, rng, self.history))

    async def hand(self, faults: Iterator[Fault], locks: dict[str, asyncio.Lock]) -> None:
        """One fault after another; between them people play."""
        for fault in faults:
            async with self.place.suffering(fault, locks):
                self.history.append(Happened(time.monotonic(), f"{fault} begins"))
                await asyncio.sleep(fault.seconds)
            self.history.append(Happened(time.monotonic(), f"{fault} is healed"))
            await self.played()

    async def played(self) -> None:
        """Wait until some more answers were accepted."""
        enough = self.accepted() + ANSWERS
        await self.until(lambda: self.accepted() >= enough or all(w.over for w in self.witnesses), "nothing is accepted")

    def accepted(self) -> int:
        return sum(witness.accepted for witness in self.witnesses)

    def tables(self) -> dict[str, list[Witness]]:
        """Who is at which table."""
        names = dict.fromkeys(witness.table for witness in self.witnesses)
        return {table: [witness for witness in self.witnesses if witness.table == table] for table in names}

    async def gone_on(self) -> None:
        """Wait until every device has seen its table go on."""
        before = {table: max(witness.version for witness in there) for table, there in self.tables().items()}

        def behind() -> list[str]:
            return [w.name for w in self.witnesses if not w.over and w.version <= before[w.table]]

        await self.until(lambda: not behind(), "somebody sees nothing go on")

    async def agreed(self) -> None:
        """Wait until every device, when nobody plays any more, shows the whole record."""
        for witness in self.witnesses:
            witness.resting = True
        for table, there in self.tables().items():
            end = time.monotonic() + LONGEST
            while {witness.version for witness in there} != {length := await self.length(table)}:
                if time.monotonic() > end:
                    raise Stuck(f"{[(w.name, w.version) for w in there]} don't come to version {length}")
                await asyncio.sleep(0.1)

    async def length(self, table: str) -> int:
        return len((await record(self.servers[0].database, table))[1])

    async def until(self, so: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + LONGEST
        while not so():
            for stay in self.stays:
                if stay.done():
                    stay.result()
            if time.monotonic() > end:
                raise Stuck(otherwise)
            await asyncio.sleep(0.02)

    async def check(self) -> list[Violation]:
        """Add the record that is left to the history, and find what is wrong."""
        for table, there in self.tables().items():
            opening, stored = await record(self.servers[0].database, table)
            self.history += rows_of(table, opening, stored, {witness.seat for witness in there})
        return violations(self.history)
