"""Records the golden games anew: a whole random game of every mode, and the table it ends with.

Only after a change that is meant to change behaviour (and raises the ruleset's version). Run: scripts/python tools/golden.py
"""

from __future__ import annotations

from pathlib import Path

import feldherr
from feldherr.bots.players.random import Stream, pick

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"


def record(mode: str, seats: int, limit: int) -> feldherr.Game:
    """A random game with a turn limit, unless the mode has its own end."""
    game = feldherr.game(mode, seats) if feldherr.find(mode).turn_limit else feldherr.game(mode, seats, turn_limit=limit)
    rng = Stream(2004 + seats)
    while not game.over:
        who = feldherr.players(game.state)
        seat = who[rng.below(len(who))]
        game.play(seat, pick(game.state, seat, rng))
    return game


def main() -> None:
    for mode, rules in feldherr.MODES.items():
        for seats in sorted(set(rules.players)):
            game = record(mode, seats, 12)
            (GOLDEN / f"{mode}-{seats}.game").write_text(game.save())
            (GOLDEN / f"{mode}-{seats}.position").write_text(feldherr.write_position(game.state))
            print(f"{mode} {seats}: {len(game.log)} answers, {game.state.round} rounds")


if __name__ == "__main__":
    main()
