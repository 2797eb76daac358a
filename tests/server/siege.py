"""A server that is killed again and again while people play at several tables."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from feldherr.server.store.records import Opening, Row
from server.guests import PAUSE, Guest, Record, ended, seated
from server.house import Device, House
from server.tables import opened

WISHES: list[dict[str, Any]] = [
    {"mode": "sv2000.conquest", "players": ["person", "person", "captain"]},
    {"mode": "sv2000.capitals", "players": ["person", "person", "person"]},  # with answers that are sealed
    {"mode": "nl2004.godstorm", "players": ["person", "recruit"]},
    {"mode": "de2004.teams", "players": ["person", "captain", "person", "person"], "clock": 600},
]
SOON = 0.05  # seconds after an answer was sent: in the middle of what follows from it
LATER = 0.4
ANSWERS = 10  # that are accepted before each kill
LONGEST = 60.0  # seconds: a table that has not gone on by then is stuck


class Siege:
    """A house, and parties at its tables."""

    def __init__(self, house: House, seed: int, wishes: list[dict[str, Any]] = WISHES) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.wishes = wishes
        self.tables: dict[str, list[Guest]] = {}
        self.places: list[str] = []  # of every wish, the table at which it is played now
        self.stays: list[asyncio.Task[None]] = []
        self.away: list[float] = []  # seconds until all tables went on

    async def open(self, wish: dict[str, Any]) -> str:
        """A table whose people play."""
        guests = await seated(Device(self.house), self.rng, wish)
        self.tables[guests[0].table] = guests
        self.stays += [asyncio.create_task(guest.stay()) for guest in guests]
        return guests[0].table

    async def run(self, kills: int, tell: Callable[[int], None] = lambda _: None) -> None:
        """Let them play, kill the server that often, and see that every table goes on."""
        self.places = [await self.open(wish) for wish in self.wishes]
        await self.resumed({})
        for kill in range(kills):
            await self.play(ANSWERS)
            await self.moment()
            self.house.kill()
            killed, began = self.versions(), time.monotonic()
            await asyncio.to_thread(self.house.start)
            await self.resumed(killed)
            self.away.append(time.monotonic() - began)
            await self.replace()
            tell(kill + 1)

    async def leave(self) -> None:
        """All go home."""
        await ended(self.stays)

    async def play(self, answers: int) -> None:
        """Wait until so many more answers were accepted."""
        enough = self.accepted() + answers
        await until(lambda: self.accepted() >= enough)

    async def moment(self) -> None:
        """A random time, mostly soon after somebody has sent an answer."""
        if self.rng.random() < 0.25:
            return await asyncio.sleep(self.rng.uniform(0, LATER))
        await asyncio.sleep(self.rng.uniform(0, LATER / 2))
        guest = self.rng.choice([g for guests in self.going() for g in guests if g.seat >= 0])
        guest.speaks.clear()
        try:
            await asyncio.wait_for(guest.speaks.wait(), LATER)
        except TimeoutError:
            return None
        return await asyncio.sleep(self.rng.uniform(0, SOON))

    def going(self) -> list[list[Guest]]:
        """The tables whose game is not over."""
        return [guests for guests in self.tables.values() if not any(guest.over for guest in guests)]

    def accepted(self) -> int:
        """How many answers were."""
        return sum(len(guest.accepted) for guests in self.tables.values() for guest in guests)

    def versions(self) -> dict[str, int]:
        return {guests[0].table: max(guest.version for guest in guests) for guests in self.going()}

    async def resumed(self, before: dict[str, int]) -> None:
        """Wait until every table has gone on, and everybody at it knows."""
        end = time.monotonic() + LONGEST
        waiting = self.going()
        while waiting := [g for g in waiting if min(w.version for w in g) <= before.get(g[0].table, 0) and not any(w.over for w in g)]:
            for stay in self.stays:
                if stay.done():
                    stay.result()
            assert time.monotonic() < end, f"stuck: {[guests[0].table for guests in waiting]}"
            await asyncio.sleep(PAUSE)

    async def replace(self) -> None:
        """In place of a game that is over, another of the same kind."""
        going = [guests[0].table for guests in self.going()]
        for place, table in enumerate(self.places):
            if table not in going:
                self.places[place] = await self.open(self.wishes[place])

    async def check(self, database: str) -> dict[str, int]:
        """Hold all that was told against the records; how much that was."""
        figures = {
            "tables": len(self.tables),
            "rows": 0,
            "accepted": 0,
            "sent again": 0,
            "found in the record": 0,
            "boards told": 0,
            "taken back": 0,
        }
        for name, guests in self.tables.items():
            opening, rows = await record(database, name)
            Record(name, opening, rows).check(guests)
            figures["rows"] += len(rows)
            for guest in guests:
                figures["accepted"] += len(guest.accepted)
                figures["sent again"] += sum(guest.sent.values()) - len(guest.sent)
                figures["found in the record"] += len(guest.found)
                figures["boards told"] += sum(map(len, guest.told.values()))
                figures["taken back"] += guest.undone
        return figures


async def until(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + LONGEST
    while not what():
        assert time.monotonic() < end, "that never came"
        await asyncio.sleep(PAUSE)


async def record(database: str, table: str) -> tuple[Opening, list[Row]]:
    """What is kept of a table."""
    async with opened(database) as store:
        opening = await store.opening(table)
        assert opening
        return opening, await store.rows(table)


async def besieged(house: House, kills: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> tuple[Siege, dict[str, int]]:
    """A whole siege of a house that is running; it is stopped at the end."""
    siege = Siege(house, seed)
    try:
        await siege.run(kills, tell)
    finally:
        await siege.leave()
    assert house.stop() == 0
    return siege, await siege.check(house.database)
