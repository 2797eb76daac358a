"""Which field of a question is in which slot of an observation: the documented form of what `Step.about` writes.

The tables of `docs/envs.md` are made of this, and a law in the tests compares it with what is written.
"""

from __future__ import annotations

from typing import Final

from feldherr.engine.question import Question
from feldherr.engine.slots import SLOTS
from feldherr.envs.core.kinds import KINDS

# Of each kind of question: slot=field. A list counts as how many it has (len), as their sum (sum) or as bits (bits).
_BATTLE: Final = "src=src dst=dst side=attacker foe=defender"
FIELDS: Final[dict[str, str]] = {
    "rolling for the start": "count=len(dice)",
    "dealing": "side=side",
    "claiming": "count=armies",
    "strengthening": "side=side count=armies more=later",
    "dealing missions": "side=seat",
    "choosing capitals": "",
    "trading": "more=eliminated",
    "taking the bonus": "count=armies",
    "laying cards": "count=armies more=stars",
    "drawing": "side=side",
    "placing": "side=side count=armies",
    "attacking": "",
    "defending": f"{_BATTLE} count=dice",
    "rolling": f"{_BATTLE} count=len(dice)",
    "thrown": _BATTLE,
    "occupying": "src=src dst=dst side=side count=armies",
    "fortifying": "side=side",
    "showing a mission": "more=start",
    "bolstering": "side=side count=armies",
    "bribing": "",
    "raising allies": "",
    "rolling for an ally": "side=side",
    "rolling the status": "side=side",
    "spreading plague": "count=left",
    "rolling off": "count=len(dice) more=bids",
    "choosing pantheons": "side=side",
    "placing god and temple": "more=temple",
    "bidding": "",
    "choosing tokens": "count=bid",
    "resolving relics": "",
    "opening the box": "side=side",
    "raising": "count=armies",
    "returning": "",
    "summoning": "",
    "obtaining miracles": "count=price more=sum(bought)",
    "drawing miracles": "side=side count=left more=deck",
    "playing miracles": "",
    "naming": "src=src dst=dst side=owner card=card",
    "shielding": "src=src dst=dst side=player foe=attacker card=card",
    "working": "side=player card=card",
    "looking at a hand": "side=side",
    "invading": "more=below",
    "mustering": "src=src dst=dst pieces=bits(coming)",
    "answering an invasion": "src=src dst=dst side=attacker pieces=bits(gods)",
    "invasion": "src=src dst=dst foe=defender pieces=bits(gods) foe_pieces=bits(foes)",
    "naming a champion": "src=src dst=dst side=attacker pieces=bits(god)",
    "godswar": f"{_BATTLE} pieces=bits(god) foe_pieces=bits(foe)",
    "godswar thrown": _BATTLE,
    "saving": "src=src dst=dst side=attacker count=armies",
    "gods on the move": "src=src dst=dst pieces=bits(gods)",
    "fortifying with gods": "side=side",
    "leaving the heaven": "src=place count=armies",
    "ending the turn": "",
    "unnamed": "",
}
NONE: Final = {slot: 0 if slot in ("count", "more", "pieces", "foe_pieces") else -1 for slot in SLOTS}  # in a slot that is not used


def slots(q: Question | None) -> list[int]:
    """The numbers in the slots of a question; all empty if the game is over."""
    used = dict(pair.split("=") for pair in FIELDS[q.kind].split()) if q else {}
    return [_number(q, used[slot]) if slot in used else none for slot, none in NONE.items()]


def _number(q: Question | None, said: str) -> int:
    how, _, field = said.rpartition("(")
    value = getattr(q, field.rstrip(")"))
    listed = value if isinstance(value, list) else [value]
    if how == "bits":
        return sum(1 << int(n) for n in listed)
    return len(listed) if how == "len" else sum(listed) if how == "sum" else int(value)


def table() -> str:
    """Every kind of question with its number and its slots, for the documentation."""
    lines = [f"| {i} | {kind} | {' · '.join(f'`{pair}`' for pair in FIELDS[kind].split())} |" for i, kind in enumerate(KINDS, 1)]
    return "\n".join(["| number | question | slot=field |", "| --- | --- | --- |", *lines])
