"""Two servers with one PostgreSQL, of which the one that leads a table is killed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

from server.guests import Guest, Record, seated
from server.house import Device, House
from server.quick import QuickHouse
from server.siege import record

WISHES: dict[str, dict[str, Any]] = {
    "computers": {"mode": "sv2000.conquest", "players": ["recruit", "recruit", "captain"], "pace": 50},
    "a clock": {"mode": "sv2000.conquest", "players": ["person", "person", "person"], "clock": 2},
}


async def elsewhere(guest: Guest, house: House) -> Guest:
    """The same device with another server."""
    device = Device(house)
    device.cookie = guest.device.cookie
    return Guest(device, guest.table, guest.seat, guest.rng)


async def takeover(url: str, wish: dict[str, Any], folder: Path) -> float:
    """Seconds from the killing of the leader until somebody at the other server is told that the table has gone on."""
    with QuickHouse(url, folder / "log of one") as one, QuickHouse(url, folder / "log of two") as two:
        onlooker = (await seated(Device(one), Random(1), wish))[-1]
        guest = await elsewhere(onlooker, two)
        staying = asyncio.create_task(guest.stay())
        await beyond(guest, max(guest.version, 0) + 1)
        one.kill()
        killed, version = time.monotonic(), guest.version + 1  # one more may have been on its way
        await beyond(guest, version)
        seconds = time.monotonic() - killed
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)
        assert two.stop() == 0
        Record(guest.table, *await record(url, guest.table)).check([guest])
        return seconds


async def beyond(guest: Guest, version: int) -> None:
    """Wait until a guest knows of a later version."""
    end = time.monotonic() + 30
    while guest.version <= version:
        assert time.monotonic() < end, "the table does not go on"
        await asyncio.sleep(0.01)
