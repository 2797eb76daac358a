"""The invasion that is going on, as the other chapters see it: who invades what from where, and which gods take part."""

from __future__ import annotations

from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.state import godstorm


class Announced(Step):
    """One announcement with all its rolls (G51); `n` has the gods announced, as bits."""

    fights = True

    def coming(self) -> i64:
        """The attacker's gods that were announced, as bits, wherever they are now."""
        return self.n

    def gods(self, g: State) -> i64:
        """The attacker's gods that take part: announced, and still there (G28)."""
        return self.n & godstorm(g).gods_at(self.seat, self.src)

    def foes(self, g: State) -> i64:
        """The defender's: all who are in the target."""
        o = g.owner[self.dst]
        return godstorm(g).gods_at(o, self.dst) if self.dst < g.lands and 0 <= o < g.seats else 0

    def clashed(self) -> bool:
        """Whether a godswar is being fought."""
        return False


def announced(g: State) -> Announced:
    """The invasion that is going on; there is one."""
    inv = under_way(g)
    assert inv is not None
    return inv


def under_way(g: State) -> Announced | None:
    """The invasion that is going on, if there is one."""
    for step in g.stack:
        if isinstance(step, Announced):
            return step
    return None


def kinds_in(bits: i64) -> list[int]:
    """These gods: war, magic, sky, death."""
    return [kind for kind in range(4) if (bits >> kind) & 1 == 1]
