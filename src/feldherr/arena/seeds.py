"""Seeds that come from a seed."""

from __future__ import annotations

import hashlib


def mixed(seed: int, n: int) -> int:
    """The n-th seed of a seed, unlike its neighbours."""
    return int.from_bytes(hashlib.sha256(f"{seed} {n}".encode()).digest()[:7], "big")
