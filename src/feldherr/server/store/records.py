"""What is stored about a table (its opening, its rows, its roles, its chat), and the interface `Store`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

Kind = Literal["answer", "seat", "undo", "offer", "end", "dice", "told"]


class Row(NamedTuple):
    """One row of a table's record: a move (`0 attack alaska kamchatka 3`), or something else that happened at the table (JSON)."""

    number: int  # from 1, without a gap: the version of the table after it
    kind: Kind
    text: str


class Opening(msgspec.Struct, frozen=True):
    """The settings with which a table was opened; they never change, but for the version of its rules."""

    mode: str
    house: dict[str, str]
    names: list[str]
    players: list[str]  # of each seat: "person", or a computer player
    clock: int  # seconds a turn; 0: none
    pace: int  # milliseconds between the answers of computer players
    chat: bool
    dice: Literal["program", "hand"]
    seed: str  # hexadecimal: in scheme 1 all chance follows from it, in scheme 2 the server's share does, together with the server's key
    undo: bool = True  # moves can be taken back
    resigned: Literal["computer", "neutral"] = "computer"  # who plays the seat of a person who has resigned
    scheme: int = 1  # of the dice (docs/dice.md)
    commitment: str = ""  # scheme 2: to the server's share, the rules and the seats
    start: int = 0  # moves in the saved game that the table was opened with
    shares: bool = False  # the devices of people give shares too
    here: list[int] = []  # seats that a device had when the table was opened
    version: int = 0  # of the mode's rules, to which the commitment binds; 0: unknown
    hints: bool = False  # players may ask for hints
    adopted: int = 0  # the version by which it is played since an upgrade; 0: still that one

    @property
    def plays(self) -> int:
        """The version of the rules by which the table is played now."""
        return self.adopted or self.version


class Role(NamedTuple):
    """A role at a table: a seat (from 0), HOST or SPECTATOR."""

    table: str
    seat: int


HOST = -1
SPECTATOR = -2


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    text: str


class Change(NamedTuple):
    """What another process did to a table: it has written something, or says something that is not stored."""

    table: str
    message: str = ""


class Entry(NamedTuple):
    """A table in a list of all; times in microseconds since 1970."""

    table: str
    created: int
    played: int  # when it was last written to, or opened
    over: bool
    rows: int


class Published(NamedTuple):
    """A map that a device has published, without its text."""

    id: str  # the SHA-256 of its text
    device: str
    name: str
    author: str
    territories: int
    created: int = 0  # in microseconds since 1970


class StoreState(NamedTuple):
    """How a store is now."""

    waiting: int  # appends that are not written yet
    damage: str  # what the database last said about pages that it can't read; '' if nothing


class Taken(Exception):
    """A row with that number exists already, because somebody else has written first; nothing was written."""


class Held(Exception):
    """The device has that role already; nothing was written."""


class Full(Exception):
    """There are as many as there may be; nothing was written."""


class Unavailable(Exception):
    """The store can't be read or written now. Whether a pending write was done is unknown."""


class Damaged(Unavailable):
    """The database itself says that it is damaged where it was read."""


class Spoilt(ValueError):
    """Something that was stored has changed since, or can't be read: the opening (row 0), or a row of the table."""

    def __init__(self, table: str, row: int, why: str) -> None:
        super().__init__(f"table {table}, {f'row {row}' if row else 'opening'}: {why}")
        self.row = row


