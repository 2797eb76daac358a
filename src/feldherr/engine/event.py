"""Events: what happened, one thing each, with named fields. The rules record them where somebody listens (`told` in play.py)."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from string import Formatter
from typing import ClassVar, TypeVar, dataclass_transform

from feldherr.engine.declared import REASON, SEAT, Declared, declare, everybody, nobody, only

EVENTS: dict[str, type[Event]] = {}  # every kind, in the order of declaration


class Event(Declared):
    """One thing that happened."""

    says: ClassVar[str] = ""  # "{seat} digs in {place}.": the sentence of an event that the files of words don't know
    board: ClassVar[bool] = False  # it changes what stands on the board, in the places that it names
    quiet: ClassVar[bool] = False  # stories pass over it: another event says it better, or it is always so


E = TypeVar("E", bound=Event)


@dataclass_transform(field_specifiers=(everybody, only, nobody))
def event(kind: str, *, board: bool = False, quiet: bool = False) -> Callable[[type[E]], type[E]]:
    """Declare a kind of event: its fields, who may know them, and what it is for boards and stories."""

    def declared(cls: type[E]) -> type[E]:
        if strange := {name for _, name, *_ in Formatter().parse(cls.says) if name is not None} - {*inspect.get_annotations(cls)}:
            raise TypeError(f"{cls.__name__}.says names {', '.join(sorted(strange))}, which it has no field for")
        declare(cls, kind, EVENTS)
        cls.board, cls.quiet = board, quiet
        return cls

    return declared


@event("done", quiet=True)
class Done(Event):
    """A player wants no more of what was offered."""

    seat: int = everybody(SEAT, "who")


@event("over")
class Over(Event):
    """The game is over."""

    winners: list[int] = everybody(SEAT, "who has won")
    reason: int = everybody(REASON, "why")
