"""Maps of every size and origin are played by learners and to the end, and finished games on them are taken apart."""

from __future__ import annotations

from functools import cache

import pytest

import feldherr
from feldherr.analysis.hints import hint
from feldherr.maps.text import line
from feldherr.server.replays.analysis import analysed
from worlds import MAPS, found

MODE = "de2010.classic"


@cache
def played(name: str) -> str:
    """A game of computers on a map, saved."""
    game = feldherr.game(MODE, 3, map=found(name))
    dice, bot = feldherr.Stream(1), feldherr.bots.make("captain")
    game.chance(dice)
    while not game.over:
        seat = feldherr.asked(game.state)
        game.play(seat, bot.choose(feldherr.observe(game.state, seat), seat))
        game.chance(dice)
    return game.save()


@pytest.mark.parametrize("name", MAPS)
def test_computers_finish_a_game_that_is_read_again(name: str) -> None:
    assert line(found(name)) in played(name)
    again = feldherr.load(played(name))
    assert (again.over, again.save()) == (True, played(name))
    assert again.state.rules.board.size == found(name).board.size


@pytest.mark.parametrize("name", ["12", "svg"])
def test_a_game_is_taken_apart(name: str) -> None:
    told = analysed(played(name), ended=False)
    for account in told.accounts:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result, abs=1e-5)
    for point in told.points:
        assert sum(point.chances) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("name", MAPS)
def test_a_hint_is_given_at_the_first_attack(name: str) -> None:
    game, dice, bot = feldherr.game(MODE, 3, map=found(name)), feldherr.Stream(2), feldherr.bots.make("recruit")
    while True:
        game.chance(dice)
        seat = feldherr.asked(game.state)
        options = feldherr.offers(game.state, seat)
        if any(option.startswith("attack") for option in options):
            break
        game.play(seat, bot.choose(feldherr.observe(game.state, seat), seat))
    told = hint(feldherr.observe(game.state, seat), seat)
    assert 0 <= max(told.places, default=0) < found(name).board.size


@pytest.mark.parametrize("name", MAPS)
def test_learners_play(name: str) -> None:
    from feldherr.envs.pettingzoo import env  # with numpy

    game = env("sv2000.conquest", players=3, max_cycles=40, house={"map": line(found(name))})
    game.reset(seed=7)
    first = game.observe(game.agents[0])
    assert first is not None
    for _ in game.agent_iter():
        seen, _, terminated, truncated, _ = game.last()
        assert seen is not None
        game.step(None if terminated or truncated else int(seen["action_mask"].argmax()))
        assert len(seen["observation"]) == len(first["observation"])
