"""Write a small database as SQL, to see later that newer versions open it and play on: python -m server.databases.make NAME.

Run it with the version whose database is to be kept, before the next migration is written.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from server.house import Device, House, told

FOLDER = Path(__file__).parent
TABLES: dict[str, dict[str, Any]] = {
    "people": {"mode": "sv2000.conquest", "players": ["here", "here", "recruit"], "names": ["Ada", "Bruno", "Cleo"], "pace": 0},
    "computers": {"mode": "de2004.liberation", "players": ["recruit", "recruit", "captain"], "pace": 1000},
    "gods": {"mode": "nl2004.godstorm", "players": ["here", "here"], "pace": 0},
    "finished": {"mode": "sv2000.conquest", "players": ["here", "recruit"], "pace": 0, "house": {"turn_limit": "1"}},
}


async def fill(house: House) -> str:
    """Play at some tables; the cookie of the device that has all seats."""
    device, rng = Device(house), random.Random(1)
    for what, wish in TABLES.items():
        table = (await device.post("/api/tables", wish))["table"]
        chair = await device.sit(table)
        await chair.until("snapshot")
        if what == "computers":  # after the set-up they take their time, so that there is something left to do
            while chair.version < 45:
                await chair.hear()
            continue
        await chair.say(type="chat", seat=0, text=f"this is {what}")
        for _ in range(400 if what == "finished" else 40):
            while not chair.board["question"] and not chair.board["view"]["winners"]:
                for seat in chair.board["asked"]:
                    await chair.say(type="take", seat=seat)
                await chair.hear()
            if chair.board["view"]["winners"]:
                break
            await chair.answer(chair.any_answer(rng))
    return device.cookie


def main(name: str) -> None:
    """Write `NAME.sql`."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "tables.db")
        cookies: list[str] = []

        async def story() -> None:
            cookies.append(await fill(house))

        with House(str(database), Path(folder, "log")) as house:
            told(house, story())
            assert house.stop() == 0
        with sqlite3.connect(database) as db:
            lines = [f"-- {cookies[0]}", *db.iterdump()]
    (FOLDER / f"{name}.sql").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
