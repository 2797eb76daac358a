"""Second thoughts: which steps may be taken back, and how far.

A step may be taken back until dice fall, a card is drawn or another seat answers, if it was the answer to an open question of the table
`KINDS` and showed nobody anything hidden. All of this follows from what everybody can see, so that the offer itself tells nothing.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from feldherr.engine.action import CHANCE, DONE, only_answer, verb_of
from feldherr.engine.state import HIDDEN, State
from feldherr.engine.step import BLOTTED
from feldherr.engine.view import observe
from feldherr.server.tables.agreement import Offer

DEPTH = 64  # rows

# Which answers to which questions may be taken back: any, or only `done`.
KINDS: dict[str, Literal["any", "done"]] = {
    "claiming": "any",
    "strengthening": "any",
    "placing": "any",
    "bolstering": "any",
    "taking the bonus": "any",
    "attacking": "done",
    "occupying": "any",
    "fortifying": "any",
    "choosing pantheons": "any",
    "placing god and temple": "any",
    "choosing tokens": "any",
    "raising": "any",
    "returning": "any",
    "summoning": "any",
    "obtaining miracles": "any",
    "invading": "done",
    "gods on the move": "any",
    "fortifying with gods": "any",
    "leaving the heaven": "any",
}


class Past(NamedTuple):
    """One answer that may be taken back: its row, who gave it, and the state before it."""

    number: int
    seat: int
    state: State
    answers: int  # in the record before it
    lapsed: Offer | None = None  # the offer to end the game that it made lapse

    @property
    def forced(self) -> bool:
        """Whether it was the only legal answer: then it goes with the step before it."""
        return only_answer(self.state.top().options(self.state, self.seat)) >= 0


def remembered(past: tuple[Past, ...], last: Past, answer: int) -> tuple[Past, ...]:
    """What may be taken back after one more answer; nothing if it was chance's, or one that stands."""
    if last.seat == CHANCE or not returnable(last.state, answer):
        return ()
    return (*earlier(past, last.seat, last.number), last)


def earlier(past: tuple[Past, ...], seat: int, number: int) -> tuple[Past, ...]:
    """What may be taken back of what came before a row in which a seat answers, whether or not that row is taken back itself."""
    return tuple(each for each in past if each.seat == seat and each.number > number - DEPTH)


def returnable(before: State, answer: int) -> bool:
    """Whether that answer to the pending question may be taken back at all."""
    which = KINDS.get(before.top().name)
    return which == "any" or (which == "done" and verb_of(answer) == DONE)


def last_step(past: tuple[Past, ...], now: State) -> Past | None:
    """The answer to which an undo goes back now: the last that was a choice; None if there is none or it has shown something."""
    for each in reversed(past):
        if not each.forced:
            return None if shows(each.state, now) else each
    return None


def shows(before: State, after: State) -> bool:
    """Whether anybody has come to know something hidden: a card, or what the mode keeps secret."""
    if list(before.cards) == list(after.cards) and not before.extra.rows(before):
        return False  # as nearly always: there is nothing to be seen
    return any(_learned(observe(before, eyes), observe(after, eyes)) for eyes in range(-1, before.seats))


def _learned(before: State, after: State) -> bool:
    if any(was == HIDDEN and now != HIDDEN for was, now in zip(before.cards, after.cards, strict=True)):
        return True
    now = dict(after.extra.rows(after))
    return any(row.count(BLOTTED) > now.get(name, []).count(BLOTTED) for name, row in before.extra.rows(before))
