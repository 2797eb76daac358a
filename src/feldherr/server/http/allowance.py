"""What each address and device may ask for: rates of requests, and numbers of streams."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from feldherr.server.http.request import Problem
from feldherr.server.http.turns import Turns
from feldherr.server.limits import Buckets, network
from feldherr.server.settings import Settings
from feldherr.server.tables.room import Room

RATES = ("changes", "reads", "probes", "files", "downloads", "tables", "publishing", "uploads", "drafts", "odds")  # settings
PATIENCE = 0.5  # seconds until somebody who asks too often is told so: who asks again at once costs less


class Allowance:
    """Counts what was asked for. Addresses are what `limits.network` makes of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rates = {name: Buckets.at(getattr(settings, name)) for name in RATES}
        self.turns = Turns(settings.openings)  # of those who open tables
        self.streams: Counter[str] = Counter()  # by address

    def take(self, name: str, who: str) -> None:
        """Count a request of that kind; Problem 429 if there are too many."""
        if not self.rates[name].take(who):
            raise Problem(429, "too many requests; try again in a minute")

    @contextlib.contextmanager
    def stream(self, who: str) -> Iterator[None]:
        """Count a stream as long as it lasts; Problem 429 if there are too many."""
        if self.streams.total() >= self.settings.streams:
            raise Problem(429, "this server has no room for more connections")
        if self.streams[who] >= self.settings.streams_per_address:
            raise Problem(429, "too many connections from this network")
        self.streams[who] += 1
        try:
            yield
        finally:
            self.streams[who] -= 1
            if not self.streams[who]:
                del self.streams[who]

    def enter(self, room: Room, device: str) -> None:
        """Check whether there may be one more stream to a table; Problem 429 if not."""
        if len(room.clients) >= self.settings.streams_per_table:
            raise Problem(429, "too many people are at this table")
        if sum(c.device == device for c in room.clients) >= self.settings.streams_per_device:
            raise Problem(429, "this device has the table open too many times")


class Rated:
    """Lets each address ask an application only so often."""

    def __init__(self, app: ASGIApp, rate: str, allowance: Allowance) -> None:
        self.app, self.rate, self.allowance = app, rate, allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        try:
            self.allowance.take(self.rate, asker(scope))
        except Problem as problem:
            await asyncio.sleep(PATIENCE)
            app = Response(msgspec.json.encode(problem.wrong), problem.status, media_type="application/json")
        await app(scope, receive, send)


def asker(scope: Scope) -> str:
    """Who a request or a stream counts as."""
    client = scope.get("client")
    return network(client[0] if client else "")
