"""The checker finds every kind of violation in a history that was made up for it, and none in a good one."""

from __future__ import annotations

import msgspec
import pytest

from server.history.checker import violations
from server.history.entries import Accepted, Fault, Line, Refused, Row, Seen, Sent, decode, encode

TABLE = "rome"


class Story:
    """A history that is made up line by line, a second each."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.device = "phone"

    def by(self, device: str) -> Story:
        self.device = device
        return self

    def sent(self, request: int, text: str, version: int, kind: str = "answer", seat: int = 0) -> Story:
        return self.add(Sent(self.now, TABLE, self.device, request, kind, seat, text, version))

    def accepted(self, request: int, row: int) -> Story:
        return self.add(Accepted(self.now, TABLE, self.device, request, row))

    def refused(self, request: int, code: str = "stale") -> Story:
        return self.add(Refused(self.now, TABLE, self.device, request, code))

    def seen(self, version: int, after: int = -1, board: str = "", events: str | None = None, eyes: int = 0) -> Story:
        """A board, by default as the record has it; an update if it goes on from a version."""
        update, after = after >= 0, after if after >= 0 else version
        told = [f"e{n}" for n in range(after + 1, version + 1)] if events is None else events.split()
        return self.add(Seen(self.now, TABLE, self.device, eyes, version, update, after, board or f"{'bc'[eyes]}{version}", told))

    def record(self, *texts: str, void: dict[int, int] | None = None, sealed: bool = False) -> list[str]:
        """The record that is left: the text of each row, "?" for what nobody sent. Returns the kinds of violations."""
        self.lines.append(Row(TABLE, 0, boards={0: "b0", 1: "c0"}))
        for number, text in enumerate(texts, 1):
            boards, events = {0: f"b{number}", 1: f"c{number}"}, {0: [f"e{number}"], 1: [f"e{number}"]}
            kind, since = ("dice", -1) if text == "?" else ("undo" if text == "undo" else "answer", 0 if sealed else number - 1)
            text = "" if text == "undo" else text
            self.lines.append(Row(TABLE, number, kind, 0, text, since, (void or {}).get(number, 0), boards, events))
        return [found.kind for found in violations(self.lines)]

    @property
    def now(self) -> float:
        return float(len(self.lines))

    def add(self, line: Line) -> Story:
        self.lines.append(line)
        return self


def test_nothing_is_wrong_with_a_good_history() -> None:
    story = Story().seen(0).sent(1, "attack", 0).accepted(1, 1).seen(1, after=0)
    story.by("laptop").seen(1).sent(1, "end", 1).by("phone").seen(2, after=1).by("laptop").accepted(1, 2).seen(3, after=1)
    story.add(Fault(story.now, "stop one for 0.3 s begins")).sent(2, "undo", 3, kind="undo").refused(2, "too-late")
    assert story.record("attack", "end", "?") == []


def test_what_got_no_reply_may_be_there_or_not() -> None:
    assert Story().seen(0).sent(1, "attack", 0).record("attack") == []
    assert Story().seen(0).sent(1, "attack", 0).record() == []
    assert Story().seen(0).sent(1, "attack", 0).refused(1, "unavailable").record("attack") == []
    assert Story().seen(0).sent(1, "attack", 0).sent(1, "attack", 0).refused(1).record("attack") == []  # it was there already


def test_an_accepted_answer_is_lost() -> None:
    assert Story().sent(1, "attack", 0).accepted(1, 1).record() == ["lost"]


def test_another_answer_is_in_its_place() -> None:
    story = Story().sent(1, "attack", 0).accepted(1, 1).by("laptop").sent(1, "end", 0)
    assert story.record("end") == ["lost"]


def test_an_answer_is_there_twice() -> None:
    assert Story().sent(1, "attack", 0).accepted(1, 1).record("attack", "attack") == ["doubled"]
    assert Story().sent(1, "attack", 0).sent(1, "attack", 0).record("attack", "attack") == ["doubled"]
    assert Story().sent(1, "attack", 0).sent(1, "attack", 0).record("attack", "attack", sealed=True) == ["doubled"]


def test_an_answer_is_accepted_twice() -> None:
    assert "doubled" in Story().sent(1, "attack", 0).accepted(1, 1).sent(1, "attack", 0).accepted(1, 2).record("attack", "attack")


def test_two_devices_are_told_that_one_row_is_theirs() -> None:
    story = Story().sent(1, "attack", 0).by("laptop").sent(1, "attack", 0).accepted(1, 1).by("phone").accepted(1, 1)
    assert story.record("attack") == ["doubled"]


def test_an_answer_to_an_earlier_question_is_there() -> None:
    assert Story().sent(1, "attack", 0).record("?", "?", "attack") == ["doubled"]


def test_an_answer_is_there_that_nobody_sent() -> None:
    assert Story().seen(0).record("attack") == ["invented"]


def test_an_answer_is_there_that_was_refused() -> None:
    assert Story().sent(1, "attack", 0).refused(1).record("attack") == ["invented"]


def test_an_answer_comes_before_one_that_was_accepted_earlier() -> None:
    story = Story().sent(1, "attack", 0).accepted(1, 2).by("laptop").sent(1, "end", 0).accepted(1, 1)
    assert story.record("end", "attack") == ["reordered"]


def test_an_answer_comes_before_what_somebody_has_seen_earlier() -> None:
    story = Story().seen(2).by("laptop").sent(1, "attack", 0).accepted(1, 1)
    assert story.record("attack", "?") == ["reordered"]


def test_answers_at_the_same_time_may_come_in_any_order() -> None:
    story = Story().sent(1, "attack", 0).by("laptop").sent(1, "end", 0).accepted(1, 1).by("phone").accepted(1, 2)
    assert story.record("end", "attack") == []


def test_what_is_sent_again_may_have_been_written_the_first_time() -> None:
    story = Story().sent(1, "attack", 0).by("laptop").seen(1).by("phone").sent(1, "attack", 0).accepted(1, 1)
    assert story.record("attack") == []


def test_events_are_told_in_another_order() -> None:
    assert Story().seen(0).seen(2, after=0, events="e2 e1").record("?", "?") == ["reordered"]


@pytest.mark.parametrize("events", ["", "e1 e1", "e9"])
def test_other_events_are_told(events: str) -> None:
    assert Story().seen(0).seen(1, after=0, events=events).record("?") == ["gone"]


def test_a_move_that_was_taken_back_need_not_be_told() -> None:
    story = Story().seen(0).seen(3, after=0, events="e1 e3").by("laptop").seen(0).seen(3, after=0)
    story.sent(1, "attack", 1).sent(2, "", 2, kind="undo")
    assert story.record("?", "attack", "undo", void={2: 3}) == []
    late = Story().seen(0).seen(2, after=0, events="e1").sent(1, "attack", 1).sent(2, "", 2, kind="undo")
    assert late.record("?", "attack", "undo", void={2: 3}) == ["gone"]  # when it was told, the move stood


def test_a_row_is_seen_and_then_gone() -> None:
    assert Story().seen(1).seen(2, after=1).record("?") == ["gone"]


def test_a_board_was_never_so() -> None:
    assert Story().seen(1, board="b7").record("?") == ["gone"]


def test_two_devices_see_different_rows_under_one_number() -> None:
    story = Story().seen(1).by("laptop").seen(1, board="b7")
    assert story.record("?") == ["split", "gone"]
    assert Story().seen(1, eyes=0).by("laptop").seen(1, eyes=1).record("?") == []


def test_a_device_goes_backwards() -> None:
    assert Story().seen(2).seen(1).record("?", "?") == ["backwards"]
    assert Story().seen(2).by("laptop").seen(1).record("?", "?") == []  # another may be behind


def test_a_device_does_not_see_its_own_answer() -> None:
    assert Story().seen(0).sent(1, "attack", 0).accepted(1, 1).seen(0).record("attack") == ["backwards"]


def test_an_update_leaves_something_out() -> None:
    assert Story().seen(0).seen(2, after=1).record("?", "?") == ["gap"]


def test_the_record_has_a_hole() -> None:
    assert Story().add(Row(TABLE, 3)).record("?") == ["gap"]
    assert Story().add(Row(TABLE, 1)).record("?") == ["gap"]  # it is there twice


def test_tables_are_checked_apart() -> None:
    story = Story().seen(2).sent(1, "attack", 2).accepted(1, 3)
    assert story.record("?", "?", "attack") == []
    moved = [msgspec.structs.replace(line, table="athens") for line in story.lines if not isinstance(line, Fault)]
    broken = [line for line in moved if not (isinstance(line, Row) and line.number == 3)]
    assert [(found.kind, found.table) for found in violations([*story.lines, *broken])] == [("lost", "athens")]


def test_a_history_can_be_kept() -> None:
    story = Story().seen(0).sent(1, "attack", 0).accepted(1, 1).refused(1).add(Fault(1.5, "kill two for 0.2 s begins"))
    story.record("attack")
    assert [decode(encode(line)) for line in story.lines] == story.lines
