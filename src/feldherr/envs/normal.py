"""Observations for networks: named arrays of numbers from 0 to 1, with the observer as side 0 and the others in the order of play.

What is written here per row of a mode follows the meaning of its position lines in docs/formats.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from feldherr.envs.core.kinds import KINDS
from feldherr.godstorm.names import CARDS
from feldherr.godstorm.state import RELICS

if TYPE_CHECKING:
    from feldherr.envs.scene import Scene

FORMS: Final = ("raw", "flat", "arrays")
MANY: Final = 1000  # armies, rounds … that count as 1; more do not count
GODS: Final = 4
MARKS: Final = ("spare plague", "atlantis sunk", "sky labour")
FACTS: Final = ("claimed", "across the sea", "eliminated")

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]
Column = tuple[str, NDArray[Any]]  # its name, and (games, things) or, if it is several columns, (games, things, columns)


def size(numbers: NDArray[Any]) -> NDArray[Any]:
    """A number of armies, cards, rounds … as 0 to 1: small differences of small numbers count most."""
    return np.asarray(np.minimum(np.log1p(np.maximum(numbers, 0)) / math.log1p(MANY), 1.0))


def bits(numbers: NDArray[Any], many: int) -> NDArray[Any]:
    """The lowest bits of numbers, as one more axis of 0 and 1."""
    return np.asarray(numbers[..., None] >> np.arange(many) & 1)


class Look:
    """Observations of several games, read from each observer's seat."""

    def __init__(self, scene: Scene, rows: Ints) -> None:
        self.rows = rows
        self.parts = scene.parts()
        self.seats = scene.players
        self.sides = int(scene.start.sides)
        self.hands = 2 if scene.start.rules.teams else scene.players  # a team has one hand
        self.me = rows[:, :1]

    def __contains__(self, name: str) -> bool:
        return name in self.parts

    def part(self, name: str) -> Ints:
        return self.rows[:, self.parts[name]]

    def turned(self, by_side: NDArray[Any], players: int = 0) -> NDArray[Any]:
        """Numbers of each side or seat, in the observer's order; those of seats alone get zeros for the sides that nobody plays."""
        padded = np.pad(by_side, [(0, 0), (0, self.sides - by_side.shape[1]), *[(0, 0)] * (by_side.ndim - 2)])
        players, sides = players or self.seats, np.arange(self.sides)
        order = np.where(sides < players, (sides + self.me) % players, sides)
        return np.take_along_axis(padded, order.reshape(*order.shape, *[1] * (padded.ndim - 2)), axis=1)

    def of_seats(self, name: str, each: int = 1) -> NDArray[Any]:
        """A row with some numbers for each seat, in the observer's order: (games, sides, numbers)."""
        return self.turned(self.part(name).reshape(len(self.rows), self.seats, each))

    def who(self, sides: NDArray[Any]) -> NDArray[np.bool_]:
        """Which side it is, in a column for each: the observer, the others in the order of play, those that nobody plays."""
        return hot(np.where((sides >= 0) & (sides < self.seats), (sides - self.me) % self.seats, sides), self.sides)


def hot(numbers: NDArray[Any], many: int) -> NDArray[np.bool_]:
    """One-hot: a 1 in the column of that number, nothing if there is no such column."""
    return np.asarray(numbers[..., None] == np.arange(many), np.bool_)


