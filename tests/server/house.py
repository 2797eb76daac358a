"""A real server in a process of its own, and clients that come to it over the network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Mapping
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LONGEST = 120.0  # seconds
KEY = "a key to the dice that all houses of these tests have in common"
# What tests need and strangers do not get: another address by X-Forwarded-For, a table a second, to ask again and again whether something
# has happened, and computing on a machine full of tests.
SETTINGS = {
    "FELDHERR_NAMES": "table.test",
    "FELDHERR_PROXIES": "127.0.0.1 ::1",
    "FELDHERR_TABLES": "60/1",
    "FELDHERR_READS": "10000/0.01",
    "FELDHERR_FILES": "10000/0.01",
    "FELDHERR_PROBES": "10000/0.01",
    "FELDHERR_PUBLISHING": "10000/0.01",
    "FELDHERR_GIVE_WAY": "1",
}
# Where a test is not about limits: in a minute, what takes strangers a day.
GENEROUS = {**SETTINGS, "FELDHERR_TABLES_PER_DEVICE": "10000"} | {
    f"FELDHERR_{rate}": "10000/0.01" for rate in ("CHANGES", "DOWNLOADS", "TABLES", "UPLOADS", "DRAFTS", "COMPUTING")
}


class House:
    """A server, on loopback unless it is said where, that can be killed and started again on the same port."""

    host = "127.0.0.1"

    def __init__(
        self, database: str, log: Path, port: int = 0, settings: Mapping[str, str] = SETTINGS, files: int = 0, bots: str = "", **env: str
    ) -> None:
        self.files = files  # that the server may have open; 0: as many as we
        self.bots = bots
        self.database = database
        self.env = {**os.environ, "FELDHERR_KEY": KEY, **settings, **env}
        self.log = log
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None
        self.chairs: list[Chair] = []

    def start(self) -> House:
        command = [sys.executable, "-P", "-m", "feldherr", "serve", "--no-browser", "--database", self.database, "--port", str(self.port)]
        command += ["--bots", self.bots] if self.bots else []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=self.env, preexec_fn=self._restrain)
        assert self.process.stdout
        line = self.process.stdout.readline().decode()
        assert "http://localhost:" in line, f"{line!r} {self.log.read_text('utf-8')[-2000:]}"
        self.port = int(line.partition("localhost:")[2].partition("/")[0])
        return self

    def _restrain(self) -> None:
        if self.files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def http(self) -> httpx.AsyncClient:
        """A client for requests."""
        return httpx.AsyncClient(base_url=self.url, timeout=20)

    async def connect(self, path: str, headers: Mapping[str, str]) -> ClientConnection:
        """A WebSocket."""
        return await connect(f"ws://127.0.0.1:{self.port}{path}", additional_headers=headers, max_size=None, open_timeout=20)

    def kill(self) -> None:
        """No farewell."""
        assert self.process
        self.process.kill()
        self.end(LONGEST)

    def end(self, seconds: float) -> int:
        assert self.process
        code = self.process.wait(seconds)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As with Ctrl-C."""
        assert self.process
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        return self.end(LONGEST)

    async def empty(self) -> None:
        """Everybody leaves."""
        for chair in self.chairs:
            await chair.leave()
        self.chairs.clear()

    def __enter__(self) -> House:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()


def told(house: House, story: Awaitable[None], seconds: float = LONGEST) -> None:
    """Let a story happen at a server, and never for too long."""

    async def bounded() -> None:
        try:
            await asyncio.wait_for(story, seconds)
        finally:
            await house.empty()

    asyncio.run(bounded())


class Device:
    """A browser, as far as the server can tell: a cookie, requests and streams."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookie = ""

    async def request(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"Cookie": f"feldherr={self.cookie}"} if self.cookie else {}
        async with self.house.http() as http:
            reply = await http.request(method, path, json=body, headers={**headers, **more.pop("headers", {})}, **more)
        if found := SimpleCookie(reply.headers.get("set-cookie", "")).get("feldherr"):
            self.cookie = found.value
        return reply

    async def post(self, path: str, body: Any = None) -> Any:
        reply = await self.request("POST", path, body)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def get(self, path: str) -> Any:
        reply = await self.request("GET", path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def replay(self, table: str) -> dict[str, Any]:
        """The whole replay of a table."""
        reply = await self.request("GET", f"/api/tables/{table}/replay")
        assert reply.status_code == 200, reply.text
        return spliced(reply.text)

    async def sit(self, table: str, since: int | None = None) -> Chair:
        """Connect to a table."""
        return await self.sit_at(f"{table}/stream" + ("" if since is None else f"?since={since}"))

    async def sit_at(self, stream: str) -> Chair:
        """Connect to that stream."""
        socket = await self.house.connect(f"/api/tables/{stream}", {"Cookie": f"feldherr={self.cookie}"})
        self.house.chairs.append(Chair(self, socket))
        return self.house.chairs[-1]


class Chair:
    """A connection to a table: the newest board it was told, and whatever else."""

    def __init__(self, device: Device, socket: ClientConnection) -> None:
        self.device = device
        self.socket = socket
        self.board: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.sent = 0

    @property
    def version(self) -> int:
        return int(self.board.get("version", -1))

    async def hear(self, seconds: float = 20.0) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        said: dict[str, Any] = json.loads(text)
        if said["type"] in ("snapshot", "update"):
            assert said["type"] == "snapshot" or said["after"] == self.version, "an update must go on from where the client is"
            self.board = said
            self.events += said.get("events", [])
        self.table = said.get("table", self.table)
        return said

    async def until(self, kind: str, seconds: float = 20.0) -> dict[str, Any]:
        """The next message of that type."""
        end = time.monotonic() + seconds
        while True:
            said = await self.hear(max(0.01, end - time.monotonic()))
            if said["type"] == kind:
                return said

    async def say(self, **said: Any) -> None:
        await self.socket.send(json.dumps(said))

    async def answer(self, text: str, seat: int | None = None, version: int | None = None) -> dict[str, Any]:
        """Give an answer and hear what becomes of it."""
        self.sent += 1
        seat = self.board["question"]["seat"] if seat is None else seat
        await self.say(type="answer", id=self.sent, seat=seat, version=self.version if version is None else version, answer=text)
        while True:
            said = await self.hear()
            if said["type"] in ("accepted", "refused") and said["id"] == self.sent:
                return said

    def any_answer(self, rng: Any) -> str:
        """Some legal answer to the question on the board."""
        option = rng.choice(self.board["question"]["options"])
        words = option["text"].split()
        if option["low"] != option["high"]:
            words[-1] = str(rng.randint(option["low"], option["high"]))
        return " ".join(words)

    async def leave(self) -> None:
        await self.socket.close()


def spliced(text: str) -> dict[str, Any]:
    """A replay whose chunks are put together: `turns` with the end as the last."""
    head, *chunks = map(json.loads, text.rstrip("\n").split("\n"))
    whole: dict[str, Any] = head | {name: [each for chunk in chunks for each in chunk[name]] for name in ("frames", "turns", "laws")}
    whole["turns"].append(chunks[-1]["now"])
    return whole
