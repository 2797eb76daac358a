"""Modes and player counts for the tests of the environments."""

from __future__ import annotations

import pytest

from feldherr import MODES

EVERY_MODE = pytest.mark.parametrize("mode", list(MODES))
FEW_AND_MANY = [(mode, n) for mode, rules in MODES.items() for n in sorted({rules.players[0], rules.players[1]})]
EVERY_TABLE = pytest.mark.parametrize(("mode", "players"), FEW_AND_MANY, ids=lambda x: str(x))
