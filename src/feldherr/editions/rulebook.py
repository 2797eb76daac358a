"""The numbered rules as people read them: the tables of the rulebook, and which of them a mode has."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

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


@cache
def alike() -> list[list[list[list[str]]]]:
    """For each subject of several rulebooks its versions, and of each the rules that say it in one rulebook or another."""
    rows = [line.partition(": ")[2] for line in (folder() / "alike.txt").read_text("utf-8").splitlines() if line and line[0] != "#"]
    return [[[said.split() for said in version.split(" = ")] for version in row.split(" | ")] for row in rows]


class Pair(NamedTuple):
    """Rules of two modes that are about the same thing, and whether they say the same."""

    mine: list[str]
    theirs: list[str]
    same: bool


def lined_up(mine: list[str], theirs: list[str]) -> list[Pair]:
    """The rules that only one of two modes has, side by side with those of the other that are about the same thing."""
    one, other = [[rule for rule in a if rule not in b] for a, b in ((mine, theirs), (theirs, mine))]
    pairs: list[Pair] = []
    for versions in alike():
        here, there = ([rule for rule in rules if any(rule in said for v in versions for said in v)] for rules in (one, other))
        if here and there:
            pairs.append(Pair(here, there, any(here in version and there in version for version in versions)))
            one, other = [rule for rule in one if rule not in here], [rule for rule in other if rule not in there]
    return pairs


def having(word: str, ids: list[str], language: str = "en") -> list[str]:
    """Those of the rules whose text has that word, or one that begins like it."""
    begins = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    return [rule for rule in ids if begins.search(texts(language).get(rule, ""))]
