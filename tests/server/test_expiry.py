"""Tables that leave: after documented ages, archived before, and the database shrinks."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path
from typing import Any

import pytest

import feldherr
from feldherr.server.store.records import HOST, Role, Row, Store
from feldherr.server.tables.proof import check
from server.changed import execute
from server.house import Device, House, told
from server.quick import QuickHouse
from server.tables import answer, opened, set_up, using

DAY = 86_400_000_000
WISH: dict[str, Any] = {"mode": "sv2000.conquest", "players": ["here", "here"], "pace": 0}
OVER: dict[str, Any] = {**WISH, "players": ["recruit", "recruit"], "house": {"turn_limit": "1"}}


def test_tables_leave_by_their_age_and_are_archived_first(url: str, tmp_path: Path) -> None:
    async def before(house: House, device: Device) -> dict[str, str]:
        tables = {what: (await device.post("/api/tables", WISH))["table"] for what in ("new", "old", "abandoned")}
        tables |= {what: (await device.post("/api/tables", OVER))["table"] for what in ("finished", "finished long ago")}
        while sum(place["over"] for place in await device.get("/api/tables")) < 2:
            await asyncio.sleep(0.05)
        assert house.stop() == 0
        return tables

    async def after(device: Device, tables: dict[str, str]) -> None:
        stay = {tables[what] for what in ("new", "old", "finished")}
        places = await device.get("/api/tables")
        while {place["table"] for place in places} != stay:
            await asyncio.sleep(0.05)
            places = await device.get("/api/tables")
        for place in places:
            assert place["leaves"] == pytest.approx(place["played"] + (30 if place["over"] else 60) * 86_400, abs=1)
        assert (await device.request("GET", f"/api/tables/{tables['abandoned']}")).status_code == 404
        assert "feldherr_tables_expired_total 2.0" in (await device.request("GET", "/metrics")).text

    archive = tmp_path / "archive"
    with QuickHouse(url, tmp_path / "log", FELDHERR_ARCHIVE=str(archive)) as house:
        device = Device(house)
        tables = asyncio.run(before(house, device))
        for what, age in {"old": 59, "abandoned": 61, "finished": 29, "finished long ago": 31}.items():
            back = age * DAY
            rows = 'UPDATE rows SET at = at - $1 WHERE "table" = $2', (back, tables[what])
            asyncio.run(execute(url, [rows, ("UPDATE tables SET created = created - $1 WHERE id = $2", (back, tables[what]))]))
        house.start()
        told(house, after(device, tables))
        assert house.stop() == 0
    assert (tmp_path / "log").read_text("utf-8") == ""
    kept = {tuple(path.name.split("-")[-1].split(".")[:2]): gzip.decompress(path.read_bytes()).decode() for path in archive.iterdir()}
    over = tables["finished long ago"]
    assert set(kept) == {(tables["abandoned"], "feldherr"), (over, "feldherr"), (over, "dice")}
    game = feldherr.load(kept[over, "feldherr"])
    assert (game.over, check(game, kept[over, "dice"]).checked > 0) == (True, True)


def test_a_table_that_somebody_has_played_at_stays(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, rows=[answer(1)])
        now = time.time_ns() // 1000
        assert not await store.remove("rome", before=now - DAY)
        assert not await store.remove("carthage")
        await store.say("rome", 0, "hello")
        await store.hold("phone", Role("rome", HOST))
        await store.set_orders("rome", 0, "{}", wakeful=False)
        assert await store.remove("rome", before=now + DAY)
        assert (await store.opening("rome"), await store.rows("rome"), await store.held("phone")) == (None, [], [])
        await set_up(store)  # nothing of it is left

    using(url, story)


def test_people_at_another_server_are_sent_away_from_a_removed_table(postgres_url: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        device = Device(house)
        table = (await device.post("/api/tables", WISH))["table"]
        chair = await device.sit(table)
        await chair.until("snapshot")
        async with opened(postgres_url) as store:
            assert await store.remove(table)
        await asyncio.wait_for(chair.socket.wait_closed(), 60)
        assert await device.get("/api/tables") == []

    with QuickHouse(postgres_url, tmp_path / "log") as house:
        told(house, story(house))
        assert house.stop() == 0


def test_the_file_shrinks(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story(store: Store) -> None:
        for table in ("rome", "athens"):
            await set_up(store, table, [Row(n, "answer", "x" * 500) for n in range(1, 3001)])
        assert await store.remove("rome")
        await store.shrink()
        assert file.stat().st_size < large * 0.7
        assert len(await store.rows("athens")) == 3000

    large = 4_000_000
    using(str(file), story)
    assert file.stat().st_size < large * 0.7
