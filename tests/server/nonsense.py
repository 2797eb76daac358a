"""What a server must refuse: broken, oversized, out of turn, forged. And what becomes of it, for a table that somebody plays at."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.house import Chair, Device, House

STRANGE: tuple[Any, ...] = (None, "x", 1.5, [], {}, True, "\x00", 10**30, -(10**30), [[[]]])
UNPRINTABLE = ("", "   ", "\x00", "a\x07b", "a\u202eb", "\u2066", "\ufeff", "x" * 301, "\u200b")
BATCH = 35  # messages over one connection: more would be slowed down
BAD_FRAME = 20_000  # bytes, more than the server's limit for a frame
SECONDS = 20.0


@dataclass
class Target:
    """A table at which seat 0 is asked, and the cookies of those around it: `asked`, `idle`, `spectator`, and a `stranger`."""

    house: House
    table: str
    devices: dict[str, Device]
    version: int
    tally: Counter[str] = field(default_factory=Counter)

    def record(self) -> list[Any]:
        """All rows of the table, as they are on the disk."""
        with sqlite3.connect(self.house.database) as db:
            rows = db.execute('SELECT * FROM rows WHERE "table" = ?', (self.table,)).fetchall()
        db.close()
        return rows


async def target(house: House) -> Target:
    """A table for all this."""
    host, asked, idle, spectator, stranger = (Device(house) for _ in range(5))
    links = await host.post("/api/tables", {"mode": "sv2000.conquest", "players": ["person"] * 3})
    for device, token in ((asked, links["seats"][0]), (idle, links["seats"][1]), (spectator, links["spectator"])):
        await device.post("/api/join", {"token": token})
    other = await stranger.post("/api/tables", {"mode": "sv2000.conquest", "players": ["here"] * 3})
    assert other["table"] != links["table"]
    chair = await asked.sit(links["table"])
    version = (await chair.until("snapshot"))["version"]
    assert chair.board["asked"] == [0]
    await chair.leave()
    return Target(house, links["table"], {"asked": asked, "idle": idle, "spectator": spectator, "stranger": stranger}, version)


# ---- messages over a stream ---------------------------------------------------------------------------------------------------------

Frame = tuple[str, str | bytes]  # who says it, and what


def answer(version: int, seat: int = 0, text: str = "place alaska 1") -> dict[str, Any]:
    return {"type": "answer", "id": 7, "seat": seat, "version": version, "answer": text}


def broken(rng: random.Random, at: Target) -> Frame:
    text = json.dumps(answer(at.version))
    junk = "".join(chr(rng.choice((rng.randint(0, 127), rng.randint(128, 0xD7FF)))) for _ in range(rng.randint(0, 60)))
    return "asked", rng.choice((text[: rng.randint(0, len(text) - 1)], text + "}", junk, "", "null", "[]", '"answer"', "1e999", "NaN"))


def wrong_type(rng: random.Random, at: Target) -> Frame:
    said = answer(-1)  # of no version, should a strange thing do for a number
    said[rng.choice(("type", "id", "seat", "answer", "version"))] = rng.choice(STRANGE)
    return "asked", json.dumps(said)


def unknown(rng: random.Random, at: Target) -> Frame:
    said = answer(at.version) | {rng.choice(("admin", "seed", "__class__", "eyes")): 1}
    return "asked", json.dumps(rng.choice((said, {"type": "undo"}, {"type": "snapshot"}, {"seat": 0}, {"type": "resync", "seat": 0})))


def huge_number(rng: random.Random, at: Target) -> Frame:
    digits = rng.choice(("-", "")) + "9" * rng.choice((19, 20, 300, 3900))
    name = rng.choice(("id", "seat", "version"))
    return "idle", json.dumps(answer(at.version) | {name: 0}).replace(f'"{name}": 0', f'"{name}": {digits}')


def deep(rng: random.Random, at: Target) -> Frame:
    opening = rng.choice(("[", '{"type":', '{"seat":', '{"type":"take","seat":[', '{"type":"chat","text":{"a":'))
    return "asked", (opening * 4000)[: rng.randint(100, 4090)]


def surrogate(rng: random.Random, at: Target) -> Frame:
    half = rng.choice(("\\ud800", "\\udfff", "\\udfff\\ud800", "\\ud800x"))
    return "asked", json.dumps(rng.choice((answer(at.version), {"type": "chat", "text": "place"}))).replace("place", half)


def binary(rng: random.Random, at: Target) -> Frame:
    return "asked", rng.choice((b"", b"\xff\x00", json.dumps(answer(at.version)).encode()))


def oversized(rng: random.Random, at: Target) -> Frame:
    return "asked", json.dumps(answer(at.version, text="x" * rng.choice((4097, 10_000, 16_000, BAD_FRAME))))


def other_seat(rng: random.Random, at: Target) -> Frame:
    seat = rng.choice((0, 2, 3, 6, 99, -1, -2, -3))
    who = rng.choice(("idle", "spectator"))
    of = rng.choice(({"type": "take"}, {"type": "back"}, answer(at.version)))
    return who, json.dumps(of | {"seat": seat})


def out_of_turn(rng: random.Random, at: Target) -> Frame:
    return "idle", json.dumps(answer(at.version + rng.choice((-1, 0, 1)), 1))


def other_version(rng: random.Random, at: Target) -> Frame:
    return "asked", json.dumps(answer(at.version + rng.choice((-1000, -2, -1, 1, 2, 1000))))


def illegal(rng: random.Random, at: Target) -> Frame:
    places = ("alaska", "kamchatka", "nowhere", "1", "-1", "", "🦊", "ALASKA", "../..", "a" * 3000)
    if rng.random() < 0.4:
        return "asked", json.dumps(answer(at.version, text=rng.choice(("attack alaska kamchatka 3", "occupy 1", "defend 2", "done"))))
    verb = rng.choice(("attack", "fortify", "occupy", "bid", "capital", "roll", "trade", "deal", "draw", "mission", "nothing", "\x00", "?"))
    return "asked", json.dumps(answer(at.version, text=f"{verb} {rng.choice(places)} {rng.choice(places)[:900]} {rng.choice(STRANGE)}"))


def chatter(rng: random.Random, at: Target) -> Frame:
    who, seat = rng.choice((("spectator", -1), ("spectator", 0), ("idle", 0), ("idle", -3), ("asked", -(10**25))))
    good = {"type": "chat", "text": "hello", "seat": seat}
    bad = {"type": "chat", "text": rng.choice(UNPRINTABLE), "seat": -2}
    return who, json.dumps(rng.choice((good, bad, {"type": "react", "mark": "laugh", "seat": seat}, {"type": "react", "mark": "evil"})))


FRAMES: tuple[Callable[[random.Random, Target], Frame], ...] = (
    broken,
    wrong_type,
    unknown,
    huge_number,
    deep,
    surrogate,
    binary,
    oversized,
    other_seat,
    out_of_turn,
    other_version,
    illegal,
    chatter,
)


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


# ---- requests ---------------------------------------------------------------------------------------------------------------------


def request(rng: random.Random, method: str, path: str, body: bytes = b"", cookie: str = "", **more: str) -> bytes:
    """A request as bytes, from some address or other (so that the limits for each don't hide everything else)."""
    address = ".".join(str(rng.randint(1, 250)) for _ in range(4))
    headers = {"Host": "localhost", "Content-Type": "application/json", "X-Forwarded-For": address, "Content-Length": str(len(body))}
    headers |= {name.replace("_", "-"): value for name, value in more.items()} | ({"Cookie": f"feldherr={cookie}"} if cookie else {})
    lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items() if value], "Connection: close"]
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body


