"""Which text people may enter: any language and emoji, but no control characters and no changes of reading direction."""

from __future__ import annotations

import unicodedata

UNSHOWN = {"Cc", "Cs", "Co", "Zl", "Zp"}  # control characters, half characters, private ones, new lines
MOST_MARKS = 4  # on one letter: more than any language needs, and few enough to stay in their line
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067")  # from these on a line would be read in another direction
TWINS = str.maketrans(  # Greek and Cyrillic letters that look like Latin ones
    "\u03b1\u0430\u044c\u0441\u0501\u0435\u04bb\u03b9\u0456\u0458\u03ba\u04cf"
    "\u03bf\u043e\u03c1\u0440\u051b\u0455\u03c4\u03c5\u03bd\u0475\u051d\u0445\u0443",
    "aabcdehiijklooppqstuvvwxy",
)
BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")  # printable, they say, but nobody sees them


def readable(text: str) -> bool:
    """Whether a text has something visible and nothing harmful; joiners and a few marks within words and emoji are fine."""
    return (
        any(c.isprintable() and not c.isspace() and c not in BLANK for c in text)
        and not any(c in TURNING or unicodedata.category(c) in UNSHOWN for c in text)
        and all(len(marks) <= MOST_MARKS for marks in _marks(text))
        and not (text and _is_mark(text[0]))
    )


def told_apart(names: list[str], longest: int) -> list[str]:
    """The names with numbers after those that look like one before: Ada, Ada 2."""
    out: list[str] = []
    for name in names:
        n, other = 1, name
        while looks(other) in map(looks, out):
            n += 1
            other = f"{name[: longest - len(f' {n}')].rstrip()} {n}"
        out.append(other)
    return out


def looks(text: str) -> str:
    """What readers see of a text: the same for letters that differ only in case, form or alphabet, and without what can't be seen."""
    shown = "".join(c for c in unicodedata.normalize("NFKC", text) if c not in BLANK and unicodedata.category(c) != "Cf")
    return " ".join(unicodedata.normalize("NFKC", shown.casefold()).translate(TWINS).split())


def _is_mark(c: str) -> bool:
    return unicodedata.category(c) in ("Mn", "Me")


def _marks(text: str) -> list[str]:
    """The marks that lie one over another."""
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(c if _is_mark(c) else " " for c in decomposed if unicodedata.category(c) != "Cf").split()
