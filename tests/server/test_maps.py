"""Tables on other maps: new worlds and maps that people bring, from the lobby to the replay, and those that are refused."""

from __future__ import annotations

import asyncio
import json
import random
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import feldherr
from drawings import SVG, domination, geojson
from feldherr import maps
from feldherr.editions import find
from feldherr.engine import position
from feldherr.maps.faults import LARGEST
from feldherr.maps.text import digest, line
from feldherr.server import catalogue
from feldherr.server.map_jobs import MOST_TERRITORIES
from feldherr.server.tables.modes import fresh_table, on_given_map, on_named_map
from server.house import GENEROUS, Device, House, told

PATIENCE = 100.0  # seconds: processes for long work give way to all others
MODE = "de2010.basic"


@cache
def new_world(size: int) -> str:
    """A new world in one line."""
    return line(feldherr.new_map(7, size))


async def opened(device: Device, world: str, mode: str = MODE, **house: str) -> str:
    """A table on that map, at which three computers play."""
    wish = {"mode": mode, "players": ["captain"] * 3, "pace": 0, "house": {"map": world, **house}}
    table: str = (await device.post("/api/tables", wish))["table"]
    return table


async def finished(device: Device, table: str) -> dict[str, Any]:
    """What the table says when its game is over."""
    chair = await device.sit(table)
    await chair.until("snapshot")
    while not chair.table.get("seed"):
        await chair.hear(60)
    return chair.table


def packed(files: dict[str, bytes]) -> dict[str, str]:
    return {name: b64encode(data).decode() for name, data in files.items()}


WISHES: dict[str, dict[str, Any]] = {  # what maps come from
    **{str(size): {"seed": 7, "territories": size} for size in (12, 42, 120)},
    "svg": {"files": packed({"two.svg": SVG})},
    "geojson": {"files": packed({"two.geojson": geojson()})},
    "map": {"files": packed(domination())},
}


@pytest.mark.parametrize("name", WISHES)
def test_a_map_is_played_to_the_end_and_travels_to_another_server(house: House, name: str, tmp_path: Path) -> None:
    async def story() -> None:
        host = Device(house)
        reply = await host.request("POST", "/api/maps", WISHES[name], timeout=PATIENCE)
        assert reply.status_code == 200, reply.text
        world = reply.text
        data = json.loads(world)
        if name.isdigit():
            assert world == new_world(int(name))
        table = await opened(host, world)
        sign = await finished(host, table)
        assert sign["house"]["map"] == data["map"]["name"], "clients are not sent the whole map with every sign"
        board = await host.get(f"/api/tables/{table}/board")
        assert (board["territories"], board["map"]) == (len(data["territory"]), "")
        assert board["titles"][board["places"][0]]["en"] == next(iter(data["territory"].values()))["name"]["en"]
        sent = await host.request("GET", f"/api/tables/{table}/map")
        assert (sent.text, sent.headers["cache-control"]) == (world, "private, max-age=31536000, immutable")
        again = (await host.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await host.request("GET", f"/api/tables/{again}/map")).text == world
        replay, saved = await host.replay(table), (await host.request("GET", f"/api/tables/{table}/game")).text
        assert (replay["map"], replay["board"]) == (world, board)
        await elsewhere(saved, world, replay["frames"])

    async def elsewhere(saved: str, world: str, frames: list[Any]) -> None:
        with House(str(tmp_path / "fresh.db"), tmp_path / "log", settings=GENEROUS) as fresh:
            stranger = Device(fresh)
            wish = {"mode": MODE, "players": ["here"] * 3, "game": saved}
            table = (await stranger.request("POST", "/api/tables", wish, timeout=PATIENCE)).json()["table"]
            assert (await stranger.request("GET", f"/api/tables/{table}/map")).text == world
            shown = await stranger.request("POST", "/api/replay", {"game": saved}, timeout=PATIENCE)
            head, *chunks = map(json.loads, shown.text.splitlines())
            assert head["map"] == world
            assert sum(len(chunk["frames"]) for chunk in chunks) == len(frames)

    told(house, story())


