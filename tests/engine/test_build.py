"""The tests run on the build that they say they run on."""

from __future__ import annotations

import os

import pytest

from feldherr.bots.players import random
from feldherr.engine import play
from feldherr.rules import combat


@pytest.mark.skipif("FELDHERR_BUILD" not in os.environ, reason="scripts/test says which build it runs")
def test_this_is_the_build_it_should_be() -> None:
    compiled = os.environ["FELDHERR_BUILD"] == "compiled"
    for module in (play, combat, random):
        assert str(module.__file__).endswith(".so" if compiled else ".py")
