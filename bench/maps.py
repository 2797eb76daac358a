"""Maps in numbers: whether new worlds pass every check and how fast, whether hostile files are refused, whether seats are fair.

    scripts/python bench/maps.py --worlds 10000          # make so many, of 8 to 120 territories, each checked by the reader of map files
    scripts/python bench/maps.py --hostile 100000        # spoil so many map files, and one of a hundred times fewer foreign ones each
    scripts/python bench/maps.py --fair 20 --games 30    # games of equal computers on so many worlds: who wins from which seat

Seeds are counted from --first: several runs can share the work.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

import feldherr
from feldherr.arena.match import match
from feldherr.arena.report import wilson
from feldherr.bots.catalogue import make
from feldherr.maps import MapError, reader
from feldherr.maps.generator import new_map
from feldherr.maps.importer import imported

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from spoiling import foreign, spoilt

SIZES = (8, 12, 24, 42, 80, 120)
MODE, SEATS, PLAYER = "de2010.classic", 3, "recruit"


def worlds(first: int, count: int) -> None:
    """Make worlds of all sizes; whatever the reader does not like is raised with its seed."""
    took: defaultdict[int, list[float]] = defaultdict(list)
    for seed in range(first, first + count):
        size, began = SIZES[seed % len(SIZES)], time.process_time()
        try:
            found = new_map(seed, size)
        except Exception as e:
            raise SystemExit(f"seed {seed}, {size} territories: {type(e).__name__}: {e}") from e
        took[size].append(time.process_time() - began)
        assert (found.board.size, found.drawing is not None) == (size, True)
    for size, seconds in sorted(took.items()):
        print(f"{size:>4} territories: {len(seconds)} worlds, mean {sum(seconds) / len(seconds):.2f} s, slowest {max(seconds):.2f} s")
    print(f"{count} worlds, all pass")


def hostile(first: int, count: int) -> None:
    """Spoil files: each is refused with a reason, or is a map; anything else is raised with its number."""
    began = time.process_time()
    for name, many, attempt in (("map files", count, parsed), ("foreign files", count // 100, brought)):
        refused, slowest = 0, 0.0
        for seed in range(first, first + many):
            start = time.process_time()
            try:
                attempt(seed)
            except MapError:
                refused += 1
            except Exception as e:
                raise SystemExit(f"{name}, number {seed}: {type(e).__name__}: {e}") from e
            slowest = max(slowest, time.process_time() - start)
        print(f"{many} spoilt {name}: {refused} refused with a reason, {many - refused} still maps, slowest {slowest:.2f} s")
    print(f"{time.process_time() - began:.0f} s of processor time")


def parsed(seed: int) -> None:
    """Read a spoilt map file."""
    reader.parse(spoilt(seed), "map")


def brought(seed: int) -> None:
    """Import spoilt foreign files."""
    imported(foreign(seed)).map()


def fair(first: int, count: int, games: int) -> None:
    """Let equal computers play on so many worlds of 42 territories, and count who wins from which seat."""
    won: Counter[int] = Counter()
    played = 0
    for seed in range(first, first + count):
        rules = feldherr.ruleset(MODE, map=new_map(seed, 42))
        for n in range(games):
            result = match(rules, [make(PLAYER, 1000 * seed + SEATS * n + s) for s in range(SEATS)], 100_000 * seed + n)
            played += 1
            if len(result.winners) == 1:
                won[result.winners[0]] += 1
    print("| seat | games | won | 95 % CI |\n| --- | --- | --- | --- |")
    for seat in range(SEATS):
        low, high = wilson(won[seat], played)
        print(f"| {seat + 1} | {played} | {won[seat] / played:.1%} | {low:.1%} to {high:.1%} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--worlds", type=int, default=0, help="how many worlds to make and check")
    parser.add_argument("--hostile", type=int, default=0, help="how many map files to spoil")
    parser.add_argument("--fair", type=int, default=0, help="on how many worlds to play")
    parser.add_argument("--games", type=int, default=30, help="how many games on each of them")
    args = parser.parse_args()
    if args.worlds:
        worlds(args.first, args.worlds)
    if args.hostile:
        hostile(args.first, args.hostile)
    if args.fair:
        fair(args.first, args.fair, args.games)


if __name__ == "__main__":
    main()
