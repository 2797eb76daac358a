"""Checks of the values that a ruleset is made of: what can't be is refused with what can, and with the nearest of that."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean rising?` if a known word is near, else nothing."""
    near = difflib.get_close_matches(word, list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


def either(words: Sequence[str]) -> str:
    """`rising, symbols or stars`."""
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else "".join(words)


def check_choice(name: str, value: object, allowed: Sequence[str]) -> None:
    """Refuse a word that is not one of those allowed."""
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{name} can be {either(allowed)}, not {value!r}{did_you_mean(str(value), allowed)}")


def check_number(name: str, value: object, low: int, high: int) -> None:
    """Refuse what is not a whole number from low to high."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{name} can be a number from {low} to {high}, not {value!r}")


def check_switch(name: str, value: object) -> None:
    """Refuse what is neither True nor False."""
    if not isinstance(value, bool):
        raise ValueError(f"{name} can be True or False, not {value!r}")


def check_row(name: str, row: object, size: int, low: int, high: int) -> None:
    """Refuse a row that has not so many numbers (0: any), or one that is out of range."""
    if not isinstance(row, tuple) or len(row) != (size or len(row)) or len(row) == 0:
        raise ValueError(f"{name} can be a tuple of {size or 'one or more'} numbers, not {row!r}")
    for value in row:
        check_number(f"each number of {name}", value, low, high)
