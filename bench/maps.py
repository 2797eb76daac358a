"""Maps in numbers: whether new worlds pass every check and how fast, whether hostile files are refused, whether worlds are fair.

    scripts/python bench/maps.py --worlds 10000              # make that many worlds of 8 to 120 territories and check each
    scripts/python bench/maps.py --hostile 100000            # corrupt that many map files; each must be refused with a reason or be a map
    scripts/python bench/maps.py --foreign 20000             # the same with SVG, GeoJSON and Domination files
    scripts/python bench/maps.py --fair 20 --games 30        # games between equal computer players, on that many worlds of each kind

Seeds are counted from --first: several runs can share the work.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import feldherr
from feldherr.arena.match import ROUNDS
from feldherr.arena.report import wilson
from feldherr.bots.bot import Bot
from feldherr.bots.catalogue import make
from feldherr.bots.players.random import Stream
from feldherr.engine.action import CHANCE, only_answer
from feldherr.engine.chance import chance
from feldherr.engine.play import apply, new, options, players
from feldherr.engine.view import observe
from feldherr.maps import MapError, reader, text
from feldherr.maps.generator import new_map, world
from feldherr.maps.importer import imported

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from spoiling import foreign, spoilt

SIZES = (8, 12, 24, 42, 80, 120)
TOLD = 500  # worlds after which it is said how far we are
BANDS = (0.08, 0.15, 0.25, 1.0)  # the share of all territories that a continent has, at most
KINDS = (  # mode, territories, seats, computer player
    ("de2010.classic", 42, 3, "recruit"),
    ("de2010.classic", 42, 3, "captain"),
    ("de2010.classic", 42, 5, "captain"),
    ("de2010.classic", 12, 3, "captain"),
    ("de2010.classic", 120, 4, "captain"),
    ("sv2000.conquest", 42, 4, "captain"),
    ("de2004.liberation", 42, 3, "captain"),
    ("nl2004.original", 80, 5, "captain"),
)


def worlds(first: int, count: int) -> None:
    """Make worlds of all sizes; whatever the reader does not like is raised with its seed."""
    took: defaultdict[int, list[float]] = defaultdict(list)
    tries: Counter[int] = Counter()
    for seed in range(first, first + count):
        size, began = SIZES[seed % len(SIZES)], time.process_time()
        try:
            sketch, tried = world.attempted(seed, size)
            found = reader.parse(text.toml(world.tables(sketch, seed)), "new world")
        except Exception as e:
            raise SystemExit(f"seed {seed}, {size} territories: {type(e).__name__}: {e}") from e
        took[size].append(time.process_time() - began)
        tries[tried] += 1
        assert (found.board.size, found.drawing is not None) == (size, True)
        if (seed + 1 - first) % TOLD == 0:
            print(f"{seed + 1 - first} worlds so far, at most {max(tries)} tries", flush=True)
    for size, seconds in sorted(took.items()):
        print(f"{size:>4} territories: {len(seconds)} worlds, mean {sum(seconds) / len(seconds):.2f} s, slowest {max(seconds):.2f} s")
    print("tries: " + ", ".join(f"{n} in {many} worlds" for n, many in sorted(tries.items())))
    print(f"{count} worlds, all pass")


def hostile(first: int, count: int, what: str, attempt: Callable[[int], None]) -> None:
    """Corrupt files: each is refused with a reason, or is a map; anything else is raised with its number."""
    refused, slowest, began = 0, 0.0, time.process_time()
    for seed in range(first, first + count):
        start = time.process_time()
        try:
            attempt(seed)
        except MapError:
            refused += 1
        except Exception as e:
            raise SystemExit(f"{what}, number {seed}: {type(e).__name__}: {e}") from e
        slowest = max(slowest, time.process_time() - start)
    took = time.process_time() - began
    print(f"{count} {what}: {refused} refused with a reason, {count - refused} still maps, slowest {slowest:.2f} s, all {took:.0f} s")


def parsed(seed: int) -> None:
    """Read a corrupted map file."""
    reader.parse(spoilt(seed), "map")


def brought(seed: int) -> None:
    """Import corrupted foreign files."""
    imported(foreign(seed)).map()


@dataclass
class Shares:
    """How often something happened, and how often it led to a win."""

    seen: int = 0
    won: float = 0.0

    def add(self, won: float) -> None:
        self.seen += 1
        self.won += won

    def __str__(self) -> str:
        if not self.seen:
            return "–"
        low, high = wilson(self.won, self.seen)
        return f"{self.won / self.seen:.0%} ({low:.0%}–{high:.0%})"


def fair(first: int, count: int, games: int) -> None:
    """Games of equal computers on so many worlds of each kind: who wins from which seat, and who is first to hold which continent."""
    print("| mode | territories | player | games | won from seat 1, 2, … (95 % CI) |\n| --- | --- | --- | --- | --- |", flush=True)
    continents: list[str] = []
    for mode, size, seats, player in KINDS:
        of_seat, of_share = [Shares() for _ in range(seats)], [Shares() for _ in BANDS]
        for seed in range(first, first + count):
            rules = feldherr.ruleset(mode, map=new_map(seed, size))
            parts = [len(list(own)) / size for own in rules.board.members]
            for n in range(games):
                game = 100_000 * seed + n
                winner, holders = played(rules, [make(player, seats * game + s) for s in range(seats)], game)
                if winner < 0:
                    continue
                for s in range(seats):
                    of_seat[s].add(s == winner)
                for c, holder in holders.items():
                    of_share[band(parts[c])].add(holder == winner)
        print(f"| `{mode}` | {size} | {player} | {of_seat[0].seen:,} | {', '.join(map(str, of_seat))} |", flush=True)
        continents.append(f"| `{mode}` | {size} | {player} × {seats} | {' | '.join(map(str, of_share))} |")
    head = " | ".join(f"up to {most:.0%}" if most < 1 else "larger" for most in BANDS)
    print("\nHow often the first to hold a continent wins, by the share of the territories that it has:\n")
    print(f"| mode | territories | players | {head} |", "| --- | --- | --- |" + " --- |" * len(BANDS), *continents, sep="\n")


def band(part: float) -> int:
    """The band of a continent with this part of a map's territories."""
    return next(i for i, most in enumerate(BANDS) if part <= most)


