"""The names of things at a table: all ways to write them, and what typed words may mean."""

from __future__ import annotations

import difflib

from feldherr.cli.input.godstorm import by_number, own_gods
from feldherr.cli.input.spelling import ends, fits, spelt
from feldherr.cli.input.verbs import shown
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import did_you_mean
from feldherr.engine.action import SHAPES, Option, number, verb_of
from feldherr.engine.state import State
from feldherr.godstorm.names import GOD_NAMES, GODS
from feldherr.locales import say

MOST = 12  # names in one sentence


class Things:
    """The places, cards, armies and gods of one table."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.gods: list[str] = []  # how the gods are called that an answer may name

    def called(self, kind: str, thing: int) -> str:
        """What it is called; a god by the name it has with that people."""
        return self.gods[thing] if kind == "w" and thing < len(self.gods) else self.names.thing(kind, thing)

    def all_called(self, kind: str, things: list[int]) -> list[str]:
        return [self.called(kind, t) for t in dict.fromkeys(things)][:MOST]

    def phrase(self, option: Option) -> str:
        """An option as it can be typed, without its number."""
        kinds = SHAPES[verb_of(option.packed)].replace("#", "")
        return " ".join([shown(option.verb), *[self.called(kind, thing) for kind, thing in zip(kinds, option.on, strict=False)]])

    def answered(self, answer: int, view: State, seat: int) -> str:
        """A move as it can be typed."""
        self.gods = own_gods(Option(answer).verb, view, seat)
        n = f" {number(answer)}" if "#" in SHAPES[verb_of(answer)] else ""
        return self.phrase(Option(answer)) + n

    def is_below(self, t: int) -> bool:
        """Whether it is a place beyond the territories of the earth."""
        return self.names.board.size <= t < len(self.names.words.places)

    def spellings(self, kind: str, thing: int) -> list[tuple[str, ...]]:
        """All spellings of a thing."""
        name = self.names.words.thing(kind, thing)
        if kind in "tc":
            below = by_number(thing) if self.is_below(thing) else []
            return [spelt(name), *[spelt(title) for title in self._titles(kind, thing)], *below]
        title = spelt(self.names.thing(kind, thing))
        if name in GODS:
            of = [f"god of {name}", say(f"god-of-{name}"), say(f"god-{name}")]
            return [spelt(name), title, *map(spelt, of), *[spelt(gods[GODS.index(name)]) for gods in GOD_NAMES]]
        return [spelt(name), *ends(title)] if kind in "mx" else [spelt(name), title]

    def _titles(self, kind: str, thing: int) -> list[str]:
        """A place's names in all languages; below the earth it has only the one."""
        name = self.names.words.thing(kind, thing)
        return list(self.names.board.titles.get(name, {}).values()) or ([self.names.territory(thing)] if kind == "t" else [])

    def _all(self, kind: str) -> range:
        words = self.names.words
        if kind == "s":
            return range(self.names.seats, self.names.seats + self.names.rules.neutrals)
        return range(len({"t": words.places, "c": words.cards, "m": words.own, "w": words.mode}.get(kind, words.any)))

    def longest(self, kind: str, tokens: list[str]) -> tuple[int, set[int]]:
        """How many of the first words name something, and what."""
        for used in range(len(tokens), 0, -1):
            found = {t for t in self._all(kind) if any(fits(tokens[:used], s) for s in self.spellings(kind, t))}
            if found:
                return used, found
        return 0, set()

    def none(self, kind: str, tokens: list[str], text: str = "") -> str:
        """The words name nothing of that kind; perhaps something that looks like them was meant."""
        known = {"".join(s): t for t in self._all(kind) for s in self.spellings(kind, t)}
        words = (tokens[0], "".join(tokens)) if tokens else ()
        hits = next((hits for word in words if (hits := difflib.get_close_matches(word, known, 1, 0.6))), [])
        return say(f"term-is-no-{kind}", word=text or tokens[0]) + did_you_mean([self.names.thing(kind, known[hit]) for hit in hits])
