"""Shows what an analysis of a game is worth: its account adds up, luck averages to zero, and weak players are found out.

    scripts/python bench/analysis.py                  1,000 games of all modes, some minutes
    scripts/python bench/analysis.py --games 50       fewer
    scripts/python bench/analysis.py --levels 20      games of conquest: do levels, or other dice, agree on what was a mistake? how long?
    scripts/python bench/analysis.py --blunders 12    games of captains, some of whose moves are random: are they found out?
    scripts/python bench/analysis.py --write          and write the table into docs/analysis.md; also with the other two

The games are those of mixed computer players on which the win probabilities are judged too (tools/value_games.py). Luck is that of one
player of each game, for that of all players together is zero anyway. It ends with 1 if an account does not add up.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import count, islice
from pathlib import Path
from statistics import mean, stdev
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import feldherr  # noqa: E402
import value_games  # noqa: E402
from feldherr import CHANCE, Game, Stream  # noqa: E402
from feldherr.analysis.plans import FAST, THOROUGH, Level  # noqa: E402
from feldherr.analysis.report import Analysis, analyse  # noqa: E402
from feldherr.bots import make  # noqa: E402
from feldherr.bots.players.random import pick  # noqa: E402
from feldherr.engine.chance import chance  # noqa: E402

T = TypeVar("T")
R = TypeVar("R")
FIRST = value_games.SETS["judge"]
EXACT = 1e-9


PAGE = ROOT / "docs" / "analysis.md"
ONCE = Level((("captain", 1, 1),))  # accounts don't depend on plans
AGAIN = replace(FAST, seed=1_000_003)
CONQUEST = ("sv2000.conquest", 4)
RATES = (0, 10, 30)  # per cent of a captain's moves that are random


@dataclass
class Row:
    """What the analyses of a mode came to."""

    errors: list[float] = field(default_factory=list)  # the most by which an account does not add up
    luck: list[float] = field(default_factory=list)  # of one player of each game

    def line(self, name: str) -> str:
        """As a line of the table; luck with its 95 % interval."""
        wide = 1.96 * stdev(self.luck) / len(self.luck) ** 0.5 if len(self.luck) > 1 else 1.0
        return f"| {name} | {len(self.errors):,} | {max(self.errors):.0e} | {mean(self.luck):+.1%} ± {wide:.1%} |"


def recorded(number: int) -> Game | None:
    """A game of the set that judges; None if it did not end in time."""
    record = value_games.play(number)
    if record is None:
        return None
    game = feldherr.game(record.mode, record.seats, **record.house)
    game.log.extend(zip(record.who, record.moves, strict=True))
    return game


def accounted(number: int) -> tuple[str, float, float] | None:
    """Mode, error and luck of a game."""
    if (game := recorded(number)) is None:
        return None
    players = analyse(game, level=ONCE).players()
    error = max(abs(p.start + p.luck + p.own + p.others - p.result) for p in players)
    return game.rules.name, error, players[number % game.seats].luck


def accounts(games: int, workers: int) -> tuple[list[str], bool]:
    """The table of accounts, and whether all add up."""
    rows: dict[str, Row] = defaultdict(Row)
    for found in every(accounted, range(FIRST, FIRST + games), workers):
        for row in (rows[found[0]], rows["all"]):
            row.errors.append(found[1])
            row.luck.append(found[2])
    head = ["| mode | games | largest error of an account | luck of a player |", "| --- | --- | --- | --- |"]
    lines = [rows[mode].line(mode) for mode in [*filter(rows.__contains__, feldherr.MODES), "all"]]
    return head + lines, max(rows["all"].errors) <= EXACT


def compared(number: int) -> tuple[int, list[Counter[str]]] | None:
    """The moves of a game, and of each comparison with the fast level: verdicts, those that differ, the same worst turn, milliseconds."""
    if (game := recorded(number)) is None:
        return None
    out: list[Counter[str]] = []
    base: Analysis | None = None
    for level in (FAST, AGAIN, THOROUGH):
        began = time.process_time()
        found = analyse(game, level=level)
        took = time.process_time() - began
        base = base or found
        both = [(one.verdict, two.verdict) for one, two in zip(base.played(), found.played(), strict=True)]
        worst = [[turn.first for turn in each.worst(1)] for each in (base, found)]
        differ = sum(one != two for one, two in both)
        counts = {"verdicts": sum(map(any, both)), "differ": differ, "same": int(worst[0] == worst[1]), "ms": int(1000 * took)}
        out.append(Counter(counts))
    return len(game.log), out


def levels(games: int, workers: int) -> list[str]:
    """How far other dice, and the thorough level, agree with the fast one."""
    numbers = (n for n in count(FIRST) if value_games.table_of(n)[:2] == CONQUEST)
    found = list(every(compared, islice(numbers, games), workers))
    moves = sum(n for n, _ in found)
    lines = [
        f"| `{CONQUEST[0]}`, {len(found)} games | verdicts that differ | same worst turn | time for 3,000 moves |",
        "| --- | --- | --- | --- |",
    ]
    for i, name in enumerate(("fast", "fast, other dice", "thorough")):
        total = sum((each[i] for _, each in found), Counter[str]())
        pace = 3 * total["ms"] / moves
        lines.append(f"| {name} | {total['differ']} of {total['verdicts']} | {total['same']} of {len(found)} | {pace:.1f} s |")
    return lines


def spoilt(task: tuple[str, int]) -> list[float]:
    """The accuracy of three captains, of whose moves in their own turns some are random."""
    mode, seed = task
    game, rng, wild = feldherr.game(mode, len(RATES)), Stream(seed), Stream(seed + 1000)
    captains = [make("captain", seed * 10 + s) for s in range(len(RATES))]
    while not game.over and game.state.round < value_games.ROUNDS:
        g, seat = game.state, feldherr.asked(game.state)
        if seat == CHANCE:
            game.play(seat, chance(g, rng))
        elif g.seat == seat and wild.below(100) < RATES[(seat + seed) % len(RATES)]:
            game.play(seat, pick(g, seat, wild))
        else:
            game.play(seat, captains[seat].choose(feldherr.observe(g, seat), seat))
    accuracy = [p.accuracy for p in analyse(game).players()]
    return [next(accuracy[s] for s in range(len(RATES)) if RATES[(s + seed) % len(RATES)] == rate) for rate in RATES]


def blunders(games: int, workers: int) -> list[str]:
    """Accuracy by the rate of random moves."""
    lines = [
        "| mode | games | " + " | ".join(f"{rate} % random moves" for rate in RATES) + " |",
        "| --- | --- " + "| --- " * len(RATES) + "|",
    ]
    for mode in (CONQUEST[0], "nl2004.godstorm"):
        found = list(every(spoilt, [(mode, seed) for seed in range(games)], workers))
        cells = [f"{mean(each[i] for each in found):.0%}" for i in range(len(RATES))]
        lines.append(f"| `{mode}` | {len(found)} | {' | '.join(cells)} |")
    return lines


def every(do: Callable[[T], R | None], tasks: Iterable[T], workers: int) -> Iterator[R]:
    """What comes of each task, in several processes; those that came to nothing are left out."""
    with ProcessPoolExecutor(workers) as pool:
        for n, found in enumerate(pool.map(do, tasks), 1):
            if found is not None:
                yield found
            if n % 20 == 0:
                value_games.tell(f"{n:,} games")


def write(name: str, lines: list[str]) -> None:
    """Put a table into its place on the page."""
    begin, end = f"<!-- {name} -->", "<!-- end -->"
    before, _, rest = PAGE.read_text("utf-8").partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text(before + "\n".join([begin, *lines, end]) + after, "utf-8")


def main() -> int:
    args = arguments()
    fine = True
    if args.levels:
        name, lines = "levels", levels(args.levels, args.workers)
    elif args.blunders:
        name, lines = "blunders", blunders(args.blunders, args.workers)
    else:
        name = "accounts"
        lines, fine = accounts(args.games, args.workers)
    print("\n".join(lines))
    if args.write:
        write(name, lines)
    return not fine


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="What an analysis of a game is worth.")
    parser.add_argument("--games", type=int, default=1000, help="how many games are played and accounted for")
    parser.add_argument("--levels", type=int, default=0, metavar="N", help="compare levels in so many games instead")
    parser.add_argument("--blunders", type=int, default=0, metavar="N", help="judge captains with random moves in so many games instead")
    parser.add_argument("--write", action="store_true", help="write the table into docs/analysis.md")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
