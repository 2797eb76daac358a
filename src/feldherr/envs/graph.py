"""Observations and actions that are the same on every map: a graph, padded to a largest number of territories; moves by verb and place."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from feldherr.engine.action import NAMES, SHAPES
from feldherr.envs.core.coding import NEIGHBOURS, ONE, TWO
from feldherr.envs.normal import Floats, Ints, size
from feldherr.envs.scene import Scene
from feldherr.rules.ruleset import rules_of

NEAR: Final = 6  # borders of a territory, on average, at most; each counts at both of its ends
NONE: Final = -1
Moves = NDArray[np.int32]


class Frame:
    """The spaces of a mode on all maps of up to `most` territories.

    `moves` has a row for each action: its verb (an index of `verbs`), the two things it is about, and which end of a range it takes
    (0 low, 1 middle, 2 high); -1 where there is none. A territory is its number on the map, its card has the same number.
    """

    def __init__(self, scene: Scene, most: int) -> None:
        rules = rules_of(scene.start)
        self.most: Final = most
        self.borders: Final = NEAR * most
        self.verbs: Final = [name for name, _, _ in scene.coding.verbs]
        self._many: Final = {"t": most, "c": most + len(rules.loose_cards()), "s": int(rules.neutrals)}
        blocks = [self._block(scene, verb) for verb in range(len(self.verbs))]
        self._first: Final = [0, *np.cumsum([len(block) for block in blocks]).tolist()]
        self.moves: Final[Moves] = np.concatenate(blocks)
        self.actions: Final = len(self.moves)
        self.shapes: Final = {name: array.shape for name, array in Graph(self, scene)(np.zeros(scene.width, np.int32)).items()}

    def space(self) -> Dict:
        """The observation space."""
        floats = {name: Box(0.0, 1.0, shape, np.float32) for name, shape in self.shapes.items()}
        masks = {name: Box(0, 1, self.shapes[name], np.int8) for name in ("place_mask", "edge_mask")}
        return Dict(floats | masks | {"edges": Box(0, self.most - 1, self.shapes["edges"], np.int64)})

    def name(self, action: int, scene: Scene) -> str:
        """An action in the words of a map: `attack alaska kamchatka high`."""
        local = np.flatnonzero(self.numbers(scene) == action)
        if not len(local):
            raise ValueError(f"action {action} means nothing on this map")
        return scene.says(int(local[0]))

    def numbers(self, scene: Scene) -> NDArray[np.int64]:
        """The number that each of the scene's own actions has in the frame."""
        out = [self._of(scene, verb) for verb in range(len(self.verbs))]
        return np.concatenate(out)

    def _kinds(self, scene: Scene, verb: int) -> tuple[int, str, int, int]:
        """How a verb is numbered: in which way, what it is about, how many things it has on this map, and the ends of its range."""
        name, _, things = scene.coding.verbs[verb]
        number = NAMES.index(name)
        return int(scene.coding.way[number]), SHAPES[number].removesuffix("#"), things, int(scene.coding.ends[number])

    def _block(self, scene: Scene, verb: int) -> Moves:
        """The moves of a verb."""
        way, shape, things, ends = self._kinds(scene, verb)
        if way in (NEIGHBOURS, TWO):
            pairs = np.indices([self._many[kind] for kind in shape]).reshape(2, -1)
        else:
            first = np.arange(self._many[shape] if way == ONE else things)
            pairs = np.stack([first if len(first) > 1 else np.full(1, NONE), np.full(len(first), NONE)])
        end = np.arange(ends) if ends > 1 else np.array([NONE])
        columns = [np.full(pairs.shape[1], verb), *pairs]
        return np.column_stack([*(np.repeat(column, ends) for column in columns), np.tile(end, pairs.shape[1])]).astype(np.int32)

    def _of(self, scene: Scene, verb: int) -> NDArray[np.int64]:
        """The frame's numbers for a scene's actions of a verb."""
        way, shape, things, ends = self._kinds(scene, verb)
        thing = np.arange(things)
        if way == NEIGHBOURS:
            a, b = np.array(scene.coding.links).T
            thing = a * self.most + b
        elif way == TWO:
            wide = int(scene.coding.width[NAMES.index(self.verbs[verb])])
            thing = self._slot(scene, shape[0], thing // wide) * self._many[shape[1]] + self._slot(scene, shape[1], thing % wide)
        elif way == ONE:
            thing = self._slot(scene, shape, thing)
        return np.asarray((thing[:, None] * ends + np.arange(ends)).reshape(-1) + self._first[verb], np.int64)

    def _slot(self, scene: Scene, kind: str, thing: NDArray[Any]) -> NDArray[Any]:
        """Where a thing stands in the frame: cards that show no territory come after all the others."""
        here = len(scene.coding.words.places)
        return np.where(thing < here, thing, thing + self.most - here) if kind == "c" else thing


class Graph:
    """The graph of one map in a frame: makes observations out of a scene's rows, and the scene's actions out of the frame's."""

    def __init__(self, frame: Frame, scene: Scene) -> None:
        board, normal = scene.start.rules.board, scene.normal
        self.frame: Final = frame
        self.scene: Final = scene
        self.places: Final = int(board.size)
        many = normal.edges.shape[1]
        if self.places > frame.most or many > frame.borders:
            raise ValueError(f"the map has {self.places} territories and {many // 2} borders; {frame.most} and {frame.borders // 2} fit")
        a, b = normal.edges
        sea = {(t, int(other)) for t in range(self.places) for other in board.sea[t]}
        kinds = np.stack(
            [[pair in sea for pair in zip(a.tolist(), b.tolist(), strict=True)], normal.continent[a] == normal.continent[b]], 1
        )
        self._edges: Final = {
            "edges": padded(normal.edges.T, frame.borders, np.int64).T,
            "edge_kinds": padded(kinds, frame.borders, np.float32),
            "edge_mask": padded(np.ones(many), frame.borders, np.int8),
            "place_mask": padded(np.ones(self.places), frame.most, np.int8),
        }
        members = np.bincount(normal.continent, minlength=len(board.continents))
        worth = np.stack([members / self.places, size(np.array(list(board.bonus)))], 1)
        self._worth: Final[Floats] = worth[normal.continent].astype(np.float32)

    def __call__(self, row: Ints) -> dict[str, NDArray[Any]]:
        """The observation of one row."""
        made = self.scene.normal.arrays(row)
        cards, held = made["cards"], made["continents"][self.scene.normal.continent]
        places = np.concatenate([made["places"], cards[: self.places], held, self._worth], axis=1)
        mine = {"places": padded(places, self.frame.most, np.float32), "loose_cards": cards[self.places :]}
        return {"game": made["game"], "sides": made["sides"], **mine, **{name: array.copy() for name, array in self._edges.items()}}

    def mask(self, mask: NDArray[np.int8]) -> NDArray[np.int8]:
        """The scene's mask in the frame."""
        out = np.zeros(self.frame.actions, np.int8)
        out[self._legal(mask)] = 1
        return out

    def action(self, number: int, mask: NDArray[np.int8], lenient: bool) -> int:
        """The scene's action for one of the frame; an illegal one counts as the next legal one, or is a ValueError."""
        own = np.flatnonzero(mask)
        legal = self._legal(mask)
        at = np.flatnonzero(legal == number)
        if not len(at) and not lenient:
            raise ValueError(f"{number} is not a legal action; the mask has a 1 for each that is")
        return int(own[at[0]] if len(at) else own[np.argmin(np.where(legal >= number, legal, legal + self.frame.actions))])

    def _legal(self, mask: NDArray[np.int8]) -> NDArray[np.int64]:
        return self._numbers[np.flatnonzero(mask)]

    @cached_property
    def _numbers(self) -> NDArray[np.int64]:
        return self.frame.numbers(self.scene)


def columns(scene: Scene) -> list[str]:
    """What the columns of `places` are."""
    held = [f"continent {name}" for name in scene.normal.columns["continents"]]
    return [
        *scene.normal.columns["places"],
        *(f"card {name}" for name in scene.normal.columns["cards"]),
        *held,
        "continent size",
        "continent bonus",
    ]


def padded(array: NDArray[Any], many: int, kind: type[np.generic]) -> NDArray[Any]:
    """Rows with zeros after them, up to so many."""
    return np.pad(array, [(0, many - len(array)), *[(0, 0)] * (array.ndim - 1)]).astype(kind)
