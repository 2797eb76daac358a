"""Two servers with one PostgreSQL, of which the one that leads a table is killed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from feldherr.server.store.records import Store
from server.guests import Guest, Record, ended, seated
from server.house import Device, House
from server.siege import LONGEST, record
from server.tables import opened

COMPUTERS = {"mode": "sv2000.conquest", "players": ["recruit", "recruit", "captain"], "pace": 50}
CLOCK = {"mode": "sv2000.conquest", "players": ["person", "person", "person"], "clock": 2}
WISHES: dict[str, dict[str, Any]] = {
    "computers": COMPUTERS,
    "computers, and nobody there": COMPUTERS,
    "a clock": CLOCK,
    "a clock, and nobody there": CLOCK,
}


def elsewhere(guest: Guest, house: House) -> Guest:
    """The same device with another server."""
    device = Device(house)
    device.cookie = guest.device.cookie
    return Guest(device, guest.table, guest.seat, guest.rng)


@contextlib.asynccontextmanager
async def staying(*guests: Guest) -> AsyncIterator[None]:
    """Let these be at their table for a while; if one was told something wrong, it is said at the end."""
    stays = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        yield
    finally:
        await ended(stays)


async def takeover(one: House, two: House) -> dict[str, float]:
    """Seconds from the killing of the server that leads some tables until each goes on, whether or not somebody at the other looks on."""
    tables = {what: (await seated(Device(one), Random(1), wish))[-1] for what, wish in WISHES.items()}
    watched = {what: elsewhere(guest, two) for what, guest in tables.items() if "nobody" not in what}
    async with opened(one.database) as store, staying(*watched.values()):
        await asyncio.gather(*[grown(store, guest.table) for guest in tables.values()])
        one.kill()
        seconds = await asyncio.gather(*[grown(store, guest.table) for guest in tables.values()])
        await asyncio.sleep(0.2)
    for guest in watched.values():
        assert guest.told
        Record(guest.table, *await record(one.database, guest.table)).check([guest])
    one.start()
    return dict(zip(tables, seconds))


async def grown(store: Store, table: str) -> float:
    """Wait until there are more rows, and say how long it took."""
    began = time.monotonic()
    before = len(await store.rows(table))
    while not await store.rows(table, before):
        assert time.monotonic() < began + LONGEST, "the table does not go on"
        await asyncio.sleep(0.02)
    return time.monotonic() - began
