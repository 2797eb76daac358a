"""Records a game for replay: for each move what changed in the view, and the events."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from itertools import islice

import msgspec

from feldherr.engine.event import Event
from feldherr.engine.game import Reader, read_answer
from feldherr.engine.play import IllegalAction, check, told
from feldherr.engine.state import State
from feldherr.engine.text import TextError
from feldherr.engine.view import observe
from feldherr.odds.luck import Chances, chances
from feldherr.rules.events import Battle
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import held, on_board
from feldherr.server import catalogue, serialize, wire
from feldherr.server.store.records import Row
from feldherr.server.tables.agreement import end
from feldherr.server.tables.attendance import Told
from feldherr.server.tables.modes import brought, shown
from feldherr.server.tables.notices import HasResigned
from feldherr.server.tables.session import Session
from feldherr.server.tables.standing import PERSON, End, SeatChange, TakenBack

LOOKING_ON = -1  # the eyes of somebody who sits nowhere
Board = dict[str, list[int]]


class Recorder:
    """The recording of a game, move by move: as spectators saw it, or with `everything` that was hidden."""

    def __init__(self, table: Session, everything: bool, names: list[str] | None = None) -> None:
        self.table = table  # as it was opened; its state is not touched
        self.names = names or table.opening.names  # what all are called now
        self.everything = everything
        self.state = table.state.copy()
        self.version = 0  # rows read so far
        view = self._seen()
        self.first = serialize.view(view)
        self.basis: list[object] = []  # what the rows that follow from others were made from
        self.standing: Board = {}
        self.board, self.facts, self.phase = self._board(view), serialize.facts(view), _phase(view)
        self.answers = 0  # recorded so far
        self.laws: dict[Chances, int] = {}
        self.frames: list[wire.Frame] = []  # these and the turns are not in a chunk yet
        self.turns = [self._turn()]
        self.told = 0  # laws that are in one
        self.waiting: list[Row] = []  # read, but not recorded yet
        self.people = {str(s) for s, player in enumerate(table.opening.players) if player == PERSON and table.opening.undo}
        self.attendance = table.attendance
        self.notices: list[wire.Event] = []  # what is told with the next move

    def read(self, rows: Iterable[Row], hold: bool = False) -> None:
        """Record these rows. With `hold` a person's last moves wait until somebody else moves, because they may be taken back."""
        for row in rows:
            if row.kind == "answer":
                self._move(row)
            elif row.kind == "undo":
                first = msgspec.json.decode(row.text, type=TakenBack).first
                self.waiting = [each for each in self.waiting if each.number < first]
            else:
                self._other(row)
            self.version = row.number
        if not hold:
            self.settle()

    def _move(self, row: Row) -> None:
        """Take in a move."""
        if self.waiting and author(row) != author(self.waiting[0]):
            self.settle()
        self.waiting.append(row)
        if author(row) not in self.people:
            self.settle()

    def _other(self, row: Row) -> None:
        """Take in what is neither a move nor an undo."""
        if row.kind == "end":
            self.settle()
            self.record_end(msgspec.json.decode(row.text, type=End))
        elif row.kind == "seat":
            change = msgspec.json.decode(row.text, type=SeatChange)
            if change.player == PERSON:
                self.people.add(str(change.seat))
            if change.resigned:
                self.notices.append(serialize.whole(HasResigned(change.seat)))
        elif row.kind == "told":
            what = msgspec.json.decode(row.text, type=Told)
            self.attendance = self.attendance.after(what)
            self.notices.append(serialize.whole(self.attendance.notice(what)))

    def settle(self) -> None:
        """Record the moves that wait: they stand."""
        for row in self.waiting:
            self.record(*read_answer(row.text, self.table.words, self.state))
        self.waiting = []

    def ahead(self) -> wire.Chunk | None:
        """The moves that wait, as a chunk for somebody who watches now; they go on waiting."""
        if not self.waiting:
            return None
        other = copy(self)
        other.frames, other.turns, other.notices, other.laws = [], [], self.notices[:], dict(self.laws)
        other.settle()
        return other.chunk()

    def record_end(self, how: End) -> None:
        """Record the end by agreement, by the host, or because the record is full."""
        self.state = self.state.copy()
        self.state.listen()
        end(self.state, how.winners, how.why)
        self.frames.append(wire.Frame(*self._changes(), self.notices + [serialize.whole(e) for e in self.state.hush()]))

    def read_saved(self, reader: Reader, most: int) -> bool:
        """Go on with at most this many moves of a saved game, checking each; whether there were any. SaveError if one is not legal."""
        end = min(reader.at + most, len(reader.lines) - 1)
        any_left = reader.at < end
        while reader.at < end:
            line = reader.next()
            try:
                seat, answer = read_answer(line, self.table.words, self.state)
                check(self.state, seat, answer)
            except (TextError, IllegalAction) as e:
                raise reader.refused(line, e) from None
            self.record(seat, answer)
        return any_left

    def record(self, seat: int, answer: int) -> None:
        """Record one move."""
        before = self.state
        after = self.state = before.copy()
        happened = told(after, seat, answer)
        said = [serialize.whole(e) if self.everything else serialize.event(e, LOOKING_ON) for e in happened]
        self.frames.append(wire.Frame(*self._changes(), self.notices + said, self._law(before, happened)))
        self.notices = []
        self.answers += 1
        if after.seat != before.seat or after.round != before.round:
            self.turns.append(self._turn())

    def _changes(self) -> tuple[Board, Board, str]:
        """What has changed in the view: whole rows, single numbers, the phase."""
        view = self._seen()
        board, facts, phase = self._board(view), serialize.facts(view), _phase(view)
        rows, cells = _compared(self.board, board)
        if facts != self.facts:
            rows |= {name: [n] for name, n in facts.items() if n != self.facts[name]}
        told = phase if phase != self.phase else ""
        self.board, self.facts, self.phase = board, facts, phase
        return rows, cells, told

    def head(self) -> wire.Replay:
        """The head of the replay: mode, seats, the first view."""
        opening = self.table.opening
        seats = [wire.Sitter(name, player) for name, player in zip(self.names, opening.players, strict=True)]
        cards = list(self.table.state.cards) if self.everything else []
        rules = rules_of(self.table.state)
        board, drawn = (catalogue.played_on(opening.mode, opening.house), brought(opening.house)) if "map" in opening.house else (None, "")
        what = self.table.name, opening.mode, shown(opening.house, rules.board), seats, self.everything, self.first, cards
        return wire.Replay(*what, board, drawn)

    def chunk(self) -> wire.Chunk:
        """What was recorded since the previous chunk."""
        laws = [list(law) for law in islice(self.laws, self.told, None)]
        chunk = wire.Chunk(self.frames, self.turns, self._turn(), laws)
        self.frames, self.turns, self.told = [], [], len(self.laws)
        return chunk

    def _seen(self) -> State:
        return self.state if self.everything else observe(self.state, LOOKING_ON)

    def _board(self, view: State) -> Board:
        """The rows of the view and of the mode, and the place of every card if everything is shown."""
        board = serialize.board(view)
        for name, row in view.extra.rows(view):
            if row:
                board[f"extra.{name}"] = row
        if self.everything:
            board["held"] = list(view.cards)
        return board | self._standing(view, board)

    def _standing(self, view: State, board: Board) -> Board:
        """The derived rows (continents, income, score), computed only when ownership has changed: they are half of the work."""
        owned = [row for name, row in board.items() if name in ("owner", "force", "out") or name.startswith("extra.")]
        basis = [view.seat, view.round, *owned]
        if basis != self.basis:
            self.basis, self.standing = basis, serialize.standing(view)
        return self.standing

    def _turn(self) -> wire.Turn:
        """The statistics of each side at the start of a turn."""
        g = self.state
        sides = range(g.sides)
        lands, armies = [int(held(g, s)) for s in sides], [int(on_board(g, s)) for s in sides]
        return wire.Turn(self.answers, g.seat, serialize.round_of(g), lands, armies, serialize.brings(g))

    def _law(self, before: State, happened: list[Event]) -> int:
        """The index of a battle's dice probabilities among `laws`; -1 if there was no battle."""
        for e in happened:
            if isinstance(e, Battle) and (found := chances(before, e)):
                return self.laws.setdefault(found, len(self.laws))
        return -1


def author(row: Row) -> str:
    """Who made a move, as its row says."""
    return row.text.partition(" ")[0]


def _phase(g: State) -> str:
    """The step of the current phase; "none" outside a turn."""
    names = [step.name for step in g.stack]
    at = names.index("turn") + 1 if "turn" in names else len(names)
    return names[at] if at < len(names) else "none"


def _compared(old: Board, new: Board) -> tuple[Board, Board]:
    """The rows that were replaced, and the single numbers that changed: index, value, index, value …"""
    rows: Board = {name: [] for name in old if name not in new}
    cells: Board = {}
    for name, row in new.items():
        was = old.get(name)
        if row == was:
            continue
        if was is None or len(was) != len(row):
            rows[name] = row
        else:
            cells[name] = [n for i, value in enumerate(row) if value != was[i] for n in (i, value)]
    return rows, cells
