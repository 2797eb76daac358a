"""The results of odds: win probability, losses, survivors."""

from __future__ import annotations

from typing import Final


class Battle:
    """The odds of one battle. In a chain all chances are those before its first throw: `win` is that the ones before were taken too."""

    def __init__(self, attackers: int, defenders: int, lost: float, slain: float, left: tuple[float, ...], held: tuple[float, ...]) -> None:
        self.attackers: Final = attackers  # the most that can attack
        self.defenders: Final = defenders
        self.lost: Final = lost  # mean number of attackers lost, win or not
        self.slain: Final = slain  # mean number of defenders lost, win or not
        self.left: Final = left  # left[k]: the chance that the territory is taken with k attackers left, those who move in among them
        self.held: Final = held  # held[k]: the chance that it is not taken, with k defenders left
        self.win: Final = sum(left)

    @property
    def survivors(self) -> float:
        """Mean number of attackers left if they win; 0 if they can't."""
        return mean(self.left)

    @property
    def defenders_left(self) -> float:
        """Mean number of defenders left if the attack fails; 0 if it can't."""
        return mean(self.held)

    def __repr__(self) -> str:
        return f"<{self.attackers} against {self.defenders}: win {self.win:.4f}, lost {self.lost:.2f}, slain {self.slain:.2f}>"


class Chain:
    """The odds of several territories in a row."""

    def __init__(self, attackers: int, stages: tuple[Battle, ...]) -> None:
        self.attackers: Final = attackers
        self.stages: Final = stages  # one for each territory
        self.win: Final = stages[len(stages) - 1].win  # that all are taken
        self.left: Final = stages[len(stages) - 1].left
        self.lost: Final = sum([stage.lost for stage in stages])
        self.slain: Final = sum([stage.slain for stage in stages])

    @property
    def survivors(self) -> float:
        """Mean number of attackers left in the last territory if all are taken."""
        return mean(self.left)

    def __repr__(self) -> str:
        against = ", ".join([str(stage.defenders) for stage in self.stages])
        return f"<{self.attackers} against {against}: win {self.win:.4f}, lost {self.lost:.2f}, slain {self.slain:.2f}>"


def mean(chances: tuple[float, ...]) -> float:
    """The mean number, if it is one of these."""
    total = 0.0
    weighed = 0.0
    for k in range(len(chances)):
        total += chances[k]
        weighed += float(k) * chances[k]
    return weighed / total if total > 0.0 else 0.0
