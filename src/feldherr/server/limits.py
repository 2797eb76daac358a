"""Limits: sizes of messages, and rates (token buckets)."""

from __future__ import annotations

import time
from collections import OrderedDict

LONGEST_MESSAGE = 4096  # bytes over a socket
LONGEST_BODY = 16_384  # bytes of a request
LONGEST_GAME = 1_000_000  # bytes of a request that brings a saved game: some 50,000 answers
MOST_STREAMS = 20  # connections of one device to one table
SLOWEST_BODY = 30.0  # seconds that the body of a request may take
MOST_KNOWN = 10_000  # addresses that are kept count of


class Bucket:
    """A token bucket: a burst at once, then a rate per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.full = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        now = time.monotonic()
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full < 1.0:
            return False
        self.full -= 1.0
        return True


class Buckets:
    """A token bucket for each address; the least recently used are forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.known.pop(who, None) or Bucket(self.burst, self.rate)
        self.known[who] = bucket
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return bucket.take()
