"""How good the win probabilities are: on games that nobody trained on, mode by mode, beside what the computer players' look-ahead uses.

    scripts/python bench/value.py                     play (or go on), and print the table
    scripts/python bench/value.py --write             and write docs/value.md
    scripts/python bench/value.py --games 4600        fewer games

Games of the set `judge` of tools/value_games.py with mixed computer players; of each the starts of some turns and some positions within
turns. They are kept in .build/value, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".build" / "compiled"
PAGE = ROOT / "docs" / "value.md"
sys.path.insert(0, str(ROOT / "tools"))
BINS = 10
LEAST = 1e-6  # a chance that was said to be none

HEAD = """# How good the win probabilities are

`feldherr.win_probability` says how likely each seat is to win. This page is written by `bench/value.py` from games that were not used
for training or for choosing between networks: {games:,} games of mixed computer players (recruits, simple players, captains of all
characters). One game in eight has a house rule or another map; these have a line of their own. Of each game up to six starts of turns
and five other positions are looked at, {positions:,} in all, with everybody's secrets known.

- **log-loss**: the mean of -ln(the chance that was given to the winner); lower is better. *All alike* gives everybody who is left the same
  chance. *Prospect* is an estimate with six weights, by which the marshal's look-ahead judged positions up to version 2
  (`bots/world/prospects.py`); Godstorm's players have one of their own.
- **Brier**: the mean over positions of the squared differences between chances and result, added up over seats.
- **calibration**: of all chances that were said, in {bins} classes, the mean distance between what was said and how often it came
  true. With few games, chance alone makes some of it.

| mode | games | log-loss | prospect | all alike | better than prospect | Brier | prospect | calibration | prospect |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


@dataclass
class Score:
    """The sums of one way to tell who wins."""

    loss: float = 0.0
    brier: float = 0.0
    said: list[float] = field(default_factory=lambda: [0.0] * BINS)
    came: list[float] = field(default_factory=lambda: [0.0] * BINS)
    times: list[int] = field(default_factory=lambda: [0] * BINS)

    def add(self, chances: list[float], got: list[float]) -> None:
        """One position: the chances of the parties, and what they got."""
        for p, g in zip(chances, got, strict=True):
            self.loss -= g * math.log(max(p, LEAST))
            self.brier += (p - g) ** 2
            at = min(BINS - 1, int(p * BINS))
            self.said[at] += p
            self.came[at] += g
            self.times[at] += 1

    def join(self, other: Score) -> None:
        self.loss += other.loss
        self.brier += other.brier
        for at in range(BINS):
            self.said[at] += other.said[at]
            self.came[at] += other.came[at]
            self.times[at] += other.times[at]

    @property
    def calibration(self) -> float:
        return sum(abs(a - b) for a, b in zip(self.said, self.came, strict=True)) / max(1, sum(self.times))


@dataclass
class Row:
    """A line of the table."""

    games: int = 0
    positions: int = 0
    value: Score = field(default_factory=Score)
    prospect: Score = field(default_factory=Score)
    alike: Score = field(default_factory=Score)

    def join(self, other: Row) -> None:
        self.games += other.games
        self.positions += other.positions
        for name in ("value", "prospect", "alike"):
            getattr(self, name).join(getattr(other, name))

    def line(self, name: str) -> str:
        """As Markdown."""
        n = max(1, self.positions)
        better = 1 - self.value.loss / self.prospect.loss
        losses = [f"{each.loss / n:.4f}" for each in (self.value, self.prospect, self.alike)]
        briers = [f"{each.brier / n:.4f}" for each in (self.value, self.prospect)]
        sure = [f"{each.calibration:.4f}" for each in (self.value, self.prospect)]
        return f"| {' | '.join([name, f'{self.games:,}', *losses, f'{better:.1%}', *briers, *sure])} |"


