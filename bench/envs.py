"""How fast the learning environments are, beside PettingZoo's own classic games, OpenSpiel's backgammon and pgx, in one run on one core.

    scripts/python bench/envs.py             all, with the libraries of the others in an environment of their own (.build/bench)
    scripts/python bench/envs.py --quick     shorter
    scripts/python bench/envs.py --modes     every mode, and nothing else

Everybody is driven by the same random player. A turn is what an agent does when it is asked: look (`last`), choose, answer (`step`). A step
of many games at once is one answer in one game, with all that chance adds to it, and the choice of the answer. pgx chooses and steps inside
one function that JAX has compiled, many steps a call, on the processor like everybody else. The best of many short runs, in processor
time of all threads together, because others use the machine too: compare only figures of one run.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import subprocess
import sys
import time
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".build" / "compiled"
APART = ROOT / ".build" / "bench"
CHIEF = "sv2000.conquest"
CLASSICS = ("tictactoe_v3", "connect_four_v3", "go_v5", "chess_v6", "leduc_holdem_v4", "texas_holdem_v4")
PGX = ("tic_tac_toe", "connect_four", "leduc_holdem", "backgammon", "chess")
GAMES = 64  # side by side
SIZES = (16, GAMES, 256)  # the more games, the less of them fits next to the processor
MORE_GAMES = 1024  # what suits pgx better
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


def rounds(env: Any, most: int) -> Work:
    """Random turns through PettingZoo's parallel interface: all agents look at every step, and one of them is asked."""
    import numpy as np

    held = [env.reset(seed=1)[0]]

    def work() -> int:
        for done in range(most):
            answers = {}
            for agent, seen in held[0].items():
                may = np.flatnonzero(seen["action_mask"])
                answers[agent] = int(may[int(random.random() * len(may))])
            held[0] = env.step(answers)[0]
            if not env.agents:
                held[0] = env.reset(seed=done)[0]
        return most

    return work


def alone(env: Any, most: int) -> Work:
    """Random turns of one learner through Gymnasium's interface."""
    import numpy as np

    held = [env.reset(seed=1)[1]]

    def work() -> int:
        for _ in range(most):
            may = np.flatnonzero(held[0]["action_mask"])
            _, _, over, cut, held[0] = env.step(int(may[int(random.random() * len(may))]))
            if over or cut:
                held[0] = env.reset()[1]
        return most

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


def vectorised(mode: str, rounds: int, observation: str = "raw", games: int = GAMES) -> tuple[Work, Work]:
    """Many games at once, well into them: chosen where the games are, and chosen by numpy from the masks."""
    import numpy as np

    from feldherr.envs.gymnasium import Tables

    envs = Tables(games, mode, observation=observation)
    _, info = envs.reset(seed=1)
    masks, rng, each = info["action_mask"], np.random.default_rng(1), np.arange(games + 1)

    def inside() -> int:
        for _ in range(rounds):
            envs.step(envs.sample())
        return rounds * games

    def outside() -> int:
        for _ in range(rounds):
            where, what = np.nonzero(masks)
            first = np.searchsorted(where, each)
            envs.step(what[first[:-1] + (rng.random(games) * np.diff(first)).astype(np.int64)])
        return rounds * games

    for _ in range(20):
        inside()
    return inside, outside


