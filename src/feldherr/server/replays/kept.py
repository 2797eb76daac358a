"""A cache of analyses."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from feldherr.server import wire

KEPT = 64  # tables


class Analyses:
    """Analyses of the tables that were asked for most recently; of several who ask at once, one waits for the work of the other."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, wire.Analysis] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}

    async def of(self, table: str, make: Callable[[], Awaitable[wire.Analysis]]) -> wire.Analysis:
        """The analysis of a finished table; made if it is not here."""
        lock = self.locks.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.kept:
                    self.kept[table] = await make()
                self.kept.move_to_end(table)
                while len(self.kept) > KEPT:
                    self.kept.popitem(last=False)
                return self.kept[table]
        finally:
            if not lock.locked():
                self.locks.pop(table, None)
