"""What a history is made of: what devices sent and saw, which faults there were, and the record that is left. One JSON object per line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec


class Entry(msgspec.Struct, tag_field="what", frozen=True):
    """Something that happened at a moment of the machine's monotonic clock."""

    at: float
    table: str
    device: str


class Sent(Entry, tag="sent", frozen=True):
    """A device sends a request: for the first time, or again under the same number."""

    request: int
    kind: str  # answer, undo
    seat: int
    text: str
    version: int  # of the board on which it was decided


class Accepted(Entry, tag="accepted", frozen=True):
    """A request is said to be row `row` of the record."""

    request: int
    row: int


class Refused(Entry, tag="refused", frozen=True):
    """A request is refused; `unavailable` leaves open whether it was written."""

    request: int
    code: str


class Seen(Entry, tag="seen", frozen=True):
    """A device is shown the table: a digest of the board, and of each event since version `after`."""

    eyes: int  # the seat that may see this, -1 for a spectator
    version: int
    update: bool  # it goes on from what the device had; else it is a snapshot
    after: int
    board: str
    events: list[str]


class Row(msgspec.Struct, tag="row", tag_field="what", frozen=True):
    """A row of the record that is left; number 0 is the table before the first."""

    table: str
    number: int
    kind: str = ""
    seat: int = -1
    text: str = ""
    since: int = -1  # the version at which a person was asked this; -1: nobody's own decision (chance, computers, standing orders)
    void: int = 0  # the row that takes it back; who comes later need not be told of it
    boards: dict[int, str] = {}  # after this row, by eyes
    events: dict[int, list[str]] = {}


class Fault(msgspec.Struct, tag="fault", tag_field="what", frozen=True):
    """A fault begins or ends: for whoever reads the history."""

    at: float
    says: str


Line: TypeAlias = Sent | Accepted | Refused | Seen | Row | Fault

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode


def write(path: Path, lines: Iterable[Any]) -> None:
    """Keep a history as JSON lines."""
    path.write_bytes(b"".join(encode(line) + b"\n" for line in lines))


def read(path: Path) -> list[Line]:
    """A history that was kept."""
    return [decode(line) for line in path.read_bytes().splitlines()]
