"""`feldherr map published` and `feldherr map withdraw`: what people have published on a server, for its owner."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from feldherr.cli.commands.rules import grid
from feldherr.cli.database import at_database, url_of
from feldherr.cli.house_rules import Refused
from feldherr.cli.sanitize import printable, short
from feldherr.cli.table.screen import console
from feldherr.locales import say

if TYPE_CHECKING:
    from feldherr.server.store.records import Published, Store

SHOWN = 12  # letters of an id, which are enough to name it


def listed(args: argparse.Namespace) -> int:
    """Print one line for each published map."""
    found = at_database(url_of(args), lambda store: store.published())
    out = console()
    page = grid(*[say(f"world-{column}") for column in ("id", "day", "name", "territories", "by")])
    for entry in found:
        day = time.strftime("%Y-%m-%d", time.localtime(entry.created / 1_000_000))
        page.add_row(entry.id[:SHOWN], day, printable(entry.name), str(entry.territories), printable(entry.author))
    if found:
        out.print(page)
    out.print(say("world-published", n=len(found)))
    return 0


def withdrawn(args: argparse.Namespace) -> int:
    """Withdraw published maps by their ids, also while a server runs: nothing of them is kept in its memory."""
    if not args.files:
        raise Refused(say("wrong-world-which"))

    async def story(store: Store) -> int:
        chosen = [one(await store.published(), name) for name in args.files]
        return sum([await store.withdraw(entry.id) for entry in chosen])

    print(say("world-withdrawn", n=at_database(url_of(args), story)))
    return 0


def one(entries: list[Published], name: str) -> Published:
    """The only map whose id begins so."""
    found = [entry for entry in entries if entry.id.startswith(name)]
    if len(found) != 1:
        raise Refused(say("wrong-world-published", id=short(name)))
    return found[0]
