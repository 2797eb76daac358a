"""The server's health means something: it writes, knows its files, and says what is wrong; and what /metrics and the log tell."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from feldherr.server import logs
from feldherr.server.bots.workers import Workers
from feldherr.server.logs import Lines, Once
from feldherr.server.store.records import Opening, Store
from feldherr.server.store.sqlite import SqliteStore
from feldherr.server.tables.lobby import Lobby
from server.house import Chair, Device, House, told
from server.quick import QuickHouse
from server.tables import set_up, using

WISH: dict[str, Any] = {"mode": "sv2000.conquest", "players": ["here", "here", "here"], "pace": 0}


async def seated(house: House) -> tuple[Device, Chair]:
    """A device that plays all seats, and has moved once."""
    device = Device(house)
    table = (await device.post("/api/tables", WISH))["table"]
    chair = await device.sit(table)
    await chair.until("snapshot")
    assert (await move(chair))["type"] == "accepted"
    return device, chair


async def move(chair: Chair) -> dict[str, Any]:
    """Make some move, and hear what becomes of it."""
    while not chair.board["question"]:
        await chair.say(type="take", seat=chair.board["asked"][0])
        await chair.hear()
    return await chair.answer(chair.board["question"]["options"][0]["text"])


async def health(device: Device) -> tuple[int, dict[str, Any]]:
    reply = await device.request("GET", "/health")
    return reply.status_code, reply.json()


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    shutil.copyfile(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def remove_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


@pytest.mark.parametrize("lose", [remove, replace, remove_log])
def test_no_move_is_accepted_into_a_file_that_is_gone(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    database = tmp_path / "tables.db"

    async def story(house: House) -> None:
        device, chair = await seated(house)
        assert await health(device) == (200, {"status": "well"})
        lose(database)
        said = await move(chair)
        assert (said["type"], said["code"]) == ("refused", "unavailable")
        status, found = await health(device)
        while "was removed or replaced" not in str(found.get("reasons")):  # the last look counts for a second
            assert status == 503
            status, found = await health(device)
        assert (status, found["status"], found["writes"]) == (503, "degraded", False)

    with QuickHouse(str(database), tmp_path / "log") as house:
        told(house, story(house))


def test_a_file_that_comes_back_is_gone_on_with(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def story(house: House) -> None:
        device, chair = await seated(house)
        database.rename(tmp_path / "elsewhere")
        assert (await move(chair))["type"] == "refused"
        (tmp_path / "elsewhere").rename(database)
        while (await chair.until("trouble"))["why"]:
            pass
        assert (await move(chair))["type"] == "accepted"
        while (await health(device))[0] != 200:
            pass

    with QuickHouse(str(database), tmp_path / "log") as house:
        told(house, story(house))
        assert house.stop() == 0


def test_a_new_connection_makes_no_empty_file_where_the_old_one_was(tmp_path: Path) -> None:
    database = tmp_path / "a % strange? name.db"

    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await set_up(store)
        database.rename(tmp_path / "elsewhere")
        store.engine.dispose()  # so that the next one is new
        with pytest.raises(OperationalError), store.engine.connect():
            pass
        assert not database.exists()
        (tmp_path / "elsewhere").rename(database)
        assert await store.unfinished() == ["rome"]

    using(str(database), story)


def test_damaged_pages_are_told(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def before(house: House) -> None:
        await seated(house)

    async def after(house: House) -> None:
        device = Device(house)
        status, found = await health(device)
        while found["status"] == "well":
            status, found = await health(device)
        assert (status, found["status"]) == (200, "degraded")
        assert "the database is damaged" in found["reasons"][0]

    with QuickHouse(str(database), tmp_path / "log") as house:
        told(house, before(house))
        assert house.stop() == 0
        with closing(sqlite3.connect(database)) as db:
            (size,), (page,) = (
                db.execute("PRAGMA page_size").fetchone(),
                db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone(),
            )
        with database.open("r+b") as file:
            file.seek((page - 1) * size)
            file.write(os.urandom(size))
        house.start()
        told(house, after(house))


def test_health_writes(url: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        device, _ = await seated(house)
        assert await health(device) == (200, {"status": "well"})
        text = (await device.request("GET", "/metrics")).text
        for line in (
            'feldherr_request_seconds_count{kind="Answer"} 1.0',
            'feldherr_request_seconds_count{kind="open_table"} 1.0',
            'feldherr_queue{of="store"} 0.0',
            "feldherr_tables_set_aside 0.0",
            'feldherr_tables_stored{state="running"}',
        ):
            assert line in text, line

    async def unwritable(house: House) -> None:
        device = Device(house)
        while (await health(device))[0] == 200:
            pass

    with QuickHouse(url, tmp_path / "log") as house:
        told(house, story(house))
        if url.startswith("sqlite"):  # readable, but not writable
            with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as db:
                db.execute("BEGIN IMMEDIATE")
                told(house, unwritable(house))


def test_a_cause_is_logged_once_and_then_counted() -> None:
    lines: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(Lines().format(record)))

    handler, log = Kept(), logging.Logger("feldherr.test")
    once = Once(handler)
    handler.addFilter(once)
    log.addHandler(handler)
    for table in range(100):
        log.warning("can't write", extra={"table": table, "why": "full"})
    log.warning("can't write", extra={"table": 7, "why": "gone"})
    assert [(line["table"], line["why"]) for line in lines] == [(0, "full"), (7, "gone")]
    once.tell()
    assert [(line["table"], line.get("times")) for line in lines[2:]] == [(99, 99)]
    log.warning("can't write", extra={"table": 1, "why": "full"})
    assert len(lines) == 4
    for name in "abc":  # each of which is a cause of its own
        log.error("table %s can't be played and is set aside", name, extra={"why": "row 20: there is no verb sail"})
    assert [line["says"][:7] for line in lines[4:]] == ["table a", "table b", "table c"]


class Mistaken(SqliteStore):
    """A store with mistakes of ours in it."""

    async def counts(self) -> dict[str, int]:
        raise KeyError("counts")

    async def faults(self, thorough: bool = False) -> list[str]:
        raise RuntimeError("faults")

    async def outdated(self, versions: Mapping[str, int]) -> list[str]:
        return ["rome", "oslo"]

    async def opening(self, table: str) -> Opening | None:
        if table == "rome":
            raise ValueError("opening")
        return await super().opening(table)


def test_a_mistake_of_ours_ends_nothing_and_is_a_reason(tmp_path: Path) -> None:
    """Neither the other tables' upgrade nor the looks at the database."""

    async def story() -> None:
        store = Mistaken(tmp_path / "tables.db")
        lobby = Lobby(store, Workers(1))
        await lobby.start()
        try:
            rounds, _, adopting, watching, _ = lobby.tasks
            await adopting
            while len(lobby.health.mistakes) < 3:
                await asyncio.sleep(0.01)
            reasons = str((await lobby.health.report()).reasons)
            assert [what in reasons for what in ("counting", "taking over table rome", "pages")] == [True] * 3
            assert [rounds.done(), watching.done()] == [False] * 2
        finally:
            await lobby.stop()

    asyncio.run(story())