def test_people_play_on_a_map_of_their_own(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        wish = {"mode": "sv2000.conquest", "players": ["here", "captain"], "pace": 0, "house": {"map": new_world(42)}}
        table = (await host.post("/api/tables", wish))["table"]
        chair = await host.sit(table)
        rng = random.Random(3)
        while not any(event["kind"] == "battle" for event in chair.events):
            while not chair.board.get("question"):
                await chair.hear()
            attacks = [o["text"] for o in chair.board["question"]["options"] if o["text"].startswith("attack")]
            await chair.answer(attacks[0] if attacks else chair.any_answer(rng))
        strong = [t for t, n in enumerate(chair.board["view"]["armies"]) if n > 1]
        board = await host.get(f"/api/tables/{table}/board")
        odds = await asyncio.gather(*[host.request("GET", f"/api/tables/{table}/odds/{t}-{board['borders'][t][0]}/1") for t in strong])
        assert any(reply.status_code == 200 and reply.json()["stages"] for reply in odds)

    told(house, story())


def test_a_map_is_private_to_its_table(house: House) -> None:
    async def story() -> None:
        table = await opened(Device(house), new_world(12))
        for what in ("map", "board"):
            assert (await Device(house).request("GET", f"/api/tables/{table}/{what}")).status_code == 404

    told(house, story())


def test_a_built_in_map_has_no_file(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        table = await opened(host, "ancient_earth")
        assert (await host.get(f"/api/tables/{table}/board"))["map"] == "ancient_earth"
        assert (await host.request("GET", f"/api/tables/{table}/map")).status_code == 404

    told(house, story())


def changed(world: str, key: str, value: Any) -> str:
    """A map with another value at a dotted key."""
    data = json.loads(world)
    *way, last = key.split(".")
    table = data
    for step in way:
        table = table[next(iter(table)) if step == "*" else step]
    table[last] = value
    return json.dumps(data)


def hostile(world: str) -> dict[str, str]:
    """What a map must not be, each with a piece of the reason."""
    return {
        changed(world, "map.name", "<script>alert(1)</script>"): "a name has no < or >",
        changed(world, "territory.*.name", {"en": "<img src=x onerror=alert(1)>"}): "a name has no < or >",
        changed(world, "territory.*.land", ["nowhere"]): "no territory is called",
        changed(world, "map.href", "https://example.org/map.svg"): "href",
        changed(world, "shape", {"pyce": ["url(https://example.org)"]}): "shape",
        changed(world, "map.size", [10**30, 5]): "size",
        '{"map":' * 10_000 + "}" * 10_000: "nested too deeply",
        "{" + "x" * (LARGEST + 1): "at most",
        "{}": "map",
    }


def test_hostile_maps_are_refused_with_a_reason(house: House) -> None:
    async def story() -> None:
        device = Device(house)
        for text, reason in hostile(new_world(12)).items():
            reply = await device.request("POST", "/api/maps", {"text": text})
            assert (reply.status_code, reason in reply.text) == (400, True), (text[:80], reply.text[:300])
            wish = {"mode": MODE, "players": ["here", "recruit", "recruit"], "house": {"map": text}}
            assert (await device.request("POST", "/api/tables", wish)).status_code == 400, text[:80]

    told(house, story())


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"territories": 7}, "8 to 120"),
        ({"territories": MOST_TERRITORIES + 1}, "8 to 120"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 1 << 70}, "a seed is a whole number"),
        ({"seed": 1 << 70, "text": "x"}, "a seed is a whole number"),  # which could not even be passed on to a worker
    ],
)
def test_worlds_that_are_not_made(house: House, wish: dict[str, Any], reason: str) -> None:
    async def story() -> None:
        reply = await Device(house).request("POST", "/api/maps", wish)
        assert (reply.status_code, reason in reply.text) == (400, True), reply.text

    told(house, story())


def test_missions_stay_on_their_own_map(house: House) -> None:
    async def story() -> None:
        wish = {"mode": "sv2000.missions", "players": ["here", "recruit", "recruit"], "house": {"map": new_world(42)}}
        reply = await Device(house).request("POST", "/api/tables", wish)
        assert (reply.status_code, reply.json()["fault"]) == (400, "own-map")
        assert all(mode.any_map == (not find(mode.name).extra.own_cards()) for mode in catalogue.books().modes)

    told(house, story())


def test_a_saved_game_with_a_bad_map_is_refused(house: House) -> None:
    saved = feldherr.game(MODE, 3, map=feldherr.new_map(7, 12)).save()
    assert new_world(12) in saved
    bad = saved.replace(new_world(12), changed(new_world(12), "map.name", "<b>"))

    async def story() -> None:
        for path, body in (("/api/replay", {}), ("/api/analysis", {}), ("/api/tables", {"mode": MODE, "players": ["here"] * 3})):
            reply = await Device(house).request("POST", path, {**body, "game": bad})
            assert (reply.status_code, "a name has no < or >" in reply.text) == (400, True)

    told(house, story())


def test_computers_are_sent_neither_names_nor_drawing() -> None:
    house = {"map": new_world(42)}
    state, _ = fresh_table(MODE, tuple(house.items()), 3)
    said = position.write(state)
    assert len(said) < len(new_world(42)) / 4
    assert "shape" not in said
    whole, light = on_given_map(find(MODE), house), on_named_map(find(MODE), house)
    for name in ("territories", "adjacent", "members", "bonus", "symbol", "stars", "continents"):
        assert list(getattr(whole.board, name)) == list(getattr(light.board, name)) == list(getattr(state.rules.board, name))
    assert (whole.start_armies, whole.targets, whole.house) == (light.start_armies, light.targets, light.house)


def test_a_map_survives_being_written_out() -> None:
    assert digest(maps.of(maps.given(new_world(12)))) == digest(feldherr.new_map(7, 12))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"x.svg": "no Base64!"}, "Base64"),
        (packed({"x.svg": SVG.replace(b"Hills", b"&lt;script>")}), "is no name"),
        (packed({"x.svg": b"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>"}), "declares entities"),
        (packed({"/etc/passwd": b""}), "give one file"),
        (packed({"x\n.svg": SVG}), "is no name of a file"),
        (packed({"two.map": domination()["two.map"]}), "its picture of regions is missing"),
    ],
)
def test_foreign_files_that_are_refused(house: House, files: dict[str, str], reason: str) -> None:
    async def story() -> None:
        reply = await Device(house).request("POST", "/api/maps", {"files": files}, timeout=PATIENCE)
        assert (reply.status_code, reason in reply.text) == (400, True), reply.text

    told(house, story())


@pytest.mark.parametrize("mode", ["sv2000.missions", MODE])
def test_a_board_of_another_edition_is_chosen_by_name_and_kept_whole(house: House, mode: str) -> None:
    async def story() -> None:
        host = Device(house)
        assert "world_italy" in next(each for each in catalogue.books().modes if each.name == mode).maps
        table = await opened(host, "world_italy", mode, turn_limit="2")
        await finished(host, table)
        shown = json.loads((await host.request("GET", f"/api/tables/{table}/map")).text)
        assert shown == json.loads(line(maps.read("world_italy")))
        board = await host.get(f"/api/tables/{table}/board")
        china, middle_east = board["places"].index("china"), board["places"].index("middle_east")
        assert middle_east in board["borders"][china]

    told(house, story())
