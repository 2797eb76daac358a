"""Questions: whose move it is, what it is about, and who may see the options. The step on top of the stack gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar, dataclass_transform

from feldherr.engine.declared import WORD, Declared, declare, everybody, nobody, only

OPEN: Final = "open"  # what is offered follows from what all can see, and the answer is given before all eyes
SECRET: Final = "secret"  # what is offered shows what only the player knows
SEALED: Final = "sealed"  # several answer at once, and nobody sees an answer before all are given

QUESTIONS: dict[str, type[Question]] = {}  # every kind, in the order of declaration


class Question(Declared):
    """One question; its kind is the name of the step that asks it."""

    secrecy: ClassVar[str] = OPEN
    chance: ClassVar[bool] = False  # no player answers it
    asked: tuple[int, ...] = ()  # who is to answer; several if it is sealed
    # Of all who are asked; in a view, of its own seat. None in the view of whoever is not asked: what others may do can be hidden there.
    declinable: bool | None = None  # whether `done` is an answer
    forced: bool | None = None  # whether only one answer is possible


Q = TypeVar("Q", bound=Question)


@dataclass_transform(field_specifiers=(everybody, only, nobody))
def question(kind: str, secrecy: str) -> Callable[[type[Q]], type[Q]]:
    """Declare a question that players are asked."""

    def declared(cls: type[Q]) -> type[Q]:
        cls.secrecy = secrecy
        declare(cls, kind, QUESTIONS)
        return cls

    return declared


@dataclass_transform(field_specifiers=(everybody, only, nobody))
def for_chance(kind: str) -> Callable[[type[Q]], type[Q]]:
    """Declare what chance decides."""

    def declared(cls: type[Q]) -> type[Q]:
        cls.chance = True
        declare(cls, kind, QUESTIONS)
        return cls

    return declared


@question("unnamed", SECRET)
class Unnamed(Question):
    """The question of a step that declares none, as those of plug-ins may: secret, so that it gives nothing away."""

    step: str = everybody(WORD, "the name of the step")
