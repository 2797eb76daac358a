"""Computer players: `make("captain")` gives one of ours, a subclass of `Bot` is one of your own."""

from __future__ import annotations

from feldherr.bots.bot import Bot

__all__ = ["Bot", "make", "names"]

# The players themselves are imported when one is asked for: most programs want the rules only.


def make(name: str, seed: int = 0, think: float = -1.0) -> Bot:
    """The player of that name (`captain`, `marshal:careful`, `captain@1`).

    `think` is how many milliseconds a marshal may take for a move; below 0 it takes as long as it likes.
    """
    from feldherr.bots import catalogue

    return catalogue.make(name, seed, think)


def names() -> list[str]:
    """The names of all computer players, with every character they can have."""
    from feldherr.bots import catalogue

    return catalogue.names()
