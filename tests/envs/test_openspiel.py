"""OpenSpiel's own simulations on every mode, its search, and chance that is what the engine's is."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this system: pip install feldherr[envs] on Linux or macOS")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from envs.tables import EVERY_TABLE  # noqa: E402
from feldherr.envs.openspiel import Mode, Node, named  # noqa: E402


def loaded(mode: str, **params: int | str) -> Mode:
    return pyspiel.load_game(named(mode), params)  # type: ignore[no-any-return]


@EVERY_TABLE
@pytest.mark.parametrize("saved", [False, True], ids=["plain", "saved"])
def test_random_games(mode: str, players: int, saved: bool) -> None:
    pyspiel.random_sim_test(loaded(mode, players=players, max_cycles=25), num_sims=1, serialize=saved, verbose=False)


def fallen(state: Node, rng: np.random.RandomState) -> None:
    """Chance has its say."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        assert abs(sum(odds) - 1.0) < 1e-12
        state.apply_action(int(rng.choice(outcomes, p=odds)))


@pytest.mark.parametrize("mode", ["sv2000.conquest", "de2004.duel-passive", "nl2004.godstorm"])
def test_its_own_search_plays(mode: str) -> None:
    game = loaded(mode, players=2, max_cycles=12)
    rng = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 2.0, 4, rollout, random_state=rng),
        ismcts.ISMCTSBot(game, rollout, 2.0, 4, use_observation_string=True, allow_inconsistent_action_sets=True, random_state=rng),
    ]
    state = game.new_initial_state()
    fallen(state, rng)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        fallen(state, rng)
    assert abs(sum(state.returns())) < 1e-9


def test_dice_fall_one_by_one() -> None:
    state = loaded("sv2000.duel").new_initial_state()
    rng = np.random.RandomState(3)
    faces: Counter[int] = Counter()
    for _ in range(4000):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if len(outcomes) == 6 and state.action_to_string(outcomes[0][0]) == "die 1":
                faces[len(state.moment.thrown)] += 1
                assert [odds for _, odds in outcomes] == [1 / 6] * 6
            state.apply_action(int(rng.choice([o for o, _ in outcomes], p=[p for _, p in outcomes])))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert faces[0] > faces[2] > 0
    assert max(faces) <= 4


def test_observations_hide_what_a_seat_may_not_know() -> None:
    game = loaded("sv2000.missions", players=3)
    state = game.new_initial_state()
    rng = np.random.RandomState(5)
    fallen(state, rng)
    for _ in range(60):
        state.apply_action(int(rng.choice(state.legal_actions())))
        fallen(state, rng)
    observation = make_observation(game)
    for player in range(3):
        observation.set_from(state, player)
        mine = observation.tensor.copy()
        assert mine[game.scene.parts()["me"]] == player
        others = {str(state.resample_from_infostate(player, rng.uniform)) for _ in range(8)}
        assert len(others) > 1
        for _ in range(8):
            other = state.resample_from_infostate(player, rng.uniform)
            observation.set_from(other, player)
            assert np.array_equal(observation.tensor, mine)
            assert observation.string_from(other, player) == observation.string_from(state, player)


def test_an_answer_that_is_none() -> None:
    state = loaded("sv2000.duel").new_initial_state()
    fallen(state, np.random.RandomState(1))
    wrong = next(i for i in range(1000) if i not in state.legal_actions())
    with pytest.raises(ValueError, match="is not a legal action"):
        state._apply_action(wrong)


def test_house_rules_are_a_parameter() -> None:
    """They are in the name of the game, in its size, and in its states when those are saved."""
    game = loaded("sv2000.conquest", players=2, house="map:tiny;turn_limit:3")
    assert game.num_distinct_actions() < loaded("sv2000.conquest", players=2).num_distinct_actions() / 4
    again = pyspiel.load_game(str(game))
    assert again.num_distinct_actions() == game.num_distinct_actions()
    pyspiel.random_sim_test(again, num_sims=2, serialize=True, verbose=False)
    with pytest.raises(ValueError, match="turn_limit"):
        loaded("sv2000.conquest", house="turn_limit:many")


def test_a_game_that_may_never_end_says_so() -> None:
    with pytest.warns(UserWarning, match="a game may never end"):
        loaded("sv2000.conquest", players=2, max_cycles=0)
