"""Two servers with one PostgreSQL: whatever happens at one of them reaches the people at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from server.house import GENEROUS, Chair, Device, House, told
from server.tables import using

WISH = {"mode": "sv2000.missions", "players": ["here", "person", "person"], "names": ["Ada", "Ben", "Cleo"]}
RIVALS = 6

Story = Callable[[House, House], Awaitable[None]]


def at_two(url: str, folder: Path, story: Story) -> None:
    """Let a story happen at two servers that have nothing to complain of."""
    with ExitStack() as stack:
        one, two = (stack.enter_context(House(url, folder / f"log {n}", settings=GENEROUS)) for n in (1, 2))

        async def whole() -> None:
            try:
                await story(one, two)
            finally:
                await two.empty()

        told(one, whole())
        for house in (one, two):
            assert house.stop() == 0
            assert house.log.read_text("utf-8") == ""


def elsewhere(device: Device, house: House) -> Device:
    """The same device with another server."""
    other = Device(house)
    other.cookie = device.cookie
    return other


async def seated(device: Device, table: str) -> Chair:
    """A connection that has seen the board."""
    chair = await device.sit(table)
    await chair.until("snapshot")
    return chair


def test_of_many_who_use_a_link_at_once_one_comes_and_only_that_is_told(postgres_url: str, tmp_path: Path) -> None:
    tables: list[str] = []

    async def story(one: House, two: House) -> None:
        host = Device(one)
        for _ in range(3):
            table = await host.post("/api/tables", WISH)
            tables.append(table["table"])
            watchers = [await seated(elsewhere(host, house), table["table"]) for house in (one, two)]
            rivals = [Device(house) for house in (one, two) for _ in range(RIVALS)]
            replies = await asyncio.gather(*[r.request("POST", "/api/join", {"token": table["seats"][1]}) for r in rivals])
            assert sorted(reply.status_code for reply in replies) == [200] + [410] * (2 * RIVALS - 1)
            for chair in watchers:
                while not (came := [e for e in chair.events if e["kind"] == "came"]):
                    await chair.hear()
                assert came == [{"kind": "came", "seat": 1, "nth": 1}]

    at_two(postgres_url, tmp_path, story)
    for table in tables:
        assert said(postgres_url, table) == [{"type": "came", "seat": 1}]


def test_reactions_and_the_pace_reach_everybody(postgres_url: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        host, guest = Device(one), Device(two)
        table = await host.post("/api/tables", WISH)
        await guest.post("/api/join", {"token": table["seats"][1]})
        here, there = await seated(host, table["table"]), await seated(guest, table["table"])
        await there.say(type="react", mark="laugh", seat=1)
        await here.say(type="react", mark="thanks", seat=0)
        for chair in (here, there):
            shown = [await chair.until("reaction") for _ in range(2)]
            assert sorted((each["seat"], each["mark"]) for each in shown) == [(0, "thanks"), (1, "laugh")]
        await here.say(type="pace", pace=4321)
        for chair in (here, there):
            while chair.table["pace"] != 4321:
                assert (await chair.hear())["type"] != "reaction"  # each comes once

    at_two(postgres_url, tmp_path, story)


def test_a_server_that_comes_later_keeps_the_pace(postgres_url: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        host = Device(one)
        table = (await host.post("/api/tables", WISH))["table"]
        chair = await seated(host, table)
        await chair.say(type="pace", pace=4321)
        while chair.table["pace"] != 4321:
            await chair.hear()
        assert (await seated(elsewhere(host, two), table)).table["pace"] == 4321

    at_two(postgres_url, tmp_path, story)


def said(url: str, table: str) -> list[dict[str, Any]]:
    """What the record tells of people, row by row."""
    return [msgspec.json.decode(row.text) for row in using(url, lambda store: store.rows(table)) if row.kind == "told"]
