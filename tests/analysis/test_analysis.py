"""A game taken apart: the sums are exact, luck is zero on average, and what chance may answer is complete."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

import feldherr
from feldherr import CHANCE, Game, Stream
from feldherr.analysis.data import as_data
from feldherr.analysis.mean import expected
from feldherr.analysis.outcomes import outcomes
from feldherr.analysis.report import Analysis, analyse
from feldherr.bots.players.random import pick
from feldherr.value.chances import chances

FEWEST = [(mode, max(3, rules.players[0]) if rules.players[1] > 2 else 2) for mode, rules in feldherr.MODES.items()]


@cache
def played(mode: str, seats: int, seed: int = 1) -> Game:
    """A short game of random players."""
    game = feldherr.game(mode, seats, turn_limit=1)
    rng = Stream(seed)
    while not game.over:
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    return game


@cache
def taken_apart(mode: str, seats: int) -> Analysis:
    return analyse(played(mode, seats))


@pytest.mark.parametrize(("mode", "seats"), FEWEST)
def test_the_result_is_start_and_luck_and_everybodys_decisions(mode: str, seats: int) -> None:
    found = taken_apart(mode, seats)
    assert found.over
    for p in found.players():
        assert p.start + p.luck + p.own + p.others == pytest.approx(p.result, abs=1e-9)
        assert p.result == chances(played(mode, seats).state)[p.seat]
    for e in found.entries:
        total = sum({g_team(mode, s): x for s, x in enumerate(e.effect)}.values())
        assert total == pytest.approx(0, abs=1e-9)  # what one wins the others lose
    assert [e.number for e in found.entries] == list(range(1, len(played(mode, seats).log) + 1))


def g_team(mode: str, seat: int) -> int:
    return seat % 2 if feldherr.find(mode).teams else seat


@pytest.mark.parametrize(("mode", "seats"), FEWEST)
def test_turns_follow_each_other_and_hold_all_that_was_booked(mode: str, seats: int) -> None:
    found = taken_apart(mode, seats)
    for one, next_one in itertools.pairwise(found.turns):
        assert one.after == next_one.before
    assert found.turns[-1].after == found.end
    for p in found.players():
        booked = [e for e in found.entries if e.number >= found.turns[1].first]
        assert sum(e.effect[p.seat] for e in booked if e.who == CHANCE) == pytest.approx(p.luck, abs=1e-9)
        assert sum(e.effect[p.seat] for e in booked if e.who == p.seat) == pytest.approx(p.own, abs=1e-9)


@pytest.mark.parametrize(("mode", "seats"), FEWEST)
def test_the_set_up_is_one_step_before_the_account(mode: str, seats: int) -> None:
    """Who places armies like a beginner is a beginner: that changes win probabilities, but is no decision of a turn."""
    found = taken_apart(mode, seats)
    setup, first = found.turns[:2]
    assert (setup.seat, setup.first, setup.plan) == (-1, 1, None)
    assert setup not in found.turning_points(len(found.turns))
    assert found.start == pytest.approx(first.before, abs=0.02)  # but for a draw with which the first turn begins


@pytest.mark.parametrize(("mode", "seats"), FEWEST)
def test_a_game_that_ends_during_the_set_up_has_nothing_to_account_for(mode: str, seats: int) -> None:
    """The host closed the table: nobody has had a turn, so what the placing was worth is nobody's gain."""
    whole = played(mode, seats)
    first = taken_apart(mode, seats).played()[0].first
    for moves in {1, first // 2, first - 1}:
        short = Game(whole.rules, whole.seats)
        for who, answer in whole.log[:moves]:
            short.play(who, answer)
        for p in analyse(short).players():
            assert p.start + p.luck + p.own + p.others == pytest.approx(p.result, abs=1e-9)


@pytest.mark.parametrize(("mode", "seats"), FEWEST)
def test_all_that_chance_may_answer_is_legal_and_its_luck_averages_to_zero(mode: str, seats: int) -> None:
    game = played(mode, seats)
    g = feldherr.new(game.rules, game.seats)
    looked = 0
    for n, (who, answer) in enumerate(game.log):
        if who == CHANCE and n % 7 == 0 and looked < 12:
            looked += 1
            every = outcomes(g)
            assert sum(p for _, p in every) == pytest.approx(1, abs=1e-12)
            mean = [0.0] * seats
            for a, p in every:
                after = g.copy()
                feldherr.play(after, CHANCE, a)
                mean = [m + p * v for m, v in zip(mean, chances(after), strict=True)]
            assert mean == pytest.approx(expected(g), abs=1e-12)
        feldherr.apply(g, who, answer)
    assert looked


def test_a_good_roll_is_luck_and_a_bad_one_is_bad_luck_by_the_same_mean() -> None:
    """Three dice against one for the last territory of the last foe, counted by hand."""
    armies = "armies 0 alaska 12 rest 2\narmies 1 kamchatka 1\nout 2\n"
    text = f"feldherr position 1\nrules sv2000.conquest 1\nseats 3\n{armies}phase attack\n"
    g = feldherr.read_position(text)
    feldherr.say(g, 0, "attack alaska kamchatka 3")
    mean = expected(g)
    won, lost = g.copy(), g.copy()
    feldherr.apply(won, CHANCE, feldherr.roll([6, 6, 6, 1]))
    feldherr.apply(lost, CHANCE, feldherr.roll([1, 1, 1, 6]))
    assert chances(lost)[0] < mean[0] < chances(won)[0]
    chance = 855 / 1296
    assert mean[0] == pytest.approx(chance * chances(won)[0] + (1 - chance) * chances(lost)[0], abs=1e-12)


def test_an_analysis_as_data_names_everybody_and_has_every_move() -> None:
    game = played("sv2000.conquest", 3)
    data = as_data(taken_apart("sv2000.conquest", 3), game, ["Ada", "Bruno", "Cleo"])
    assert [p["name"] for p in data["players"]] == ["Ada", "Bruno", "Cleo"]
    assert len(data["moves"]) == len(game.log)
    first = data["turns"][1]["first"]
    for p in data["players"]:
        seat = p["seat"]
        changes = sum(effect[seat] for number, _, effect in data["moves"] if number >= first)
        assert p["start"] + changes == pytest.approx(p["result"], abs=1e-9)
    assert all(0 <= i < len(data["turns"]) for i in data["turning_points"])
