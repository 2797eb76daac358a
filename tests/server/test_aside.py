"""Tables that can't be played: they are set aside with what can be rescued, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, create_engine, insert, select

import feldherr
from feldherr.server.store import connect
from feldherr.server.store.migrations import upgrade
from feldherr.server.store.records import Store
from feldherr.server.store.sql import SqlStore
from feldherr.server.store.sums import sum_of
from server.changed import Statement, execute
from server.databases.make import FOLDER, TABLES
from server.house import Device, House, told
from server.quick import QuickHouse
from server.tables import using

COMPUTERS: dict[str, Any] = {
    "mode": "sv2000.conquest",
    "players": ["recruit", "recruit", "captain"],
    "pace": 20,
    "house": {"turn_limit": "400"},
}
LONGEST = 60.0

Spoil = Callable[[str], list[Statement]]  # of a table: statements


def row(number: int, text: str, kind: str = "answer", summed: bool = True) -> Spoil:
    """Replace the text of a row, with or without a checksum that fits."""

    def statements(table: str) -> list[Statement]:
        check = sum_of(table, str(number), kind, text)
        change = 'UPDATE rows SET text = $1, kind = $2, sum = CASE WHEN $3 THEN $4 ELSE sum END WHERE "table" = $5 AND number = $6'
        return [(change, (text, kind, summed, check, table, number))]

    return statements


def opening(text: str) -> Spoil:
    return lambda table: [("UPDATE tables SET opening = $1, sum = 0 WHERE id = $2", (text, table))]


def missing(number: int) -> Spoil:
    return lambda table: [('DELETE FROM rows WHERE "table" = $1 AND number = $2', (table, number))]


def old(**more: object) -> Spoil:
    """Opened by other rules, which have another move as the twentieth."""
    text = json.dumps({**OPENING, **more})
    return lambda table: [*opening(text)(table), *row(20, "0 sail alaska kamchatka 3")(table)]


OPENING = {**COMPUTERS, "names": ["A", "B", "C"], "clock": 0, "chat": True, "dice": "program", "seed": "00" * 32, "version": 1}
SPOILT: dict[str, tuple[Spoil, str, bool]] = {  # what is done, the code, and whether something can be rescued
    "an unknown verb": (row(20, "0 sail alaska kamchatka 3"), "row", True),
    "no such seat": (row(20, "9 done"), "row", True),
    "an illegal move": (row(20, "0 attack brazil alaska 3"), "row", True),
    "an undo that can't be read": (row(20, "{", "undo"), "row", True),
    "a seat that is none": (row(20, '{"seat": 9, "player": "person"}', "seat"), "row", True),
    "a kind that is none": (row(20, "?", "curse"), "row", True),
    "a row that was changed": (row(20, "0 done", summed=False), "changed", True),
    "a row that is missing": (missing(20), "row", True),
    "an opening that can't be read": (opening("{"), "opening", False),
    "a mode that is gone": (opening(json.dumps({**OPENING, "mode": "sv1999.lost"})), "mode", False),
    "rules of another version": (old(version=7), "version", True),
}


async def begun(house: House) -> tuple[Device, str, str]:
    """A device with two tables of computers, each some moves old."""
    device = Device(house)
    tables = [(await device.post("/api/tables", COMPUTERS))["table"] for _ in range(2)]
    for table in tables:
        chair = await device.sit(table)
        await chair.until("snapshot")
        while chair.version < 40:
            await chair.hear()
        await chair.leave()
    return device, tables[0], tables[1]


async def goes_on(device: Device, table: str) -> None:
    """Wait until a table of computers has gone on."""
    chair = await device.sit(table)
    await chair.until("snapshot")
    first = chair.version
    while chair.version < first + 5:
        await chair.hear()
    await chair.leave()


@pytest.mark.parametrize("what", SPOILT)
def test_a_table_that_cannot_be_played_is_set_aside_and_nobody_else_notices(tmp_path: Path, what: str) -> None:
    check(str(tmp_path / "tables.db"), tmp_path, *SPOILT[what])


@pytest.mark.parametrize("what", ["an unknown verb", "an opening that can't be read", "rules of another version"])
def test_so_it_is_in_postgres(postgres_url: str, tmp_path: Path, what: str) -> None:
    check(postgres_url, tmp_path, *SPOILT[what])


def check(url: str, folder: Path, spoil: Spoil, code: str, rescued: bool) -> None:
    async def before(house: House) -> tuple[Device, str, str]:
        found = await begun(house)
        assert house.stop() == 0
        return found

    async def after(house: House, device: Device, bad: str, good: str) -> None:
        await goes_on(device, good)  # today: nobody's computers go on
        places = {place["table"]: place for place in await device.get("/api/tables")}
        assert set(places) == {bad, good}
        assert places[good]["aside"] is None
        aside = places[bad]["aside"]
        assert aside["code"] == code
        assert (await device.get(f"/api/tables/{bad}"))["aside"] == aside
        game = await device.request("GET", f"/api/tables/{bad}/game")
        replay = await device.request("GET", f"/api/tables/{bad}/replay")
        if rescued:
            assert (aside["row"], aside["moves"]) == (20, 19)
            assert len(feldherr.load(game.text).log) == 19
            assert len((await device.replay(bad))["frames"]) == 19
        else:
            assert replay.status_code == 409
        chair = await device.sit(bad)
        await asyncio.wait_for(chair.socket.wait_closed(), LONGEST)
        assert chair.socket.close_code == 4409
        spectator = "feldherr_tables_set_aside 1.0"
        assert spectator in (await device.request("GET", "/metrics")).text
        await goes_on(device, good)

    with QuickHouse(url, folder / "log") as house:
        device, bad, good = asyncio.run(before(house))
        asyncio.run(execute(url, spoil(bad)))
        house.start()
        told(house, after(house, device, bad, good))
        assert house.stop() == 0
    lines = [json.loads(line) for line in (folder / "log").read_text("utf-8").splitlines()]
    assert [(line["says"], line["table"], line["code"]) for line in lines] == [(f"table {bad} can't be played and is set aside", bad, code)]


def test_a_download_while_a_table_is_set_aside_is_told_when_it_is_played_again(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    people: list[Device] = []
    wish = {"mode": "sv2000.conquest", "players": ["here", "person", "person"], "names": ["Ada", "Ben", "Cleo"]}

    async def before(house: House) -> str:
        people.extend(Device(house) for _ in range(2))
        opened = await people[0].post("/api/tables", wish)
        await people[1].post("/api/join", {"token": opened["seats"][1]})
        assert house.stop() == 0
        return str(opened["table"])

    async def aside(house: House, table: str) -> None:
        for device in reversed(people):
            assert (await device.request("GET", f"/api/tables/{table}/game")).status_code == 200

    async def after(house: House, table: str) -> None:
        chair = await people[1].sit(table)
        await chair.until("snapshot")
        assert [e for e in chair.events if e["kind"] in ("rescued", "downloaded")] == [
            {"kind": "rescued", "seat": 1},
            {"kind": "downloaded"},
        ]

    with QuickHouse(url, tmp_path / "log") as house:
        table = asyncio.run(before(house))
        [good] = [each.text for each in using(url, lambda store: store.rows(table)) if each.number == 20]
        asyncio.run(execute(url, row(20, "0 sail alaska kamchatka 3")(table)))
        house.start()
        told(house, aside(house, table))
        assert house.stop() == 0
        asyncio.run(execute(url, row(20, good)(table)))
        house.start()
        told(house, after(house, table))
        assert house.stop() == 0


async def as_it_was(file: Path, url: str, version: str) -> None:
    """Put the rows of an SQLite file of an earlier version into a PostgreSQL database of that version."""
    store, old, tables = connect(url), create_engine(f"sqlite:///{file}"), MetaData()
    assert isinstance(store, SqlStore)
    store.closed = False
    await store.change(lambda connection: upgrade(connection, version))
    with old.connect() as there:
        tables.reflect(there)
        for each in tables.sorted_tables:
            rows = [dict(row) for row in there.execute(select(each)).mappings()]
            if each.name != "alembic_version" and rows:
                await store.change(partial(Connection.execute, statement=insert(each), parameters=rows))
    old.dispose()
    await store.close()


@pytest.mark.parametrize("version", ["0003", "0004"])
def test_a_database_of_an_earlier_version_is_opened_and_played_on(url: str, tmp_path: Path, version: str) -> None:
    text = (FOLDER / f"{version}.sql").read_text("utf-8")
    file = tmp_path / "before.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(text)
    if url.startswith("postgresql"):
        asyncio.run(as_it_was(file, url, version))
    else:
        database = Path(url.removeprefix("sqlite:///"))
        database.parent.mkdir()
        file.rename(database)

    async def story(house: House) -> None:
        device = Device(house)
        device.cookie = text.partition("\n")[0].removeprefix("-- ")
        places = {place["mode"]: place for place in await device.get("/api/tables") if not place["over"]}
        assert [place["aside"] for place in places.values()] == [None] * 3
        assert {wish["mode"] for wish in TABLES.values()} == set(places)
        await goes_on(device, places["de2004.liberation"]["table"])
        for mode in ("sv2000.conquest", "nl2004.godstorm"):
            chair = await device.sit(places[mode]["table"])
            await chair.until("snapshot")
            while not chair.board["question"]:
                for seat in chair.board["asked"]:
                    await chair.say(type="take", seat=seat)
                await chair.hear()
            assert (await chair.answer(chair.board["question"]["options"][0]["text"]))["type"] == "accepted"
        over = [place for place in await device.get("/api/tables") if place["over"]]
        assert len(over) == 1
        assert (await device.replay(over[0]["table"]))["frames"]

    with House(url, tmp_path / "log", FELDHERR_KEEP_FINISHED="0", FELDHERR_KEEP_ABANDONED="0") as house:
        told(house, story(house))
        assert house.stop() == 0
    assert (tmp_path / "log").read_text("utf-8") == ""

    async def versions(store: Store) -> set[int]:
        openings = [await store.opening(entry.table) for entry in await store.entries()]
        return {opening.version for opening in openings if opening}

    assert using(url, versions) == {1}
