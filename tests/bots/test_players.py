"""All computer players: they answer by the rules in every mode, end their games, keep their hands off the view, and see no secrets."""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from hypothesis import strategies as st

import feldherr
from feldherr import CHANCE, Game, State
from feldherr.bots import catalogue
from feldherr.bots.bot import Bot
from feldherr.bots.players.commander import Commander
from feldherr.bots.players.marshal import Marshal
from feldherr.bots.players.random import Stream, checksum
from feldherr.bots.players.recruit import Recruit
from feldherr.bots.weights import Weights
from feldherr.engine.chance import chance
from laws.games import CATALOGUE, law

ROUNDS = 200
QUICK = ("simple", "recruit", "corporal", "captain", "captain:reckless", "captain:careful")


def hasty() -> Bot:
    """A marshal that tries each plan once."""
    return Marshal(Weights({}), 1 / 48, -1.0)


def match(mode: str, bots: list[Bot], seed: int, rounds: int = ROUNDS) -> State:
    """A game, every answer checked by the rules."""
    g = feldherr.new(feldherr.find(mode), len(bots))
    rng = Stream(seed)
    while not g.winners and g.round < rounds:
        seat = feldherr.players(g)[0]
        feldherr.play(g, seat, chance(g, rng) if seat == CHANCE else bots[seat].choose(feldherr.observe(g, seat), seat))
    return g


@pytest.mark.parametrize(("mode", "seats"), CATALOGUE)
@pytest.mark.parametrize("names", ["recruit", "captain,captain:reckless,captain:careful", "corporal,captain"])
def test_games_are_played_by_the_rules_and_end(mode: str, seats: int, names: str) -> None:
    seated = islice(cycle(names.split(",")), seats)
    assert match(mode, [catalogue.make(name, seats + i) for i, name in enumerate(seated)], seats).winners


@pytest.mark.parametrize(("mode", "seats"), [("sv2000.capitals", 2), ("de2004.teams", 4), ("de2010.duel", 2), ("sv2000.missions", 3)])
def test_a_marshal_plays_by_the_rules(mode: str, seats: int) -> None:
    match(mode, [hasty(), *[catalogue.make("recruit", i) for i in range(seats - 1)]], 7, 3)


def test_a_marshal_without_time_answers_all_the_same() -> None:
    g = match("de2010.basic", [catalogue.make("recruit", i) for i in range(3)], 1, 1)
    view = feldherr.observe(g, g.seat)
    feldherr.play(g, g.seat, catalogue.make("marshal", 0, 0.0).choose(view, g.seat))


def looks(view: State) -> str:
    """All that is in a view, as text."""
    return feldherr.write_position(view) + str(
        [list(view.owner), list(view.armies), list(view.cards), list(view.unseen), list(view.reserve)]
    )


@law(seed=st.integers(0, 10**6))
def test_a_view_is_left_as_it_is_and_answered_alike_whatever_the_others_hide(game: Game, seed: int) -> None:
    g = game.state
    for seat in feldherr.players(g):
        if seat == CHANCE or game.over:
            continue
        other = feldherr.guess(feldherr.observe(g, seat), seat, Stream(seed))
        for name in QUICK:
            view = feldherr.observe(g, seat)
            before = looks(view)
            answer = catalogue.make(name, seed).choose(view, seat)
            assert looks(view) == before
            assert catalogue.make(name, seed).choose(feldherr.observe(other, seat), seat) == answer


@pytest.mark.parametrize("mode", ["sv2000.missions", "sv2000.capitals", "de2004.missions"])
def test_a_marshal_sees_no_secrets_and_leaves_the_view_as_it_is(mode: str) -> None:
    g = match(mode, [catalogue.make("captain") for _ in range(3)], 5, 1)
    view = feldherr.observe(g, g.seat)
    before = looks(view)
    answers = {hasty().choose(feldherr.observe(feldherr.guess(view, g.seat, Stream(i)), g.seat), g.seat) for i in range(3)}
    assert answers == {hasty().choose(view, g.seat)}
    assert looks(view) == before


def test_recruits_play_the_same_game_in_every_build() -> None:
    g = match("sv2000.missions", [Recruit(i) for i in range(4)], 3)
    assert (g.round, checksum(g)) == (36, 198_663_995)


def test_a_field_marshal_plays_more_plans_out_than_a_marshal() -> None:
    made = [catalogue.make(name) for name in ("marshal", "fieldmarshal")]
    assert all(isinstance(bot, catalogue.Planners) for bot in made)
    view = feldherr.observe(feldherr.new(feldherr.find("sv2000.conquest"), 3), 0)
    marshal, field = [bot.player(view) for bot in made if isinstance(bot, catalogue.Planners)]
    assert isinstance(marshal, Marshal)
    assert isinstance(field, Marshal)
    assert (field.effort, field.candidates) == (6.0 * marshal.effort, 2 * marshal.candidates)


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "recruit"), ("recruit", "captain"), ("corporal", "captain")])
def test_each_strength_beats_the_one_before(weaker: str, stronger: str) -> None:
    wins = 0
    for i in range(8):
        bots = [catalogue.make(stronger if s == i % 4 else weaker, 10 * i + s) for s in range(4)]
        wins += match("sv2000.conquest", bots, 100 + i).winners >> i % 4 & 1
    assert wins >= 7


def test_recruits_of_other_seeds_play_otherwise() -> None:
    views = positions("sv2000.conquest", 60)
    assert any(Recruit(1).choose(view, seat) != Recruit(2).choose(view, seat) for view, seat in views)


def positions(mode: str, most: int) -> list[tuple[State, int]]:
    """Views from a game of captains: reinforcements to place and attacks to choose."""
    g = feldherr.new(feldherr.find(mode), 4)
    rng, bots, out = Stream(11), [Commander(Weights({})) for _ in range(4)], list[tuple[State, int]]()
    while not g.winners and len(out) < most:
        seat = feldherr.asked(g)
        if seat != CHANCE and g.top().name in ("placing", "attacking"):
            out.append((feldherr.observe(g, seat), seat))
        feldherr.play(g, seat, chance(g, rng) if seat == CHANCE else bots[seat].choose(feldherr.observe(g, seat), seat))
    return out


def test_characters_play_differently() -> None:
    views = positions("sv2000.conquest", 60)
    played = {name: [catalogue.make(f"captain:{name}").choose(*view) for view in views] for name in catalogue.characters()}
    played["captain"] = [catalogue.make("captain").choose(*view) for view in views]
    for one in played:
        for other in played:
            assert one == other or played[one] != played[other], f"{one} plays as {other} does"
