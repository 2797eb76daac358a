"""How states and games are shown and pickled, for the engine to use (see `engine/outside.py`)."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.editions import find, with_house_rules
from feldherr.engine import position
from feldherr.engine.game import Game
from feldherr.engine.outside import Outside
from feldherr.engine.ruleset import Rules
from feldherr.engine.state import State


class Shown(Outside):
    """Plain text, SVG, and pickles that hold a position or a saved game."""

    def __init__(self, load: Callable[[str], Game], read: Callable[[str, bool], State]) -> None:
        self.load = load
        self.read = read

    def text(self, g: State) -> str:
        """The state in a few lines."""
        from feldherr.show import text

        return text.table(g)

    def svg(self, g: State) -> str:
        """The state as a picture."""
        from feldherr.show import svg  # like text and pickle: few programs need it, and all would wait for it

        return svg.draw(g)

    def pickled_state(self, g: State) -> tuple[object, ...]:
        """The position, read again without running anything."""
        _check(g.rules, int(g.seats))
        return self.read, (position.write(g), False)

    def pickled_game(self, game: Game) -> tuple[object, ...]:
        """The saved game."""
        _check(game.state.rules, game.seats)
        return self.load, (game.save(),)


def _check(rules: Rules, seats: int) -> None:
    """Refuse rules that would not be found again by their name."""
    try:
        known = find(rules.name)
        if rules.house:
            known = with_house_rules(known, dict(rules.house))
        found = known.seated(seats).same(rules)
    except ValueError:
        found = False
    if not found:
        from pickle import PicklingError

        raise PicklingError(f"{rules!r} is not what {rules.name} stands for here: give it a name of its own with but(...) and register it")
