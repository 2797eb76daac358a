"""How fast the engine is: every mode, interpreted and compiled, in one run.

    scripts/python bench/engine.py             both builds, every mode
    scripts/python bench/engine.py sv2000      only modes whose name begins so
    scripts/python bench/engine.py --quick     a tenth of the work

Columns: random answers a second in long games · whole random games a second (20 turns for each player; Godstorm's five epochs) · copy of a
mid-game table · loading a saved game of 7,000 answers. The speed of the machine matters most: compare only figures of one run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / ".build" / "compiled"}
COLUMNS = ("answers/s", "games/s", "copy µs", "load ms")
Figures = dict[str, list[float]]


def seconds(work: Callable[[], object], times: int = 3) -> float:
    """The best of a few runs, in time of this process: others on the machine matter less."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def measure(mode: str, scale: int) -> list[float]:
    """The four figures of one mode in this build, and the answers a second of its whole games."""
    import feldherr
    from feldherr.bots.players.random import Stream, copies, pick, playout

    seats = min(4, feldherr.find(mode).players[1])
    answers = 20 * scale

    def play_on() -> None:
        left, seed = answers, 0
        while left > 0:
            left -= playout(feldherr.new(feldherr.find(mode), seats), Stream(seed), min(left, 30_000))
            seed += 1

    limited = feldherr.find(mode) if feldherr.find(mode).turn_limit else feldherr.ruleset(mode, turn_limit=20)
    games = max(1, scale // 50)

    def whole_games() -> int:
        return sum(playout(feldherr.new(limited, seats), Stream(seed), 10**9) for seed in range(games))

    middle = feldherr.new(feldherr.find(mode), seats)
    playout(middle, Stream(3), 400)
    n = 5 * scale
    text = seven_thousand(mode, seats, pick, Stream)
    lines = text.count("\n")
    taken = seconds(whole_games)
    return [
        answers / seconds(play_on),
        games / taken,
        seconds(lambda: copies(middle, n)) / n * 1e6,
        seconds(lambda: feldherr.load(text), 5) * 1e3 * 7_000 / lines,
        whole_games() / taken,
    ]


def seven_thousand(mode: str, seats: int, pick: Callable[..., int], stream: Callable[[int], object]) -> str:
    """A saved game of 7,000 answers; where games end sooner, the longest of a few (its figure is then scaled up)."""
    import feldherr

    best = feldherr.game(mode, seats)
    for seed in range(40):
        game, rng = feldherr.game(mode, seats), stream(seed)
        while not game.over and len(game.log) < 7_000:
            seat = feldherr.asked(game.state)
            game.play(seat, pick(game.state, seat, rng))
        if len(game.log) > len(best.log):
            best = game
        if len(best.log) == 7_000:
            break
    return best.save()


def run_build(build: str, path: Path, prefix: str, scale: int) -> Figures:
    """Measure in a process of its own, with that build on its path."""
    env = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-P", __file__, "--build", build, "--scale", str(scale), prefix]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def worker(prefix: str, scale: int) -> None:
    import feldherr

    figures: Figures = {}
    for mode in feldherr.MODES:
        if mode.startswith(prefix):
            figures[mode] = measure(mode, scale)
            print(f"  {mode}", file=sys.stderr, flush=True)
    json.dump(figures, sys.stdout)


def report(slow: Figures, fast: Figures) -> None:
    print(f"\n{'':22}" + "".join(f"{c:>30}" for c in COLUMNS))
    print(f"{'mode':22}" + f"{'interp.':>11}{'compiled':>11}{'ratio':>8}" * len(COLUMNS))
    for mode, row in fast.items():
        cells = []
        for i, (a, b) in enumerate(zip(slow[mode][:4], row[:4], strict=True)):
            ratio = b / a if i < 2 else a / b
            cells.append(f"{a:>11,.{0 if i < 2 else 2}f}{b:>11,.{0 if i < 2 else 2}f}{ratio:>7.1f}×")
        print(f"{mode:22}" + "".join(cells))
    slowest = min(fast, key=lambda mode: fast[mode][0])
    chief = "sv2000.conquest" if "sv2000.conquest" in fast else slowest
    answers, _, copy, load, _ = fast[chief]
    print(
        f"\nsummary: {chief} compiled {answers / 1e6:.2f} M random answers/s, copy {copy:.2f} µs, load {load:.1f} ms; "
        f"interpreted {slow[chief][0] / 1e3:.0f} k answers/s; slowest mode {slowest} {fast[slowest][0] / 1e6:.2f} M"
    )


def compare(fast: Figures) -> None:
    """Godstorm beside the plain game on the same board."""
    plain, storm = fast.get("nl2004.original"), fast.get("nl2004.godstorm")
    if plain and storm:
        print(
            f"nl2004.godstorm {storm[1]:,.0f} random games/s beside nl2004.original {plain[1]:,.0f}; "
            f"an answer of such games takes {plain[4] / storm[4]:.2f} times as long"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is.")
    parser.add_argument("modes", nargs="?", default="", help="only modes whose name begins so")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work")
    parser.add_argument("--build", choices=BUILDS, help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.build:
        return worker(args.modes, args.scale)
    subprocess.run([ROOT / "scripts" / "dev", "compile"], check=True)
    scale = 1_000 if args.quick else 10_000
    figures = {}
    for build, path in BUILDS.items():
        print(f"measuring the {build} build", file=sys.stderr)
        figures[build] = run_build(build, path, args.modes, scale if build == "compiled" else scale // 10)
    report(figures["interpreted"], figures["compiled"])
    return compare(figures["compiled"])


if __name__ == "__main__":
    main()
