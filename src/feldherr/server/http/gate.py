"""The gate: how many connections there may be, and by when each must have said what it wants.

Uvicorn has no deadline for headers and no limit for each address. Here every connection is counted from its first moment to its last,
and once a second those that are late are cut off.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import struct
import time
from collections import Counter, OrderedDict
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from feldherr.server.http.socket import SEND_ALL
from feldherr.server.limits import Bucket, network
from feldherr.server.settings import Settings
from feldherr.system import descriptors

BACKLOG = 4  # connections that are accepted at once; then those who play are served
RESERVE = 128  # descriptors for those that are not counted yet, the database, pages and workers
LOOK = 1.0  # seconds between two looks at all connections
GRACE = 5.0  # seconds: for a body that was refused as too slow, and for the last words of a connection
REPORT = 60.0  # seconds between two lines in the log about the same cause
MANY = 50  # connections that are worth a line
REFUSAL = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TEXT = 0x81  # the first byte of a message
PIECE = 1024  # bytes of a stream that are parsed before we look how many frames they were
BESIDES = 50, 5  # frames besides messages (signs of life, parts of messages) at once, and a second
UNREAD = 250  # messages that may wait until they are read
FLOOD = (1008, "too many at once")
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: text/plain\r\nRetry-After: 10\r\n\r\ntoo many connections\n"

log = logging.getLogger("feldherr.gate")


class Visit:
    """One connection: where it is from, and until when it may go on without a word."""

    def __init__(self, transport: asyncio.Transport, who: str) -> None:
        self.transport = transport
        self.who = who  # '' is nobody's: a trusted proxy's
        self.phase: object = None  # what is awaited; h11's state
        self.deadline = 0.0  # 0: none
        self.cause = ""  # of the end, if the deadline passes
        self.stalled = 0.0  # since when it takes nothing
        self.closing = 0.0  # since when it is being closed

    def waits(self, phase: object, seconds: float, cause: str) -> None:
        """Something else is awaited now; what was awaited before keeps its deadline."""
        if phase != self.phase:
            self.phase, self.cause = phase, cause
            self.deadline = time.monotonic() + seconds if seconds else 0.0


class Gate:
    """All connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.connections, descriptors(settings.connections + RESERVE) - RESERVE)
        self.proxies = [ipaddress.ip_network(each) for each in settings.proxies]
        self.inside: set[Visit] = set()
        self.counts: Counter[str] = Counter()
        self.silent: OrderedDict[Visit, None] = OrderedDict()  # those that have not said yet what they want, the oldest first
        self.causes: Counter[str] = Counter()  # of connections that were cut off and not yet reported
        self.reported: dict[str, float] = {}
        self.ended: Counter[str] = Counter()  # all of them, since the start

    def enter(self, transport: asyncio.Transport, address: str) -> Visit | None:
        """Let a connection in; None if there are too many, and it is refused.

        Those that have not said yet what they want make room for it, the oldest first: half-sent requests keep nobody out.
        """
        visit = Visit(transport, self.counted(address))
        crowded = visit.who and self.counts[visit.who] >= self.settings.connections_per_address
        if (crowded or len(self.inside) >= self.most) and not self.make_room(visit.who if crowded else None):
            self.count("too many from one address" if crowded else "too many")
            transport.write(FULL)
            transport.close()
            return None
        self.inside.add(visit)
        self.counts[visit.who] += 1
        return visit

    def counted(self, address: str) -> str:
        """Who an address counts as; '' for a proxy, behind which there are many."""
        try:
            at = ipaddress.ip_address(address)
        except ValueError:
            return ""  # a socket of this machine
        return "" if any(at in each for each in self.proxies) else network(address)

    def make_room(self, who: str | None) -> bool:
        """Cut off the oldest connection that has said nothing yet, of that address or of all."""
        visit = next((each for each in self.silent if who is None or each.who == who), None)
        if visit is None:
            return False
        self.cut(visit, "made room for others")
        return True

    def leave(self, visit: Visit) -> None:
        """A connection has ended."""
        if visit in self.inside:
            self.inside.remove(visit)
            self.silent.pop(visit, None)
            self.counts[visit.who] -= 1
            if not self.counts[visit.who]:
                del self.counts[visit.who]

    def cut(self, visit: Visit, cause: str) -> None:
        """End a connection now, whatever is still to be sent."""
        self.count(cause)
        visit.transport.abort()
        self.leave(visit)

    def count(self, cause: str) -> None:
        """Count a connection that was cut off or not let in."""
        self.causes[cause] += 1
        self.ended[cause] += 1

    async def watch(self) -> None:
        """Cut off connections that are late, for ever."""
        while True:
            await asyncio.sleep(LOOK)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Cut off connections that are late, and report how many were."""
        for visit in list(self.inside):
            if visit.transport.is_closing():
                visit.closing = visit.closing or now
                if now - visit.closing > GRACE:
                    self.cut(visit, "did not take its last reply")
            elif visit.deadline and now > visit.deadline:
                self.cut(visit, visit.cause)
            elif visit.stalled and now - visit.stalled > self.settings.stalled_seconds:
                self.cut(visit, "read nothing for too long")
        for cause, times in list(self.causes.items()):
            if times >= MANY and now - self.reported.get(cause, -REPORT) >= REPORT:
                self.reported[cause] = now
                del self.causes[cause]
                log.warning("connections were cut off: %s", cause, extra={"times": times})


class Doors(uvicorn.Config):
    """Uvicorn's configuration, with the gate through which all connections come."""

    def __init__(self, gate: Gate, app: Any, **more: Any) -> None:
        super().__init__(app, http=Door, ws=StreamDoor, backlog=BACKLOG, **more)
        self.gate = gate


