"""`feldherr tables`: lists, exports and removes the tables of a server."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from feldherr.cli.commands.rules import grid
from feldherr.cli.database import add_database, at_database, url_of
from feldherr.cli.house_rules import Refused
from feldherr.cli.progress import counting
from feldherr.cli.sanitize import printable, short
from feldherr.cli.table.screen import console
from feldherr.locales import say

if TYPE_CHECKING:
    from feldherr.server.store.records import Entry, Store

ACTIONS = ("list", "export", "remove")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("tables", help="help-tables", description="help-tables-about")
    p.add_argument("action", choices=ACTIONS, metavar="ACTION", help="help-tables-action")
    p.add_argument("table", nargs="*", metavar="TABLE", help="help-tables-table")
    p.add_argument("--finished", action="store_true", help="help-tables-finished")
    p.add_argument("--older", type=float, default=0.0, metavar="DAYS", help="help-tables-older")
    p.add_argument("--to", default=".", metavar="FOLDER", help="help-tables-to")
    add_database(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List, export or remove tables."""
    chosen = bool(args.table or args.finished or args.older > 0)
    if args.action == "remove" and not chosen:
        raise Refused(say("tables-which"))

    async def story(store: Store) -> None:
        entries = await selected(store, args)
        await {"list": show, "export": export, "remove": remove}[args.action](store, entries, args)

    at_database(url_of(args), story, alone=args.action == "remove")
    return 0


async def selected(store: Store, args: argparse.Namespace) -> list[Entry]:
    """The tables that are meant: those that are named, else all; of them the finished ones, or those not played at for so long."""
    before = time.time_ns() // 1000 - int(args.older * 86_400_000_000) if args.older > 0 else None
    found = await store.entries(True if args.finished else None, before)
    if missing := set(args.table) - {entry.table for entry in found}:
        raise Refused(say("tables-unknown", table=short(min(missing))))
    return [entry for entry in found if not args.table or entry.table in args.table]


async def show(store: Store, entries: list[Entry], args: argparse.Namespace) -> None:
    """Print one line for each table."""
    from feldherr.server.store.records import Damaged, Spoilt

    out = console()
    page = grid(*[say(f"tables-{column}") for column in ("id", "played", "state", "rows", "mode", "players")])
    for entry in entries:
        try:
            opening = await store.opening(entry.table)
        except (Spoilt, Damaged):
            opening = None
        mode, names = (opening.mode, ", ".join(opening.names)) if opening else ("?", "?")
        state = say("tables-over" if entry.over else "tables-running")
        day = time.strftime("%Y-%m-%d", time.localtime(entry.played / 1_000_000))
        page.add_row(entry.table, day, state, str(entry.rows), printable(mode), printable(names))
    if entries:
        out.print(page)
    out.print(say("tables-n", n=len(entries)))


async def export(store: Store, entries: list[Entry], args: argparse.Namespace) -> None:
    """Write every table as a compressed saved game."""
    from feldherr.server.tables.expiry import archived

    written, folder = 0, Path(args.to).expanduser()
    with counting(say("doctor-tables")) as (begin, done):
        begin(len(entries))
        for entry in entries:
            if await archived(store, entry, folder):
                written += 1
            else:
                print(say("tables-unread", table=entry.table))
            done()
    print(say("tables-exported", n=written, folder=str(folder)))


async def remove(store: Store, entries: list[Entry], args: argparse.Namespace) -> None:
    """Delete tables for good."""
    gone = sum([await store.remove(entry.table) for entry in entries])
    await store.shrink()
    print(say("tables-removed", n=gone))
