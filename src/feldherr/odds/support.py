"""What supports the two sides of a Godstorm battle (gods, temple, relics, altars), read from words."""

from __future__ import annotations

import difflib
from typing import Final

from mypy_extensions import i64

from feldherr.godstorm.names import GODS
from feldherr.godstorm.state import GodstormState
from feldherr.rules.ruleset import Ruleset

RELICS: Final = ("gungnir", "mjolnir")
BRINGS: Final = (*GODS, *RELICS, "fire", "altar")  # what an attacker may have
HAS: Final = (*BRINGS, "temple", "plague", "tree=FAITH")  # what a defender may have
TWICE: Final = ("fire", "altar")
MOST_FAITH: Final = 1000


class Host:
    """What a side has besides armies."""

    def __init__(self, gods: i64, words: list[str], faith: i64) -> None:
        self.gods: Final[i64] = gods  # as bits
        self.words: Final = words  # everything else
        self.faith: Final[i64] = faith  # for the Tree of Life

    def count(self, word: str) -> int:
        return self.words.count(word)

    def with_gods(self, gods: i64) -> Host:
        """The same with other gods."""
        return Host(gods, self.words, self.faith)

    def key(self) -> str:
        """The same for two that make the same difference to dice."""
        return " ".join([str(self.gods), *sorted(self.words)])


def host(rules: Ruleset, said: str, known: tuple[str, ...], who: str) -> Host:
    """The support that these words describe; ValueError for a word that this side can't have."""
    words = said.replace(",", " ").split()
    if words and not isinstance(rules.extra, GodstormState):
        raise ValueError(f'{rules.name} has no "{words[0][:40]}"; only Godstorm has gods, temples and relics')
    gods: i64 = 0
    rest: list[str] = []
    faith: i64 = 0
    for word in words:
        if word.startswith("tree=") and "tree=FAITH" in known:
            faith = faith_in(word)
        elif word not in known:
            raise ValueError(unknown(word, known, who))
        elif words.count(word) > (2 if word in TWICE else 1):
            raise ValueError(f"{who} can't have {word} {words.count(word)} times")
        elif word in GODS:
            gods |= 1 << GODS.index(word)
        else:
            rest.append(word)
    return Host(gods, rest, faith)


def faith_in(word: str) -> i64:
    """`tree=5`: the Tree of Life, and five faith to pay for it."""
    number = word.removeprefix("tree=")
    if not (number.isascii() and number.isdigit() and len(number) < 5 and int(number) <= MOST_FAITH):
        raise ValueError(f'"{word[:40]}": the Tree of Life wants the faith that there is to pay, tree=0 to tree={MOST_FAITH}')
    return int(number)


def unknown(word: str, known: tuple[str, ...], who: str) -> str:
    near = difflib.get_close_matches(word, known, 1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"
    return f'"{word[:40]}" is nothing that {who} can have{hint}'
