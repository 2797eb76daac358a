"""`feldherr arena`: many games between computer players, with rotating seats."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path
from typing import Any

from rich.console import Console

from feldherr.arena import cluster
from feldherr.arena.contest import Contest, Part, Played, kept, play_part
from feldherr.arena.match import ROUNDS
from feldherr.arena.picture import draw
from feldherr.arena.pool import each
from feldherr.arena.record import OtherContest, Record
from feldherr.arena.report import summary
from feldherr.arena.schedule import Names, Pairing, schedule
from feldherr.bots.catalogue import DEPUTY
from feldherr.bots.process.outside import is_outside, label
from feldherr.cli import errors
from feldherr.cli.commands.rules import grid
from feldherr.cli.commands.simulate import why
from feldherr.cli.house_rules import Refused, add_house, add_map, house_rules, refuse, rules_of, seated
from feldherr.cli.progress import in_parts, processes, watched
from feldherr.cli.sanitize import printable, program, short
from feldherr.cli.table.phrases import figure
from feldherr.cli.table.screen import console
from feldherr.locales import listed, say

CAPPED = "capped"  # what the report calls games without a winner


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("arena", help="help-arena", description="help-arena-about")
    p.add_argument("mode", metavar="MODE", help="help-mode")
    p.add_argument("--bots", required=True, metavar="A,B,...", help="help-arena-bots")
    p.add_argument("--games", type=int, default=100, metavar="G", help="help-arena-games")
    p.add_argument("--players", type=int, metavar="N", help="help-arena-players")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="help-seed")
    p.add_argument("--jobs", type=int, metavar="J", help="help-arena-jobs")
    p.add_argument("--think", type=float, default=-1.0, metavar="MS", help="help-think")
    p.add_argument("--rounds", type=int, default=ROUNDS, metavar="R", help="help-arena-rounds")
    p.add_argument("--luck", action="store_true", help="help-arena-luck")
    p.add_argument("--ray", action="store_true", help="help-arena-ray")
    p.add_argument("--json", action="store_true", help="help-json")
    p.add_argument("--out", metavar="FILE", help="help-arena-out")
    p.add_argument("--keep", metavar="FOLDER", help="help-arena-keep")
    p.add_argument("--picture", metavar="FILE.svg", help="help-arena-picture")
    add_house(p)
    add_map(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the missing games and print the results of all."""
    if args.games < 1 or args.rounds < 1 or (args.jobs is not None and args.jobs < 1):
        raise Refused(say("wrong-from-one", list=listed(["--games", "--rounds", "--jobs"])))
    if args.ray and not cluster.there():
        raise Refused(say("wrong-ray"))
    contest = _contest(args)
    pairings = schedule(contest.rules(), contest.players, contest.bots, args.games)
    if args.keep:
        Path(args.keep).expanduser().mkdir(parents=True, exist_ok=True)
    played = play_all(contest, pairings, args)
    facts = summary(contest, played, len(pairings))
    if args.picture:
        Path(args.picture).expanduser().write_text(draw(facts), "utf-8")
    if args.json:
        print(json.dumps(facts, indent=2))
    else:
        show(console(), facts)
        if args.keep:
            console().print("\n" + say("arena-kept", command=f"{program()} replay {shlex.quote(str(kept(args.keep, 0)))}"), soft_wrap=True)
    return 0 if len(played) >= len(pairings) else 130


def _contest(args: argparse.Namespace) -> Contest:
    """The contest that the command line describes; Refused if it is not possible."""
    rules = rules_of(args.mode, house := house_rules(args))
    bots = named(args.bots)
    low, high = rules.players
    seats = seated(rules, max(low, min(high, len(bots))) if args.players is None else args.players)
    return Contest(args.mode, house, seats, bots, args.seed, args.think, args.rounds)


def named(text: str) -> Names:
    """The names in `marshal,captain`, checked."""
    bots = tuple(name.strip() for name in re.findall(r'(?:[^,"]|"[^"]*"?)+', text) if name.strip())
    if not bots:
        raise Refused(say("wrong-bots", word=short(text)))
    for name in bots:
        refuse(errors.with_program(name) if is_outside(name) else errors.with_player(name))
    return bots


