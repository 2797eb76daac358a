"""The text form of moves: `attack alaska kamchatka 3`, `roll 6 4 1 5 2`, `trade alaska brazil siam 10`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import MOST_DICE, NAMES, ROLL, SHAPES, VERBS, act, answer_of, faces, first, high, number, second, third, verb_of
from feldherr.engine.ruleset import Rules

WHAT: Final = {"t": "no territory", "c": "no card", "m": "no card of this mode", "w": "nothing", "x": "nothing"}


class TextError(ValueError):
    """Words that name no move, place or card of this game."""


class Lexicon:
    """The words of one ruleset: its places, cards, neutral armies, and what the mode itself has names for."""

    def __init__(self, rules: Rules, seats: int) -> None:
        board = rules.board
        self.seats: Final = seats
        self.places: Final = board.places
        self.cards: Final = [*board.territories, *rules.loose_cards()]
        self.own: Final = rules.extra.own_cards()
        self.mode: Final = rules.extra.words(board)
        self.any: Final = [*self.places, *self.own, *self.mode, *[f"seat{s}" for s in range(seats)]]
        self.place: Final = board.number
        self.card: Final = _numbered(self.cards)
        self.own_card: Final = _numbered(self.own)
        self.word: Final = _numbered(self.mode)
        self.anything: Final = _numbered(self.any)

    def thing(self, kind: str, number: int) -> str:
        """The name of a thing of that kind, by its number."""
        if kind == "s":
            return f"neutral{number - self.seats + 1}"
        return self._names(kind)[number]

    def _names(self, kind: str) -> list[str]:
        if kind == "t":
            return self.places
        if kind == "c":
            return self.cards
        if kind == "m":
            return self.own
        return self.mode if kind == "w" else self.any

    def write(self, a: i64) -> str:
        """A move as text."""
        verb = verb_of(a)
        if verb == ROLL:
            return "roll " + " ".join([str(f) for f in faces(a)])
        out = NAMES[verb]
        things = (first(a), second(a), third(a))
        i = 0
        for kind in SHAPES[verb]:
            if kind == "#":
                out += f" {number(a)}"
            else:
                out += " " + self.thing(kind, things[i])
                i += 1
        return out

    def offer(self, o: i64) -> str:
        """An option as text: `attack alaska kamchatka 1..3`, `roll 5 dice`."""
        if verb_of(o) == ROLL:
            return f"roll {number(o)} dice"
        text = self.write(answer_of(o, number(o)))
        return text if number(o) == high(o) else f"{text}..{high(o)}"

    def hint(self, options: vec[i64], a: i64) -> str:
        """What is legal instead of a move: the nearest options, or else the verbs."""
        same = [o for o in options if verb_of(o) == verb_of(a)]
        near = [o for o in same if first(o) == first(a)] or same
        if near:
            return ", ".join([self.offer(o) for o in near[:6]]) + (" …" if len(near) > 6 else "")
        verbs: list[str] = []
        for o in options:
            if NAMES[verb_of(o)] not in verbs:
                verbs.append(NAMES[verb_of(o)])
        return ", ".join(verbs)

    def lacks_number(self, words: list[str]) -> bool:
        """Whether only the number of a move is missing."""
        _, shape = VERBS.get(words[0], (0, "")) if words else (0, "")
        return shape.endswith("#") and len(words) == len(shape)

    def completed(self, words: list[str], options: vec[i64]) -> list[str]:
        """The same words with the number, if the options have only one."""
        zero = self.read([*words, "0"])
        fits = [o for o in options if answer_of(o, 0) == zero]
        if not fits:
            return words  # with no number either
        if len(fits) > 1 or number(fits[0]) != high(fits[0]):
            raise TextError(f"{words[0]} needs a number here: {', '.join([self.offer(o) for o in fits])}")
        return [*words, str(number(fits[0]))]

    def read(self, words: list[str]) -> i64:
        """The move that the words say, legal or not."""
        name = words[0] if words else ""
        known = VERBS.get(name)
        if known is None:
            raise TextError(f'"{name[:40]}" is no verb')
        verb, shape = known
        if verb == ROLL:
            return read_roll(words)
        if len(words) != len(shape) + 1:
            wanted = "1 word" if len(shape) == 1 else f"{len(shape)} words"
            raise TextError(f"{name} takes {wanted}, not {len(words) - 1}")
        on: list[i64] = [-1, -1, -1]
        n: i64 = 0
        for i, kind in enumerate(shape):
            if kind == "#":
                n = read_number(words[i + 1])
            else:
                on[i] = self.find(kind, words[i + 1])
        if shape.startswith("ccc"):
            on.sort()  # three cards together are the same in any order
        return act(verb, on[0], on[1], on[2], n)

    def find(self, kind: str, word: str) -> i64:
        """The number of a thing."""
        if kind == "s":
            n = read_number(word[7:]) if word.startswith("neutral") else 0
            if not 1 <= n <= 200 - self.seats:
                raise TextError(f'"{word[:40]}" is no neutral army')
            return self.seats - 1 + n
        found = self._numbers(kind).get(word)
        if found is None:
            raise TextError(f'{WHAT[kind]} is called "{word[:40]}"')
        return found

    def _numbers(self, kind: str) -> dict[str, int]:
        if kind == "t":
            return self.place
        if kind == "c":
            return self.card
        if kind == "m":
            return self.own_card
        return self.word if kind == "w" else self.anything


def _numbered(names: list[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


def read_number(word: str, most: int = 65535) -> i64:
    """The whole number that a word stands for, up to `most`."""
    if not (word.isascii() and word.isdigit()) or len(word) > 19 or int(word) > most:
        raise TextError(f'"{word[:40]}" is not a number from 0 to {most}')
    return int(word)


def read_roll(words: list[str]) -> i64:
    """The throw that words of faces stand for."""
    if not 1 < len(words) <= MOST_DICE + 1:
        raise TextError(f"a roll has 1 to {MOST_DICE} dice")
    x = ROLL
    shift: i64 = 6
    for word in words[1:]:
        face: i64 = ord(word) - 48 if len(word) == 1 else 0
        if face < 1 or face > 6:
            raise TextError(f'"{word[:40]}" is not the face of a die (1 to 6)')
        x |= face << shift
        shift += 3
    return x
