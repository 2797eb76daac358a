"""Checks of the values that a ruleset is made of: what can't be is refused with what can, and with the nearest of that."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, if any is near."""
    return "".join(difflib.get_close_matches(word, list(known), 1))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean rising?` if a known word is near, else nothing."""
    near = nearest(word, known)
    return f"; did you mean {near}?" if near else ""


def either(words: Sequence[str]) -> str:
    """`rising, symbols or stars`."""
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else "".join(words)


def check_text(name: str, value: object, empty: bool) -> None:
    """Refuse what is no text."""
    if not isinstance(value, str) or not (value or empty):
        raise ValueError(f"{name} can be a text, not {value!r}")


def check_kind(name: str, value: object, kind: type) -> None:
    """Refuse what is not of that class."""
    if not isinstance(value, kind):
        raise ValueError(f"{name} can be {_a(kind)}, not {value!r}{_nearest(value, kind)}")


def check_kinds(name: str, row: object, kind: type, least: int) -> None:
    """Refuse what is no tuple of such things, or one of too few."""
    wrong = [value for value in row if not isinstance(value, kind)] if isinstance(row, tuple) else []
    if not isinstance(row, tuple) or len(row) < least or wrong:
        near = _nearest(wrong[0] if wrong else row, kind)
        raise ValueError(f"{name} can be a tuple of {'one or more ' if least else ''}{kind.__name__}s, not {row!r}{near}")


def check_table(name: str, table: object, key: type, value: type) -> None:
    """Refuse what does not give one for each of the other."""
    if not isinstance(table, dict) or not all([type(k) is key and type(v) is value for k, v in table.items()]):
        raise ValueError(f"{name} can be a dict from {key.__name__} to {value.__name__}, not {table!r}")


def _a(kind: type) -> str:
    """`a Board`, `an Extra`."""
    return f"{'an' if kind.__name__[0] in 'AEIOU' else 'a'} {kind.__name__}"


def _nearest(value: object, kind: type) -> str:
    """What was meant by the class instead of one of it, or by its name."""
    if isinstance(value, type) and issubclass(value, kind):
        return f"; did you mean {value.__name__}()?"
    if not isinstance(value, str):
        return ""
    classes: list[type] = kind.__subclasses__()
    near = nearest(value.title().replace(" ", ""), [each.__name__ for each in classes])
    return f"; did you mean {near}()?" if near else ""


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
    """Refuse a row with another number of values (0: any number), or with a value out of range."""
    if not isinstance(row, tuple) or len(row) != (size or len(row)) or len(row) == 0:
        raise ValueError(f"{name} can be a tuple of {size or 'one or more'} numbers, not {row!r}")
    for value in row:
        check_number(f"each number of {name}", value, low, high)


def check_pairs(name: str, pairs: object) -> None:
    """Refuse what is no tuple of pairs of texts."""
    if not isinstance(pairs, tuple) or not all([isinstance(p, tuple) and [type(word) for word in p] == [str, str] for p in pairs]):
        raise ValueError(f"{name} can be a tuple of pairs of texts, not {pairs!r}")
