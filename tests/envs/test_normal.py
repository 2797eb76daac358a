"""Observations for networks: numbers from 0 to 1 as the observer counts the sides, and rewards on the way."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import feldherr
from envs.tables import EVERY_MODE
from feldherr import Game
from feldherr.envs.gymnasium import Tables, Versus
from feldherr.envs.pettingzoo import env
from feldherr.envs.scene import Scene
from feldherr.envs.shaping import Shaped, ShapedTables, holdings
from laws.games import law


@law()
def test_every_number_is_from_0_to_1_and_as_documented(game: Game) -> None:
    g = game.state
    scene = Scene(g.rules.name, int(g.seats), dict(g.rules.house))
    row = scene.seen(g, 0)[0] if not game.over and 0 in feldherr.players(g) else scene.row(g, 0)
    arrays = scene.normal.arrays(row)
    for name, array in arrays.items():
        assert array.shape == scene.normal.shapes[name]
        assert array.shape[-1] == len(scene.normal.columns[name])
        assert array.dtype == np.float32
        assert array.min() >= 0
        assert array.max() <= 1
    flat = scene.normal.flat(row)
    assert flat.shape == (scene.normal.width,)
    assert np.array_equal(flat, np.concatenate([array.ravel() for array in arrays.values()]))


def column(scene: Scene, arrays: dict[str, Any], array: str, name: str) -> list[float]:
    at = scene.normal.columns[array].index(name)
    return [round(float(number), 3) for number in arrays[array][..., at].ravel()]


POSITION = """feldherr position 1
rules sv2000.conquest 1
seats 3
armies 0 rest 1
armies 1 alaska 9 alberta 2
armies 2 brazil 4 peru 3
hand 1 congo china
turn 1
phase attack"""


def test_everybody_is_side_0_of_their_own_sight() -> None:
    g = feldherr.read_position(POSITION)
    scene = Scene("sv2000.conquest", 3)
    alaska = list(g.rules.board.territories).index("alaska")
    for seat, one in enumerate((1, 0, 2)):  # where seat 1 is, as each of them counts
        arrays = scene.normal.arrays(scene.row(g, seat))
        owner = [column(scene, arrays, "places", f"owner {i}")[alaska] for i in range(3)]
        assert owner == [float(i == one) for i in range(3)]
        assert column(scene, arrays, "sides", "turn") == owner
        cards = column(scene, arrays, "sides", "hands")
        assert [n > 0 for n in cards] == [i == one for i in range(3)]
        assert sum(column(scene, arrays, "cards", "mine")) == (2 if seat == 1 else 0)


def test_rows_of_a_mode_turn_too() -> None:
    """Capitals are at the place of the seat as the observer counts it; continents say who holds how much of them."""
    g = feldherr.new(feldherr.find("sv2000.capitals"), 3)
    scene = Scene("sv2000.capitals", 3)
    row = scene.row(g, 2).copy()
    parts = scene.parts()
    row[parts["capitals"]] = [5, 6, 7]
    row[parts["fallen"]] = 0b010
    row[parts["owner"]] = 1
    arrays = scene.normal.arrays(row)
    for relative, place in enumerate((7, 5, 6)):
        assert np.flatnonzero(column(scene, arrays, "places", f"capitals {relative}")).tolist() == [place]
    assert column(scene, arrays, "sides", "fallen") == [0, 0, 1]
    assert column(scene, arrays, "continents", "held 2") == [1] * 6


def test_several_rows_are_as_each_alone() -> None:
    it = Tables(6, "nl2004.godstorm", copy=True)
    for _ in range(400):
        rows, *_ = it.step(it.sample())
    together = it.scene.normal.flat(rows)
    assert len({tuple(row) for row in together.tolist()}) > 1
    for row, seen in zip(rows, together):
        assert np.array_equal(it.scene.normal.flat(row), seen)


def test_edges_are_the_borders_both_ways() -> None:
    scene = Scene("sv2000.conquest", 3)
    board = scene.start.rules.board
    pairs = {(board.territories[a], board.territories[b]) for a, b in scene.normal.edges.T}
    assert len(pairs) == 2 * 83
    assert ("alaska", "kamchatka") in pairs
    assert all((b, a) in pairs for a, b in pairs)


@EVERY_MODE
@pytest.mark.parametrize("form", ["flat", "arrays"])
def test_environments_show_the_form_that_is_asked_for(mode: str, form: str) -> None:
    one = Versus(mode, opponents=["recruit"], observation=form)
    seen, _ = one.reset(seed=3)
    assert one.observation_space.contains(seen)
    many = Tables(3, mode, observation=form)
    rows, _ = many.reset(seed=3)
    assert many.observation_space.contains(rows)
    several = env(mode, observation=form, max_cycles=20)
    several.reset(seed=3)
    agent = several.agent_selection
    assert several.observation_space(agent).contains(several.observe(agent))


@pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")
def test_the_public_checks_pass_with_named_arrays() -> None:
    check_env(gymnasium.make("feldherr/sv2000.conquest-v1", players=2, observation="arrays").unwrapped)
    api_test(env("sv2000.conquest", 2, observation="flat", max_cycles=30), num_cycles=50)
    with pytest.raises(ValueError, match="observation can be raw, flat, arrays, not 'tensor'"):
        Versus("sv2000.conquest", observation="tensor")


def test_today_s_observations_stay() -> None:
    assert Versus("sv2000.conquest", 3).observation_space.shape == (157,)


def test_rewards_on_the_way_sum_to_the_potential() -> None:
    """Without discount the sum over a game is its result less what the first position was worth."""
    plain = Versus("sv2000.conquest", 2, seat=0, house={"turn_limit": 3})
    env = Shaped(plain, gamma=1.0, scale=2.0)
    _, info = env.reset(seed=4)
    first = float(holdings(plain.scene, plain.rows()))
    rewards, over, cut = [], False, False
    while not (over or cut):
        _, reward, over, cut, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[-1]))
        rewards.append(reward)
    result = plain._batch.tables[0].reward(0)
    assert over
    assert 0 < first < 1
    assert sum(rewards) == pytest.approx(result - 2 * first)
    assert any(reward > 0 for reward in rewards[:-1])
    assert any(reward < 0 for reward in rewards[:-1])


def test_many_games_are_rewarded_as_one_is() -> None:
    tables = Tables(4, "sv2000.conquest", 2, opponents=["recruit"], house={"turn_limit": 2})
    env = ShapedTables(tables, gamma=1.0)
    env.reset(seed=1)
    worth = holdings(tables.scene, tables.rows())
    ended = np.zeros(4, bool)
    finished = 0
    for _ in range(300):
        _, rewards, over, cut, info = env.step(tables.sample())
        plain = tables._reward
        after = np.where(over, 0.0, holdings(tables.scene, tables.rows()))
        assert rewards == pytest.approx(np.where(ended, 0.0, plain + after - worth))
        worth, ended = after, over | cut
        finished += int(over.sum())
        assert set(np.unique(info["rewards"])) <= {-1.0, 0.0, 1.0}
    assert finished > 4


def test_shaping_refuses_what_it_can_not_see() -> None:
    with pytest.raises(TypeError, match="with opponents"):
        ShapedTables(Tables(2, "sv2000.conquest", 2))
    with pytest.raises(TypeError, match="ShapedTables is for many games"):
        Shaped(gymnasium.make("CartPole-v1"))
