"""Where a table stands after a number of rows: its game, who plays which seat, what is offered, what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from feldherr.bots.catalogue import DEPUTY
from feldherr.engine.action import CHANCE
from feldherr.engine.event import Event
from feldherr.engine.play import players
from feldherr.engine.state import State
from feldherr.server import wire
from feldherr.server.limits import MOST_ROWS
from feldherr.server.store.records import HOST, Opening, Row
from feldherr.server.tables import undo
from feldherr.server.tables.agreement import AGREED, CLOSED, FULL, Offer, end, leaders
from feldherr.server.tables.attendance import Adopted, Attendance, Told
from feldherr.server.tables.notices import Agreed, BegunBy, BegunWithout, Declined, DiceRenewed, HasResigned, Offered, Replaced, Undone
from feldherr.server.tables.orders import Reply, reply
from feldherr.server.tables.seed_shares import Contribution, LeftOut, Renewed, Seeding

T = TypeVar("T")
PERSON = "person"
PASSIVE = "passive"  # plays for somebody who has resigned: its armies only defend


class SeatChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row that is not a move: a seat gets another player, its person is away or back, has resigned, or has another name."""

    seat: int
    player: str = ""
    away: bool = False
    resigned: bool = False
    name: str = ""


class TakenBack(msgspec.Struct, frozen=True):
    """A row that makes a seat's latest moves void."""

    seat: int
    first: int  # the row of the first of them
    moves: int  # how many


class Word(msgspec.Struct, frozen=True):
    """A row with a word about ending the game."""

    seat: int
    says: Literal["offer", "agree", "decline"]


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """The row that ends a game by agreement, because the host closes the table, or because its record is full."""

    winners: list[int]
    closed: bool = False
    full: bool = False

    @property
    def why(self) -> int:
        """The reason, as the engine keeps it."""
        return CLOSED if self.closed else FULL if self.full else AGREED


def void(rows: Sequence[Row]) -> set[int]:
    """The numbers of those rows whose moves are taken back by later ones among them."""
    out: set[int] = set()
    for row in rows:
        if row.kind == "undo":
            out.update(range(msgspec.json.decode(row.text, type=TakenBack).first, row.number))
    return out & {row.number for row in rows if row.kind == "answer"}


def moves(rows: Sequence[Row]) -> list[Row]:
    """The moves of a whole record, without those that were taken back."""
    gone = void(rows)
    return [row for row in rows if row.kind == "answer" and row.number not in gone]


class Standing:
    """What rows decide. Lists are replaced, never changed, so that a draft can share them with its table."""

    opening: Opening
    state: State
    version: int  # how many rows the record has
    answers: int  # … and how many of them are moves that stand
    players: list[str]
    away: list[bool]
    resigned: list[bool]
    since: dict[int, int]  # of each who is asked: the version at which they were
    offer: Offer | None
    past: tuple[undo.Past, ...]  # moves that may be taken back
    back: int  # the row of the last undo
    again: int  # who has just taken something back, and is now asked whatever the orders say; -1: nobody
    orders: list[wire.Orders]  # of each seat; rows don't change them
    seeding: Seeding  # how the dice come to their seed
    attendance: Attendance  # who has come
    earlier: tuple[Seeding, ...]  # … and came to those that held before, whose key is lost
    adopted: tuple[tuple[int, int], ...]  # after how many moves it went on by which version of its rules

    def take(self, other: Standing) -> None:
        """Stand where another does."""
        self.opening, self.state, self.version, self.answers = other.opening, other.state, other.version, other.answers
        self.players, self.away, self.resigned = other.players, other.away, other.resigned
        self.since, self.offer, self.past = other.since, other.offer, other.past
        self.back, self.again = other.back, other.again
        self.orders = other.orders
        self.seeding, self.earlier, self.attendance, self.adopted = other.seeding, other.earlier, other.attendance, other.adopted

    @property
    def over(self) -> bool:
        return self.state.winners != 0

    def computer(self, seat: int) -> str:
        """The computer player that plays a seat now; '' if a person does."""
        if seat == CHANCE:
            return ""
        if self.players[seat] != PERSON:
            return self.players[seat]
        if self.resigned[seat]:
            return PASSIVE if self.opening.resigned == "neutral" and self._contested() else DEPUTY
        return DEPUTY if self.away[seat] else ""

    def _contested(self) -> bool:
        """Whether anybody still plays to win: a game among armies that only defend would never end."""
        return any(not gone and not self.state.is_out(s) for s, gone in enumerate(self.resigned))

    def by_order(self, seat: int) -> Reply | None:
        """What the server answers for a person who is asked; None if the person, a computer or nobody answers."""
        if self.over or seat == CHANCE or seat not in self.since or seat == self.again or self.computer(seat):
            return None
        return reply(self.orders[seat], self.state, seat)

    def due(self) -> list[int]:
        """The seats that are asked and for which the server answers: those of computers, and of people with orders for this question."""
        return [s for s in sorted(self.since) if self.computer(s) or self.by_order(s)]

    def wakeful(self) -> bool:
        """Whether the server has to answer or a clock runs."""
        return not self.over and (self.opening.clock > 0 or bool(self.due()))

    def undoable(self) -> int:
        """The seat that may take back its last step now; -1 if none may."""
        step = undo.last_step(self.past, self.state) if self.opening.undo and not self.over else None
        return step.seat if step and not self.computer(step.seat) else -1

    def missing(self) -> list[int]:
        """The seats whose consent to end the game is still wanted: of people who play and have not agreed."""
        return [s for s in self.deciding() if self.offer is None or s not in self.offer.agreed]

    def deciding(self) -> list[int]:
        """The seats of people who have neither resigned nor been eliminated."""
        return [s for s, p in enumerate(self.players) if p == PERSON and not self.resigned[s] and not self.state.is_out(s)]


