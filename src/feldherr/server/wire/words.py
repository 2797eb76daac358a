"""Numbers and words that several messages share."""

from __future__ import annotations

from typing import Literal, NewType

from feldherr.engine.declared import Value

PROTOCOL = 3
LONGEST_CHAT = 300  # characters
REACTIONS = ("applause", "laugh", "surprise", "anger", "sorrow", "thanks")

Reaction = Literal["applause", "laugh", "surprise", "anger", "sorrow", "thanks"]
Code = Literal[
    "illegal",
    "stale",
    "not-yours",
    "not-asked",
    "malformed",
    "too-fast",
    "off",
    "unavailable",
    "over",
    "too-late",
    "muted",
    "taken",
    "full",
]
AsideCode = Literal["opening", "mode", "version", "row", "changed", "damaged", "stuck"]  # what can't be read, or does not fit
Resigned = Literal["computer", "neutral"]  # the deputy plays on; or its armies only defend
Event = NewType("Event", dict[str, Value])  # with the fields of its kind, without those that the receiver may not know
Asking = NewType("Asking", dict[str, Value])  # the pending question, with the fields of its kind and its secrecy
