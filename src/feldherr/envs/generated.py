"""A new world in every game: `maps="generated"` in `gymnasium.make` and in `pettingzoo.env`.

Worlds come from seeds. Learn on those of `TRAINING` and measure on those of `HELD_OUT`: then figures can be compared.
Observations are graphs, and actions are verbs with places (`graph.py`), numbered the same on maps of every size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random

import feldherr
from feldherr.envs import gymnasium, pettingzoo
from feldherr.envs.graph import Frame, Graph
from feldherr.envs.scene import CYCLES, Scene, seed_or_any
from feldherr.maps import Map

MAPS: Final = "generated"
TRAINING: Final = range(1_000_000_000)
HELD_OUT: Final = range(1_000_000_000, 1_000_010_000)
TERRITORIES: Final = (12, 24, 42)
Seen = dict[str, Any]  # arrays

world: Final[Callable[[int, int], Map]] = lru_cache(256)(feldherr.new_map)  # making one takes longer than many a game


def check(maps: str) -> None:
    """Raise ValueError if that is no way to choose maps."""
    if maps != MAPS:
        raise ValueError(f"maps can be {MAPS!r}, not {maps!r}; one map is chosen with house={{'map': ...}}")


class Worlds:
    """Scenes of one mode on new worlds: each of one of these sizes, and of one of these seeds."""

    def __init__(
        self, mode: str, players: int | None, house: Mapping[str, Any] | None, territories: Sequence[int], seeds: Sequence[int], most: int
    ) -> None:
        if not territories or not seeds:
            raise ValueError("territories and seeds name at least one each")
        self.mode, self.players, self.house = mode, players, dict(house or {})
        self.territories, self.seeds = tuple(territories), seeds
        self.first: Final = self.rules(seeds[0], min(territories))
        self.frame: Final = Frame(Scene(mode, players, self.first), max(most, *territories))

    def rules(self, seed: int, territories: int) -> dict[str, Any]:
        """The house rules with a world as map."""
        return {**self.house, "map": world(seed, territories)}

    def drawn(self, rng: np.random.Generator) -> Graph:
        """A world by chance."""
        size = self.territories[int(rng.integers(len(self.territories)))]
        seed = self.seeds[int(rng.integers(len(self.seeds)))]
        return Graph(self.frame, Scene(self.mode, self.players, self.rules(seed, size)))


class Versus(gymnasium.Versus):
    """One learner against computer players, on a new world in every game."""

    graph: Graph

    def __init__(
        self,
        mode: str = "sv2000.conquest",
        players: int | None = None,
        opponents: Sequence[str] = ("recruit",),
        seat: int | None = None,
        max_cycles: int = CYCLES,
        illegal: str = "nearest",
        house: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        territories: Sequence[int] = TERRITORIES,
        seeds: Sequence[int] = TRAINING,
        most: int = 0,
    ) -> None:
        self.worlds = Worlds(mode, players, house, territories, seeds, most)
        self.frame = self.worlds.frame
        super().__init__(mode, players, opponents, seat, max_cycles, illegal, self.worlds.first, render_mode)
        self.observation_space, self.action_space = self.frame.space(), Discrete(self.frame.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        Env.reset(self, seed=seed)
        self.graph = self.worlds.drawn(self.np_random)
        self._play_on(self.graph.scene, self.graph)
        return super().reset(options=options)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        own = action if self._over else np.int64(self.graph.action(int(action), self._mask, self.lenient))
        return super().step(own)

    def action_masks(self) -> Any:
        return self.graph.mask(self._mask).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.graph.mask(self._mask), "seat": self.seat}


class Agents(pettingzoo.Agents):
    """All seats are learners', on a new world in every game."""

    graph: Graph

    def __init__(
        self,
        mode: str = "sv2000.conquest",
        players: int | None = None,
        max_cycles: int = CYCLES,
        illegal: str = "nearest",
        house: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        everybody: bool = False,
        territories: Sequence[int] = TERRITORIES,
        seeds: Sequence[int] = TRAINING,
        most: int = 0,
    ) -> None:
        self.worlds = Worlds(mode, players, house, territories, seeds, most)
        self.frame = self.worlds.frame
        super().__init__(mode, players, max_cycles, illegal, self.worlds.first, render_mode, everybody)
        EzPickle.__init__(self, mode, players, max_cycles, illegal, house, render_mode, everybody, territories, seeds, most)
        mask = Box(0, 1, (self.frame.actions,), np.int8)
        self._offer_spaces(Dict({"observation": self.frame.space(), "action_mask": mask}), Discrete(self.frame.actions))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        seed = seed_or_any(seed)
        self.graph = self.worlds.drawn(np_random(seed)[0])
        self._play_on(self.graph.scene, self.graph)
        super().reset(seed, options)

    def observe(self, agent: str) -> Seen:
        seen = super().observe(agent)
        return seen | {"action_mask": self.graph.mask(seen["action_mask"])}

    def step(self, action: int | None) -> None:
        playing = bool(self.agents) and not self._over and action is not None
        super().step(self.graph.action(int(action), self._mask, self.lenient) if playing and action is not None else action)
