"""What the commands that work on a server's database share: the option, and how to connect."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from feldherr.cli.house_rules import Refused
from feldherr.locales import say

if TYPE_CHECKING:
    from feldherr.server.store.records import Store

T = TypeVar("T")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add --database."""
    parser.add_argument("--database", default="", metavar="URL", help="help-serve-database")


def url_of(args: argparse.Namespace) -> str | None:
    """The database that is meant; None: the file in the data folder."""
    return args.database or os.environ.get("FELDHERR_DATABASE") or None


def at_database(
    url: str | None, story: Callable[[Store], Awaitable[T]], alone: bool = False, spoilt: Callable[[str], T] | None = None
) -> T:
    """Do something with a database, to read while a server may be using it, or `alone`; Refused if it can't be used.

    `spoilt` is told instead why one can't be read because its pages are damaged.
    """

    async def whole() -> T:
        from feldherr.server.store import connect

        store = connect(url)
        await (store.open() if alone else store.look())
        try:
            return await story(store)
        finally:
            await store.close()

    with refusing():
        from feldherr.server.store.records import Damaged

        try:
            return asyncio.run(whole())
        except Damaged as e:
            if spoilt is None:
                raise
            return spoilt(str(e))


@contextmanager
def refusing() -> Iterator[None]:
    """Say of a database that can't be used why; Refused."""
    from feldherr.server.store.records import Unavailable

    try:
        yield
    except Refused:
        raise
    except (ValueError, Unavailable) as e:
        raise Refused(say("serve-no-database", why=str(e))) from None
