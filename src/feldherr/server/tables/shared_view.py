"""What all who are at a table see alike of one version of it, made once for all of them."""

from __future__ import annotations

from feldherr.engine.event import Event
from feldherr.server import serialize, wire
from feldherr.server.tables.session import Session

LOOKING_ON = -1  # the eyes of somebody who sits nowhere


class SharedView:
    """The newest board without anybody's secrets, and the events that led to it."""

    def __init__(self, table: Session) -> None:
        self.table, self.version = table, table.version
        self.view = serialize.view(table.view(LOOKING_ON))
        self.asked, self.undo = table.asked(), table.undo_seat()
        self.happened: dict[int, list[Event]] = {}  # by the version after which they happened
        self.public: dict[int, list[wire.Event]] = {}

    def told(self, after: int, eyes: int) -> list[wire.Event]:
        """The events after a version as that seat may know them."""
        if after not in self.happened:
            self.happened[after] = self.table.events_after(after)
            self.public[after] = [serialize.event(e, LOOKING_ON) for e in self.happened[after]]
        if any(e.secrets for e in self.happened[after]):
            return [serialize.event(e, eyes) for e in self.happened[after]]
        return self.public[after]
