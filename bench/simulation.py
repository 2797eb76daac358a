"""A discrete-event simulation of server processes that share a PostgreSQL: how late answers are, and what is busy.

An answer takes its process's core, waits for the next commit of that process (rows of all its tables together), and takes the core again
for the boards that everybody is sent. A commit takes PostgreSQL's cores, and then the one lock under which PostgreSQL puts notifications in
order. Each other process then takes its core for hearing of it. Stations serve who came first; answers come at random moments. Streams on
which nothing is said take a part of each core, and all else there takes so much longer.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bench.figures import percentile

MOST = 500  # answers in one commit: `store.writer.MOST`
EARLY = 0.25  # of the time simulated, before which nothing is counted
Then = Callable[[], None]


@dataclass(frozen=True)
class Costs:
    """What each part takes, in seconds."""

    answer: float  # of a process's core, before and after the commit together
    append: float  # of its core, for the rows of an answer on their way to PostgreSQL
    hear: float  # of its core, for an answer of another process
    commit: float  # of PostgreSQL's cores, for a commit
    rows: float  # of PostgreSQL's cores, for the rows of an answer
    deliver: float  # of PostgreSQL's cores, for telling one process of a commit
    lock: float  # in which one commit after another is notified of
    wait: float  # for the disk and the way there and back, in which nobody works
    stream: float = 0.0  # of a process's core, each second, for a stream on which nothing is said: signs of life


@dataclass(frozen=True)
class Layout:
    """Processes of one core each, the cores of the PostgreSQL that they share, and answers a second in all."""

    processes: int
    postgres: int
    answers: float
    streams: float = 0.0  # for each answer a second: slower people are more people


@dataclass(frozen=True)
class Result:
    """How late answers were (seconds), and which part of its time each station was busy."""

    median: float
    p99: float
    core: float
    postgres: float
    lock: float

    @property
    def busiest(self) -> str:
        """What has the least left."""
        return max(("core", "postgres", "lock"), key=lambda name: float(getattr(self, name)))


class Clock:
    """The time, and what will happen."""

    def __init__(self) -> None:
        self.now = 0.0
        self.count = 0
        self.events: list[tuple[float, int, Then]] = []

    def after(self, seconds: float, then: Then) -> None:
        """Do something later."""
        self.count += 1  # of two at the same moment, the one that was planned first
        heapq.heappush(self.events, (self.now + seconds, self.count, then))

    def run(self, until: float) -> None:
        """Let time pass."""
        while self.events and self.events[0][0] <= until:
            self.now, _, then = heapq.heappop(self.events)
            then()


class Station:
    """One or more servers and one queue for them; first come, first served."""

    def __init__(self, clock: Clock, servers: int = 1, taken: float = 0.0) -> None:
        self.clock = clock
        self.taken = taken  # part of its time that something else always takes
        self.servers = self.free = servers
        self.queue: deque[tuple[float, Then]] = deque()
        self.busy = 0.0  # seconds of all servers, but for that part

    def take(self, seconds: float, then: Then) -> None:
        """Be served for so long, when it is one's turn."""
        if self.free:
            self.free -= 1
            self._serve(seconds, then)
        else:
            self.queue.append((seconds, then))

    def _serve(self, seconds: float, then: Then) -> None:
        longer = seconds / (1.0 - self.taken)

        def done() -> None:
            self.busy += seconds
            if self.queue:
                self._serve(*self.queue.popleft())
            else:
                self.free += 1
            then()

        self.clock.after(longer, done)


@dataclass
class Answer:
    """When an answer came, and how long it took; None: it still does."""

    came: float
    took: float | None = None


class Process:
    """A server process: a core, and answers that wait for its next commit."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.core = Station(world.clock, taken=world.quiet)
        self.waiting: list[Answer] = []
        self.writing = False

    def take(self, answer: Answer) -> None:
        """An answer comes."""

        def played() -> None:
            self.waiting.append(answer)
            if not self.writing:
                self._write()

        self.core.take(self.world.costs.answer / 2, played)

    def _write(self) -> None:
        """Commit what waits, then what has come meanwhile."""
        batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        self.writing = bool(batch)
        if not batch:
            return
        world, costs, many = self.world, self.world.costs, len(batch)
        work = costs.commit + many * costs.rows + costs.deliver * (len(world.processes) - 1)
        parts = (self.core, many * costs.append), (world.postgres, work), (world.lock, costs.lock)
        world.pass_through(parts, lambda: world.clock.after(costs.wait, lambda: self._committed(batch)))

    def _committed(self, batch: list[Answer]) -> None:
        """All who sit at these tables are told, and all other processes."""
        world = self.world
        self._write()
        for answer in batch:
            self.core.take(world.costs.answer / 2, partial(world.answered, answer))
        for other in world.processes:
            if other is not self:
                other.core.take(len(batch) * world.costs.hear, nothing)


class World:
    """All of it."""

    def __init__(self, layout: Layout, costs: Costs, seed: int) -> None:
        self.costs, self.rng, self.rate = costs, random.Random(seed), layout.answers
        self.clock = Clock()
        self.quiet = min(0.99, costs.stream * layout.streams * layout.answers / layout.processes)
        self.postgres, self.lock = Station(self.clock, layout.postgres), Station(self.clock)
        self.processes = [Process(self) for _ in range(layout.processes)]
        self.answers: list[Answer] = []

    def come(self) -> None:
        """An answer comes at one of the processes, and the next a moment later."""
        self.answers.append(Answer(self.clock.now))
        self.rng.choice(self.processes).take(self.answers[-1])
        self.clock.after(self.rng.expovariate(self.rate), self.come)

    def answered(self, answer: Answer) -> None:
        answer.took = self.clock.now - answer.came

    def pass_through(self, parts: Sequence[tuple[Station, float]], then: Then) -> None:
        """Be served by one station after the other."""
        if parts:
            station, seconds = parts[0]
            station.take(seconds, lambda: self.pass_through(parts[1:], then))
        else:
            then()


def nothing() -> None:
    """What follows from hearing."""


def simulate(layout: Layout, costs: Costs, seconds: float, seed: int = 1) -> Result:
    """Let so many seconds pass. An answer that is still under way at the end took as long as it has been."""
    world = World(layout, costs, seed)
    world.come()
    world.clock.run(seconds)
    late = sorted(seconds - a.came if a.took is None else a.took for a in world.answers if a.came >= EARLY * seconds)
    cores = sum(p.core.busy for p in world.processes) / layout.processes
    return Result(
        percentile(late, 0.5), percentile(late, 0.99), cores / seconds + world.quiet,
        world.postgres.busy / layout.postgres / seconds, world.lock.busy / seconds,
    )  # fmt: skip


def carries(processes: int, postgres: int, costs: Costs, p99: float, answers: int = 20_000, streams: float = 0.0) -> tuple[float, Result]:
    """How many answers a second a layout carries with that p99 at most, to 2 %, and what is busy then."""
    low, high, found = 1.0, 2 * processes / costs.answer, None
    while high > 1.02 * low or found is None:
        rate = (low * high) ** 0.5 if low > 1 else high / 2
        result = simulate(Layout(processes, postgres, rate, streams), costs, max(2.0, answers / rate))
        if result.p99 <= p99:
            low, found = rate, result
        else:
            high = rate
    return low, found
