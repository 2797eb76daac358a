"""Moves and options as single numbers: a verb, up to three things it is about, and one number or a range of them.

An answer (`attack alaska kamchatka 3`) and an option (`attack alaska kamchatka 1..3`) are packed into 62 bits, because listing
options is where a game spends its time and a number costs a hundredth of an object. `Option` is the readable form, for the edge.

    bits 0-5 verb · 6-13, 14-21, 22-29 things, each plus one so that 0 means none · 30-45 number or low · 46-61 high
    a roll instead keeps its faces, three bits each from bit 6 on
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHANCE: Final[i64] = -1  # the seat that answers dice and draws
NOBODY: Final[i64] = -1  # owner of an empty territory; a thing that is not there
MOST: Final[i64] = 65535  # the largest number an answer can carry
MOST_DICE: Final = 18

# The two verbs the engine itself knows; the packages above it register theirs.
DONE: Final[i64] = 1
ROLL: Final[i64] = 2
MOST_VERBS: Final = 63

# What follows each verb in text: t a place, c a territory card, s a side, m a card of the mode's own, w a word of it, x any of its things,
# # a number.
VERBS: Final[dict[str, tuple[int, str]]] = {"done": (1, ""), "roll": (2, "dice")}
NAMES: Final[list[str]] = ["", "done", "roll"]  # by number; "" where a number has no verb
SHAPES: Final[list[str]] = ["", "", "dice"]

_KEY: Final[i64] = (1 << 30) - 1  # verb and things


def register_verbs(verbs: dict[str, tuple[int, str]]) -> None:
    """Add verbs, each with its number and what follows it in text; refuses a name or a number that is taken, and then adds none."""
    taken = {verb: name for name, (verb, _) in VERBS.items()}
    for name, (verb, shape) in verbs.items():
        if not (name.isascii() and name.isalpha() and name.islower()):
            raise ValueError(f"{name!r} can't be a verb: lower-case letters only")
        if name in VERBS:
            raise ValueError(f"there is a verb {name} already, number {VERBS[name][0]}")
        if not 0 < verb <= MOST_VERBS:
            raise ValueError(f"the verb {name} needs a number from 1 to {MOST_VERBS}, not {verb}")
        if verb in taken:
            raise ValueError(f"the verb {name} can't have number {verb}, which belongs to {taken[verb]}")
        if len(shape.removesuffix("#")) > 3 or not all([kind in "tcsmwx" for kind in shape.removesuffix("#")]):
            raise ValueError(f"the verb {name} can't be followed by {shape!r}: up to three of t, c, s, m, w, x, then # or nothing")
        taken[verb] = name
    for name, (verb, shape) in verbs.items():
        while len(NAMES) <= verb:
            NAMES.append("")
            SHAPES.append("")
        VERBS[name] = (verb, shape)
        NAMES[verb] = name
        SHAPES[verb] = shape


def act(verb: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, n: i64 = 0) -> i64:
    """A move: a verb, the things it is about, a number."""
    if not (0 < verb < 64 and -1 <= a < 255 and -1 <= b < 255 and -1 <= c < 255 and 0 <= n <= MOST):
        raise ValueError("an answer has a verb, things from 0 to 254 and a number from 0 to 65535")
    return verb | (a + 1) << 6 | (b + 1) << 14 | (c + 1) << 22 | n << 30


def option(verb: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, low: i64 = 0, high: i64 = 0) -> i64:
    """A family of legal moves: this verb, these things, any number from low to high (more than MOST take another move)."""
    if high > MOST:
        high = MOST
        low = low if low < MOST else MOST
    return verb | (a + 1) << 6 | (b + 1) << 14 | (c + 1) << 22 | low << 30 | high << 46


def verb_of(x: i64) -> i64:
    """The verb of a move or an option."""
    return x & 63


def first(x: i64) -> i64:
    """The first thing of a move or an option; -1: none."""
    return ((x >> 6) & 255) - 1


def second(x: i64) -> i64:
    """The second thing of a move or an option; -1: none."""
    return ((x >> 14) & 255) - 1


def third(x: i64) -> i64:
    """The third thing of a move or an option; -1: none."""
    return ((x >> 22) & 255) - 1


def number(x: i64) -> i64:
    """The number of a move, the low end of an option."""
    return (x >> 30) & 65535


def high(x: i64) -> i64:
    """The highest number of an option."""
    return x >> 46


def answer_of(x: i64, n: i64) -> i64:
    """The move with the number n out of an option's range."""
    return (x & _KEY) | n << 30


def dice(count: i64) -> i64:
    """The option to roll that many dice."""
    return ROLL | count << 30 | count << 46


def roll(faces: list[i64]) -> i64:
    """The move of chance by which the dice fall so."""
    x = ROLL
    if not 0 < len(faces) <= MOST_DICE:
        raise ValueError(f"a roll has 1 to {MOST_DICE} dice")
    shift: i64 = 6
    for f in faces:
        if f < 1 or f > 6:
            raise ValueError(f"{f} is not the face of a die (1 to 6)")
        x |= f << shift
        shift += 3
    return x


def face(x: i64, i: i64) -> i64:
    """The i-th die of a roll; 0 past the last."""
    return (x >> (6 + 3 * i)) & 7


def faces(x: i64) -> list[int]:
    """All dice of a roll."""
    out: list[int] = []
    i: i64 = 0
    while face(x, i) > 0:
        out.append(face(x, i))
        i += 1
    return out


def allows(o: i64, a: i64) -> bool:
    """Whether the move a is one of the option's family."""
    if o & 63 == ROLL:
        return a & 63 == ROLL and _fell(number(o), a)
    n = a >> 30
    return (o ^ a) & _KEY == 0 and n >= number(o) and n <= o >> 46


def _fell(count: i64, a: i64) -> bool:
    for i in range(count):
        f = face(a, i)
        if f < 1 or f > 6:
            return False
    return a >> (6 + 3 * count) == 0


def listed(options: vec[i64], a: i64) -> bool:
    """Whether any of the options allows the move."""
    for o in options:
        if allows(o, a):
            return True
    return False


def only_answer(options: vec[i64]) -> i64:
    """The only legal move; -1 if there is a choice, or if dice decide."""
    if len(options) != 1 or options[0] & 63 == ROLL or number(options[0]) != high(options[0]):
        return -1
    return answer_of(options[0], number(options[0]))


class Option:
    """An option as people and bots read it."""

    def __init__(self, packed: int) -> None:
        self.packed: Final = packed

    @property
    def verb(self) -> str:
        return NAMES[verb_of(self.packed)]

    @property
    def on(self) -> tuple[int, ...]:
        """The things it is about, as numbers."""
        if verb_of(self.packed) == ROLL:
            return ()
        return tuple([x for x in (first(self.packed), second(self.packed), third(self.packed)) if x >= 0])

    @property
    def low(self) -> int:
        return number(self.packed)

    @property
    def high(self) -> int:
        return high(self.packed)

    def answer(self, n: int | None = None) -> int:
        """The packed move with this number; with the highest if none is given."""
        if verb_of(self.packed) == ROLL:
            raise ValueError("dice are answered with their faces: roll([6, 4, 1])")
        n = self.high if n is None else n
        if not self.low <= n <= self.high:
            raise ValueError(f"{self.verb}: {n} is not between {self.low} and {self.high}")
        return answer_of(self.packed, n)

    def __repr__(self) -> str:
        return f"Option({self.verb} {self.on} {self.low}..{self.high})"
