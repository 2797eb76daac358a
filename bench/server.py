"""What the server does on one core: answers to many tables, many who only look on, and how soon everything is there again.

    .venv/bin/python bench/server.py            all of it (about a minute and a half)
    .venv/bin/python bench/server.py --quick    a tenth of it

The server runs as it always does, in a process of its own that is held to one core; those who play are in this process, on the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import feldherr
from feldherr.bots.players.random import Stream, pick
from feldherr.server.bots.workers import Workers
from feldherr.server.http.app import application
from feldherr.server.serve import listen, run_on
from feldherr.server.settings import Rate, Settings
from feldherr.server.store import connect as database
from feldherr.server.tables.lobby import Lobby

SEATS = 5
MODE = "sv2000.conquest"
PARALLEL = 20
ROWS = 400  # of a table that is resumed


# ---- the server ---------------------------------------------------------------------------------------------------------------------


def serve(path: str, port: int) -> None:
    """The usual server, but with as many tables from one address as one likes."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    numbers = ("connections_per_address", "streams_per_address", "streams_per_table", "tables_per_device", "jobs", "jobs_per_address")
    rates = ("changes", "tables", "uploads", "computing")
    endless: dict[str, Any] = dict.fromkeys(numbers, 10**6) | dict.fromkeys(rates, Rate(1e9, 1e-9))
    settings = Settings(**endless)
    sock = listen("127.0.0.1", port)
    run_on(application(database(path), Workers(1), settings), sock, lambda: print(sock.getsockname()[1], flush=True), settings)


class Server:
    """A running server."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-P", __file__, "--serve", str(path)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())

    def memory(self) -> float:
        """Megabytes of this process alone."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * resource.getpagesize() / 1e6

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


# ---- those who play -----------------------------------------------------------------------------------------------------------------


class Seat:
    """A player of its own at a table."""

    def __init__(self, cookie: str, socket: ClientConnection) -> None:
        self.cookie = cookie
        self.socket = socket
        self.version = -1
        self.board: dict[str, Any] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Take in boards; only those that ask are looked at closely, as there is one processor for all players."""
        async for text in self.socket:
            assert isinstance(text, str)
            if text.startswith(('{"type":"snapshot"', '{"type":"update"')):
                at = text.index('"version":') + 10
                self.version = int(text[at : text.index(",", at)])
                self.board = {"text": text}
                self.news.set()

    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = json.loads(self.board["text"])["question"]
        return found


class Table:
    """A table and all who sit at it."""

    def __init__(self, name: str, seats: list[Seat], rng: random.Random) -> None:
        self.name = name
        self.seats = seats
        self.rng = rng
        self.late: list[float] = []

    async def play(self, until: float) -> None:
        """An answer a second, and how long it takes until all have the board after it."""
        await asyncio.sleep(self.rng.random())
        while time.monotonic() < until:
            began = time.monotonic()
            await self.answer()
            await asyncio.sleep(max(0.0, began + 1.0 - time.monotonic()))

    async def answer(self) -> None:
        seat, question = next((s, q) for s in self.seats if (q := s.question()))
        option = self.rng.choice(question["options"])
        words = option["text"].split()
        if option["low"] != option["high"]:
            words[-1] = str(self.rng.randint(option["low"], option["high"]))
        said = {"type": "answer", "id": 1, "seat": question["seat"], "version": seat.version, "answer": " ".join(words)}
        before = seat.version
        began = time.perf_counter()
        await seat.socket.send(json.dumps(said))
        for other in self.seats:
            while other.version <= before:
                other.news.clear()
                await asyncio.wait_for(other.news.wait(), 30)
        self.late.append(time.perf_counter() - began)


async def seated(http: httpx.AsyncClient, port: int, table: str, token: str) -> Seat:
    """Somebody who comes by a link."""
    reply = await http.post("/api/join", json={"token": token})
    cookie = reply.headers["set-cookie"].partition("=")[2].partition(";")[0]
    return await look(port, table, cookie)


async def look(port: int, table: str, cookie: str) -> Seat:
    """A connection to a table."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/stream"
    socket = await connect(url, additional_headers={"Cookie": f"feldherr={cookie}"}, compression=None, ping_interval=None, max_size=None)
    return Seat(cookie, socket)


