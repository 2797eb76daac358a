"""What other installed packages bring along, found by their entry points (docs/library.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def take_all(group: str, take: Callable[[str, Any], None]) -> list[str]:
    """Hand over what each entry point of the group names; returns what had to be left out, a sentence each."""
    from importlib.metadata import entry_points  # takes a while: only whoever looks for something waits for it

    left_out = []
    for entry in sorted(entry_points(group=group), key=lambda e: e.name):
        try:
            take(entry.name, entry.load())
        except Exception as e:  # whatever a plug-in does, the rest can be played
            left_out.append(f"the plug-in {entry.name} ({entry.value}) is left out: {type(e).__name__}: {e}")
    return left_out
