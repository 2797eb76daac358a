"""Drafts of maps over the network: checked and changed, refused with a reason, and limited."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import feldherr
from bombs import BOMB, noise, png
from drawings import MAP, SVG, domination
from feldherr.maps.faults import LARGEST
from feldherr.maps.text import line
from server.house import GENEROUS, Device, House, told
from server.test_maps import PATIENCE, changed, packed


@pytest.fixture(scope="module")
def world() -> str:
    return line(feldherr.new_map(7, 12))


async def drafted(device: Device, **edit: Any) -> Any:
    return await device.request("POST", "/api/maps/draft", edit, timeout=PATIENCE)


def test_a_draft_is_checked_changed_and_played_on(house: House, world: str) -> None:
    async def story() -> None:
        device = Device(house)
        first = json.loads(world)
        t = next(iter(first["territory"]))
        x, y = first["territory"][t]["label"]
        reply = await drafted(device, text=world, deed="split", on=[t], line=[x, y, x + 9, y + 4])
        draft = reply.json()
        assert (reply.status_code, draft["faults"]) == (200, [])
        assert len(json.loads(draft["text"])["territory"]) == 13
        assert set(draft["worth"]) == set(first["continent"])
        wish = {"mode": "de2010.basic", "players": ["here", "recruit", "recruit"], "house": {"map": draft["text"]}}
        table = (await device.post("/api/tables", wish))["table"]
        assert (await device.get(f"/api/tables/{table}/board"))["territories"] == 13

    told(house, story())


def test_a_draft_of_foreign_files_says_what_to_look_at(house: House) -> None:
    parted = domination() | {"two.map": MAP.replace(b"2 1 4\n", b"2 1\n").replace(b"4 3 2 5", b"4 3 5")}

    async def story() -> None:
        device = Device(house)
        assert (await drafted(device, files=packed({"two.svg": SVG}))).json()["remarks"] == {
            "found": True,
            "mountains": [],
            "one_way": [],
            "enlarged": [],
            "grouped": False,
        }
        told_by_map = (await drafted(device, files=packed(parted))).json()["remarks"]
        assert not told_by_map["found"]
        assert ["cape", "fen"] in told_by_map["mountains"]
        assert told_by_map["one_way"] == [["old_bay", "isle"]]
        assert (await drafted(device, name="world")).json()["remarks"] is None

    told(house, story())


def test_a_draft_with_faults_is_told_them(house: House, world: str) -> None:
    async def story() -> None:
        t = next(iter(json.loads(world)["territory"]))
        reply = await drafted(Device(house), text=changed(world, "territory.*.label", [0, 0]))
        assert reply.json()["faults"] == [{"kind": "outside", "place": t, "other": ""}]

    told(house, story())


def test_a_draft_begins_with_one_of_our_maps_or_a_drawing(house: House) -> None:
    async def story() -> None:
        device = Device(house)
        for name in ("world", "ancient_earth"):
            reply = (await drafted(device, name=name)).json()
            assert (reply["faults"], len(json.loads(reply["text"])["territory"])) == ([], 42)
        reply = await drafted(device, files=packed({"two.svg": SVG}))
        assert len(json.loads(reply.json()["text"])["territory"]) == 5

    told(house, story())


def test_hostile_drafts_are_refused_with_a_reason(house: House, world: str) -> None:
    bad: list[tuple[dict[str, Any], str]] = [
        ({"text": changed(world, "map.name", "<script>")}, "a name has no < or >"),
        ({"text": changed(world, "map.href", "https://example.org")}, "href"),
        ({"text": changed(world, "shape", {})}, "shape"),
        ({"text": changed(world, "territory", 5)}, "territory"),
        ({"text": '{"map":' * 10_000}, "nested too deeply"),
        ({"text": "{" + "x" * LARGEST}, "at most"),
        ({"text": ""}, "map"),
        ({"name": "/etc/passwd"}, "there are"),
        ({"name": "../world.toml"}, "there are"),
        ({"files": {"x.svg": "!"}}, "Base64"),
        ({"text": world, "deed": "split", "on": ["x"], "line": [0, 0, 1, 1]}, "name 1"),
        ({"text": world, "deed": "split", "on": ["x"], "line": [0] * 5}, "two points"),
        ({"text": world, "deed": "join", "on": ["x"] * 9}, "at most"),
        ({"text": world, "deed": "split", "on": ["x"], "line": [0, 0, 1 << 40, 1]}, "two points"),
        ({"text": world, "deed": "burn"}, "burn"),
        ({"text": world, "path": "/etc/passwd"}, "path"),
    ]

    async def story() -> None:
        for edit, reason in bad:
            reply = await drafted(Device(house), **edit)
            assert (reply.status_code, reason in reply.text) == (400, True), (str(edit)[:80], reply.text[:300])

    told(house, story())


def test_drafts_have_a_limit_of_their_own(world: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        device = Device(house)
        codes = [(await drafted(device, text=world)).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert (await device.request("POST", "/api/maps", {"text": world}, timeout=PATIENCE)).status_code == 200

    with House(str(tmp_path / "db"), tmp_path / "log", settings={**GENEROUS, "FELDHERR_DRAFTS": "3/600"}) as house:
        told(house, story(house))


def test_others_play_on_while_bombs_and_noise_are_read(tmp_path: Path, world: str) -> None:
    """Without any limits on how often people ask: what is read is read elsewhere."""
    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=GENEROUS, FELDHERR_JOBS_PER_ADDRESS="64") as house:

        async def story() -> None:
            bad, honest = [Device(house) for _ in range(2)], Device(house)
            table = (await honest.post("/api/tables", {"mode": "sv2000.conquest", "players": ["here", "recruit"], "pace": 0}))["table"]
            chair = await honest.sit(table)
            await chair.until("snapshot")
            noisy, bomb = packed(noise(side=700)), packed({**domination(), "two.png": png(1000, 1000, BOMB)})
            attacks = [
                *(each.request("POST", "/api/maps", {"files": noisy}, timeout=PATIENCE) for each in bad),
                *(drafted(each, files=bomb) for each in bad),
                *(drafted(each, text=world) for each in bad for _ in range(10)),
            ]
            flood = asyncio.gather(*attacks)
            rng, moves = random.Random(1), 0
            while moves < 12:
                while not chair.board.get("question"):
                    await chair.hear()
                await chair.answer(chair.any_answer(rng))
                moves += 1
            assert not flood.done(), "nobody waits until all of it is read"
            assert {reply.status_code for reply in await flood} == {200, 400}

        told(house, story())
        assert house.stop() == 0
        assert house.log.read_text("utf-8") == ""
