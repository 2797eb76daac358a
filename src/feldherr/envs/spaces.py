"""The observation and action spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from feldherr.envs.normal import Form
from feldherr.envs.scene import Scene


def seen_and_answers(scene: Scene, form: Form) -> tuple[Any, Discrete[np.int64]]:
    """The observation space and the action space."""
    return form.space(), Discrete(scene.actions)
