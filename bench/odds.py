"""How fast the odds are, interpreted and compiled, in one run.

    scripts/python bench/odds.py

Cold is the first answer to a question, with the chances of plain dice counted already; cached is the same question again. The speed of the
machine matters most: compare only figures of one run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / ".build" / "compiled"}


def seconds(work: Callable[[int], object], times: int) -> float:
    """The best of so many runs, each of which gets its number, in time of this process."""
    best = float("inf")
    for i in range(times):
        start = time.process_time()
        work(i)
        best = min(best, time.process_time() - start)
    return best


def measure() -> dict[str, float]:
    """Milliseconds by what is done; nothing cold is asked twice."""
    import feldherr
    from feldherr.odds import battle, chain
    from feldherr.odds.lookup import Lookup, lookup_of

    rules, storm = feldherr.find("de2004.liberation"), feldherr.find("nl2004.godstorm")
    table = lookup_of(rules)
    many = range(20_000)

    def cached(_: int) -> None:
        for _ in many:
            battle(rules, 100, 100)

    def looked_up(_: int) -> None:
        for _ in many:
            table.win(100, 100)

    return {
        "table, 127 against 127": seconds(lambda _: Lookup(2), 3) * 1e3,
        "table, looked up": seconds(looked_up, 3) / len(many) * 1e3,
        "10 against 10": seconds(lambda i: battle(rules, 10 + i, 10), 3) * 1e3,
        "100 against 100": seconds(lambda i: battle(rules, 100 + i, 100), 3) * 1e3,
        "100 against 100, cached": seconds(cached, 3) / len(many) * 1e3,
        "1000 against 1000": seconds(lambda i: battle(rules, 1000 + i, 1000), 2) * 1e3,
        "25 against 3, 2, 4, 1": seconds(lambda i: chain(rules, 25 + i, [3, 2, 4, 1]), 3) * 1e3,
        "Godstorm, first with war": seconds(lambda _: battle(storm, 10, 7, brings="war"), 1) * 1e3,
        "Godstorm, then": seconds(lambda i: battle(storm, 11 + i, 7, brings="war"), 3) * 1e3,
        "Godstorm, gods on both sides": seconds(lambda i: battle(storm, 10 + i, 7, brings="war sky", has="magic death temple"), 3) * 1e3,
    }


def run_build(path: Path) -> dict[str, float]:
    """Measure in a process of its own, with that build on its path."""
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run([sys.executable, "-P", __file__, "--measure"], env=env, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def main() -> None:
    if sys.argv[1:] == ["--measure"]:
        return json.dump(measure(), sys.stdout)
    subprocess.run([ROOT / "scripts" / "dev", "compile"], check=True)
    slow, fast = (run_build(path) for path in BUILDS.values())
    print(f"{'':32}{'interpreted':>16}{'compiled':>16}{'ratio':>9}")
    for name, ms in fast.items():
        print(f"{name:32}{told(slow[name]):>16}{told(ms):>16}{slow[name] / ms:>8.1f}×")
    return None


def told(ms: float) -> str:
    return f"{ms:,.2f} ms" if ms >= 0.1 else f"{ms * 1e3:,.2f} µs"


if __name__ == "__main__":
    main()