class Door(H11Protocol):
    """A connection with requests: its headers and bodies have deadlines."""

    visit: Visit | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.gate: Gate = self.config.gate  # type: ignore[attr-defined]
        self.visit = self.gate.enter(transport, self.client[0] if self.client else "")
        self.await_next()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.visit:
            self.gate.leave(self.visit)

    def data_received(self, data: bytes) -> None:
        if self.visit:
            super().data_received(data)
            self.await_next()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.await_next()

    def await_next(self) -> None:
        """Set the deadline by what has to come next: headers, a body, or our own reply."""
        if not self.visit:
            return
        limits, state = self.gate.settings, self.conn.their_state
        if state is h11.IDLE:
            idle = limits.idle_seconds if self.cycle else 0.0  # after a reply; Uvicorn closes it then if nothing comes at all
            self.visit.waits(state, idle + limits.header_seconds, "headers came too slowly")
            self.gate.silent[self.visit] = None
        else:
            slow = limits.body_seconds + GRACE if state is h11.SEND_BODY else 0.0
            self.visit.waits(state, slow, "a body came too slowly")
            self.gate.silent.pop(self.visit, None)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.visit:
            self.visit.stalled = time.monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.visit:
            self.visit.stalled = 0.0

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        stream, visit = self.transport.get_protocol(), self.visit
        if visit and isinstance(stream, StreamDoor):
            self.visit = None  # it is the stream's now
            stream.gate, stream.visit = self.gate, visit
            self.gate.silent.pop(visit, None)
            visit.waits(StreamDoor, 0.0, "")
            if not stream.handshake_initiated:  # its parser can't read the request, and would say nothing for ever
                self.transport.write(REFUSAL)
                self.transport.close()


class StreamDoor(WebSocketsSansIOProtocol):
    """A stream, which was a connection with requests before; Uvicorn's own signs of life are its deadline."""

    gate: Gate
    visit: Visit | None = None
    besides: Bucket | None = None  # most streams are quiet

    def data_received(self, data: bytes) -> None:
        """Parse what came, in pieces: 256 kB can be 40,000 frames, which would take half a second and ten megabytes."""
        if self.visit and self.handshake_initiated and not self.handshake_complete:
            self.gate.cut(self.visit, "a stream spoke before it was let in")
            return
        for at in range(0, len(data), PIECE):
            super().data_received(data[at : at + PIECE])
            if self.queue.qsize() > UNREAD:
                self.flooded()
            if self.close_sent or self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        if self.may_say_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_say_more():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_say_more():
            super().handle_cont(event)

    def may_say_more(self) -> bool:
        """Whether one more frame besides messages is taken; if not, the stream is closed."""
        self.besides = self.besides or Bucket(*BESIDES)
        if not self.close_sent and not self.besides.take():
            self.flooded()
        return not self.close_sent

    def flooded(self) -> None:
        """Close the stream: it says more than anybody can read."""
        if not self.close_sent:
            self.conn.data_to_send()  # nobody replies to it,
            while not self.queue.empty():  # nor reads it
                self.queue.get_nowait()
            self.conn.fail(*FLOOD)
            self.end("a stream said too much at once")

    def handle_parser_exception(self) -> None:
        self.end("a stream broke the protocol")

    def end(self, cause: str) -> None:
        """Close the stream as the parser says, and count why."""
        self.gate.count(cause)
        super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.visit:
            self.gate.leave(self.visit)
        self.conn.parser.close()  # it refers to the connection and that to it: only a look at all garbage would find them

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope.clear()  # type: ignore[attr-defined]  # its extension refers to us

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        event.headers.clear()  # they are in the scope, and the parser keeps these as long as it lives
        if self.response.status_code == 101:
            self.scope["extensions"][SEND_ALL] = {"send": self.send_all}

    async def send(self, message: Any) -> None:
        """Send what the application says; what was replied to the handshake is not kept for the hours of a stream."""
        await super().send(message)
        if self.handshake_complete:
            self.response = None  # type: ignore[assignment]

    async def send_all(self, texts: list[bytes]) -> None:
        """Send messages in one piece. A message goes through five layers otherwise, which take longer than making it."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))


def head(length: int) -> bytes:
    """What stands before a message of that many bytes: a final frame of text, not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    return struct.pack("!BBH", TEXT, 126, length) if length < 65536 else struct.pack("!BBQ", TEXT, 127, length)
