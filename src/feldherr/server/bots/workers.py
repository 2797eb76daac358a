"""A pool of worker processes for computer players: always a legal move, even if the process that was asked fails."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any, NoReturn

from feldherr.bots.catalogue import DEPUTY
from feldherr.bots.players.simple import Simple
from feldherr.bots.process import protocol
from feldherr.engine.action import answer_of, listed, number, only_answer
from feldherr.engine.play import options
from feldherr.engine.state import State
from feldherr.server.bots.bot_queue import LULL, BotQueue, Decision, Failed, Leisure
from feldherr.server.bots.own import Own
from feldherr.server.bots.pipe import Gone, Late, Pipe, running
from feldherr.server.settings import Settings
from feldherr.system import give_way

START = 30.0  # seconds until a worker has said hello: on a machine that is full, Python takes ten to start
PAUSES = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)  # seconds before a new worker, by how many in a row have answered nothing
PATIENCE = 50  # cheap questions that an only worker takes before others that wait
FACTS = ("answers", "crashes", "hangs", "refused", "deputies")

log = logging.getLogger(__name__)


class Slot:
    """A slot of the pool: one worker process, replaced when it fails, with one question at a time."""

    def __init__(self, workers: Workers, place: int) -> None:
        self.workers = workers
        self.place = place
        self.reserved = place == 0 and workers.size > 1  # for cheap questions
        self.up = True  # there is a worker, or will be in a moment
        self.begun = asyncio.Event()
        self.failures = self.asked = 0
        self.pipe: Pipe | None = None
        self.hand: asyncio.Future[Decision] | None = None  # there while it is free

    def takes(self, q: Decision) -> bool:
        """Whether this slot may take the question."""
        return q.cheap or not self.reserved

    def free(self) -> bool:
        """Whether its worker is idle."""
        return self.hand is not None and not self.hand.done()

    def give(self, q: Decision) -> None:
        """Give its idle worker a question."""
        assert self.hand is not None
        self.workers.leisure.begin(q)
        self.hand.set_result(q)

    async def run(self) -> NoReturn:
        """Keep a worker running, for ever."""
        while True:
            try:
                await self.employ()
            except Failed as e:
                self.note(e)
            except Exception:
                log.exception("worker %d is replaced: our mistake", self.place)
            finally:
                self.up = False
                self.begun.set()
            pause = PAUSES[min(self.failures, len(PAUSES) - 1)]
            self.failures += 1
            self.up = pause == 0
            self.workers.give_up()
            await asyncio.sleep(pause)
            self.up = True

    async def employ(self) -> None:
        """Start a worker and give it questions until it must be replaced; Failed if it fails while idle."""
        try:
            async with running(self.workers.command) as pipe:
                self.pipe = pipe
                await self.greet(pipe)
                give_way(self.workers.settings.give_way, pipe.process.pid)  # people who wait for a page come first
                self.begun.set()
                while await self.answer(pipe, await self.next(pipe)):
                    pass
        except Gone:
            raise Failed("crashes", "it ended") from None
        except Late:
            raise Failed("hangs", "it never said hello") from None

    async def greet(self, pipe: Pipe) -> None:
        try:
            protocol.check_hello(protocol.message(await pipe.ask(protocol.line(protocol.hello()), START)))
        except protocol.Misfit:
            raise Failed("refused", "that was no hello") from None

    async def next(self, pipe: Pipe) -> Decision:
        """Wait for a question; Failed or Gone if the idle worker speaks or ends."""
        hand: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self.hand = hand
        self.workers.serve(self)
        try:
            either: list[asyncio.Future[Any]] = [hand, pipe.heard]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not pipe.heard.done():
                return hand.result()
            raise Failed("refused", "it spoke without being asked") if pipe.heard.result() else Gone
        except (Failed, Gone, asyncio.CancelledError):
            if hand.done() and not hand.result().answer.done():
                self.workers.put(hand.result())
            raise
        finally:
            self.hand = None

    async def answer(self, pipe: Pipe, q: Decision) -> bool:
        """Ask the worker, and wait for its reply even if nobody needs it any more. False: the worker must be replaced."""
        if q.answer.done():
            return True
        try:
            found = await self.reply(pipe, q)
            self.failures = 0
            self.workers.count["answers"] += not q.answer.done()
            q.succeed(found)
            return True
        except Failed as e:
            self.note(e, f", asked for {q.player[:60]} in {q.view.rules.name}")
            q.fail(e)
            return not e.fatal
        finally:
            self.workers.leisure.begin(q)
            q.fail(Failed("stopped"))

    def note(self, e: Failed, about: str = "") -> None:
        """Count and log a failure."""
        self.workers.count[e.fact] += 1
        log.warning("worker %d%s: %s", self.place, about, e)

    async def reply(self, pipe: Pipe, q: Decision) -> tuple[int, str]:
        """The worker's move and reason; Failed if it gives no legal move."""
        self.asked += 1
        try:
            reply = protocol.message(await pipe.ask(q.line(self.asked), self.workers.limit))
            if "error" in reply:
                why = str(reply["error"])
                if q.player in self.workers.own:
                    log.warning("a player of your own failed", extra={"player": q.player, "error": why})
                raise Failed("refused", why[:200], fatal=False)
            return protocol.read_answer(reply, q.view, q.seat, self.asked)
        except Gone:
            raise Failed("crashes", "it ended") from None
        except Late:
            raise Failed("hangs", f"no answer within {self.workers.limit:g} seconds") from None
        except (ValueError, OverflowError) as e:
            raise Failed("refused", type(e).__name__) from None


