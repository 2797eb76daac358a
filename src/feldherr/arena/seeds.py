"""Seeds derived from a seed."""

from __future__ import annotations

import hashlib


def mixed(seed: int, n: int) -> int:
    """The n-th seed derived from a seed."""
    return int.from_bytes(hashlib.sha256(f"{seed} {n}".encode()).digest()[:7], "big")
