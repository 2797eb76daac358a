"""Replays as compressed JSON lines, made while somebody watches and cached; the first chunk comes at once."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import msgspec

from feldherr.server import wire
from feldherr.server.fair import Asker, FairLock
from feldherr.server.replays.recorder import Recorder
from feldherr.server.store.records import Opening, Row, Store
from feldherr.server.tables.session import Session

KEPT = 12
LEVEL = 3  # of compression: a third of the time of the best, and nearly as small
GZIP = 31  # zlib's number for it
SHORTEST, LONGEST = 250, 2000  # rows in a chunk: the first is short, each later one as long as all before it
AT_ONCE, REST = 40, 0.001  # answers, and seconds: then others have their turn, the threads that read and write among them

Source = Callable[[int, int], Awaitable[list[Row]]]  # the rows after a number, and at most how many
encode = msgspec.json.Encoder().encode


class Showing:
    """A recorder and the compressed pieces that it has made so far."""

    def __init__(self, recorder: Recorder, source: Source) -> None:
        self.recorder, self.source = recorder, source
        self.press = zlib.compressobj(LEVEL, wbits=GZIP)
        self.pieces: list[bytes] = []

    async def watch(self, lock: FairLock, asker: Asker) -> AsyncIterator[bytes]:
        """Yield all compressed pieces up to the last row; missing ones are made under the lock."""
        n = 0
        while n < len(self.pieces) or await self._goes_on(n, lock, asker):
            yield self.pieces[n]
            n += 1
        press = self.press.copy()
        ahead = self.recorder.ahead()
        yield (press.compress(encode(ahead) + b"\n") if ahead else b"") + press.flush()

    async def _goes_on(self, n: int, lock: FairLock, asker: Asker) -> bool:
        """Whether there is an n-th piece; makes it if necessary."""
        async with lock.turn(asker.who):
            if n < len(self.pieces):
                return True
            most = min(max(SHORTEST, self.recorder.version), LONGEST)
            rows = await self.source(self.recorder.version, most)
            if not rows and self.pieces and not self.recorder.frames:  # frames: of somebody who went away while they were made
                return False
            for i in range(0, len(rows), AT_ONCE):
                with asker.at_work():
                    self.recorder.read(rows[i : i + AT_ONCE], hold=True)
                await asyncio.sleep(REST)
            with asker.at_work():
                self.pieces.append(self._piece(len(rows) < most))
            return True

    def _piece(self, last: bool) -> bytes:
        """What was recorded since the piece before, compressed."""
        if last and self.recorder.everything:
            self.recorder.settle()
        lines = [self.recorder.chunk()] if self.pieces else [self.recorder.head(), self.recorder.chunk()]
        text = b"".join(encode(line) + b"\n" for line in lines)
        return self.press.compress(text) + self.press.flush(zlib.Z_SYNC_FLUSH)


class Replays:
    """A cache of the most recently watched replays; one chunk is made at a time, and those who watch take turns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = FairLock()
        self.kept: OrderedDict[str, Showing] = OrderedDict()

    def of(self, asker: Asker, table: str, opening: Opening, over: bool, names: list[str], last: int | None = None) -> AsyncIterator[bytes]:
        """The replay of a table, at most to its row `last`: what spectators may know, and everything once the game is over.

        If somebody has taken another name since it was cached, it is made anew: the names are in its head.
        """
        if last is not None:
            return Showing(Recorder(Session(table, opening), over, names), partial(self._until, table, last)).watch(self.lock, asker)
        showing = self.kept.pop(table, None)
        if showing is None or (showing.recorder.everything, showing.recorder.names) != (over, names):
            showing = Showing(Recorder(Session(table, opening), over, names), partial(self.store.rows, table))
        self.kept[table] = showing
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return showing.watch(self.lock, asker)

    async def _until(self, table: str, last: int, after: int, most: int) -> list[Row]:
        """Rows of a record of which only the first are good."""
        return await self.store.rows(table, after, min(most, last - after)) if after < last else []


class Press:
    """Lines, compressed one after another."""

    def __init__(self) -> None:
        self.press = zlib.compressobj(LEVEL, wbits=GZIP)

    def add(self, line: wire.ReplayLine) -> bytes:
        """What is to be sent for one more line, which may be nothing yet."""
        return self.press.compress(encode(line) + b"\n")

    def end(self) -> bytes:
        """The rest."""
        return self.press.flush()
