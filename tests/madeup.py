"""A made-up language, whose every message is in other letters.

What comes out in Latin letters is a name (of a place, a god, a mode, a file), was typed, or is missing in the languages.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import chain

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

from feldherr import locales
from feldherr.bots import catalogue
from feldherr.editions import MODES
from feldherr.godstorm.names import GOD_NAMES, HEAVENS

LATIN = "abcdefghijklmnopqrstuvwxyz"
ARMENIAN = dict(zip(map(ord, LATIN + LATIN.upper()), [*range(0x561, 0x57B), *range(0x531, 0x54B)], strict=True))
JUNK = ("xyzzy", "kamchatca 3")  # what is typed and told back


def marked(text: str) -> str:
    """The text in other letters."""
    return text.translate(ARMENIAN)


class Marking(Transformer):
    """All words of a message in other letters; its variables stay."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(marked(node.value))


class Marked(dict[str, str]):
    """The messages of the made-up language, made when they are wanted."""

    def __missing__(self, name: str) -> str:
        message = FluentParser(with_spans=False).parse_entry(locales.sources("en")[name])
        return FluentSerializer().serialize_entry(Marking().visit(message))


@cache
def names() -> set[str]:
    """The words of all names."""
    boards = {mode.board.name: mode.board for mode in MODES.values()}.values()
    titles = [title for board in boards for titles in board.titles.values() for title in titles.values()]
    known = " ".join([*titles, *chain(*GOD_NAMES), *HEAVENS, *MODES, *catalogue.names(), *JUNK, "Godstorm"])
    return {word.casefold() for word in re.findall(r"[^\W\d_]+", known)}


def unmarked(text: str) -> set[str]:
    """The words in Latin letters that are no names, and no marks of gods."""
    said = re.sub(r"\S*(/|feldherr|\.game)\S*|play --resume|replay", "", text)  # without files, and the commands that go on with them
    words = [word for word in re.findall(r"[^\W\d_]{2,}", said) if re.search("[A-Za-z]", word)]
    return {word for word in words if word.casefold() not in names() and set(word) - set("wmsd")}


@cache
def words_of_the_client() -> str:
    """All that the browser says, in the made-up language."""
    known = Marked()
    return "\n".join(known[name] for name in locales.sources("en"))
