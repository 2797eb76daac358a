"""Replies that are the same for everybody are made once, and are not sent to those who have them."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

import feldherr
from feldherr.maps.text import line
from feldherr.server.http.ready import Ready, Shelf, knows, packed, ready
from server.house import GENEROUS, Device, House, told

WISH = {"mode": "sv2000.conquest", "players": ["here"] * 3}


async def thrice(device: Device, path: str) -> httpx.Response:
    """A reply, which must be the same compressed and plain, and must not be sent to who has it."""
    plain = await device.request("GET", path, headers={"Accept-Encoding": "identity"})
    small = await device.request("GET", path, headers={"Accept-Encoding": "gzip, br"})
    assert (plain.status_code, small.status_code) == (200, 200)
    assert plain.content == small.content
    assert ("content-encoding" in plain.headers, small.headers["content-encoding"]) == (False, "gzip")
    assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"
    for reply in (plain, small):
        again = await device.request("GET", path, headers={"If-None-Match": reply.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert (await device.request("GET", path, headers={"If-None-Match": '"other"'})).status_code == 200
    return plain


def test_boards_maps_and_rules_are_tagged(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        world = line(feldherr.new_map(7, 24))
        own = (await host.post("/api/tables", {**WISH, "house": {"map": world}}))["table"]
        usual = (await host.post("/api/tables", WISH))["table"]
        for path in ("/api/modes", "/api/modes/sv2000.conquest/rules/de"):
            assert (await thrice(host, path)).headers["cache-control"] == "private, no-cache"
        assert (await thrice(host, f"/api/tables/{own}/map")).text == world
        boards = [(await thrice(host, path)).json() for path in (f"/api/tables/{own}/board", f"/api/tables/{usual}/board")]
        assert [board["territories"] for board in boards] == [24, 42]
        assert boards[1] == (await thrice(host, "/api/modes/sv2000.conquest")).json()

    told(house, story())


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A small client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "<p>Hello</p>" * 100)
    (folder / "assets" / "long.js").write_text("let x = 1;\n" * 20_000)
    (folder / "assets" / "noise.bin").write_bytes(bytes(n * n % 251 for n in range(499)))
    return folder


def test_pages_are_compressed_once_and_tagged(pages: Path, tmp_path: Path) -> None:
    async def story() -> None:
        device = Device(house)
        for path in ("/", "/assets/long.js"):
            found = await thrice(device, path)
            assert found.content == (pages / ("index.html" if path == "/" else path[1:])).read_bytes()
        (pages / "assets" / "long.js").write_text("let y = 2;\n" * 30_000)
        assert (await thrice(device, "/assets/long.js")).text.startswith("let y")
        assert "content-encoding" not in (await device.request("GET", "/assets/noise.bin")).headers
        part = await device.request("GET", "/assets/long.js", headers={"Range": "bytes=4-8", "Accept-Encoding": "gzip"})
        assert (part.status_code, part.text) == (206, "y = 2")
        head = await device.request("HEAD", "/assets/long.js", headers={"Accept-Encoding": "gzip"})
        assert (head.status_code, head.content) == (200, b"")
        lost = await device.request("GET", "/nowhere", headers={"Accept": "text/html", "Accept-Encoding": "gzip"})
        assert (lost.status_code, lost.text) == (404, (pages / "index.html").read_text())

    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=GENEROUS, FELDHERR_PAGES=str(pages)) as house:
        told(house, story())


def test_a_reply_is_made_once_for_all_who_ask_meanwhile() -> None:
    made, go_on = [], threading.Event()

    def make() -> Ready:
        made.append(1)
        go_on.wait(60)
        return ready("text")

    async def story() -> None:
        shelf = Shelf()
        asked = [asyncio.create_task(shelf.get("key", make)) for _ in range(5)]
        await asyncio.sleep(0)
        asked[0].cancel()  # who has gone takes nothing from the others
        go_on.set()
        assert {await each for each in asked[1:]} == {ready("text")}
        assert await shelf.get("key", make) == ready("text")

    asyncio.run(story())
    assert len(made) == 1


def test_replies_are_forgotten_when_there_are_too_many() -> None:
    async def story() -> None:
        shelf = Shelf(most=1000)
        for n in range(10):
            await shelf.get(n, lambda: packed(bytes(300), "text/plain"))
            await shelf.get(0, lambda: packed(bytes(300), "text/plain"))
        assert 0 in shelf.kept
        assert len(shelf.kept) == 3
        assert shelf.size == 900
        await shelf.get("huge", lambda: packed(bytes(100_000), "text/plain"))
        assert shelf.size <= 1000

    asyncio.run(story())


def test_what_cannot_be_made_is_tried_again() -> None:
    def fail() -> Ready:
        raise ValueError("not now")

    async def story() -> None:
        shelf = Shelf()
        with pytest.raises(ValueError, match="not now"):
            await shelf.get("key", fail)
        assert await shelf.get("key", lambda: ready("text")) == ready("text")

    asyncio.run(story())


@pytest.mark.parametrize(("tags", "known"), [("", False), ("*", True), ('"b", W/"a"', True), ('"a"', True), ('"aa"', False)])
def test_tags_are_compared(tags: str, known: bool) -> None:
    assert knows(tags, 'W/"a"') is known
