"""Matching of typed words with names: whole names, prefixes, prefixes of words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from feldherr.cli.sanitize import LONGEST
from feldherr.locales import language, say, speaking


def plain(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation; none is longer than any name."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    words: list[str] = re.findall(r"[^\W_]+", "".join(c for c in flat if not unicodedata.combining(c)))
    return [word[:LONGEST] for word in words]


@lru_cache(maxsize=4096)
def spelt(text: str) -> tuple[str, ...]:
    return tuple(plain(text))


def whole(text: str) -> int | None:
    """The number in a text; None if it is not a number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def without_filler(words: Iterable[str]) -> list[str]:
    """The words without fillers such as from, to, with."""
    idle = _filler("en") | _filler(language())
    return [w for w in words if w not in idle]


@cache
def _filler(tag: str) -> set[str]:
    with speaking(tag):
        return set(plain(say("type-filler")))


def match(tokens: list[str], things: list[list[tuple[str, ...]]]) -> int:
    """How well the words name the things one after the other (later things may be left out); -1: not at all."""
    if not tokens:
        return 0
    if not things:
        return -1
    best = -1
    for used in range(1, len(tokens) + 1):
        score = max(fits(tokens[:used], spelling) for spelling in things[0])
        if score:
            rest = match(tokens[used:], things[1:])
            best = max(best, score + rest if rest >= 0 else -1)
    return best


def fits(tokens: list[str], spelling: tuple[str, ...]) -> int:
    """3 the whole name, 1 a beginning of it or of each of its words, 0 another name."""
    typed, name = "".join(tokens), "".join(spelling)
    if typed == name:
        return 3
    if begins(name, typed):
        return 1
    return int(len(tokens) <= len(spelling) and all(begins(w, t) for t, w in zip(tokens, spelling, strict=False)))


def begins(word: str, typed: str) -> bool:
    """Whether that is its beginning; a number counts only as a whole."""
    return word.startswith(typed) and not (typed[-1:].isdigit() and word[len(typed) : len(typed) + 1].isdigit())


def ends(title: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A long title may begin with any of its words, and without those that don't matter."""
    words = tuple(without_filler(title))
    return [title, *[words[i:] for i in range(min(len(words), 6))]]