class Draft(Standing):
    """The rows of a change that is not written yet, and where the table stands after it."""

    def __init__(self, table: Standing) -> None:
        self.take(table)
        self.rows: list[Row] = []
        self.happened: list[tuple[int, list[Event]]] = []

    def note(self, kind: Literal["seat", "undo", "offer", "end", "dice", "told"], what: msgspec.Struct) -> None:
        """Add a row that is not a move."""
        self.version += 1
        self.rows.append(Row(self.version, kind, msgspec.json.encode(what).decode()))

    def tell(self, *events: Event) -> None:
        """Tell what happened with the last row."""
        self.happened.append((self.version, list(events)))

    def give(self, what: Contribution) -> None:
        """Take in what somebody gives to the seed."""
        if isinstance(what, Renewed):
            self.earlier = (*self.earlier, self.seeding)
            self.past = ()  # nobody goes back behind a new seed
        self.seeding = self.seeding.after(what, self.answers, self.adopted[-1][1] if self.adopted else self.opening.version)
        if isinstance(what, Renewed):
            gone = [s for s in self.seeding.seats if s >= 0 and (self.players[s] != PERSON or self.resigned[s])]
            self.seeding = self.seeding.without(gone)  # nobody is there who could give a share
            self.tell(DiceRenewed())
        elif isinstance(what, LeftOut):
            self.tell(BegunWithout(what.seats) if what.by == HOST else BegunBy(what.by, what.seats))

    def meet(self, what: Told) -> None:
        """Take in who has come or gone, or that the rules are others, and tell everybody."""
        self.attendance = self.attendance.after(what)
        if isinstance(what, Adopted):
            self.adopted = (*self.adopted, (self.answers, what.version))
            self.past = ()  # nobody goes back to the rules before
        self.tell(self.attendance.notice(what))

    def sit(self, change: SeatChange) -> None:
        """Change a seat; ValueError if there is no such seat."""
        if not 0 <= change.seat < len(self.players):
            raise ValueError(f"there is no seat {change.seat}")
        if change.player:
            self.players = replaced(self.players, change.seat, change.player)
            if change.player != PERSON and change.seat in self.seeding.seats and self.seeding.waits:
                self.seeding = self.seeding.without([change.seat])
            self.tell(Replaced(change.seat, change.player == PERSON))
        self.away = replaced(self.away, change.seat, change.away)
        if change.name:
            self.opening = msgspec.structs.replace(self.opening, names=replaced(self.opening.names, change.seat, change.name))
        if change.resigned:
            self.resigned = replaced(self.resigned, change.seat, True)
            self.tell(HasResigned(change.seat))
        if self.offer and self.offer.by not in self.deciding():
            self.offer = None

    def take_back(self, change: TakenBack) -> None:
        """Go back to the state before the moves that are void, if they have been played here at all."""
        gone = [each for each in self.past if each.number >= change.first]
        if gone:
            self.state, self.answers = gone[0].state, gone[0].answers
            self.past = self.past[: -len(gone)]
            self.offer = self.offer or next((each.lapsed for each in gone if each.lapsed), None)
        self.since, self.again = dict.fromkeys(players(self.state), self.version), change.seat
        self.back = self.version
        self.tell(Undone(change.seat, change.moves))

    def hear(self, word: Word) -> None:
        """Take in a word about ending the game. An offer that lapsed earlier does not come back after it."""
        self.past = tuple(each._replace(lapsed=None) for each in self.past)
        if word.says == "offer":
            self.offer = Offer(word.seat, frozenset([word.seat]))
            self.tell(Offered(word.seat))
        elif word.says == "agree" and self.offer:
            self.offer = Offer(self.offer.by, self.offer.agreed | {word.seat})
            self.tell(Agreed(word.seat))
        else:
            self.offer = None
            self.tell(Declined(word.seat))

    def conclude(self) -> None:
        """End the game if all who decide have agreed to, or the record has no room for more."""
        full = self.version >= MOST_ROWS
        if not self.over and (full or (self.offer and not self.missing())):
            change = End(leaders(self.state, self.resigned), full=full)
            self.note("end", change)
            self.end(change)

    def end(self, change: End) -> None:
        """End the game."""
        self.state = self.state.copy()
        self.state.listen()
        end(self.state, change.winners, change.why)
        self.since, self.offer, self.past, self.again = {}, None, (), -1
        self.tell(*self.state.hush())


def replaced(row: list[T], at: int, value: T) -> list[T]:
    """A copy of a list with one value replaced."""
    return [value if i == at else each for i, each in enumerate(row)]
