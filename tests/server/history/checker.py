"""Finds in a history what must never happen: answers that were lost, doubled or reordered, and boards that were never so.

Nothing here knows a server: a history is lines (`entries.py`), and what is wrong with it is a list of violations. What was accepted
must be in the record under its number. What got no definite reply may be there once or not at all. All devices see prefixes of one
order, which respects time: what was sent after something was accepted or seen comes after it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from server.history.entries import Accepted, Fault, Line, Refused, Row, Seen, Sent

UNCERTAIN = "unavailable"  # the refusal that does not say whether anything was written


class Violation(NamedTuple):
    """Something that must never happen."""

    kind: str  # lost, doubled, reordered, invented, gone, split, backwards, gap
    table: str
    says: str


class Request:
    """One request of a device, however often it was sent, and what became of it."""

    def __init__(self, first: Sent) -> None:
        self.first = first
        self.sent = 0
        self.refused = 0  # for certain
        self.rows: list[int] = []  # where it was said to be

    @property
    def content(self) -> tuple[str, int, str]:
        return self.first.kind, self.first.seat, self.first.text

    @property
    def failed(self) -> bool:
        """Whether it can't have been written: each time it was sent, it was refused for certain."""
        return not self.rows and self.refused == self.sent

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.content)).strip()!r} of {self.first.device}, decided at version {self.first.version}"