class Workers:
    """The pool. Of two or more workers one is reserved for players that answer at once; a single worker prefers them."""

    def __init__(
        self,
        size: int = 0,
        limit: float = 5.0,
        think: float = 1000.0,
        command: list[str] | None = None,
        settings: Settings | None = None,
        own: Mapping[str, Own] | None = None,
    ) -> None:
        if think >= limit * 1000:
            raise ValueError(f"a player that may think for {think:g} ms would count as hung after {limit:g} seconds")
        self.settings = settings or Settings()
        self.size, self.limit = size or max(1, (os.cpu_count() or 1) - 1), limit
        self.own = own or {}
        files = [player.file for player in self.own.values()]
        self.command = command or [sys.executable, "-P", "-m", "feldherr.server.bots.worker", str(think), str(limit), *files]
        self.count = Counter(dict.fromkeys(FACTS, 0))
        self.waiting, self.unwatched = BotQueue(), BotQueue()
        self.leisure = Leisure()
        self.look: asyncio.TimerHandle | None = None  # when unwatched tables are thought of again
        self.slots: list[Slot] = []
        self.tasks: list[asyncio.Task[NoReturn]] = []
        self.streak = 0

    async def start(self) -> None:
        """Start the workers and wait until each is ready or has failed once."""
        self.slots = [Slot(self, n) for n in range(self.size)]
        self.tasks = [asyncio.create_task(slot.run()) for slot in self.slots]
        await asyncio.gather(*[slot.begun.wait() for slot in self.slots])

    async def stop(self) -> None:
        """End all workers; waiting questions fail."""
        tasks, self.tasks, self.slots = self.tasks, [], []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.look:
            self.look.cancel()
        self.give_up()

    def facts(self) -> dict[str, int]:
        """Counters: answers of workers, failures by kind, and how often a deputy had to answer."""
        return {fact: self.count[fact] for fact in FACTS}

    def turn(self) -> float:
        """The seconds until a table that nobody watches may move."""
        return self.leisure.turn(self.settings.unwatched_moves)

    async def choose(self, game: str, player: str, view: State, seat: int, watched: bool = True) -> tuple[int, str]:
        """A legal move for the seat, and the reason; if the player fails, a captain chooses, and if that fails, the simple player.

        Decisions at tables that are watched come first.
        """
        offered = options(view, seat)
        if len(offered) == 0:
            raise ValueError(f"seat {seat} is not asked")
        if (only := only_answer(offered)) >= 0:
            return only, ""
        try:
            return await self.ask(Decision(game, player, view, seat, watched))
        except Failed:
            self.count["deputies"] += 1
        try:
            return await self.ask(Decision(game, DEPUTY, view, seat, watched))
        except Failed:
            return plain(view, seat), ""

    async def ask(self, q: Decision) -> tuple[int, str]:
        """A worker's move and reason; Failed if there is none."""
        self.put(q)
        try:
            return await q.answer
        finally:
            self.queue(q).drop(q)

    def queue(self, q: Decision) -> BotQueue:
        """Where a question waits."""
        return self.waiting if q.watched else self.unwatched

    def put(self, q: Decision) -> None:
        """Give a question to an idle worker, preferably the one that knows this game, or queue it."""
        free = [slot for slot in self.slots if slot.takes(q) and slot.free()]
        if free and self.leisure.grants(q):
            at = hash(q.game)
            min(free, key=lambda slot: (not slot.reserved, (slot.place - at) % self.size)).give(q)
        elif self.hopeless(q):
            q.fail(Failed("stopped", "there is no worker"))
        else:
            self.queue(q).put(q)
            if not q.watched and self.look is None:
                self.look = asyncio.get_running_loop().call_later(LULL, self.look_around)

    def look_around(self) -> None:
        """Give idle workers the questions of tables that nobody watches, if it is time for them."""
        self.look = None
        for slot in self.slots:
            if slot.free():
                self.serve(slot)
        if self.unwatched.games:
            self.look = asyncio.get_running_loop().call_later(LULL, self.look_around)

    def hopeless(self, q: Decision) -> bool:
        """Whether no worker can take it, now or soon."""
        return not any(slot.up and slot.takes(q) for slot in self.slots)

    def serve(self, slot: Slot) -> None:
        """Give an idle worker the next waiting question, if there is one."""
        if (q := self.next(slot)) is not None:
            self.streak = self.streak + 1 if q.cheap else 0
            slot.give(q)

    def next(self, slot: Slot) -> Decision | None:
        """The next waiting question for this slot, or None; those of watched tables first."""
        return self._next_watched(slot) or self.unwatched.take(lambda q: slot.takes(q) and self.leisure.grants(q))

    def _next_watched(self, slot: Slot) -> Decision | None:
        if self.size > 1:
            return self.waiting.take(slot.takes)
        cheap_first = self.streak < PATIENCE
        return self.waiting.take(lambda q: q.cheap == cheap_first) or self.waiting.take(slot.takes)

    def give_up(self) -> None:
        """Fail the questions that no worker can take."""
        while q := self.waiting.take(self.hopeless) or self.unwatched.take(self.hopeless):
            q.fail(Failed("stopped", "there is no worker"))


def plain(view: State, seat: int) -> int:
    """A legal move chosen in this process, without a worker."""
    legal = options(view, seat)
    try:
        answer = Simple().choose(view, seat)
        if listed(legal, answer):
            return answer
    except Exception:
        log.exception("the plain player made a mistake in %s", view.rules.name)
    return answer_of(legal[0], number(legal[0]))
