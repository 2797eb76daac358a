"""What a move gives up, before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

import feldherr
from feldherr import CHANCE, State, Stream
from feldherr.analysis.tutor import WARN, gives_up
from feldherr.bots import make
from feldherr.bots.players.random import pick
from feldherr.engine.chance import chance


def questions(mode: str, seed: int, most: int) -> Iterator[tuple[State, int, int]]:
    """What captains are asked in their own turns: the view, the seat and the captain's move."""
    g, rng, bot = feldherr.game(mode, 3).state, Stream(seed), make("captain", seed)
    while most and not g.winners:
        seat = feldherr.asked(g)
        view = feldherr.observe(g, seat) if seat != CHANCE else g
        answer = chance(g, rng) if seat == CHANCE else bot.choose(view, seat)
        if g.seat == seat and g.round > 1 and g.top().name == "attacking":
            most -= 1
            yield view, seat, answer
        feldherr.apply(g, seat, answer)


@pytest.mark.parametrize("mode", ["sv2000.conquest", "sv2000.missions"])
def test_the_advisers_own_moves_give_up_next_to_nothing(mode: str) -> None:
    found = [gives_up(view, seat, answer) for view, seat, answer in questions(mode, 4, 12)]
    assert found
    assert max(found) < WARN / 10


def test_moves_at_random_give_up_much_and_some_are_worth_a_warning() -> None:
    rng = Stream(1)
    wild = [gives_up(view, seat, pick(view, seat, rng)) for view, seat, _ in questions("sv2000.conquest", 7, 40)]
    assert mean(wild) > 0.02
    assert max(wild) >= WARN


def test_the_same_view_gives_the_same_figure() -> None:
    for view, seat, answer in questions("sv2000.missions", 5, 2):
        assert gives_up(view, seat, answer) == gives_up(view.copy(), seat, answer)
