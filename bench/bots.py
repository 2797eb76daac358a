"""How fast the computer players are, compiled: milliseconds for an answer, and whole games a second on one core.

    scripts/python bench/bots.py             every mode
    scripts/python bench/bots.py sv2000      only modes whose name begins so
    scripts/python bench/bots.py --quick     a quarter of the games

An answer counts only where there is a choice. Recruits and captains play among themselves, the marshal sits with captains and thinks as
long as it likes: the mean, and the mean of the slowest game. Games a second: a table of captains beside one of random players (20 turns
each; Godstorm's five epochs). The speed of the machine matters most: compare only figures of one run.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".build" / "compiled"
GAMES = {"recruit": 40, "captain": 40, "marshal": 4}


def answers(mode: str, name: str, games: int) -> tuple[float, float]:
    """Milliseconds for an answer of that player: the mean, and the mean of its slowest game."""
    import feldherr
    from feldherr.arena.match import match
    from feldherr.bots.catalogue import make

    rules = feldherr.find(mode)
    seats = min(4, rules.players[1])
    spent, asked, slowest = 0.0, 0, 0.0
    for seed in range(games):
        others = "captain" if name == "marshal" else name
        result = match(rules, [make(name, seed), *[make(others, seed + 10 * s) for s in range(1, seats)]], seed)
        spent, asked = spent + result.seconds[0], asked + result.decisions[0]
        slowest = max(slowest, result.seconds[0] / max(1, result.decisions[0]))
    return spent / asked * 1e3, slowest * 1e3


def captains(mode: str, games: int) -> float:
    """Games of captains a second."""
    import feldherr
    from feldherr.arena.match import match
    from feldherr.bots.catalogue import make

    rules = feldherr.find(mode)
    start = time.process_time()
    for seed in range(games):
        match(rules, [make("captain", s) for s in range(min(4, rules.players[1]))], seed)
    return games / (time.process_time() - start)


def at_random(mode: str, games: int) -> float:
    """Random games a second."""
    import feldherr
    from feldherr.bots.players.random import Stream, playout

    rules = feldherr.find(mode) if feldherr.find(mode).turn_limit else feldherr.ruleset(mode, turn_limit=20)
    start = time.process_time()
    for seed in range(games):
        playout(feldherr.new(rules, min(4, rules.players[1])), Stream(seed), 10**9)
    return games / (time.process_time() - start)


def measure(prefix: str, quick: bool) -> None:
    """All figures of this build, mode by mode."""
    import feldherr

    part = 4 if quick else 1
    print(f"{'':22}{'ms an answer (slowest game)':^54}{'games/s':>12}{'games/s':>14}")
    print(f"{'mode':22}" + "".join(f"{name:>18}" for name in GAMES) + f"{'captains':>12}{'random':>14}")
    for mode in feldherr.MODES:
        if mode.startswith(prefix):
            cells = [answers(mode, name, max(1, games // part)) for name, games in GAMES.items()]
            row = "".join(f"{f'{mean:,.3f} ({slowest:,.3f})':>18}" for mean, slowest in cells)
            print(f"{mode:22}{row}{captains(mode, 40 // part):>12,.0f}{at_random(mode, 400 // part):>14,.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the computer players are.")
    parser.add_argument("modes", nargs="?", default="", help="only modes whose name begins so")
    parser.add_argument("--quick", action="store_true", help="a quarter of the games")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        return measure(args.modes, args.quick)
    subprocess.run([ROOT / "scripts" / "dev", "compile"], check=True)
    command = [sys.executable, "-P", __file__, "--measure", args.modes, *(["--quick"] if args.quick else [])]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(COMPILED)}, check=True)
    return None


if __name__ == "__main__":
    main()
