#!/usr/bin/env python3
"""Learn to beat recruits in about a minute: the best players of a crowd tell where the next crowd is drawn from (cross-entropy method).

Start at docs/learning.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from features import Features, Numbers
from numpy.typing import NDArray
from player import KEYS, WEIGHTS, choose, save, spread

from feldherr.envs.gymnasium import Tables
from feldherr.envs.scene import Scene

TABLES = 128
CROWD = 128  # games from which is learnt at a time
BEST = 20  # of them are followed
RESTLESS = 0.2  # the crowd spreads at least so much in the beginning, and less and less
ROUNDS = 10  # short games are enough to learn from


def wealth(scene: Scene, rows: NDArray[np.int32]) -> Numbers:
    """The part of the world that one holds, in territories and armies: 0 when out, 1 when all is conquered."""
    parts = scene.parts()
    armies = rows[:, parts["armies"]]
    mine = rows[:, parts["owner"]] == rows[:, parts["me"]]
    part: Numbers = (mine.mean(axis=1) + (armies * mine).sum(axis=1) / armies.sum(axis=1)) / 2
    return part


def learn(mode: str, players: int, games: int, seed: int) -> Iterator[tuple[int, float, Numbers]]:
    """After every crowd: games played, their mean wealth in the end, and the weights by now."""
    env = Tables(TABLES, mode, players, opponents=["recruit"], house={"turn_limit": ROUNDS})
    features = Features(env.scene)
    rng = np.random.default_rng(seed)
    mean, width = np.zeros(len(KEYS)), np.ones(len(KEYS))
    at_table = rng.normal(mean, width, (TABLES, len(KEYS)))
    crowd: list[tuple[float, Numbers]] = []
    played = 0
    rows, info = env.reset(seed=seed)
    while played < games:
        rows, _, over, cut, info = env.step(choose(features, spread(at_table), rows, info["action_mask"]))
        ended = np.flatnonzero(over | cut)
        crowd += zip(wealth(env.scene, rows[ended]), at_table[ended])
        at_table[ended] = rng.normal(mean, width, (len(ended), len(KEYS)))
        if len(crowd) >= CROWD:
            played += len(crowd)
            best = np.array([weights for _, weights in sorted(crowd, key=lambda each: -each[0])[:BEST]])
            mean, width = best.mean(axis=0), np.hypot(best.std(axis=0), RESTLESS * max(0, 1 - played / games))
            yield played, float(np.mean([result for result, _ in crowd])), mean
            crowd = []


def wins(weights: Numbers, mode: str, players: int, games: int, seed: int) -> float:
    """The part of whole games that these weights win against recruits."""
    env = Tables(games, mode, players, opponents=["recruit"])
    features, player = Features(env.scene), np.repeat(spread(weights[None]), games, axis=0)
    won, over = np.zeros(games, bool), np.zeros(games, bool)
    rows, info = env.reset(seed=seed)
    while not over.all():
        rows, rewards, ended, cut, info = env.step(choose(features, player, rows, info["action_mask"]))
        won |= ~over & (rewards > 0)
        over |= ended | cut
    return float(won.mean())


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--mode", default="sv2000.conquest")
    ask.add_argument("--players", type=int, default=3)
    ask.add_argument("--games", type=int, default=9000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path, default=WEIGHTS)
    to = ask.parse_args()
    begin, told = time.process_time(), 0
    for played, result, weights in learn(to.mode, to.players, to.games, to.seed):  # noqa: B007
        if played >= told:
            print(f"{played:6} games {time.process_time() - begin:4.0f} s   the crowd holds {result:4.0%} of the world", flush=True)
            told += to.games // 10
    save(weights, to.out)
    print(f"against recruits it wins {wins(weights, to.mode, to.players, 256, to.seed + 1):.0%} of 256 games; weights are in {to.out.name}")


if __name__ == "__main__":
    main()
