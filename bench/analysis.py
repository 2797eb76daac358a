"""Shows what an analysis of a game is worth: its account adds up, luck averages to zero, weak players are found out, and it is quick.

    scripts/python bench/analysis.py                  1,000 games of all modes, some minutes
    scripts/python bench/analysis.py --games 50       fewer

The games are those of mixed computer players on which the win probabilities are judged too (tools/value_games.py). Luck is that of one
player of each game, for that of all players together is zero anyway. It ends with 1 if an account does not add up.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, stdev

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import feldherr  # noqa: E402
import value_games  # noqa: E402
from feldherr.analysis.report import analyse  # noqa: E402

EXACT = 1e-9


@dataclass
class Found:
    """What the analysis of one game came to."""

    mode: str
    error: float  # the most by which an account does not add up
    luck: float  # of one player
    accuracy: list[tuple[str, float]]  # of each player, by name
    moves: int
    seconds: float  # of processor time


@dataclass
class Row:
    """What the analyses of a mode came to."""

    errors: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0

    def add(self, found: Found) -> None:
        self.errors.append(found.error)
        self.luck.append(found.luck)
        self.moves += found.moves
        self.seconds += found.seconds

    def line(self, name: str) -> str:
        """As a line of the table; luck with its 95 % interval."""
        wide = 1.96 * stdev(self.luck) / len(self.luck) ** 0.5 if len(self.luck) > 1 else 1.0
        pace = 3000 * self.seconds / self.moves
        return f"| {name} | {len(self.errors):,} | {max(self.errors):.0e} | {mean(self.luck):+.1%} ± {wide:.1%} | {pace:.1f} |"


def analysed(number: int) -> Found | None:
    """Play and analyse one game; None if it did not end in time."""
    record = value_games.play(number)
    if record is None:
        return None
    game = feldherr.game(record.mode, record.seats, **record.house)
    game.log.extend(zip(record.who, record.moves, strict=True))
    began = time.process_time()
    analysis = analyse(game)
    seconds = time.process_time() - began
    players = analysis.players()
    error = max(abs(p.start + p.luck + p.own + p.others - p.result) for p in players)
    accuracy = [(name, p.accuracy) for name, p in zip(record.names, players, strict=True)]
    return Found(record.mode, error, players[number % record.seats].luck, accuracy, len(game.log), seconds)


def main() -> int:
    args = arguments()
    rows: dict[str, Row] = defaultdict(Row)
    kinds: dict[str, list[float]] = defaultdict(list)
    first = value_games.SETS["judge"]
    with ProcessPoolExecutor(args.workers) as pool:
        for n, found in enumerate(pool.map(analysed, range(first, first + args.games), chunksize=4), 1):
            if found:
                for row in (rows[found.mode], rows["all"]):
                    row.add(found)
                for name, accuracy in found.accuracy:
                    kinds[name.partition(":")[0].partition("@")[0]].append(accuracy)
            if n % 20 == 0:
                value_games.tell(f"{n:,} of {args.games:,} games")
    print("\n| mode | games | largest error of an account | luck of a player | seconds for 3,000 moves |")
    print("| --- | --- | --- | --- | --- |")
    print("\n".join(rows[mode].line(mode) for mode in [*filter(rows.__contains__, feldherr.MODES), "all"]))
    print("\n| player | players | accuracy |\n| --- | --- | --- |")
    print("\n".join(f"| {name} | {len(many):,} | {mean(many):.1%} |" for name, many in sorted(kinds.items(), key=lambda k: -mean(k[1]))))
    return max(rows["all"].errors) > EXACT


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="What an analysis of a game is worth.")
    parser.add_argument("--games", type=int, default=1000, help="how many games are played and analysed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
