"""`feldherr bot`: a computer player as a process that answers positions, and a check for programs that play."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from feldherr.arena.checker import MOST, check
from feldherr.arena.outside import Outside, command
from feldherr.arena.service import Service, serve
from feldherr.bots.catalogue import make
from feldherr.cli.safe import printable
from feldherr.cli.screen import console
from feldherr.cli.table_rules import Refused

SAYS = """A computer player that reads questions and answers each with a line of JSON. Questions are requests, one a line
(docs/bot-protocol.md), or positions as text, each ended by an empty line. With --check PROGRAM it is the other way round: a program of
yours is asked about positions of every mode."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    p = commands.add_parser("bot", help="a computer player for other programs, or a check of one of yours", description=SAYS)
    p.add_argument("name", nargs="?", metavar="NAME", help="which player: marshal, captain, recruit, random")
    p.add_argument("--think", type=float, default=-1.0, metavar="MS", help="milliseconds for an answer (as the player likes)")
    p.add_argument("--check", metavar="PROGRAM", help='./mybot.py or cmd:"python3 my_bot.py": ask it about positions of all modes')
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Answer until there are no more questions, or check a program."""
    if (args.name is None) == (args.check is None):
        raise Refused("which player? e.g. bot captain, or bot --check ./mybot.py")
    try:
        if args.check is None:
            make(args.name)
        else:
            command(args.check)
    except ValueError as e:
        raise Refused(str(e)) from None
    if args.check is not None:
        return examine(args.check, args.think, console())
    serve(Service(args.name, args.think), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def examine(name: str, think: float, out: Console) -> int:
    """Ask a program about positions and print what it did wrong; 0 if that is nothing."""
    bot = Outside(name if "/" in name or name.startswith("cmd:") else f"./{name}", think, stderr=None)
    asked, wrong, modes = 0, 0, set()
    try:
        for finding in check(bot):
            asked += 1
            modes.add(finding.mode)
            if finding.fault:
                wrong += 1
                out.print(printable(f"{finding.mode}, {finding.question}, seat {finding.seat}: {finding.fault}"), soft_wrap=True)
    finally:
        went = bot.leave()
    if not went:
        out.print('it did not end after {"type": "bye"} and the end of its input; the arena ends it by force')
    enough = f"; after {MOST} mistakes nothing more was asked" if wrong >= MOST else ""
    out.print(f"{asked} questions of {len(modes)} modes, {wrong or 'nothing'} wrong{enough}")
    return 1 if wrong or not went else 0
