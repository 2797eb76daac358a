"""Observations: what a seat may know, as a row of numbers in named parts. Nothing depends on others' secrets."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.state import LAID, PILE, State, blank
from feldherr.engine.step import NO_EXTRA
from feldherr.envs.core.kinds import Kinds
from feldherr.rules.ruleset import Ruleset

# What is known of a territory card: nothing, or that it is
MINE: Final[i32] = 1
ON_TABLE: Final[i32] = 2
USED: Final[i32] = 3
SCALARS: Final = (
    "me",
    "turn",
    "round",
    "first",
    "trades",
    "gained",
    "taken",
    "traded",
    "bonus",
    "question",  # what is asked, by its number in kinds.py; from here on: what it is about
    *slots.SLOTS,
)
LARGEST: Final[i64] = (1 << 31) - 1


class Sight:
    """The layout of a mode's observation for a number of players, and its writer."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        g = blank(rules, seats)
        self.kinds: Final = Kinds()
        self.parts: Final[list[tuple[str, int, int]]] = []  # name, where it begins, how many numbers
        self.width: i64 = 0
        for name in SCALARS:
            self._add(name, 1)
        self.owner: Final[i64] = self._add("owner", len(g.owner))
        self.armies: Final[i64] = self._add("armies", len(g.armies))
        self.reserve: Final[i64] = self._add("reserve", len(g.reserve))
        self.hands: Final[i64] = self._add("hands", int(g.sides))
        self.out: Final[i64] = self._add("out", seats)
        self.cards: Final[i64] = self._add("cards", len(g.cards))
        self.force: Final[i64] = self._add("force", len(g.force))
        self.rows: Final[list[tuple[str, int, int, bool]]] = []  # of the mode itself: name, where, how many, whether it is a set
        if g.extra is not NO_EXTRA:
            extra = g.extra.copy()
            extra.mask(0)
            for name, row in extra.rows(g):
                several = g.extra.several(name)
                many = self._members(g, name) if several else len(row)
                self.rows.append((name, int(self._add(name, many)), many, several))
        self.plain: Final = not self.rows  # nothing but cards is secret

    def _add(self, name: str, many: int) -> i64:
        at = self.width
        if many > 0:
            self.parts.append((name, int(at), many))
            self.width = at + many
        return at

    def _members(self, g: State, row: str) -> int:
        """The number of possible members of a row that is a set."""
        kind = g.extra.kind(row)
        return len(g.owner) if kind == "t" else len(g.extra.own_cards() if kind == "m" else g.extra.words(g.rules.board))

    def write(self, g: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write the observation of a seat into `out`, starting at `at`."""
        out[at] = i32(seat)
        out[at + 1] = i32(g.seat)
        out[at + 2] = i32(g.round)
        out[at + 3] = i32(g.first)
        out[at + 4] = i32(g.trades)
        out[at + 5] = i32(g.gained)
        out[at + 6] = i32(g.taken)
        out[at + 7] = i32(g.traded)
        out[at + 8] = i32(g.bonus)
        self._question(g, out, at + 9)
        self._board(g, out, at)
        self._hands(g, seat, out, at)
        if not self.plain:
            self._more(g, seat, out, at)

    def _question(self, g: State, out: vec[i32], at: i64) -> None:
        """Write the number and the slots of the pending question, which are public."""
        slots.clear(out, at + 1)
        if g.winners != 0:
            out[at] = 0
            return
        step = g.stack[len(g.stack) - 1]
        out[at] = i32(self.kinds.number(step))
        step.about(g, out, at + 1)

    def _board(self, g: State, out: vec[i32], at: i64) -> None:
        i = at + self.owner
        for side in g.owner:
            out[i] = i32(side)
            i += 1
        for n in g.armies:  # which stand in the row next to their owners
            out[i] = i32(n)
            i += 1
        for s in range(len(g.reserve)):
            out[at + self.reserve + s] = i32(g.reserve[s])
        for s in range(g.seats):
            out[at + self.out + s] = i32((g.out >> s) & 1)
        for i in range(len(g.force)):
            out[at + self.force + i] = i32(g.force[i])

    def _hands(self, g: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write the seat's own cards, public cards, and how many cards each side holds."""
        hands = at + self.hands
        for s in range(g.sides):
            out[hands + s] = 0
        mine = g.team(seat)
        at += self.cards
        for place in g.cards:
            out[at] = i32(place == mine) * MINE + i32(place == LAID) * ON_TABLE + i32(place <= PILE) * USED  # quicker than to branch
            if place >= 0:
                out[hands + place] += 1
            at += 1

    def _more(self, g: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write the rows that the mode adds, as far as the seat may know them."""
        extra = g.extra.copy()
        extra.mask(seat)
        found = dict(extra.rows(g))
        for name, where, many, several in self.rows:
            row = found.get(name, [])
            begin = at + where
            for i in range(many):
                out[begin + i] = 0
            for i, x in enumerate(row):
                if several:
                    out[begin + x] = 1
                elif i < many:
                    out[begin + i] = i32(small(x))


def small(n: i64) -> i64:
    """A number, limited to 32 bits."""
    return n if n < LARGEST else LARGEST
