"""A new world in every game: one policy plays maps of every size."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test import api_test, parallel_api_test

import feldherr
import feldherr.envs.gymnasium
from feldherr.envs.generated import HELD_OUT, TRAINING, Agents, Versus
from feldherr.envs.graph import Frame, Graph, columns
from feldherr.envs.pettingzoo import env, parallel_env
from feldherr.envs.scene import Scene

MODE = "sv2000.conquest"
OPEN_MODES = [name for name, mode in feldherr.MODES.items() if not mode.extra.own_cards()]


def one(**settings: Any) -> Versus:
    made = gymnasium.make(f"feldherr/{MODE}-v1", maps="generated", **settings).unwrapped
    assert isinstance(made, Versus)
    return made


@pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")
def test_gymnasium_and_pettingzoo_accept_it() -> None:
    check_env(one(players=3, territories=(12, 24)))
    api_test(env(MODE, 3, maps="generated", territories=(12, 24), max_cycles=30), num_cycles=200)
    parallel_api_test(parallel_env(MODE, 2, maps="generated", territories=(12,), max_cycles=30), num_cycles=100)


def test_the_same_seed_gives_the_same_world_and_others_give_others() -> None:
    game = one(players=2, territories=(12, 24))
    seen = [game.reset(seed=seed)[0] for seed in (1, 1, 2, 3, 4)]
    assert all(np.array_equal(seen[0][name], seen[1][name]) for name in seen[0])
    assert len({each["edges"].tobytes() for each in seen}) == 4
    assert {int(each["place_mask"].sum()) for each in seen} == {12, 24}
    game.reset(seed=1)
    assert len({game.reset()[0]["edges"].tobytes() for _ in range(3)}) == 3, "every game has a world of its own"


def test_held_out_worlds_are_never_trained_on() -> None:
    assert TRAINING.stop <= HELD_OUT.start
    game = one(players=2, territories=(12,), seeds=HELD_OUT[:2])
    worlds = {game.reset(seed=seed)[0]["edges"].tobytes() for seed in range(8)}
    own = [Graph(game.frame, Scene(MODE, 2, rules(12, seed)))(np.zeros(game.scene.width, np.int32)) for seed in HELD_OUT[:2]]
    assert worlds == {each["edges"].tobytes() for each in own}


def rules(size: int, seed: int = 7) -> dict[str, Any]:
    return {"map": feldherr.new_map(seed, size)}


@pytest.mark.parametrize("mode", OPEN_MODES)
def test_actions_mean_the_same_verbs_and_places_on_every_map(mode: str) -> None:
    seats = feldherr.MODES[mode].players[0]
    frame = Frame(Scene(mode, seats, rules(24)), 42)
    assert frame.moves.shape == (frame.actions, 4)
    assert len(np.unique(frame.moves, axis=0)) == frame.actions
    for size in (24, 42):
        scene = Scene(mode, seats, rules(size))
        numbers = frame.numbers(scene)
        assert (len(numbers), len(set(numbers.tolist()))) == (scene.actions, scene.actions)
        board = scene.start.rules.board
        for number, words in zip(numbers.tolist(), map(str.split, map(scene.says, range(scene.actions))), strict=True):
            verb, a, b, end = frame.moves[number].tolist()
            assert frame.verbs[verb] == words[0]
            if words[0] in ("attack", "fortify"):
                assert [board.territories[a], board.territories[b]] == words[1:3]
            elif words[0] in ("claim", "place", "bonus", "lay") and words[1] in board.territories:
                assert (board.territories[a], b) == (words[1], -1)
            assert end == (("low", "middle", "high").index(words[-1]) if words[-1] in ("low", "middle", "high") else -1)


def test_the_graph_is_that_of_the_map() -> None:
    frame = Frame(Scene(MODE, 2, rules(12)), 42)
    scene = Scene(MODE, 2, rules(24))
    board, graph = scene.start.rules.board, Graph(frame, scene)
    seen = graph(scene.row(scene.start, 0))
    real = seen["edge_mask"] == 1
    assert {tuple(pair) for pair in seen["edges"].T[real].tolist()} == {(a, int(b)) for a in range(24) for b in board.adjacent[a]}
    sea = {(a, int(b)) for a in range(24) for b in board.sea[a]}
    assert {tuple(pair) for pair in seen["edges"].T[seen["edge_kinds"][:, 0] == 1].tolist()} == sea
    assert not seen["places"][24:].any()
    assert (seen["place_mask"].sum(), seen["places"].shape) == (24, (42, len(columns(scene))))
    assert frame.space().contains(seen)
    with pytest.raises(ValueError, match="24 territories"):
        Graph(Frame(Scene(MODE, 2, rules(12)), 12), scene)


def test_an_illegal_action_is_the_next_legal_one_or_an_error() -> None:
    game = one(players=2, territories=(12,), most=20)
    _, info = game.reset(seed=4)
    legal = np.flatnonzero(info["action_mask"])
    assert game.graph.action(int(legal[1]) - 1, game._mask, True) == game.graph.action(int(legal[1]), game._mask, True)
    assert game.graph.action(int(legal[-1]) + 1, game._mask, True) == game.graph.action(int(legal[0]), game._mask, True)
    with pytest.raises(ValueError, match="is not a legal action"):
        strict().step(np.int64(0))
    with pytest.raises(ValueError, match="maps can be 'generated'"):
        env(MODE, 2, maps="all")


def strict() -> Versus:
    game = one(players=2, territories=(12,), illegal="error")
    _, info = game.reset(seed=4)
    assert not info["action_mask"][0]
    return game


def test_an_environment_can_be_pickled() -> None:
    first = env(MODE, 2, maps="generated", territories=(12,))
    again = pickle.loads(pickle.dumps(first))
    assert isinstance(again, Agents)
    for game in (first, again):
        game.reset(seed=3)
    assert np.array_equal(first.observe("player_0")["observation"]["edges"], again.observe("player_0")["observation"]["edges"])


class Policy:
    """A tiny policy that looks at the places of each legal move and knows nothing of any map."""

    def __init__(self, game: Versus) -> None:
        self.moves, self.verbs = game.frame.moves, game.frame.verbs
        names = columns(game.scene)
        self.mine, self.armies = names.index("owner 0"), names.index("armies")

    def __call__(self, seen: dict[str, NDArray[Any]], mask: NDArray[np.int8]) -> np.int64:
        legal = np.flatnonzero(mask)
        verb, a, b, end = self.moves[legal].T
        armies, edges = seen["places"][:, self.armies], seen["edges"].T[seen["edge_mask"] == 1]
        danger = np.zeros(len(armies))
        hostile = edges[seen["places"][edges[:, 1], self.mine] == 0]
        np.maximum.at(danger, hostile[:, 0], armies[hostile[:, 1]])
        attack, move = verb == self.verbs.index("attack"), verb == self.verbs.index("fortify")
        score = np.where(attack, 10 * (armies[a] - armies[b]) - 0.5, 0.0) + np.where(move, danger[b] - danger[a] - 0.1, 0.0)
        here = np.isin(verb, [self.verbs.index(name) for name in ("place", "claim", "bonus")])
        score += np.where(here, danger[a] - 0.1 * armies[a], 0.0) + 0.01 * end
        return np.int64(legal[np.argmax(score)])


@pytest.mark.parametrize("size", [12, 42, 80])
def test_one_policy_plays_worlds_of_every_size(size: int) -> None:
    """And wins most of its games against a player at random, on worlds that nobody learns on."""
    game = one(players=2, opponents=["random"], territories=(size,), most=80, seeds=HELD_OUT[:6], house={"turn_limit": 8})
    policy = Policy(game)
    assert game.observation_space == one(players=2, territories=(12,), most=80).observation_space
    assert game.action_space == one(players=2, territories=(12,), most=80).action_space
    total = 0.0
    for seed in range(6):
        seen, info = game.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            seen, reward, over, cut, info = game.step(policy(seen, info["action_mask"]))
        total += reward
    assert total >= 3
