"""The interface of computer players: choose a move from a view, and give a reason."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from feldherr.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player at one table. It may remember a plan between moves, but must be able to move in any view."""

    def choose(self, view: State, seat: i64) -> i64:
        """A legal move for the seat. The view holds what the seat may know, and must not be changed."""
        raise NotImplementedError

    def reason(self) -> str:
        """The reason for its last move, in a sentence; '' if there is none."""
        return ""
