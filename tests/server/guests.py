"""People who play on whatever becomes of the server, and remember all they were told; and the check of that against the record."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException

from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.server import serialize
from feldherr.server.store.records import SPECTATOR, Opening, Row
from feldherr.server.tables.dice import Key, Sealed
from feldherr.server.tables.session import Session
from server.house import KEY, Chair, Device

GONE = (OSError, EOFError, WebSocketException, InvalidHandshake, httpx.TransportError)  # a server that is not there
ANSWERED = ("stale", "not-asked", "over")  # what is said to an answer that was taken before
SECOND_THOUGHTS = 0.4  # how often people take back what they can
UNDO = 10**6  # ids above are of undos
PAUSE = 0.02  # seconds: how long one thinks, and waits at a closed door


class Told(NamedTuple):
    """What a board said, as digests: all of them would be too much to keep."""

    after: int  # -1: it was a snapshot
    board: str
    events: str


class Guest:
    """Somebody at a table: a person in a seat, or one who looks on."""

    def __init__(self, device: Device, table: str, seat: int, rng: Random) -> None:
        self.device, self.table, self.seat, self.rng = device, table, seat, rng
        self.chair: Chair | None = None
        self.board: dict[str, Any] = {}
        self.told: dict[int, list[Told]] = {}
        self.meant: dict[int, tuple[int, str]] = {}  # by the version of the question: the version it was answered at, and the answer
        self.sent: Counter[int] = Counter()  # … how often
        self.unsure: int | None = None  # the question whose answer was sent, and nothing heard of it
        self.accepted: dict[int, str] = {}
        self.found: list[int] = []  # questions whose answer, sent again, was in the record already
        self.undoing = 0  # the id of an undo of which nothing was heard
        self.undone = self.back_at = 0  # how often, and at which version the last time
        self.unavailable = 0
        self.trouble: list[str] = []
        self.ended: list[int | None] = []  # how connections were closed
        self.speaks = asyncio.Event()

    @property
    def version(self) -> int:
        return int(self.board.get("version", -1))

    @property
    def over(self) -> bool:
        return bool(self.board and self.board["view"]["winners"])

    async def stay(self) -> None:
        """Come back whenever the server does, until the game is over."""
        while not self.over:
            with contextlib.suppress(*GONE):
                await self.visit()
            await asyncio.sleep(PAUSE)

    async def visit(self) -> None:
        """Play until the connection is lost."""
        self.chair = chair = await self.device.sit(self.table, self.version if self.board else None)
        chair.board = self.board
        try:
            if self.undoing:
                self.undoing = 0
                self.board = {}  # it may have been taken back
            if self.unsure is not None:
                await self.send(self.unsure)
            while not self.over:
                await self.act()
        finally:
            await chair.leave()
            self.ended.append(chair.socket.close_code)

    async def act(self) -> None:
        """Answer, or listen."""
        question = self.board.get("question")
        alone = question and self.board["asked"] == [self.seat]  # so that an undo takes no question away from others
        if alone and self.board["undo"] == self.seat and self.rng.random() < SECOND_THOUGHTS:
            return await self.take_back()
        if not question or question["since"] in self.sent:
            return await self.hear()
        assert self.chair
        await asyncio.sleep(PAUSE)
        self.meant[question["since"]] = self.version, self.chair.any_answer(self.rng)
        return await self.send(question["since"])

    async def take_back(self) -> None:
        """Take the last step back, and hear what becomes of that; if the server goes meanwhile, the record will tell."""
        assert self.chair
        self.undoing = UNDO + self.version
        await self.chair.say(type="undo", id=self.undoing, seat=self.seat, version=self.version)
        while self.undoing or self.version < self.back_at:
            await self.hear()

    async def send(self, question: int) -> None:
        """Send an answer and hear what becomes of it."""
        self.unsure = question
        await self.say(question)
        while self.unsure is not None:
            await self.hear()

    async def say(self, question: int) -> None:
        assert self.chair
        self.sent[question] += 1
        version, text = self.meant[question]
        await self.chair.say(type="answer", id=question + 1, seat=self.seat, version=version, answer=text)
        self.speaks.set()

    async def hear(self) -> None:
        """Take in a message."""
        assert self.chair
        said = await self.chair.hear(60)
        if said["type"] in ("snapshot", "update"):
            self.board = said
            self.told.setdefault(self.version, []).append(Told(said.get("after", -1), board_of(said), digest(said.get("events"))))
        elif said.get("id", 0) > UNDO:
            assert said["type"] == "accepted" or said["code"] in (*ANSWERED, "too-late", "unavailable"), said
            self.undone += said["type"] == "accepted"
            self.back_at = said.get("version", 0)
            self.undoing = 0
        elif said["type"] == "accepted":
            assert self.unsure == said["id"] - 1
            self.accepted[said["version"]] = self.meant[said["id"] - 1][1]
            self.unsure = None
        elif said["type"] == "refused":
            await self.refused(said)
        elif said["type"] == "trouble":
            self.trouble.append(said["why"])

    async def refused(self, said: dict[str, Any]) -> None:
        """It can't be taken now, and so is sent again, or it was taken before; there is no other reason."""
        question: int = said["id"] - 1
        assert self.unsure == question, said
        if said["code"] == "unavailable":
            self.unavailable += 1
            await asyncio.sleep(10 * PAUSE)
            return await self.say(question)
        assert said["code"] in ANSWERED, said
        assert self.sent[question] > 1, said
        self.found.append(question)
        self.unsure = None
        return None


