"""The command line: `feldherr play | serve | simulate | arena | bot | replay | verify | rules | odds`."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from typing import NoReturn, TextIO

import feldherr
from feldherr.cli import arena, bot, odds, play, replay, rules, serve, simulate, verify
from feldherr.cli.safe import printable, program, shortened
from feldherr.cli.table_rules import Refused
from feldherr.locales import preferred, speak

SAYS = """Referee for the RISK family of board games: sixteen modes from four rulebooks, played to the letter.
Without a command it starts a game: {0} is {0} play, {0} MODE is {0} play MODE."""
COMMANDS = (play, serve, simulate, arena, bot, replay, verify, rules, odds)


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a command line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"feldherr: {shortened(message)} (see {self.prog} --help)\n")


def parser() -> Parser:
    """Every command with its options."""
    name = program()
    out = Parser(prog=name, description=SAYS.format(name), formatter_class=argparse.RawDescriptionHelpFormatter)
    out.add_argument("--version", action="version", version=f"feldherr {feldherr.__version__}")
    commands = out.add_subparsers(metavar="command", dest="command")
    for module in COMMANDS:
        module.add_to(commands)
    return out


def meant(words: list[str]) -> list[str]:
    """A command line that begins with a mode, or with an option of play, means play."""
    first = words[0] if words else ""
    if first in ("-h", "--help", "--version"):
        return words
    return ["play", *words] if not first or first.startswith("-") or "." in first else words


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code is 0, 2 if something was wrong with what was asked for, 1 if it was our mistake."""
    for stream in (sys.stdout, sys.stderr):
        _any_letter(stream)
    args = parser().parse_args(meant(sys.argv[1:] if argv is None else argv))
    speak(preferred(getattr(args, "language", None) or ""))
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
        return _complain(str(e), e, 2)
    except OSError as e:
        return _complain(f"{e.filename}: {e.strerror}" if e.filename else str(e), e, 2)
    except Exception as e:
        if os.environ.get("FELDHERR_DEBUG"):
            raise
        return _complain(f"this should not have happened ({type(e).__name__}; FELDHERR_DEBUG=1 tells where)", e, 1)


def _complain(text: str, e: Exception, code: int) -> int:
    """Say in one line what went wrong, and what the exception has to add."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
    line = "; ".join([text, *getattr(e, "__notes__", [])])
    print(f"feldherr: {printable(line)}".replace("\n", " "), file=sys.stderr)
    return code


def _any_letter(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark in its place."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _hush() -> None:
    """Nobody reads any more: what is left in the buffer goes nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
