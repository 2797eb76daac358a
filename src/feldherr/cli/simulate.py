"""`feldherr simulate`: many games of random players, and what came of them."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from rich.console import Console

from feldherr.arena.pool import each
from feldherr.arena.seeds import mixed
from feldherr.bots.random import Stream, playout
from feldherr.cli.bar import in_parts, processes, watched
from feldherr.cli.rules import grid
from feldherr.cli.screen import console
from feldherr.cli.table_rules import Refused, add_house, add_map, house_rules, rules_of, seated
from feldherr.engine.play import new
from feldherr.engine.ruleset import Ruleset
from feldherr.engine.step import REASONS, SCORE, TURN_LIMIT

LIMIT = "100"  # turns each; random players hardly ever end a game
FEW = 40  # games that are not worth a second process
UNENDING = 10_000_000  # answers
UNFINISHED = "not finished"


class Played(NamedTuple):
    """One game's outcome."""

    game: int
    winners: int
    reason: int
    rounds: int
    answers: int


class Task(NamedTuple):
    """What to simulate, in words that another process understands."""

    mode: str
    house: dict[str, str]
    seats: int
    seed: int


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    says = (
        f"Play many games with random players, {LIMIT} turns each at most unless the mode or --with turn_limit=N (0: none) says otherwise."
    )
    p = commands.add_parser("simulate", help="play many games with random players", description=says)
    p.add_argument("mode", metavar="MODE", help="a mode, e.g. de2004.liberation")
    p.add_argument("--players", type=int, metavar="N", help="how many play (the fewest that the mode is for)")
    p.add_argument("--games", type=int, default=20, metavar="G", help="how many games (20)")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (0)")
    p.add_argument("--jobs", type=int, metavar="J", help="how many processes (1 for few games, else one for each processor)")
    p.add_argument("--json", action="store_true", help="the outcome as JSON")
    add_house(p)
    add_map(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play them all and print what came of it."""
    if args.games < 1 or (args.jobs is not None and args.jobs < 1):
        raise Refused("--games and --jobs want a number from 1 up")
    house = house_rules(args)
    if not rules_of(args.mode, house).turn_limit:
        house.setdefault("turn_limit", LIMIT)
    rules = rules_of(args.mode, house)
    task = Task(args.mode, house, seated(rules, args.players), args.seed)
    began = time.perf_counter()
    played = play_all(task, args.games, processes(args.jobs, args.games, FEW))
    facts = summary(task, rules, played, args.games, time.perf_counter() - began)
    if args.json:
        print(json.dumps(facts, indent=2))
    else:
        show(console(), facts)
    return 0 if len(played) == args.games else 130


def play_games(task: Task, games: Sequence[int]) -> list[Played]:
    """Some of the games; each has a seed of its own, so it doesn't matter who plays it."""
    rules = rules_of(task.mode, task.house)
    return [play_one(rules, task, i) for i in games]


def play_one(rules: Ruleset, task: Task, i: int) -> Played:
    g = new(rules, task.seats)
    answers = playout(g, Stream(mixed(task.seed, i)), UNENDING)
    return Played(i, g.winners, g.reason, g.round + (0 if g.reason in (TURN_LIMIT, SCORE) else 1), answers)


def play_all(task: Task, games: int, jobs: int) -> list[Played]:
    """All games in order of their number; after Ctrl-C those that were finished."""
    played: list[Played] = []
    watched(each(partial(play_games, task), in_parts(range(games), jobs), jobs), played.extend, games)
    return sorted(played)


def summary(task: Task, rules: Ruleset, played: list[Played], games: int, seconds: float) -> dict[str, Any]:
    """The facts, ready for JSON."""
    answers = sum(p.answers for p in played)
    return {
        "mode": task.mode,
        "house": dict(rules.house),
        "map": rules.board.name,
        "players": task.seats,
        "seed": task.seed,
        "turn_limit": int(rules.turn_limit),
        "games": len(played),
        "games_asked": games,
        "wins": [sum(p.winners >> s & 1 for p in played) for s in range(task.seats)],
        "shared_wins": sum(p.winners.bit_count() > 1 for p in played),
        "rounds": spread([p.rounds for p in played]),
        "answers": spread([p.answers for p in played]),
        "reasons": {REASONS[r] or UNFINISHED: n for r, n in Counter(p.reason for p in played).most_common()},
        "answers_per_second": round(answers / seconds) if seconds else 0,
    }


def spread(numbers: list[int]) -> dict[str, float]:
    """Mean, least and most."""
    if not numbers:
        return {"mean": 0, "min": 0, "max": 0}
    return {"mean": round(sum(numbers) / len(numbers), 2), "min": min(numbers), "max": max(numbers)}


def show(out: Console, facts: dict[str, Any]) -> None:
    """The facts as tables."""
    games = facts["games"]
    limit = facts["turn_limit"]
    out.print(f"{facts['mode']}, {facts['players']} random players, {games:,} games, seed {facts['seed']}, ", end="")
    out.print("no turn limit" if limit == 0 else f"at most {limit} turns each (--with turn_limit=N for another limit)")
    if games < facts["games_asked"]:
        out.print(f"Stopped: {facts['games_asked'] - games} games were not played.")
    out.print()
    wins = grid("seat", "wins", "share")
    for seat, n in enumerate(facts["wins"], 1):
        wins.add_row(str(seat), f"{n:,}", f"{n / games:.1%}" if games else "-")
    out.print(wins)
    if facts["shared_wins"]:
        out.print(f"{facts['shared_wins']} wins were shared.")
    out.print()
    length = grid("length", "mean", "min", "max")
    for name in ("rounds", "answers"):
        length.add_row(name, *(f"{facts[name][key]:,.10g}" for key in ("mean", "min", "max")))
    out.print(length)
    out.print()
    reasons = grid("ended by", "games")
    for reason, n in facts["reasons"].items():
        reasons.add_row(f"not finished after {UNENDING:,} answers" if reason == UNFINISHED else reason, f"{n:,}")
    out.print(reasons)
    out.print(f"\n{facts['answers_per_second']:,} answers a second")
