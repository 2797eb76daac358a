"""What decisions gain on average, measured by few playouts: chance that does not average out is taken out by the luck of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean as mean


@dataclass
class Sample:
    """Gains by decisions, and the luck of the same playouts.

    Luck is zero on average, so as much of it as goes along with the gains may be subtracted from them: the mean stays what it is, and
    its error gets smaller. Who is lucky has less left to gain by decisions, and the other way round.
    """

    gains: list[float] = field(default_factory=list)
    lucks: list[float] = field(default_factory=list)

    def add(self, gain: float, luck: float) -> None:
        """One more playout."""
        self.gains.append(gain)
        self.lucks.append(luck)

    @property
    def slope(self) -> float:
        """How much gains go along with luck, from -1 to 1."""
        gain, luck = mean(self.gains), mean(self.lucks)
        squares = self._squares(luck)
        both = sum((g - gain) * (x - luck) for g, x in zip(self.gains, self.lucks, strict=True))
        return max(-1.0, min(1.0, both / squares)) if squares > 0 else 0.0

    def estimate(self, luck: float = 0.0) -> tuple[float, float]:
        """The mean gain without luck, and its standard error when it is compared with a turn of that luck: the slope is uncertain too."""
        n, slope, middle = len(self.gains), self.slope, mean(self.lucks)
        rest = [g - slope * x for g, x in zip(self.gains, self.lucks, strict=True)]
        gain, squares = mean(rest), self._squares(middle)
        variance = sum((x - gain) ** 2 for x in rest) / max(1, n - 2)
        return gain, sqrt(variance * (1 / n + ((luck - middle) ** 2 / squares if squares > 0 else 0.0)))

    def _squares(self, middle: float) -> float:
        return sum((x - middle) ** 2 for x in self.lucks)
