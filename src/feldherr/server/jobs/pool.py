"""Jobs for processes, fair between people: addresses take turns, and of several processes one address never has all."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

import msgspec

from feldherr.server.fair import Asker
from feldherr.server.jobs.work import RESULTS, Done, Job, Refused, Result
from feldherr.server.jobs.worker import SIZE, WAIT, longest
from feldherr.server.limits import Buckets
from feldherr.server.settings import Settings
from feldherr.system import give_way, kill

PROCESSES = 2
LINGER = 60.0  # seconds that a process without work is kept

log = logging.getLogger(__name__)
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Done).decode


class Busy(Exception):
    """Too much is asked for, by this address or by all."""


class Left(Exception):
    """The client that asked has gone."""


class Task:
    """A job that waits or is being done."""

    def __init__(self, who: str, job: Job) -> None:
        self.who = who
        self.job = job
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Jobs:
    """The queue and its processes, which are started when they are needed."""

    def __init__(self, settings: Settings, processes: int = PROCESSES) -> None:
        self.settings = settings
        self.computing = Buckets.at(settings.computing)
        self.waiting: OrderedDict[str, deque[Task]] = OrderedDict()  # by address; the first is next
        self.running: Counter[str] = Counter()
        self.each = max(1, processes - 1)  # processes that one address may have
        self.lines = [Line(self) for _ in range(processes)]
        self.count: Counter[str] = Counter()

    async def do(self, who: str, job: Job, gone: Callable[[], Awaitable[object]] | None = None) -> Result:
        """The result of a job; ValueError if it can't be done, Busy if too much is asked for, Left if `gone` returns first."""
        mine = self.waiting.get(who, ())
        if self.computing.of(who).fill() <= 0 or len(mine) >= self.settings.jobs_per_address:
            raise Busy
        if self.length() >= self.settings.jobs and not self._make_room(len(mine)):
            raise Busy
        task = Task(who, job)
        self.waiting.setdefault(who, deque()).append(task)
        self.hand_out()
        leaving = asyncio.ensure_future(gone() if gone else asyncio.Event().wait())
        try:
            await asyncio.wait({task.result, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not task.result.done():
                raise Left
            return cast(Result, task.result.result())
        finally:
            leaving.cancel()
            self.drop(task)

    def asker(self, who: str) -> Asker:
        """Somebody for whom this process computes itself; Busy if they have asked for too much."""
        if self.computing.of(who).fill() <= 0:
            raise Busy
        return self.charged(who)

    def charged(self, who: str) -> Asker:
        """Somebody for whom this process computes, whatever they have asked for already: who plays can't be refused."""
        return Asker(who, partial(self.computing.charge, who))

    def length(self) -> int:
        """How many jobs wait."""
        return sum(len(tasks) for tasks in self.waiting.values())

    def facts(self) -> dict[str, int]:
        """Counters since the start."""
        return {fact: self.count[fact] for fact in ("done", "refused", "failed", "cancelled")}

    def drop(self, task: Task) -> None:
        """Forget a job: nobody waits for it any more. A process that is busy with it is ended."""
        if not task.result.done():
            self.count["cancelled"] += 1
            task.result.cancel()
        if task in self.waiting.get(task.who, ()):
            self._remove(task)
        for line in self.lines:
            if line.task is task:
                line.end()

    def _make_room(self, mine: int) -> bool:
        """Refuse the last job of whoever has most that wait, if that is more than the newcomer would have: nobody fills the queue."""
        most = max(self.waiting.values(), key=len, default=None)
        if most is None or len(most) <= mine + 1:
            return False
        last = most[-1]
        self._remove(last)
        last.result.set_exception(Busy())
        return True

    def hand_out(self) -> None:
        """Give jobs to free processes: addresses take turns."""
        for line in self.lines:
            if line.task is None and (who := next((w for w in self.waiting if self.running[w] < self.each), None)) is not None:
                task = self.waiting[who][0]
                self._remove(task)
                if who in self.waiting:
                    self.waiting.move_to_end(who)
                line.begin(task)

    def _remove(self, task: Task) -> None:
        tasks = self.waiting[task.who]
        tasks.remove(task)
        if not tasks:
            del self.waiting[task.who]

    async def stop(self) -> None:
        """End all processes; jobs that wait are cancelled."""
        for task in [task for tasks in list(self.waiting.values()) for task in tasks]:
            self.drop(task)
        await asyncio.gather(*[line.stop() for line in self.lines])


class Line:
    """One process at most, and the job that it does."""

    def __init__(self, jobs: Jobs) -> None:
        self.jobs = jobs
        self.task: Task | None = None
        self.process: Process | None = None
        self.work: asyncio.Task[None] | None = None
        self.leaving: asyncio.TimerHandle | None = None
        self.farewells: set[asyncio.Task[Any]] = set()  # of processes that were ended

    def begin(self, task: Task) -> None:
        """Do a job."""
        if self.leaving:
            self.leaving.cancel()
        self.task = task
        self.jobs.running[task.who] += 1
        self.work = asyncio.create_task(self._do(task))

    async def _do(self, task: Task) -> None:
        began, limit = time.monotonic(), self.jobs.settings.job_seconds
        try:
            if self.process is None or self.process.returncode is not None:
                await self._start()
            if task.result.done():  # whoever asked has gone meanwhile
                return
            done = await asyncio.wait_for(self._ask(encode(task.job)), longest(limit))
            self.jobs.computing.charge(task.who, done.seconds)
            self._tell(task, done)
            if done.last:
                self.end()
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            self.jobs.count["failed"] += not task.result.done()
            self.jobs.computing.charge(task.who, min(time.monotonic() - began, limit))  # nobody knows better how much it used
            self.end()
            if not task.result.done():
                task.result.set_exception(ValueError("this takes too long to be computed here"))
        except Exception as e:
            log.exception("a job failed: our mistake")
            self.end()
            if not task.result.done():
                task.result.set_exception(e)
        finally:
            self.task = None
            self.jobs.running[task.who] -= 1
            self.jobs.running += Counter()  # without those that have none
            self.leaving = asyncio.get_running_loop().call_later(LINGER, self.end)
            self.jobs.hand_out()

    def _tell(self, task: Task, done: Done) -> None:
        self.jobs.count["refused" if done.wrong else "done"] += 1
        if task.result.done():
            return
        if done.wrong:
            task.result.set_exception(Refused(done.wrong))
        else:
            task.result.set_result(msgspec.msgpack.decode(done.result, type=RESULTS[type(task.job)]))

    async def _ask(self, data: bytes) -> Done:
        """What the process replies."""
        process = self.process
        assert process
        assert process.stdin
        assert process.stdout
        process.stdin.write(len(data).to_bytes(SIZE, "big") + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
        return decode(await process.stdout.readexactly(size))

    async def _start(self) -> None:
        """Start a process and wait until it is ready: the time that takes is not the job's."""
        limits = str(self.jobs.settings.job_seconds), str(self.jobs.settings.job_megabytes)
        command = [sys.executable, "-P", "-m", "feldherr.server.jobs.worker", *limits]
        process = self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, process_group=0)
        give_way(self.jobs.settings.give_way, process.pid)  # here and not by itself: starting takes as long as the answers of half a second
        assert process.stdout
        await asyncio.wait_for(process.stdout.readexactly(SIZE), WAIT)

    def end(self) -> None:
        """End the process, if there is one; the next job gets a new one."""
        process, self.process = self.process, None
        if process is not None:
            kill(process)
            farewell = asyncio.create_task(ended(process))
            self.farewells.add(farewell)
            farewell.add_done_callback(self.farewells.discard)

    async def stop(self) -> None:
        """End the process and whatever it does."""
        if self.leaving:
            self.leaving.cancel()
        if self.task is not None:
            self.task.result.cancel()
        self.end()
        if self.work is not None:
            await asyncio.wait({self.work})
        if self.leaving:
            self.leaving.cancel()
        self.end()  # one that was just being started
        await asyncio.gather(*self.farewells, return_exceptions=True)


async def ended(process: Process) -> None:
    """Wait for the end of a process that was killed, and close what leads to it."""
    while True:
        try:
            await process.communicate()
            return
        except RuntimeError:  # somebody still reads what it said last
            await asyncio.sleep(0.01)
