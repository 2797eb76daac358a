"""Requests that must be refused: malformed, forged, from other sites, to nowhere."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from typing import Any

from server.frames import STRANGE
from server.target import Target


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
    path = rng.choice(("/api/tables", "/api/join", "/api/replay", f"/api/tables/{at.table}/seats/0"))
    body = rng.choice((b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"token":' * 1000, b'{"token":"\\ud800"}', b"null", b"1" * 9000))
    return request(rng, "POST", path, body, at.devices["asked"].cookie)


def forged(rng: random.Random, at: Target) -> bytes:
    """Guessed links and cookies, and cookies that are good for something else."""
    who = rng.choice((guess(), "x", "\xff\xfe", at.devices["stranger"].cookie, at.devices["idle"].cookie, at.devices["spectator"].cookie))
    base = f"/api/tables/{at.table}"
    here = who in (at.devices["idle"].cookie, at.devices["spectator"].cookie)  # who may see the replay
    return rng.choice(
        (
            request(
                rng, "POST", "/api/join", json.dumps({"token": rng.choice((guess(), "", "x", "\x00" * 22, guess() * 9))}).encode(), who
            ),
            request(rng, "GET", f"{base}/{'game' if here else rng.choice(('game', 'replay'))}", b"", who),
            request(rng, "POST", f"{base}/seats/0", b'{"player":"captain"}', who),
            request(rng, "POST", f"{base}/links/{rng.choice(('host', '0', 'spectator', '-1', '99', '%00'))}", b"", who),
            request(rng, "GET", f"/api/tables/{guess()}/{rng.choice(('game', 'replay'))}", b"", who),
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
