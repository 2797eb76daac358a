"""The action numbers of a mode: verb by verb, thing by thing; of a range its low end, middle and high end.

    attack alaska kamchatka 1..3   three numbers side by side: 1 (low), 2 (middle), 3 (high)
    trade …                        the first, second, … set on offer: which cards they are the sight says
    claim alaska                   one number

Where an answer is about two places that must be neighbours, only neighbours have numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine.action import NAMES, ROLL, SHAPES
from feldherr.engine.text import Lexicon
from feldherr.godstorm.verbs import CHOOSE, ENTER, INVADE, PLAY, TOKEN
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.verbs import ATTACK, BRIBE, DEAL, DRAW, FORTIFY, LAY, RAISE, TRADE

ENDS: Final[i64] = 3  # low, middle, high
SETS: Final[i64] = 120  # of three cards out of ten
MANY: Final = ("low", "middle", "high")

# How the things of an answer make one number.
NOTHING: Final[i64] = 0
OFFERED: Final[i64] = 1
NUMBERED: Final[i64] = 2  # each number is an offer of its own
ONE: Final[i64] = 3
TWO: Final[i64] = 4
NEIGHBOURS: Final[i64] = 5
KEY: Final[i64] = (1 << 30) - 1  # verb and things of an option


class Offer:
    """The legal actions of a question: action numbers and the moves they stand for. Reused for the next question."""

    def __init__(self) -> None:
        self.numbers: vec[i32] = vec[i32]()
        self.answers: vec[i64] = vec[i64]()
        self.many: i64 = 0

    def room(self, many: i64) -> None:
        """Make room for a number of moves."""
        while len(self.numbers) < many:
            self.numbers = append(self.numbers, i32(0))
            self.answers = append(self.answers, i64(0))

    def answer(self, number: i64) -> i64:
        """The move that an action stands for; 0 if it is not legal."""
        numbers = self.numbers
        for k in range(self.many):
            if i64(numbers[k]) == number:
                return self.answers[k]
        return 0

    def nearest(self, number: i64) -> i64:
        """The nearest legal action from this number upwards, wrapping around."""
        best: i64 = -1
        least = i64(self.numbers[0])
        for k in range(self.many):
            n = i64(self.numbers[k])
            least = n if n < least else least
            if n >= number and (best < 0 or n < best):
                best = n
        return best if best >= 0 else least

    def legal(self) -> list[int]:
        """All legal actions, in order."""
        return sorted([int(self.numbers[k]) for k in range(self.many)])


class Coding:
    """The numbering of a mode's actions, for a number of players."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        board = rules.board
        self.words: Final = Lexicon(rules, seats)
        self.seats: Final[i64] = seats
        self.places: Final[i64] = len(board.places)
        self.links: Final = [(a, int(b)) for a in range(len(board.places)) for b in board.adjacent[a]]
        self.link: Final[vec[i64]] = vec[i64]([-1] * (len(board.places) * len(board.places)))
        for i, (a, b) in enumerate(self.links):
            self.link[a * len(board.places) + b] = i
        self.base: Final[vec[i64]] = vec[i64]([-1] * len(NAMES))  # the first number of each verb; -1: the mode hasn't got it
        self.way: Final[vec[i64]] = vec[i64]([NOTHING] * len(NAMES))
        self.width: Final[vec[i64]] = vec[i64]([0] * len(NAMES))  # of the second thing
        self.less: Final[vec[i64]] = vec[i64]([0] * len(NAMES))  # the first thing that the verb may be about
        self.ends: Final[vec[i64]] = vec[i64]([1] * len(NAMES))
        self.verbs: Final[list[tuple[str, int, int]]] = []  # name, first number, how many things
        size = 0
        near = (ATTACK, INVADE, ENTER, FORTIFY) if rules.fortify == "adjacent" else (ATTACK, INVADE, ENTER)
        for verb in range(1, len(NAMES)):
            things = self._things(rules, verb, verb in near) if NAMES[verb] else 0
            if things == 0:
                continue
            self.base[verb] = size
            self.less[verb] = seats if SHAPES[verb].startswith("s") else 0
            self.ends[verb] = ENDS if SHAPES[verb].endswith("#") and verb not in (TRADE, TOKEN) else 1
            self.verbs.append((NAMES[verb], size, things))
            size += things * int(self.ends[verb])
        self.size: Final[i64] = size

    def _things(self, rules: Ruleset, verb: int, near: bool) -> int:
        """The number of different things that a verb can be about; also sets how they are numbered."""
        shape = SHAPES[verb].removesuffix("#")
        elsewhere = verb >= PLAY and not self.words.mode  # only gods have such answers
        if verb in (ROLL, DEAL, DRAW) or elsewhere or not self._has(rules, verb):
            return 0
        if verb == TOKEN:
            self.way[verb] = NUMBERED
            return int(self.seats) + 1
        if verb == TRADE:
            self.way[verb] = OFFERED
            return int(SETS)
        counts = [self._count(rules, kind) for kind in shape]
        if len(counts) == 2:
            self.way[verb] = NEIGHBOURS if near else TWO
            self.width[verb] = counts[1]
            return len(self.links) if near else counts[0] * counts[1]
        self.way[verb] = ONE if counts else NOTHING
        return counts[0] if counts else 1

    def _has(self, rules: Ruleset, verb: int) -> bool:
        """Whether the mode uses this verb."""
        if verb == TRADE or verb == LAY:
            return (verb == LAY) == (rules.set_values == "stars")
        if verb == BRIBE or verb == RAISE:
            return rules.allies
        return verb != CHOOSE or len(self.words.mode) > 0

    def _count(self, rules: Ruleset, kind: str) -> int:
        if kind == "s":
            return int(rules.neutrals)
        if kind == "t":
            return len(self.words.places)
        if kind == "c":
            return len(self.words.cards)
        if kind == "m":
            return len(self.words.own)
        return len(self.words.mode) if kind == "w" else len(self.words.any)

    def offer(self, options: vec[i64], out: Offer) -> None:
        """Write all legal moves and their action numbers into `out`. Sets of cards beyond the 120th have none.

        Every option of every question comes through here: hence one long loop, over rows at hand.
        """
        out.room(len(options) * ENDS)
        numbers, answers = out.numbers, out.answers
        base, ways, ends, less, width, link = self.base, self.way, self.ends, self.less, self.width, self.link
        places = self.places
        many: i64 = 0
        sets: i64 = 0
        for o in options:
            verb = o & 63
            at = base[verb]
            way = ways[verb]
            key = o & KEY
            low = (o >> 30) & 65535
            if way >= ONE:
                thing = ((o >> 6) & 255) - 1 - less[verb]
                if way == NEIGHBOURS:
                    thing = link[thing * places + ((o >> 14) & 255) - 1]
                elif way == TWO:
                    thing = thing * width[verb] + ((o >> 14) & 255) - 1
                at += thing * ends[verb]
            elif way == OFFERED:
                at += sets
                sets += 1
                if sets > SETS:
                    continue
            elif way == NUMBERED:
                at += low
            if ends[verb] == 1:
                numbers[many] = i32(at)
                answers[many] = key | low << 30
                many += 1
                continue
            top = o >> 46
            numbers[many] = i32(at + 2)
            answers[many] = key | top << 30
            many += 1
            if top > low:
                numbers[many] = i32(at)
                answers[many] = key | low << 30
                many += 1
                if top > low + 1:
                    numbers[many] = i32(at + 1)
                    answers[many] = key | ((low + top) // 2) << 30
                    many += 1
        out.many = many

    def name(self, index: int) -> str:
        """An action in words: `attack alaska kamchatka high`."""
        if not 0 <= index < self.size:
            raise ValueError(f"answers have numbers from 0 to {self.size - 1}, not {index}")
        name, first, _ = [each for each in self.verbs if each[1] <= index][-1]
        verb = NAMES.index(name)
        ends = int(self.ends[verb])
        thing, end = divmod(index - first, ends)
        words = [name, *self._named(verb, thing)]
        return " ".join([*words, MANY[end]] if ends > 1 else words)

    def _named(self, verb: int, thing: int) -> list[str]:
        shape = SHAPES[verb].removesuffix("#")
        way = self.way[verb]
        if way == OFFERED:
            return [f"set{thing + 1}"]
        if way == NUMBERED:
            return [str(thing)]
        if way == NEIGHBOURS:
            return [self.words.places[t] for t in self.links[thing]]
        if way == TWO:
            return [self._word(shape[0], thing // int(self.width[verb])), self._word(shape[1], thing % int(self.width[verb]))]
        return [self._word(shape, thing)] if way == ONE else []

    def _word(self, kind: str, thing: int) -> str:
        return f"neutral{thing + 1}" if kind == "s" else self.words.thing(kind, thing)
