"""A whole database checked: its pages, what belongs to what, and whether every table replays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from feldherr.server import wire
from feldherr.server.store.records import Damaged, Entry, Store
from feldherr.server.tables.session import Session
from feldherr.server.tables.set_aside import examined


class Finding(NamedTuple):
    """One thing that is wrong: with the database's pages or references, with a table's record, or with what is noted beside it."""

    what: Literal["database", "record", "note"]
    table: str  # '' for the database
    detail: str  # in English


class Diagnosis(NamedTuple):
    """How much was checked, and what is wrong."""

    tables: int
    rows: int
    findings: list[Finding]


async def diagnose(store: Store, begin: Callable[[int], None], checked: Callable[[], None]) -> Diagnosis:
    """Check a database, which a server may be using; `begin` is told the number of tables, and `checked` after each."""
    findings = [Finding("database", "", fault) for fault in await store.faults(thorough=True)]
    try:
        findings += [Finding("database", "", f"map {name} has changed since it was published") for name in await store.spoilt_maps()]
        entries = await store.entries()
    except Damaged as e:
        return Diagnosis(0, 0, [*findings, Finding("database", "", str(e))])
    begin(len(entries))
    for entry in entries:
        findings += await _table(store, entry)
        checked()
    return Diagnosis(len(entries), sum(entry.rows for entry in entries), findings)


async def _table(store: Store, entry: Entry) -> list[Finding]:
    """What is wrong with a table."""
    if aside := await examined(store, entry.table):
        return [Finding("record", entry.table, aside.detail)]
    try:
        return [Finding("note", entry.table, detail) for detail in await _notes(store, entry)]
    except Damaged as e:
        return [Finding("record", entry.table, str(e))]


async def _notes(store: Store, entry: Entry) -> list[str]:
    """What does not fit a record that is good: its number of rows, whether the game is over, standing orders."""
    opening, rows = await store.opening(entry.table), await store.rows(entry.table)
    if opening is None:  # removed while we looked
        return []
    session = Session(entry.table, opening)
    await asyncio.to_thread(session.replay, rows)
    over = await store.over(entry.table)
    out = []
    if len(rows) < entry.rows:
        out.append(f"{entry.rows} rows were counted, and {len(rows)} can be read")
    if over != session.over and len(rows) == len(await store.rows(entry.table)):  # else it has gone on meanwhile
        out.append(f"the game is {'not ' if over else ''}over, but noted as {'' if over else 'not '}over")
    return out + [f"the orders of seat {seat}: {why}" for seat, text in (await store.orders(entry.table)).items() if (why := _unread(text))]


def _unread(orders: str) -> str:
    """Why standing orders can't be read; '' if they can."""
    try:
        msgspec.json.decode(orders, type=wire.Orders)
    except msgspec.DecodeError as e:
        return str(e)
    return ""
