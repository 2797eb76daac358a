"""What happened: one thing each, with named fields. The rules tell it when it happens, to whoever listens (`told` in play.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, dataclass_transform

from feldherr.engine.declared import REASON, SEAT, Declared, declare, everybody, nobody, only

EVENTS: dict[str, type[Event]] = {}  # every kind, in the order of declaration


class Event(Declared):
    """One thing that happened."""


E = TypeVar("E", bound=Event)


@dataclass_transform(field_specifiers=(everybody, only, nobody))
def event(kind: str) -> Callable[[type[E]], type[E]]:
    """Declare a kind of event: its fields, and who may know them."""

    def declared(cls: type[E]) -> type[E]:
        declare(cls, kind, EVENTS)
        return cls

    return declared


@event("done")
class Done(Event):
    """A player wants no more of what was offered."""

    seat: int = everybody(SEAT, "who")


@event("over")
class Over(Event):
    """The game is over."""

    winners: list[int] = everybody(SEAT, "who has won")
    reason: int = everybody(REASON, "why")
