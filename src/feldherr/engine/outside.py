"""What a state needs from beyond the engine: the engine makes no pictures and finds no ruleset by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from feldherr.engine.game import Game
    from feldherr.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Outside:
    """How states and games look and how they are pickled; this one can't do either, the package above installs one that can."""

    def text(self, g: State) -> str:
        """The state in plain text."""
        return repr(g)

    def svg(self, g: State) -> str | None:
        """The state as a picture; None if there is none."""
        return None

    def pickled_state(self, g: State) -> tuple[object, ...]:
        """A function and its arguments that make an equal state (see `object.__reduce__`)."""
        raise TypeError("states are pickled by the package feldherr, which is not imported")

    def pickled_game(self, game: Game) -> tuple[object, ...]:
        """The same for a game."""
        raise TypeError("games are pickled by the package feldherr, which is not imported")


_INSTALLED: Final[list[Outside]] = [Outside()]


def install(outside: Outside) -> None:
    """From now on this one is asked."""
    _INSTALLED[0] = outside


def outside() -> Outside:
    """The one that is installed."""
    return _INSTALLED[0]
