"""The words for verbs and commands in every language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from feldherr.cli.input.spelling import plain
from feldherr.engine.action import VERBS
from feldherr.locales import LANGUAGES, knows, language, say, speaking

COMMANDS = (
    "help",
    "quit",
    "list",
    "always",
    "again",
    "all",
    "map",
    "hand",
    "card",
    "log",
    "rules",
    "save",
    "undo",
    "odds",
    "hint",
    "setup",
)


def shown(verb: str) -> str:
    """The word for a verb in the current language."""
    return first_of(f"type-{verb}")


def first_of(message: str) -> str:
    """The word that is shown, of several for the same thing."""
    return _words(message, language())[0]


def meant(word: str, verbs: Iterable[str]) -> list[str]:
    """The verbs that a word may mean: an exact word, a synonym, or a prefix."""
    typed, verbs = flat(word), list(verbs)
    ways = (
        [verb for verb in verbs if typed in (verb, flat(shown(verb)))],
        [verb for verb in verbs if is_for(typed, f"type-{verb}")],
        [verb for verb in verbs if begins_verb(typed, verb)],
    )
    return next(filter(None, ways), [])


def named(word: str) -> str:
    """The verb that a word means in the current language or in English, legal or not; '' if none."""
    verbs = [verb for verb in VERBS if knows(f"type-{verb}")]
    known = {flat(each): verb for tag in ("en", language()) for verb in verbs for each in reversed(_words(f"type-{verb}", tag))}
    verb = known.get(flat(word), "")
    return verb if verb != "done" or begins_verb(flat(word), verb) else ""  # "no" may be the beginning of a name


def begins_verb(typed: str, verb: str) -> bool:
    """Whether it is the beginning of what is shown, or of the English word."""
    return bool(typed) and any(name.startswith(typed) for name in (verb, flat(shown(verb))))


def command(word: str) -> str:
    """The command that a word means; '' if none."""
    return "help" if word == "?" else next((name for name in COMMANDS if is_for(word, f"command-{name}")), "")


def flat(word: str) -> str:
    """A word without case and accents."""
    return "".join(plain(word))


def is_for(word: str, message: str) -> bool:
    """Whether a word is one for something, in any language."""
    typed = flat(word)
    return any(typed == flat(each) for tag in LANGUAGES for each in _words(message, tag))


@cache
def _words(message: str, tag: str) -> tuple[str, ...]:
    """The words for one thing; the first is shown. A verb that somebody added is its own."""
    if not knows(message):
        return (message.removeprefix("type-"),)
    with speaking(tag):
        return tuple(say(message).split())
