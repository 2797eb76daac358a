"""Mistakes to try again: the same measure as the analysis, from what the seat could see."""

from __future__ import annotations

from functools import cache

import pytest

import feldherr
from feldherr import CHANCE, Game, Stream
from feldherr.analysis.lessons import WORTH_IT, lessons, reason, tried
from feldherr.analysis.report import Analysis, Turn, analyse
from feldherr.bots import make
from feldherr.bots.players.random import pick
from feldherr.engine.chance import chance

MODES = {"sv2000.conquest": 3, "sv2000.missions": 3, "nl2004.godstorm": 3, "de2004.teams": 4}


@cache
def played(mode: str) -> tuple[Game, Analysis]:
    """A game in which seat 0 plays at random among captains, taken apart."""
    game, rng = feldherr.game(mode, MODES[mode], **({} if mode == "nl2004.godstorm" else {"turn_limit": 6})), Stream(3)
    bots = [make("captain", s) for s in range(game.seats)]
    while not game.over:
        g, seat = game.state, feldherr.asked(game.state)
        if seat == CHANCE:
            game.play(seat, chance(g, rng))
        else:
            game.play(seat, pick(g, seat, rng) if seat == 0 else bots[seat].choose(feldherr.observe(g, seat), seat))
    return game, analyse(game)


def as_it_was(game: Game, turn: Turn, last: int) -> list[tuple[int, int]]:
    return game.log[turn.first - 1 : last]


@pytest.mark.parametrize("mode", MODES)
def test_a_turn_that_is_played_as_in_the_game_gives_up_as_much(mode: str) -> None:
    game, found = played(mode)
    for turn, after in zip(found.played(), found.played()[1:], strict=False):
        if turn.seat >= 0:
            again = tried(turn, game.at(turn.first - 1), as_it_was(game, turn, after.first - 1))
            assert again.own == pytest.approx(turn.own, abs=1e-9)
            assert again.lost == pytest.approx(turn.lost, abs=1e-9)
            assert again.verdict == turn.verdict


def test_what_comes_after_the_turn_does_not_count() -> None:
    game, found = played("sv2000.conquest")
    turn = found.played()[2]
    start = game.at(turn.first - 1)
    whole = tried(turn, start, game.log[turn.first - 1 :])
    assert whole.own == pytest.approx(turn.own, abs=1e-9)
    assert feldherr.write_position(start) == feldherr.write_position(game.at(turn.first - 1))  # it is not played on


def test_lessons_are_ones_own_mistakes_and_blunders_in_order() -> None:
    _, found = played("sv2000.conquest")
    mine = lessons(found, 0)
    assert mine  # whoever plays at random makes some
    assert [turn.first for turn in mine] == sorted(turn.first for turn in mine)
    assert all(turn.seat == 0 and turn.verdict in WORTH_IT for turn in mine)
    assert sum(len(lessons(found, seat)) for seat in range(3)) == sum(p.mistakes + p.blunders for p in found.players())


def test_the_plan_itself_gives_up_little_and_has_a_reason() -> None:
    game, found = played("sv2000.conquest")
    for turn in lessons(found, 0):
        start = game.at(turn.first - 1)
        why = reason(turn, start, ["Ada", "Bruno", "Cleo"])
        assert turn.plan
        assert why
        assert why.reason
        g, rng, bot, log = start.copy(), Stream(9), make("captain", 9), []
        while (g.seat, g.round) == (start.seat, start.round) and not g.winners:
            seat = feldherr.asked(g)
            answer = chance(g, rng) if seat == CHANCE else bot.choose(feldherr.observe(g, seat), seat)
            log.append((seat, answer))
            feldherr.apply(g, seat, answer)
        assert tried(turn, start, log).lost < turn.lost


def test_the_reason_depends_on_nothing_hidden() -> None:
    """Others' cards and missions may be any that look the same to the seat."""
    game, found = played("sv2000.missions")
    for turn in lessons(found, 0)[:3]:
        start = game.at(turn.first - 1)
        other = feldherr.guess(feldherr.observe(start, 0), 0, Stream(8))
        assert reason(turn, start) == reason(turn, other)
