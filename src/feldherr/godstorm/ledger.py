"""What an answer says, booked on a copy of the armies and the faith before it: whatever differs afterwards happened beside it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import DONE, NOBODY, first, verb_of
from feldherr.engine.event import Event
from feldherr.engine.state import State
from feldherr.godstorm.miracle import Play
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.relics import AEGIS
from feldherr.godstorm.table import GONE, Heaven, heaven, heaven_of
from feldherr.godstorm.verbs import MIRACLE, PLAY


class Ledger:
    """An answer, the tables before and after it, and what is told of it."""

    def __init__(self, before: State, seat: i64, answer: i64, after: State, out: list[Event]) -> None:
        self.before: Final = before
        self.seat: Final[i64] = seat
        self.answer: Final[i64] = answer
        self.after: Final = after
        self.out: Final = out
        self.was: Final[Heaven] = heaven(before)
        self.now: Final[Heaven] = heaven(after)
        self.card: Final = worked(before, seat, answer, after)  # the miracle that took effect
        self.armies: vec[i64] = before.armies[:]
        self.reserve: vec[i64] = before.reserve[:]
        self.faith: vec[i64] = self.was.faith[:]
        self.named_god: i64 = NOBODY  # a champion whose fall is told with the godswar

    def tell(self, e: Event) -> None:
        self.out.append(e)

    def move(self, src: i64, dst: i64, n: i64) -> None:
        self.armies[src] -= n
        self.armies[dst] += n

    def god(self, seat: i64, kind: i64) -> i64:
        """A god's number: four to a pantheon."""
        return 4 * self.now.pantheon[seat] + kind

    def to_heaven(self, seat: i64) -> bool:
        """Whether armies of that seat have come to its heaven."""
        if seat < 0 or seat >= self.after.seats or self.after.is_out(seat):
            return False
        place = heaven_of(self.after, seat)
        return self.after.armies[place] > self.armies[place]

    def left_now(self, seat: i64) -> bool:
        """Whether that player went out just now."""
        return self.after.is_out(seat) and not self.before.is_out(seat)


def worked(before: State, seat: i64, answer: i64, after: State) -> Play | None:
    """The card that has done what it does, with all that was named for it."""
    p = _on_its_way(before, seat, answer)
    if p is None or heaven(after).card[p.n] != GONE:
        return None
    if before.top().name == "opening the box" and not MIRACLES[p.n].may(before, p.side):
        return None
    return p


def _on_its_way(before: State, seat: i64, answer: i64) -> Play | None:
    top = before.top()
    verb = verb_of(answer)
    if top.name == "naming":
        assert isinstance(top, Play)
        return MIRACLES[top.n].named(before, top, answer)
    if top.name == "working" or (top.name == "shielding" and verb == DONE):
        assert isinstance(top, Play)
        return top
    if verb == PLAY and (top.name == "playing miracles" or top.name == "answering an invasion"):
        return Play(seat, first(answer), -1, -1, seat)
    if verb == MIRACLE and top.name == "opening the box":
        return Play(top.side, first(answer), -1, -1, top.side)
    return None


def shielded(k: Ledger) -> bool:
    """Whether Aegis has cancelled a card."""
    return k.before.top().name == "shielding" and verb_of(k.answer) == PLAY and first(k.answer) == AEGIS
