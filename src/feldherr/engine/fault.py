"""What people bring and what won't do, so that it can be said in any language."""

from __future__ import annotations


class Fault(ValueError):
    """A sentence in English; its name and what stands in its places say the same elsewhere (the message `fault-NAME`)."""

    def __init__(self, text: str, name: str = "", **given: str | int) -> None:
        super().__init__(text.format(**given) if given else text)
        self.name = name
        self.given = given
