"""Servers that are killed: nothing that was accepted is lost or doubled, nobody was told what is not so, and every table goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from feldherr.bots.players.random import Stream, pick
from feldherr.server.store.postgres import PostgresStore
from server.guests import Record, seated
from server.house import Chair, Device, House
from server.postgres_server import PostgresServer
from server.quick import QuickHouse
from server.siege import ANSWERS, besieged, record, until
from server.takeover import elsewhere, staying, takeover


@pytest.mark.parametrize("kills", [5, pytest.param(40, marks=pytest.mark.deep)])
def test_a_server_that_is_killed_again_and_again(tmp_path: Path, kills: int) -> None:
    """With SQLite; test_history.py has several servers with PostgreSQL."""
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    with QuickHouse(str(tmp_path / "tables.db"), tmp_path / "log") as house:
        siege, figures = asyncio.run(besieged(house, kills, seed))
    print(figures, [round(seconds, 1) for seconds in siege.away])
    assert figures["accepted"] >= ANSWERS * kills
    assert (tmp_path / "log").read_text("utf-8") == ""


@pytest.fixture(scope="module")
def houses(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two servers with one database."""
    folder = tmp_path_factory.mktemp("houses")
    with postgres.fresh_database() as url:
        with QuickHouse(url, folder / "one") as one, QuickHouse(url, folder / "two") as two:
            yield one, two
            assert (one.stop(), two.stop()) == (0, 0)
        assert [(folder / log).read_text("utf-8") for log in ("one", "two")] == ["", ""]


def test_another_server_leads_on(houses: tuple[House, House]) -> None:
    print(asyncio.run(takeover(*houses)))


def test_people_at_two_servers_play_one_game(houses: tuple[House, House]) -> None:
    async def story() -> None:
        wish = {"mode": "sv2000.capitals", "players": ["person", "person", "captain"]}
        guests = await seated(Device(houses[0]), Random(3), wish)
        guests[1], guests[2] = (elsewhere(guest, houses[1]) for guest in guests[1:])
        async with staying(*guests):
            await until(lambda: min(len(guest.accepted) for guest in guests[:2]) >= 15)
        Record(guests[0].table, *await record(houses[0].database, guests[0].table)).check(guests)

    asyncio.run(story())


def test_nobody_sees_an_older_table_at_another_server(houses: tuple[House, House]) -> None:
    """Whoever comes from one server to another sees there at least what they have seen, even if the word of it was lost on the way."""

    class Mute(PostgresStore):
        def _tell(self, connection: Connection, tables: Sequence[str]) -> None:
            pass

    async def story() -> None:
        wish = {"mode": "sv2000.conquest", "players": ["person", "person", "person"]}
        guest = (await seated(Device(houses[0]), Random(7), wish))[0]
        chair = await guest.device.sit(guest.table)
        version = (await chair.until("snapshot"))["version"]
        written = Record(guest.table, *await record(houses[0].database, guest.table))
        table = written.table
        table.replay(written.rows)
        draft = table.chosen(table.asked()[0], pick(table.state, table.asked()[0], Stream(1)))
        store = Mute(houses[0].database)
        await store.open()
        await store.append(guest.table, draft.rows, wakeful=False, over=False)
        await store.close()
        again = await guest.device.sit(guest.table, version + len(draft.rows))
        again.board = {"version": version + len(draft.rows)}
        while "view" not in again.board:
            await again.hear()
        assert again.version == version + len(draft.rows)
        for each in (chair, again):
            await each.leave()

    asyncio.run(story())


def test_people_at_two_servers_talk(houses: tuple[House, House]) -> None:
    async def story() -> None:
        wish = {"mode": "sv2000.conquest", "players": ["person", "person", "person"]}
        guests = await seated(Device(houses[0]), Random(6), wish)
        devices = [guests[0].device, elsewhere(guests[1], houses[1]).device]
        chairs = [await device.sit(guests[0].table) for device in devices]
        for chair in chairs:
            await chair.until("snapshot")
        for seat, chair in enumerate(chairs):
            await chair.say(type="chat", seat=seat, text=f"here is {seat}")
            lines = [(await each.until("chat"))["line"] for each in chairs]
            assert [line["text"] for line in lines] == [f"here is {seat}"] * 2
        for chair in chairs:
            await chair.leave()

    asyncio.run(story())


