"""What the lobby is told: where others find the server, which tables a device has, what a link would do; and names that people write."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

import feldherr
from feldherr.engine.game import SaveError
from feldherr.server.serve import lan_address, listen, reach
from feldherr.server.tables.opening import LONGEST_NAME, named, recorded
from feldherr.server.tables.text import readable
from server.house import GENEROUS, Device, House, spliced, told
from server.test_tables import play

WISH = {"mode": "sv2000.conquest", "players": ["here", "person", "recruit"], "names": ["Ada", "Bruno", "Cleo"], "pace": 0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("lobby")
    with House(str(folder / "tables.db"), folder / "log", settings=GENEROUS) as house:
        yield house


def test_where_others_find_a_server() -> None:
    assert reach("127.0.0.1", 80) == reach("::1", 80) == ""
    assert reach("192.168.1.5", 8420) == "http://192.168.1.5:8420"
    assert reach("2001:db8::5", 8420) == "http://[2001:db8::5]:8420"
    assert reach("0.0.0.0", 8420) == (f"http://{lan_address()}:8420" if lan_address() else "")


def test_a_server_on_loopback_names_no_address_and_modes_their_teams(house: House) -> None:
    async def story() -> None:
        books = await Device(house).get("/api/modes")
        assert books["address"] == ""
        assert {mode["name"] for mode in books["modes"] if mode["teams"]} == {"de2004.teams"}

    told(house, story())


def test_a_device_that_has_a_seat_is_asked_before_it_gets_another(house: House) -> None:
    async def story() -> None:
        host, guest = Device(house), Device(house)
        table = await host.post("/api/tables", WISH)
        link = {"token": table["seats"][1], "ask": True}
        joined = await host.post("/api/join", link)
        assert joined == {"table": table["table"], "seat": 1, "name": "Bruno", "waits": True, "fresh": True}
        assert [p["seats"] for p in await host.get("/api/tables")] == [[0]]
        for device, body in (
            (host, {**link, "ask": False}),
            (host, link),
            (guest, {"token": table["spectator"], "ask": True}),
        ):
            assert (await device.post("/api/join", body))["waits"] is False
        assert (await guest.request("POST", "/api/join", link)).status_code == 410
        assert [p["seats"] for p in await host.get("/api/tables")] == [[0, 1]]

    told(house, story())


def test_every_table_of_a_device_opens_and_those_played_last_are_listed_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        device = Device(house)
        tables = [(await device.post("/api/tables", WISH))["table"] for _ in range(53)]
        assert [p["table"] for p in await device.get("/api/tables")] == tables[:2:-1]
        place = await device.get(f"/api/tables/{tables[0]}")
        assert (place["table"], place["names"], place["round"]) == (tables[0], WISH["names"], 0)
        chair = await device.sit(tables[0])
        await chair.until("snapshot")
        while not (chair.board["question"] and (await chair.answer(chair.any_answer(random.Random(1))))):
            await chair.hear()
        assert (await device.get("/api/tables"))[0]["table"] == tables[0]
        assert (await Device(house).request("GET", f"/api/tables/{tables[0]}")).status_code == 404

    with House(str(tmp_path / "tables.db"), tmp_path / "log") as house:  # of its own: a server lets an address open 60 tables at once
        told(house, story(house))


def test_the_seed_is_told_when_the_game_ends_and_to_whoever_was_away(house: House) -> None:
    async def story() -> None:
        device = Device(house)
        wish = {**WISH, "players": ["here", "recruit", "recruit"], "house": {"turn_limit": "1"}}
        table = (await device.post("/api/tables", wish))["table"]
        chair = await device.sit(table)
        await chair.until("snapshot")
        assert chair.table["seed"] == ""
        before = chair.version
        await play(chair, random.Random(2), lambda: bool(chair.board["view"]["winners"]))
        assert chair.table["seed"]
        late = await device.sit(table, since=before)
        late.board = {"version": before}
        while late.version == before:
            await late.hear()
        assert late.table["seed"] == chair.table["seed"]

    told(house, story())


def test_a_page_that_is_not_there_is_a_page_for_people_and_an_error_for_programs(house: House) -> None:
    async def story() -> None:
        people = {"headers": {"Accept": "text/html,*/*"}}
        for path, more, kind in (
            ("/foo", people, "text/html"),
            ("/table/ABC", people, "text/html"),
            ("/foo", {}, "application/json"),
            ("/api/foo", people, "application/json"),
            ("/assets/foo.js", people, "application/json"),
        ):
            reply = await Device(house).request("GET", path, **more)
            assert (reply.status_code, reply.headers["content-type"].partition(";")[0]) == (404, kind), path

    told(house, story())


def test_small_messages_are_sent_at_once() -> None:
    async def story() -> None:
        bundled: list[int] = []

        async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            bundled.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(greet, sock=listening):
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            await reader.read()
            writer.close()
        assert bundled != [0]
        assert len(bundled) == 1

    asyncio.run(story())


def test_a_saved_game_keeps_the_names(house: House) -> None:
    async def story() -> None:
        device = Device(house)
        table = (await device.post("/api/tables", {**WISH, "players": ["here", "here", "recruit"], "names": ["Ada", "Zoë  B", "👩‍💻"]}))[
            "table"
        ]
        text = (await device.request("GET", f"/api/tables/{table}/game")).text
        assert text.splitlines()[2:6] == ["name Ada", "name Zoë B", "name 👩‍💻", "seats 3"]
        replay = spliced((await device.request("POST", "/api/replay", {"game": text})).text)
        assert [seat["name"] for seat in replay["seats"]] == ["Ada", "Zoë B", "👩‍💻"]

    told(house, story())


def test_names_in_a_text_are_one_for_each_or_none() -> None:
    text = feldherr.game("sv2000.conquest", 3).save()
    assert feldherr.load(text).names == []
    game = feldherr.load(text.replace("seats", "name A\nname B C\nname seats 9\nseats"))
    assert game.names == ["A", "B C", "seats 9"]
    assert feldherr.load(game.save()).names == game.names
    with pytest.raises(SaveError, match="line 4: 1 names for 3 players"):
        feldherr.load(text.replace("seats", "name A\nseats"))
    with pytest.raises(ValueError, match="names: up to 30"):
        recorded(text.replace("seats", f"name {'x' * 31}\nname B\nname C\nseats"))


def test_a_text_of_a_newer_feldherr_is_told_as_that() -> None:
    text = feldherr.game("sv2000.conquest", 3).save()
    for first, why in (("feldherr 99", "newer"), ("feldherr 0", "no-save"), ("feldherr x", "no-save"), ("feldherr position 1", "no-save")):
        with pytest.raises(SaveError) as e:
            feldherr.load(text.replace("feldherr 1", first, 1))
        assert e.value.fault
        assert e.value.fault.name == why


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("Ada", True),
        ("👩‍💻", True),
        ("می‌خواهم", True),
        ("\u200d", False),
        ("", False),
        ("a\u202eb", False),
        ("a\nb", False),
        ("x" * 31, False),
        ("Việt ế", True),
        ("שָׁלוֹם", True),
        ("ที่นี้", True),
        ("क्षत्रिय", True),
        ("1️⃣", True),
        ("a" + "\u0301" * 5, False),
        ("a" + "\u0301\u200d" * 5, False),
        ("\u0301a", False),
    ],
)
def test_what_people_write_in_any_script_is_taken_if_it_shows(text: str, good: bool) -> None:
    assert (readable(text) and len(text) <= LONGEST_NAME) is good
    if good:
        assert named([text], 1) == [text]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Ada", "Ada", "Bo"], ["Ada", "Ada 2", "Bo"]),
        (["Ada", "ADA", "Ada 2"], ["Ada", "ADA 2", "Ada 2 2"]),
        (["Ada", "A\u200bda", "Ａda"], ["Ada", "A\u200bda 2", "Ａda 3"]),
        (["", "Player 1"], ["Player 1", "Player 1 2"]),
        (["x" * 30] * 2, ["x" * 30, "x" * 28 + " 2"]),
    ],
)
def test_people_at_a_table_can_be_told_apart(names: list[str], told: list[str]) -> None:
    assert named(names, len(names)) == told
