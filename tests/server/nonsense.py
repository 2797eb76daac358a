"""Nonsense of every kind against a server: each piece must be refused with a reason, while two others play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random

from websockets.exceptions import ConnectionClosed

from feldherr.server.wire import Wrong
from server.frames import FRAMES
from server.house import Chair, Device, House
from server.requests import REQUESTS, request
from server.target import Target, target

BATCH = 35  # messages over one connection: more would be slowed down
SECONDS = 20.0


async def send(rng: random.Random, at: Target, n: int) -> None:
    """So many messages, each of which must be refused; a connection that is closed for one is opened anew."""
    chairs: dict[str, Chair] = {}
    try:
        for _ in range(n):
            kind = rng.choice(FRAMES)
            who, frame = kind(rng, at)
            if who not in chairs:
                chairs[who] = await at.devices[who].sit(at.table)
            verdict, closed = await said(chairs[who], frame)
            at.tally[verdict] += 1
            if closed:
                del chairs[who]
    finally:
        for chair in chairs.values():
            await chair.leave()


async def said(chair: Chair, frame: str | bytes) -> tuple[str, bool]:
    """What becomes of a message: the code of the refusal, and whether the connection is closed."""
    with contextlib.suppress(ConnectionClosed):
        await chair.socket.send(frame)
        while True:
            reply = await chair.hear(SECONDS)
            assert reply["type"] != "accepted", frame
            if reply["type"] == "refused":
                assert reply["why"], frame
                return f"refused: {reply['code']}", False
    assert chair.socket.close_reason, frame
    return f"closed: {chair.socket.close_code}", True


async def flood(at: Target) -> None:
    """Nothing but rubbish and no pause: in the end such a client is sent away."""
    chair = await at.devices["idle"].sit(at.table)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(400):
            await chair.socket.send("rubbish")
        while True:
            at.tally["flood: refused"] += (await chair.hear(SECONDS))["type"] == "refused"
    assert chair.socket.close_code == 1008
    at.tally["closed: 1008"] += 1


async def chat_flood(at: Target, connections: int) -> None:
    """Lines of chat, over as many connections as one likes: few are taken."""
    told = 0
    for _ in range(connections):
        chair = await at.devices["spectator"].sit(at.table)
        await chair.until("snapshot")
        for n in range(8):
            await chair.say(type="chat", text=f"line {n}")
            reply = await chair.hear(SECONDS)
            while reply["type"] not in ("chat", "refused"):
                reply = await chair.hear(SECONDS)
            told += reply["type"] == "chat"
            at.tally[f"chat: {reply.get('code', 'said')}"] += 1
        await chair.leave()
    assert told <= 5 + SECONDS, "chat is limited by the device, not by the connection"


async def ask(rng: random.Random, at: Target, n: int) -> None:
    """So many requests, each of which must be refused."""
    for _ in range(n):
        kind = rng.choice(REQUESTS)
        asked = kind(rng, at)
        reader, writer = await asyncio.open_connection("127.0.0.1", at.house.port)
        try:
            writer.write(asked)
            at.tally[await asyncio.wait_for(refusal(reader, asked), SECONDS)] += 1
        finally:
            await hang_up(writer)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def refusal(reader: asyncio.StreamReader, asked: bytes) -> str:
    """What becomes of a request: its status or, of a stream that was opened, the code of its end."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    if status == 101:
        frame = await reader.readexactly(2)
        assert frame[0] == 0x88, asked[:300]
        end = await reader.readexactly(frame[1])
        assert len(end) > 2, "a close with a reason"
        return f"closed: {int.from_bytes(end[:2], 'big')}"
    assert 400 <= status < 500, (asked[:300], head)
    if b"application/json" in head:
        body = json.loads(await reader.read(-1))
        assert {"error"} <= {*body} <= {*Wrong.__struct_fields__}, asked[:300]
        assert body["error"], asked[:300]
        return f"{status}"
    assert status in (400, 403), (asked[:300], head)  # what the library below us refuses, it refuses without us
    return f"{status} (no HTTP, or no handshake)"


async def half_open(at: Target, n: int) -> list[asyncio.StreamWriter]:
    """Requests that stop in the middle."""
    out = []
    for i in range(n):
        _, writer = await asyncio.open_connection("127.0.0.1", at.house.port)
        text = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"
        writer.write(text[: 1 + i * 7 % len(text)])
        at.tally["half open"] += 1
        out.append(writer)
    return out


async def tables_without_end(at: Target, n: int) -> None:
    """All from one address, so fast that the limit can't keep up."""
    body = b'{"mode":"sv2000.duel","players":["person","person"]}'

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.house.port)
        writer.write(request(random.Random(1), "POST", "/api/tables", body))
        at.tally[f"tables without end: {(await reader.readline()).split()[1].decode()}"] += 1
        await hang_up(writer)

    await asyncio.gather(*[one() for _ in range(n)])
    assert at.tally["tables without end: 429"] > 0


# ---- those who only want to play --------------------------------------------------------------------------------------------------


class Pair:
    """Two who play at another table all the while: how many answers they gave, and how long the slowest took."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.answers = 0
        self.slowest = 0.0
        self.enough = False

    async def play(self) -> None:
        host = Device(self.house)
        table = await host.post("/api/tables", {"mode": "sv2000.duel", "players": ["person"] * 2})
        await asyncio.gather(*(self._play(token, table["table"]) for token in table["seats"]))

    async def _play(self, token: str, table: str) -> None:
        device, rng = Device(self.house), random.Random(1)
        await device.post("/api/join", {"token": token})
        chair = await device.sit(table)
        clock = asyncio.get_running_loop().time
        while not self.enough and not (chair.board and chair.board["view"]["winners"]):
            if not chair.board.get("question"):
                try:
                    await chair.hear(1.0)
                except TimeoutError:
                    continue
                continue
            begun = clock()
            said = await chair.answer(chair.any_answer(rng))
            assert said["type"] == "accepted", said
            while chair.version < said["version"]:
                await chair.hear()
            self.answers += 1
            self.slowest = max(self.slowest, clock() - begun)
            await asyncio.sleep(0.02)
        await chair.leave()


async def memory(house: House) -> int:
    """What the server takes, in bytes."""
    text = (await Device(house).request("GET", "/metrics")).text
    return int(float(text.partition("\nprocess_resident_memory_bytes ")[2].partition("\n")[0]))


async def storm(house: House, messages: int, at_once: int = 6, floods: int = 3) -> tuple[Target, Pair, int]:
    """All of it together; the table must be as it was, and the pair must not notice. The last number is how much the server grew."""
    at, pair, rng = await target(house), Pair(house), random.Random(messages)
    before, size = at.record(), await memory(house)
    playing = asyncio.create_task(pair.play())
    silent = await half_open(at, 20 + messages // 100)
    left = messages

    async def worker(rng: random.Random) -> None:
        nonlocal left
        while left > 0:
            left -= BATCH
            await (send if rng.random() < 0.7 else ask)(rng, at, BATCH)

    work = [worker(random.Random(rng.random())) for _ in range(at_once)]
    await asyncio.gather(*work, flood(at), chat_flood(at, floods), tables_without_end(at, 90))
    for writer in silent:
        await hang_up(writer)
    pair.enough = True
    await playing
    assert at.record() == before, "the table has changed"
    chair = await at.devices["asked"].sit(at.table)
    assert (await chair.until("snapshot"))["version"] == at.version
    await chair.leave()
    return at, pair, await memory(house) - size