def digest(said: Any) -> str:
    """The same for the same data."""
    return hashlib.blake2b(json.dumps(said, sort_keys=True).encode(), digest_size=8).hexdigest()


def board_of(said: dict[str, Any]) -> str:
    """The digest of a board, as `Record.board` makes it."""
    return digest([said["view"], said["asked"], said["question"]])


def plain(data: Any) -> Any:
    """Data as it is after the way over the wire."""
    return json.loads(msgspec.json.encode(data))


class Record:
    """The record of a table, played again row by row; what guests were told must be what it says."""

    def __init__(self, name: str, opening: Opening, rows: Sequence[Row]) -> None:
        assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "a row is missing or doubled"
        self.table = Session(name, opening, Key(hashlib.sha256(KEY.encode()).digest()))
        self.rows = rows
        self.answers: dict[tuple[int, int], str] = {}  # by seat and version of the question

    def check(self, guests: Sequence[Guest]) -> None:
        """Hold everything that these were told against the record."""
        eyes: dict[int, dict[int, list[Any]]] = {max(guest.seat, -1): {} for guest in guests}  # what they saw happen, by version
        self._compare(guests, eyes)
        for row in self.rows:
            self.play(row)
            for each, events in eyes.items():
                events[row.number] = self.events(each)
            self._compare(guests, eyes)
        for guest in guests:
            self._answers_of(guest)

    def play(self, row: Row) -> int:
        """Play a row; chance has said what follows from the seed, whenever the server was killed.

        Returns the version at which a person was asked for it; -1 if the server answered.
        """
        table, since = self.table, -1
        who, _, text = row.text.partition(" ")
        if row.kind == "answer" and who == "?":
            assert text == table.words.write(chance(table.state, Sealed(table.secret.seed(table.seeding), table.answers + 1)))
            assert CHANCE in table.since
        elif row.kind == "answer" and (reply := table.by_order(int(who))):
            assert text == table.words.write(reply.answer), "another answer than by order"
        elif row.kind == "answer":
            since = table.since[int(who)]
            self.answers[int(who), since] = text
        table.replay([row])
        return since

    def _compare(self, guests: Sequence[Guest], eyes: dict[int, dict[int, list[Any]]]) -> None:
        version = self.table.version
        for guest in guests:
            for told in guest.told.get(version, []):
                look = max(guest.seat, -1)
                assert told.board == self.board(look), f"seat {guest.seat} was told another table at version {version}"
                if told.after >= 0:
                    happened = [event for n in range(told.after + 1, version + 1) for event in eyes[look][n]]
                    assert told.events == digest(plain(happened)), f"seat {guest.seat} was told other events until version {version}"

    def board(self, eyes: int) -> str:
        """The digest of the board that a seat, or a spectator, sees now."""
        view = self.table.view(eyes)
        return digest(plain([serialize.view(view), self.table.asked(), self.table.question(view)]))

    def events(self, eyes: int) -> list[Any]:
        """What they see happen by the row that was played last."""
        return self.table.since_version(self.table.version - 1, eyes) or []

    def _answers_of(self, guest: Guest) -> None:
        """All that was accepted is there under its number; nothing is there that was not meant; what was said to be there is."""
        assert max(guest.told, default=0) <= len(self.rows), "somebody was told what is not in the record"
        for version, text in guest.accepted.items():
            assert self.rows[version - 1] == Row(version, "answer", f"{guest.seat} {text}"), "an accepted answer is lost"
        theirs = {question: text for (seat, question), text in self.answers.items() if seat == guest.seat}
        for question, text in theirs.items():
            assert guest.meant[question][1] == text, "an answer that nobody gave"
        assert len(guest.accepted) + len(guest.found) <= len(theirs) <= len(guest.accepted) + len(guest.found) + 1
        assert set(guest.found) <= set(theirs), "an answer was said to be in the record, and is not"


async def seated(host: Device, rng: Random, wish: dict[str, Any]) -> list[Guest]:
    """Open a table; its people, and one who looks on."""
    opened = await host.post("/api/tables", {"pace": 0, **wish})
    guests = []
    for seat, token in [*enumerate(opened["seats"]), (SPECTATOR, opened["spectator"])]:
        if token:
            device = Device(host.house)
            await device.post("/api/join", {"token": token})
            guests.append(Guest(device, opened["table"], seat, Random(rng.random())))
    return guests


async def ended(stays: Sequence[asyncio.Task[None]]) -> None:
    """All go home; if something was wrong with what somebody was told, it is said now."""
    while going := [stay for stay in stays if not stay.done()]:
        for stay in going:
            stay.cancel()  # Python 3.11 forgets that now and then
        await asyncio.wait(going, timeout=1)
    for end in await asyncio.gather(*stays, return_exceptions=True):
        if isinstance(end, Exception):
            raise end
