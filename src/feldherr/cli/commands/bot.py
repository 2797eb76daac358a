"""`feldherr bot`: runs a computer player that answers positions, or checks a program that plays."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from feldherr.arena.checker import MOST, check
from feldherr.bots.process.outside import Outside
from feldherr.bots.process.service import Service, serve
from feldherr.cli import errors
from feldherr.cli.house_rules import Refused, refuse
from feldherr.cli.sanitize import printable
from feldherr.cli.table.screen import console
from feldherr.locales import say


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("bot", help="help-bot", description="help-bot-about")
    p.add_argument("name", nargs="?", metavar="NAME", help="help-bot-name")
    p.add_argument("--think", type=float, default=-1.0, metavar="MS", help="help-think")
    p.add_argument("--check", metavar="PROGRAM", help="help-bot-check")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Answer questions until the input ends, or check a program."""
    if (args.name is None) == (args.check is None):
        raise Refused(say("wrong-bot"))
    refuse(errors.with_player(args.name) if args.check is None else errors.with_program(args.check))
    if args.check is not None:
        return examine(args.check, args.think, console())
    serve(Service(args.name, args.think), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def examine(name: str, think: float, out: Console) -> int:
    """Check a program and print its mistakes; exit code 0 if there are none."""
    bot = Outside(name if "/" in name or name.startswith("cmd:") else f"./{name}", think, stderr=None)
    asked, bad, modes = 0, 0, set()
    try:
        for finding in check(bot):
            asked += 1
            modes.add(finding.mode)
            if finding.fault:
                bad += 1
                out.print(printable(say("bot-fault", **finding._asdict())), soft_wrap=True)
    finally:
        went = bot.leave()
    if not went:
        out.print(say("bot-not-gone", bye='{"type": "bye"}'))
    out.print(say("bot-enough" if bad >= MOST else "bot-checked", asked=asked, modes=len(modes), wrong=bad))
    return 1 if bad or not went else 0
