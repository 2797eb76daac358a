"""Verifiable chance: dice and draws follow from a seed whose hash is public before the game, and the seed itself afterwards."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from feldherr.engine.step import Rng


def fresh() -> str:
    """A new seed."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, which is published before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class Sealed(Rng):
    """The random numbers for one chance move, the n-th move of its game.

    They are the bytes of HMAC-SHA256(seed, "n/0"), HMAC-SHA256(seed, "n/1") …, four at a time, most significant first; a number
    that would favour some outcomes is passed over.
    """

    def __init__(self, seed: str, n: int) -> None:
        self.key = bytes.fromhex(seed)
        self.n = n
        self.block = 0
        self.bytes = b""

    def below(self, n: int) -> int:
        most = (1 << 32) // n * n
        while (x := self.draw()) >= most:
            pass
        return x % n

    def draw(self) -> int:
        """The next 32 bits."""
        if not self.bytes:
            self.bytes = hmac.digest(self.key, f"{self.n}/{self.block}".encode(), "sha256")
            self.block += 1
        x, self.bytes = int.from_bytes(self.bytes[:4], "big"), self.bytes[4:]
        return x
