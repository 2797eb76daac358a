"""Which text people may enter: any language and emoji, but no control characters and no changes of reading direction."""

from __future__ import annotations

import unicodedata

UNSHOWN = {"Cc", "Cs", "Co", "Zl", "Zp"}  # control characters, half characters, private ones, new lines
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067")  # from these on a line would be read in another direction


BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")  # printable, they say, but nobody sees them


def alike(name: str) -> str:
    """What is the same of two names that look the same: case, forms of characters and invisible ones don't count."""
    shown = "".join(c for c in unicodedata.normalize("NFKC", name) if c not in BLANK and unicodedata.category(c) != "Cf")
    return " ".join(unicodedata.normalize("NFKC", shown.casefold()).split())


def readable(text: str) -> bool:
    """Whether a text has something visible and nothing harmful; joiners and marks within words and emoji are fine."""
    return any(c.isprintable() and not c.isspace() and c not in BLANK for c in text) and not any(
        c in TURNING or unicodedata.category(c) in UNSHOWN for c in text
    )
