"""Limits hold: slow connections, too many of them, too many tables; addresses that are made up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from feldherr.server.bots.bot_queue import Leisure
from feldherr.server.http.gate import Doors, Gate, Visit
from feldherr.server.http.links import digest
from feldherr.server.limits import LONGEST_GAME, Buckets, network
from feldherr.server.serve import LOOPBACK, listen
from feldherr.server.settings import Rate, Settings, environment, table
from server.house import Device, House, told

HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
HURRIED = {"FELDHERR_HEADER_SECONDS": "2", "FELDHERR_BODY_SECONDS": "1", "FELDHERR_STALLED_SECONDS": "1", "FELDHERR_IDLE_SECONDS": "2"}
WISH = {"mode": "sv2000.conquest", "players": ["here"] * 3}


@contextlib.contextmanager
def strict(tmp_path: Path, settings: dict[str, str], files: int = 0) -> Iterator[House]:
    """A server with the usual limits, or with those."""
    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=settings, files=files) as house:
        yield house
        assert house.stop() == 0


@contextlib.asynccontextmanager
async def knocking(house: House, times: int, data: bytes = HALF) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many connections that send that and no more."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    ends = []
    try:
        for _ in range(times):
            ends.append(await asyncio.open_connection("127.0.0.1", house.port))
            ends[-1][1].write(data)
        yield [reader for reader, _ in ends]
    finally:
        for _, writer in ends:
            writer.close()


async def closed(reader: asyncio.StreamReader) -> None:
    """Wait until the other side has closed it."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(65536):
            pass


def causes(house: House) -> list[str]:
    """What the log says about connections that were cut off."""
    lines = [json.loads(line) for line in house.log.read_text("utf-8").splitlines()]
    return [line["says"] for line in lines]


@pytest.mark.parametrize("each", [2000, 300])
def test_half_sent_requests_keep_nobody_waiting(tmp_path: Path, each: int) -> None:
    """With as many from one address as there are descriptors, and with fewer."""
    with strict(tmp_path, {"FELDHERR_CONNECTIONS_PER_ADDRESS": str(each), **HURRIED}, 1024) as house:

        async def story() -> None:
            async with knocking(house, 1100) as readers:
                assert (await Device(house).get("/health"))["status"] == "well"
                await asyncio.gather(*[closed(reader) for reader in readers])

        told(house, story())
    said = causes(house)
    assert "connections were cut off: headers came too slowly" in said
    assert len(said) == len(set(said)) <= 3


@pytest.mark.parametrize(
    "data",
    [
        b"",
        HALF,
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /he",
    ],
    ids=["nothing", "half a head", "no body", "half a body", "half of a second one"],
)
def test_what_comes_too_slowly_is_cut_off(tmp_path: Path, data: bytes) -> None:
    """Also if it goes on, letter by letter."""
    with strict(tmp_path, HURRIED) as house:

        async def story() -> None:
            async with knocking(house, 1, data) as (reader,):
                await closed(reader)
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(data)
            end = asyncio.create_task(closed(reader))
            while not end.done():
                writer.write(b"x")
                await asyncio.wait([end], timeout=0.5)
            writer.close()

        told(house, story())


UPGRADE = (
    b"GET /api/tables/x/stream HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize(
    "more",
    [b"Content-Length: 1\r\n", b"Transfer-Encoding: chunked\r\n", b"X: " + 9000 * b"x" + b"\r\n", 150 * b"X: x\r\n"],
    ids=["a body", "a body in chunks", "a long header", "many headers"],
)
def test_an_upgrade_that_cannot_be_read_is_refused(house: House, more: bytes) -> None:
    async def story() -> None:
        async with knocking(house, 1, UPGRADE + more + b"\r\n") as (reader,):
            assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
            await closed(reader)

    told(house, story())


def test_those_who_play_have_a_turn_between_those_who_knock() -> None:
    """However many connections come at once, few are let in before everybody else is served."""
    turn, entered = 0, []

    class Noting(Gate):
        def enter(self, transport: asyncio.Transport, address: str) -> Visit | None:
            entered.append(turn)
            return super().enter(transport, address)

    async def nobody(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("half a request is none")

    async def story() -> None:
        nonlocal turn
        sock = listen(LOOPBACK, 0)
        knockers = [socket.create_connection(sock.getsockname()) for _ in range(60)]
        server = uvicorn.Server(Doors(Noting(Settings()), nobody, log_config=None, lifespan="off"))
        serving = asyncio.create_task(server.serve([sock]))
        while len(entered) < len(knockers):
            turn += 1
            await asyncio.sleep(0)
        for knocker in knockers:
            knocker.close()
        server.should_exit = True
        await serving

    asyncio.run(story())
    assert max(Counter(entered).values()) <= 4


def test_who_takes_nothing_is_cut_off(tmp_path: Path) -> None:
    with strict(tmp_path, HURRIED) as house:

        async def story() -> None:
            _, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1)
            for _ in range(2000):  # replies to all of these fill every buffer
                writer.write(b"GET /api/modes HTTP/1.1\r\nHost: localhost\r\n\r\n")
            while not writer.transport.is_closing():
                writer.write(b"x")
                await asyncio.sleep(0.1)

        told(house, story())


