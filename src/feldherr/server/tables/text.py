"""Which text people may type: all of their languages and pictures, and nothing that a page can't show or that turns it round."""

from __future__ import annotations

import unicodedata

UNSHOWN = {"Cc", "Cs", "Co", "Zl", "Zp"}  # control characters, half characters, private ones, new lines
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067")  # from these on a line would be read in another direction


def readable(text: str) -> bool:
    """Whether there is something to read and nothing else: joiners and marks that make up words and emoji are part of them."""
    return any(c.isprintable() and not c.isspace() for c in text) and not any(
        c in TURNING or unicodedata.category(c) in UNSHOWN for c in text
    )
