"""Names what holds up an event loop: samples of its stack whenever it has not turned for a while."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
import traceback
from pathlib import Path

BEAT, LONG = 0.01, 0.04  # seconds between two beats of the loop, and without one until it counts as a stall
DEEP = 8  # lines of a stack


class Stalls(threading.Thread):
    """Watches the loop of the thread in which it is made, and writes what it sees to a file, a line a stall."""

    def __init__(self, file: Path) -> None:
        super().__init__(daemon=True)
        self.file = file
        self.loop, self.of = asyncio.get_running_loop(), threading.get_ident()
        self.clock = time.pthread_getcpuclockid(self.of)
        self.at = time.monotonic()
        self.beat()
        self.start()

    def beat(self) -> None:
        self.at = time.monotonic()
        self.loop.call_later(BEAT, self.beat)

    def run(self) -> None:
        while True:
            before, work = self.at, time.clock_gettime(self.clock)
            time.sleep(LONG / 4)
            if time.monotonic() - before < LONG or before != self.at:
                continue
            stack = traceback.format_stack(sys._current_frames()[self.of])[-DEEP:]
            while before == self.at:
                time.sleep(BEAT / 4)
            worked = time.clock_gettime(self.clock) - work
            told = {"at": before, "seconds": self.at - before, "worked": worked, "stack": [line.strip() for line in stack]}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")


def longest(file: Path, since: float, until: float) -> str:
    """The stall of that time in which the loop worked longest: how long, and where it was; '' if there was none.

    In the rest of a stall it was another process's turn: then the machine is not quiet.
    """
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    found = [stall for stall in found if since <= stall["at"] < until]
    if not found:
        return ""
    worst = max(found, key=lambda stall: stall["worked"])
    where = " < ".join(" ".join(call.split("\n")[0].split("/")[-1].replace('"', "").split()) for call in reversed(worst["stack"]))
    return f"{len(found)} stalls; in one of {worst['seconds'] * 1e3:.0f} ms it worked for {worst['worked'] * 1e3:.0f}: {where}"
