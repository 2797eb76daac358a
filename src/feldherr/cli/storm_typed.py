"""How answers are typed in Godstorm: turns in their order, gods by name, and what to say where an answer comes too early or too late."""

from __future__ import annotations

from feldherr.cli.storm_words import god_of, is_storm
from feldherr.engine.action import Option
from feldherr.engine.state import State
from feldherr.godstorm.names import GOD_NAMES, HEAVEN, PANTHEONS, SPACE
from feldherr.godstorm.table import heaven
from feldherr.locales import say

TURNS = ("first", "second", "third", "fourth", "fifth")
SHORT = ("1st", "2nd", "3rd", "4th", "5th")
NO_MORE = ("done", "end", "stop", "pass", "no", "skip", "finish", "finished", "ready")
WITH_GODS = ("summon", "champion", "take", "stay")
ON_THE_MOVE = ("invade", "enter", "fortify")
SHORTEST = 3  # letters that name a god where places are meant


def in_order(words: list[str], options: list[Option]) -> list[str]:
    """`play first`, `second`, `3rd` as the turn-order token."""
    if not any(o.verb == "token" for o in options):
        return words
    rest = words[1:] if words and words[0] in ("play", "go", "token") else words
    for n, names in enumerate(zip(TURNS, SHORT, strict=True), 1):
        if len(rest) == 1 and rest[0] in (*names, str(n)):
            return ["token", str(n)]
    return words


def owed(words: list[str], options: list[Option], view: State) -> str:
    """Why there is no end yet; '' if that is not the matter."""
    if words[0] not in NO_MORE or any(o.verb == "done" for o in options):
        return ""
    o = options[0]
    if o.verb == "occupy":
        return f"say how many armies, {o.low} to {o.high} (Enter: {o.high})"
    return "you announced this invasion: one roll is owed" if view.top().name == "invasion" and o.verb == "attack" else ""


def misplaced(verb: str, words: list[str], view: State) -> str:
    """A god's name where none is wanted; '' if there is none."""
    people = next((p for p, gods in enumerate(GOD_NAMES) if words and words[0] in [name.lower() for name in gods]), -1)
    if view.top().name == "choosing pantheons" and people >= 0:
        title = PANTHEONS[people]
        return f"{words[0].title()} is a god of the {title.title()}: type {title}"
    if verb not in ON_THE_MOVE or not is_storm(view):
        return ""
    for name in (name for gods in GOD_NAMES for name in gods):
        if any(name.lower().startswith(w) and len(w) >= min(SHORTEST, len(name)) for w in words[2:]):
            return f"which gods go along is asked next: type it without {name}"
    return ""


def own_gods(verb: str, view: State, seat: int) -> list[str]:
    """The gods that such an answer may name, as they are called."""
    return [god_of(view, seat, kind) for kind in range(4)] if verb in WITH_GODS and is_storm(view) else []


def by_number(t: int) -> list[tuple[str, ...]]:
    """A space of the Underworld goes by its number too, as it stands on the board."""
    return [(str(t - SPACE + 1),), ("space", str(t - SPACE + 1))] if SPACE <= t < HEAVEN else []


def sick(view: State, o: Option) -> str:
    """The warning before armies walk into a plague land."""
    ill = o.verb == "enter" and is_storm(view) and o.on[1] < view.lands and heaven(view).plagued(o.on[1])
    return say("term-plague") if ill else ""