def test_connections_from_one_address_are_few(tmp_path: Path) -> None:
    with strict(tmp_path, {"FELDHERR_STREAMS_PER_ADDRESS": "3"}) as house:

        async def story() -> None:
            host = Device(house)
            opened = await host.post("/api/tables", WISH)
            for _ in range(3):
                await (await host.sit(opened["table"])).until("snapshot")
            late = await host.sit(opened["table"])
            await late.socket.wait_closed()
            assert late.socket.close_code == 4429
            await house.chairs[0].leave()
            while True:  # until it is known that the first has gone
                chair = await host.sit(opened["table"])
                with contextlib.suppress(Exception):
                    await chair.until("snapshot")
                    break

        told(house, story())


def test_only_proxies_that_are_named_are_believed(tmp_path: Path) -> None:
    def opened(house: House) -> list[int]:
        async def story() -> None:
            for n in range(4):
                reply = await Device(house).request("POST", "/api/tables", WISH, headers={"X-Forwarded-For": f"192.0.2.{n}"})
                out.append(reply.status_code)

        out: list[int] = []
        told(house, story())
        return out

    with strict(tmp_path, {"FELDHERR_TABLES": "2/1000"}) as house:
        assert opened(house) == [200, 200, 429, 429]
    with strict(tmp_path, {"FELDHERR_TABLES": "2/1000", "FELDHERR_PROXIES": "10.0.0.0/8 127.0.0.1"}) as house:
        assert opened(house) == [200] * 4


def test_addresses_of_one_network_count_as_one(tmp_path: Path) -> None:
    async def story(house: House) -> list[int]:
        out = []
        for address in ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:0:9::1", "2001:db8:0:1::1"):
            reply = await Device(house).request("POST", "/api/tables", WISH, headers={"X-Forwarded-For": address})
            out.append(reply.status_code)
        return out

    with strict(tmp_path, {"FELDHERR_TABLES": "2/1000", "FELDHERR_PROXIES": "127.0.0.1"}) as house:
        assert asyncio.run(story(house)) == [200, 200, 429, 200]
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("fe80::1%eth0") == "fe80::/64"


@pytest.mark.parametrize(
    ("rate", "path"), [("READS", ""), ("ODDS", "/odds/0-1/1"), ("DOWNLOADS", "/replay"), ("DOWNLOADS", "/game"), ("DOWNLOADS", "/dice")]
)
def test_reading_has_a_rate(tmp_path: Path, rate: str, path: str) -> None:
    """Of each address; those of others, and what changes something, are not counted with it."""
    with strict(tmp_path, {f"FELDHERR_{rate}": "3/1000", "FELDHERR_PROXIES": "127.0.0.1"}) as house:

        async def story() -> None:
            host = Device(house)
            table = (await host.post("/api/tables", WISH))["table"]
            where = f"/api/tables/{table}{path}"
            codes = [(await host.request("GET", where)).status_code for _ in range(5)]
            assert codes[3:] == [429, 429]
            assert 429 not in codes[:3]
            other = await host.request("GET", where, headers={"X-Forwarded-For": "192.0.2.1"})
            assert other.status_code == codes[0]
            assert (await host.request("POST", "/api/tables", WISH)).status_code == 200

        told(house, story())


@pytest.mark.parametrize(
    ("rate", "path"),
    [("FILES", "/"), ("FILES", "/nowhere"), ("PROBES", "/health"), ("PROBES", "/metrics"), ("PROBES", "/api/openapi.json")],
)
def test_what_is_no_endpoint_has_a_rate_too(tmp_path: Path, rate: str, path: str) -> None:
    with strict(tmp_path, {f"FELDHERR_{rate}": "3/1000", "FELDHERR_PROXIES": "127.0.0.1"}) as house:

        async def story() -> None:
            device = Device(house)
            codes = [(await device.request("GET", path)).status_code for _ in range(5)]
            assert codes[3:] == [429, 429]
            assert 429 not in codes[:3]
            assert (await device.request("GET", path, headers={"X-Forwarded-For": "192.0.2.1"})).status_code == codes[0]

        told(house, story())


