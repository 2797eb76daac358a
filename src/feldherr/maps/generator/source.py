"""Random numbers that are the same on every machine and in every version of Python: whole numbers only (SplitMix64)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1


def mix(n: int) -> int:
    """64 bits that look random, always the same ones for the same number."""
    n = (n + 0x9E3779B97F4A7C15) & _MASK
    n = ((n ^ (n >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    n = ((n ^ (n >> 27)) * 0x94D049BB133111EB) & _MASK
    return n ^ (n >> 31)


class Source:
    """A stream of random numbers that a seed begins."""

    def __init__(self, seed: int) -> None:
        self.state = mix(seed)

    def bits(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        return mix(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.bits() * n) >> 64

    def between(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        return low + self.below(high - low + 1)

    def percent(self, n: int) -> bool:
        """True in n of a hundred cases."""
        return self.below(100) < n

    def choice(self, of: Sequence[T]) -> T:
        """One of them."""
        return of[self.below(len(of))]

    def shuffled(self, of: Sequence[T]) -> list[T]:
        """All of them in random order."""
        out = list(of)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


class Noise:
    """Soft random hills from -1000 to 1000: values on a lattice, blended between its points, with finer hills added."""

    def __init__(self, seed: int, cell: int, octaves: int) -> None:
        self.seed = seed
        self.layers = [(max(1, cell >> o), 1000 >> o, _Lattice(seed * 31 + o)) for o in range(octaves)]
        self.total = sum(height for _, height, _ in self.layers)

    def at(self, x: int, y: int) -> int:
        """The height at a point."""
        out = 0
        for cell, height, lattice in self.layers:  # the innermost loop of all: written out, for calls would take half of its time
            i, u = divmod(x, cell)
            j, v = divmod(y, cell)
            a, b, c, d = lattice[i, j]
            u, v = u * 1024 // cell, v * 1024 // cell
            u, v = u * u * (3072 - 2 * u) >> 20, v * v * (3072 - 2 * v) >> 20  # from 0 to 1024, slow at both ends
            out += ((a * (1024 - u) + b * u) * (1024 - v) + (c * (1024 - u) + d * u) * v >> 20) * height
        return out // self.total


class _Lattice(dict[tuple[int, int], tuple[int, int, int, int]]):
    """The values at the four corners of each square, made when they are needed."""

    def __init__(self, salt: int) -> None:
        super().__init__()
        self.salt = mix(salt)

    def __missing__(self, square: tuple[int, int]) -> tuple[int, int, int, int]:
        i, j = square
        found = self[square] = self._corner(i, j), self._corner(i + 1, j), self._corner(i, j + 1), self._corner(i + 1, j + 1)
        return found

    def _corner(self, i: int, j: int) -> int:
        return (mix(mix(self.salt ^ i & _MASK) ^ j & _MASK) % 2001) - 1000
