"""Attacks on a server of this machine, from loopback addresses that no proxy speaks for: the server's usual limits hold for them."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import cache, partial
from pathlib import Path
from typing import Any

import feldherr
from bench.load.people import MODE, SEATS
from bench.load.server import LOOPBACK
from bench.load.stream import Refused, Requests
from feldherr.bots.players.random import Stream, pick
from feldherr.maps.text import line

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
from bombs import BOMB, noise, png
from drawings import domination

ADDRESSES = [f"127.0.0.{n}" for n in range(2, 8)]
GAMBLERS = [f"127.0.0.{n}" for n in range(8, 14)]  # who have asked for nothing else before
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
HALVES = 1_100  # half-sent requests
AGAIN = 2.0  # seconds until one that was cut off comes again
PAUSE = 0.05  # seconds after a refusal
UPLOADS, LONG = 55, 40_000  # saved games, and answers of each
MARSHALS = 200  # tables
CHEAP = ("/", "/api/openapi.json", "/metrics", "/health")
GAP = 0.06  # seconds between the drafts of one address
NOISY = 700  # pixels of a side of the picture of noise: about as much as may be sent
Told = Counter[str]
SEATED: list[tuple[dict[str, Any], str]] = []  # the tables of the gamblers, and their cookies


@cache
def game(answers: int) -> str:
    """A saved game of so many answers."""
    g = feldherr.game(MODE, SEATS)
    rng = Stream(7)
    while len(g.log) < answers:
        g.chance(rng)
        seat = feldherr.asked(g.state)
        g.play(seat, pick(feldherr.observe(g.state, seat), seat, rng))
    return g.save()


async def slow_connections(port: int, told: Told) -> None:
    """1,100 half-sent requests from one address; each that is cut off comes again."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(LOOPBACK, port, local_addr=(ADDRESSES[0], 0))
                told["half-sent"] += 1
                writer.write(HALF)
                while await reader.read(4096):
                    pass
                told["cut off"] += 1
                writer.close()
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*[one() for _ in range(HALVES)])


async def tables_without_end(port: int, told: Told) -> None:
    """Tables for computers only, opened by one address as fast as it can; nobody watches them."""
    requests = Requests(port, ADDRESSES[0])
    wish = {"mode": MODE, "players": ["captain"] * SEATS, "pace": 0}
    await asyncio.gather(*[endless(told, "tables", lambda: requests.ask("POST", "/api/tables", wish)) for _ in range(8)])


async def computing(port: int, told: Told) -> None:
    """Long replays and tables for marshals that nobody watches; and from other addresses the odds of large armies without end."""
    people = [Requests(port, address) for address in ADDRESSES]
    marshals = {"mode": MODE, "players": ["marshal"] * SEATS, "pace": 0}
    replays = [once(told, "replays", people[n % len(people)], "/api/replay", {"game": game(LONG)}) for n in range(UPLOADS)]
    tables = [once(told, "marshal tables", people[n % len(people)], "/api/tables", marshals) for n in range(MARSHALS)]
    await asyncio.gather(*replays, *tables, odds(port, told))


async def cheap_requests(port: int, told: Told) -> None:
    """What costs an attacker nothing, from one address: pages, the API's description, metrics, and streams that close at once."""
    requests = Requests(port, ADDRESSES[0])
    links, cookie = await requests.post("/api/tables", {"mode": MODE, "players": ["person"] * SEATS})

    def asking(path: str) -> Coroutine[Any, Any, None]:
        return endless(told, path, lambda: requests.ask("GET", path))

    await asyncio.gather(
        *[asking(path) for path in CHEAP for _ in range(15)], *[coming(requests, links["table"], cookie, told) for _ in range(15)]
    )


async def coming(requests: Requests, table: str, cookie: str, told: Told) -> None:
    """Open a stream and leave, again and again."""
    while True:
        try:
            (await requests.stream(table, cookie, lambda text: None)).close()
            told["streams"] += 1
        except (Refused, OSError):
            told["streams refused"] += 1
            await asyncio.sleep(PAUSE)


