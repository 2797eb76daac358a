"""Numbers and words that several messages share."""

from __future__ import annotations

from typing import Literal, NewType

from feldherr.engine.declared import Value

PROTOCOL = 3
LONGEST_CHAT = 300  # characters
CLOSES = {  # with which codes the server ends a stream, and what that means
    1003: "a message was not text",
    1008: "too much came at once, or too many messages in a row that could not be taken; or the page is another site's",
    1012: "the server is being restarted: come again",
    4404: "there is no such table, or this device has no role there",
    4409: "the table can't be played on; `aside` in `GET /api/tables/{table}` says why",
    4410: "the link by which this device came is void: the host has made another",
    4429: "too many streams, or opened too often: come again in a while",
    4503: "the database can't be reached: come again in a while",
}
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
