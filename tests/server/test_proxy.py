"""deploy/nginx.conf before two servers with one PostgreSQL: people play over TLS, whichever is killed, and limits see their addresses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from feldherr.server.jobs.worker import longest
from feldherr.server.limits import LONGEST_GAME
from feldherr.server.serve import PING
from feldherr.server.settings import Settings
from server.guests import Guest, Record, seated
from server.house import Device, House
from server.nginx_server import MISSING, NAME, SITE, NginxServer, programs
from server.postgres_server import PostgresServer, free_port
from server.quick import QuickHouse
from server.siege import record, until
from server.takeover import staying

CONTAINER = SITE.with_name("Containerfile")
FEW = 5  # tables that one address may open
SETTINGS = {"FELDHERR_NAMES": NAME, "FELDHERR_PROXIES": "127.0.0.1", "FELDHERR_TABLES": f"{FEW}/1000000"}
HERE = {"Origin": f"https://{NAME}"}  # as browsers say
THREE = {"mode": "sv2000.conquest", "players": ["person", "person", "captain"]}
PLAYED = 4  # answers of each person before the next kill


class Listener(ClientConnection):
    """A connection that counts the server's pings."""

    pings = 0

    def process_event(self, event: Any) -> None:
        self.pings += isinstance(event, Frame) and event.opcode is Opcode.PING
        super().process_event(event)


class Front(House):
    """The servers as they are seen from an address: by their name, through nginx."""

    def __init__(self, nginx: NginxServer, address: str) -> None:
        self.nginx, self.address = nginx, address
        self.chairs = []

    def http(self) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(verify=self.nginx.trust, local_address=self.address)
        return httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{self.nginx.https}", headers={"Host": NAME, **HERE}, transport=way, timeout=20
        )

    async def connect(self, path: str, headers: Mapping[str, str]) -> ClientConnection:
        way: dict[str, Any] = {"ssl": self.nginx.trust, "host": "127.0.0.1", "port": self.nginx.https, "local_addr": (self.address, 0)}
        return await connect(
            f"wss://{NAME}{path}", additional_headers={**headers, **HERE}, create_connection=Listener, max_size=None, open_timeout=20, **way
        )


@dataclass
class Street:
    """Two servers behind nginx, and how each told that it was ready."""

    nginx: NginxServer
    houses: tuple[House, House]
    told: list[bytes]

    def front(self, person: int) -> Front:
        """The servers as one person sees them, from an address of their own."""
        return Front(self.nginx, f"127.0.1.{person}")


@pytest.fixture(scope="module")
def street(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    if os.environ.get("FELDHERR_WITHOUT_NGINX") == "1":
        pytest.skip("FELDHERR_WITHOUT_NGINX is 1")
    found = programs()
    if found is None:
        pytest.fail(MISSING)
    folder: Path = tmp_path_factory.mktemp("street")
    with contextlib.ExitStack() as stack, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(folder / "notify"))
        systemd.settimeout(20)
        url = stack.enter_context(postgres.fresh_database())
        houses = [QuickHouse(url, folder / log, settings=SETTINGS, NOTIFY_SOCKET=str(folder / "notify")) for log in ("one", "two")]
        one, two = (stack.enter_context(house) for house in houses)
        nginx = NginxServer(*found, free_port(), free_port(), (one.port, two.port))
        stack.callback(nginx.remove)
        nginx.start()
        yield Street(nginx, (one, two), [systemd.recv(100), systemd.recv(100)])
        assert nginx.faults() == []
        assert (one.stop(), two.stop()) == (0, 0)
        assert [house.log.read_text("utf-8") for house in houses] == ["", ""]


def test_systemd_is_told_when_servers_are_ready(street: Street) -> None:
    assert street.told == [b"READY=1"] * 2


def test_the_health_check_of_the_container_tells(street: Street) -> None:
    (check,) = re.findall(r"^HEALTHCHECK .* CMD (.*)$", CONTAINER.read_text("utf-8"), re.M)
    for port, well in ((street.houses[0].port, True), (free_port(), False)):
        words = json.loads(check.replace(":8420", f":{port}"))
        done = subprocess.run([sys.executable, *words[1:]], capture_output=True)
        assert (done.returncode == 0) is well, done.stderr


@contextlib.asynccontextmanager
async def seats_taken(street: Street, person: int) -> AsyncIterator[list[Any]]:
    """A table with all its people connected, each from an address of their own."""
    guests = await seated(Device(street.front(person)), Random(2), THREE)
    for n, guest in enumerate(guests):
        guest.device.house = street.front(person + n)
    chairs = [await guest.device.sit(guest.table) for guest in guests]
    yield chairs
    for chair in chairs:
        await chair.leave()


def test_the_people_of_a_table_meet_in_one_server(street: Street) -> None:
    """Else they would not see that the others are there."""

    async def story() -> None:
        for person in range(10, 10 + 4 * FEW, 4):
            async with seats_taken(street, person) as chairs:
                for chair in chairs:
                    while not chair.table or not all(seat["present"] for seat in chair.table["seats"][:2]):
                        await chair.hear()

    asyncio.run(story())


def test_limits_are_of_addresses_and_nobody_makes_up_theirs(street: Street) -> None:
    """All that an address asks for is counted by one server, and what it says of itself is not believed."""

    async def story() -> None:
        async def opened(person: int, **headers: str) -> int:
            reply = await Device(street.front(person)).request("POST", "/api/tables", THREE, headers=headers)
            return reply.status_code

        assert [await opened(100) for _ in range(FEW + 1)] == [200] * FEW + [429]
        assert await opened(101) == 200
        for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
            assert await opened(100, **{name: "127.0.1.102"}) == 429

    asyncio.run(story())


