"""A device that plays at a table by any of several servers, as the browser does, and writes down all it sent and saw."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from server.guests import GONE, board_of, digest
from server.history.entries import Accepted, Line, Refused, Seen, Sent
from server.house import House

CALLING = 1.5  # seconds until a server that does not pick up is given up: twice as long after each that failed
PATIENCE = 3.0  # … and one that owes a reply
LONGER = 8  # times at most
QUIET = 1.0  # so long without a word, and it is asked whether it is there
STAY = 1.0, 8.0  # seconds at one server: then it goes to any, without a farewell
THINKING = 0.15  # seconds at most
AGAIN = 0.1, 0.4  # between two calls, and before trying again what could not be written
SECOND_THOUGHTS = 0.15  # how often people take back what they can


class Witness:
    """A device in a seat, or one that looks on (-1). A person may have several."""

    def __init__(self, name: str, cookie: str, table: str, seat: int, servers: list[House], rng: Random, history: list[Line]) -> None:
        self.name, self.cookie, self.table, self.seat, self.servers, self.rng = name, cookie, table, seat, servers, rng
        self.history = history
        self.socket: ClientConnection | None = None
        self.board: dict[str, Any] = {}
        self.pending: Sent | None = None  # of which nothing was heard
        self.doubtful = False  # … because the connection was lost
        self.fresh = False  # the board was not answered yet
        self.accepted = self.requests = 0
        self.visits = self.failures = 0  # these in a row
        self.resting = False  # it only looks on now
        self.end = 0.0  # of this visit

    @property
    def version(self) -> int:
        return int(self.board.get("version", -1))

    @property
    def over(self) -> bool:
        return bool(self.board and self.board["view"]["winners"])

    async def stay(self) -> None:
        """Play for ever, at one server after another."""
        while True:
            before = self.visits
            with contextlib.suppress(TimeoutError, *GONE):
                await self.visit(self.rng.choice(self.servers))
            self.failures = self.failures + 1 if self.visits == before else 0
            await asyncio.sleep(self.rng.uniform(*AGAIN))

    def patient(self, seconds: float) -> float:
        """How long to wait: a slow machine takes its time."""
        return seconds * min(1 << self.failures, LONGER)

    async def visit(self, server: House) -> None:
        """Play at a server until the connection is lost, or it is time to go."""
        since = f"?since={self.version}" if self.board else ""
        url = f"ws://{server.host}:{server.port}/api/tables/{self.table}/stream{since}"
        cookie = {"Cookie": f"feldherr={self.cookie}"}
        limits: dict[str, Any] = {"max_size": None, "open_timeout": self.patient(CALLING), "ping_interval": None, "compression": None}
        self.socket = await connect(url, additional_headers=cookie, **limits)
        self.end = time.monotonic() + self.rng.uniform(*STAY)
        try:
            await self.hear(self.patient(PATIENCE))
            self.visits += 1
            while time.monotonic() < self.end:
                await self.act()
        finally:
            self.socket.transport.abort()
            self.fresh = False
            self.doubtful = self.pending is not None

    async def act(self) -> None:
        """Answer, take back, or listen."""
        question = self.board.get("question")
        if self.pending or not self.fresh or self.over or self.resting or self.seat < 0:
            return await self.listen()
        if self.board["undo"] == self.seat and self.rng.random() < SECOND_THOUGHTS:
            return await self.request("undo", "")
        if not question:
            return await self.listen()
        await asyncio.sleep(self.rng.uniform(0, THINKING))
        return await self.request("answer", self.any_answer(question))

    def any_answer(self, question: dict[str, Any]) -> str:
        """Some legal answer."""
        option = self.rng.choice(question["options"])
        words = option["text"].split()
        if option["low"] != option["high"]:
            words[-1] = str(self.rng.randint(option["low"], option["high"]))
        return " ".join(words)

    async def request(self, kind: str, text: str) -> None:
        self.requests += 1
        self.fresh = False
        self.pending = Sent(time.monotonic(), self.table, self.name, self.requests, kind, self.seat, text, self.version)
        await self.send(self.pending)

    async def send(self, sent: Sent) -> None:
        self.history.append(sent)
        answer = {"answer": sent.text} if sent.kind == "answer" else {}
        await self.say(type=sent.kind, id=sent.request, seat=sent.seat, version=sent.version, **answer)

    async def say(self, **said: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps(said))

    async def listen(self) -> None:
        """Hear something; from a server that says nothing, at least that it is there."""
        if self.pending:
            return await self.hear(self.patient(PATIENCE))
        try:
            await self.hear(QUIET)
        except TimeoutError:
            await self.say(type="ping")
            await self.hear(self.patient(PATIENCE))

    async def hear(self, seconds: float) -> None:
        """Take in a message."""
        assert self.socket
        said = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        if said["type"] in ("snapshot", "update"):
            await self.look(said)
        elif said["type"] in ("accepted", "refused"):
            await self.settle(said)

    async def look(self, said: dict[str, Any]) -> None:
        """See the table; an answer of which nothing was heard goes out again if its question is still open (`Connection.settle`)."""
        self.board, self.fresh = said, True
        events = [digest(event) for event in said["events"]]
        update = said["type"] == "update"
        seen = Seen(time.monotonic(), self.table, self.name, self.seat, said["version"], update, said["after"], board_of(said), events)
        self.history.append(seen)
        if self.doubtful and (pending := self.pending):
            self.doubtful = False
            question = said["question"]
            same = pending.version == self.version or (question and question["since"] <= pending.version)
            if pending.kind == "answer" and same:
                self.fresh = False
                return await self.send(Sent(time.monotonic(), *[getattr(pending, each) for each in pending.__struct_fields__[1:]]))
            self.pending = None
        return None

    async def settle(self, said: dict[str, Any]) -> None:
        """Hear what became of a request."""
        pending = self.pending
        if pending is None or pending.request != said["id"]:
            raise AssertionError(f"{self.name} is told of a request that it did not make on this connection: {said}")
        self.pending = None
        if said["type"] == "accepted":
            self.accepted += 1
            self.history.append(Accepted(time.monotonic(), self.table, self.name, pending.request, said["version"]))
            return
        self.history.append(Refused(time.monotonic(), self.table, self.name, pending.request, said["code"]))
        if said["code"] == "unavailable":
            await asyncio.sleep(self.rng.uniform(*AGAIN))
            self.fresh = True
