"""Boards of other editions: each differs from the classic one in what it says, and in nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

import feldherr
from feldherr import maps
from feldherr.engine.board import Board

LINKS = {
    "world_anniversary": ({"east_africa middle_east"}, set()),
    "world_italy": ({"east_africa middle_east"}, {"alberta eastern_us", "china middle_east"}),
    "world_domination": ({"iceland scandinavia", "great_britain scandinavia"}, set()),
    "world_newer_cards": (set(), set()),
}


def links(board: Board) -> set[str]:
    names = board.territories
    return {f"{min(names[a], names[b])} {max(names[a], names[b])}" for a in range(board.size) for b in board.adjacent[a]}


@pytest.mark.parametrize("name", maps.VARIANTS)
def test_what_differs(name: str) -> None:
    world, other = maps.load("world"), maps.load(name)
    missing, further = LINKS[name]
    assert links(world) - links(other) == missing
    assert links(other) - links(world) == further
    assert (other.territories, other.continents, list(other.bonus), list(other.stars)) == (
        world.territories,
        world.continents,
        list(world.bonus),
        list(world.stars),
    )
    assert sum(a != b for a, b in zip(other.symbol, world.symbol, strict=True)) == (29 if name == "world_newer_cards" else 0)
    assert Counter(other.symbol) == {0: 14, 1: 14, 2: 14}


@pytest.mark.parametrize("name", maps.VARIANTS)
def test_it_says_where_it_is_known_from_and_is_drawn(name: str) -> None:
    found, world = maps.read(name), maps.read("world")
    assert found.source != world.source
    assert found.drawing is not None
    missing, further = LINKS[name]
    assert world.drawing is not None
    assert len(found.drawing.lanes) == len(world.drawing.lanes) - len(missing) + len(further)


@pytest.mark.parametrize("name", maps.VARIANTS)
@pytest.mark.parametrize("mode", ["sv2000.conquest", "sv2000.missions", "de2010.duel"])
def test_games_on_it_are_played_saved_and_read(name: str, mode: str) -> None:
    rules = feldherr.ruleset(mode, map=name)
    assert rules.board.name == maps.load(name).name
    assert maps.written_out(dict(rules.house)["map"])
    game = finished(feldherr.game(mode, 2 if mode.endswith("duel") else 3, map=name))
    again = feldherr.load(game.save())
    assert again.over
    assert again == game
    assert again.rules.board.same(rules.board)


def finished(game: feldherr.Game) -> feldherr.Game:
    """The game, played to its end by computers."""
    rng, bot = feldherr.Stream(1), feldherr.bots.make("recruit")
    while True:
        game.chance(rng)
        if game.over:
            return game
        seat = feldherr.asked(game.state)
        game.play(seat, bot.choose(feldherr.observe(game.state, seat), seat))


def test_learners_play_on_it() -> None:
    env = pytest.importorskip("feldherr.envs.pettingzoo").env
    game = env("sv2000.missions", 3, max_cycles=5, house={"map": "world_italy"})
    game.reset(seed=1)
    assert game.scene.start.rules.board.name == "World (Italy)"


def test_missions_stay_on_maps_with_their_places() -> None:
    with pytest.raises(ValueError, match="only be played on its own map"):
        feldherr.ruleset("sv2000.missions", map="ancient_earth")
    with pytest.raises(ValueError, match="only be played on its own map"):
        feldherr.ruleset("nl2004.godstorm", map="world_italy")
