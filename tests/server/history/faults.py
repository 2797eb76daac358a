"""Faults, drawn from a seed: which, where and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

SERVERS = ("one", "two", "three")
DATABASE = "database"
# Of the processes, which can happen anywhere; and of the network, for which namespaces are needed. By how often they come.
PROCESSES = {"kill": 3, "stop": 4, "crash": 1, "freeze": 2}
NETWORK = {"cut off silently": 3, "cut off": 3, "cut off by half": 3, "lock out silently": 2, "lock out": 2, "lossy": 2, "slow": 2}
OF_DATABASE = ("crash", "freeze")
SHORT = 0.1, 1.0  # seconds
LONG = 4.5, 6.5  # longer than a server waits for its database
LONG_ONES = 0.06  # how many are
HANDS = 4  # faults at once


class Fault(NamedTuple):
    """A fault of a server, or of the database, that ends by itself."""

    kind: str
    target: str
    seconds: float
    gentle: bool  # in one of two ways

    def __str__(self) -> str:
        return f"{self.kind} {self.target} for {self.seconds:.1f} s"


def drawn(seed: int, number: int, servers: Sequence[str], network: bool) -> list[Fault]:
    """So many faults."""
    rng = Random(seed)
    kinds = {**PROCESSES, **(NETWORK if network else {})}
    out = []
    for kind in rng.choices([*kinds], [*kinds.values()], k=number):
        target = DATABASE if kind in OF_DATABASE else rng.choice(servers)
        out.append(Fault(kind, target, rng.uniform(*(LONG if rng.random() < LONG_ONES else SHORT)), rng.random() < 0.5))
    return out
