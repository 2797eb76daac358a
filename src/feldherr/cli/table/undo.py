"""Taking a step back at the terminal, by the same rule as at a server's table."""

from __future__ import annotations

from feldherr.engine.game import Game
from feldherr.engine.play import play


def step_back(game: Game, seat: int) -> int:
    """How many moves stand after that seat has taken its last step back; -1 if it can't."""
    from feldherr.server.tables.undo import DEPTH, Past, last_step, remembered  # most games need nothing of a server

    end = len(game.log)
    first = end
    while first > max(0, end - DEPTH) and game.log[first - 1][0] == seat:
        first -= 1
    state = game.at(first)
    past: tuple[Past, ...] = ()
    for number in range(first, end):
        who, answer = game.log[number]
        past = remembered(past, Past(number, who, state.copy(), number), answer)
        play(state, who, answer)
    step = last_step(past, game.state)
    return step.number if step else -1