def test_of_two_answers_at_once_one_is_accepted(houses: tuple[House, House]) -> None:
    async def story() -> None:
        wish = {"mode": "sv2000.conquest", "players": ["person", "person", "person"]}
        guests = await seated(Device(houses[0]), Random(4), wish)
        devices = [[guest.device, elsewhere(guest, houses[1]).device] for guest in guests[:3]]
        chairs = [[await device.sit(guests[0].table) for device in each] for each in devices]
        rng, accepted = Random(5), {}
        for _ in range(30):
            pair = await asked(chairs)
            texts = [chair.any_answer(rng) for chair in pair]
            said = await asyncio.gather(*[chair.answer(text) for chair, text in zip(pair, texts)])
            assert sorted(each["type"] for each in said) == ["accepted", "refused"], said
            assert {each.get("code", "stale") for each in said} <= {"stale", "not-asked"}
            for each, text in zip(said, texts):
                if each["type"] == "accepted":
                    accepted[each["version"]] = f"{chairs.index(pair)} {text}"
            await level(chairs)
        rows = (await record(houses[0].database, guests[0].table))[1]
        assert len(accepted) == 30
        assert all(rows[version - 1].text == text for version, text in accepted.items())
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len([row for row in rows if row.kind == "answer" and not row.text.startswith("?")]) == 30
        for chair in chairs[0] + chairs[1] + chairs[2]:
            await chair.leave()

    asyncio.run(story())


def test_people_at_two_servers_change_their_minds_and_play_again(houses: tuple[House, House]) -> None:
    """Orders, steps taken back, an agreed end and the rematch, each at one server and known at the other."""

    async def story() -> None:
        wish = {"mode": "sv2000.duel", "players": ["person", "person"], "names": ["Ada", "Bruno"]}
        guests = await seated(Device(houses[0]), Random(8), wish)
        table, devices = guests[0].table, [guests[0].device, elsewhere(guests[1], houses[1]).device]
        also = elsewhere(guests[0], houses[1]).device  # Ada's second device
        chairs = [await device.sit(table) for device in (*devices, also)]
        for chair in chairs:
            await chair.until("snapshot")

        before, version = chairs[0].board["view"], chairs[0].version
        seat = chairs[0].board["asked"][0]
        asked = chairs[seat]
        assert (await asked.answer(asked.board["question"]["options"][0]["text"]))["type"] == "accepted"
        other = chairs[2] if seat == 0 else await elsewhere(guests[1], houses[0]).device.sit(table)
        while other.board.get("undo") != seat:
            await other.hear()
        await other.say(type="undo", id=1, seat=seat, version=other.version)  # what was done at one server is taken back at the other
        assert (await other.until("accepted"))["version"] == version + 2
        for chair in chairs:
            while chair.version < version + 2:
                await chair.hear()
            assert chair.board["view"]["armies"] == before["armies"]

        orders = {"seat": 0, "defend": "ask", "occupy": "ask", "setup": True, "skip": True, "react": "ask"}
        await chairs[2].say(type="orders", orders=orders)
        assert (await chairs[0].until("orders"))["orders"] == [orders]
        await chairs[1].say(type="orders", orders={**orders, "seat": 1})
        while chairs[0].board["view"]["turn"] < 0:
            await chairs[0].hear()

        await chairs[1].say(type="offer", seat=1, id=2)
        while not chairs[0].table["offer"]:
            await chairs[0].hear()
        await chairs[0].say(type="agree", seat=0, id=3)
        for chair in chairs:
            while chair.board["view"]["reason"] != "agreed":
                await chair.hear()
        made = await asyncio.gather(*[device.post(f"/api/tables/{table}/rematch") for device in (*devices, also)])
        assert len({each["table"] for each in made}) == 1
        for chair in chairs:
            while chair.table["rematch"] != made[0]["table"]:
                await chair.hear()
        mine = await (await devices[1].sit(made[0]["table"])).until("snapshot")
        assert [mine["table"]["seats"][s]["name"] for s in mine["yours"]] == ["Bruno"]
        for house in houses:
            await house.empty()

    asyncio.run(asyncio.wait_for(story(), 60))


async def asked(chairs: list[list[Chair]]) -> list[Chair]:
    """The two devices of whoever is asked, when both know."""
    await level(chairs)
    return next(pair for pair in chairs if pair[0].board["question"])


async def level(chairs: list[list[Chair]]) -> None:
    """Wait until all know the same version."""
    everybody = [chair for pair in chairs for chair in pair]
    for chair in everybody:
        while not chair.board or chair.version < max(each.version for each in everybody):
            await chair.hear()
