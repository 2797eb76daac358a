"""Reinforcements: what a turn begins with, and what comes with it."""

from __future__ import annotations

from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.engine.step import Phase
from feldherr.rules import events
from feldherr.rules.cards import LayingCards, Trading
from feldherr.rules.placing import Placing
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import held, holds_all


def income(g: State, side: i64) -> i64:
    """What its territories and its whole continents bring (K8, K9, S6, O4, N5, K73)."""
    n = held(g, side)
    return (by_table(n) if rules_of(g).income == "table" else thirds(n)) + continents_held(g, side)


def continents_held(g: State, side: i64) -> i64:
    """What its whole continents are worth."""
    total: i64 = 0
    board = g.rules.board
    for c in range(len(board.bonus)):
        if holds_all(g, side, board.members[c]):
            total += board.bonus[c]
    return total


def thirds(territories: i64) -> i64:
    """A third, rounded down, at least three (K8, S6, O4)."""
    n = territories // 3
    return n if n > 3 else 3


def by_table(territories: i64) -> i64:
    """Three, and one more for every three territories from twelve on; the table's last steps are uneven (N5)."""
    if territories < 12:
        return 3
    if territories >= 39:
        return 12 if territories == 39 else 13
    return territories // 3


class Reinforce(Phase):
    """K7, K11, K13, S5, S19, O3, N4."""

    name = "reinforce"
    step = "placing"
    says = "Count territories and continents, trade cards, and place all armies you get."

    def begin(self, g: State, seat: i64) -> None:
        n = income(g, seat)
        g.gained = n
        g.reserve[seat] += n
        if g.heard:
            g.tell(events.Income(seat, n))
        g.push(Placing(seat, side=seat))
        size = g.hand_size(g.team(seat))
        if rules_of(g).set_values == "stars":
            if size > 0:
                g.push(LayingCards(seat))
        elif size >= 3:
            g.push(Trading(seat))