def guess() -> str:
    return secrets.token_urlsafe(16)


def bad_table(rng: random.Random, at: Target) -> bytes:
    wish: dict[str, Any] = {"mode": "sv2000.conquest", "players": ["person"] * 3}
    saved = "feldherr 1\nrules sv2000.conquest 1\nwith map={}\nseats 3\n"
    files = ("/etc/passwd", "../../../etc/passwd", "~/x.toml", "file:///etc/passwd", "\x00", "C:\\x")
    bad: dict[str, tuple[Any, ...]] = {
        "mode": ("", "no.such", "../x", *STRANGE[:4]),
        "players": ([], ["person"], ["person"] * 99, ["god"] * 3, ["captain:/etc/passwd"] * 3, *STRANGE[:3]),
        "names": (["x" * 31], ["a\u202eb"], ["\x00"], ["a\x1bb"], [1], "x"),
        "house": (*({"map": name} for name in files), {"no": "such"}, {"turn_limit": "9" * 5000}, {"turn_limit": "-1"}, {"\x00": ""}, []),
        "clock": (-1, 86_401, 10**30, 1.5, "1"),
        "pace": (-1, 10_001, None),
        "dice": ("loaded", 6),
        "chat": (2, "yes"),
        "game": (*(saved.format(name) for name in files), "x", "feldherr 1\n", saved[:40], "feldherr 1\nrules " + "x" * 9000, 5),
        "admin": (True,),
    }
    name = rng.choice(list(bad))
    return request(rng, "POST", "/api/tables", json.dumps(wish | {name: rng.choice(bad[name])}).encode())


