"""How fast the learning environments are, beside PettingZoo's own classic games and OpenSpiel's backgammon, in one run on one core.

    scripts/python bench/envs.py             all (the classic games need their own libraries: pip install 'feldherr[bench]')
    scripts/python bench/envs.py --quick     shorter
    scripts/python bench/envs.py --modes     every mode, and nothing else

Everybody is driven by the same random player. A turn is what an agent does when it is asked: look (`last`), choose, answer (`step`). A step
of the vector environment is one answer in one game, with all that chance adds to it. The best of many short runs, because others use the
machine too: compare only figures of one run.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".build" / "compiled"
CHIEF = "sv2000.conquest"
CLASSICS = ("tictactoe_v3", "connect_four_v3", "go_v5", "chess_v6", "leduc_holdem_v4", "texas_holdem_v4")
GAMES = 64  # side by side
Work = Callable[[], int]


def rate(work: Work, seconds: float) -> float:
    """What is done in a second, at best."""
    best, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end or not best:
        start = time.process_time()
        done = work()
        best = max(best, done / (time.process_time() - start))
    return best


def turns(env: Any, most: int) -> Work:
    """Random turns through PettingZoo's interface, game after game."""
    import numpy as np

    env.reset(seed=1)

    def work() -> int:
        done = 0
        while done < most:
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                may = np.flatnonzero(seen["action_mask"] if isinstance(seen, dict) else info["action_mask"])
                env.step(int(may[int(random.random() * len(may))]))
                done += 1
                if done >= most:
                    return done
            env.reset(seed=done)
        return done

    return work


def nodes(game: Any, most: int) -> Work:
    """Random steps through OpenSpiel's interface, chance included."""
    held = [game.new_initial_state()]

    def work() -> int:
        for _ in range(most):
            state = held[0]
            if state.is_terminal():
                held[0] = game.new_initial_state()
            elif state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return most

    return work


def vectorised(mode: str, rounds: int) -> tuple[Work, Work]:
    """Many games at once, well into them: chosen where the games are, and chosen by numpy from the masks."""
    import numpy as np

    from feldherr.envs.gymnasium import Tables

    envs = Tables(GAMES, mode)
    _, info = envs.reset(seed=1)
    masks, rng, games = info["action_mask"], np.random.default_rng(1), np.arange(GAMES + 1)

    def inside() -> int:
        for _ in range(rounds):
            envs.step(envs.sample())
        return rounds * GAMES

    def outside() -> int:
        for _ in range(rounds):
            where, what = np.nonzero(masks)
            first = np.searchsorted(where, games)
            envs.step(what[first[:-1] + (rng.random(GAMES) * np.diff(first)).astype(np.int64)])
        return rounds * GAMES

    for _ in range(20):
        inside()
    return inside, outside


def engine(mode: str) -> Work:
    """Random answers without any environment."""
    import feldherr
    from feldherr.bots.players.random import Stream, playout

    begun = feldherr.new(feldherr.find(mode), 4)
    return lambda: int(playout(begun.copy(), Stream(7), 5_000))


def line(name: str, what: str, figure: float | str) -> None:
    print(f"{name:36}{what:>24}  {figure if isinstance(figure, str) else f'{figure:>12,.0f}'}", flush=True)


def ours(seconds: float) -> None:
    import pyspiel

    from feldherr.envs import openspiel, pettingzoo

    inside, outside = vectorised(CHIEF, 30)
    line(f"feldherr {CHIEF}", "AEC turns/s", rate(turns(pettingzoo.env(CHIEF), 1_000), seconds))
    line(f"  {GAMES} games at once", "steps/s", rate(inside, seconds))
    line("  … chosen by numpy from the masks", "steps/s", rate(outside, seconds))
    line("  OpenSpiel", "nodes/s", rate(nodes(pyspiel.load_game(openspiel.named(CHIEF)), 1_000), seconds))
    line("  the engine alone", "answers/s", rate(engine(CHIEF), seconds))


def others(seconds: float) -> None:
    import pyspiel

    for name in CLASSICS:
        try:
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except Exception as why:  # a game whose own library is not there
            line(f"PettingZoo {name}", "not measured", str(why).split("\n")[0][:60])
            continue
        line(f"PettingZoo {name}", "AEC turns/s", rate(turns(made, 200), seconds))
    line("OpenSpiel backgammon", "nodes/s", rate(nodes(pyspiel.load_game("backgammon"), 1_000), seconds))


def every_mode(seconds: float) -> None:
    from feldherr import MODES
    from feldherr.envs import pettingzoo

    for mode in MODES:
        line(mode, "AEC turns/s", rate(turns(pettingzoo.env(mode), 1_000), seconds))
        line("", "steps/s", rate(vectorised(mode, 10)[0], seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the learning environments are.")
    parser.add_argument("--quick", action="store_true", help="shorter")
    parser.add_argument("--modes", action="store_true", help="every mode, and nothing else")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # with the build that is on the path
    asked = parser.parse_args()
    if not asked.here:
        subprocess.run([ROOT / "scripts" / "dev", "compile"], check=True)
        env = {**os.environ, "PYTHONPATH": str(COMPILED), "PYTHONWARNINGS": "ignore"}
        raise SystemExit(subprocess.run([sys.executable, "-P", __file__, "--here", *sys.argv[1:]], env=env).returncode)
    for part in (every_mode,) if asked.modes else (ours, others):
        part(0.5 if asked.quick else 5.0)


if __name__ == "__main__":
    main()
