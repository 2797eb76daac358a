"""Makes foreign text safe to print: no control characters, limited length."""

from __future__ import annotations

import os
import re

LONGEST = 40


def printable(text: str) -> str:
    """The text without control characters."""
    return "".join(c for c in text.replace("\t", " ") if c.isprintable() or c == "\n")


def short(text: str) -> str:
    """Foreign text to quote in a message: safe, and shortened."""
    text = printable(text).replace("\n", " ")
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def shortened(text: str) -> str:
    """A message with all its words made safe and shortened."""
    return re.sub(r"\S+", lambda m: short(m[0]), printable(text))


def program() -> str:
    """The command with which the program was started, for hints to copy."""
    return printable(os.environ.get("FELDHERR_COMMAND", "")) or "feldherr"
