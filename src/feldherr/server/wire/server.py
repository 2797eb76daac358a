"""Messages of the server over the stream."""

from __future__ import annotations

import msgspec

from feldherr.server.wire.table import Line, Orders, Question, Table, View
from feldherr.server.wire.words import Code, Event, Reaction


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The whole table: sent first, and whenever a client has missed too much."""

    protocol: int
    version: int
    yours: list[int]  # the seats that this device holds
    host: bool
    table: Table
    view: View
    asked: list[int]  # the seats whose move it is; -1: dice are to be rolled by hand, or wait for shares (`table.shares.waits`)
    question: Question | None
    left: float  # seconds left on the clock; -1: no clock
    chat: list[Line]
    after: int  # the events begin after this version
    events: list[Event]
    undo: int  # the seat that may take back its last step now; -1: none
    answering: list[int]  # of your seats, those for which the server answers in a moment by their orders: nobody need be asked
    orders: list[Orders]  # of your seats


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The events since version `after`, and the view as it is now."""

    version: int
    after: int
    events: list[Event]
    view: View
    asked: list[int]
    question: Question | None
    left: float
    undo: int
    answering: list[int]


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Somebody joined, left, or changed seats."""

    table: Table
    yours: list[int]
    host: bool


class StandingOrders(msgspec.Struct, frozen=True, tag="orders"):
    """The standing orders of your seats: they were changed, by this device or another of the same person."""

    orders: list[Orders]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The move (or what else has an `id`) was accepted and is on the disk, as row `version` of the record."""

    id: int
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message was refused and changed nothing. Only with `unavailable` that is uncertain until the trouble is over."""

    id: int  # of the message; 0 if it has none
    code: Code
    why: str


class Spoken(msgspec.Struct, frozen=True, tag="chat"):
    """A new line of chat."""

    line: Line


class Reacted(msgspec.Struct, frozen=True, tag="reaction"):
    """Somebody sent a reaction."""

    seat: int
    mark: Reaction


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The database can't be written: moves are refused until a message with an empty `why`. Without this message there is no trouble."""

    why: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The reply to `ping`."""


ServerMessage = Snapshot | Update | Seats | StandingOrders | Accepted | Refused | Spoken | Reacted | Trouble | Pong
