"""Every mode for one learner against computer players (Gymnasium), and many games at once in one process (a vector environment).

import gymnasium, feldherr.envs.gymnasium
env = gymnasium.make("feldherr/sv2000.conquest-v1", opponents=["captain", "recruit", "recruit"])
envs = gymnasium.make_vec("feldherr/sv2000.conquest-v1", num_envs=256)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from feldherr import MODES
from feldherr.envs import extra

with extra():
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from feldherr.envs.normal import Form
    from feldherr.envs.rendering import MODES_OF_RENDERING, Renderer
    from feldherr.envs.scene import CYCLES, Scene, ends, lenient, named, rows, seated
    from feldherr.envs.spaces import seen_and_answers

Numbers = NDArray[np.int32]
Seen = Any  # Numbers, unless a normalised form was asked for
House = Mapping[str, str | int]
SEEDS = 2**62


def around(scene: Scene, seat: int, opponents: Sequence[str]) -> list[str | None]:
    """The player of each seat: None for the learner; the opponents follow in order, repeated if necessary."""
    if not opponents:
        raise ValueError("there must be an opponent: a computer player's name, or as many as there are other seats")
    names: list[str | None] = [None] * scene.players
    for i in range(1, scene.players):
        names[(seat + i) % scene.players] = opponents[(i - 1) % len(opponents)]
    return names


def one_of(scene: Scene, seat: int | None) -> None:
    """Refuse a seat that the game does not have."""
    if seat is not None and not 0 <= seat < scene.players:
        raise ValueError(f"there are seats from 0 to {scene.players - 1}, and no seat {seat}")


class Versus(gymnasium.Env[Seen, np.int64]):
    """One learner against computer players. The mask of legal actions is in `info["action_mask"]`."""

    metadata = {"render_modes": MODES_OF_RENDERING, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        mode: str = "sv2000.conquest",
        players: int | None = None,
        opponents: Sequence[str] = ("recruit",),
        seat: int | None = None,  # None: another one in every game
        max_cycles: int = CYCLES,
        illegal: str = "nearest",
        house: House | None = None,
        render_mode: str | None = None,
        observation: str = "raw",
    ) -> None:
        scene = Scene(mode, players, house)
        form = Form(scene, observation)
        one_of(scene, seat)
        self.seat = 0 if seat is None else seat
        self.wanders = seat is None
        self.opponents = list(opponents)
        self.lenient = lenient(illegal)
        self.render_mode = render_mode
        self.max_cycles = ends(scene, max_cycles)
        self.observation_space, self.action_space = seen_and_answers(scene, form)
        self._play_on(scene, form)

    def _play_on(self, scene: Scene, form: Callable[[Numbers], Seen]) -> None:
        """Play a scene from now on, and show it in this form."""
        self.scene, self.form = scene, form
        self.renderer = Renderer(scene, self.render_mode)
        self._batch = scene.batch([0], around(scene, self.seat, self.opponents), self.max_cycles)
        self._sight = rows(self._batch.sights, np.int32, scene.width)
        self._mask = rows(self._batch.masks, np.int8, scene.actions)
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if self.wanders:
            self.seat = int(self.np_random.integers(self.scene.players))
        table = int(self.np_random.integers(SEEDS))
        self._batch.begin(0, table, seated(around(self.scene, self.seat, self.opponents), table))
        self._over = self._batch.tables[0].seat < 0
        return self.form(self.rows()), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise RuntimeError("the game is over: reset() begins a new one")
        self._over = self._batch.one(int(action), self.lenient) < 0
        table = self._batch.tables[0]
        if self.render_mode == "human":
            self.render()
        return self.form(self.rows()), table.reward(self.seat), table.over(), table.cut(), self._info()

    def rows(self) -> Numbers:
        """The raw observation, whatever form the environment shows."""
        return self._sight.copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, as libraries with masked learners expect it."""
        return self._mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}

    def render(self) -> Any:
        return self.renderer.show(self._batch.tables[0].g)


