"""Words that may be printed: nothing in them steers the terminal, and none is endless."""

from __future__ import annotations

import os
import re

LONGEST = 40


def printable(text: str) -> str:
    """The text without what would steer a terminal."""
    return "".join(c for c in text.replace("\t", " ") if c.isprintable() or c == "\n")


def short(text: str) -> str:
    """A word out of somebody's mouth or file, to be told back: safe, and cut if it is long."""
    text = printable(text).replace("\n", " ")
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def shortened(text: str) -> str:
    """The same for each word of a message that quotes somebody."""
    return re.sub(r"\S+", lambda m: short(m[0]), printable(text))


def program() -> str:
    """What people type to start us, for hints that they can copy."""
    return printable(os.environ.get("FELDHERR_COMMAND", "")) or "feldherr"
