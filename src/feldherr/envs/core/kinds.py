"""The fixed numbers of the kinds of questions, as they appear in observations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.step import Step
from feldherr.rules.combat import Attacking, Defending
from feldherr.rules.conquest import Occupying
from feldherr.rules.placing import Placing

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
    "unnamed",  # whatever a step of another package asks
)


# The numbers of those that are asked all the time.
PLACING: Final[i64] = 11
ATTACKING: Final[i64] = 12
DEFENDING: Final[i64] = 13
OCCUPYING: Final[i64] = 16


class Kinds:
    """The question numbers of all steps."""

    def __init__(self) -> None:
        self.others: Final[dict[type[Step], int]] = {}
        todo: list[type[Step]] = [Step]
        while todo:
            kind = todo.pop()
            todo += kind.__subclasses__()
            self.others[kind] = KINDS.index(kind.name if kind.name in KINDS else "unnamed") + 1

    def number(self, step: Step) -> i64:
        """The question number of a step; the most frequent are recognized by their class, which is faster."""
        if isinstance(step, Attacking):
            return ATTACKING
        if isinstance(step, Placing):
            return PLACING
        if isinstance(step, Occupying):
            return OCCUPYING
        if isinstance(step, Defending):
            return DEFENDING
        return self.others.get(type(step), len(KINDS))
