"""The record that is left of a table, as lines of a history: what each row says, and what everybody may see after it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from feldherr.server.store.records import Opening
from feldherr.server.store.records import Row as Stored
from feldherr.server.tables.standing import TakenBack
from server.guests import Record, digest, plain
from server.history.entries import Row


def rows_of(table: str, opening: Opening, stored: list[Stored], eyes: Collection[int]) -> Iterator[Row]:
    """The table before the first row, then each row, played one after another."""
    record = Record(table, opening, stored)
    yield Row(table, 0, boards={each: record.board(each) for each in eyes})
    undos = {row.number: msgspec.json.decode(row.text, type=TakenBack) for row in stored if row.kind == "undo"}
    for row in stored:
        since = record.play(row)
        seat, text = -1, row.text
        if row.number in undos:
            seat, text, since = undos[row.number].seat, "", undos[row.number].first
        elif row.kind == "answer" and not row.text.startswith("?"):
            who, _, text = row.text.partition(" ")
            seat = int(who)
            since = -1 if record.table.computer(seat) else since
        taken_back = (number for number, undo in undos.items() if row.kind == "answer" and undo.first <= row.number < number)
        boards = {each: record.board(each) for each in eyes}
        events = {each: [digest(plain(event)) for event in record.events(each)] for each in eyes}
        yield Row(table, row.number, row.kind, seat, text, since, next(taken_back, 0), boards, events)
