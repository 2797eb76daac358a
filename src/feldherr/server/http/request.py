"""A request to the HTTP API: who asks, what it may see, and why it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any

from feldherr.server import wire
from feldherr.server.fair import Asker
from feldherr.server.http.ready import Content, Ready, Shelf, ready
from feldherr.server.jobs import work
from feldherr.server.jobs.pool import Busy, Jobs
from feldherr.server.jobs.work import wrong
from feldherr.server.settings import Settings
from feldherr.server.store.records import HOST, SPECTATOR
from feldherr.server.tables.lobby import Lobby
from feldherr.server.tables.room import Room

BUSY = "too much is being computed; try again in a minute"


class Problem(Exception):
    """A request is refused: an HTTP status, and why."""

    def __init__(self, status: int, why: str | ValueError) -> None:
        super().__init__(str(why))
        self.status = status
        self.wrong = wire.Wrong(why) if isinstance(why, str) else wrong(why)


@dataclass
class Request:
    """One request: the device (the digest of its cookie, '' if it has none), the variables of the path, and the decoded body."""

    lobby: Lobby
    device: str
    path: dict[str, str]
    body: Any
    who: str  # the address, or network, that is counted for limits
    settings: Settings
    jobs: Jobs
    shelf: Shelf
    gone: Callable[[], Awaitable[object]]  # returns when the client has left

    async def ready(self, what: Hashable, say: Callable[[], Content]) -> Ready:
        """The reply of that name, which is the same for all who may see it."""
        return await self.shelf.get(what, lambda: ready(say()))

    @property
    def asker(self) -> Asker:
        """For whom the server computes without a job; Problem if it is refused."""
        try:
            return self.jobs.asker(self.who)
        except Busy:
            raise Problem(429, BUSY) from None

    async def room(self, name: str) -> Room:
        """The room of a table at which the device has a role; reading a long record is counted as theirs."""
        room = await self.lobby.room(name, self.jobs.charged(self.who))
        assert room is not None
        return room

    async def do(self, job: work.Job) -> work.Result:
        """The result of heavy work; Problem if it is refused."""
        try:
            return await self.jobs.do(self.who, job, self.gone)
        except Busy:
            raise Problem(429, BUSY) from None
        except ValueError as e:
            raise Problem(400, e) from None


async def roles_at(lobby: Lobby, device: str, name: str) -> list[int]:
    """The device's roles at a table; Problem 404 if it has none, whether or not there is such a table."""
    roles = [role.seat for role in await lobby.store.held(device) if role.table == name] if device else []
    if not roles:
        raise Problem(404, "table not found, or its link was not opened on this device")
    return roles


async def hosts(request: Request) -> Room:
    """The room of the request; Problem if the device is not the host."""
    roles = await roles_at(request.lobby, request.device, request.path["table"])
    if HOST not in roles:
        raise Problem(403, "only the host can do that")
    return await request.room(request.path["table"])


async def hosted(request: Request) -> tuple[Room, int]:
    """The room and seat of the request; Problem if the device is not the host or there is no such seat."""
    room, seat = await hosts(request), request.path["seat"]
    number = {"host": HOST, "spectator": SPECTATOR}.get(seat, int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else -9)
    if not SPECTATOR <= number < len(room.table.players):
        raise Problem(404, f"there is no seat {seat[:10]!r} at this table")
    return room, number
