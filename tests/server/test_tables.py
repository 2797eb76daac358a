"""Tables from end to end: a real server, real connections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

import feldherr
from feldherr.cli.commands.verify import compare
from feldherr.server.tables.proof import check
from server.house import GENEROUS, Chair, Device, House, told

THREE = ["person", "person", "captain"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with House(str(folder / "tables.db"), folder / "log", settings=GENEROUS) as house:
        yield house
        assert house.stop() == 0
        assert (folder / "log").read_text("utf-8") == ""


async def opened(at: House, mode: str, players: list[str], **wish: Any) -> tuple[Device, dict[str, Any]]:
    """A host and the table it opened."""
    host = Device(at)
    return host, await host.post("/api/tables", {"mode": mode, "players": players, "pace": 0, **wish})


async def seated(at: House, table: dict[str, Any], *seats: int) -> list[Chair]:
    """People on devices of their own, who came by their links."""
    out = []
    for seat in seats:
        person = Device(at)
        joined = await person.post("/api/join", {"token": table["seats"][seat]})
        assert (joined["table"], joined["seat"], joined["waits"]) == (table["table"], seat, False)
        chair = await person.sit(table["table"])
        assert (await chair.until("snapshot"))["yours"] == [seat]
        out.append(chair)
    return out


async def play(chair: Chair, rng: random.Random, until: Callable[[], bool]) -> None:
    """Answer whatever this chair is asked."""
    while not until():
        if not chair.board.get("question"):
            await chair.hear()
            continue
        said = await chair.answer(chair.any_answer(rng))
        assert said["type"] == "accepted" or said["code"] == "stale", said
        while said["type"] == "accepted" and chair.version < said["version"]:
            await chair.hear()


def test_two_people_and_a_computer_play_by_links_to_the_end(house: House) -> None:
    async def story() -> None:
        host, table = await opened(house, "sv2000.missions", THREE, house={"turn_limit": "2"})
        chairs = await seated(house, table, 0, 1)
        rng = random.Random(5)
        await asyncio.gather(*[play(c, rng, lambda c=c: bool(c.board["view"]["winners"])) for c in chairs])  # type: ignore[misc]
        assert chairs[0].board["view"]["winners"] == chairs[1].board["view"]["winners"]
        saved = await host.request("GET", f"/api/tables/{table['table']}/game")
        game = feldherr.load(saved.text)
        assert game.over
        assert list(feldherr.result(game.state)[0]) == chairs[0].board["view"]["winners"]
        await chairs[0].say(type="resync")
        sign = (await chairs[0].until("snapshot"))["table"]
        assert compare(game, sign["seed"]) == (sum(seat == feldherr.CHANCE for seat, _ in game.log), [])
        proof = await host.request("GET", f"/api/tables/{table['table']}/dice")
        assert check(game, proof.text, sign["commitment"]).checked == compare(game, sign["seed"])[0]

    told(house, story())


def test_who_comes_back_gets_what_was_missed_and_no_more(house: House) -> None:
    async def story() -> None:
        _, table = await opened(house, "sv2000.conquest", ["person", "captain", "captain"])
        looker = Device(house)
        await looker.post("/api/join", {"token": table["spectator"]})
        there = await looker.sit(table["table"])
        seen = (await there.until("snapshot"))["version"]
        await there.leave()
        [chair] = await seated(house, table, 0)
        await play(chair, random.Random(1), lambda: chair.version > seen + 12)
        back = await looker.sit(table["table"], since=seen)
        back.board = {"version": seen}
        update = await back.until("update")
        assert (update["after"], update["version"] > seen + 12) == (seen, True)
        assert len(update["events"]) >= 12
        person = await chair.device.sit(table["table"], since=seen)
        person.board = {"version": seen}
        assert len((await person.until("update"))["events"]) >= 12
        await chair.say(type="chat", text="one", seat=0)
        await chair.say(type="chat", text="two", seat=0)
        while (await chair.until("chat"))["line"]["text"] != "two":
            pass
        url = f"{table['table']}/stream?since={chair.version}&heard=1"
        again = await chair.device.sit_at(url)
        again.board = {"version": chair.version}
        greeted = [await again.hear() for _ in range(3)]
        assert [said["type"] for said in greeted] == ["seats", "chat", "update"]
        assert (greeted[0]["yours"], greeted[1]["line"]["text"]) == ([0], "two")
        future = await looker.sit(table["table"], since=99_999)
        assert await future.until("snapshot")

    told(house, story())


def test_a_device_with_several_seats_is_shown_the_secrets_of_the_one_who_has_it(house: House) -> None:
    async def story() -> None:
        device, table = await opened(house, "sv2000.capitals", ["here", "here", "here"])
        chair = await device.sit(table["table"])
        assert (await chair.until("snapshot"))["yours"] == [0, 1, 2]
        assert chair.board["view"]["seat"] == -1
        rng = random.Random(3)
        shown = set()
        for _ in range(60):
            seat = chair.board["asked"][0]
            await chair.say(type="take", seat=seat)
            while chair.board["view"]["seat"] != seat:
                await chair.hear()
            shown.add(seat)
            version = (await chair.answer(chair.any_answer(rng)))["version"]
            while chair.version < version:
                await chair.hear()
            if seat not in chair.board["asked"]:
                assert chair.board["view"]["seat"] == -1
                assert chair.board["question"] is None
        assert shown == {0, 1, 2}

    told(house, story())


def test_the_host_swaps_a_person_for_a_computer_and_back(house: House) -> None:
    async def story() -> None:
        host, table = await opened(house, "sv2000.conquest", ["person", "person", "person"])
        [chair] = await seated(house, table, 1)
        seats = f"/api/tables/{table['table']}/seats"
        for seat in (0, 2):
            await host.post(f"{seats}/{seat}", {"player": "recruit"})
        for _ in range(8):
            while not chair.board.get("question"):
                await chair.hear()
            await chair.answer(chair.any_answer(random.Random(2)))
        sign = await host.post(f"{seats}/0", {"player": "person"})
        assert [seat["player"] for seat in sign["seats"]] == ["person", "person", "recruit"]
        assert (await Device(house).request("POST", f"{seats}/0", {"player": "person"})).status_code == 404
        refused = await host.request("POST", f"{seats}/0", {"player": "kaiser"})
        assert (refused.status_code, "kaiser" in refused.json()["error"]) == (400, True)

    told(house, story())


def test_when_the_clock_runs_out_a_computer_plays_until_the_person_is_back(house: House) -> None:
    async def story() -> None:
        _, table = await opened(house, "sv2000.conquest", ["person", "recruit", "recruit"], clock=1)
        [chair] = await seated(house, table, 0)
        while not chair.table["seats"][0]["away"]:
            await chair.hear()
        before = chair.version
        while chair.version < before + 3:
            await chair.hear()
        back = await chair.device.sit(table["table"], since=chair.version)
        assert (await back.until("seats"))["table"]["seats"][0]["away"]
        await chair.say(type="back", seat=0)
        while chair.table["seats"][0]["away"]:
            await chair.hear()
        await chair.say(type="ping")
        await chair.until("pong")

    told(house, story())


def test_people_talk_at_the_table(house: House) -> None:
    async def story() -> None:
        _, table = await opened(house, "sv2000.conquest", THREE)
        one, other = await seated(house, table, 0, 1)
        await one.say(type="chat", text="  good   evening ", seat=0)
        assert (await other.until("chat"))["line"] == {"number": 1, "seat": 0, "text": "good evening"}
        await one.say(type="react", mark="laugh", seat=0)
        assert await other.until("reaction") == {"type": "reaction", "seat": 0, "mark": "laugh"}
        for n, text in enumerate(("👩‍💻", "می‌خواهم"), 2):
            await one.say(type="chat", text=text, seat=0)
            assert (await other.until("chat"))["line"] == {"number": n, "seat": 0, "text": text}
        for said in ({"text": "x" * 301}, {"text": " "}, {"text": "a\u202eb"}, {"text": "\u200d"}, {"text": "as another", "seat": 1}):
            await one.say(type="chat", seat=said.pop("seat", 0), id=7, **said)
            refused = await one.until("refused")
            assert (refused["id"], refused["code"] in ("malformed", "not-yours")) == (7, True)
        for _ in range(8):
            await one.say(type="chat", text="again", seat=0)
        assert (await one.until("refused"))["code"] == "too-fast"
        looker = Device(house)
        await looker.post("/api/join", {"token": table["spectator"]})
        snapshot = await (await looker.sit(table["table"])).until("snapshot")
        assert (snapshot["chat"][0]["text"], snapshot["yours"], snapshot["host"]) == ("good evening", [], False)
        _, quiet = await opened(house, "sv2000.conquest", THREE, chat=False)
        [shy] = await seated(house, quiet, 0)
        await shy.say(type="chat", text="hello", seat=0)
        assert (await shy.until("refused"))["code"] == "off"

    told(house, story())


def test_a_fresh_link_puts_the_old_one_out(house: House) -> None:
    async def story() -> None:
        host, table = await opened(house, "sv2000.conquest", THREE)
        [chair] = await seated(house, table, 0)
        fresh = (await host.post(f"/api/tables/{table['table']}/links/0"))["token"]
        with pytest.raises(ConnectionClosedError, match="the host has made another"):
            await chair.until("nothing more")
        old = await Device(house).request("POST", "/api/join", {"token": table["seats"][0]})
        assert (old.status_code, "doesn't work" in old.json()["error"]) == (404, True)
        friend = Device(house)
        assert (await friend.post("/api/join", {"token": fresh}))["seat"] == 0
        assert (await friend.get("/api/tables"))[0]["seats"] == [0]

    told(house, story())


def test_a_saved_game_goes_on_at_a_table_and_comes_back_as_a_file(house: House) -> None:
    async def story() -> None:
        device, table = await opened(house, "de2004.liberation", ["here", "here", "recruit"])
        path = f"/api/tables/{table['table']}/game"
        text = (await device.request("GET", path)).text
        feldherr.load(text)
        again, copy = await opened(house, "", ["here", "here", "recruit"], game=text)
        assert (await again.request("GET", f"/api/tables/{copy['table']}/game")).text.startswith(text)
        guest = Device(house)
        await guest.post("/api/join", {"token": table["spectator"]})
        early = await guest.request("GET", path)
        assert (early.status_code, "everybody's secrets" in early.json()["error"]) == (403, True)
        broken = {"mode": "", "players": ["here", "here", "recruit"], "game": text + "0 attack alaska brazil 3\n"}
        assert "line" in (await device.request("POST", "/api/tables", broken)).json()["error"]

    told(house, story())


def test_dice_of_ones_own_are_told_by_whoever_has_the_turn(house: House) -> None:
    async def story() -> None:
        device, table = await opened(house, "sv2000.conquest", ["here", "here", "here"], dice="hand")
        chair = await device.sit(table["table"])
        await chair.until("snapshot")
        rng, rolls = random.Random(4), 0
        while rolls < 2:
            seat = chair.board["asked"][0]
            if seat == feldherr.CHANCE:
                count = chair.board["question"]["options"][0]["low"]
                assert (await chair.answer("roll 7 1 1", seat=-1))["type"] == "refused"
                said = await chair.answer(" ".join(["roll", *[str(rng.randint(1, 6)) for _ in range(count)]]), seat=-1)
                rolls += 1
            else:
                await chair.say(type="take", seat=seat)
                while chair.board["view"]["seat"] != seat:
                    await chair.hear()
                said = await chair.answer(chair.any_answer(rng))
            assert said["type"] == "accepted", said
            while chair.version < said["version"]:
                await chair.hear()
        assert rolls > 0

    told(house, story())


def test_where_the_server_is_and_how_it_is(house: House) -> None:
    async def story() -> None:
        device = Device(house)
        assert (await device.get("/health")) == {"status": "well"}
        numbers = (await device.request("GET", "/metrics")).text
        assert "feldherr_tables " in numbers
        assert "feldherr_store_" in numbers
        page = await device.request("GET", "/")
        assert page.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
        assert page.headers["x-content-type-options"] == "nosniff"
        assert len((await device.get("/api/modes"))["modes"]) == 16
        assert len((await device.get("/api/modes/sv2000.missions"))["places"]) == 42
        reply = await device.request("POST", "/api/tables", {"mode": "sv2000.conquest", "players": THREE})
        cookie = reply.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie

    told(house, story())
