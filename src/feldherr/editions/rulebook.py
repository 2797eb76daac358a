"""The numbered rules as people read them: the tables of the rulebook, and which of them a mode has."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

_ROW = re.compile(r"^\|\s*([A-Z]\d+)\s*\|\s*(.*?)\s*\|\s*$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def folder() -> Path:
    """Where the rulebook is: in the package, or in the checkout around it."""
    package = Path(__file__).resolve().parent.parent
    for place in (package / "rulebook", package.parent.parent / "docs" / "rules"):
        if place.is_dir():
            return place
    raise FileNotFoundError("the rulebook is missing from this installation")


@cache
def texts(language: str = "en") -> dict[str, str]:
    """Each rule's text by its id, in English if not in that language."""
    pages = folder() / language if (folder() / language).is_dir() else folder()
    found = [row for page in sorted(pages.glob("*.md")) for row in _ROW.findall(page.read_text("utf-8"))]
    return {rule: _LINK.sub(r"\1", text).replace("`", "") for rule, text in found}


@cache
def _sentences(language: str) -> dict[str, str]:
    file = folder() / language / "sentences.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def translated(sentence: str, language: str) -> str:
    """What a phase, a goal or the primer says, in that language; in English where it has no words for it."""
    return _sentences(language).get(sentence, sentence)


def expand(ids: str) -> list[str]:
    """`K2 K7-K9` as K2, K7, K8, K9; a number that the book skips is left out."""
    out: list[str] = []
    for word in ids.split():
        low, _, high = word.partition("-")
        letter, end = low[0], int((high or low)[1:])
        out += [f"{letter}{n}" for n in range(int(low[1:]), end + 1) if not high or f"{letter}{n}" in texts()]
    return out


def having(word: str, ids: list[str], language: str = "en") -> list[str]:
    """Those of the rules whose text has that word, or one that begins like it."""
    begins = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    return [rule for rule in ids if begins.search(texts(language).get(rule, ""))]