def judged(parts: list[bytes]) -> dict[tuple[str, int], Row]:
    """The scores of some games, by mode and number of players."""
    import value_games
    from feldherr.bots.world.prospects import prospect
    from feldherr.value.chances import chances, result

    out: dict[tuple[str, int], Row] = defaultdict(Row)
    for record in (record for part in parts for record in value_games.opened(part)):
        row = out[("", 0) if record.house else (record.mode, record.seats)]
        row.games += 1
        for g in value_games.positions(record, setup=0):
            left = [s for s in range(g.seats) if not g.is_out(s) and (not g.rules.teams or s < 2)]  # of a team one stands for all
            now = g.copy()
            now.winners = record.winners
            got = [result(now)[s] for s in left]
            said = chances(g)
            row.positions += 1
            row.value.add([said[s] for s in left], got)
            row.prospect.add([prospect(g, s) for s in left], got)
            row.alike.add([1 / len(left)] * len(left), got)
    return out


def all_judged(path: Path, games: int, workers: int) -> dict[tuple[str, int], Row]:
    """The scores of all games that are kept."""
    import value_games

    out: dict[tuple[str, int], Row] = defaultdict(Row)
    with ProcessPoolExecutor(workers) as pool:
        for k, part in enumerate(pool.map(judged, value_games.chunks(path, games)), 1):
            for key, row in part.items():
                out[key].join(row)
            if k % 16 == 0:
                value_games.tell(f"judged: {sum(row.games for row in out.values()):,} games")
    return out


def tables(rows: dict[tuple[str, int], Row]) -> list[str]:
    """The lines by mode, then by mode and number of players."""
    import feldherr

    modes: dict[str, Row] = defaultdict(Row)
    for (mode, _), row in rows.items():
        modes[mode].join(row)
    out = [modes[mode].line(mode or "house rules, other maps") for mode in [*feldherr.MODES, ""] if mode in modes]
    out += ["", "## By number of players", "", *HEAD.splitlines()[-2:]]
    return out + [rows[key].line(f"{key[0]}, {key[1]} players") for key in sorted(rows) if key[0]]


def microseconds(mode: str) -> tuple[float, float]:
    """How long one call takes in the middle of a game: features and network, and the features alone."""
    import feldherr
    from feldherr.bots.players.random import Stream, playout
    from feldherr.value.chances import chances
    from feldherr.value.features import rows

    g = feldherr.new(feldherr.find(mode), min(4, feldherr.find(mode).players[1]))
    playout(g, Stream(3), 600)
    out = []
    for call in (chances, rows):
        call(g)
        best = float("inf")
        for _ in range(5):
            began = time.process_time()
            for _ in range(1000):
                call(g)
            best = min(best, time.process_time() - began)
        out.append(best * 1e3)
    return out[0], out[1]


def timing() -> list[str]:
    """The lines about time."""
    from feldherr.value.weights import book

    modes = ("sv2000.conquest", "de2004.teams", "sv2000.missions", "nl2004.godstorm")
    cells = [f"| {mode} | {whole:.1f} | {part:.1f} |" for mode in modes for whole, part in [microseconds(mode)]]
    run = book()["run"]
    return [
        "", "## Time", "", "One call in the middle of a game of four, compiled, on one core, in microseconds:", "",
        "| mode | a call | of it the features |", "| --- | --- | --- |", *cells,
        "", "## Where the weights come from", "", f"`{run['command']}`, torch {run['torch']}, {run['positions']:,} positions.",
    ]  # fmt: skip


def main() -> None:
    args = arguments()
    if not args.measure:
        subprocess.run([ROOT / "scripts" / "dev", "compile"], check=True)
        command = [sys.executable, "-P", __file__, "--measure", *sys.argv[1:]]
        sys.exit(subprocess.run(command, env={**os.environ, "PYTHONPATH": str(COMPILED)}).returncode)
    import value_games

    path = value_games.gather("judge", args.games, args.workers, args.folder or value_games.KEPT)
    rows = all_judged(path, args.games, args.workers)
    total = Row()
    for row in rows.values():
        total.join(row)
    page = HEAD.format(games=total.games, positions=total.positions, bins=BINS) + "\n".join([*tables(rows), *timing()]) + "\n"
    print(page)
    if args.write:
        PAGE.write_text(page, "utf-8")


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="How good the win probabilities are.")
    parser.add_argument("--games", type=int, default=46_000, help="how many games are played and judged")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--folder", type=Path, help="where games are kept (.build/value)")
    parser.add_argument("--write", action="store_true", help="write docs/value.md")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
