"""Rendering of states as text or pictures."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from feldherr.engine.state import State
from feldherr.envs.scene import Scene
from feldherr.show.text import table

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
    """A state in a few lines, with the players as environments call them."""
    return table(g, "player_{}", "neutral_{}") + "\n"
