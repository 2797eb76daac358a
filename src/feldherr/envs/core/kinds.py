"""The numbers by which learners tell questions apart."""

from __future__ import annotations

from typing import Final

from feldherr.engine.step import Step

# Every kind of question, by its place in this list from 1 on; 0: nothing is asked any more. A new kind goes to the end, whichever mode it
# is of: else all that has been learnt is worth nothing.
KINDS: Final = (
    "rolling for the start",
    "dealing",
    "claiming",
    "strengthening",
    "dealing missions",
    "choosing capitals",
    "trading",
    "taking the bonus",
    "laying cards",
    "drawing",
    "placing",
    "attacking",
    "defending",
    "rolling",
    "thrown",
    "occupying",
    "fortifying",
    "showing a mission",
    "bolstering",
    "bribing",
    "raising allies",
    "rolling for an ally",
    "rolling the status",
    "spreading plague",
    "rolling off",
    "choosing pantheons",
    "placing god and temple",
    "bidding",
    "choosing tokens",
    "resolving relics",
    "opening the box",
    "raising",
    "returning",
    "summoning",
    "obtaining miracles",
    "drawing miracles",
    "playing miracles",
    "naming",
    "shielding",
    "working",
    "looking at a hand",
    "invading",
    "mustering",
    "answering an invasion",
    "invasion",
    "naming a champion",
    "godswar",
    "godswar thrown",
    "saving",
    "gods on the move",
    "fortifying with gods",
    "leaving the heaven",
    "ending the turn",
)


def numbered() -> dict[type[Step], int]:
    """The number of every kind of step that asks; a kind of one's own that the list doesn't have is 0."""
    out: dict[type[Step], int] = {}
    todo: list[type[Step]] = [Step]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        out[kind] = KINDS.index(kind.name) + 1 if kind.name in KINDS else 0
    return out