def bad_body(rng: random.Random, at: Target) -> bytes:
    path = rng.choice(("/api/tables", "/api/join", f"/api/tables/{at.table}/seats/0"))
    body = rng.choice((b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"token":' * 1000, b'{"token":"\\ud800"}', b"null", b"1" * 9000))
    return request(rng, "POST", path, body, at.devices["asked"].cookie)


def forged(rng: random.Random, at: Target) -> bytes:
    """Guessed links and cookies, and cookies that are good for something else."""
    who = rng.choice((guess(), "x", "\xff\xfe", at.devices["stranger"].cookie, at.devices["idle"].cookie, at.devices["spectator"].cookie))
    base = f"/api/tables/{at.table}"
    return rng.choice(
        (
            request(
                rng, "POST", "/api/join", json.dumps({"token": rng.choice((guess(), "", "x", "\x00" * 22, guess() * 9))}).encode(), who
            ),
            request(rng, "GET", f"{base}/game", b"", who),
            request(rng, "POST", f"{base}/seats/0", b'{"player":"captain"}', who),
            request(rng, "POST", f"{base}/links/{rng.choice(('host', '0', 'spectator', '-1', '99', '%00'))}", b"", who),
            request(rng, "GET", f"/api/tables/{guess()}/game", b"", who),
        )
    )


def elsewhere(rng: random.Random, at: Target) -> bytes:
    """Other sites' pages, and names that somebody else points at this machine."""
    cookie, body = at.devices["asked"].cookie, b'{"mode":"sv2000.duel","players":["person","person"]}'
    site = rng.choice(("http://evil.test", "null", "http://[", "https://localhost.evil.test", "http://localhost@evil.test", "file://", ""))
    name = rng.choice(("evil.test", "localhost.evil.test", "[", "127.0.0.1.evil.test", "\xff", "evil.test:80", "@", " "))
    page = request(rng, "POST", "/api/tables", body, cookie, Origin=site or "x")
    return page if rng.random() < 0.5 else request(rng, rng.choice(("GET", "POST")), "/api/tables", body, cookie, Host=name)


def wrong_form(rng: random.Random, at: Target) -> bytes:
    """Methods, types, lengths and lines that are not HTTP as this server speaks it."""
    chunks = b"".join(b"3e8\r\n" + b"x" * 1000 + b"\r\n" for _ in range(20)) + b"0\r\n\r\n"
    method = rng.choice(("BREW", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get"))
    kind = rng.choice(("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx", "\x01"))
    return rng.choice(
        (
            request(rng, method, rng.choice(("/", "/api/tables", "/api/modes", "/health", "/x")), b"{}"),
            request(rng, "POST", "/api/join", b"{}", Content_Type=kind),
            request(rng, "POST", "/api/join", b"x" * 20_000),
            request(rng, "POST", "/api/join", chunks, Content_Length="", Transfer_Encoding="chunked"),
            request(rng, "POST", "/api/join", b"zz\r\n", Content_Length="", Transfer_Encoding="chunked"),
            request(rng, "POST", "/api/join", b"", Content_Length=rng.choice(("-1", "x", "1, 2"))),
            b"\x16\x03\x01" + rng.randbytes(40) + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\n\r\n",
        )
    )


def path(rng: random.Random, at: Target) -> bytes:
    """Ways out of the folder of pages, and to nowhere."""
    up = rng.choice(("/..", "/%2e%2e", "/..%2f..", "/%2e%2e%5c", "//..", "/static/../..", "/..;"))
    places = (up * rng.randint(1, 6) + "/etc/passwd", "/%00", "/" + "a" * 5000, "/%ff%fe", "/index.html%00.js", "//etc/passwd", "/api/x")
    more = ("/api/modes/%00", f"/api/modes/{'x' * 3000}", "/api/tables/%2e%2e/game", "/.git/config", "/api/openapi.json/x")
    return request(rng, "GET", rng.choice(places + more))


def handshake(rng: random.Random, at: Target) -> bytes:
    """Streams without a cookie, with a guessed one, with one of another table; from another site; under another name."""
    cookie = rng.choice(("", guess(), "x", at.devices["stranger"].cookie))
    table = rng.choice((at.table, at.table, guess(), "%00", "x" * 900))
    more = {"Upgrade": "websocket", "Sec_WebSocket_Version": "13", "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Content_Length": ""}
    if rng.random() < 0.4:
        cookie = at.devices["asked"].cookie
        more |= rng.choice(({"Origin": "http://evil.test"}, {"Origin": "http://["}, {"Host": "evil.test"}, {"Sec_WebSocket_Key": "A"}))
    return request(rng, "GET", f"/api/tables/{table}/stream", b"", cookie, **more).replace(b"Connection: close", b"Connection: Upgrade")


REQUESTS: tuple[Callable[[random.Random, Target], bytes], ...] = (bad_table, bad_body, forged, elsewhere, wrong_form, path, handshake)


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
        assert list(body) == ["error"], asked[:300]
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
    """All from one address."""
    body = b'{"mode":"sv2000.duel","players":["person","person"]}'
    for _ in range(n):
        reader, writer = await asyncio.open_connection("127.0.0.1", at.house.port)
        writer.write(request(random.Random(1), "POST", "/api/tables", body))
        at.tally[f"tables without end: {(await reader.readline()).split()[1].decode()}"] += 1
        await hang_up(writer)
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
