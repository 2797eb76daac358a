"""What is kept of a table: how it was opened, one row an answer or other change, who may sit there; and what a store promises about it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

Kind = Literal["answer", "seat"]


class Row(NamedTuple):
    """One line of a table's record: an answer (`0 attack alaska kamchatka 3`) or a change of a seat (JSON)."""

    number: int  # from 1, without a gap: the version of the table after it
    kind: Kind
    text: str


class Opening(msgspec.Struct, frozen=True):
    """How a table was opened; nothing of it ever changes."""

    mode: str
    house: dict[str, str]
    names: list[str]
    players: list[str]  # of each seat: "person", or a computer player
    clock: int  # seconds a turn; 0: none
    pace: int  # milliseconds between the answers of computer players
    chat: bool
    dice: Literal["program", "hand"]
    seed: str  # hexadecimal; all chance follows from it, and it is shown when the game is over


class Role(NamedTuple):
    """What a link is good for at a table: a seat (from 0), hosting, or looking on."""

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
    """A row of that number exists already: somebody else has written first, and nothing of this was written."""


class Unavailable(Exception):
    """The store can't be read or written now; whether a write that was under way has been done is not known."""


class Store(Protocol):
    """Where tables are kept. Every write is on the disk when it returns; any method may raise Unavailable."""

    async def open(self) -> None:
        """Get ready: bring the tables of the database up to date."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""

    async def create(self, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], wakeful: bool, over: bool) -> None:
        """A new table with its first rows and its links (by the digest of their tokens)."""

    async def opening(self, table: str) -> Opening | None:
        """How a table was opened; None if there is none of that name."""

    async def over(self, table: str) -> bool:
        """Whether its game has ended."""

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """Its rows with higher numbers than that, in order: all, or at most so many."""

    async def played(self, tables: Collection[str]) -> dict[str, int]:
        """When each of these was last written to (or opened), in microseconds since 1970; those that there are."""

    async def append(self, table: str, rows: Sequence[Row], wakeful: bool, over: bool) -> None:
        """Add rows, all or none; Taken if one of their numbers is. `wakeful`: something is to be done without anybody asking (a computer
        player's answer, a clock). Many tables' rows may go to the disk together."""

    async def try_to_write(self, table: str) -> None:
        """Write without changing anything: Unavailable if that can't be done now, as on a full disk."""

    async def unfinished(self) -> list[str]:
        """The tables whose game is not over."""

    async def wakeful(self) -> list[str]:
        """The unfinished tables at which something is to be done without anybody asking."""

    async def link(self, digest: str) -> Role | None:
        """What a link is good for."""

    async def relink(self, digest: str, role: Role) -> None:
        """A new link in place of all earlier ones for the same role; whoever held it by those holds it no more."""

    async def hold(self, device: str, role: Role) -> None:
        """That device (the digest of its cookie) may act in that role from now on."""

    async def held(self, device: str) -> list[Role]:
        """All roles of a device, at all tables, the newest first."""

    async def say(self, table: str, seat: int, text: str) -> Said:
        """Keep a line of chat."""

    async def chat(self, table: str, last: int) -> list[Said]:
        """The last lines of chat, in order."""

    async def lead(self, table: str) -> bool:
        """Try to become the one process that does what a table needs without being asked; True if this process is it."""

    async def follow(self, table: str) -> None:
        """Stop leading a table."""

    def changes(self) -> AsyncIterator[str]:
        """The tables to which other processes have written (rows, links, holds or chat), as they do; '' after a break in which some may
        have been missed. A store for one process has none, ever."""

    def facts(self) -> dict[str, Any]:
        """Numbers for /metrics: writes, batches, failures."""
