"""The WebSocket of one device at one table: receives its messages, sends its news."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from feldherr.engine.action import CHANCE
from feldherr.server import wire
from feldherr.server.http.connection import Client
from feldherr.server.latency import LATENCY
from feldherr.server.limits import LONGEST_MESSAGE, Bucket
from feldherr.server.store.records import HOST, SPECTATOR, Unavailable
from feldherr.server.tables.room import UNWRITTEN, Room
from feldherr.server.tables.seed_shares import Committed, Revealed
from feldherr.server.tables.session import Refusal
from feldherr.server.tables.standing import PERSON, Word
from feldherr.server.tables.text import readable

SEND_ALL = "feldherr.send_all"  # our extension of ASGI (`gate.StreamDoor`): sends several messages at once
BURST, RATE = 40, 20  # messages at once, and a second
PATIENCE = 200  # refused messages in a row after which a client is sent away
TOO_MANY = (1008, "too many messages that can't be taken")
NO_TEXT = (1003, "messages are text")
VOID = (4410, "the link to this table is void: the host has made another")
ASIDE = (4409, "this table can't be played on")

log = logging.getLogger("feldherr.socket")
decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Stream:
    """Carries out what a client sends, and sends it what is new."""

    def __init__(self, socket: WebSocket, room: Room, client: Client) -> None:
        self.socket = socket
        self.room = room
        self.client = client
        self.send_all: Callable[[list[bytes]], Awaitable[None]] = socket.scope["extensions"][SEND_ALL]["send"]
        self.messages = Bucket(BURST, RATE)
        self.bad = 0

    async def run(self, refresh: Callable[[], Awaitable[None]]) -> None:
        """Serve the connection until one side closes it; `refresh` reads its roles again, which may have been taken while it came."""
        self.room.enter(self.client)
        try:
            await refresh()
        except BaseException:
            self.room.leave(self.client)
            raise
        if self.room.table.seeding.waits:
            await self.room.excuse()
        sender = asyncio.create_task(self._send())
        try:
            while self.bad < PATIENCE and (text := await self._text()) is not None:
                await self._hear(text)
            with contextlib.suppress(RuntimeError):
                await self.socket.close(*(TOO_MANY if self.bad >= PATIENCE else NO_TEXT))
        except WebSocketDisconnect:
            pass
        finally:
            self.room.leave(self.client)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender

    async def _text(self) -> str | None:
        """The next message; None if it is not text."""
        try:
            message = await self.socket.receive()
        except RuntimeError:  # our other half has noticed before us that it has gone
            raise WebSocketDisconnect from None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text: str | None = message.get("text")
        return text

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone, which the other half notices
            while True:
                news = await self.client.next()
                if not self.client.roles:
                    await self.socket.close(*VOID)
                if self.client.parted:
                    await self.socket.close(*ASIDE)
                await self.send_all(news)
                del news  # else each spectator's last board stays in memory, five kilobytes each

    async def _hear(self, text: str) -> None:
        """Carry out a message, or reply why it was refused."""
        message: wire.ClientMessage | None = None
        try:
            if not self.messages.take():
                await asyncio.sleep(1 / RATE)  # it is read no faster than that
            if len(text) > LONGEST_MESSAGE:
                raise Refusal("malformed", f"a message has at most {LONGEST_MESSAGE} characters")
            try:
                message = decode(text)
            except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as e:
                raise Refusal("malformed", str(e)[:200]) from None
            with LATENCY.labels(type(message).__name__).time():
                await self._do(message)
            self.bad = 0
        except Refusal as e:
            self.bad += 1
            self.client.note(wire.Refused(getattr(message, "id", 0), e.code, str(e)))

    async def _do(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Answer):
            self._may_answer(message.seat)
            version = await self.room.answer(message.seat, message.answer, message.version)
            self.client.note(wire.Accepted(message.id, version))
        elif isinstance(message, wire.Take):
            self._owns(message.seat)
            self.client.taken = message.seat
            self.client.wake()
        elif isinstance(message, wire.Back):
            await self._back(message.seat)
        elif isinstance(message, wire.Chat):
            await self._chat(message)
        elif isinstance(message, wire.SetOrders):
            self._owns(message.orders.seat)
            await self.room.order(message.orders)
        elif isinstance(message, wire.Undo | wire.Resign | wire.OfferEnd | wire.Agree | wire.Decline):
            self._owns(message.seat)
            version = await self._decide(message)
            self.client.note(wire.Accepted(message.id, version))
        elif isinstance(message, wire.Commit | wire.Reveal | wire.Begin):
            self.client.note(wire.Accepted(message.id, await self._seed(message)))
        elif isinstance(message, wire.SetPace):
            self._may_pace()
            await self.room.hasten(message.pace)
        elif isinstance(message, wire.React):
            self._speaks(message.seat)
            await self.room.react(wire.Reacted(message.seat, message.mark))
        elif isinstance(message, wire.Ping):
            self.client.note(wire.Pong())
        else:
            self.client.again()

    async def _decide(self, message: wire.Undo | wire.Resign | wire.OfferEnd | wire.Agree | wire.Decline) -> int:
        """Carry out what a person decides besides moves; returns the number of its row."""
        if isinstance(message, wire.Undo):
            return await self.room.undo(message.seat, message.version)
        if isinstance(message, wire.Resign):
            return await self.room.resign(message.seat)
        if isinstance(message, wire.OfferEnd):
            return await self.room.say_of_end(Word(message.seat, "offer"))
        return await self.room.say_of_end(Word(message.seat, "agree" if isinstance(message, wire.Agree) else "decline"))

    async def _seed(self, message: wire.Commit | wire.Reveal | wire.Begin) -> int:
        """Take what is given to the dice's seed; returns the number of its row."""
        if isinstance(message, wire.Begin):
            if not (self.client.host or self.client.seats):
                raise Refusal("not-yours", "only the host or a player can do that")
            return await self.room.begin_without(HOST if self.client.host else self.client.seats[0])
        if not (message.seat == HOST and self.client.host):
            self._owns(message.seat)
        what = Committed(message.seat, message.commit) if isinstance(message, wire.Commit) else Revealed(message.seat, message.share)
        return await self.room.contribute(what, message.round)

    def _owns(self, seat: int) -> None:
        if seat not in self.client.seats:
            raise Refusal("not-yours", f"seat {seat} is not yours")

    def _may_pace(self) -> None:
        people = [s for s, player in enumerate(self.room.table.players) if player == PERSON]
        if not (self.client.host or (people and set(people) <= set(self.client.seats))):
            raise Refusal("not-yours", "the host sets the pace of computers")

    def _may_answer(self, seat: int) -> None:
        """Refuse a move for a seat that is not the client's; dice rolled by hand may be entered by the player on turn or the host."""
        table = self.room.table
        if seat == CHANCE and table.opening.dice == "hand" and (self.client.host or table.state.seat in self.client.seats):
            return
        self._owns(seat)
        if table.computer(seat):
            away = table.players[seat] == PERSON and not table.resigned[seat]
            raise Refusal("not-yours", f"a computer plays seat {seat}" + (" until you are back" if away else ""))

    async def _back(self, seat: int) -> None:
        self._owns(seat)
        if self.room.table.players[seat] == PERSON and self.room.table.away[seat] and not self.room.table.resigned[seat]:
            await self.room.seat(seat, away=False)

    def _speaks(self, seat: int) -> None:
        """Refuse chat for a seat that is not the client's, at a table without chat, or too often."""
        if not self.room.table.opening.chat:
            raise Refusal("off", "this table has no chat")
        if seat != SPECTATOR and not (seat == HOST and self.client.host):
            self._owns(seat)
        if self.room.table.attendance.muted & {seat, *(self.client.seats if seat < 0 else [])}:
            raise Refusal("muted", "the host has forbidden you to speak")
        if not self.room.talk.words.take(self.client.device):
            raise Refusal("too-fast", "not so fast")

    async def _chat(self, message: wire.Chat) -> None:
        text = " ".join(message.text.split())
        if len(text) > wire.LONGEST_CHAT or not readable(text):
            raise Refusal("malformed", f"a line of chat has 1 to {wire.LONGEST_CHAT} characters that can be shown")
        self._speaks(message.seat)
        try:
            await self.room.talk.say(message.seat, text)
        except Unavailable:
            raise Refusal("unavailable", UNWRITTEN) from None
