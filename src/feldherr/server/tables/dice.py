"""Verifiable chance: dice and draws follow from a seed that the server and the players' devices make together (docs/dice.md)."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from feldherr.engine.step import Rng

PLAIN, SHARED = 1, 2  # schemes: the server's seed alone, as it was before 2.0; the server's share and those of devices


def fresh() -> str:
    """256 new random bits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The SHA-256 of the seed of a table of the first scheme."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def digest(text: str) -> str:
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def share_commitment(table: str, nth: int, seat: int, share: str) -> str:
    """What a device sends before it shows its share."""
    return digest(f"feldherr share\ntable {table}\nround {nth}\nseat {seat}\nshare {share}\n")


class Key:
    """The server's own secret, which is kept outside the database: without it nobody can tell a table's future dice."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def share(self, table: str, nonce: str) -> str:
        """The server's share of a table's seed; another nonce makes another share."""
        return hmac.digest(self.secret, f"{table}/{nonce}".encode(), "sha256").hex()


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
