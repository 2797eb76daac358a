"""The simple computer player: it answers everything, beats random players, and finishes games."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream, pick
from feldherr.bots.players.simple import Simple
from feldherr.rules.options import HOUSE_RULES


def match(mode: str, seats: int, simple: set[int], seed: int, most: int = 20_000) -> State:
    """A game of simple players against random ones."""
    g = feldherr.new(feldherr.ruleset(mode), seats)
    rng, bot = Stream(seed), Simple()
    for _ in range(most):
        if g.winners:
            break
        seat = feldherr.players(g)[0]
        answer = bot.choose(feldherr.observe(g, seat), seat) if seat in simple else pick(g, seat, rng)
        feldherr.play(g, seat, answer)
    return g


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_beats_random_players_in_every_mode(mode: str) -> None:
    seats = feldherr.MODES[mode].players[0]
    wins = sum(match(mode, seats, {i % seats}, 10 + i).winners >> i % seats & 1 for i in range(8))
    assert wins >= 7


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_finishes_games_against_itself(mode: str) -> None:
    low, high = feldherr.MODES[mode].players
    for seats in range(low, high + 1):
        assert match(mode, seats, set(range(seats)), seats).winners


@pytest.mark.parametrize(("seats", "games", "least"), [(4, 100, 95), (2, 20, 19), (5, 20, 18)])
def test_beats_random_players_clearly_in_godstorm(seats: int, games: int, least: int) -> None:
    """One against all others random, in every seat alike."""
    wins = sum(match("nl2004.godstorm", seats, {i % seats}, 1000 + i).winners >> i % seats & 1 for i in range(games))
    assert wins >= least


@pytest.mark.parametrize("house", ["chosen_setup", "godswar_forced", "gods_default", "heaven_dice", "summon_plague", "piece_limits"])
def test_plays_godstorm_by_any_house_rule(house: str) -> None:
    other = HOUSE_RULES[house].values[1]
    g = feldherr.new(feldherr.ruleset("nl2004.godstorm", **{house: other}), 3)
    rng, bot = Stream(4), Simple()
    while not g.winners:
        seat = feldherr.players(g)[0]
        feldherr.play(g, seat, bot.choose(feldherr.observe(g, seat), seat) if seat >= 0 else pick(g, seat, rng))
    assert g.round == 5 or g.out


def test_answers_a_view_alike_and_leaves_it_as_it_is() -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.missions"), 3)
    rng, bot = Stream(1), Simple()
    for _ in range(400):
        seat = feldherr.asked(g)
        if seat != CHANCE:
            view = feldherr.observe(g, seat)
            assert bot.choose(view, seat) == bot.choose(view, seat)
            assert list(view.owner) == list(g.owner)
            assert list(view.armies) == list(g.armies)
        feldherr.play(g, seat, pick(g, seat, rng))
