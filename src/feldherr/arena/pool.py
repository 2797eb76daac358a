"""Runs parts of a task in several processes."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Part = TypeVar("Part")
Done = TypeVar("Done")


def each(work: Callable[[Part], Done], parts: Sequence[Part], jobs: int) -> Iterator[Done]:
    """Yield the results of the parts as they finish; with one job, in this process."""
    return map(work, parts) if jobs == 1 or len(parts) < 2 else _together(work, parts, jobs)


def _together(work: Callable[[Part], Done], parts: Sequence[Part], jobs: int) -> Iterator[Done]:
    """Queue only one part ahead per process, so that Ctrl-C works at once."""
    with _pool(min(jobs, len(parts))) as pool:
        todo = iter(parts)
        running = {pool.submit(work, part) for part in islice(todo, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for finished in done:
                yield finished.result()
            running |= {pool.submit(work, part) for part in islice(todo, len(done))}


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes that ignore Ctrl-C and end with this one."""
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(os.getpid(),))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    """End this worker when its parent dies; otherwise it would wait for work for ever."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)
