"""Maps of every size and origin in the terminal: played by a person, left and resumed, and watched again."""

from __future__ import annotations

from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from feldherr.maps.text import line
from worlds import MAPS, found

TYPED = "1\n\n0\ndone\n" * 8


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_played_resumed_and_watched(run: Run, tmp_path: Path, name: str) -> None:
    path, file = tmp_path / "a.game", tmp_path / "mine.json"
    file.write_text(line(found(name)), "utf-8")
    ran = run(f"play sv2000.conquest --players 3 --computer 2,3 --seed 5 --map {file} --save {path}", TYPED)
    assert (ran.code, ran.err) == (0, "")
    assert found(name).board.title(found(name).board.territories[0], "en") in ran.out
    first = feldherr.load(path.read_text("utf-8"))
    file.unlink()
    assert run(f"play --resume {path}", TYPED).code == 0
    second = feldherr.load(path.read_text("utf-8"))
    assert 0 < len(first.log) < len(second.log)
    assert second.state.rules.board.size == found(name).board.size
    assert run(f"replay {path} --print").code == 0
