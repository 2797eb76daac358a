"""The observation and action spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from feldherr.envs.scene import Scene


def seen_and_answers(scene: Scene) -> tuple[Box[Any], Discrete[np.int64]]:
    """The observation space and the action space."""
    limit = np.iinfo(np.int32)
    return Box(limit.min, limit.max, (scene.width,), np.int32), Discrete(scene.actions)
