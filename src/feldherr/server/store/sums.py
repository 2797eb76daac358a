"""Checksums of what is stored, so that a changed row is noticed before anybody plays on from it."""

from __future__ import annotations

from hashlib import blake2b

UNKNOWN = 0  # the sum of what was written before there were sums


def sum_of(*parts: str) -> int:
    """A 64-bit checksum of some texts; never 0."""
    text = "\0".join(parts).encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), signed=True) or 1


def fits(stored: int, *parts: str) -> bool:
    """Whether texts are those of which the checksum was stored; unknown ones fit."""
    return stored in (UNKNOWN, sum_of(*parts))