async def once(told: Told, what: str, requests: Requests, path: str, body: Any) -> None:
    """One request."""
    reply = await requests.ask("POST", path, body)
    told[f"{what} {reply.status_code}"] += 1


async def prepare(name: str, port: int) -> None:
    """What an attacker does before: games are played, and those who ask for odds have tables with large armies."""
    text = game(LONG)
    if name == "computing":
        for at in GAMBLERS:
            wish = {"mode": "", "players": ["person"] * SEATS, "game": text}
            SEATED.append(await Requests(port, at).post("/api/tables", wish))


async def odds(port: int, told: Told) -> None:
    """The odds of the largest army, again and again."""
    way = longest_attack(game(LONG))

    def one(at: str, table: str, cookie: str) -> Coroutine[Any, Any, None]:
        requests = Requests(port, at)
        return endless(told, "odds", lambda: requests.ask("GET", f"/api/tables/{table}/odds/{way}/1", cookie=cookie))

    await asyncio.gather(*[one(at, links["table"], cookie) for at, (links, cookie) in zip(GAMBLERS, SEATED, strict=True)])


def longest_attack(text: str) -> str:
    """The attack of most armies against most, as the server's addresses have it."""
    g = feldherr.load(text).state
    attacks = [(t, u) for t in range(len(g.armies)) for u in g.adjacent[t] if g.owner[t] != g.owner[u]]
    t, u = max(attacks, key=lambda attack: g.armies[attack[0]] * g.armies[attack[1]])
    return f"{t}-{u}"


async def endless(told: Told, what: str, ask: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    """Ask again and again, a moment later if it was refused."""
    while True:
        reply = await ask()
        told[f"{what} {reply.status_code}"] += 1
        await asyncio.sleep(PAUSE if reply.status_code != 200 else 0)


async def maps(port: int, told: Told) -> None:
    """A hundred drafts a second from six addresses, and meanwhile pictures of noise and bombs to be imported."""
    people = [Requests(port, address) for address in ADDRESSES]
    draft = {"text": line(feldherr.new_map(7, 120))}
    noisy, bomb = ({"files": packed(files)} for files in (noise(side=NOISY), {**domination(), "two.png": png(1000, 1000, BOMB)}))
    drafts = [every(GAP, told, "drafts", partial(at.ask, "POST", "/api/maps/draft", draft)) for at in people]
    noises = [endless(told, "noise", partial(at.ask, "POST", "/api/maps", noisy)) for at in people]
    bombs = [endless(told, "bombs", partial(at.ask, "POST", "/api/maps/draft", bomb)) for at in people]
    await asyncio.gather(*drafts, *noises, *bombs)


def packed(files: dict[str, bytes]) -> dict[str, str]:
    """Files as requests carry them."""
    return {name: b64encode(data).decode() for name, data in files.items()}


async def every(seconds: float, told: Told, what: str, ask: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    """Ask at that pace, whether there were answers or not."""

    async def one() -> None:
        told[f"{what} {(await ask()).status_code}"] += 1

    async with asyncio.TaskGroup() as asked:
        while True:
            asked.create_task(one())
            await asyncio.sleep(seconds)


ATTACKS: dict[str, Callable[[int, Told], Coroutine[Any, Any, None]]] = {
    "slow connections": slow_connections,
    "tables without end": tables_without_end,
    "computing": computing,
    "cheap requests": cheap_requests,
    "maps": maps,
}

# What must have come of each: else it was refused before it began, and honest people were not attacked at all.
DOES = {
    "slow connections": ("half-sent",),
    "tables without end": ("tables 200",),
    "computing": ("replays 200", "marshal tables 200", "odds 200"),
    "cheap requests": tuple(f"{path} 200" for path in CHEAP),
    "maps": ("drafts 200", "noise 400", "bombs 200"),
}


async def attack(name: str, port: int, seconds: float) -> Told:
    """Attack for a while; what was tried, and what the server said to it."""
    told: Told = Counter()
    until = time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            await ATTACKS[name](port, told)
    return told