class Table:
    """The history of one table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.requests: dict[tuple[str, int], Request] = {}
        self.seen: list[Seen] = []
        self.record: list[Row] = []
        self.timeline: list[Sent | Accepted | Refused | Seen] = []
        self.violations: list[Violation] = []

    def add(self, line: Sent | Accepted | Refused | Seen | Row) -> None:
        if isinstance(line, Row):
            return self.record.append(line)
        self.timeline.append(line)
        if isinstance(line, Seen):
            return self.seen.append(line)
        key = line.device, line.request
        if isinstance(line, Sent):
            self.requests.setdefault(key, Request(line)).sent += 1
        elif isinstance(line, Accepted):
            self.requests[key].rows.append(line.row)
        elif line.code != UNCERTAIN:
            self.requests[key].refused += 1
        return None

    def check(self) -> list[Violation]:
        """Everything that is wrong."""
        self.timeline.sort(key=lambda line: line.at)
        self.record.sort(key=lambda row: row.number)
        if [row.number for row in self.record] != list(range(len(self.record))):
            self.found("gap", "the record's numbers have gaps, or one is there twice")
            return self.violations
        self.accepted_is_there()
        self.every_row_was_sent()
        self.order_respects_time()
        self.devices_go_forward()
        self.all_saw_the_same()
        self.seen_is_there()
        return self.violations

    def found(self, kind: str, says: str) -> None:
        self.violations.append(Violation(kind, self.name, says))

    def accepted_is_there(self) -> None:
        """What was accepted is in the record under its number, and a number was given to one request only."""
        given: dict[int, Request] = {}
        for request in self.requests.values():
            if len(set(request.rows)) > 1:
                self.found("doubled", f"{request} was accepted as rows {request.rows}")
            for number in set(request.rows):
                row = self.record[number] if 0 < number < len(self.record) else None
                if row is None or content(row) != request.content:
                    self.found("lost", f"{request} was accepted as row {number}, where there is {content(row) if row else 'nothing'}")
                if number in given:
                    self.found("doubled", f"row {number} was said to be both {request} and {given[number]}")
                given[number] = request

    def every_row_was_sent(self) -> None:
        """What people decided was sent by somebody on a board that asked for it, and no request is there twice."""
        used = {number for request in self.requests.values() for number in request.rows}
        left: dict[tuple[str, int, str], list[Request]] = defaultdict(list)
        alike: dict[tuple[str, int, str], list[Request]] = defaultdict(list)
        for request in self.requests.values():
            alike[request.content].append(request)
            if not request.rows and not request.failed:
                left[request.content].append(request)
        for row in self.record:
            if row.since < 0 or row.number in used:
                continue
            fits = [request for request in left[content(row)] if row.since <= request.first.version < row.number]
            if fits:
                left[content(row)].remove(fits[0])
            elif same := [request for request in alike[content(row)] if request.first.version < row.number]:
                kind = "doubled" if any(not request.failed for request in same) else "invented"
                why = "is there already" if kind == "doubled" else "was refused"
                self.found(kind, f"row {row.number} is {content(row)}, but {same[-1]} {why}")
            else:
                self.found("invented", f"row {row.number} is {content(row)}, which nobody sent")

    def order_respects_time(self) -> None:
        """What was sent after a row was accepted, or seen by anybody, is a later row."""
        known = 0
        before: dict[tuple[str, int], int] = {}
        for line in self.timeline:
            if isinstance(line, Sent):
                before.setdefault((line.device, line.request), known)
            elif isinstance(line, Accepted):
                if line.row <= before[line.device, line.request]:
                    known_then = before[line.device, line.request]
                    self.found("reordered", f"{line.device} sent what became row {line.row} when row {known_then} was known")
                known = max(known, line.row)
            elif isinstance(line, Seen):
                known = max(known, line.version)

    def devices_go_forward(self) -> None:
        """No device is shown an older table than it has seen, or has changed itself; its updates have no holes."""
        last: dict[str, int] = {}
        own: dict[str, int] = defaultdict(int)
        for line in self.timeline:
            if isinstance(line, Accepted):
                own[line.device] = max(own[line.device], line.row)
            elif isinstance(line, Seen):
                if line.version < own[line.device]:
                    self.found("backwards", f"{line.device} is at version {line.version} after {own[line.device]}")
                if line.update and line.after != last.get(line.device, -1):
                    self.found("gap", f"{line.device} is told what came after {line.after}, and had {last.get(line.device, 'nothing')}")
                own[line.device] = max(own[line.device], line.version)
                last[line.device] = line.version

    def all_saw_the_same(self) -> None:
        """Whoever may see the same saw the same at one version."""
        boards: dict[tuple[int, int], Seen] = {}
        for seen in self.seen:
            first = boards.setdefault((seen.eyes, seen.version), seen)
            if first.board != seen.board:
                self.found("split", f"{first.device} and {seen.device} saw different tables at version {seen.version}")

    def seen_is_there(self) -> None:
        """What was seen is what the record says."""
        for seen in self.seen:
            if seen.version >= len(self.record):
                self.found("gone", f"{seen.device} saw version {seen.version}, and the record ends with {len(self.record) - 1}")
                continue
            if seen.board != self.record[seen.version].boards[seen.eyes]:
                self.found("gone", f"{seen.device} saw another table at version {seen.version} than the record has")
            self.told_in_order(seen)

    def told_in_order(self, seen: Seen) -> None:
        """The events of each row, one after another; moves that were taken back meanwhile may be left out."""
        left, rows = seen.events, self.record[seen.after + 1 : seen.version + 1]
        for row in rows:
            happened = row.events[seen.eyes]
            if left[: len(happened)] == happened:
                left = left[len(happened) :]
            elif not 0 < row.void <= seen.version:
                left = ["something else"]
                break
        if left:
            all_of_them = [event for row in rows for event in row.events[seen.eyes]]
            kind = "reordered" if sorted(seen.events) == sorted(all_of_them) else "gone"
            self.found(kind, f"{seen.device} was told other events from version {seen.after} to {seen.version} than the record has")


def content(row: Row) -> tuple[str, int, str]:
    return row.kind, row.seat, row.text


def violations(history: Iterable[Line]) -> list[Violation]:
    """Everything that is wrong with a history."""
    tables: dict[str, Table] = {}
    for line in history:
        if not isinstance(line, Fault):
            tables.setdefault(line.table, Table(line.table)).add(line)
    return [violation for table in tables.values() for violation in table.check()]
