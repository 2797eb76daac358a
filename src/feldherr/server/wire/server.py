"""Messages of the server over the stream."""

from __future__ import annotations

import msgspec

from feldherr.server.wire.table import Line, Orders, Question, Table, View
from feldherr.server.wire.words import Code, Event, Reaction


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The whole table: sent first, and whenever a client has missed too much."""

    protocol: int  # the version of this protocol
    version: int  # of the table: the number of rows in its record
    yours: list[int]  # the seats that this device holds
    host: bool  # whether this device is the host's
    table: Table  # what does not belong to its game
    view: View  # the game, as far as this device may know it
    asked: list[int]  # the seats whose move it is; -1: dice are to be rolled by hand, or wait for shares (`table.shares.waits`)
    question: Question | None  # for the seat whose view this is, if it is to move
    left: float  # seconds left on the clock; -1: no clock
    chat: list[Line]  # the latest lines
    after: int  # the events begin after this version
    events: list[Event]  # what happened, the earliest first
    undo: int  # the seat that may take back its last step now; -1: none
    answering: list[int]  # of your seats, those for which the server answers in a moment by their orders: nobody need be asked
    orders: list[Orders]  # of your seats


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The events since version `after`, and the view as it is now."""

    version: int  # of the table now
    after: int  # the version that the events begin after
    events: list[Event]  # what happened, the earliest first
    view: View  # the game, as far as this device may know it
    asked: list[int]  # as in the snapshot
    question: Question | None  # as in the snapshot
    left: float  # seconds left on the clock; -1: no clock
    undo: int  # as in the snapshot
    answering: list[int]  # as in the snapshot


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Somebody joined, left, or changed seats."""

    table: Table  # as it is now
    yours: list[int]  # the seats that this device holds
    host: bool  # whether this device is the host's


class StandingOrders(msgspec.Struct, frozen=True, tag="orders"):
    """The standing orders of your seats: they were changed, by this device or another of the same person."""

    orders: list[Orders]  # of all your seats


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The move (or what else has an `id`) was accepted and is on the disk, as row `version` of the record."""

    id: int  # of your message
    version: int  # the number of its row


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message was refused and changed nothing. Only with `unavailable` that is uncertain until the trouble is over."""

    id: int  # of the message; 0 if it has none
    code: Code  # why, for programs
    why: str  # in English


class Spoken(msgspec.Struct, frozen=True, tag="chat"):
    """A new line of chat."""

    line: Line  # who said what


class Reacted(msgspec.Struct, frozen=True, tag="reaction"):
    """Somebody sent a reaction."""

    seat: int  # whose; -1: the host, -2: a spectator
    mark: Reaction  # the reaction


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The database can't be written: moves are refused until a message with an empty `why`. Without this message there is no trouble."""

    why: str  # in English; '' when it is over


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The reply to `ping`."""


ServerMessage = Snapshot | Update | Seats | StandingOrders | Accepted | Refused | Spoken | Reacted | Trouble | Pong
