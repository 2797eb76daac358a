"""Typed moves in Godstorm: turn order, gods by name, and its error messages."""

from __future__ import annotations

from feldherr.cli.input.spelling import plain, spelt
from feldherr.cli.input.verbs import flat, meant, shown
from feldherr.cli.table.godstorm_words import god_of, is_storm
from feldherr.engine.action import Option
from feldherr.engine.play import question
from feldherr.engine.state import State
from feldherr.godstorm.names import GOD_NAMES, HEAVEN, PANTHEONS, SPACE
from feldherr.godstorm.questions import ChoosingPantheons, Invasion
from feldherr.godstorm.state import godstorm
from feldherr.locales import say

WITH_GODS = ("summon", "champion", "take", "stay")
ON_THE_MOVE = ("invade", "enter", "fortify")
SHORTEST = 3  # letters that name a god where places are meant


def in_order(words: list[str], options: list[Option]) -> list[str]:
    """`play first`, `second`, `3rd` as the turn-order token."""
    if not any(o.verb == "token" for o in options):
        return words
    labels = [set(plain(say("verb-token", n=n))) for n in range(1, 6)]
    same = set.intersection(*labels) | {"token", "go", flat(shown("token"))}  # "play" of "play first"
    rest = "".join(w for w in words if w not in same)
    for n, (label, turn) in enumerate(zip(labels, say("term-turns").split(), strict=True), 1):
        if rest in (*(label - same), flat(turn), str(n)):
            return ["token", str(n)]
    return words


def owed(words: list[str], options: list[Option], view: State) -> str:
    """Why the player can't stop yet; '' if that is not the reason."""
    if not meant(words[0], ["done"]) or any(o.verb == "done" for o in options):
        return ""
    o = options[0]
    if o.verb == "occupy":
        return say("term-owed-armies", low=o.low, high=o.high)
    return say("term-owed-roll") if o.verb == "attack" and isinstance(question(view), Invasion) else ""


def misplaced(verb: str, words: list[str], view: State) -> str:
    """The error for a god's name where none is wanted; '' if there is none."""
    people = next((p for p, gods in enumerate(GOD_NAMES) if words and words[0] in [name.lower() for name in gods]), -1)
    if people >= 0 and isinstance(question(view), ChoosingPantheons):
        return say("term-god-of-people", god=words[0].title(), people=say(f"people-{PANTHEONS[people]}"))
    if verb not in ON_THE_MOVE or not is_storm(view):
        return ""
    for name in (name for gods in GOD_NAMES for name in gods):
        if any(name.lower().startswith(w) and len(w) >= min(SHORTEST, len(name)) for w in words[2:]):
            return say("term-gods-next", god=name)
    return ""


def own_gods(verb: str, view: State, seat: int) -> list[str]:
    """The gods that such an answer may name, as they are called."""
    return [god_of(view, seat, kind) for kind in range(4)] if verb in WITH_GODS and is_storm(view) else []


def by_number(t: int) -> list[tuple[str, ...]]:
    """A space of the Underworld goes by its number too, as it stands on the board."""
    n = t - SPACE + 1
    return [(str(n),), ("space", str(n)), spelt(say("space-space", n=int(n)))] if SPACE <= t < HEAVEN else []


def sick(view: State, o: Option) -> str:
    """The warning before armies walk into a plague land."""
    ill = o.verb == "enter" and is_storm(view) and o.on[1] < view.lands and godstorm(view).plagued(o.on[1])
    return say("term-plague") if ill else ""
