"""Names that sound like one language: a few invented tongues, from which the seed chooses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from feldherr.maps.generator.source import Source


@dataclass(frozen=True)
class Tongue:
    """The sounds of a language: how syllables begin, what they sing, how they close, and how names of lands end."""

    starts: tuple[str, ...]
    vowels: tuple[str, ...]
    closes: tuple[str, ...]
    ends: tuple[str, ...]
    great: tuple[str, ...]  # how the names of continents end


def _sounds(starts: str, vowels: str, closes: str, ends: str, great: str) -> Tongue:
    return Tongue(*(tuple(part.split()) for part in (starts, vowels, closes, ends, great)))


TONGUES: Final = (
    _sounds("b br d dr f fr g gr h k kr l m n r s sk st sv t th v", "a a e e i o u y",
            "l n r rd rn sk ld nd", "mark heim vik dal fell ness gard holm", "heim mark land"),
    _sounds("b c d f g l m n p qu r s t v z", "a a a e i i o o u",
            "l n r s", "ia ara etta ona ento ova ello ina", "ia onia aria"),
    _sounds("b bh d g h j k kh l m n p r s sh t v y", "a a aa i i u e",
            "m n r sh t", "pur stan nagar esh ana ira abad", "esh asthan anda"),
    _sounds("bl br c d f g gl gw ll m n p r rh t tr", "a a e e i o y",
            "dd ch l n r th", "wyn ach eth ydd aur os mor", "wen aeth wynion"),
    _sounds("h k l m n p t w", "a a e i i o u ai au oa",
            "", "nui loa rua hiva pau", "nesa moana waho"),
    _sounds("b ch d g k m n p r s t ts y z", "a e i o u u ei",
            "k n r sh", "ta mori kawa gai do shu", "shu tai hara"),
    _sounds("b d dr g k l m n p r s st t v vl z zd", "a a e i o u",
            "n r sk v z l", "ovo grad itsa ava ik nik ets", "ovia ava iya"),
    _sounds("b ch hu k l m n p qu s t tl tz x y", "a a e i o u",
            "c l n tl x", "tlan pec co huac mal zin", "tlan huan cal"),
)  # fmt: skip
LONGEST: Final = 11


@cache
def _lists() -> tuple[frozenset[str], tuple[str, ...]]:
    """Names of real places, and pieces of words that nobody wants to read on a map."""
    lines = (resources.files(__package__) / "refused.txt").read_text(encoding="utf-8").split("\n")
    words = [line.split() for line in lines if line]
    places = frozenset(word for head, *row in words if head == "places" for word in row)
    return places, tuple(word for head, *row in words if head == "pieces" for word in row)


def refused(name: str) -> bool:
    """Whether a name is a real place's, holds a piece nobody wants to read, or can't be said."""
    places, pieces = _lists()
    low = name.lower()
    thrice = any(low[i] == low[i + 1] == low[i + 2] for i in range(len(low) - 2))
    return thrice or low in places or any(piece in low for piece in pieces) or not 4 <= len(low) <= LONGEST


class Names:
    """Invents names of one tongue, each once, none too like another."""

    def __init__(self, rng: Source) -> None:
        self.rng = rng
        self.tongue = rng.choice(TONGUES)
        self.used: set[str] = set()

    def territory(self) -> str:
        """A name for a territory."""
        return self._new(self.tongue.ends, 45)

    def continent(self) -> str:
        """A name for a continent or a world."""
        return self._new(self.tongue.great, 100)

    def _new(self, ends: tuple[str, ...], percent: int) -> str:
        while True:
            name = self._word(ends if self.rng.percent(percent) else ()).capitalize()
            if not refused(name) and name[:4].lower() not in self.used:
                self.used.add(name[:4].lower())
                return name

    def _word(self, ends: tuple[str, ...]) -> str:
        """One to three syllables and perhaps an end; a vowel meets a consonant."""
        word = "" if self.rng.percent(15) else self.rng.choice(self.tongue.starts)
        count = self.rng.between(1, 2) if ends else self.rng.between(2, 3)
        for n in range(count):
            word += self.rng.choice(self.tongue.vowels)
            last = n == count - 1
            if self.tongue.closes and self.rng.percent(45 if last else 25):
                word += self.rng.choice(self.tongue.closes)
            word += "" if last else self.rng.choice(self.tongue.starts)
        if not ends:
            return word
        end = self.rng.choice(ends)
        both = word[-1] in "aeiouwy" and end[0] in "aeiouwy"
        return word + (self.rng.choice(self.tongue.starts) if both else "") + end
