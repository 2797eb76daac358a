"""How well words that were typed name a thing: by its whole name, a beginning of it, or beginnings of its words."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from feldherr.cli.safe import LONGEST

FILLER = {"from", "to", "with", "into", "in", "on", "and", "army", "armies", "dice", "die", "for", "the", "against"}


def plain(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation; none is longer than any name."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    words: list[str] = re.findall(r"[^\W_]+", "".join(c for c in flat if not unicodedata.combining(c)))
    return [word[:LONGEST] for word in words]


@lru_cache(maxsize=4096)
def spelt(text: str) -> tuple[str, ...]:
    return tuple(plain(text))


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
    words = tuple(w for w in title if w not in FILLER)
    return [title, *[words[i:] for i in range(min(len(words), 6))]]