class Normal:
    """The normalised form of a scene's observations. `shapes` and `columns` say what is where; `edges` are the borders of the map."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        board = scene.start.rules.board
        self.edges: Final[NDArray[np.int64]] = np.array([(a, b) for a in range(len(board.adjacent)) for b in board.adjacent[a]]).T
        self.continent: Final[NDArray[np.int64]] = np.array(list(board.continent_of))  # of each territory
        self._continents = len(board.continents)
        self._missions = len(getattr(scene.start.extra, "deck", ()))
        arrays: dict[str, Callable[[Look], Iterator[Column]]] = {
            "game": self._game,
            "sides": self._sides,
            "places": self._places,
            "continents": self._of_continents,
            "cards": self._cards,
        }
        if "gone" in scene.parts():
            arrays["miracles"] = self._miracles
        self._arrays: Final = arrays
        blank = Look(scene, np.zeros((1, scene.width), np.int32))
        self.columns: Final = {name: list(titles(made(blank))) for name, made in arrays.items()}
        self.shapes: Final = {name: array.shape[1:] for name, array in self._split(blank).items()}
        self.width: Final = sum(math.prod(shape) for shape in self.shapes.values())

    def arrays(self, rows: Ints) -> dict[str, Floats]:
        """Observations as named arrays. One row gives one array each, several rows arrays with one more axis in front."""
        made = self._split(Look(self.scene, np.atleast_2d(rows)))
        return made if rows.ndim > 1 else {name: array[0] for name, array in made.items()}

    def flat(self, rows: Ints) -> Floats:
        """Observations as one row of numbers each: the arrays, one after the other."""
        many = np.atleast_2d(rows)
        made = [array.reshape(len(many), -1) for array in self._split(Look(self.scene, many)).values()]
        joined: Floats = np.concatenate(made, axis=1)
        return joined if rows.ndim > 1 else joined[0]

    def _split(self, look: Look) -> dict[str, Floats]:
        made = {name: stacked(columns(look)) for name, columns in self._arrays.items()}
        made["game"] = made["game"][:, 0]
        return made

    def _game(self, look: Look) -> Iterator[Column]:
        yield "question", hot(look.part("question"), len(KINDS) + 1)
        for name in ("count", "more", "round", "trades", "gained", "taken", "traded", "bonus"):
            yield name, size(look.part(name))
        for name in ("pieces", "foe_pieces"):
            yield name, bits(look.part(name), GODS)
        if "facts" in look:
            for i, name in enumerate(FACTS):
                yield name, size(look.part("facts")[:, i : i + 1])
            yield "continents before", bits(look.part("facts")[:, 3:4], self._continents)
        if "marks" in look:
            for i, name in enumerate(MARKS):
                yield name, look.part("marks")[:, i : i + 1]

    def _sides(self, look: Look) -> Iterator[Column]:
        for name in ("turn", "first", "side", "foe"):
            yield name, look.who(look.part(name))[:, 0]
        yield "reserve", size(look.turned(look.part("reserve")))
        yield "hands", size(look.turned(look.part("hands"), look.hands))
        yield "out", look.turned(look.part("out"))
        held = look.who(look.part("owner"))
        yield "territories", held.mean(axis=1)
        armies = (held * look.part("armies")[:, :, None]).sum(axis=1)
        yield "armies", armies / np.maximum(armies.sum(axis=1, keepdims=True), 1)
        yield from self._of_the_mode(look)

    def _of_the_mode(self, look: Look) -> Iterator[Column]:
        """What modes keep for each side."""
        for name in ("fallen", "involved"):
            if name in look:
                yield name, look.turned(bits(look.part(name)[:, 0], look.sides if name == "involved" else look.seats))
        if "missions" in look:
            each = len(look.part("missions")[0]) // look.seats
            missions = hot(look.of_seats("missions", each), self._missions)
            yield "mission", missions.reshape(*missions.shape[:2], -1)
            if "done" in look:
                yield "done", look.turned(bits(look.part("done")[:, 0], look.seats * each).reshape(-1, look.seats, each))
        if "kept" in look:
            yield "kept", bits(look.of_seats("kept")[:, :, 0], self._continents)
        if "slayers" in look:
            yield "slayer", look.turned(look.who(look.part("slayers")))
        if "allies" in look:
            ally = look.who(np.where(look.part("allies") == 1, -1, look.part("allies") // 2))  # 0 and 2 are with seats 0 and 1
            yield "ally", np.pad(ally, [(0, 0), (look.seats, 0), (0, 0)])
        if "pantheons" in look:
            yield "pantheon", look.turned(hot(look.part("pantheons") - GODS, GODS))
            yield "has bid", look.turned(look.part("bids") != -1)
            for name in ("faith", "bids", "ranks", "tokens", "fire"):
                yield name, size(look.of_seats(name)[:, :, 0])
            for i, name in ((3, "looks"), (4, "is looked at")):
                yield name, look.who(look.part("marks")[:, i : i + 1])[:, 0]
            yield "hidden miracles", size(look.of_seats("unseen_miracles", GODS))

    def _places(self, look: Look) -> Iterator[Column]:
        places = len(look.part("owner")[0])
        yield "owner", look.who(look.part("owner"))
        yield "armies", size(look.part("armies"))
        for name in ("src", "dst"):
            yield name, hot(look.part(name), places)[:, 0]
        if "force" in look:
            by_seat = look.part("force").reshape(-1, places, look.seats).transpose(0, 2, 1)
            yield "force", size(look.turned(by_seat).transpose(0, 2, 1))
        if "took" in look:
            yield "taken from", look.who(look.part("took"))
        for name, each in (("capitals", 1), ("gods", GODS)):
            if name in look:
                at = hot(look.of_seats(name, each)[:, : look.seats], places)
                yield name, at.reshape(len(at), -1, places).transpose(0, 2, 1)
        for name in ("temples", "plague", "barred", "maelstrom"):
            if name in look:
                yield name, look.part(name)

    def _of_continents(self, look: Look) -> Iterator[Column]:
        held = look.who(look.part("owner"))[:, : len(self.continent)]
        of = hot(self.continent, self._continents).astype(np.float32)
        yield "held", np.einsum("gts,tc->gcs", held.astype(np.float32), of / of.sum(axis=0))

    def _cards(self, look: Look) -> Iterator[Column]:
        for i, name in enumerate(("mine", "on the table", "used"), 1):
            yield name, look.part("cards") == i
        if "givers" in look:
            yield "giver", look.who(look.part("givers"))

    def _miracles(self, look: Look) -> Iterator[Column]:
        for name in ("miracles", "relics"):
            hands = np.stack([look.part(f"{name}{s}") for s in range(look.seats)], axis=1)
            yield name, look.turned(hands)[:, : look.seats].transpose(0, 2, 1)
        for name in ("gone", "table"):
            yield name, look.part(name)
        yield "waits", np.pad(bits(look.part("marks")[:, 5], CARDS - RELICS), [(0, 0), (RELICS, 0)])
        yield "asked about", hot(look.part("card"), len(look.part("gone")[0]))[:, 0]


def titles(columns: Iterator[Column]) -> Iterator[str]:
    """The name of every column; several under one name are counted from 0."""
    for name, array in columns:
        yield from [name] if array.ndim == 2 else [f"{name} {i}" for i in range(array.shape[2])]


def stacked(columns: Iterator[Column]) -> Floats:
    """Columns side by side: (games, things, columns)."""
    return np.concatenate([array if array.ndim == 3 else array[:, :, None] for _, array in columns], axis=2, dtype=np.float32)


class Form:
    """How an environment shows observations: `raw` rows of whole numbers, or normalised as one `flat` row or as named `arrays`."""

    def __init__(self, scene: Scene, name: str) -> None:
        if name not in FORMS:
            raise ValueError(f"observation can be {', '.join(FORMS)}, not {name!r}")
        self.name: Final = name
        self.scene: Final = scene

    def space(self) -> Any:
        """The observation space."""
        if self.name == "raw":
            return Box(np.iinfo(np.int32).min, np.iinfo(np.int32).max, (self.scene.width,), np.int32)
        normal = self.scene.normal
        if self.name == "flat":
            return Box(0.0, 1.0, (normal.width,), np.float32)
        return Dict({name: Box(0.0, 1.0, shape, np.float32) for name, shape in normal.shapes.items()})

    def __call__(self, rows: Ints) -> Any:
        """One observation or several, as private copies unless they are raw."""
        if self.name == "raw":
            return rows
        return self.scene.normal.flat(rows) if self.name == "flat" else self.scene.normal.arrays(rows)
