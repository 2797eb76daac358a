"""A table that is attacked, and those around it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from server.house import Device, House


@dataclass
class Target:
    """A table at which seat 0 is asked, and the cookies of those around it: `asked`, `idle`, `spectator`, and a `stranger`."""

    house: House
    table: str
    devices: dict[str, Device]
    version: int
    since: int  # the version at which the question was asked
    tally: Counter[str] = field(default_factory=Counter)

    def record(self) -> list[Any]:
        """All rows of the table, as they are on the disk."""
        with sqlite3.connect(self.house.database) as db:
            rows = db.execute('SELECT * FROM rows WHERE "table" = ?', (self.table,)).fetchall()
        db.close()
        return rows


async def target(house: House) -> Target:
    """A table for all this."""
    host, asked, idle, spectator, stranger = (Device(house) for _ in range(5))
    links = await host.post("/api/tables", {"mode": "sv2000.conquest", "players": ["person"] * 3})
    for device, token in ((asked, links["seats"][0]), (idle, links["seats"][1]), (spectator, links["spectator"])):
        await device.post("/api/join", {"token": token})
    other = await stranger.post("/api/tables", {"mode": "sv2000.conquest", "players": ["here"] * 3})
    assert other["table"] != links["table"]
    chair = await asked.sit(links["table"])
    version = (await chair.until("snapshot"))["version"]
    assert chair.board["asked"] == [0]
    since = chair.board["question"]["since"]
    await chair.leave()
    return Target(house, links["table"], {"asked": asked, "idle": idle, "spectator": spectator, "stranger": stranger}, version, since)
