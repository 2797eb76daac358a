"""People at tables: each on a device of their own, one answer a second at every table, at random among the legal moves."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass

import msgspec

from bench.load.stream import Requests, Stream

SEATS = 5
MODE = "sv2000.conquest"
PARALLEL = 20  # tables that are opened at the same time
LONGEST = 60.0  # seconds that anybody waits for a board
BOARDS = (b'{"type":"snapshot"', b'{"type":"update"')


class Option(msgspec.Struct):
    """Legal moves that differ by a number."""

    text: str
    low: int
    high: int


class Question(msgspec.Struct):
    """What a seat is asked."""

    seat: int
    options: list[Option]


class Board(msgspec.Struct):
    """Of a message, whether its seat is asked."""

    question: Question | None = None


read = msgspec.json.Decoder(Board).decode


class Seat:
    """A person at a table. Only the boards of those that are asked are read, for one processor plays for all of them."""

    stream: Stream

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = -1
        self.board = b"{}"

    def hear(self, text: bytes) -> None:
        """Take a message in."""
        if text.startswith(BOARDS):
            at = text.index(b'"version":') + 10
            self.version = int(text[at : text.index(b",", at)])
            self.board = text
            self.table.look()


class Table:
    """A table and all who sit at it."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.seats: list[Seat] = []
        self.late: list[tuple[float, float]] = []  # of each answer, when it was given and the seconds until all had its board
        self.wanted = 0
        self.all_have: asyncio.Future[None] | None = None

    def look(self) -> None:
        """Whether everybody has the board that is waited for."""
        if self.all_have and not self.all_have.done() and min(seat.version for seat in self.seats) >= self.wanted:
            self.all_have.set_result(None)

    async def play(self, until: float) -> None:
        """An answer a second, at moments that do not depend on the server; one that is late is given at once."""
        due = time.monotonic() + self.rng.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.answer()
            due += 1.0

    async def answer(self) -> None:
        """Somebody who is asked answers, and all get the next board."""
        seat, question = next((s, q) for s in self.seats if (q := read(s.board).question))
        option = self.rng.choice(question.options)
        words = option.text.split()
        if option.low != option.high:
            words[-1] = str(self.rng.randint(option.low, option.high))
        self.wanted, self.all_have = seat.version + 1, asyncio.get_running_loop().create_future()
        at, began = time.monotonic(), time.perf_counter()
        seat.stream.say({"type": "answer", "id": 1, "seat": question.seat, "version": seat.version, "answer": " ".join(words)})
        await asyncio.wait_for(self.all_have, LONGEST)
        self.late.append((at, time.perf_counter() - began))

    def leave(self) -> None:
        """All go home."""
        for seat in self.seats:
            seat.stream.close()


@dataclass
class Crowd:
    """Many tables at one server."""

    tables: list[Table]

    async def play(self, seconds: float) -> None:
        """Let all play for a while."""
        until = time.monotonic() + seconds
        await asyncio.gather(*[table.play(until) for table in self.tables])

    def late(self, since: float = 0.0, until: float = float("inf")) -> list[float]:
        """The seconds from answers to boards, of answers that were given in that time, sorted."""
        return sorted(late for table in self.tables for at, late in table.late if since <= at < until)

    def versions(self) -> int:
        """The rows of all tables together."""
        return sum(max(seat.version for seat in table.seats) for table in self.tables)

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


def address(number: int) -> str:
    """An address of somebody's own."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


async def seated(requests: Requests, tables: int, game: str = "") -> Crowd:
    """People at so many new tables, or at tables that go on with a saved game; each comes from an address of their own."""
    gate = asyncio.Semaphore(PARALLEL)

    async def one(number: int) -> Table:
        async with gate:
            return await at_table(requests, number, game)

    return Crowd(await asyncio.gather(*[one(number) for number in range(tables)]))


async def at_table(requests: Requests, number: int, game: str) -> Table:
    """Five people at a new table."""
    table = Table(number)
    host, *guests = (address(number * (SEATS + 1) + nth) for nth in range(SEATS + 1))
    wish = {"mode": "" if game else MODE, "players": ["person"] * SEATS, "pace": 0, "game": game}
    links, _ = await requests.post("/api/tables", wish, address=host)
    for token, guest in zip(links["seats"], guests):
        joined, cookie = await requests.post("/api/join", {"token": token}, address=guest)
        seat = Seat(table)
        table.seats.append(seat)
        seat.stream = await requests.stream(joined["table"], cookie, seat.hear, address=guest)
    while not any(read(seat.board).question for seat in table.seats):
        await asyncio.sleep(0.05)
    return table
