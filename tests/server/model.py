"""A model of how server processes share one table: append, lead and notify, with everything that may fail in between.

Each step stands for what `room.py`, `lobby.py`, `store/sql.py` and `store/postgres.py` do without waiting for anything; between two
steps other processes, PostgreSQL and the network do what they like. `Model.steps` lists what can happen next. A fault that was built in
on purpose (`FAULTS`) must be found by the search in test_model.py, else the model says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

# Who is asked: first two people at once, under seal, then a computer; then the game is over.
ASKED: tuple[frozenset[str], ...] = (frozenset({"ada", "bruno"}), frozenset({"computer"}))
PEOPLE = ("ada", "bruno")
NOBODY, GONE = -1, -2  # holds the lock: nobody, or a session that has ended without PostgreSQL knowing yet
FAULTS = {
    "no key": "two rows may have one number",
    "early thanks": "a move is acknowledged before it is written",
    "early memory": "a process counts its move as made before it is written",
    "late word": "others are notified after the transaction instead of in it",
    "deaf": "what is heard while a table is being loaded is forgotten",
    "missed": "a process that listens again does not read what it missed",
    "half missed": "it reads that for tables in memory, but not for those that are being loaded",
    "old thought": "what a computer thought of is played even if the table has moved on",
    "old move": "a move is not checked again after somebody else was faster",
}


class Row(NamedTuple):
    """A row of the record: whose move, and how many rows there were when it was decided."""

    who: str
    decided: int


class Process(NamedTuple):
    """A server process: what it has in memory, and what it is in the middle of."""

    up: bool = True
    seen: int = NOBODY  # rows in memory; NOBODY: the table is not loaded
    doing: str = ""  # loading, drafted, written, unsure, taken
    draft: Row | tuple[()] = ()
    base: int = 0  # rows when loading began, or when the draft was made
    thought: int = NOBODY  # rows when its computer began to think
    leads: bool = False  # as far as it knows
    listens: bool = True
    heard: bool = False  # a notification has come that was not looked at yet


class Person(NamedTuple):
    """Somebody at a device: has decided something on a board of so many rows, and waits at a process, or will send it again."""

    decided: int = NOBODY
    at: int = NOBODY


class World(NamedTuple):
    """Everything at one moment."""

    processes: tuple[Process, ...]
    people: tuple[Person, ...] = (Person(),) * len(PEOPLE)
    rows: tuple[Row, ...] = ()
    thanked: frozenset[tuple[str, int]] = frozenset()  # who was told that row so-and-so is theirs
    lock: int = NOBODY
    faults: int = 0  # how many more there may be
    untold: int = NOBODY  # only with the fault "late word": who has yet to notify

    def process(self, p: int, **changes: Any) -> World:
        """The world with a process changed."""
        return self._replace(processes=replaced(self.processes, p, self.processes[p]._replace(**changes)))

    def person(self, n: int, **changes: Any) -> World:
        """The world with a person changed."""
        return self._replace(people=replaced(self.people, n, self.people[n]._replace(**changes)))


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def sorted_out(w: World) -> World:
    """The same world with its processes in one order, so that it is met once."""
    order = sorted(range(len(w.processes)), key=lambda p: (w.processes[p], p == w.lock, [person.at == p for person in w.people]))
    if order == [*range(len(order))]:
        return w
    number = {NOBODY: NOBODY, GONE: GONE} | {old: new for new, old in enumerate(order)}
    people = tuple(person._replace(at=number[person.at]) for person in w.people)
    processes = tuple(w.processes[p] for p in order)
    return w._replace(processes=processes, people=people, lock=number[w.lock], untold=number[w.untold])


def opened(rows: tuple[Row, ...]) -> tuple[int, frozenset[str]]:
    """Since which row a question is open, and who still has to answer it."""
    at = 0
    for asked in ASKED:
        given = rows[at : at + len(asked)]
        if len(given) < len(asked):
            return at, asked - {row.who for row in given}
        at += len(asked)
    return at, frozenset()


def is_legal(rows: tuple[Row, ...], move: Row) -> bool:
    """Whether somebody is asked, and was when they decided (`Session.answered`)."""
    since, asked = opened(rows)
    return move.who in asked and since <= move.decided


def is_over(rows: tuple[Row, ...]) -> bool:
    return not opened(rows)[1]


class Model:
    """What can happen at a table that several processes share."""

    def __init__(self, processes: int = 2, faults: int = 2, built_in: str = "") -> None:
        self.first = World((Process(),) * processes, faults=faults)
        self.built_in = built_in

    def steps(self, w: World) -> Iterator[tuple[str, World]]:
        """All that can happen next, each with its name; processes are alike, so that their numbers may change from step to step."""
        for label, after in self.happenings(w):
            yield label, sorted_out(after)

    def happenings(self, w: World) -> Iterator[tuple[str, World]]:
        """All that can happen next, by itself or by a process or a person."""
        if w.lock == GONE:
            yield "PostgreSQL frees the lock", w._replace(lock=NOBODY)
        if w.untold != NOBODY:
            yield "others are notified", self.told(w, w.untold)._replace(untold=NOBODY)
        for p, process in enumerate(w.processes):
            if not process.up:
                yield f"{p} starts", w.process(p, up=True)
                continue
            for label, after in (*self.works(w, p, process), *self.leads(w, p, process), *self.hears(w, p, process)):
                yield f"{p} {label}", after
            if w.faults > 0:
                for label, after in self.fails(w._replace(faults=w.faults - 1), p, process):
                    yield f"{p} {label}", after
        for n in range(len(PEOPLE)):
            yield from self.plays(w, n)

    # ---- people -----------------------------------------------------------------------------------------------------------------

    def plays(self, w: World, n: int) -> Iterator[tuple[str, World]]:
        """Somebody decides on the board that a process shows, and sends it to any process until it is taken or refused."""
        who, person = PEOPLE[n], w.people[n]
        for p, process in enumerate(w.processes):
            if not process.up:
                continue
            if person.decided == NOBODY and process.seen != NOBODY and who in opened(w.rows[: process.seen])[1]:
                yield f"{who} decides at {p}", w.person(n, decided=process.seen, at=p)
            if person.decided != NOBODY and person.at == NOBODY:
                yield f"{who} sends it again, to {p}", w.person(n, at=p)

    def settle(self, w: World, p: int, *, again: bool) -> World:
        """The person whose draft a process had is told: what they decided is done with, or may be sent again."""
        draft = w.processes[p].draft
        who = draft.who if draft else ""
        if who in PEOPLE:
            w = w.person(PEOPLE.index(who), at=NOBODY, **({} if again else {"decided": NOBODY}))
        return self.kept(w, p)

    # ---- a process at work (one change at a time: Room.lock) ------------------------------------------------------------------------

    def works(self, w: World, p: int, process: Process) -> Iterator[tuple[str, World]]:
        """Load, draft, write, commit, acknowledge (`Lobby._load`, `Room._change`, `Room._write`, `Room.recover`)."""
        match process.doing:
            case "" if process.seen == NOBODY:
                yield "reads the table", w.process(p, doing="loading", base=len(w.rows))
            case "":
                yield from self.drafts(w, p, process)
                if not any(person.at == p for person in w.people):
                    left = w._replace(lock=NOBODY) if w.lock == p else w
                    yield "unloads the table", left.process(p, seen=NOBODY, leads=False, thought=NOBODY, heard=False)
            case "loading":
                deaf = {"heard": False} if self.built_in == "deaf" else {}
                yield "has loaded the table", w.process(p, doing="", seen=process.base, base=0, **deaf)
            case "drafted":
                yield from self.writes(w, p, process)
            case "written":
                assert process.draft
                thanked = w.thanked | {(process.draft.who, process.base)} if process.draft.who in PEOPLE else w.thanked
                yield "acknowledges", self.settle(w.process(p, seen=process.base + 1)._replace(thanked=thanked), p, again=False)
            case "taken" if self.built_in == "old move":
                yield "reads, and writes again", w.process(p, seen=len(w.rows), base=len(w.rows), doing="drafted")
            case "taken":
                yield "reads, and drafts again", self.kept(w.process(p, seen=len(w.rows)), p)
            case "unsure":
                yield "reads what was written", self.settle(w.process(p, seen=len(w.rows)), p, again=True)

    def kept(self, w: World, p: int) -> World:
        """The draft is void; whose it was may still wait."""
        return w.process(p, doing="", draft=(), base=0)

    def drafts(self, w: World, p: int, process: Process) -> Iterator[tuple[str, World]]:
        """Check somebody's move against the board in memory, or refuse it."""
        board = w.rows[: process.seen]
        for n, person in enumerate(w.people):
            if person.at == p:
                move = Row(PEOPLE[n], person.decided)
                if is_legal(board, move):
                    yield f"drafts {PEOPLE[n]}'s move", self.drafted(w, p, move)
                else:
                    yield f"refuses {PEOPLE[n]}'s move", w.person(n, decided=NOBODY, at=NOBODY)
        if process.thought != NOBODY:
            move = Row("computer", process.thought)
            if is_legal(board, move) or (self.built_in == "old thought" and process.seen > process.thought):
                yield "drafts its computer's move", self.drafted(w.process(p, thought=NOBODY), p, move)
            else:
                yield "discards its computer's move", w.process(p, thought=NOBODY)

    def drafted(self, w: World, p: int, move: Row) -> World:
        seen = w.processes[p].seen
        w = w.process(p, doing="drafted", draft=move, base=seen)
        if self.built_in == "early memory":
            w = w.process(p, seen=seen + 1)
        if self.built_in == "early thanks" and move.who in PEOPLE:
            w = w._replace(thanked=w.thanked | {(move.who, seen)})
        return w

    def writes(self, w: World, p: int, process: Process) -> Iterator[tuple[str, World]]:
        """One transaction: the row, if nobody has taken its number, and the word to all others. The network may fail before or after it."""
        assert process.draft
        if len(w.rows) > process.base and self.built_in != "no key":
            yield "finds its row taken", w.process(p, doing="taken")
        else:
            written = w._replace(rows=(*w.rows, process.draft))
            written = written._replace(untold=p) if self.built_in == "late word" else self.told(written, p)
            yield "writes", written.process(p, doing="written")
            if w.faults > 0:
                yield "writes, and does not learn of it", written.process(p, doing="unsure")._replace(faults=w.faults - 1)
        if w.faults > 0:
            yield "can't write", w.process(p, doing="unsure")._replace(faults=w.faults - 1)

    # ---- leading and listening --------------------------------------------------------------------------------------------------

    def leads(self, w: World, p: int, process: Process) -> Iterator[tuple[str, World]]:
        """Hold the lock, or believe so for a while, and let a computer think (`Leading`, `Driver._drive`)."""
        if process.seen == NOBODY:
            return
        if process.leads and w.lock != p:
            yield "learns that it leads no more", w.process(p, leads=False)
        if "computer" not in opened(w.rows[: process.seen])[1]:
            return
        if not process.leads and w.lock == NOBODY:
            yield "leads", w.process(p, leads=True)._replace(lock=p)
        if process.leads and process.thought == NOBODY:
            yield "thinks", w.process(p, thought=process.seen)

    def hears(self, w: World, p: int, process: Process) -> Iterator[tuple[str, World]]:
        """Read what one was notified of; listen again, and read what was missed (`PostgresStore.changes`, `Lobby._hear_of`)."""
        if process.heard and process.doing == "" and process.seen != NOBODY:
            yield "reads what others wrote", w.process(p, seen=len(w.rows), heard=False)
        if not process.listens:
            here = process.seen != NOBODY or (process.doing == "loading" and self.built_in != "half missed")
            yield "listens again", w.process(p, listens=True, heard=here and self.built_in != "missed")

    def told(self, w: World, writer: int) -> World:
        """Every other process that listens is notified."""
        for p, process in enumerate(w.processes):
            if p != writer and process.up and process.listens and (process.seen != NOBODY or process.doing == "loading"):
                w = w.process(p, heard=True)  # who has not loaded the table need not look
        return w

    # ---- faults -----------------------------------------------------------------------------------------------------------------

    def fails(self, w: World, p: int, process: Process) -> Iterator[tuple[str, World]]:
        """What may go wrong at any time; a write may fail, too."""
        freed = w._replace(lock=GONE) if w.lock == p else w
        alone = freed._replace(
            people=tuple(person._replace(at=NOBODY) if person.at == p else person for person in w.people),
            untold=NOBODY if w.untold == p else w.untold,
        )
        yield "is killed", alone._replace(processes=replaced(w.processes, p, Process(up=False)))
        if w.lock == p:
            yield "loses the connection of its lock", freed
        if process.listens:
            yield "loses the connection it listens on", w.process(p, listens=False, heard=False)


