"""`feldherr replay`: stepping, jumping, printing."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from feldherr.cli.commands.replay import Recording
from feldherr.cli.table.names import Names


@pytest.fixture
def path(run: Run, tmp_path: Path) -> Path:
    """A finished game."""
    file = tmp_path / "a.game"
    run(f"play sv2000.duel --computer all --names Anna,Bo --seed 2 --with turn_limit=6 --save {file}")
    return file


def test_print(run: Run, path: Path) -> None:
    game = feldherr.load(path.read_text())
    out = run(f"replay {path} --print").out
    for n in (1, 50, len(game.log)):
        assert f"\n{n}. " in f"\n{out}"
    assert "-- Round 2: Anna --" in out
    assert "conquers" in out
    assert "the game is over" in out


def test_print_up_to(run: Run, path: Path) -> None:
    out = run(f"replay {path} --print --to 3").out
    assert "3. chance: deal" in out
    assert "4. " not in out


def test_stepping(run: Run, path: Path) -> None:
    last = len(feldherr.load(path.read_text()).log)
    out = run(f"replay {path}", f"\nn\np\nb\nt\nt\n100\n{last}\n{last + 1}\nxyzzy\nq\n").out
    places = [line.split(" ")[0] for line in out.splitlines() if f"/{last} (" in line]
    assert places[:5] == [f"{n}/{last}" for n in (0, 1, 2, 1, 0)]
    assert places[7:] == [f"{n}/{last}" for n in (100, last, last, last)]
    assert "nknown key" in out
    assert "End of the game." in out
    assert "round 1 of 6  Anna's turn" in out


def test_the_end_of_input_ends_it(run: Run, path: Path) -> None:
    assert run(f"replay {path} --to 20", "").code == 0


def test_mistakes(run: Run, path: Path) -> None:
    assert "--to needs a number" in run(f"replay {path} --to 99999").err
    assert run("replay /nowhere.game").code == 2


def test_a_cut_off_file_can_be_looked_at(run: Run, path: Path) -> None:
    path.write_text(path.read_text()[:-3])
    assert run(f"replay {path} --print").code == 0


def test_jumping_is_fast_and_right(path: Path) -> None:
    game = feldherr.load(path.read_text())
    recording = Recording(game, Names(game.rules, game.seats, ["A", "B"]))
    last = len(game.log)
    recording.at(last)
    began = time.process_time()
    for n in (last, 0, last - 1, 250, 199, 200, 201):
        g, h = recording.at(n), game.at(n)
        assert (list(g.owner), list(g.armies), g.round) == (list(h.owner), list(h.armies), h.round)
    assert time.process_time() - began < 5  # of our own, however busy the machine is
