"""The terminal: printing, input, and wiping secrets from the screen."""

from __future__ import annotations

import contextlib
import sys
from contextlib import AbstractContextManager

from rich.console import Console, RenderableType
from rich.text import Text

from feldherr.cli.sanitize import printable
from feldherr.locales import say

CLEAR = "\x1b[H\x1b[2J"  # the screen
WIPE = f"{CLEAR}\x1b[3J"  # and what has scrolled off it


class Quit(Exception):
    """A person leaves the table."""


class Again(Exception):
    """The question is to be put once more."""


def console() -> Console:
    """Where to print: colours only on a terminal, and nothing in a text is taken for markup."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


class Screen:
    """One terminal, and whether somebody's secrets stand on it."""

    def __init__(self) -> None:
        self.out = console()
        self.live = self.out.is_terminal and not self.out.is_dumb_terminal and sys.stdin.isatty()
        self.secret = False
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() line editing)

    @property
    def width(self) -> int:
        return self.out.width

    @property
    def height(self) -> int:
        return self.out.height

    @property
    def paints(self) -> bool:
        """Whether pictures can be drawn here: a terminal with enough colours."""
        return self.out.color_system in ("256", "truecolor")

    def print(self, *things: RenderableType) -> None:
        for thing in things or ("",):
            self.out.print(Text(printable(thing)) if isinstance(thing, str) else thing)

    def print_whole(self, line: str) -> None:
        """A line that is to be copied: never broken by us."""
        self.out.print(Text(printable(line)), soft_wrap=True)

    def pages(self) -> AbstractContextManager[object]:
        """What is printed inside is shown page by page on a terminal."""
        return self.out.pager() if self.live else contextlib.nullcontext()

    def wipe(self) -> None:
        """A clean screen; if secrets stood on it, they can't be scrolled back to either."""
        self._send(WIPE if self.secret else CLEAR)
        if not self.live:
            self.print(f" {say('term-cleared')} ".center(76, "-"))
        self.secret = False
        self._forget()

    def redraw(self) -> None:
        """Begin at the top again; a file or pipe just goes on."""
        self._send(CLEAR)

    def _send(self, codes: str) -> None:
        if self.live:
            self.out.file.write(codes)
            self.out.file.flush()

    def ask(self, prompt: str) -> str:
        """A typed line, without anything that is no letter; EOFError when there are no more."""
        self.out.file.flush()
        if self.live:
            return printable(input(prompt)).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(flush=True)
        if not line:
            raise EOFError
        return printable(line).strip()

    def _forget(self) -> None:
        """The next person must not find the last one's answers with the arrow keys."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()
