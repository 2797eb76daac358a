"""Messages of clients over the stream."""

from __future__ import annotations

from typing import Literal

import msgspec

from feldherr.server.wire.table import Orders
from feldherr.server.wire.words import Reaction


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """A move for one of your seats (-1: dice rolled by hand), decided when the table was at this version."""

    id: int
    seat: int
    version: int
    answer: str


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """The player of this seat has the device now: send this seat's view (for devices with several seats)."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """The person is back and takes the seat over from the computer."""

    seat: int


class SetOrders(msgspec.Struct, frozen=True, tag="orders", forbid_unknown_fields=True):
    """New standing orders for one of your seats. They come back as `orders`."""

    orders: Orders
    id: int = 0  # returned if it is refused


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last step of your seat, seen at this version. Possible until the next dice, draw or answer of another seat."""

    id: int
    seat: int
    version: int


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up a seat for good. You may go on watching."""

    seat: int
    id: int = 0


class OfferEnd(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Offer to end the game now, by agreement of all people who still play."""

    seat: int
    what: Literal["end"] = "end"
    id: int = 0


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Agree to the offer."""

    seat: int
    id: int = 0


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Decline the offer, or withdraw your own."""

    seat: int
    id: int = 0


class SetPace(msgspec.Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """Have computers play quicker or slower while people watch: milliseconds between their answers. For the host, and for the only
    person at a table; it stays."""

    pace: int
    id: int = 0


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something. It comes back as a `chat` message when it is stored."""

    text: str
    seat: int = -2
    id: int = 0  # returned if it is refused


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Send a reaction."""

    mark: Reaction
    seat: int = -2


class Commit(msgspec.Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """Commit to a share of the seed for your seat: SHA-256 of a text with the share (docs/dice.md); '' to take no part."""

    seat: int
    round: int
    commit: str
    id: int = 0


class Reveal(msgspec.Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Show the share that you have committed to. Do so only when all commitments are here."""

    seat: int
    round: int
    share: str
    id: int = 0


class Begin(msgspec.Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Begin without the shares that are still awaited: the host, or after a long wait a player from whom none is. Everybody is told."""

    id: int = 0


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
