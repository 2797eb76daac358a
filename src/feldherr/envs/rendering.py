"""Rendering of states as text or pictures."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from feldherr.engine.action import CHANCE
from feldherr.engine.play import asked
from feldherr.engine.state import State
from feldherr.envs.scene import Scene

MODES_OF_RENDERING: Final = ["human", "ansi", "rgb_array"]


class Renderer:
    """Renders states in the chosen mode: printed, as text, or as a picture."""

    def __init__(self, scene: Scene, render_mode: str | None) -> None:
        if render_mode not in (None, *MODES_OF_RENDERING):
            raise ValueError(f"render_mode can be {', '.join(MODES_OF_RENDERING)} or None, not {render_mode!r}")
        self.scene: Final = scene
        self.render_mode: Final = render_mode

    def show(self, g: State) -> str | NDArray[np.uint8] | None:
        """Render a state: public facts only; of hands, the number of cards."""
        if self.render_mode == "rgb_array":
            from feldherr.envs.picture import draw

            return draw(g)
        if self.render_mode == "ansi":
            return told(g)
        if self.render_mode == "human":
            print(told(g))
        return None


def told(g: State) -> str:
    """A state in a few lines: the players, then who holds what in each continent."""
    lines = [_heading(g), *[_side(g, side) for side in range(g.sides)]]
    board = g.rules.board
    for c, members in enumerate(board.members):
        lines.append(f"{board.continents[c]} (+{board.bonus[c]}): " + ", ".join(_place(g, t) for t in members))
    beyond = range(int(board.size), len(g.owner))
    return "\n".join([*lines, "beyond: " + ", ".join(_place(g, t) for t in beyond)] if beyond else lines) + "\n"


def _heading(g: State) -> str:
    if g.winners:
        return f"{g.rules.name}, round {g.round}: won by " + " and ".join(_name(g, s) for s in range(g.seats) if g.winners >> s & 1)
    seat = asked(g)
    return f"{g.rules.name}, round {g.round}: " + ("chance" if seat == CHANCE else f"player_{seat}") + f" {g.top().name}"


def _side(g: State, side: int) -> str:
    lands = sum(1 for owner in g.owner if owner == side)
    armies = sum(int(g.muster(t, side)) for t in range(len(g.owner)))
    return f"{_name(g, side)}: {lands} territories, {armies} armies, {g.hand_size(side)} cards"


def _place(g: State, t: int) -> str:
    owner = g.owner[t]
    return f"{g.rules.board.places[t]} " + ("-" if owner < 0 else f"{'n' if owner >= g.seats else ''}{owner}:{g.armies[t]}")


def _name(g: State, side: int) -> str:
    return f"player_{side}" if side < g.seats else f"neutral_{side}"
