"""`feldherr simulate`: many games between random players, and their statistics."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from rich.console import Console

from feldherr.arena.pool import each
from feldherr.arena.seeds import mixed
from feldherr.bots.players.random import Stream, playout
from feldherr.cli.commands.rules import grid
from feldherr.cli.house_rules import Refused, add_house, add_map, house_rules, rules_of, seated, told
from feldherr.cli.progress import in_parts, processes, watched
from feldherr.cli.table.phrases import figure
from feldherr.cli.table.screen import console
from feldherr.editions import wording
from feldherr.engine.play import new
from feldherr.engine.step import REASONS
from feldherr.godstorm.score import SCORE
from feldherr.locales import Words, listed, say
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.turn import TURN_LIMIT

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
    """What to simulate, in a form that other processes can read."""

    mode: str
    house: dict[str, str]
    seats: int
    seed: int


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("simulate", help="help-simulate", description="help-simulate-about", facts={"limit": LIMIT})
    p.add_argument("mode", metavar="MODE", help="help-mode")
    p.add_argument("--players", type=int, metavar="N", help="help-simulate-players")
    p.add_argument("--games", type=int, default=20, metavar="G", help="help-simulate-games")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="help-seed")
    p.add_argument("--jobs", type=int, metavar="J", help="help-simulate-jobs")
    p.add_argument("--json", action="store_true", help="help-json")
    add_house(p)
    add_map(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play all games and print their statistics."""
    if args.games < 1 or (args.jobs is not None and args.jobs < 1):
        raise Refused(say("wrong-from-one", list=listed(["--games", "--jobs"])))
    house = house_rules(args)
    if not rules_of(args.mode, house).turn_limit:
        house.setdefault("turn_limit", LIMIT)
    rules = rules_of(args.mode, house)
    if not rules.turn_limit:
        print(f"feldherr: {say('sim-endless', n=figure(f'{UNENDING:,}'))}", file=sys.stderr)
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
    """Play some of the games; each has its own seed, so any process can play it."""
    rules = rules_of(task.mode, task.house)
    return [play_one(rules, task, i) for i in games]


def play_one(rules: Ruleset, task: Task, i: int) -> Played:
    g = new(rules, task.seats)
    answers = playout(g, Stream(mixed(task.seed, i)), UNENDING)
    return Played(i, g.winners, g.reason, g.round + (0 if g.reason in (TURN_LIMIT, SCORE) else 1), answers)


def play_all(task: Task, games: int, jobs: int) -> list[Played]:
    """All games in order; after Ctrl-C those that were finished."""
    played: list[Played] = []
    watched(each(partial(play_games, task), in_parts(range(games), jobs), jobs), played.extend, games)
    return sorted(played)


def summary(task: Task, rules: Ruleset, played: list[Played], games: int, seconds: float) -> dict[str, Any]:
    """The statistics as data for JSON."""
    answers = sum(p.answers for p in played)
    return {
        "mode": task.mode,
        "house": told(rules),
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
    """Print the statistics as tables."""
    games = facts["games"]
    limit = facts["turn_limit"]
    about: Words = {"mode": facts["mode"], "players": facts["players"], "seed": str(facts["seed"])}
    out.print(say("sim-head", games=say("games-n", n=games), **about), say("sim-limit", n=limit) if limit else say("sim-no-limit"))
    if games < facts["games_asked"]:
        out.print(say("sim-stopped", n=facts["games_asked"] - games))
    out.print()
    wins = grid(say("sim-seat"), say("sim-wins"), say("sim-share"))
    for seat, n in enumerate(facts["wins"], 1):
        wins.add_row(str(seat), figure(f"{n:,}"), figure(f"{n / games:.1%}") if games else "-")
    out.print(wins)
    if facts["shared_wins"]:
        out.print(say("sim-shared", n=facts["shared_wins"]))
    out.print()
    length = grid(*map(say, ("sim-length", "sim-mean", "sim-least", "sim-most")))
    for name, title in (("rounds", say("sim-rounds")), ("answers", say("sim-answers"))):
        length.add_row(title, *(figure(f"{facts[name][key]:,.10g}") for key in ("mean", "min", "max")))
    out.print(length)
    out.print()
    reasons = grid(say("sim-ended"), say("sim-games"))
    for reason, n in facts["reasons"].items():
        reasons.add_row(say("sim-unfinished", n=UNENDING) if reason == UNFINISHED else why(reason), figure(f"{n:,}"))
    out.print(reasons)
    out.print("\n" + say("sim-speed", n=facts["answers_per_second"]))


def why(reason: str) -> str:
    """Why a game ended, in the current language."""
    return wording.reason(REASONS.index(reason)) if reason in REASONS else reason
