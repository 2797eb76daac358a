"""Messages of clients over the stream."""

from __future__ import annotations

from typing import Literal

import msgspec

from feldherr.server.wire.table import Orders
from feldherr.server.wire.words import Reaction


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """A move for one of your seats (-1: dice rolled by hand), decided when the table was at this version."""

    id: int  # a number that you choose; the reply repeats it
    seat: int  # one of yours; -1: dice rolled by hand
    version: int  # the table that you have seen
    answer: str  # the move in text form (docs/formats.md)


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """The player of this seat has the device now: send this seat's view (for devices with several seats)."""

    seat: int  # one of yours


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """The person is back and takes the seat over from the computer."""

    seat: int  # one of yours


class SetOrders(msgspec.Struct, frozen=True, tag="orders", forbid_unknown_fields=True):
    """New standing orders for one of your seats. They come back as `orders`."""

    orders: Orders  # all of them, for that seat
    id: int = 0  # returned if it is refused


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last move of your seat, seen at this version. Possible until the next roll, draw or move of another seat."""

    id: int  # as in `answer`
    seat: int  # one of yours
    version: int  # the table that you have seen


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up a seat for good. You may go on watching."""

    seat: int  # one of yours
    id: int = 0  # as in `answer`


class OfferEnd(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Offer to end the game now, by agreement of all people who still play."""

    seat: int  # one of yours
    what: Literal["end"] = "end"  # the only kind of offer
    id: int = 0  # as in `answer`


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Agree to the offer."""

    seat: int  # one of yours
    id: int = 0  # as in `answer`


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Decline the offer, or withdraw your own."""

    seat: int  # one of yours
    id: int = 0  # as in `answer`


class SetPace(msgspec.Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """Have computers play quicker or slower while people watch: milliseconds between their answers. For the host, and for the only
    person at a table; it stays."""

    pace: int  # milliseconds
    id: int = 0  # as in `answer`


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something. It comes back as a `chat` message when it is stored."""

    text: str  # up to 300 characters
    seat: int = -2  # one of yours; -1: the host, -2: a spectator
    id: int = 0  # returned if it is refused


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Send a reaction."""

    mark: Reaction  # the reaction
    seat: int = -2  # one of yours; -1: the host, -2: a spectator


class Commit(msgspec.Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """Commit to a share of the seed for your seat: SHA-256 of a text with the share (docs/dice.md); '' to take no part."""

    seat: int  # one of yours; -1: the host, at tables without people
    round: int  # of `table.shares`
    commit: str  # 64 hexadecimal digits
    id: int = 0  # as in `answer`


class Reveal(msgspec.Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Show the share that you have committed to. Do so only when all commitments are here."""

    seat: int  # as in `commit`
    round: int  # of `table.shares`
    share: str  # 64 hexadecimal digits
    id: int = 0  # as in `answer`


class Begin(msgspec.Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Begin without the shares that are still awaited: the host, or after a long wait a player from whom none is. Everybody is told."""

    id: int = 0  # as in `answer`


class Resync(msgspec.Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Ask for a new snapshot."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Check the connection: browsers can't see WebSocket pings. The server replies with `pong`."""


ClientMessage = (
    Answer
    | Take
    | Back
    | SetOrders
    | Undo
    | Resign
    | OfferEnd
    | Agree
    | Decline
    | SetPace
    | Chat
    | React
    | Commit
    | Reveal
    | Begin
    | Resync
    | Ping
)
