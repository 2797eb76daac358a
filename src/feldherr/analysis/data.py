"""An analysis as plain data, for JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from feldherr.analysis.report import Analysis
from feldherr.engine.action import CHANCE
from feldherr.engine.game import Game
from feldherr.value.weights import book

FORMAT = "feldherr analysis 2"


def as_data(analysis: Analysis, game: Game, names: list[str]) -> dict[str, Any]:
    """Everything: the account of each player, the turns with the win probabilities before and after, and the effect of every move.

    Chances and effects are shares of 1. In `moves` each row is the move's number, who made it (null: chance) and its effect on each seat;
    accounts begin with the second of the `turns`, for the first is the set-up.
    """
    return {
        "format": FORMAT,
        "value": book()["version"],
        "mode": game.rules.name,
        "house": dict(game.rules.house),
        "over": analysis.over,
        "players": [{"name": names[p.seat]} | asdict(p) for p in analysis.players()],
        "turning_points": [analysis.turns.index(turn) for turn in analysis.turning_points()],
        "turns": [asdict(turn) | {"lost": turn.lost, "verdict": turn.verdict} for turn in analysis.turns],
        "moves": [[e.number, None if e.who == CHANCE else e.who, e.effect] for e in analysis.entries],
    }
