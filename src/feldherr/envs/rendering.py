"""A table as text and as picture, for those who watch a game being learnt."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from feldherr.engine.state import State
from feldherr.envs.scene import Scene
from feldherr.show.text import table

MODES_OF_RENDERING: Final = ["human", "ansi", "rgb_array"]


class Renderer:
    """Shows tables in the one way that was asked for: printed, as text, or as a picture."""

    def __init__(self, scene: Scene, render_mode: str | None) -> None:
        if render_mode not in (None, *MODES_OF_RENDERING):
            raise ValueError(f"render_mode can be {', '.join(MODES_OF_RENDERING)} or None, not {render_mode!r}")
        self.scene: Final = scene
        self.render_mode: Final = render_mode

    def show(self, g: State) -> str | NDArray[np.uint8] | None:
        """The table as it is; all of it is public but what lies in hands, of which only the number is told."""
        if self.render_mode == "rgb_array":
            from feldherr.envs.picture import draw

            return draw(g)
        if self.render_mode == "ansi":
            return told(g)
        if self.render_mode == "human":
            print(told(g))
        return None


def told(g: State) -> str:
    """The table in a few lines, with the players as environments call them."""
    return table(g, "player_{}", "neutral_{}") + "\n"