class Store(Protocol):
    """The interface of stores. A write is on the disk when the method returns; any method may raise Unavailable."""

    async def open(self) -> None:
        """Connect, and migrate the database to the newest schema."""

    async def look(self) -> None:
        """Connect to read only, while a server may be running; ValueError if the database is missing or has another schema."""

    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    async def create(self, table: str, opening: Opening, rows: Sequence[Row], links: dict[str, Role], wakeful: bool, over: bool) -> None:
        """Store a new table with its first rows and its links (by the digests of their tokens)."""

    async def opening(self, table: str) -> Opening | None:
        """The settings of a table; None if there is no such table, Spoilt if they can't be read."""

    async def over(self, table: str) -> bool:
        """Whether the table's game is over."""

    async def rows(self, table: str, after: int = 0, most: int | None = None, kind: Kind | None = None) -> list[Row]:
        """The table's rows after a number, in order: all, or those of a kind, or at most a number of them.

        Spoilt if one of them has changed since it was written.
        """

    async def adopt(self, table: str, version: int, told: str) -> None:
        """Store that the table is played by this version of its rules from now on, with a row that tells it; Taken if it was already."""

    async def outdated(self, versions: Mapping[str, int]) -> list[str]:
        """The unfinished tables that are not played by these versions (by mode) of their rules."""

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
        """Store the standing orders of a seat, or of the host, and whether the server has to answer for somebody now."""

    async def orders(self, table: str) -> dict[int, str]:
        """The standing orders of those who have given any."""

    async def append(self, table: str, rows: Sequence[Row], wakeful: bool, over: bool) -> None:
        """Add rows, all or none; Taken if one of their numbers exists. `wakeful`: a computer player has to move next, or a clock runs.

        Rows of many tables may be written together.
        """

    async def try_to_write(self, table: str) -> None:
        """Write without changing anything; Unavailable if that fails, as on a full disk."""

    async def beat(self) -> None:
        """Write something; Unavailable if that fails, as on a full disk."""

    async def faults(self, thorough: bool = False) -> list[str]:
        """What is wrong with the database's pages and references; without `thorough` only what can be looked up quickly."""

    async def counts(self) -> dict[str, int]:
        """How many tables are `running` and `finished`."""

    async def entries(self, over: bool | None = None, before: int | None = None) -> list[Entry]:
        """All tables, the oldest first; only those that are over (or not), or were last written to before a time."""

    async def remove(self, table: str, before: int | None = None) -> bool:
        """Delete a table and all that belongs to it; False, and nothing deleted, if it was written to since `before` or is not there."""

    async def shrink(self) -> None:
        """Give the space of what was removed back to the disk, as far as that holds nobody up."""

    async def unfinished(self) -> list[str]:
        """The tables whose game is not over."""

    async def wakeful(self) -> list[str]:
        """The unfinished tables at which a computer player has to move or a clock runs, but for those that rest."""

    async def rest(self, table: str) -> None:
        """Store that nothing has to be done at the table until somebody comes: it is not wakeful, up to its next row."""

    async def link(self, digest: str) -> Role | None:
        """The role of a link, by its digest; None if there is no such link."""

    async def relink(self, digest: str, role: Role) -> None:
        """Replace all links of a role by a new one; devices that used the earlier ones lose the role."""

    async def add_link(self, digest: str, role: Role, device: str) -> None:
        """A further link to a role that a device has, besides those that there are.

        Taken if it has lost it meanwhile, Full if there are many.
        """

    async def hold(self, device: str, role: Role, by: str = "", told: str = "") -> None:
        """Give a device (the digest of its cookie) a role; by a link (its digest): Taken if another device has used it.

        `told` is the text of a row that tells it, added to the table's record with it or not at all; Held if the device has the role,
        Full if too many have.
        """

    async def used(self, link: str, device: str) -> bool:
        """Whether another device has used a link (its digest)."""

    async def holders(self, role: Role) -> list[str]:
        """The devices that have a role."""

    async def drop(self, device: str, role: Role) -> None:
        """Take a role from a device."""

    async def held(self, device: str) -> list[Role]:
        """All roles of a device at all tables, the newest first."""

    async def hosting(self, device: str) -> int:
        """How many unfinished tables a device hosts."""

    async def remark(self, table: str, told: str) -> None:
        """Add a row that tells something, after whatever rows there are, and whether or not they can be read; once, if it is told again."""

    async def say(self, table: str, seat: int, text: str) -> ChatLine:
        """Store a line of chat; of many, the oldest go."""

    async def chat(self, table: str, last: int) -> list[ChatLine]:
        """The last lines of chat, in order."""

    async def publish(self, entry: Published, text: str, most: int, most_of_device: int) -> None:
        """Store a map for everybody, unless it is there already; Full if there are too many in all, or of that device."""

    async def published(self) -> list[Published]:
        """All published maps, the newest first."""

    async def published_map(self, name: str) -> str | None:
        """A published map in one line, by its id; None if there is none, or if it has changed since."""

    async def withdraw(self, name: str, device: str | None = None) -> bool:
        """Delete a published map, by its id; False if there is none, or if it is not that device's."""

    async def spoilt_maps(self) -> list[str]:
        """The ids of published maps that have changed since they were written."""

    async def lead(self, table: str) -> bool:
        """Try to become the process that runs the table's computer players and clock; True if this process is."""

    async def follow(self, table: str) -> None:
        """Stop leading a table."""

    async def pass_on(self, table: str, message: str) -> None:
        """Say something short about a table to the other processes that run now; it is not stored."""

    def changes(self) -> AsyncIterator[Change]:
        """Yield what other processes write to tables (rows, links, roles, orders, chat) or say of them.

        The table '' comes after a break, when some may be missing. A store for one process yields nothing.
        """

    def facts(self) -> dict[str, Any]:
        """Counters for /metrics: writes, batches, failures."""

    def state(self) -> StoreState:
        """How it is now."""
