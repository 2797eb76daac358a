"""Collects garbage at moments of our own: where a server has hundreds of tables, Python's own collections take longer than a move."""

from __future__ import annotations

import asyncio
import gc
import sys
import time

EVERY = 0.25  # seconds between two looks at what is new
SELDOM = 240  # looks, after which we ask whether all has to be looked at
FEW = 1_000_000  # blocks of memory, about 100 MB: less is not worth a pause
QUIET = 0.02  # seconds of work between two looks, below which nobody is held up by a pause
GROWN, GROWN_MUCH = 2, 4  # times the memory of the last time, at which all is looked at: in a quiet moment, and at any


class Garbage:
    """Looks only among what is new, and sets apart what is still there then: the longest pause is that for a quarter of a second's work.

    Of what is set apart, only what refers to itself in a circle stays when nobody needs it, and of that there is little: connections take
    care not to (`gate.StreamDoor`). It is found when all objects are looked at. At a thousand tables that takes a second, so it waits for a
    moment in which nobody plays.
    """

    def __init__(self) -> None:
        gc.disable()
        self.looks = 0
        self.worked = time.process_time()
        self.collect()

    def look(self) -> None:
        """Collect garbage: what is new, and seldom all of it."""
        self.looks += 1
        quiet = time.process_time() - self.worked < QUIET
        if self.looks >= SELDOM and sys.getallocatedblocks() > (GROWN if quiet else GROWN_MUCH) * max(self.blocks, FEW):
            self.collect()
        else:
            gc.collect(0)
            gc.freeze()
        self.worked = time.process_time()

    def collect(self) -> None:
        """Collect it among all objects."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.blocks = sys.getallocatedblocks()
        self.looks = 0


async def tidy() -> None:
    """Collect garbage as long as the server runs."""
    garbage = Garbage()
    while True:
        await asyncio.sleep(EVERY)
        garbage.look()
