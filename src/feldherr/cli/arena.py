"""`feldherr arena`: computer players against each other, in many games with the seats changed round."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from feldherr.arena import cluster
from feldherr.arena.contest import Contest, Part, Played, play_part
from feldherr.arena.match import ROUNDS, Fault
from feldherr.arena.outside import DEPUTY, command, is_outside, label
from feldherr.arena.picture import draw
from feldherr.arena.pool import each
from feldherr.arena.ratings import HINT
from feldherr.arena.record import OtherContest, Record
from feldherr.arena.report import summary
from feldherr.arena.schedule import Names, Pairing, schedule
from feldherr.bots.catalogue import make
from feldherr.cli.bar import in_parts, processes, watched
from feldherr.cli.rules import grid
from feldherr.cli.safe import printable, short
from feldherr.cli.screen import console
from feldherr.cli.table_rules import Refused, add_house, add_map, house_rules, rules_of, seated

SAYS = """Let computer players play each other. Everybody sits in every seat equally often, with the same dice; a game that isn't over
after --rounds counts for nobody. A name may be repeated (marshal,captain,captain: one against two). With more names than seats every
choice of them meets; with fewer, the names go round the table. In team play a team is one player's."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    p = commands.add_parser("arena", help="let computer players play each other", description=SAYS)
    p.add_argument("mode", metavar="MODE", help="a mode, e.g. de2004.liberation")
    p.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help='who plays: marshal,captain,random, or programs: ./mybot.py, cmd:"python3 my_bot.py"',
    )
    p.add_argument("--games", type=int, default=100, metavar="G", help="how many games (100), rounded up to whole rotations")
    p.add_argument("--players", type=int, metavar="N", help="how many seats (as many as there are names, if the mode allows)")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (0)")
    p.add_argument("--jobs", type=int, metavar="J", help="how many processes (one for each processor)")
    p.add_argument("--think", type=float, default=-1.0, metavar="MS", help="milliseconds for an answer (as each player likes)")
    p.add_argument("--rounds", type=int, default=ROUNDS, metavar="R", help=f"after how many rounds a game ends without a winner ({ROUNDS})")
    p.add_argument("--ray", action="store_true", help='play on a Ray cluster (the extra "ray"; RAY_ADDRESS says where, else this machine)')
    p.add_argument("--json", action="store_true", help="the outcome as JSON")
    p.add_argument("--out", metavar="FILE", help="keep each game as a line of JSON; the same command goes on where it stopped")
    p.add_argument("--picture", metavar="FILE.svg", help="the outcome as a picture")
    add_house(p)
    add_map(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played and print what all of it shows."""
    if args.games < 1 or args.rounds < 1 or (args.jobs is not None and args.jobs < 1):
        raise Refused("--games, --rounds and --jobs want a number from 1 up")
    if args.ray and not cluster.there():
        raise Refused(cluster.HINT)
    contest = _contest(args)
    pairings = schedule(contest.rules(), contest.players, contest.bots, args.games)
    try:
        played = play_all(contest, pairings, args)
    except Fault as e:
        print(f"feldherr: {e}", file=sys.stderr)
        return 1
    facts = summary(contest, played, len(pairings))
    if args.picture:
        Path(args.picture).expanduser().write_text(draw(facts), "utf-8")
    if args.json:
        print(json.dumps(facts, indent=2))
    else:
        show(console(), facts)
    return 0 if len(played) >= len(pairings) else 130


def _contest(args: argparse.Namespace) -> Contest:
    """What the command line asks for, checked."""
    rules = rules_of(args.mode, house := house_rules(args))
    bots = named(args.bots)
    low, high = rules.players
    seats = seated(rules, max(low, min(high, len(bots))) if args.players is None else args.players)
    return Contest(args.mode, house, seats, bots, args.seed, args.think, args.rounds)


def named(text: str) -> Names:
    """`marshal,captain` as names, each of which is somebody's."""
    bots = tuple(name.strip() for name in re.findall(r'(?:[^,"]|"[^"]*"?)+', text) if name.strip())
    if not bots:
        raise Refused(f"--bots wants names with commas between them, e.g. captain,recruit, not {short(text)!r}")
    for name in bots:
        try:
            command(name) if is_outside(name) else make(name)
        except ValueError as e:
            raise Refused(str(e)) from None
    return bots


def play_all(contest: Contest, pairings: list[Pairing], args: argparse.Namespace) -> list[Played]:
    """All games in order of their number; after Ctrl-C those that were finished."""
    record = _record(args.out, contest)
    try:
        known = {p.pairing.game for p in record.played}
        todo = [p for p in pairings if p.game not in known]
        jobs = processes(args.jobs, len(todo), 2)
        parts = [Part(contest, list(some)) for some in in_parts(todo, jobs, 4)]
        doing = cluster.each(play_part, parts) if args.ray else each(play_part, parts, jobs)
        watched(doing, record.add, len(pairings), len(pairings) - len(todo))
        done = {p.pairing.game: p for p in record.played}
        return [done[p.game] for p in pairings if p.game in done]
    finally:
        record.close()


def _record(out: str | None, contest: Contest) -> Record:
    try:
        return Record(Path(out).expanduser(), contest) if out else Record(None, contest)
    except OtherContest as e:
        raise Refused(str(e)) from None


def show(out: Console, facts: dict[str, Any]) -> None:
    """The facts as tables."""
    games, length = facts["games"], facts["rounds"]
    out.print(f"{facts['mode']}, {facts['players']} players, {games:,} games, seed {facts['seed']}, fair share {1 / facts['parties']:.1%}")
    if games < facts["games_asked"]:
        out.print(f"Stopped: {facts['games_asked'] - games} games were not played.")
    out.print()
    rated = facts["rated"]
    table = grid("player", "games", "wins", "rate", "95 % sure", *(["rating"] if rated else []), "ms a decision")
    for row in facts["results"]:
        rating = [f"{row['rating']:.1f} ± {row['deviation']:.1f}" if row["rating"] is not None else "-"] if rated else []
        rate = [f"{row['rate']:.1%}", f"{row['low']:.1%} - {row['high']:.1%}"]
        table.add_row(label(row["bot"]), f"{row['games']:,}", f"{row['wins']:,.10g}", *rate, *rating, f"{row['decision_ms']:.3g}")
    out.print(table)
    out.print(f"\nrounds: median {length['median']:g}, {length['min']} to {length['max']}")
    for seat, wins in enumerate(facts["seat_wins"]):
        out.print(f"{'team' if facts['parties'] < facts['players'] else 'seat'} {seat + 1}: {wins / games if games else 0:.1%}", end="  ")
    out.print(f"\n{', '.join(f'{reason} {n:,}' for reason, n in facts['reasons'].items())}")
    if facts["capped"]:
        out.print(f"{facts['capped']:,} games were capped: after {facts['rounds_cap']} rounds nobody had won (--rounds).")
    if facts["shared_wins"]:
        out.print(f"{facts['shared_wins']:,} wins were shared; each winner has its part.")
    if not rated:
        out.print(HINT)
    show_faults(out, facts)


def show_faults(out: Console, facts: dict[str, Any]) -> None:
    """Which programs lost their seat to our own player, how often and why."""
    for row in facts["results"]:
        if faults := row.get("faults"):
            times = ", ".join(f"{kind} {n}" for kind, n in faults.items())
            out.print(f"{label(row['bot'])} lost its seat to {DEPUTY} in {sum(faults.values())} games: {times}")
    for game, name, why in facts["faults"][:5]:
        out.print(f"  game {game}, {printable(label(name))}: {printable(why)}")
