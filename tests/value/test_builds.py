"""Interpreted and compiled, win probabilities are the same numbers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"
PROGRAM = """
import json, sys
import feldherr
from feldherr import Stream
from feldherr.bots.players.random import pick
from feldherr.engine import state
from feldherr.value.chances import chances

out = [state.__file__]
for mode, rules in feldherr.MODES.items():
    g = feldherr.new(feldherr.ruleset(mode, turn_limit=3), rules.players[0])
    rng = Stream(2)
    for n in range(240):
        if not g.winners:
            seat = feldherr.asked(g)
            feldherr.apply(g, seat, pick(g, seat, rng))
            if n % 20 == 0:
                out.append(list(chances(g)))
print(json.dumps(out))
"""


def values(path: str) -> list[list[float]]:
    """Win probabilities of positions of every mode, in a build of its own."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    where, *found = json.loads(done.stdout)
    assert where.startswith(path)
    return list(found)


@pytest.mark.skipif(os.environ.get("FELDHERR_BUILD") != "compiled", reason="compares the compiled build with the sources")
def test_both_builds_say_the_same() -> None:
    compiled = os.environ["PYTHONPATH"].split(os.pathsep)[0]
    for fast, slow in zip(values(compiled), values(str(SOURCE)), strict=True):
        assert fast == pytest.approx(slow, abs=1e-12)
