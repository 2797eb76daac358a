"""Recorded games of every mode lead to the same tables as on the day they were recorded (tools/golden.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

import feldherr

GAMES = sorted(Path(__file__).parent.glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_leads_to_the_recorded_table(path: Path) -> None:
    text = path.read_text()
    game = feldherr.load(text)
    assert game.over
    assert game.save() == text
    recorded = path.with_suffix(".position").read_text()
    assert feldherr.read_position(recorded) == game.state
    assert feldherr.read_position(feldherr.write_position(game.state)) == game.state


def test_every_mode_has_a_golden_game() -> None:
    assert {path.stem.rpartition("-")[0] for path in GAMES} == set(feldherr.MODES)
