"""Do the computer players always answer by the rules, and do their games end? Many games of mixed players, in every mode and player count.

    scripts/python bench/soak.py                              1,000 games without the marshal
    scripts/python bench/soak.py --games 10000                ten thousand
    scripts/python bench/soak.py --games 200 --marshal 0.3    in three of ten games the marshal sits in one seat, thinking little
    scripts/python bench/soak.py sv2000 --bots recruit        only modes whose name begins so, only such players

Every answer is checked by the rules; one they don't allow, or an error, is told with what plays it again, and the run goes on. A game is
capped after 200 rounds (where only random players are left it may well be). With the compiled build on PYTHONPATH (`scripts/dev compile`,
.build/compiled) it is ten times as fast.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field

import feldherr
from feldherr import CHANCE, State
from feldherr.bots import catalogue
from feldherr.bots.bot import Bot
from feldherr.bots.players.random import Stream, mix
from feldherr.engine.chance import chance
from feldherr.rules.ruleset import Ruleset

ROUNDS = 200
SHOWN = 20  # games that went wrong
TABLES = [(mode, seats) for mode, rules in feldherr.MODES.items() for seats in range(rules.players[0], rules.players[1] + 1)]


@dataclass
class Tally:
    """What came of the games of one mode."""

    rounds: list[int] = field(default_factory=list)
    capped: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    answers: int = 0


def seated(seats: int, among: list[str], marshal: float, seed: int) -> list[str]:
    """Who sits where, at random; a marshal in one seat of some games."""
    rng = Stream(seed)
    names = [among[rng.below(len(among))] for _ in range(seats)]
    if rng.below(1000) < int(1000 * marshal):
        marshals = [name for name in catalogue.names() if name.startswith("marshal")]
        names[rng.below(seats)] = marshals[rng.below(len(marshals))]
    return names


def game(rules: Ruleset, bots: list[Bot], seed: int, tally: Tally) -> State:
    """One game, every answer checked."""
    g = feldherr.new(rules, len(bots))
    rng = Stream(seed)
    while not g.winners and g.round < ROUNDS:
        seat = feldherr.players(g)[0]
        feldherr.play(g, seat, chance(g, rng) if seat == CHANCE else bots[seat].choose(feldherr.observe(g, seat), seat))
        tally.answers += 1
    return g


def soak(tables: list[tuple[str, int]], games: int, among: list[str], marshal: float, seed: int) -> dict[str, Tally]:
    """That many games, every table in turn."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    for i in range(games):
        mode, seats = tables[i % len(tables)]
        own = mix(seed * 1_000_000 + i) % 1_000_000_007
        names = seated(seats, among, marshal, own)
        bots = [catalogue.make(name, own + s, 1.0 if name.startswith("marshal") else -1.0) for s, name in enumerate(names)]
        tally, told = tallies[mode], f"{mode}, seed {own}, {','.join(names)}"
        try:
            g = game(feldherr.find(mode), bots, own, tally)
        except Exception as e:
            tally.faults.append(f"{told}: {type(e).__name__}: {e}")
            continue
        tally.rounds.append(g.round + 1)
        if not g.winners:
            tally.capped.append(f"{told}: left {','.join(names[s] for s in range(seats) if not g.is_out(s))}")
    return tallies


def report(tallies: dict[str, Tally], seconds: float) -> int:
    """What came of it; 1 if anything went wrong."""
    print(f"{'mode':24}{'games':>8}{'illegal':>9}{'capped':>8}{'median rounds':>15}{'longest':>9}{'answers':>13}")
    for mode, t in tallies.items():
        played = len(t.rounds) + len(t.faults)
        middle = statistics.median(t.rounds) if t.rounds else 0
        print(f"{mode:24}{played:>8,}{len(t.faults):>9}{len(t.capped):>8}{middle:>15g}{max(t.rounds, default=0):>9}{t.answers:>13,}")
    faults = [fault for t in tallies.values() for fault in t.faults]
    games = sum(len(t.rounds) + len(t.faults) for t in tallies.values())
    capped = [game for t in tallies.values() for game in t.capped]
    print(
        f"\n{games:,} games in {seconds:,.0f} s, {len(faults)} with an illegal answer or an error, {len(capped)} capped at {ROUNDS} rounds"
    )
    print("\n".join([*faults[:SHOWN], *capped[:SHOWN]]))
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Many games of mixed computer players, every answer checked.")
    parser.add_argument("modes", nargs="?", default="", help="only modes whose name begins so")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--bots", default="", help="who plays (all but the marshal)")
    parser.add_argument("--marshal", type=float, default=0.0, help="the part of the games with a marshal in one seat")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    among = args.bots.split(",") if args.bots else [name for name in catalogue.names() if not name.startswith("marshal")]
    start = time.perf_counter()
    tallies = soak([t for t in TABLES if t[0].startswith(args.modes)], args.games, among, args.marshal, args.seed)
    return report(tallies, time.perf_counter() - start)


if __name__ == "__main__":
    sys.exit(main())
