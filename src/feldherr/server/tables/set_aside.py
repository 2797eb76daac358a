"""Tables that can't be played: why, and how far their record is good. They are set aside, so that nobody else is held up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec

from feldherr.editions import MODES, find
from feldherr.engine import game as engine
from feldherr.server import wire
from feldherr.server.store.records import Damaged, Opening, Row, Spoilt, Store
from feldherr.server.tables.modes import on_named_map
from feldherr.server.tables.session import Session
from feldherr.server.tables.standing import SeatChange, TakenBack, moves

AGAIN = 600.0  # seconds after which a table that was set aside is tried again, if somebody wants it


class SetAside(Exception):
    """A table can't be played on. `good` is the number of its last good row, `moves` the number of moves up to there.

    One is raised again and again while its table is set aside, without the traceback of the last time, which would grow.
    """

    def __init__(self, table: str, code: wire.AsideCode, detail: str, opening: Opening | None = None, rows: Sequence[Row] = ()) -> None:
        super().__init__(f"this table can't be played on: {detail}")
        self.table = table
        self.code: wire.AsideCode = code
        self.detail = detail
        self.opening = opening
        self.good = len(rows)
        self.moves = len(moves(rows))
        self.since = time.monotonic()

    def told(self) -> wire.Aside:
        """What its people are told."""
        return wire.Aside(self.code, self.good + 1, self.moves, self.detail[:300])

    def lasts(self) -> bool:
        """Whether it is too early to try again."""
        return time.monotonic() - self.since < AGAIN


async def examined(store: Store, table: str) -> SetAside | None:
    """Why a table can't be played; None if it can, or isn't there."""
    opening: Opening | None = None
    rows: list[Row] = []
    try:
        opening = await store.opening(table)
        if opening is None:
            return None
        rows = await store.rows(table)
    except Spoilt as e:
        if e.row == 0:
            return SetAside(table, "opening", str(e))
        rows = await store.rows(table, most=e.row - 1)
        return SetAside(table, "changed", str(e), opening, played(table, opening, rows)[0] if opening else [])
    except Damaged as e:
        return SetAside(table, "damaged", str(e), opening)
    good, why = await asyncio.to_thread(played, table, opening, rows)
    return SetAside(table, code_of(opening), why, opening, good) if why else None


def played(table: str, opening: Opening, rows: Sequence[Row]) -> tuple[Sequence[Row], str]:
    """The rows that can be played one after another, and what is wrong with the next; '' if those are all."""
    try:
        session = Session(table, opening)
    except Exception as e:  # whatever is wrong with it: nobody else may be held up
        return [], str(e) or type(e).__name__
    try:
        session.replay(rows)
    except Exception as e:
        good = rows[: session.version or readable(rows)]
        why = f"row {len(good) + 1}: {e or type(e).__name__}"
        return (played(table, opening, good)[0] if len(good) < len(rows) else []), why
    return rows, ""


def readable(rows: Sequence[Row]) -> int:
    """How many rows come before the first undo that can't be read."""
    for n, row in enumerate(rows):
        try:
            if row.kind == "undo":
                msgspec.json.decode(row.text, type=TakenBack)
        except msgspec.DecodeError:
            return n
    return 0


def is_current(opening: Opening) -> bool:
    """Whether a table is played by the rules that are here."""
    return opening.mode in MODES and MODES[opening.mode].version == opening.plays


def code_of(opening: Opening) -> wire.AsideCode:
    """What to tell people of a record that does not fit: the rules are others now, or there are none of that name, or a row is bad."""
    if opening.mode not in MODES:
        return "mode"
    return "row" if opening.plays == find(opening.mode).version else "version"


def names_of(opening: Opening, rows: Sequence[Row]) -> list[str]:
    """What everybody is called in the end."""
    changes = [msgspec.json.decode(row.text, type=SeatChange) for row in rows if row.kind == "seat"]
    later = {change.seat: change.name for change in changes if change.name}
    return [later.get(seat, name) for seat, name in enumerate(opening.names)]


def saved_text(opening: Opening, rows: Sequence[Row]) -> str:
    """A record as a saved game. If its mode is not installed, it names the version by which it was played."""
    names, seats = names_of(opening, rows), len(opening.players)
    lines = [row.text for row in moves(rows)]
    try:
        head = engine.heading(engine.FORMAT, on_named_map(find(opening.mode), opening.house), seats, names)
    except ValueError:
        house = [f"with {name}={value}" for name, value in opening.house.items()]
        head = [engine.FORMAT, f"rules {opening.mode} {opening.version}", *house, *[f"name {name}" for name in names], f"seats {seats}"]
    return "\n".join([*head, *lines]) + "\n"