async def opened(http: httpx.AsyncClient, players: list[str]) -> dict[str, Any]:
    reply = await http.post("/api/tables", json={"mode": MODE, "players": players, "pace": 0})
    http.cookies.clear()
    found: dict[str, Any] = reply.json()
    return found


async def table(http: httpx.AsyncClient, port: int, number: int, gate: asyncio.Semaphore) -> Table:
    async with gate:
        links = await opened(http, ["person"] * SEATS)
        seats = []
        for token in links["seats"]:
            seats.append(await seated(http, port, links["table"], token))
            http.cookies.clear()
        return Table(links["table"], seats, random.Random(number))


# ---- what is measured -----------------------------------------------------------------------------------------------------------------


async def answers(server: Server, tables: int, seconds: float) -> None:
    """Many tables, an answer a second each."""
    gate = asyncio.Semaphore(PARALLEL)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        found = await asyncio.gather(*[table(http, server.port, n, gate) for n in range(tables)])
    listeners = [asyncio.create_task(seat.listen()) for t in found for seat in t.seats]
    await asyncio.sleep(2)
    began, busy = time.monotonic(), server.processor()
    await asyncio.gather(*[t.play(began + seconds) for t in found])
    late = sorted(x for t in found for x in t.late)
    used = server.processor() - busy
    share = used / (time.monotonic() - began)
    p99 = late[int(len(late) * 0.99)]
    print(f"{tables} tables x {SEATS} clients, an answer a second a table, {len(late)} answers: from answer to all {SEATS} clients")
    median, longest = statistics.median(late), late[-1]
    print(f"  {used * 1e3 / len(late):.2f} ms of work an answer; core busy {share:.0%}")
    print(f"  median {median * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms, longest {longest * 1e3:.1f} ms")
    for task in listeners:
        task.cancel()
    await asyncio.gather(*[seat.socket.close() for t in found for seat in t.seats])


async def idle(server: Server, clients: int) -> None:
    """Many who look on at a table at which nothing happens."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        links = await opened(http, ["person"] * SEATS)
        before = server.memory()
        lookers = []
        for _ in range(clients):
            lookers.append(await seated(http, server.port, links["table"], links["spectator"]))
            http.cookies.clear()
    await asyncio.sleep(1)
    after = server.memory()
    more = after - before
    print(f"{clients} idle clients: {more:.1f} MB ({more * 1e3 / clients:.0f} kB each); the whole process {after:.0f} MB")
    await asyncio.gather(*[looker.socket.close() for looker in lookers])


def game() -> str:
    """A game that has gone on for a while."""
    g = feldherr.game(MODE, SEATS)
    rng = Stream(7)
    while len(g.log) < ROWS:
        g.chance(rng)
        seat = feldherr.asked(g.state)
        g.play(seat, pick(feldherr.observe(g.state, seat), seat, rng))
    return g.save()


async def resumed(path: Path, tables: int) -> None:
    """How soon a killed server has its tables again."""
    server = Server(path)
    wish = {"mode": "", "players": ["person"] * SEATS, "game": game()}
    gate = asyncio.Semaphore(PARALLEL)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:

        async def one() -> None:
            async with gate:
                await http.post("/api/tables", json=wish)

        await asyncio.gather(*[one() for _ in range(tables)])
    server.process.kill()
    server.stop()
    began = time.perf_counter()
    lobby = Lobby(database(str(path)), Workers(1))
    await lobby.store.open()
    for name in await lobby.store.unfinished():
        await lobby.room(name)
    taken = time.perf_counter() - began
    rows = sum(room.table.version for room in lobby.rooms.values())
    print(f"{len(lobby.rooms)} tables with {rows} rows resumed in {taken:.2f} s ({taken * 1e3 / len(lobby.rooms):.2f} ms each)")
    await lobby.stop()


async def bench(part: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder, "tables.db"))
        print(f"server started: {server.memory():.0f} MB")
        await idle(server, 1000 // part)
        for tables in (200, 600):
            await answers(server, tables // part, 20.0 / min(part, 2))
        server.stop()
        await resumed(Path(folder, "resume.db"), 1000 // part)


def main() -> None:
    parser = argparse.ArgumentParser(description="What the server does on one core.")
    parser.add_argument("--quick", action="store_true", help="a tenth of it")
    parser.add_argument("--serve", metavar="FILE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, 0)
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncio.run(bench(10 if args.quick else 1))


if __name__ == "__main__":
    main()
