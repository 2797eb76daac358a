"""A progress bar; Ctrl-C keeps what is finished."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from feldherr.locales import say

Done = TypeVar("Done")
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def watched(parts: Iterable[list[Done]], keep: Callable[[list[Done]], object], games: int, before: int = 0) -> None:
    """Collect the parts as they finish, with a progress bar; Ctrl-C stops early."""
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True, disable=not _live()) as bar:
        shown = bar.add_task(say("sim-games"), total=games, completed=before)
        try:
            for part in parts:
                keep(part)
                bar.update(shown, advance=len(part))
        except KeyboardInterrupt:
            bar.stop()


@contextmanager
def counting(what: str) -> Iterator[tuple[Callable[[int], None], Callable[[], None]]]:
    """A progress bar: two functions, to be called with the number of things to do, and after each of them."""
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True, disable=not _live()) as bar:
        shown = bar.add_task(what, total=None)
        yield lambda total: bar.update(shown, total=total), lambda: bar.update(shown, advance=1)


def _live() -> bool:
    """Whether a bar can move here."""
    return sys.stderr.isatty() and not Console(stderr=True).is_dumb_terminal


def processes(asked: int | None, games: int, few: int) -> int:
    """The number of processes: as requested, else one for few games and one per processor for many."""
    cores = os.cpu_count() or 1
    return min(asked or (1 if games < few else cores), max(1, games), 4 * cores)


def in_parts(games: Sequence[Done], jobs: int, most: int = 8) -> list[Sequence[Done]]:
    """The games in parts, small enough that no process waits long for the others at the end."""
    size = max(1, min(most, len(games) // (jobs * 4)))
    return [games[i : i + size] for i in range(0, len(games), size)]
