"""Limits: sizes of messages, rates (token buckets), and who counts as one."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from feldherr.server.settings import Rate

LONGEST_MESSAGE = 4096  # bytes over a socket
LONGEST_BODY = 16_384  # bytes of a request
LONGEST_GAME = 1_000_000  # bytes of a request that brings a saved game: some 50,000 answers
MOST_KNOWN = 10_000  # addresses that are kept count of
MOST_ROWS = 200_000  # of one table's record: then the standings count
# … of which this many, and some for each move, may be offers, names or moves taken back; the host has more
SPARE_ROWS, HOSTS_ROWS, ROWS_PER_MOVE = 5_000, 10_000, 4
MOST_LINES = 1_000  # of one table's chat: the oldest go
MOST_HOLDERS = 2_000  # devices that look on at one table, or have one role there
MOST_LINKS = 20  # to one seat at a time, for further devices of the same person
NETWORK = 64  # bits of an IPv6 address that are one household's


def network(address: str) -> str:
    """Who an address counts as: itself, or the /64 network of an IPv6 address, in which anybody can take another at any time."""
    try:
        at = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(at, ipaddress.IPv4Address):
        return str(at)
    return str(at.ipv4_mapped or ipaddress.ip_network((at, NETWORK), strict=False))


class Bucket:
    """A token bucket: a burst at once, then a rate per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.full = burst
        self.at = time.monotonic()

    def fill(self) -> float:
        """How much is in it now."""
        now = time.monotonic()
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        return self.full

    def take(self) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        if self.fill() < 1.0:
            return False
        self.full -= 1.0
        return True


class Buckets:
    """A token bucket for each address; the least recently used are forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def at(cls, rate: Rate) -> Buckets:
        """Buckets for a rate of the settings."""
        return cls(rate.burst, 1 / rate.every)

    def of(self, who: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.known.pop(who, None) or Bucket(self.burst, self.rate)
        self.known[who] = bucket
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def charge(self, who: str, amount: float) -> None:
        """Count what was used already; more than there is, too, which then has to come again first."""
        bucket = self.of(who)
        bucket.full = bucket.fill() - amount
