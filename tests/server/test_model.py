"""The model of processes that share a table keeps its promises in every state, and every fault that is built into it is found."""

from __future__ import annotations

import pytest

from server.explore import Explored
from server.model import FAULTS, PROMISES, Model, all_is_well


@pytest.mark.long
@pytest.mark.parametrize("faults", [0, 1, pytest.param(2, marks=pytest.mark.deep)])
def test_promises_hold_in_every_state_and_the_game_can_always_end(faults: int) -> None:
    model = Model(faults=faults)
    explored = Explored(model.first, model.steps, PROMISES)
    assert explored.broken is None
    assert explored.stuck(all_is_well) is None
    assert len(explored.came_from) > 6_000  # a model that can do nothing keeps every promise


@pytest.mark.parametrize("built_in", FAULTS)
def test_a_fault_that_is_built_in_is_found(built_in: str) -> None:
    model = Model(faults=1, built_in=built_in)
    broken = Explored(model.first, model.steps, PROMISES).broken
    assert broken is not None, FAULTS[built_in]
    assert broken.steps