class Tables(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games in one process. Without opponents you play all seats; `info["seat"]` says whose move it is.

    Masks and raw observations are the memory that the game writes: they change with the next step, and can only be read; `copy=True`
    gives private copies. A game that is over shows its last table, and the next answer to it begins a new one.
    """

    metadata = {"render_modes": MODES_OF_RENDERING, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        mode: str = "sv2000.conquest",
        players: int | None = None,
        opponents: Sequence[str] | None = None,
        max_cycles: int = CYCLES,
        illegal: str = "error",
        house: House | None = None,
        render_mode: str | None = None,
        copy: bool = False,
        observation: str = "raw",
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"at least one game is needed, not {num_envs}")
        self.scene = Scene(mode, players, house)
        self.form = Form(self.scene, observation)
        self.num_envs = num_envs
        self.lenient = lenient(illegal)
        self.copy = copy
        self.render_mode = render_mode
        self.renderer = Renderer(self.scene, render_mode)
        self.single_observation_space, self.single_action_space = seen_and_answers(self.scene, self.form)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.alone = opponents is None  # all seats are the learner's
        self._names = [self._around(i, opponents) for i in range(num_envs)]
        self._batch = self.scene.batch(range(num_envs), [None] * self.scene.players, ends(self.scene, max_cycles))
        self._share_memory()
        self.reset()

    def _around(self, game: int, opponents: Sequence[str] | None) -> list[str | None]:
        """The players of a game; the learner's seat differs from game to game."""
        players = self.scene.players
        return [None] * players if opponents is None else around(self.scene, game % players, opponents)

    def _share_memory(self) -> None:
        batch, games = self._batch, self.num_envs
        self._sights = rows(batch.sights, np.int32, games, self.scene.width)
        self._over = rows(batch.over, np.bool_, games)
        self._cut = rows(batch.cut, np.bool_, games)
        self._reward = rows(batch.reward, np.float64, games)
        self._told = {
            "action_mask": rows(batch.masks, np.int8, games, self.scene.actions),
            "seat": rows(batch.turns, np.int32, games),
            "rewards": rows(batch.rewards, np.float64, games, self.scene.players),
        }
        self._chosen = rows(batch.chosen, np.int64, games)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        for i, table in enumerate(self.np_random.integers(SEEDS, size=self.num_envs).tolist()):
            self._batch.begin(i, table, seated(self._names[i], table))
        return self.form(self.rows()), self._infos()

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"answers are whole numbers, not {chosen.dtype}")
        self._batch.step(chosen.astype(np.int64, copy=False).tobytes(), self.lenient)
        return self.form(self.rows()), self._reward.copy(), self._over.copy(), self._cut.copy(), self._infos()

    def rows(self) -> Numbers:
        """The raw observations, whatever form the environment shows."""
        return self._sights.copy() if self.copy else self._sights

    def sample(self) -> NDArray[np.int64]:
        """A random legal action in every game."""
        self._batch.sample()
        return self._chosen

    def _infos(self) -> dict[str, Any]:
        """Masks, seats to move, and the rewards of all seats in finished games."""
        return {name: array.copy() for name, array in self._told.items()} if self.copy else dict(self._told)

    def render(self) -> tuple[Any, ...] | None:
        return tuple(self.renderer.show(table.g) for table in self._batch.tables)


def one(mode: str = "sv2000.conquest", players: int | None = None, maps: str = "", **settings: Any) -> Versus:
    """One learner against computer players; with `maps="generated"` on a new world in every game (`envs/generated.py`)."""
    if not maps:
        return Versus(mode, players, **settings)
    from feldherr.envs import generated

    generated.check(maps)
    return generated.Versus(mode, players, **settings)


one.metadata = Versus.metadata  # type: ignore[attr-defined]  # Gymnasium looks there for what can be rendered


def register() -> None:
    """Register every mode with Gymnasium, once."""
    for mode in MODES:
        if named(mode) not in gymnasium.registry:
            here = f"{__name__}:"
            gymnasium.register(named(mode), here + "one", vector_entry_point=here + "Tables", kwargs={"mode": mode})


register()
