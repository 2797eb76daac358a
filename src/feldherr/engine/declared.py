"""What is told and asked has names: each field of an event or a question says what it is, who may know it, and what it means.

    @event("found")
    class Found(Event):
        "A card is found."

        side: int = everybody(SIDE, "who finds it")
        card: int | None = only("side", CARD, "which it is")

The types of the wire, the client's types, the pages of the documentation and what is kept from whom all follow from these lines.
"""

from __future__ import annotations

import copy
import inspect
from typing import Any, ClassVar, Final, Self

# What the number (or the numbers) of a field stand for.
SEAT: Final = "seat"  # a player
SIDE: Final = "side"  # a player or, after the players, an army that nobody plays; -1: nobody
PLACE: Final = "place"  # a territory, or a place of a second realm; -1: none
CARD: Final = "card"  # a territory card
OWN_CARD: Final = "own card"  # a card that only the mode has
WORD: Final = "word"  # one of the words of the mode
THING: Final = "thing"  # whatever else the mode has numbers for
REASON: Final = "reason"  # why a game ended
NUMBER: Final = "number"  # how many, or which in a row
FLAG: Final = "flag"  # yes or no
DIE: Final = "die"  # the face of a die

Value = int | bool | str | list[int] | None


class Field:
    """What is said of one field."""

    def __init__(self, what: str, says: str, knowers: tuple[str, ...] | None) -> None:
        self.name = ""  # as the class calls it
        self.what: Final = what
        self.says: Final = says
        self.knowers: Final = knowers  # the fields that name those who may know it; None: everybody may

    @property
    def secret(self) -> bool:
        return self.knowers is not None

    @property
    def audience(self) -> str:
        """Who may know it, for people."""
        if self.knowers is None:
            return "everybody"
        return " and ".join(f"`{name}`" for name in self.knowers) or "nobody until the end"


def everybody(what: str, says: str) -> Any:
    """A field that all may know."""
    return Field(what, says, None)


def only(knowers: str, what: str, says: str) -> Any:
    """A field for the players whom these fields of the same event name, one each, and their teams."""
    return Field(what, says, tuple(knowers.split()))


def nobody(what: str, says: str) -> Any:
    """A field that nobody may know before the game is over: its replay shows it then."""
    return Field(what, says, ())


class Declared:
    """Something said with named fields."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    secrets: ClassVar[tuple[Field, ...]] = ()
    eyes: tuple[int, ...] = ()  # of each secret: the seats that may know it, as bits

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # its fields can change

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{field.name}={getattr(self, field.name)!r}' for field in self.fields)})"

    def data(self) -> dict[str, Value]:
        """Its kind and its fields, without those that are blotted out."""
        out: dict[str, Value] = {"kind": self.kind}
        for field in self.fields:
            value = getattr(self, field.name)
            if value is not None:
                out[field.name] = value
        return out

    def places(self) -> list[int]:
        """The places that it is about."""
        found = [getattr(self, field.name) for field in self.fields if field.what == PLACE]
        flat = [t for value in found for t in (value if isinstance(value, list) else [value])]
        return [t for t in flat if t is not None and t >= 0]

    def seen_by(self, seat: int) -> Self:
        """The same as that seat (-1: a spectator) may be told it."""
        hidden = [
            field.name for field, eyes in zip(self.secrets, self.eyes or (0,) * len(self.secrets), strict=True) if not may_see(eyes, seat)
        ]
        if not hidden:
            return self
        seen = copy.copy(self)
        vars(seen).update(dict.fromkeys(hidden))
        return seen


def may_see(eyes: int, seat: int) -> bool:
    """Whether `eyes`, the bits of seats that look, include that seat."""
    return seat >= 0 and eyes >> seat & 1 == 1


def declare(cls: type[Any], kind: str, known: dict[str, type[Any]]) -> None:
    """Make a class of a declaration and list it among the others; TypeError says what it leaves open."""
    if kind in known:
        raise TypeError(f"there is a {kind!r} already: {known[kind].__qualname__}")
    if not cls.__doc__:
        raise TypeError(f"{cls.__name__} doesn't say what it is")
    own = {name: cls.__dict__.get(name) for name in inspect.get_annotations(cls)}
    for name, given in own.items():
        if hasattr(cls.__base__, name):
            raise TypeError(f"{cls.__name__}.{name} has the name of something that all have")
        if not isinstance(given, Field):
            raise TypeError(f"{cls.__name__}.{name} doesn't say who may know it: everybody(…), only(…) or nobody(…)")
        given.name = name
        delattr(cls, name)
    cls.kind = kind
    cls.fields = tuple(field for field in own.values() if isinstance(field, Field))
    cls.secrets = tuple(field for field in cls.fields if field.secret)
    for field in cls.secrets:
        _check(cls, field)
    cls.__init__ = _constructor([*own])
    known[kind] = cls


def _constructor(names: list[str]) -> Any:
    """An `__init__` that takes these fields: a dataclass would do as well, but a hundred of them delay every start."""
    made: dict[str, Any] = {}
    body = "; ".join(f"self.{name} = {name}" for name in names) or "pass"
    exec(f"def __init__({', '.join(['self', *names])}): {body}", made)
    return made["__init__"]


def _check(cls: type[Any], secret: Field) -> None:
    """A secret can be blotted out, and the fields that name its knowers are no secrets themselves."""
    if "None" not in str(cls.__annotations__[secret.name]):
        raise TypeError(f"{cls.__name__}.{secret.name} is a secret: its type says that it may be None")
    seats = {field.name for field in cls.fields if field.what in (SEAT, SIDE) and not field.secret}
    for name in secret.knowers or ():
        if name not in seats or "list" in str(cls.__annotations__[name]):
            raise TypeError(f"{cls.__name__}.{secret.name} is for {name!r}, which is no open field with a seat")
