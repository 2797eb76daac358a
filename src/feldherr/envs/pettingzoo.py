"""Every mode as a PettingZoo environment: turn by turn (`env`), or with all agents at once (`parallel_env`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32

from feldherr.bots.bot import Bot
from feldherr.envs import extra

with extra():
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    from feldherr.envs.normal import Form
    from feldherr.envs.rendering import MODES_OF_RENDERING, Renderer
    from feldherr.envs.scene import CYCLES, Scene, ends, lenient, named, rows, seed_or_any
    from feldherr.envs.spaces import seen_and_answers

Seen = dict[str, Any]  # arrays
NOT_BEGUN = "nobody is playing: reset() begins a game"


def env(mode: str = "sv2000.conquest", players: int | None = None, maps: str = "", **settings: Any) -> Agents:
    """A mode as an AEC environment; with `maps="generated"` on a new world in every game (`envs/generated.py`).

    It checks order and actions itself and needs no wrappers.
    """
    if not maps:
        return Agents(mode, players, **settings)
    from feldherr.envs import generated

    generated.check(maps)
    return generated.Agents(mode, players, **settings)


raw_env = env


def parallel_env(mode: str = "sv2000.conquest", players: int | None = None, **settings: Any) -> ParallelEnv[str, Seen, int]:
    """A mode as a parallel environment: every agent acts at every step; only the action of the one to move counts."""
    return turn_based_aec_to_parallel(env(mode, players, everybody=True, **settings))


def spaces(scene: Scene, form: Form) -> tuple[Dict, Discrete[np.int64]]:
    """The observation space (with mask) and the action space."""
    seen, answers = seen_and_answers(scene, form)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (scene.actions,), np.int8)}), answers


class Agents(AECEnv[str, Seen, int], EzPickle):  # type: ignore[misc]
    """One game with zero-sum rewards at its end; truncated after `max_cycles` moves of one agent."""

    metadata: dict[str, Any]

    def __init__(
        self,
        mode: str,
        players: int | None = None,
        max_cycles: int = CYCLES,
        illegal: str = "nearest",
        house: Mapping[str, str | int] | None = None,
        render_mode: str | None = None,
        everybody: bool = False,
        observation: str = "raw",
    ) -> None:
        EzPickle.__init__(self, mode, players, max_cycles, illegal, house, render_mode, everybody, observation)
        super().__init__()
        scene = Scene(mode, players, house)
        self.metadata = {"name": named(mode), "render_modes": MODES_OF_RENDERING, "is_parallelizable": True, "render_fps": 2}
        self.render_mode = render_mode
        self.max_cycles = ends(scene, max_cycles)
        self.lenient = lenient(illegal)
        self.everybody = everybody
        self.possible_agents = [f"player_{seat}" for seat in range(scene.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nobody: list[Bot | None] = [None] * scene.players
        self._play_on(scene, Form(scene, observation))
        self._offer_spaces(*spaces(scene, Form(scene, observation)))
        self.agent_selection = self.possible_agents[0]

    def _play_on(self, scene: Scene, form: Callable[[NDArray[np.int32]], Any]) -> None:
        """Play a scene from now on, and show it in this form."""
        self.scene, self.form = scene, form
        self.renderer = Renderer(scene, self.render_mode)
        self._batch = scene.batch([seed_or_any(None)], [None] * scene.players, 0 if self.everybody else self.max_cycles)
        self._sight = rows(self._batch.sights, np.int32, scene.width)
        self._mask = rows(self._batch.masks, np.int8, scene.actions)
        self._aside: vec[i32] = vec[i32]([0] * scene.width)  # what somebody sees who is not asked
        self._idle: NDArray[np.int8] = np.zeros(scene.actions, np.int8)
        self._over = True

    def _offer_spaces(self, seen: Dict, answers: Discrete[np.int64]) -> None:
        """The same spaces for every agent, each with its own random numbers."""
        self.observation_spaces = {agent: deepcopy(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: deepcopy(answers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._batch.begin(0, seed_or_any(seed), self._nobody)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._over = False
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._batch.tables[0].seat]

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        if not self.agents:
            raise RuntimeError(NOT_BEGUN)
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent: str) -> Seen:
        if agent == self.agent_selection and not self._over:
            return {"observation": self.form(self._sight.copy()), "action_mask": self._mask.copy()}
        self._batch.sight.write(self._batch.tables[0].g, self._seats[agent], self._aside, 0)
        mask = self._idle.copy()
        mask[0] = 1  # who is not asked may only wait
        return {"observation": self.form(rows(self._aside, np.int32, self.scene.width).copy()), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self._over and self.agents:
            self._was_dead_step(action)
            return
        if not self.agents:
            raise RuntimeError(NOT_BEGUN)
        if action is None:
            raise ValueError(f"{self.agent_selection} is asked and must answer; None is for those whose game is over")
        self._cumulative_rewards[self.agent_selection] = 0.0
        seat = self._batch.one(int(action), self.lenient)
        self._cycles += 1
        if seat < 0 or (self.everybody and self._cycles >= self.max_cycles):
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Set rewards, terminations and truncations of all agents."""
        table = self._batch.tables[0]
        self._over = True
        for agent in self.agents:
            self.terminations[agent] = table.over()
            self.truncations[agent] = not table.over()
            self.rewards[agent] = table.reward(self._seats[agent])
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        return self.renderer.show(self._batch.tables[0].g)

    def close(self) -> None:
        """Nothing to close."""
