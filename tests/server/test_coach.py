"""Hints at a table: only where the table allows them, only for whoever is asked, and all are told."""

from __future__ import annotations

from typing import Any

import pytest

from server.house import Chair, Device, House, told
from server.test_trust import event

MODE = "sv2000.missions"


async def alone(house: House, **wish: Any) -> tuple[Device, str, Chair]:
    """One person against computers, who is asked."""
    device = Device(house)
    table = (await device.post("/api/tables", {"mode": MODE, "players": ["here", "recruit", "recruit"], "pace": 0, **wish}))["table"]
    chair = await device.sit(table)
    await chair.until("snapshot")
    while not (chair.board["question"] and chair.board["question"]["seat"] == 0):
        await chair.hear()
    return device, table, chair


def test_who_plays_alone_gets_a_hint_and_it_is_told(house: House) -> None:
    async def story() -> None:
        device, table, chair = await alone(house)
        assert chair.table["hints"] is True
        before = chair.version
        hint = await device.post(f"/api/tables/{table}/hints/0/en")
        assert hint["move"]
        assert hint["places"] or hint["way"]
        assert await event(chair, "hinted") == {"kind": "hinted", "seat": 0}
        assert chair.board["question"]["since"] <= before, "the question is the same as before"
        assert (await chair.answer(hint["move"], 0))["type"] == "accepted"
        spoken = await device.post(f"/api/tables/{table}/hints/0/de")
        assert set(spoken) == {"move", "says", "way", "places", "chance"}
        watcher = await device.sit(table)
        await watcher.until("snapshot")
        assert [e["kind"] for e in watcher.events].count("hinted") == 2, "whoever comes later reads it too"

    told(house, story())


@pytest.mark.parametrize(
    ("players", "wish", "allowed"),
    [
        (["here", "recruit", "recruit"], {}, True),
        (["here", "recruit", "recruit"], {"hints": "no"}, False),
        (["here", "person", "recruit"], {}, False),
        (["here", "here", "recruit"], {"hints": "yes"}, True),
        (["recruit", "recruit", "recruit"], {}, False),
    ],
)
def test_the_table_says_whether_hints_are_allowed(house: House, players: list[str], wish: dict[str, str], allowed: bool) -> None:
    async def story() -> None:
        device = Device(house)
        made = await device.post("/api/tables", {"mode": MODE, "players": players, **wish})
        chair = await device.sit(made["table"])
        await chair.until("snapshot")
        assert chair.table["hints"] is allowed

    told(house, story())


def test_a_table_without_hints_refuses_them_and_tells_nobody(house: House) -> None:
    async def story() -> None:
        device, table, chair = await alone(house, hints="no")
        version = chair.version
        reply = await device.request("POST", f"/api/tables/{table}/hints/0/en")
        assert (reply.status_code, reply.json()["error"]) == (403, "this table allows no hints")
        again = await device.sit(table)
        await again.until("snapshot")
        assert again.version == version

    told(house, story())


def test_only_whoever_is_asked_gets_a_hint(house: House) -> None:
    async def story() -> None:
        host, friend, stranger = Device(house), Device(house), Device(house)
        made = await host.post("/api/tables", {"mode": MODE, "players": ["here", "person", "recruit"], "hints": "yes", "pace": 0})
        table = made["table"]
        await friend.post("/api/join", {"token": made["seats"][1]})
        chair = await friend.sit(table)
        await chair.until("snapshot")
        while not chair.board["asked"] or not {0, 1} & set(chair.board["asked"]):
            await chair.hear()
        (seat,) = {0, 1} & set(chair.board["asked"])
        who, other = (host, friend) if seat == 0 else (friend, host)
        assert (await who.request("POST", f"/api/tables/{table}/hints/{seat}/sv")).status_code == 200
        for device, wanted, status in (
            (other, seat, 403),  # not their seat
            (other, 1 - seat, 409),  # not asked
            (who, 2, 403),  # a computer's
            (who, -1, 403),
            (stranger, seat, 404),
        ):
            reply = await device.request("POST", f"/api/tables/{table}/hints/{wanted}/en")
            assert reply.status_code == status, (wanted, reply.text)
        assert (await who.request("POST", f"/api/tables/{table}/hints/{seat}/xx")).status_code == 404
        assert (await event(chair, "hinted"))["seat"] == seat

    told(house, story())
