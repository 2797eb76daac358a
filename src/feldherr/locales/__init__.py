"""What Feldherr says, in the language that people chose: words from the Fluent files that the browser's client speaks from too."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib import resources
from textwrap import dedent
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "de": "Deutsch", "sv": "Svenska", "nl": "Nederlands"}
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =.*(?:\n+[ \t].*)*", re.MULTILINE)
PLACE = re.compile(r"\{ \$(\w+) \}")
PARTS = (
    (),
    ("screens",),
    ("terminal",),
    ("commands",),
)  # what all speak from; then what only some screens, the terminal, the command line say
Given = str | int
Words = dict[str, Given]  # for the places of a message

_now = "en"


def preferred(chosen: str = "") -> str:
    """The language that was chosen, else that of the environment, else English."""
    known = os.environ.get
    wanted = (chosen, *(known(name, "") for name in ("FELDHERR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")))
    return next((tag[:2].lower() for tag in wanted if tag[:2].lower() in LANGUAGES), "en")


def speak(language: str) -> None:
    """Speak that language from now on."""
    global _now
    _now = language


def language() -> str:
    """The language that is spoken."""
    return _now


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Another language for a while."""
    before = _now
    speak(tag)
    try:
        yield
    finally:
        speak(before)


def knows(name: str) -> bool:
    """Whether there are words for this."""
    return name in sources("en")


def say(name: str, /, **given: Given) -> str:
    """The words for something."""
    return _said(_now, name, tuple(given.items()))


def listed(words: list[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {say(last)} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


@lru_cache(maxsize=4096)
def _said(tag: str, name: str, given: tuple[tuple[str, Given], ...]) -> str:
    plain = _plain(sources(tag)[name], dict(given))
    if plain is not None:
        return plain
    bundle = _bundle(tag)
    if not bundle.has_message(name):
        _learn(bundle, tag, name)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, dict(given))
    if faults:
        raise LookupError(f"{name} in {tag}: {faults[0]}")
    return str(text)


def _plain(source: str, given: Words) -> str | None:
    """A text with nothing but words in its places needs no Fluent, whose loading takes a quarter of a second; None if it does."""
    first, _, rest = source.partition(" =")[2].partition("\n")
    text = dedent(rest).strip("\n") if not first.strip() else first.strip(" ") if not rest.strip() else "{"
    wanted = PLACE.findall(text)
    if text.count("{") > len(wanted) or not all(type(given.get(name)) is str for name in wanted):
        return None
    return PLACE.sub(lambda place: str(given[place[1]]), text)


def _learn(bundle: FluentBundle, tag: str, name: str) -> None:
    """Messages are read when they are wanted: reading all of them takes longer than people like to wait."""
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(sources(tag)[name]))


@cache
def _bundle(tag: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # takes a while: only whoever says something waits for it

    return FluentBundle([tag], use_isolating=False)


@cache
def sources(tag: str) -> dict[str, str]:
    """Every message of a language, as it stands in its file."""
    folder = resources.files(__name__)
    texts = [folder.joinpath(*path, f"{tag}.ftl").read_text(encoding="utf-8") for path in PARTS]
    return {found[1]: found[0] for found in MESSAGE.finditer("\n".join(texts))}
