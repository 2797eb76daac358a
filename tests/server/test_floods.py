"""Who says too much on a stream, or what is no message, is closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import GENEROUS, Chair, Device, House, told

FINAL, MASKED = 0x80, 0x80
CONT, TEXT, BINARY, PING, PONG = 0, 1, 2, 9, 10
WISH = {"mode": "sv2000.conquest", "players": ["here"] * 3}


def frame(kind: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame as clients send it, masked with zeros."""
    return bytes((kind | (FINAL if final else 0), MASKED | len(data))) + bytes(4) + data


MANY = 40_000  # frames: some hundred kilobytes, which come in one piece
FLOODS = {
    "pings": frame(PING) * MANY,
    "long pings": frame(PING, b"x" * 125) * MANY,
    "pongs": frame(PONG) * MANY,
    "parts of a message": frame(TEXT, final=False) + frame(CONT, final=False) * MANY,
    "empty messages": frame(TEXT) * MANY,
    "messages": frame(TEXT, b'{"type":"ping"}') * MANY,
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has nothing to complain of afterwards."""
    folder = tmp_path_factory.mktemp("house")
    with House(str(folder / "tables.db"), folder / "log", settings=GENEROUS) as house:
        yield house
        assert house.stop() == 0
        assert (folder / "log").read_text("utf-8") == ""


async def cut(device: Device, cause: str) -> int:
    """How many connections were cut off for that cause."""
    found = re.search(rf'feldherr_connections_cut_total{{cause="{cause}"}} (\d+)', (await device.request("GET", "/metrics")).text)
    return int(found[1]) if found else 0


def memory(house: House) -> int:
    """The most memory that the server has had, in kilobytes."""
    assert house.process
    return int(re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{house.process.pid}/status").read_text())[1])  # type: ignore[index]


async def ended(chair: Chair) -> None:
    """Wait until the server has closed a stream. It reads nothing of the rest, so the system may have taken back the last words."""
    with contextlib.suppress(Exception):
        while True:
            await chair.hear()
    await chair.socket.wait_closed()


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_closes_only_its_stream(house: House, flood: str) -> None:
    async def story() -> None:
        host, cause = Device(house), "a stream said too much at once"
        table = (await host.post("/api/tables", WISH))["table"]
        honest, bad = await host.sit(table), await host.sit(table)
        await honest.until("snapshot")
        await bad.until("snapshot")
        before, had = await cut(host, cause), memory(house)
        bad.socket.transport.write(FLOODS[flood])
        await ended(bad)
        assert await cut(host, cause) == before + 1
        assert memory(house) - had < 8_000, "what was sent is not kept"
        await honest.say(type="ping")
        await honest.until("pong")

    told(house, story())


def test_signs_of_life_and_messages_in_parts_are_welcome(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        chair = await host.sit((await host.post("/api/tables", WISH))["table"])
        await chair.until("snapshot")
        for _ in range(30):
            await (await chair.socket.ping())
        await chair.socket.send(iter(['{"type"', ':"pi', 'ng"}']))
        await chair.until("pong")

    told(house, story())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xc3", final=False) + frame(CONT, b"("), 1007),
        (frame(BINARY, b"x"), 1003),
        (frame(CONT, b"x"), 1002),
        (frame(3), 1002),
        (b"\x81\x01x", 1002),
        (frame(PING) * 60, 1008),
    ],
    ids=["no text", "no text in parts", "bytes", "a part of nothing", "no kind", "not masked", "sixty pings"],
)
def test_what_is_no_message_closes_its_stream_cleanly(house: House, data: bytes, code: int) -> None:
    async def story() -> None:
        host = Device(house)
        chair = await host.sit((await host.post("/api/tables", WISH))["table"])
        await chair.until("snapshot")
        chair.socket.transport.write(data)
        await ended(chair)
        assert chair.socket.close_code == code

    told(house, story())


def test_the_log_has_one_line_for_many_streams_that_are_no_text(tmp_path: Path) -> None:
    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=GENEROUS) as house:

        async def story() -> None:
            host = Device(house)
            table = (await host.post("/api/tables", WISH))["table"]
            for _ in range(60):
                chair = await host.sit(table)
                chair.socket.transport.write(frame(TEXT, b"\xff"))
                await ended(chair)
            while not house.log.read_text("utf-8"):
                await asyncio.sleep(0.1)

        told(house, story())
        assert house.stop() == 0
    lines = [json.loads(line) for line in house.log.read_text("utf-8").splitlines()]
    assert [line["says"] for line in lines] == ["connections were cut off: a stream broke the protocol"]
    assert lines[0]["times"] >= 50


UPGRADE = (
    b"GET /api/tables/x/stream HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("data", [b"", frame(TEXT, b"\xff"), frame(3), frame(PING) * 100, b"nonsense" * 1000])
def test_who_does_not_wait_to_be_let_in_is_no_fault_of_ours(house: House, data: bytes) -> None:
    """The server's log stays empty, whoever is faster."""

    async def story() -> None:
        for _ in range(20):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(UPGRADE)
            await asyncio.sleep(0)
            writer.write(data)
            if not data:
                writer.transport.abort()
            with contextlib.suppress(ConnectionError):
                await reader.read(4096)
            writer.close()
        assert (await Device(house).get("/health"))["status"] == "well"

    told(house, story())
