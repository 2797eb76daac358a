"""Modes and player counts for the tests of the environments."""

from __future__ import annotations

import pytest

from feldherr import MODES
from feldherr.engine import state

COMPILED = not str(state.__file__).endswith(".py")
EVERY_MODE = pytest.mark.parametrize("mode", list(MODES))
# The public suites play long games: with the interpreted build one player count of each mode must do.
TABLES = [
    (mode, n) for mode, rules in MODES.items() for n in sorted({rules.players[0], rules.players[1] if COMPILED else rules.players[0]})
]
EVERY_TABLE = pytest.mark.parametrize(("mode", "players"), TABLES, ids=str)
