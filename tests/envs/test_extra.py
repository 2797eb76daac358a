"""The learning environments are an extra: the game itself needs none of their libraries."""

import subprocess
import sys

import pytest

GAME = "import feldherr, feldherr.cli, feldherr.cli.input.commands, feldherr.server.http.app, feldherr.arena, feldherr.envs.core.batch, sys"
FOREIGN = "numpy gymnasium pettingzoo pyspiel PIL"


def test_the_game_pulls_in_none_of_the_libraries() -> None:
    code = f"{GAME}; print(*[name for name in '{FOREIGN}'.split() if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize(
    ("module", "missing"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gymnasium", "numpy")]
)
def test_what_is_missing_is_named_with_the_command_that_brings_it(module: str, missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import feldherr.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.endswith(f"ModuleNotFoundError: the environments need {missing}: pip install 'feldherr[envs]'\n")
