"""Which text people may enter: any language and emoji, but no control characters and no changes of reading direction."""

from __future__ import annotations

import unicodedata

UNSHOWN = {"Cc", "Cs", "Co", "Zl", "Zp"}  # control characters, half characters, private ones, new lines
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067")  # from these on a line would be read in another direction


def readable(text: str) -> bool:
    """Whether a text has something visible and nothing harmful; joiners and marks within words and emoji are fine."""
    return any(c.isprintable() and not c.isspace() for c in text) and not any(
        c in TURNING or unicodedata.category(c) in UNSHOWN for c in text
    )
