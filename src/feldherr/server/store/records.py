"""What is stored about a table (its opening, its rows, its roles, its chat), and the interface `Store`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

Kind = Literal["answer", "seat", "undo", "offer", "end", "dice", "told"]


class Row(NamedTuple):
    """One row of a table's record: a move (`0 attack alaska kamchatka 3`), or something else that happened at the table (JSON)."""

    number: int  # from 1, without a gap: the version of the table after it
    kind: Kind
    text: str


class Opening(msgspec.Struct, frozen=True):
    """The settings with which a table was opened; they never change."""

    mode: str
    house: dict[str, str]
    names: list[str]
    players: list[str]  # of each seat: "person", or a computer player
    clock: int  # seconds a turn; 0: none
    pace: int  # milliseconds between the answers of computer players
    chat: bool
    dice: Literal["program", "hand"]
    seed: str  # hexadecimal: in scheme 1 all chance follows from it, in scheme 2 the server's share does, together with the server's key
    undo: bool = True  # steps may be taken back
    resigned: Literal["computer", "neutral"] = "computer"  # who plays the seat of a person who has resigned
    scheme: int = 1  # of the dice (docs/dice.md)
    commitment: str = ""  # scheme 2: to the server's share, the rules and the seats
    start: int = 0  # so many moves were in the saved game that the table was opened with
    shares: bool = False  # the devices of people give shares too
    here: list[int] = []  # seats that a device had when the table was opened


class Role(NamedTuple):
    """A role at a table: a seat (from 0), HOST or SPECTATOR."""

    table: str
    seat: int


HOST = -1
SPECTATOR = -2


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    text: str


class Taken(Exception):
    """A row with that number exists already, because somebody else has written first; nothing was written."""


class Unavailable(Exception):
    """The store can't be read or written now. Whether a pending write was done is unknown."""


class Store(Protocol):
    """The interface of stores. A write is on the disk when the method returns; any method may raise Unavailable."""

    async def open(self) -> None:
        """Connect, and migrate the database to the newest schema."""

    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    async def create(self, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], wakeful: bool, over: bool) -> None:
        """Store a new table with its first rows and its links (by the digests of their tokens)."""

    async def opening(self, table: str) -> Opening | None:
        """The settings of a table; None if there is no such table."""

    async def over(self, table: str) -> bool:
        """Whether the table's game is over."""

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """The table's rows after a number, in order: all, or at most so many."""

    async def played(self, tables: Collection[str]) -> dict[str, int]:
        """When each of these tables was last written to (or opened), in microseconds since 1970."""

    async def rematch(
        self, old: str, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], seats: dict[int, int], wakeful: bool
    ) -> None:
        """Store a new table as the rematch of an old one; Taken if that has one already.

        Every device gets the roles there that it has at the old table, with the seats renumbered.
        """

    async def rematch_of(self, table: str) -> str:
        """The table's rematch; '' if there is none."""

    async def set_orders(self, table: str, seat: int, text: str, wakeful: bool) -> None:
        """Store the standing orders of a seat, and whether the server has to answer for somebody now."""

    async def orders(self, table: str) -> dict[int, str]:
        """The standing orders of those seats that have given any."""

    async def append(self, table: str, rows: Sequence[Row], wakeful: bool, over: bool) -> None:
        """Add rows, all or none; Taken if one of their numbers exists. `wakeful`: a computer player has to move next, or a clock runs.

        Rows of many tables may be written together.
        """

    async def try_to_write(self, table: str) -> None:
        """Write without changing anything; Unavailable if that fails, as on a full disk."""

    async def unfinished(self) -> list[str]:
        """The tables whose game is not over."""

    async def wakeful(self) -> list[str]:
        """The unfinished tables at which a computer player has to move or a clock runs."""

    async def link(self, digest: str) -> Role | None:
        """The role of a link, by its digest; None if there is no such link."""

    async def relink(self, digest: str, role: Role) -> None:
        """Replace all links of a role by a new one; devices that used the earlier ones lose the role."""

    async def add_link(self, digest: str, role: Role) -> None:
        """A further link to a role, besides those that there are."""

    async def hold(self, device: str, role: Role, by: str = "") -> None:
        """Give a device (the digest of its cookie) a role; by a link (its digest): Taken if another device has used it."""

    async def used(self, link: str, device: str) -> bool:
        """Whether another device has used a link (its digest)."""

    async def holders(self, role: Role) -> list[str]:
        """The devices that have a role."""

    async def held(self, device: str) -> list[Role]:
        """All roles of a device at all tables, the newest first."""

    async def hosting(self, device: str) -> int:
        """How many unfinished tables a device hosts."""

    async def say(self, table: str, seat: int, text: str) -> Said:
        """Store a line of chat."""

    async def chat(self, table: str, last: int) -> list[Said]:
        """The last lines of chat, in order."""

    async def lead(self, table: str) -> bool:
        """Try to become the process that runs the table's computer players and clock; True if this process is."""

    async def follow(self, table: str) -> None:
        """Stop leading a table."""

    def changes(self) -> AsyncIterator[str]:
        """Yield the tables to which other processes write (rows, links, roles or chat); '' after a break, when some may be missing.

        A store for one process yields nothing.
        """

    def facts(self) -> dict[str, Any]:
        """Counters for /metrics: writes, batches, failures."""
