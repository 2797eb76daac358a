"""The command line: `feldherr play | simulate | replay | rules`."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from typing import NoReturn, TextIO

from feldherr.cli import play, replay, rules, simulate
from feldherr.cli.table_rules import Refused

SAYS = """Referee for the RISK family of board games: fifteen modes from four rulebooks, played to the letter.
Without a command it starts a game: feldherr is feldherr play."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a command line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """Every command with its options."""
    out = Parser(prog="feldherr", description=SAYS, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = out.add_subparsers(metavar="command", dest="command")
    for module in (play, simulate, replay, rules):
        module.add_to(commands)
    return out


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 if something was wrong with what was asked for."""
    for stream in (sys.stdout, sys.stderr):
        _any_letter(stream)
    args = parser().parse_args((sys.argv[1:] if argv is None else argv) or ["play"])
    if args.command is None:
        args = parser().parse_args(["play"])
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        code = run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _hush()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Refused as e:
        print(f"feldherr: {e}", file=sys.stderr)
        return 2
    except OSError as e:
        print(f"feldherr: {f'{e.filename}: {e.strerror}' if e.filename else e}", file=sys.stderr)
        return 2


def _any_letter(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark in its place."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _hush() -> None:
    """Nobody reads any more: what is left in the buffer goes nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
