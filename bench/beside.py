"""Two compiled builds beside each other in one run, mode by mode: has a change made the engine slower?

    scripts/python bench/beside.py OLD NEW             folders as .build/compiled, every mode
    scripts/python bench/beside.py OLD NEW nl2004      only modes whose name begins so
    scripts/python bench/beside.py OLD NEW --instructions      count instructions with valgrind instead, which no neighbour disturbs

The builds take turns, and of each the best round counts, in time of its process: what else the machine does matters less. The last column
is what telling costs: an answer that somebody listens to, beside one that nobody does.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

ANSWERS = 500_000
TOLD = 6_000
COUNTED = 15_000
TIMES = 7  # telling: the best of so many counts …
HEARD = 3  # … in so many rounds
Figures = dict[str, tuple[float, float]]  # answers a second, microseconds that telling adds to one


def random_player() -> Any:
    """The module that plays at random; older builds have it elsewhere."""
    try:
        return import_module("feldherr.bots.players.random")
    except ModuleNotFoundError:
        return import_module("feldherr.bots.random")


def play(mode: str, answers: int) -> float:
    """So many random answers; the seconds that they take."""
    import feldherr

    seats = min(4, feldherr.find(mode).players[1])
    player = random_player()
    left, seed, taken = answers, 0, 0.0
    while left > 0:
        g = feldherr.new(feldherr.find(mode), seats)
        start = time.process_time()
        left -= player.playout(g, player.Stream(seed), min(left, 30_000))
        taken += time.process_time() - start
        seed += 1
    return taken


def measure(mode: str, listen: bool) -> tuple[float, float]:
    """One round of one mode in this process's build."""
    import feldherr

    seats = min(4, feldherr.find(mode).players[1])
    taken = play(mode, ANSWERS)
    return ANSWERS / taken, telling(mode, seats) if listen else float("inf")


def telling(mode: str, seats: int) -> float:
    """The microseconds that it takes to tell what an answer did."""
    moments = recorded(mode, seats)
    gc.disable()
    pairs = [(silent(moments), heard(moments)) for _ in range(TIMES)]
    gc.enable()
    return (min(p[1] for p in pairs) - min(p[0] for p in pairs)) / len(moments) * 1e6


def recorded(mode: str, seats: int) -> list[tuple[object, int, int]]:
    """Tables, and what was answered at them."""
    import feldherr

    player = random_player()
    out: list[tuple[object, int, int]] = []
    seed = 0
    while len(out) < TOLD:
        g, rng = feldherr.new(feldherr.find(mode), seats), player.Stream(seed)
        for _ in range(3_000):
            if g.winners or len(out) == TOLD:
                break
            seat = feldherr.asked(g)
            answer = player.pick(g, seat, rng)
            out.append((g.copy(), seat, answer))
            feldherr.apply(g, seat, answer)
        seed += 1
    return out


def silent(moments: list[tuple[object, int, int]]) -> float:
    from feldherr.engine.play import apply

    tables = [(g.copy(), seat, answer) for g, seat, answer in moments]  # type: ignore[attr-defined]
    start = time.process_time()
    for g, seat, answer in tables:
        apply(g, seat, answer)
    return time.process_time() - start


def heard(moments: list[tuple[object, int, int]]) -> float:
    """The same answers with a listener; builds from before events were told where they happen compare two tables."""
    from feldherr.engine import event, play

    tables = [(g.copy(), seat, answer) for g, seat, answer in moments]  # type: ignore[attr-defined]
    if hasattr(play, "told"):
        start = time.process_time()
        for g, seat, answer in tables:
            play.told(g, seat, answer)
        return time.process_time() - start
    start = time.process_time()
    for (g, seat, answer), (before, _, _) in zip(tables, moments, strict=True):
        play.apply(g, seat, answer)
        event.events(before, seat, answer, g)  # type: ignore[attr-defined]
    return time.process_time() - start


def round_of(folder: Path, mode: str, listen: bool) -> tuple[float, float]:
    """One round in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-P", __file__, "--mode", mode, str(folder), str(folder), *(["--listen"] if listen else [])]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True)
    return tuple(json.loads(done.stdout))


def instructions(folder: Path, mode: str) -> float:
    """How many instructions an answer takes: the difference between a long and a short run."""
    few, many = (counted(folder, mode, n) for n in (100, COUNTED + 100))
    return (many - few) / COUNTED


def counted(folder: Path, mode: str, answers: int) -> int:
    """All instructions of a process that plays so many answers."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-P", __file__]
    command += ["--mode", mode, "--answers", str(answers), str(folder), str(folder)]
    said = subprocess.run(command, env=env, capture_output=True, check=True, text=True).stderr
    return int(said.split("Collected : ")[1].split()[0])


def compare_instructions(old: Path, new: Path, mode: str) -> float:
    """A line about one mode; how many the old build takes beside the new one."""
    was, now = instructions(old, mode), instructions(new, mode)
    print(f"{mode:22}{was:>12,.0f}{now:>12,.0f}{was / now:>8.3f}×", flush=True)
    return was / now


def best(rounds: list[tuple[float, float]]) -> tuple[float, float]:
    return max(r[0] for r in rounds), min(r[1] for r in rounds)


def compare(old: Path, new: Path, mode: str, rounds: int) -> tuple[float, float]:
    """A line about one mode; how fast the new build is beside the old, and how dear its telling."""
    pairs = [(round_of(old, mode, i < HEARD), round_of(new, mode, i < HEARD)) for i in range(rounds)]
    (was, dear), (now, cheap) = best([p[0] for p in pairs]), best([p[1] for p in pairs])
    print(f"{mode:22}{was:>12,.0f}{now:>12,.0f}{now / was:>8.3f}×{dear:>12.2f}{cheap:>10.2f}{cheap / dear:>8.2f}×", flush=True)
    return now / was, cheap / dear


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("modes", nargs="?", default="")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    parser.add_argument("--answers", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--instructions", action="store_true", help="count instructions of an answer, with valgrind")
    parser.add_argument("--listen", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answers:
        play(args.mode, args.answers)
        return
    if args.mode:
        print(json.dumps(measure(args.mode, args.listen)))
        return
    from feldherr import MODES

    old, new = args.old.resolve(), args.new.resolve()
    modes = [mode for mode in MODES if mode.startswith(args.modes)]
    if args.instructions:
        print(f"{'mode':22}{'old':>12}{'new':>12}   instructions of an answer")
        least = min(compare_instructions(old, new, mode) for mode in modes)
        print(f"\nsummary: by instructions the new build has at least {least:.3f} × the old one's answers/s")
        return
    print(f"{'mode':22}{'old/s':>12}{'new/s':>12}{'':>9}{'telling µs':>12}{'new':>10}")
    ratios = [compare(old, new, mode, args.rounds) for mode in modes]
    slowest, dearest = min(r[0] for r in ratios), max(r[1] for r in ratios)
    print(f"\nsummary: the new build has at least {slowest:.3f} × the old one's answers/s; telling costs at most {dearest:.2f} × as much")


if __name__ == "__main__":
    main()
