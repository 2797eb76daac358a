"""Random tables of every mode and player count, for the laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import feldherr
from feldherr import CHANCE, Game, State
from feldherr.bots.players.random import Stream, pick
from feldherr.engine.action import ROLL, answer_of, high, number, verb_of
from feldherr.engine.action import roll as dice_roll

CATALOGUE = [(name, n) for name, mode in feldherr.MODES.items() for n in range(mode.players[0], mode.players[1] + 1)]


def law(most: int = 700, skip: str = "", **more: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of every mode (but for `skip`) and player count: it gets a game after up to `most` random answers, and whatever `more` is."""

    def decorate(check: Callable[..., None]) -> Callable[..., None]:
        @pytest.mark.parametrize("table", [t for t in CATALOGUE if t[0] != skip], ids=lambda table: f"{table[0]}-{table[1]}")
        @given(seed=st.integers(0, 10**6), answers=st.integers(0, most), more=st.fixed_dictionaries(more))
        def test(table: tuple[str, int], seed: int, answers: int, more: dict[str, Any]) -> None:
            check(play_on(feldherr.game(*table), seed, answers), **more)

        test.__doc__ = check.__doc__
        return cast("Callable[..., None]", test)

    return decorate


def play_on(game: Game, seed: int, answers: int) -> Game:
    """The same game, that many random answers later."""
    for _ in steps(game, seed, answers):
        pass
    return game


def steps(game: Game, seed: int, answers: int) -> Iterator[tuple[int, int]]:
    """Random answers, each handed out before it is given; sealed questions are answered in any order."""
    rng = Stream(seed)
    for _ in range(answers):
        if game.over:
            return
        who = feldherr.players(game.state)
        seat = who[rng.below(len(who))]
        answer = pick(game.state, seat, rng)
        yield seat, answer
        game.play(seat, answer)


def ends(g: State, seat: int) -> Iterator[int]:
    """Of every option the answers with the lowest and the highest number; a few rolls."""
    for o in feldherr.options(g, seat):
        if verb_of(o) == ROLL:
            assert seat == CHANCE
            yield from (dice_roll([face] * number(o)) for face in (1, 6))
            yield dice_roll([6 - i % 6 for i in range(number(o))])
        else:
            yield from {answer_of(o, number(o)), answer_of(o, high(o))}
