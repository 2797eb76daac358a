"""Clients that cost little: requests without a memory for cookies, and streams of which ten thousand fit into one process."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Callable
from typing import Any

import httpx

from bench.load.server import LOOPBACK

PING, PONG, TEXT, CLOSE = 0x89, 0x8A, 0x81, 0x88
MASKED = 0x80  # clients mask what they send; with zeros, which changes nothing (RFC 6455, 5.3)
NOBODY = bytes(4)


class Refused(Exception):
    """A request or a stream was refused, with this status."""

    def __init__(self, status: int, why: str = "") -> None:
        super().__init__(f"{status} {why}")
        self.status = status


class Requests:
    """Requests to a server from one local address; `address` is whom a proxy says they come from."""

    def __init__(self, port: int, local: str = LOOPBACK) -> None:
        self.port = port
        self.local = local
        limits = httpx.Limits(max_connections=100)
        self.transport = httpx.AsyncHTTPTransport(local_address=local, limits=limits)

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "", address: str = "") -> httpx.Response:
        """The reply, whatever its status."""
        headers = {"Cookie": f"feldherr={cookie}"} if cookie else {}
        headers |= {"X-Forwarded-For": address} if address else {}
        patience = {"timeout": {"connect": 60.0, "read": 120.0, "write": 60.0, "pool": 120.0}}
        url = f"http://{LOOPBACK}:{self.port}{path}"
        request = httpx.Request(method, url, json=body, headers=headers, extensions=patience)
        reply = await self.transport.handle_async_request(request)
        await reply.aread()
        await reply.aclose()
        return reply

    async def post(self, path: str, body: Any, cookie: str = "", address: str = "") -> tuple[dict[str, Any], str]:
        """What is replied, and the cookie that came with it; Refused if it is an error."""
        reply = await self.ask("POST", path, body, cookie, address)
        if reply.status_code != 200:
            raise Refused(reply.status_code, reply.text[:200])
        return reply.json(), reply.headers.get("set-cookie", "").partition("=")[2].partition(";")[0] or cookie

    async def stream(self, table: str, cookie: str, heard: Callable[[bytes], None], address: str = "") -> Stream:
        """A stream of a table; each message goes to `heard`."""
        lines = [
            f"GET /api/tables/{table}/stream HTTP/1.1",
            f"Host: {LOOPBACK}:{self.port}",
            f"Cookie: feldherr={cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *([f"X-Forwarded-For: {address}"] if address else []),
        ]
        wanted = ("\r\n".join(lines) + "\r\n\r\n").encode()
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(lambda: Stream(wanted, heard), LOOPBACK, self.port, local_addr=(self.local, 0))
        await stream.opened
        return stream

    async def close(self) -> None:
        await self.transport.aclose()


class Stream(asyncio.Protocol):
    """A client's end of a WebSocket."""

    def __init__(self, wanted: bytes, heard: Callable[[bytes], None]) -> None:
        self.wanted = wanted
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.wanted)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refused(0, "closed"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done() and not self._open():
            return
        while frame := self._frame():
            self._take(*frame)

    def _open(self) -> bool:
        """Whether the server's reply to the handshake is here; what follows it stays in the buffer."""
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        status = int(head.split(b" ", 2)[1])
        self.buffer = rest
        if status == 101:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Refused(status))
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame, taken from the buffer: its first byte and what it holds."""
        data = self.buffer
        if len(data) < 2:
            return None
        size, at = data[1], 2
        if size == 126 and len(data) >= 4:
            size, at = struct.unpack_from("!H", data, 2)[0], 4
        elif size == 127 and len(data) >= 10:
            size, at = struct.unpack_from("!Q", data, 2)[0], 10
        if (data[1] >= 126 and at == 2) or len(data) < at + size:
            return None
        self.buffer = data[at + size :]
        return data[0], data[at : at + size]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.heard(data)
        elif kind == PING:
            self.transport.write(bytes((PONG, MASKED | len(data))) + NOBODY + data)
        elif kind == CLOSE:
            self.transport.close()

    def say(self, said: dict[str, Any]) -> None:
        """Send a message."""
        text = json.dumps(said).encode()
        head = bytes((TEXT, MASKED | len(text))) if len(text) < 126 else struct.pack("!BBH", TEXT, MASKED | 126, len(text))
        self.transport.write(head + NOBODY + text)

    def close(self) -> None:
        """Leave without a word."""
        self.transport.abort()