def test_streams_that_come_and_go_have_a_rate(tmp_path: Path) -> None:
    with strict(tmp_path, {"FELDHERR_READS": "3/1000"}) as house:

        async def story() -> None:
            host = Device(house)
            table = (await host.post("/api/tables", WISH))["table"]
            for _ in range(3):
                chair = await host.sit(table)
                await chair.until("snapshot")
                await chair.leave()
            late = await host.sit(table)
            await late.socket.wait_closed()
            assert late.socket.close_code == 4429

        told(house, story())


def test_an_address_opens_few_tables_in_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """And computers that nobody watches make few moves, however many their tables are."""
    now, hour = 0.0, 3600.0
    monkeypatch.setattr("feldherr.server.limits.time.monotonic", lambda: now)
    tables, leisure, moves, opened = Buckets.at(Settings().tables), Leisure(), 0, 0
    while now < hour:
        opened += tables.take("192.0.2.1")
        while leisure.turn(Settings().unwatched_moves) < 1.0:
            moves += 1
        now += 1.0
    assert opened <= 60 + hour / 30
    assert moves <= hour * 50
    assert Settings().pause_seconds <= 600


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    with strict(tmp_path, {"FELDHERR_TABLES": "2/1000"}) as house:

        async def story() -> None:
            host = Device(house)
            table = (await host.post("/api/tables", WISH))["table"]
            codes = []
            for _ in range(2):
                await host.post(f"/api/tables/{table}/close")
                reply = await host.request("POST", f"/api/tables/{table}/rematch")
                codes.append(reply.status_code)
                table = reply.json().get("table", table)
            assert codes == [200, 429]

        told(house, story())


def test_a_device_hosts_so_many_tables(tmp_path: Path) -> None:
    with strict(tmp_path, {"FELDHERR_TABLES_PER_DEVICE": "2"}) as house:

        async def story() -> None:
            host = Device(house)
            replies = [await host.request("POST", "/api/tables", WISH) for _ in range(3)]
            assert [reply.status_code for reply in replies] == [200, 200, 429]
            assert (await Device(house).request("POST", "/api/tables", WISH)).status_code == 200

        told(house, story())


def test_a_made_up_cookie_is_replaced(house: House) -> None:
    async def story() -> None:
        liar = Device(house)
        liar.cookie = made_up = "A" * 22
        opened = await liar.post("/api/tables", WISH)
        assert liar.cookie != made_up
        theirs = liar.cookie
        await liar.post("/api/tables", WISH)
        assert liar.cookie == theirs, "one that was given out stays"
        assert {place["table"] for place in await liar.get("/api/tables")} >= {opened["table"]}
        liar.cookie = made_up
        assert await liar.get("/api/tables") == []
        liar.cookie = theirs[:-1] + ("A" if theirs[-1] != "A" else "B")
        forged = liar.cookie
        await liar.post("/api/tables", WISH)
        assert liar.cookie != forged

    told(house, story())


def test_an_old_cookie_stays_as_long_as_it_is_known(house: House) -> None:
    """Cookies were not signed once."""

    async def story() -> None:
        device = Device(house)
        await device.post("/api/tables", WISH)
        signed, device.cookie = device.cookie, "B" * 22
        with contextlib.closing(sqlite3.connect(house.database)) as db, db:
            db.execute("UPDATE holds SET device = ? WHERE device = ?", (digest(device.cookie), digest(signed)))
        await device.post("/api/tables", WISH)
        assert device.cookie == "B" * 22
        assert len(await device.get("/api/tables")) == 2

    told(house, story())


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("tables", "5/60", Rate(5, 60)),
        ("streams", "7", 7),
        ("header_seconds", "1.5", 1.5),
        ("names", "A.test b.test", frozenset({"a.test", "b.test"})),
        ("proxies", "10.0.0.1 fd00::/8", frozenset({"10.0.0.1/32", "fd00::/8"})),
    ],
)
def test_settings_come_from_the_environment(name: str, text: str, value: Any) -> None:
    assert getattr(environment({f"FELDHERR_{name.upper()}": text}), name) == value
    assert environment({}) == Settings()


@pytest.mark.parametrize(
    ("name", "text"), [("STREAMS", "many"), ("STREAMS", "-1"), ("TABLES", "5"), ("PROXIES", "localhost"), ("ODDS", "1/0")]
)
def test_a_wrong_setting_is_named(name: str, text: str) -> None:
    with pytest.raises(ValueError, match=f"FELDHERR_{name}: .*{text}"):
        environment({f"FELDHERR_{name}": text})


def test_the_docs_list_all_settings() -> None:
    assert table() in Path("docs/server.md").read_text("utf-8")


def test_the_docs_say_how_large_a_game_may_be() -> None:
    assert f"{LONGEST_GAME // 1_000_000} MB with a saved game" in Path("docs/server.md").read_text("utf-8")
