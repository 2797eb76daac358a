#!/usr/bin/env python3
"""Learn to beat `recruit` with MaskablePPO: a network, many games at once, and one core.

    scripts/python -m pip install sb3-contrib matplotlib
    scripts/python examples/learning/ppo.py --out ppo

Start at docs/ppo.md.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from feldherr.envs.gymnasium import Tables
from feldherr.envs.shaping import ShapedTables

GAMES = 64  # side by side
GAMMA = 0.998
FIELDS = ("seconds", "steps", "games", "won")


class Many(VecEnv):
    """Our many games as Stable-Baselines3 wants them. A game that is over shows its last state; the next action begins a new one."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.tables: Tables = env.unwrapped
        self.info: dict[str, Any] = {}
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Any:
        seen, self.info = self.env.reset(seed=self._seeds[0])
        self._reset_seeds()
        return seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, over, cut, self.info = self.env.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(over | cut):
            learner = self.info["seat"][i]
            told[i] = {"terminal_observation": seen[i], "TimeLimit.truncated": bool(cut[i]), "won": self.info["rewards"][i, learner] > 0}
        return seen, rewards.astype(np.float32), over | cut, told

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **more: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.info["action_mask"].astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.tables, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def games(house: dict[str, str | int], many: int = GAMES, shaped: bool = True) -> Many:
    """Games for two against `recruit`, seen as one row of numbers from 0 to 1."""
    env: Any = Tables(many, "sv2000.conquest", 2, opponents=["recruit"], house=house, observation="flat")
    return Many(ShapedTables(env, gamma=GAMMA) if shaped else env)


class Curve(BaseCallback):
    """Writes down how many of the last games were won, and stops after the first update when the time is over."""

    def __init__(self, path: Path, seconds: float) -> None:
        super().__init__()
        self.path, self.seconds = path, seconds
        self.won: list[bool] = []
        self.lines: list[tuple[float, int, int, float]] = []

    def _on_step(self) -> bool:
        self.won += [bool(info["won"]) for info in self.locals["infos"] if "won" in info]
        return not self.lines or self.lines[-1][0] < self.seconds

    def _on_rollout_end(self) -> None:
        last = self.won[-500:]
        self.lines.append((round(time.process_time(), 1), self.num_timesteps, len(self.won), round(float(np.mean(last or [False])), 3)))
        print("{:7.0f} s {:10,} steps {:7,} games   won {:4.0%} of the last 500".format(*self.lines[-1]), flush=True)
        with self.path.open("w", newline="") as file:
            csv.writer(file).writerows([FIELDS, *self.lines])


def wins(model: MaskablePPO, house: dict[str, str | int], many: int, seed: int) -> float:
    """The share of whole games that are won against `recruit`; the model takes its best action."""
    env = games(house, many, shaped=False)
    env.seed(seed)
    seen = env.reset()
    won, over = np.zeros(many, bool), np.zeros(many, bool)
    while not over.all():
        actions, _ = model.predict(seen, action_masks=np.stack(env.env_method("action_masks")), deterministic=True)
        seen, _, ended, told = env.step(actions)
        won |= ~over & np.array([bool(each.get("won")) for each in told])
        over |= ended
    return float(won.mean())


def draw(lines: Sequence[tuple[float, int, int, float]], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib.pyplot as plt

    plt.figure(figsize=(7, 3.5))
    plt.plot([line[0] / 60 for line in lines], [100 * line[3] for line in lines], color="#2f6690")
    plt.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
    plt.xlabel("minutes of processor time")
    plt.ylabel("% of the last 500 games won")
    plt.ylim(0, 100)
    plt.tight_layout()
    plt.savefig(path)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--map", default="world", help="world, tiny, or a file")
    ask.add_argument("--rounds", type=int, default=10, help="the turn limit of the games that are learnt from")
    ask.add_argument("--minutes", type=float, default=18, help="of processor time")
    ask.add_argument("--tries", type=int, default=200, help="games of each kind that are played in the end")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path, default=Path("ppo"))
    to = ask.parse_args()
    torch.set_num_threads(1)
    house: dict[str, str | int] = {"turn_limit": to.rounds, "map": to.map}
    to.out.mkdir(parents=True, exist_ok=True)
    model = MaskablePPO(
        "MlpPolicy",
        games(house),
        gamma=GAMMA,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [256, 256]},
        seed=to.seed,
        device="cpu",
    )
    curve = Curve(to.out / "curve.csv", 60 * to.minutes)
    model.learn(10**9, callback=curve)
    model.save(to.out / "model")
    draw(curve.lines, to.out / "curve.svg")
    for name, rules in (("like those it has learnt from", house), ("without a limit", {"map": to.map})):
        print(f"games {name}: it wins {wins(model, rules, to.tries, 7):.0%} of {to.tries}")


if __name__ == "__main__":
    main()
