"""Who plays badly on purpose is found out."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

import feldherr
from feldherr import CHANCE, Game, Stream
from feldherr.analysis import plans
from feldherr.analysis.plans import FAST, THOROUGH, Level, plan
from feldherr.analysis.report import Analysis, Player, Turn, analyse
from feldherr.analysis.verdicts import LOSSES
from feldherr.bots import make
from feldherr.bots.players.random import pick
from feldherr.engine.chance import chance

RATES = (0, 10, 30)  # per cent of a captain's moves that are random, by seat


@cache
def game_of(seed: int) -> Game:
    """A game of captains, some of whose moves in their own turns are random."""
    game, rng, wild = feldherr.game("sv2000.conquest", 3, turn_limit=12), Stream(seed), Stream(seed + 1000)
    captains = [make("captain", seed * 10 + s) for s in range(3)]
    while not game.over:
        g, seat = game.state, feldherr.asked(game.state)
        if seat == CHANCE:
            game.play(seat, chance(g, rng))
        elif g.seat == seat and wild.below(100) < RATES[seat]:
            game.play(seat, pick(g, seat, wild))
        else:
            game.play(seat, captains[seat].choose(feldherr.observe(g, seat), seat))
    return game


@cache
def spoilt(seed: int) -> Analysis:
    return analyse(game_of(seed), level=Level((("captain", 8, 64),)))


def players(seat: int) -> list[Player]:
    return [spoilt(seed).players()[seat] for seed in range(1, 9)]


def test_accuracy_falls_with_the_rate_of_random_moves() -> None:
    steady, careless, wild = (mean(p.accuracy for p in players(seat)) for seat in range(3))
    assert steady > careless + 0.02
    assert careless > wild + 0.02
    assert steady > 0.88


def test_random_moves_are_blunders_and_cost_win_probability() -> None:
    grave = [sum(p.blunders + p.mistakes for p in players(seat)) for seat in range(3)]
    assert grave[0] < grave[2]
    assert mean(p.lost for p in players(0)) < mean(p.lost for p in players(2))


def test_a_turn_is_judged_by_stated_thresholds() -> None:
    verdicts = {"": 0.0, **LOSSES}
    for turn in (turn for seed in range(1, 9) for turn in spoilt(seed).played()):
        assert 0 <= turn.worth <= turn.could <= 1
        assert turn.lost >= verdicts[turn.verdict]
        assert turn.lost < min((least for least in verdicts.values() if least > verdicts[turn.verdict]), default=2)
    for p in spoilt(1).players():
        assert (p.inaccuracies, p.mistakes, p.blunders) == counts([turn for turn in spoilt(1).played() if turn.seat == p.seat])
        assert 0 <= p.accuracy <= 1


def counts(turns: list[Turn]) -> tuple[int, ...]:
    return tuple(sum(turn.verdict == kind for turn in turns) for kind in ("inaccuracies", "mistakes", "blunders"))


def test_the_costliest_turn_is_ones_own_and_gave_up_most() -> None:
    found = spoilt(1)
    worst = found.costliest(2)
    assert worst
    assert worst.seat == 2
    assert worst.lost == max(turn.lost for turn in found.played() if turn.seat == 2)


def test_the_thorough_level_knows_the_captains_plan_and_the_marshals() -> None:
    game: Game = feldherr.game("sv2000.conquest", 3)
    rng = Stream(2)
    while game.state.seat < 0:
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    few = Level(tuple((name, 2, 4) for name, *_ in THOROUGH.players))
    each = [plan(game.state, game.words, Level((one,)), 5) for one in few.players]
    assert [name for name, *_ in few.players] == ["captain", "marshal"]
    assert plan(game.state, game.words, few, 5) == max(each, key=lambda found: found.gain)


def test_a_turn_is_played_out_until_its_verdict_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gains of 0 or 40 %: a turn that gained as much as possible needs few of them, one on the edge of a blunder as many as allowed."""
    g, words = feldherr.new(feldherr.find("sv2000.conquest"), 3), feldherr.game("sv2000.conquest", 3).words
    g.seat = 0
    outs: list[int] = []

    def played_out(start: feldherr.State, name: str, seed: int) -> plans.Playout:
        outs.append(seed)
        return plans.Playout(0.4 * (seed % 2), 0.0, [])

    monkeypatch.setattr(plans, "played_out", played_out)
    for gain, times in ((0.4, 16), (0.0, 256)):
        outs.clear()
        assert plan(g, words, Level((("captain", 16, 256),)), 1, gain).gain == pytest.approx(0.2)
        assert len(outs) == len(set(outs)) == times


def test_the_verdict_hardly_depends_on_the_dice_of_the_playouts() -> None:
    found, g = spoilt(2), None
    for turn in [turn for turn in found.played() if turn.plan and turn.seat == 2][:4]:
        g = game_of(2).at(turn.first - 1)
        again = plan(g, game_of(2).words, FAST, 1_000_000 + turn.first, turn.own, turn.luck[turn.seat])
        assert again.gave_up(turn.before[2], turn.own, turn.luck[2]) == pytest.approx(turn.lost, abs=0.03)
    assert g


@pytest.mark.parametrize("mode", ["sv2000.conquest", "nl2004.godstorm", "de2004.teams"])
def test_a_plan_is_always_the_same_and_begins_with_legal_moves(mode: str) -> None:
    game: Game = feldherr.game(mode, 4)
    rng = Stream(2)
    while game.state.seat < 0:
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    once, again = (plan(game.state, game.words, FAST, 5) for _ in range(2))
    assert once == again
    assert once.moves
    g = game.state.copy()
    for move in once.moves:
        assert feldherr.asked(g) == game.state.seat
        feldherr.say(g, game.state.seat, move)