def jitted(name: str, games: int) -> Work:
    """Random steps of so many games at once in pgx; a game that is over begins anew."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(held: Any, _: Any) -> Any:
        state, key = held
        key, choice, luck = jax.random.split(key, 3)
        answers = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return (step(state, answers, jax.random.split(luck, games)), key), None

    run = jax.jit(lambda held: jax.lax.scan(once, held, None, 20)[0])
    key = jax.random.PRNGKey(1)
    held = [jax.block_until_ready(run((jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key)))]

    def work() -> int:
        held[0] = jax.block_until_ready(run(held[0]))
        return 20 * games

    return work


def engine(mode: str) -> Work:
    """Random answers without any environment."""
    import feldherr
    from feldherr.bots.players.random import Stream, playout

    begun = feldherr.new(feldherr.find(mode), 4)
    return lambda: int(playout(begun.copy(), Stream(7), 5_000))


def line(name: str, what: str, figure: float | str) -> None:
    print(f"{name:40}{what:>20}  {figure if isinstance(figure, str) else f'{figure:>12,.0f}'}", flush=True)


def ours(seconds: float) -> None:
    import gymnasium
    import pyspiel

    from feldherr.envs import openspiel, pettingzoo
    from feldherr.envs.gymnasium import Versus

    line(f"feldherr {CHIEF}, PettingZoo", "AEC turns/s", rate(turns(pettingzoo.env(CHIEF), 1_000), seconds))
    line("  PettingZoo, all agents at once", "parallel turns/s", rate(rounds(pettingzoo.parallel_env(CHIEF), 1_000), seconds))
    random_three: gymnasium.Env[Any, Any] = Versus(CHIEF, opponents=["random"])
    line("  Gymnasium, against three random players", "steps/s", rate(alone(random_three, 300), seconds))
    for games in SIZES:
        line(f"  {games} games at once", "steps/s", rate(vectorised(CHIEF, 30, games=games)[0], seconds))
    line(f"  {GAMES}, chosen by numpy from the masks", "steps/s", rate(vectorised(CHIEF, 30)[1], seconds))
    for observation in ("flat", "arrays"):
        line(f"  {GAMES}, observation={observation!r}", "steps/s", rate(vectorised(CHIEF, 10, observation)[0], seconds))
    line("  OpenSpiel", "nodes/s", rate(nodes(pyspiel.load_game(openspiel.named(CHIEF)), 1_000), seconds))
    line("  the engine alone", "answers/s", rate(engine(CHIEF), seconds))


def others(seconds: float) -> None:
    import pyspiel

    for name in CLASSICS:
        made = importlib.import_module(f"pettingzoo.classic.{name}").env()
        line(f"PettingZoo {name}", "AEC turns/s", rate(turns(made, 200), seconds))
    line("OpenSpiel backgammon", "nodes/s", rate(nodes(pyspiel.load_game("backgammon"), 1_000), seconds))
    for name in PGX:
        for games in (GAMES, MORE_GAMES):
            line(f"pgx {name}, {games:,} games at once", "steps/s", rate(jitted(name, games), seconds))


def every_mode(seconds: float) -> None:
    from feldherr import MODES
    from feldherr.envs import pettingzoo

    for mode in MODES:
        line(mode, "AEC turns/s", rate(turns(pettingzoo.env(mode), 1_000), seconds))
        line("", "steps/s", rate(vectorised(mode, 10)[0], seconds))


def with_others() -> Path:
    """A Python with the libraries of the extra `bench`, installed once, apart from what Feldherr is developed with."""
    python = APART / "bin" / "python"
    wanted = (ROOT / "pyproject.toml").read_text("utf-8")
    mark = APART / "installed"
    if not mark.exists() or mark.read_text("utf-8") != wanted:
        venv.create(APART, with_pip=True, clear=True, symlinks=True)
        project = tomllib.loads(wanted)["project"]
        extras = [*project["optional-dependencies"]["envs"], *project["optional-dependencies"]["bench"]]
        libraries = [*project["dependencies"], *(each for each in extras if not each.startswith("feldherr["))]
        subprocess.run([python, "-m", "pip", "install", "--quiet", *libraries], check=True)
        mark.write_text(wanted, "utf-8")
    return python


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the learning environments are.")
    parser.add_argument("--quick", action="store_true", help="shorter")
    parser.add_argument("--modes", action="store_true", help="every mode, and nothing else")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # with the build that is on the path
    asked = parser.parse_args()
    if not asked.here:
        subprocess.run([ROOT / "scripts" / "dev", "compile"], check=True)
        env = {
            **os.environ,
            "PYTHONPATH": str(COMPILED),
            "PYTHONWARNINGS": "ignore",
            "JAX_PLATFORMS": "cpu",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        raise SystemExit(subprocess.run([with_others(), "-P", __file__, "--here", *sys.argv[1:]], env=env).returncode)
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}", flush=True)
    for part in (every_mode,) if asked.modes else (ours, others):
        part(0.5 if asked.quick else 5.0)


if __name__ == "__main__":
    main()
