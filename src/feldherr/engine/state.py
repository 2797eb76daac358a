"""The state of a game: everything that is true in the middle of it, and nothing else.

Armies are plain numbers and never run out: pieces are only change for them (K25, O16, O24, S20, N17).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY
from feldherr.engine.event import Event
from feldherr.engine.outside import outside
from feldherr.engine.ruleset import Rules
from feldherr.engine.step import NO_EXTRA, Extra, Step

# Where a card is, if not in the hand of a side (0, 1, 2 …).
DECK: Final[i64] = -1
ASIDE: Final[i64] = -2  # out of the game: taken out by a rule, or not in this mode
LAID: Final[i64] = -3  # open on the table, in the middle of being exchanged
HIDDEN: Final[i64] = -4  # in a view: in the deck, in another's hand or aside, nobody knows
PILE: Final[i64] = -100  # the discard pile; -101, -102 … lie under the deck, one set after the other

_SILENCE: Final[list[Event]] = []  # the story that nobody hears: one for all tables, and nothing is ever added


class State:
    """The state of a game. Plain numbers and lists of numbers; a step never changes in place, so a copy shares the steps."""

    def __init__(
        self,
        rules: Rules,
        seats: i64,
        sides: i64,
        adjacent: vec[vec[i64]],
        owner: vec[i64],
        armies: vec[i64],
        force: vec[i64],
        reserve: vec[i64],
        cards: vec[i64],
        unseen: vec[i64],
        stack: list[Step],
        extra: Extra,
    ) -> None:
        self.rules: Rules = rules
        self.seats: i64 = seats  # players
        self.lands: i64 = rules.board.size  # how many of the places are territories: they come first, then those of another realm
        self.sides: i64 = sides  # players and, after them, neutral armies
        self.adjacent: vec[vec[i64]] = adjacent  # shared with the board until something closes a border
        self.owner: vec[i64] = owner  # the side in each place; where team mates share one, a side with most armies there
        self.armies: vec[i64] = armies  # in each place, of any side
        self.force: vec[i64] = force  # teams only: the armies of each seat, territory by territory
        self.reserve: vec[i64] = reserve  # armies of each side that are still to be placed
        self.cards: vec[i64] = cards  # where each card is: a side's hand, or a place above
        self.unseen: vec[i64] = unseen  # views only: how many hidden cards each side holds, and how many lie aside
        self.stack: list[Step] = stack  # what we are in the middle of; the top asks
        self.extra: Extra = extra  # what the mode adds
        self.viewer: i64 = NOBODY  # views only: whose view it is; nobody's for a spectator
        self.seat: i64 = NOBODY  # whose turn it is; nobody's during the set-up
        self.first: i64 = 0  # who began
        self.round: i64 = 0
        self.out: i64 = 0  # seats that are out, as bits
        self.trades: i64 = 0  # sets exchanged so far, by anyone
        self.gained: i64 = 0  # reinforcements received this turn
        self.taken: i64 = 0  # territories conquered this turn by the player's own armies
        self.traded: i64 = 0  # sets exchanged this turn
        self.bonus: i64 = 0  # extra armies taken this turn for a card that shows an own territory
        self.winners: i64 = 0  # seats, as bits; the game is over when there are any
        self.reason: i64 = 0
        self.heard: bool = False  # somebody listens: only then is anything told
        self.story: list[Event] = _SILENCE  # what has happened since

    def copy(self) -> State:
        g = State(
            self.rules,
            self.seats,
            self.sides,
            self.adjacent,
            self.owner[:],
            self.armies[:],
            self.force[:],
            self.reserve[:],
            self.cards[:],
            self.unseen[:],
            self.stack[:],
            self.extra.copy(),
        )
        g.viewer = self.viewer
        g.seat = self.seat
        g.first = self.first
        g.round = self.round
        g.out = self.out
        g.trades = self.trades
        g.gained = self.gained
        g.taken = self.taken
        g.traded = self.traded
        g.bonus = self.bonus
        g.winners = self.winners
        g.reason = self.reason
        return g

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return outside().pickled_state(self)

    def __eq__(self, other: object) -> bool:
        """Whether both states are the same; whether events are recorded makes no difference."""
        return isinstance(other, State) and _same(self, other)

    def __repr__(self) -> str:
        turn = f"round {self.round + 1}, turn of seat {self.seat}" if self.seat >= 0 else "set-up"
        return f"<{self.rules.name}, {self.seats} players, {turn}, {self.top().name}>"

    def __str__(self) -> str:
        return outside().text(self)

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows."""
        return outside().svg(self)

    def listen(self) -> None:
        """Record events from now on. A copy records none, which keeps search fast."""
        self.heard = True
        self.story = []

    def hush(self) -> list[Event]:
        """Stop recording; the events since `listen`."""
        self.heard = False
        return self.story

    def tell(self, e: Event) -> None:
        """Record an event. Check `heard` first, so that no event is created when nobody listens."""
        if e.secrets:
            e.eyes = tuple([self.eyes(e, field.knowers or ()) for field in e.secrets])
        self.story.append(e)

    def eyes(self, e: Event, knowers: tuple[str, ...]) -> int:
        """The seats that may know a secret of an event, as bits: those it names, and their teams."""
        bits = 0
        for name in knowers:
            who: int = getattr(e, name)
            for s in range(int(self.seats)):
                if self.team(s) == self.team(who):
                    bits |= 1 << s
        return bits

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def become(self, step: Step) -> None:
        self.stack[len(self.stack) - 1] = step

    def pop(self) -> None:
        self.stack.pop()

    def unwind(self, step: Step) -> None:
        """Drop all steps and put this one in their place."""
        self.stack = [step]

    def top(self) -> Step:
        return self.stack[len(self.stack) - 1]

    def bottom(self) -> Step:
        return self.stack[0]

    def is_out(self, seat: i64) -> bool:
        return (self.out >> seat) & 1 == 1

    def team(self, seat: i64) -> i64:
        """The seat's team, as a number: alternate seats in team play (K70), which share a hand (K77); else the seat itself."""
        return seat % 2 if self.rules.teams and seat >= 0 else seat

    def muster(self, t: i64, side: i64) -> i64:
        """The number of that side's armies in a territory."""
        if len(self.force) > 0:
            return self.force[t * self.seats + side]
        if self.owner[t] != side:  # not in one line: a choice between a number of the machine and a plain 0 makes an object
            return 0
        return self.armies[t]

    def lead(self, t: i64) -> None:
        """Where colours share a territory, the first with most armies stands for them all."""
        best: i64 = NOBODY
        most: i64 = 0
        for s in range(self.seats):
            k = self.force[t * self.seats + s]
            if k > most:
                most = k
                best = s
        self.owner[t] = best

    def hand_size(self, side: i64) -> i64:
        n: i64 = 0
        if len(self.unseen) > 0:
            n = self.unseen[side]
        for place in self.cards:
            if place == side:
                n += 1
        return n

    def hand(self, side: i64) -> vec[i64]:
        """The cards that a side holds, as far as this state shows them."""
        out = vec[i64]()
        return self.cards_at(side, out)

    def cards_at(self, place: i64, out: vec[i64]) -> vec[i64]:
        for c in range(len(self.cards)):
            if self.cards[c] == place:
                out = append(out, c)
        return out


