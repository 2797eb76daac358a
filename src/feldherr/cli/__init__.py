"""The command line: `feldherr COMMAND`; without anything, `serve`, with a mode or an option of it, `play`."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import TextIO

import feldherr
from feldherr.bots.process.own import Fault
from feldherr.cli import errors
from feldherr.cli.arguments import Parser, add_language, language_in
from feldherr.cli.house_rules import Refused
from feldherr.cli.sanitize import printable, program
from feldherr.editions.installed import register_installed
from feldherr.locales import preferred, say, speak

COMMANDS = (
    "play",
    "serve",
    "tables",
    "backup",
    "restore",
    "doctor",
    "simulate",
    "arena",
    "bot",
    "replay",
    "analyse",
    "verify",
    "rules",
    "odds",
    "map",
)


def parser(command: str = "") -> Parser:
    """The parser of all commands and their options; if one is given, the others are only listed, and need not be imported."""
    out = Parser(prog=program(), description="help-feldherr", arguments="help-commands")
    out.add_argument("--version", action="version", version=f"feldherr {feldherr.__version__}", help="help-version")
    commands = out.add_subparsers(metavar="COMMAND", dest="command")
    for name in COMMANDS:
        if command in (name, ""):
            import_module(f"feldherr.cli.commands.{name}").add_to(commands)
        else:
            commands.add_parser(name, help=f"help-{name}")
    for each in (out, *commands.choices.values()):
        add_language(each)
    return out


def meant(words: list[str]) -> list[str]:
    """The command line with the command that was left out: `play` before a mode or an option of it, `serve` if there is nothing else.

    --language may come first.
    """
    spoken = 2 if words[:1] == ["--language"] else 1 if words and words[0].startswith("--language=") else 0
    first = words[spoken] if len(words) > spoken else ""
    if first in ("-h", "--help", "--version") or len(words) < spoken:
        return words
    left_out = "serve" if len(words) == spoken else "play" if not first or first.startswith("-") or "." in first else ""
    return [*words[:spoken], left_out, *words[spoken:]] if left_out else words


def main(argv: list[str] | None = None) -> int:
    """Run a command. Exit code: 0, 2 for a user error, 1 for an internal error."""
    for stream in (sys.stdout, sys.stderr):
        _any_letter(stream)
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _hush()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Fault as e:
        print(f"feldherr: {e}", *getattr(e, "__notes__", []), sep="\n", file=sys.stderr)
        return 1
    except Refused as e:
        return _complain(str(e), e, 2)
    except OSError as e:
        return _complain(errors.with_file(e), e, 2)
    except Exception as e:
        if os.environ.get("FELDHERR_DEBUG"):
            raise
        return _complain(say("wrong-ours", what=type(e).__name__), e, 1)


def _run(words: list[str]) -> int:
    speak(preferred(language_in(words)))
    for note in register_installed():
        print(f"feldherr: {printable(note)}", file=sys.stderr)
    words = meant(words)
    args = parser(next((word for word in words if word in COMMANDS), "none")).parse_args(words)
    speak(preferred(getattr(args, "language", "")))
    run: Callable[[argparse.Namespace], int] = args.run
    return run(args)


def _complain(text: str, e: Exception, code: int) -> int:
    """Print an error in one line, and the notes of the exception."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
    line = "; ".join([text, *getattr(e, "__notes__", [])])
    print(f"feldherr: {printable(line)}".replace("\n", " "), file=sys.stderr)
    return code


def _any_letter(stream: TextIO) -> None:
    """Print a question mark for letters that the terminal lacks, instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _hush() -> None:
    """Discard buffered output after the reader has closed the pipe."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
