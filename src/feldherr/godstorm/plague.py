"""Step 5: the plague (G3, G38, G39, G47)."""

from __future__ import annotations

from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.engine.step import Phase
from feldherr.godstorm.gods import banish_at, halve
from feldherr.godstorm.state import godstorm


class SufferPlague(Phase):
    """G38."""

    name = "plague"
    says = "Half of your armies in each plague land die, never the last; gods there are banished."

    def begin(self, g: State, seat: i64) -> None:
        for t in range(g.lands):
            if g.owner[t] == seat and godstorm(g).plagued(t):
                halve(g, t, True)
                banish_at(g, t)
