"""Bits of sentences that many of them share."""

from __future__ import annotations


def armies(n: int) -> str:
    return f"{n} army" if n == 1 else f"{n} armies"


def count(n: int, one: str, more: str = "") -> str:
    """So many of a thing."""
    return f"{n} {one if n == 1 else more or f'{one}s'}"


def listed(words: list[str]) -> str:
    """A, B and C."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def highest_first(dice: list[int]) -> str:
    """Dice as they are compared."""
    return " ".join(map(str, sorted(dice, reverse=True)))