def played(rules: feldherr.Ruleset, bots: list[Bot], seed: int) -> tuple[int, dict[int, int]]:
    """A game: who won alone (-1: nobody), and for each continent who was the first to hold it at the end of a turn."""
    g, rng = new(rules, len(bots)), Stream(seed)
    first: dict[int, int] = {}
    turn = -1
    while not g.winners and g.round < ROUNDS:
        seat = players(g)[0]
        if seat == CHANCE:
            answer = chance(g, rng)
        elif (answer := only_answer(options(g, seat))) < 0:
            answer = bots[seat].choose(observe(g, seat), seat)
        apply(g, seat, answer)
        if g.seat != turn:
            turn = int(g.seat)
            for c, own in enumerate(rules.board.members):
                sides = {int(g.owner[t]) for t in own}
                if c not in first and len(sides) == 1:
                    first[c] = sides.pop()
    alone = [s for s in range(len(bots)) if g.winners == 1 << s]
    return (alone[0] if alone else -1), {c: side for c, side in first.items() if 0 <= side < len(bots)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--worlds", type=int, default=0, help="how many worlds to make and check")
    parser.add_argument("--hostile", type=int, default=0, help="how many map files to corrupt")
    parser.add_argument("--foreign", type=int, default=0, help="how many files of other formats to corrupt")
    parser.add_argument("--fair", type=int, default=0, help="on how many worlds of each kind to play")
    parser.add_argument("--games", type=int, default=30, help="how many games on each of them")
    args = parser.parse_args()
    if args.worlds:
        worlds(args.first, args.worlds)
    if args.hostile:
        hostile(args.first, args.hostile, "map files", parsed)
    if args.foreign:
        hostile(args.first, args.foreign, "foreign files", brought)
    if args.fair:
        fair(args.first, args.fair, args.games)


if __name__ == "__main__":
    main()
