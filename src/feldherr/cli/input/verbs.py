"""The words that people type, in every language: answers begin with one, commands are one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from feldherr.cli.input.spelling import plain
from feldherr.engine.action import VERBS
from feldherr.locales import LANGUAGES, knows, language, say, speaking

COMMANDS = ("help", "quit", "list", "always", "again", "all", "map", "hand", "card", "log", "rules", "save")


def shown(verb: str) -> str:
    """How a verb is called in the language that is spoken."""
    return first_of(f"type-{verb}")


def first_of(message: str) -> str:
    """Of the words for something the one that is shown."""
    return _words(message, language())[0]


def meant(word: str, verbs: Iterable[str]) -> list[str]:
    """The verbs that a word may be for: what is shown, else any other word for one, else the beginning of what is shown."""
    typed, verbs = flat(word), list(verbs)
    ways = (
        [verb for verb in verbs if typed in (verb, flat(shown(verb)))],
        [verb for verb in verbs if is_for(typed, f"type-{verb}")],
        [verb for verb in verbs if begins_verb(typed, verb)],
    )
    return next(filter(None, ways), [])


def named(word: str) -> str:
    """The verb that a word stands for in the language that is spoken or in English, possible or not; '' if it is none."""
    verbs = [verb for verb in VERBS if knows(f"type-{verb}")]
    known = {flat(each): verb for tag in ("en", language()) for verb in verbs for each in reversed(_words(f"type-{verb}", tag))}
    verb = known.get(flat(word), "")
    return verb if verb != "done" or begins_verb(flat(word), verb) else ""  # "no" may be the beginning of a name


def begins_verb(typed: str, verb: str) -> bool:
    """Whether it is the beginning of what is shown, or of the English word."""
    return bool(typed) and any(name.startswith(typed) for name in (verb, flat(shown(verb))))


def command(word: str) -> str:
    """The command that a word is; '' if it is none."""
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
