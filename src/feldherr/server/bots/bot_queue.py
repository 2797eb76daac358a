"""The queue of decisions that computer players have to make: games take turns."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from feldherr.bots.process import protocol
from feldherr.engine import position
from feldherr.engine.state import State

LULL = 2.0  # seconds without a decision at a watched table until others are made
LONGEST_WAIT = 10.0  # seconds until one of them is made all the same
CHEAP = frozenset({"random", "recruit", "corporal", "simple", "captain"})  # strengths that answer at once


class Failed(Exception):
    """A worker gave no answer. `fact` is the counter that this adds to; `fatal`: the worker must be replaced."""

    def __init__(self, fact: str, why: str = "", fatal: bool = True) -> None:
        super().__init__(f"{fact}: {why}")
        self.fact = fact
        self.fatal = fatal


class Decision:
    """A decision for one player, and the future of its answer; `watched`: somebody is watching."""

    def __init__(self, game: str, player: str, view: State, seat: int, watched: bool = True) -> None:
        self.game = game
        self.player = player
        self.view = view
        self.seat = seat
        self.watched = watched
        self.cheap = player.partition(":")[0].partition("@")[0] in CHEAP
        self.answer: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def line(self, number: int) -> bytes:
        """The question as a line of JSON for a worker."""
        message = {"type": "ask", "id": number, "game": self.game, "player": self.player, "seat": self.seat}
        return protocol.line({**message, "position": position.write(self.view)})

    def succeed(self, found: tuple[int, str]) -> None:
        """Set the answer, if somebody is still waiting for it."""
        if not self.answer.done():
            self.answer.set_result(found)

    def fail(self, why: Failed) -> None:
        """Report that there is no answer, unless there is one already."""
        if not self.answer.done():
            self.answer.set_exception(why)


class Leisure:
    """Says when players may think for tables that nobody watches: when those who are watched leave time for it, and now and then."""

    def __init__(self) -> None:
        self.attended = self.granted = -LONGEST_WAIT  # when somebody watched thought last, and somebody else
        self.next = 0.0  # when the next table that nobody watches may move

    def attend(self) -> None:
        """A player thinks at a table that is watched."""
        self.attended = time.monotonic()

    def grants(self, q: Decision) -> bool:
        """Whether a decision may be made now."""
        now = time.monotonic()
        return q.watched or q.cheap or now - self.attended >= LULL or now - self.granted >= LONGEST_WAIT

    def begin(self, q: Decision) -> None:
        """A decision is being made."""
        if not q.cheap and q.watched:
            self.attend()
        elif not q.cheap:
            self.granted = time.monotonic()

    def turn(self, rate: float) -> float:
        """The seconds until a table that nobody watches may move: all of them together make a limited number of moves a second."""
        now = time.monotonic()
        self.next = max(now, self.next) + 1 / rate
        return self.next - now


class BotQueue:
    """The waiting decisions, one queue per game; games take turns."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, deque[Decision]] = OrderedDict()

    def put(self, q: Decision) -> None:
        self.games.setdefault(q.game, deque()).append(q)

    def take(self, fits: Callable[[Decision], bool]) -> Decision | None:
        """The next question that fits, or None; its game then goes to the end of the line."""
        q = next((q for line in self.games.values() for q in line if fits(q)), None)
        if q is not None:
            self.drop(q)
            if q.game in self.games:
                self.games.move_to_end(q.game)
        return q

    def drop(self, q: Decision) -> None:
        """Remove a question, if it is waiting."""
        line = self.games.get(q.game, deque())
        if q in line:
            line.remove(q)
        if not line:
            self.games.pop(q.game, None)
