"""PettingZoo's own suites on every mode, and what they don't ask."""

from __future__ import annotations

import pickle
import random
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from envs.tables import EVERY_MODE, EVERY_TABLE
from feldherr.envs.pettingzoo import Agents, env, parallel_env

# The suite knows the classic games with masks by their names, and doubts all others.
masked = pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")


@EVERY_TABLE
@masked
def test_api(mode: str, players: int) -> None:
    api_test(env(mode, players), num_cycles=150)


@EVERY_TABLE
def test_seed(mode: str, players: int) -> None:
    seed_test(lambda: env(mode, players), num_cycles=60)


@EVERY_MODE
def test_render(mode: str) -> None:
    render_test(lambda render_mode: env(mode, render_mode=render_mode))


@EVERY_TABLE
def test_parallel_api(mode: str, players: int) -> None:
    parallel_api_test(parallel_env(mode, players), num_cycles=60)


@EVERY_TABLE
def test_max_cycles(mode: str, players: int) -> None:
    """The suite supposes that everybody acts in every cycle: so it is in the parallel form, and in that as a game of turns."""
    together = partial(parallel_env, mode, players)
    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles=max_cycles))))


@pytest.mark.parametrize("mode", ["sv2000.conquest", "de2004.liberation", "de2004.teams", "nl2004.godstorm"])
def test_max_cycles_where_the_opening_goes_round(mode: str) -> None:
    max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, mode), env=partial(env, mode)))


def played(it: Agents, seed: int) -> list[tuple[str, float]]:
    """A random game to its end; everybody's last word."""
    it.reset(seed=seed)
    rng = random.Random(seed)
    last = []
    for agent in it.agent_iter():
        seen, reward, terminated, truncated, _ = it.last()
        assert seen is not None
        if terminated or truncated:
            last.append((agent, reward))
            it.step(None)
        else:
            it.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return last


@EVERY_TABLE
def test_games_end_with_rewards_that_add_up_to_nothing(mode: str, players: int) -> None:
    last = played(env(mode, players, max_cycles=400), 3)
    assert [agent for agent, _ in last] == [f"player_{seat}" for seat in range(players)]
    rewards = [reward for _, reward in last]
    assert abs(sum(rewards)) < 1e-9
    assert max(rewards) <= 1.0
    assert min(rewards) >= -1.0


def test_a_game_that_is_won_says_who_won() -> None:
    last = dict(played(env("de2004.duel-active", house={"turn_limit": 3}), 1))
    assert sorted(last.values()) == [-1.0, 1.0]


def test_an_answer_that_is_none() -> None:
    strict = env("sv2000.conquest", illegal="error")
    strict.reset(seed=1)
    seen = strict.observe(strict.agent_selection)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"{wrong} is not a legal action"):
        strict.step(wrong)
    assert np.array_equal(strict.observe(strict.agent_selection)["observation"], seen["observation"])
    with pytest.raises(ValueError, match=r"player_. is asked and must answer"):
        strict.step(None)
    with pytest.raises(ValueError, match="illegal can be nearest or error, not 'maybe'"):
        env(illegal="maybe")
    mild = env("sv2000.conquest")
    mild.reset(seed=1)
    mild.step(wrong)
    assert mild.agent_selection != strict.agent_selection


def test_what_was_seen_stays_as_it_was_seen() -> None:
    it = env("sv2000.conquest")
    it.reset(seed=1)
    seen, *_ = it.last()
    assert seen is not None
    kept = {name: array.copy() for name, array in seen.items()}
    for _ in range(20):
        it.step(int(np.flatnonzero(it.observe(it.agent_selection)["action_mask"])[0]))
    assert all(np.array_equal(seen[name], kept[name]) for name in seen)


def test_it_can_be_pickled_and_has_a_versioned_name() -> None:
    it = pickle.loads(pickle.dumps(env("nl2004.godstorm", 3, max_cycles=9)))
    assert (it.metadata["name"], it.max_num_agents, it.max_cycles) == ("feldherr/nl2004.godstorm-v1", 3, 9)


def test_pictures_show_the_owners() -> None:
    it = env("de2004.liberation", render_mode="rgb_array")
    it.reset(seed=1)
    before = it.render()
    for _ in range(8):
        it.step(int(np.flatnonzero(it.observe(it.agent_selection)["action_mask"])[0]))
    after = it.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape == after.shape
    assert (before != after).any(axis=2).mean() > 0.01


def test_before_and_after_a_game_nobody_plays() -> None:
    it = env("sv2000.duel", max_cycles=2)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="begins a game"):
            it.step(0)
        with pytest.raises(RuntimeError, match="begins a game"):
            it.last()
        played(it, 1)


@pytest.mark.parametrize("number", [-1, 2**32 + 43, 2**62, -(2**40)])
def test_numbers_far_out_are_no_answers(number: int) -> None:
    it = env("sv2000.conquest", illegal="error")
    it.reset(seed=1)
    with pytest.raises(ValueError, match="is not a legal action"):
        it.step(number)
