"""What lists say of tables; of those that are not in memory it is remembered, so that a list loads none."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from feldherr.server import serialize
from feldherr.server.tables.session import Session

MOST = 20_000  # tables; the least recently listed are forgotten first


class Listed(NamedTuple):
    """What a list says of a table."""

    mode: str
    names: list[str]
    over: bool
    asked: frozenset[int]  # the seats of people who have something to decide
    round: int
    waits: bool  # for people who have not come


def listed(table: Session) -> Listed:
    """What a list says of a table that was replayed."""
    due = table.due()
    asked = frozenset() if table.over else frozenset(seat for seat in table.since if seat not in due)
    waits = bool(table.free() & set(table.seeding.waits))
    return Listed(table.opening.mode, table.opening.names, table.over, asked, serialize.round_of(table.state), waits)


class Remembered:
    """What was said last of tables that have left memory since."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Listed] = OrderedDict()
        self.changes = 0  # that were heard of: what is being read meanwhile may be older

    def get(self, name: str) -> Listed | None:
        if name in self.known:
            self.known.move_to_end(name)
        return self.known.get(name)

    def keep(self, name: str, what: Listed) -> None:
        self.known[name] = what
        self.known.move_to_end(name)
        if len(self.known) > MOST:
            self.known.popitem(last=False)

    def forget(self, name: str) -> None:
        """Forget a table that may have changed; '' stands for all."""
        self.changes += 1
        if name:
            self.known.pop(name, None)
        else:
            self.known.clear()
