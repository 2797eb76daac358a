"""Ways to win that need nothing but the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.engine.step import CAPTURE, END, Goal, register_reasons
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import held, team_bits

WORLD: Final[i64] = 1
LAST: Final[i64] = 2
TERRITORIES: Final[i64] = 5
TEAM_BROKEN: Final[i64] = 9
register_reasons(
    {
        WORLD: "all territories conquered",
        LAST: "the others are out",
        TERRITORIES: "territories held",
        TEAM_BROKEN: "a team lost a player",
    }
)


class AllTerritories(Goal):
    """K24, K66, O15, N21."""

    says = "Hold every territory on the board."
    moments = 1 << CAPTURE

    def winners(self, g: State) -> i64:
        for t in range(g.lands):
            if g.owner[t] != g.seat:
                return 0
        return 1 << g.seat

    def reason(self, g: State) -> i64:
        return WORLD


class LastPlayer(Goal):
    """S21, S35, S40, K35, O23, N32, N44."""

    says = "Be the last player left; neutral armies may remain."
    moments = 1 << CAPTURE

    def winners(self, g: State) -> i64:
        left = ((1 << g.seats) - 1) ^ g.out
        return left if left & (left - 1) == 0 else 0

    def reason(self, g: State) -> i64:
        return LAST


class TargetTerritories(Goal):
    """N14, N44."""

    says = "Hold the required number of territories at the end of your turn."
    moments = 1 << END

    def winners(self, g: State) -> i64:
        return 1 << g.seat if held(g, g.seat) >= min(rules_of(g).targets[g.seats], g.rules.board.size) else 0

    def reason(self, g: State) -> i64:
        return TERRITORIES


class BrokenTeam(Goal):
    """K78."""

    says = "The other team has lost a player."
    moments = 1 << CAPTURE

    def winners(self, g: State) -> i64:
        for s in range(g.seats):
            if g.is_out(s):
                return team_bits(g, 1 - g.team(s))
        return 0

    def reason(self, g: State) -> i64:
        return TEAM_BROKEN