# ---- what is promised -----------------------------------------------------------------------------------------------------------


def nothing_is_lost(w: World) -> bool:
    """What was acknowledged is in the record, where it was said to be."""
    return all(at < len(w.rows) and w.rows[at].who == who for who, at in w.thanked)


def no_question_is_answered_twice(w: World) -> bool:
    """Every row answers a question that was open, decided while it was: no move counts twice, no two leaders play for one computer."""
    return all(is_legal(w.rows[:at], row) for at, row in enumerate(w.rows))


def nobody_is_ahead(w: World) -> bool:
    """No process knows more than the record."""
    return all(process.seen <= len(w.rows) for process in w.processes)


def nobody_is_left_behind(w: World) -> bool:
    """A process at rest that listens and has heard nothing knows the whole record."""
    at_rest = [each for each in w.processes if each.up and each.listens and not each.heard and each.doing == "" and each.seen != NOBODY]
    return all(process.seen == len(w.rows) for process in at_rest)


def all_is_well(w: World) -> bool:
    """The game is over, and every process at work has seen it."""
    return is_over(w.rows) and all(process.up and process.doing == "" and process.seen == len(w.rows) for process in w.processes)


PROMISES: dict[str, Callable[[World], bool]] = {
    each.__name__: each for each in (nothing_is_lost, no_question_is_answered_twice, nobody_is_ahead, nobody_is_left_behind)
}