def test_pages_come_over_tls_by_their_name(street: Street) -> None:
    async def story() -> None:
        device = Device(street.front(110))
        page = await device.request("GET", "/")
        assert page.status_code == 200
        assert page.headers["strict-transport-security"]
        assert "default-src 'none'" in page.headers["content-security-policy"]
        opened = await device.request("POST", "/api/tables", THREE)
        assert "secure" in opened.headers["set-cookie"].lower()
        elsewhere = await device.request("POST", "/api/tables", THREE, headers={"Origin": "https://other.example"})
        assert elsewhere.status_code == 403
        assert (await device.request("GET", "/", headers={"Host": "other.example"})).status_code == 403
        assert (await device.get("/health"))["status"] == "well"
        assert (await device.request("GET", "/metrics")).status_code == 404
        async with httpx.AsyncClient() as plain:
            sent = await plain.get(f"http://127.0.0.1:{street.nginx.http}/join?x=1", headers={"Host": NAME})
        assert (sent.status_code, sent.headers["location"]) == (301, f"https://{NAME}/join?x=1")

    asyncio.run(story())


def test_a_game_goes_on_whichever_server_is_killed(street: Street) -> None:
    """Both are killed, one after the other, so that the one with the table is among them."""

    async def story() -> None:
        guests = await seated(Device(street.front(1)), Random(1), THREE)
        async with staying(*guests):
            for house in street.houses:
                await played(guests[:2])
                house.kill()
                await played(guests[:2])
                await asyncio.to_thread(house.start)
        Record(guests[0].table, *await record(street.houses[0].database, guests[0].table)).check(guests)

    asyncio.run(story())


async def played(people: list[Guest]) -> None:
    """Wait until each has made some more moves."""
    wanted = [(guest, len(guest.accepted) + PLAYED) for guest in people]
    await until(lambda: all(len(guest.accepted) >= n for guest, n in wanted))


def number(directive: str) -> float:
    """The one number of a directive in nginx.conf, in seconds or bytes."""
    (found,) = re.findall(rf"^ *{directive} (\d+)([sm]);", SITE.read_text("utf-8"), re.M)
    return int(found[0]) * {"s": 1, "m": 1 << 20}[found[1]]


def test_nginx_is_more_patient_than_the_server() -> None:
    assert number("proxy_read_timeout") > max(2 * PING, longest(Settings().job_seconds))
    assert number("client_header_timeout") == Settings().header_seconds
    assert re.search(rf"limit_conn feldherr_connections {MOST};", SITE.read_text("utf-8"))
    assert Settings().streams_per_address <= MOST <= Settings().connections_per_address
    assert number("client_max_body_size") > LONGEST_GAME
    assert number("keepalive_timeout") < Settings().idle_seconds  # else requests would go into connections that are being closed


HALF = f"POST /api/tables HTTP/1.1\r\nHost: {NAME}\r\nContent-Type: application/json\r\n".encode()
HALVES, MOST = 1_100, 300  # half-sent requests of one address, and how many nginx lets an address have


@contextlib.asynccontextmanager
async def knocking(street: Street, person: int, times: int, data: bytes, tls: bool) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many connections from one address that send that and no more."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    way: dict[str, Any] = {"local_addr": (f"127.0.1.{person}", 0), "ssl": street.nginx.trust if tls else None}
    ends = []
    try:
        for _ in range(times):
            ends.append(await asyncio.open_connection("127.0.0.1", street.nginx.https, **way))
            ends[-1][1].write(data)
        yield [reader for reader, _ in ends]
    finally:
        for _, writer in ends:
            writer.close()


def test_half_sent_requests_of_one_address_keep_nobody_out(street: Street) -> None:
    """Neither half a handshake nor half a head; nginx closes them all."""

    async def story() -> None:
        async with knocking(street, 130, HALVES, b"\x16\x03\x01", False) as shaking, knocking(street, 130, 30, HALF, True) as asking:
            async with seats_taken(street, 131) as chairs:
                for chair in chairs[:2]:
                    await chair.until("snapshot")
            for reader in [*shaking, *asking]:
                with contextlib.suppress(ConnectionError):
                    while await reader.read(4096):
                        pass

    asyncio.run(story())


def test_an_address_has_so_many_requests_at_once(street: Street) -> None:
    """Bodies that never come count too."""

    async def story() -> None:
        waiting = HALF + b"Content-Length: 9\r\n\r\n{"
        async with knocking(street, 135, MOST, waiting, True):
            while (await Device(street.front(135)).request("GET", "/health")).status_code != 429:  # until all heads have been read
                pass
            assert (await Device(street.front(136)).get("/health"))["status"] == "well"

    asyncio.run(story())


@pytest.mark.deep
def test_a_stream_lives_on_pings_alone(street: Street) -> None:
    """Nothing is said at the table for longer than nginx waits."""

    async def story() -> None:
        async with seats_taken(street, 120) as chairs:
            listener = chairs[2].socket
            assert isinstance(listener, Listener)
            while listener.pings * PING <= number("proxy_read_timeout"):
                with contextlib.suppress(TimeoutError):
                    await chairs[2].hear(1)
            await chairs[2].say(type="ping")
            await chairs[2].until("pong")

    asyncio.run(story())