def play_all(contest: Contest, pairings: list[Pairing], args: argparse.Namespace) -> list[Played]:
    """All games in order; after Ctrl-C those that were finished."""
    record = _record(args.out, contest)
    try:
        known = {p.pairing.game for p in record.played if p.result.luck or not args.luck}
        todo = [p for p in pairings if p.game not in known]
        jobs = processes(args.jobs, len(todo), 2)
        keep = str(Path(args.keep).expanduser().resolve()) if args.keep else ""
        parts = [Part(contest, list(some), keep, args.luck) for some in in_parts(todo, jobs, 4)]
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
        raise Refused(say("wrong-out", why=str(e))) from None


def show(out: Console, facts: dict[str, Any]) -> None:
    """Print the results as tables."""
    games, length = facts["games"], facts["rounds"]
    about = {"mode": facts["mode"], "players": facts["players"], "seed": str(facts["seed"]), "share": figure(f"{1 / facts['parties']:.1%}")}
    out.print(say("arena-head", games=say("games-n", n=games), **about))
    if games < facts["games_asked"]:
        out.print(say("sim-stopped", n=facts["games_asked"] - games))
    out.print()
    rated = facts["rated"]
    columns = ["arena-player", "sim-games", "sim-wins", "arena-rate", "arena-sure", *(["arena-rating"] if rated else []), "arena-ms"]
    table = grid(*map(say, columns))
    for row in facts["results"]:
        rating = [figure(f"{row['rating']:.1f} ± {row['deviation']:.1f}") if row["rating"] is not None else "-"] if rated else []
        rate = [f"{row['games']:,}", f"{row['wins']:,.10g}", f"{row['rate']:.1%}", f"{row['low']:.1%} - {row['high']:.1%}"]
        table.add_row(label(row["bot"]), *map(figure, rate), *rating, figure(f"{row['decision_ms']:.3g}"))
    out.print(table)
    show_adjusted(out, facts)
    out.print("\n" + say("arena-length", median=figure(f"{length['median']:g}"), low=str(length["min"]), high=str(length["max"])))
    side = say("arena-team" if facts["parties"] < facts["players"] else "sim-seat")
    out.print("  ".join(f"{side} {i}: {figure(f'{wins / games if games else 0:.1%}')}" for i, wins in enumerate(facts["seat_wins"], 1)))
    ends = {say("arena-capped") if reason == CAPPED else why(reason): n for reason, n in facts["reasons"].items()}
    out.print(", ".join(f"{end} {figure(f'{n:,}')}" for end, n in ends.items()))
    if facts["capped"]:
        out.print(say("arena-capped-n", n=facts["capped"], rounds=facts["rounds_cap"]))
    if facts["shared_wins"]:
        out.print(say("arena-shared", n=facts["shared_wins"]))
    if not rated:
        out.print(say("arena-no-ratings"))
    show_faults(out, facts)


def show_adjusted(out: Console, facts: dict[str, Any]) -> None:
    """Print the win rates without luck, if the luck of all games is known."""
    if found := [row for row in facts["results"] if "adjusted" in row]:
        out.print("\n" + say("arena-adjusted"))
    for row in found:
        out.print(f"  {label(row['bot'])} " + figure(f"{row['adjusted']:.1%} ({row['adjusted_low']:.1%} - {row['adjusted_high']:.1%})"))


def show_faults(out: Console, facts: dict[str, Any]) -> None:
    """Print which programs lost their seat, how often and why."""
    for row in facts["results"]:
        if faults := row.get("faults"):
            times = ", ".join(f"{kind} {n}" for kind, n in faults.items())
            out.print(say("arena-lost-seat", name=label(row["bot"]), deputy=DEPUTY, n=sum(faults.values()), times=times))
    for game, name, what in facts["faults"][:5]:
        out.print("  " + say("arena-fault", game=game, name=printable(label(name)), why=printable(what)))
