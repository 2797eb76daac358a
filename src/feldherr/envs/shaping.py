"""Rewards before the end of a game, for learners that need them; nothing uses this unless it is asked for.

The reward of a step grows by what a potential has grown: γ·Φ(next) − Φ(now), with Φ = 0 where a game ends. Such shaping does not change
which play is best (Ng, Harada, Russell 1999), only how soon it is found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feldherr.envs import extra

with extra():
    import gymnasium
    import numpy as np
    from gymnasium.vector import VectorEnv, VectorWrapper
    from numpy.typing import NDArray

    from feldherr.envs.gymnasium import Tables, Versus
    from feldherr.envs.scene import Scene

Floats = NDArray[np.floating[Any]]
Potential = Callable[[Scene, NDArray[np.int32]], Floats]  # of raw observations: a number for each


def holdings(scene: Scene, rows: NDArray[np.int32]) -> Floats:
    """The observers' shares of the world: half by territories, half by armies; 0 to 1."""
    parts = scene.parts()
    mine = rows[..., parts["owner"]] == rows[..., parts["me"]]
    armies = rows[..., parts["armies"]]
    share: Floats = (mine.mean(axis=-1) + (mine * armies).sum(axis=-1) / np.maximum(armies.sum(axis=-1), 1)) / 2
    return share


class Shaped(gymnasium.Wrapper[Any, np.int64, Any, np.int64]):
    """One learner (`Versus`) that is also rewarded on the way, by `scale` times the growth of the potential."""

    def __init__(self, env: gymnasium.Env[Any, np.int64], gamma: float = 0.99, scale: float = 1.0, potential: Potential = holdings) -> None:
        super().__init__(env)
        if not isinstance(env.unwrapped, Versus):
            raise TypeError("Shaped is for one learner against computer players; ShapedTables is for many games")
        self.table = env.unwrapped
        self.gamma, self.scale, self.potential = gamma, scale, potential
        self._now = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seen = self.env.reset(seed=seed, options=options)
        self._now = self._worth()
        return seen

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        after = 0.0 if over else self._worth()
        reward = float(reward) + self.scale * (self.gamma * after - self._now)
        self._now = after
        return seen, reward, over, cut, info

    def _worth(self) -> float:
        return float(self.potential(self.table.scene, self.table.rows()))


class ShapedTables(VectorWrapper[Any, NDArray[np.int64], NDArray[Any]]):
    """The same for many games at once (`Tables`) with opponents; `info["rewards"]` stays as it is."""

    def __init__(
        self, env: VectorEnv[Any, NDArray[np.int64], NDArray[Any]], gamma: float = 0.99, scale: float = 1.0, potential: Potential = holdings
    ) -> None:
        super().__init__(env)
        if not isinstance(env.unwrapped, Tables) or env.unwrapped.alone:
            raise TypeError("ShapedTables is for many games with opponents: where you play all seats, the observer changes with every step")
        self.tables = env.unwrapped
        self.gamma, self.scale, self.potential = gamma, scale, potential
        self._now: Floats = np.zeros(env.num_envs)
        self._ended = np.zeros(env.num_envs, np.bool_)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seen = self.env.reset(seed=seed, options=options)
        self._now = self._worth()
        self._ended[:] = False
        return seen

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        seen, rewards, over, cut, info = self.env.step(actions)
        after = np.where(over, 0.0, self._worth())
        grown = np.where(self._ended, 0.0, self.gamma * after - self._now)  # the step that begins a new game brings nothing
        self._now, self._ended = after, over | cut
        return seen, rewards + self.scale * grown, over, cut, info

    def _worth(self) -> Floats:
        return self.potential(self.tables.scene, self.tables.rows())
