"""The saved file: nothing is lost when the process is killed, and a cut-off line is no disaster."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from cli.terminal import until_asleep
from feldherr.cli import savefile
from feldherr.cli.house_rules import Refused
from feldherr.cli.savefile import Seating


def started(path: Path, words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "feldherr", "play", *words.split(), "--save", str(path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def wait_for(path: Path, pattern: str, times: int = 1) -> None:
    """Until the file has so many lines that match; a minute at most."""
    for _ in range(1200):
        if path.exists() and len(re.findall(pattern, path.read_text(), re.MULTILINE)) >= times:
            return
        time.sleep(0.05)
    raise AssertionError(f"{pattern!r} did not appear {times} times")


@pytest.mark.interrupt
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_kill_in_the_middle_loses_nothing(run: Run, tmp_path: Path, how: signal.Signals) -> None:
    path = tmp_path / "a.game"
    process = started(path, "sv2000.duel --names Anna,Bo --seed 1")
    assert process.stdin is not None
    typed = ["1", "2", "1", "3"]
    for line in typed:
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    wait_for(path, "^[01] .*\n", len(typed))
    process.send_signal(how)
    process.communicate(timeout=30)
    before = feldherr.load(path.read_text())
    assert [seat for seat, _ in before.log if seat >= 0] == [0, 1, 0, 1]
    ran = run(f"play --resume {path}", "1\n")
    assert "Anna, place 1 army." in ran.out
    after = feldherr.load(path.read_text())
    assert after.log[: len(before.log)] == before.log
    assert len(after.log) == len(before.log) + 1


@pytest.mark.interrupt
def test_control_c_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    process = started(path, "sv2000.duel --computer 2 --seed 1")
    assert process.stdout is not None
    for letter in iter(partial(process.stdout.read, 1), ">"):  # until somebody is asked
        assert letter
    until_asleep(process)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert f"saved in {path}; resume with: feldherr play --resume {path}" in out
    assert process.returncode == 0


def test_a_cut_off_line_is_left_out_if_wanted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    run(f"play sv2000.duel --computer 2 --seed 1 --save {path}", "1\n")
    whole = path.read_text()
    path.write_text(whole + "0 place ala")
    ran = run(f"play --resume {path}", "no\n")
    assert ran.code == 2
    assert path.read_text() == whole + "0 place ala"
    ran = run(f"play --resume {path}", "\n")
    assert "cut off (0 place ala)" in ran.out
    assert path.read_text() == whole
    assert Path(f"{path}.broken").read_text() == whole + "0 place ala"


@pytest.mark.parametrize(
    "spoilt", ["feldherr 1\nrules sv2000.du", "", "nonsense\n", "feldherr 1\nrules sv2000.duel 1\nseats 2\n0 place x 1\n"]
)
def test_what_is_no_game_is_refused(run: Run, tmp_path: Path, spoilt: str) -> None:
    path = tmp_path / "a.game"
    path.write_text(spoilt)
    for command in ("play --resume", "replay"):
        ran = run(f"{command} {path}")
        assert ran.code == 2
        assert ran.err.startswith(f"feldherr: {path}: ")
        assert path.read_text() == spoilt


def test_bytes_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not text" in run(f"play --resume {path}").err


def test_a_file_that_exists_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    path.write_text("mine\n")
    assert "already exists" in run(f"play sv2000.duel --save {path}").err
    assert path.read_text() == "mine\n"


def test_a_game_is_played_once_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    first = savefile.create(path, feldherr.game("sv2000.duel", 2), Seating())
    with pytest.raises(Refused, match="another feldherr"):
        savefile.Store(path)
    first.close()
    savefile.Store(path).close()


def test_a_line_that_does_not_fit_is_taken_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.game"
    file = savefile.create(path, feldherr.game("sv2000.duel", 2), Seating())
    before = path.read_text()
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda fd, data: write(fd, data[:3]))
        with pytest.raises(OSError, match="full"):
            file.append("0 place alaska 1")
    assert path.read_text() == before
    file.append("? deal alaska")
    file.close()
    assert path.read_text() == before + "? deal alaska\n"
