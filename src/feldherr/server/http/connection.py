"""One connection to a table: what it has been sent and what is sent next. A slow client is never waited for and has no queue of boards."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from feldherr.server import serialize, wire
from feldherr.server.store.records import HOST

if TYPE_CHECKING:
    from feldherr.server.tables.room import Room

NOTES = 64  # acknowledgements, chat and the like that wait for a slow client
encode = msgspec.json.Encoder().encode


class Client:
    """A connected device. Boards are made when they can be sent, so a slow device gets the newest one next."""

    def __init__(self, room: Room, device: str, roles: list[int], since: int, heard: int = 0, shares: bool = False) -> None:
        self.room = room
        self.device = device
        self.roles = roles
        self.told = since  # the version that it has; below 0: none
        self.heard = heard  # the last line of chat that it had when it came
        self.shares = shares  # it knows how to give shares to the dice's seed
        self.taken = -1  # of several seats of this device, the one whose person has it now
        self.shown = self.eyes()  # the eyes of the last board
        self.stale = False  # the same board is to be sent again
        self.parted = False  # the table can't go on: it is sent away
        self.greeted = False  # it has heard something, and so knows that it is there
        self.notes: list[bytes] = []
        self.awake = True  # there may be something to send
        self.sleep: asyncio.Future[None] | None = None  # an asyncio.Event would take five times the memory, of ten thousand spectators

    @property
    def roles(self) -> list[int]:
        """Its roles at the table; `seats` are those that play."""
        return self._roles

    @roles.setter
    def roles(self, roles: list[int]) -> None:
        self._roles, self.seats = roles, sorted(s for s in roles if s >= 0)

    @property
    def host(self) -> bool:
        return HOST in self.roles

    def eyes(self) -> int:
        """The seat whose secrets may be shown, -1 for none: its only seat; of several, the one that has the device and is asked."""
        seats = self.seats
        if len(seats) == 1:
            return seats[0]
        return self.taken if self.taken in seats and self.taken in self.room.table.since and not self.room.table.over else -1

    def note(self, message: wire.ServerMessage) -> None:
        """Queue a message besides the board; if too many are waiting, they are replaced by a new snapshot."""
        if len(self.notes) >= NOTES:
            self.notes.clear()
            self.notes.append(encode(wire.Trouble(self.room.trouble)))
            self.told = -1
        self.notes.append(encode(message))
        self.wake()

    def again(self) -> None:
        """Send a snapshot next."""
        self.told = -1
        self.wake()

    def show(self) -> None:
        """Send the board again, though it is the same: what is asked has changed."""
        self.stale = True
        self.wake()

    def wake(self) -> None:
        """Look whether there is something to send."""
        self.awake = True
        if self.sleep and not self.sleep.done():
            self.sleep.set_result(None)

    async def next(self) -> list[bytes]:
        """The messages to send now, encoded; waits until there are any."""
        while True:
            if not self.awake:
                self.sleep = asyncio.get_running_loop().create_future()
                await self.sleep
            self.awake = False
            if self.parted:
                return []
            out, self.notes = self.notes, []
            if not self.greeted and self.told >= 0:
                out += await self.greeting()
            if board := await self.board():
                out.append(board)
            if out:
                return out

    async def greeting(self) -> list[bytes]:
        """What a returning client may have missed besides the board: seats and chat."""
        chat = await self.room.talk.latest() if self.room.table.opening.chat else []
        seats = wire.Seats(self.room.sign(), self.seats, self.host)
        return [encode(seats), *[encode(wire.Spoken(line)) for line in chat if line.number > self.heard]]

    async def board(self) -> bytes:
        """The newest board, encoded: an update if possible, else a snapshot; empty if the client has it already."""
        table, eyes = self.room.table, self.eyes()
        if self.greeted and self.told == table.version and eyes == self.shown and not self.stale:
            return b""
        self.greeted, self.stale = True, False
        goes_on = self.told >= 0 and eyes == self.shown and table.remembers(self.told)
        after, self.shown = self.told, eyes
        if not goes_on:
            chat = await self.room.talk.latest() if table.opening.chat else []
            table, eyes = self.room.table, self.eyes()
            self.shown, self.told = eyes, table.version
            return encode(self._snapshot(chat, after))
        self.told = table.version
        return self.room.update(after, eyes, table.answering(self.seats))

    def _snapshot(self, chat: list[wire.Line], after: int) -> wire.Snapshot:
        room = self.room
        view = room.table.view(self.shown)
        after = max(after, room.table.retold(self.seats))
        return wire.Snapshot(
            wire.PROTOCOL,
            room.table.version,
            self.seats,
            self.host,
            room.sign(),
            serialize.view(view),
            room.table.asked(),
            room.table.question(view),
            room.clock.left(),
            chat,
            after,
            room.table.since_version(after, self.shown) or [],
            room.table.undo_seat(),
            room.table.answering(self.seats),
            room.table.orders_of(self.seats),
        )
