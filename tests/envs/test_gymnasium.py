"""One learner against computer players, and many games at once."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.tables import EVERY_MODE, EVERY_TABLE
from feldherr.envs.gymnasium import Tables, Versus
from feldherr.envs.pettingzoo import env


@EVERY_TABLE
def test_check_env(mode: str, players: int) -> None:
    check_env(gymnasium.make(f"feldherr/{mode}-v1", players=players, opponents=["recruit", "simple"]).unwrapped)


@EVERY_MODE
def test_a_game_against_others_ends_with_a_result(mode: str) -> None:
    it = Versus(mode, opponents=["captain", "recruit"], max_cycles=600)
    rng = random.Random(1)
    _, info = it.reset(seed=5)
    over, reward, cut = False, 0.0, False
    while not (over or cut):
        assert reward == 0.0
        assert info["action_mask"].tolist() == it.action_masks().tolist()
        _, reward, over, cut, info = it.step(np.int64(rng.choice(np.flatnonzero(info["action_mask"]).tolist())))
    assert over == (reward != 0.0) or it.scene.start.rules.teams
    with pytest.raises(RuntimeError, match="reset"):
        it.step(np.int64(0))


def test_who_sits_where() -> None:
    it = Versus("sv2000.conquest", 4, opponents=["captain", "recruit"], seat=2)
    it.reset(seed=1)
    bots = it._batch.tables[0].bots
    assert [type(bot).__name__ for bot in bots] == ["Recruits", "Planners", "NoneType", "Planners"]
    wandering = Versus("sv2000.conquest", 4)
    assert len({wandering.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4
    with pytest.raises(ValueError, match="no seat 9"):
        Versus("sv2000.conquest", 4, seat=9)
    with pytest.raises(ValueError, match='no computer player is called "general"; try marshal'):
        Versus("sv2000.conquest", opponents=["general"])
    with pytest.raises(ValueError, match="there must be an opponent"):
        Versus("sv2000.conquest", opponents=[])


def tables(mode: str = "sv2000.conquest", games: int = 5, **more: Any) -> Tables:
    made = gymnasium.make_vec(f"feldherr/{mode}-v1", num_envs=games, vectorization_mode="vector_entry_point", **more)
    assert isinstance(made, Tables)
    return made


@EVERY_MODE
def test_many_games_at_once(mode: str) -> None:
    it = tables(mode, max_cycles=40)
    seen, info = it.reset(seed=2)
    ended = 0
    for _ in range(300):
        chosen = it.sample()
        assert info["action_mask"][np.arange(5), chosen].all()
        seen, rewards, over, cut, info = it.step(chosen.copy())
        ended += int(over.sum() + cut.sum())
        assert it.observation_space.contains(seen)
        assert ((rewards == 0.0) | over).all()
        assert np.allclose(info["rewards"].sum(axis=1), 0.0)
    assert ended > 0


def test_nothing_is_copied_and_nothing_can_be_written() -> None:
    it = tables()
    seen, info = it.reset(seed=1)
    later, _, _, _, more = it.step(it.sample())
    assert np.shares_memory(seen, later)
    assert np.shares_memory(info["action_mask"], more["action_mask"])
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1
    own = tables(copy=True)
    seen, _ = own.reset(seed=1)
    before = seen.copy()
    own.step(own.sample())
    assert np.array_equal(seen, before)


def test_a_game_among_many_is_the_game_that_it_is_alone() -> None:
    """The same dice and answers at a table of its own and among others: the same sights, masks and result."""
    many = tables(games=3, max_cycles=100)
    many.reset(seed=8)
    alone = env("sv2000.conquest", max_cycles=100, illegal="error")
    alone.reset(seed=int(np.random.default_rng(8).integers(2**62, size=3)[1]))
    _, info = many.reset(seed=8)
    rng = random.Random(4)
    while alone.agents:
        seen, _, terminated, truncated, _ = alone.last()
        if terminated or truncated:
            break
        assert seen is not None
        answers = many.sample().copy()
        answers[1] = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        assert info["seat"][1] == alone.possible_agents.index(alone.agent_selection)
        sights, _, over, cut, info = many.step(answers)
        alone.step(int(answers[1]))
        if alone.agents and not (over[1] or cut[1]):
            now = alone.observe(alone.agent_selection)
            assert np.array_equal(sights[1], now["observation"])
            assert np.array_equal(info["action_mask"][1], now["action_mask"])
    assert cut[1] or over[1]


def test_a_game_that_is_over_begins_anew_with_the_next_answer() -> None:
    it = tables(games=1, max_cycles=3)
    it.reset(seed=1)
    cuts = []
    for _ in range(40):
        _, _, _, cut, _ = it.step(it.sample())
        cuts.append(bool(cut[0]))
    assert cuts[:14] == [False] * 11 + [True] + [False] * 2
    assert cuts[12 + 12] is True


def test_a_wrong_answer_changes_no_game() -> None:
    it = tables()
    seen, info = it.reset(seed=1)
    before = seen.copy()
    answers = it.sample().copy()
    answers[3] = int(np.flatnonzero(info["action_mask"][3] == 0)[0])
    with pytest.raises(ValueError, match=r"game 3: .* is not a legal action"):
        it.step(answers)
    with pytest.raises(ValueError, match="5 games take as many answers"):
        it.step(answers[:2])
    for far in (2**32 + answers[3], -1):
        with pytest.raises(ValueError, match=r"game 3: .* is not a legal action"):
            it.step(np.where(np.arange(5) == 3, far, it.sample()))
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        it.step(answers.astype(float))
    assert np.array_equal(seen, before)


def test_against_computers_every_answer_is_the_learners() -> None:
    it = tables(games=8, opponents=["recruit"], max_cycles=200)
    _, info = it.reset(seed=3)
    for _ in range(100):
        assert (info["seat"] == np.arange(8) % 4).all()
        _, _, _, _, info = it.step(it.sample())


def test_all_tables_can_be_looked_at() -> None:
    it = tables(games=2, render_mode="ansi")
    it.reset(seed=1)
    shown = it.render()
    assert shown is not None
    assert all("north_america (+5): alaska" in text for text in shown)


def test_a_game_that_may_never_end_is_warned_of() -> None:
    with pytest.warns(UserWarning, match="set max_cycles, or house="):
        Tables(2, "sv2000.conquest", max_cycles=0)
    with pytest.warns(UserWarning, match="may never end"):
        env("sv2000.conquest", max_cycles=0)
    Tables(2, "sv2000.conquest", house={"turn_limit": 5}, max_cycles=0)
