"""A declaration says of every field what it is and who may know it, or it is refused; and what somebody may not know is blotted out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from feldherr import EVENTS, QUESTIONS
from feldherr.engine.declared import CARD, NUMBER, PLACE, SEAT, SIDE, everybody, nobody, only
from feldherr.engine.event import Event, event
from feldherr.engine.question import SECRET, Question, question
from feldherr.server import serialize


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """What a test declares is forgotten after it."""
    events, questions = dict(EVENTS), dict(QUESTIONS)
    yield
    for known, was in ((EVENTS, events), (QUESTIONS, questions)):
        for kind in [kind for kind in known if kind not in was]:
            del known[kind]


def test_what_is_declared_can_be_asked_about() -> None:
    @event("tried")
    class Tried(Event):
        """Something is tried."""

        side: int = everybody(SIDE, "who")
        at: list[int] = everybody(PLACE, "where")
        card: int | None = only("side", CARD, "with which card")
        secret: int | None = nobody(NUMBER, "how often")

    e = Tried(1, [4, -1, 7], 3, 2)
    e.eyes = (0b10, 0)
    assert EVENTS["tried"] is Tried
    assert repr(e).endswith("Tried(side=1, at=[4, -1, 7], card=3, secret=2)")
    assert e.data() == {"kind": "tried", "side": 1, "at": [4, -1, 7], "card": 3, "secret": 2}
    assert e.places() == [4, 7]
    assert e.seen_by(1).data() == {"kind": "tried", "side": 1, "at": [4, -1, 7], "card": 3}
    assert e.seen_by(0).data() == e.seen_by(-1).data() == {"kind": "tried", "side": 1, "at": [4, -1, 7]}
    assert [field.audience for field in Tried.fields] == ["everybody", "everybody", "`side`", "nobody until the end"]
    assert Tried(1, [], 3, 2).seen_by(1).card is None  # nobody has said who may know it


def test_the_words_of_an_event_name_only_its_fields() -> None:
    with pytest.raises(TypeError, match=r"Tried\.says names places, which it has no field for"):

        @event("tried")
        class Tried(Event):
            """Something is tried."""

            says = "{side} tries {places}."
            side: int = everybody(SIDE, "who")

    assert "tried" not in EVENTS


def test_what_nobody_may_know_is_told_when_the_game_is_over() -> None:
    @event("tried")
    class Tried(Event):
        """Something is tried."""

        side: int = everybody(SIDE, "who")
        secret: int | None = nobody(NUMBER, "how often")

    e = Tried(1, 7)
    assert [serialize.event(e, seat) for seat in (-1, 0, 1)] == [{"kind": "tried", "side": 1}] * 3
    assert serialize.whole(e) == {"kind": "tried", "side": 1, "secret": 7}  # as the replay of a finished game has it


def test_a_question_says_how_secret_it_is() -> None:
    @question("trying", SECRET)
    class Trying(Question):
        """What to try."""

        armies: int = everybody(NUMBER, "with how many")

    q = Trying(3)
    assert QUESTIONS["trying"] is Trying
    assert (q.kind, q.secrecy, q.chance, q.asked, q.declinable, q.forced) == ("trying", SECRET, False, (), None, None)


def test_a_field_that_says_nothing_of_who_may_know_it_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Tried\.side doesn't say who may know it: everybody\(…\), only\(…\) or nobody\(…\)"):

        @event("tried")
        class Tried(Event):
            """Something is tried."""

            side: int

    with pytest.raises(TypeError, match=r"Trying\.armies doesn't say who may know it"):

        @question("trying", SECRET)
        class Trying(Question):
            """What to try."""

            armies: int = 3

    assert "tried" not in EVENTS
    assert "trying" not in QUESTIONS


def test_a_field_that_would_hide_what_all_have_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Tried\.places has the name of something that all have"):

        @event("tried")
        class Tried(Event):
            """Something is tried."""

            places: list[int] = everybody(PLACE, "where")  # type: ignore[assignment]


def test_a_kind_that_is_there_already_is_refused() -> None:
    with pytest.raises(TypeError, match="there is a 'draw' already: Draw"):

        @event("draw")
        class Again(Event):
            """A card is drawn, once more."""


def test_what_does_not_say_what_it_is_is_refused() -> None:
    with pytest.raises(TypeError, match="Tried doesn't say what it is"):

        @event("tried")
        class Tried(Event):
            side: int = everybody(SIDE, "who")


@pytest.mark.parametrize("secret", [nobody(NUMBER, "how many"), only("seat", NUMBER, "how many")])
def test_a_secret_that_could_not_be_blotted_out_is_refused(secret: int) -> None:
    with pytest.raises(TypeError, match=r"Tried\.armies is a secret: its type says that it may be None"):

        @event("tried")
        class Tried(Event):
            """Something is tried."""

            seat: int = everybody(SEAT, "who")
            armies: int = secret


@pytest.mark.parametrize("knower", ["seat", "who", "place", "card", "several"])
def test_a_secret_for_somebody_whom_the_event_does_not_name_openly_is_refused(knower: str) -> None:
    with pytest.raises(TypeError, match=rf"Tried\.card is for '{knower}', which is no open field with a seat"):

        @event("tried")
        class Tried(Event):
            """Something is tried; who it is, is a secret itself, a place is nobody, and several are not one."""

            several: list[int] = everybody(SEAT, "by whom")
            who: int | None = nobody(SEAT, "who")
            place: int = everybody(PLACE, "where")
            card: int | None = only(knower, CARD, "which")


def test_the_catalogues_say_what_everything_means() -> None:
    for kind, declared in [*EVENTS.items(), *QUESTIONS.items()]:
        assert declared.kind == kind
        assert (declared.__doc__ or "").endswith(".")
        assert all(field.says and field.what for field in declared.fields)
        assert "kind" not in [field.name for field in declared.fields]
