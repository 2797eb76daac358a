"""Command-line parsing in the user's language: help texts and error messages.

Where argparse wants a text it gets the name of a message, which is said when somebody has to read it.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import Any, NoReturn

from feldherr.cli.sanitize import program, shortened
from feldherr.locales import LANGUAGES, Words, knows, say

# How argparse words what is wrong, and which message says that.
FAULTS = {
    "wrong-missing": r"the following arguments are required: (?P<names>.+)",
    "wrong-unknown": r"unrecognized arguments: (?P<words>.+)",
    "wrong-whole": r"argument (?P<name>.+?): invalid int value: (?P<word>.+)",
    "wrong-number": r"argument (?P<name>.+?): invalid float value: (?P<word>.+)",
    "wrong-command": r"argument COMMAND: invalid choice: (?P<word>.+?)(?:, maybe you meant .+)? \(choose from (?P<list>.+)\)",
    "wrong-choice": r"argument (?P<name>.+?): invalid choice: (?P<word>.+?)(?:, maybe you meant .+)? \(choose from (?P<list>.+)\)",
    "wrong-no-value": r"argument (?P<name>.+?): expected (?:at least )?one argument",
    "wrong-takes-none": r"argument (?P<name>.+?): ignored explicit argument (?P<word>.+)",
    "wrong-short": r"ambiguous option: (?P<word>.+?) could match (?P<list>.+)",
}


class Help(argparse.HelpFormatter):
    """A help formatter that translates message names into text; `facts` fill their variables."""

    def __init__(self, prog: str, facts: Words) -> None:
        super().__init__(prog)
        self.facts = facts

    def localized(self, name: str, **more: str) -> str:
        return say(name, command=program(), languages=", ".join(LANGUAGES), **self.facts, **more)

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{say('help-usage')}: " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and say(heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(self.localized(text) if text and knows(text) else text)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Each line for itself; one that is set in stays as it is."""
        return "\n".join(line if line[:1] in ("", " ") else super(Help, self)._fill_text(line, width, indent) for line in text.split("\n"))

    def _expand_help(self, action: argparse.Action) -> str:
        return self.localized(str(action.help), usual=str(action.default))

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        plain = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(map(placeholder, plain(size)))


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line."""

    def __init__(self, facts: Words | None = None, arguments: str = "help-arguments", **named: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(Help, facts=facts or {}), **named)
        self._positionals.title, self._optionals.title = arguments, "help-options"
        self.add_argument("-h", "--help", action="help", help="help-help")

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"feldherr: {shortened(wrong(message))} ({say('wrong-see', command=f'{self.prog} --help')})\n")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add --language, which may come before or after a command."""
    parser.add_argument("--language", metavar="XX", choices=tuple(LANGUAGES), default=argparse.SUPPRESS, help="help-language")


def placeholder(text: str) -> str:
    """A placeholder such as `NAME=VALUE` in the current language; other words stay as they are."""
    return re.sub(r"[A-Z]{2,}", lambda m: say(name) if knows(name := f"metavar-{m[0].lower()}") else m[0], text)


def wrong(message: str) -> str:
    """An error of argparse in the current language; unknown ones stay as they are."""
    for name, pattern in FAULTS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            parts = found.groupdict()
            return say(name, **{key: _part(key, text) for key, text in parts.items()})
    return message


def _part(key: str, text: str) -> str:
    """A part of a message: lists without quotes, names as the help has them, a word without the quotes that Python puts around it."""
    if key == "list":
        return text.replace("'", "")
    return placeholder(text) if key in ("name", "names") else text if key == "words" else text.strip("'\"")


def language_in(words: list[str]) -> str:
    """The language in a command line that is not parsed yet; '' if it names none."""
    for word, after in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        if name == "--language":
            return value or after
    return ""