def _same(a: State, b: State) -> bool:
    if not a.rules.same(b.rules) or _numbers(a) != _numbers(b) or _rows(a) != _rows(b):
        return False
    return _steps(a) == _steps(b) and a.extra.rows(a) == b.extra.rows(b)


def _numbers(g: State) -> list[int]:
    out: list[int] = [g.seats, g.sides, g.viewer, g.seat, g.first, g.round, g.out, g.winners, g.reason]
    return [*out, g.trades, g.gained, g.taken, g.traded, g.bonus]


def _rows(g: State) -> list[list[int]]:
    return [list(g.owner), list(g.armies), list(g.force), list(g.reserve), list(g.cards), list(g.unseen)]


def _steps(g: State) -> list[tuple[str, list[int]]]:
    return [(step.name, list(step.numbers())) for step in g.stack]


def blank(rules: Rules, seats: int) -> State:
    """A state with an empty board and all cards in the deck."""
    size = rules.board.size
    sides = seats + rules.neutrals
    force = vec[i64]([0] * (size * seats)) if rules.teams else vec[i64]()
    loose = rules.loose_cards()
    cards = vec[i64]([DECK] * int(size) + [DECK if rules.has_card(name) else ASIDE for name in loose])
    g = State(
        rules,
        seats,
        sides,
        rules.board.adjacent,
        vec[i64]([NOBODY] * len(rules.board.places)),
        vec[i64]([0] * len(rules.board.places)),
        force,
        vec[i64]([0] * sides),
        cards,
        vec[i64](),
        [],
        NO_EXTRA,
    )
    g.extra = rules.extra.fresh(g)
    return g