def test_the_log_is_written_as_long_as_the_server_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """What is logged in the same process afterwards is none of its business; what came again is told at its end."""
    root = logging.getLogger()
    before = root.level, [*root.handlers]
    with logs.written("info"):
        for _ in range(3):
            logging.getLogger("feldherr.test").info("here")
    logging.getLogger("feldherr.test").warning("gone")
    assert (root.level, root.handlers) == before
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["says"], line.get("times")) for line in lines] == [("here", None), ("here", 2)]


def test_tables_whose_dice_were_promised_with_another_key_are_a_reason(tmp_path: Path) -> None:
    async def before(house: House) -> str:
        made = await Device(house).post("/api/tables", {"mode": "sv2000.duel", "players": ["person", "person"]})
        assert await health(Device(house)) == (200, {"status": "well"})
        return str(made["spectator"])

    async def after(house: House, link: str) -> None:
        device = Device(house)
        await (await device.sit((await device.post("/api/join", {"token": link}))["table"])).until("snapshot")
        reason = "tables whose dice were promised with another key than this server's: 1"
        assert await health(device) == (200, {"status": "degraded", "reasons": [reason]})

    with House(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as house:
        link = asyncio.run(before(house))
        assert house.stop() == 0
        house.env["FELDHERR_KEY"] = "a key that nobody has used here before"
        house.start()
        told(house, after(house, link))
