"""Numbers of a mode on a map of another size: what the rulebooks print for 42 territories, scaled to as many as there are."""

from __future__ import annotations

from typing import Any

from feldherr.engine.board import Board
from feldherr.maps import of
from feldherr.rules.goals import TargetTerritories
from feldherr.rules.ruleset import Ruleset


def scaled(rules: Ruleset, printed: Board) -> Ruleset:
    """The mode with numbers that fit its board; `printed` is the board of its rulebook.

    Starting armies, neutral armies and the number of territories to hold grow with the number of territories, rounded to the nearest,
    halves up. Maps of format 1 keep the printed numbers, by which games on them were played before there was format 2.
    """
    found = of(rules.board)
    if found is None or found.format == 1 or rules.board.size == printed.size:
        return rules
    two = rules.two and rules.two.but(**_changes(rules.two, printed))  # type: ignore[arg-type]
    return rules.but(**_changes(rules, printed), two=two)


def _changes(rules: Ruleset, printed: Board) -> dict[str, Any]:
    size, of_book = int(rules.board.size), int(printed.size)

    def fit(n: int) -> int:
        return max(1, (2 * n * size + of_book) // (2 * of_book)) if n else 0

    out: dict[str, Any] = {"start_armies": {seats: fit(n) for seats, n in rules.start_armies.items()}}
    out["neutral_armies"] = fit(int(rules.neutral_armies))
    if any(isinstance(goal, TargetTerritories) for goal in rules.goals):
        out["targets"] = {seats: fit(n) for seats, n in rules.targets.items()}
    return out
