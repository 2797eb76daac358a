"""What Gymnasium and PettingZoo want to know of observations and answers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from feldherr.envs.scene import Scene


def seen_and_answers(scene: Scene) -> tuple[Box[Any], Discrete[np.int64]]:
    """What is seen, and what can be answered."""
    limit = np.iinfo(np.int32)
    return Box(limit.min, limit.max, (scene.width,), np.int32), Discrete(scene.actions)
