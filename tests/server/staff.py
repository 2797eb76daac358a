"""Workers for tests, real processes all of them: good ones, and such as fail in every way."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import feldherr
from feldherr import State
from feldherr.engine.action import listed
from feldherr.server.bots.workers import Slot, Workers
from table import at

LONGEST = 120.0  # seconds: nothing here takes nearly as long, even if the machine is busy

WORKER = """import sys, threading, time
from feldherr.server.bots.worker import Staff, main
DEEDS = {deeds}
class Bad(Staff):
    def answer(self, text, seat=None, game="", name=""):
        found = {"answer": "done"}
        exec(DEEDS.get(name, "found = super(Bad, self).answer(text, seat, game, name)"))
        return found
main(Bad(10, {alarm}))
"""
DEEDS = {
    "crashes": "sys.exit(3)",
    "hangs": "time.sleep(60)",
    "garbage": 'print("I attack!", flush=True, file=sys.__stdout__)',
    "flood": 'sys.__stdout__.write("x" * 300000); sys.__stdout__.flush()',
    "illegal": 'found["answer"] = "attack alaska brazil 3"',
    "another": 'found["id"] = -1',
    "mistake": "raise ZeroDivisionError",
    "chatter": 'threading.Timer(0.05, print, ["psst"], dict(flush=True, file=sys.__stdout__)).start()',
    "sleepy": "time.sleep(0.3)",
    "forever": "while True: pass",
}


def script(folder: Path, alarm: float = 60, **deeds: str) -> list[str]:
    """A worker that plays well, but for players who are called like a deed."""
    path = folder / "worker.py"
    path.write_text(WORKER.replace("{deeds}", repr({**DEEDS, **deeds})).replace("{alarm}", str(alarm)))
    return [sys.executable, str(path)]


@asynccontextmanager
async def staff(size: int = 1, limit: float = 5.0, command: list[str] | None = None) -> AsyncIterator[Workers]:
    """Workers that are ready, for as long as the block lasts."""
    workers = Workers(size, limit, 10.0, command)
    await workers.start()
    try:
        yield workers
    finally:
        await workers.stop()


@cache
def attack() -> State:
    """A question with many answers."""
    return feldherr.observe(at("de2004.liberation", 3, armies={0: "alaska 5 brazil 4", 2: "kamchatka 2"}), 0)


async def asked(workers: Workers, game: str, player: str) -> tuple[int, str]:
    """An answer to that question, which must be legal."""
    answer, reason = await workers.choose(game, player, attack(), 0)
    assert listed(feldherr.options(attack(), 0), answer)
    return answer, reason


def run(work: Coroutine[Any, Any, None]) -> None:
    """Let that happen, and not wait for ever if it never ends."""
    asyncio.run(asyncio.wait_for(work, LONGEST))


async def until(what: Callable[[], object]) -> None:
    """Wait until something is so; `run` ends what never is."""
    while not what():
        await asyncio.sleep(0.02)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not yet asked after does not."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
    return bool(state) and not state.startswith("Z")


def pids(slots: list[Slot]) -> list[int]:
    return [slot.pipe.process.pid for slot in slots if slot.pipe]


def ended(processes: list[int], seconds: float = LONGEST) -> bool:
    """Whether they all end."""
    until = time.monotonic() + seconds
    while any(map(alive, processes)) and time.monotonic() < until:
        time.sleep(0.02)
    return not any(map(alive, processes))
