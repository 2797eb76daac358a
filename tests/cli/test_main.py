"""The command line as a whole: what it is called, what a first word means, and how trouble is told."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from feldherr.cli import savefile
from feldherr.cli.commands import simulate
from feldherr.cli.table.game import TerminalGame
from feldherr.cli.table.screen import Screen
from feldherr.server.serve import Wish

DATA = Path("data", "feldherr")


def test_hints_name_the_command_that_people_have(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FELDHERR_COMMAND", "scripts/play")
    path = tmp_path / "a.game"
    assert f"resume with: scripts/play play --resume {path}" in run(f"play sv2000.duel --save {path}", "quit\n").out
    assert f"resume it with: scripts/play play --resume {path}" in run(f"play sv2000.duel --save {path}").err
    assert "usage: scripts/play " in run("--help").out
    assert "scripts/play rules MODE" in run("rules").out
    assert "see scripts/play simulate --help" in run("simulate").err
    ran = run(f"play sv2000.duel --computer all --seed 1 --with turn_limit=2 --save {tmp_path / 'b.game'}")
    assert f"scripts/play replay {tmp_path / 'b.game'}" in ran.out


@pytest.mark.parametrize("words", ["sv2000.duel", "sv2000.duel --computer 2", "--players 2 --computer 2"])
def test_play_may_be_left_out(run: Run, words: str) -> None:
    assert "place 1 army" in run(words, "sv2000.duel\n\n\n").out or "What do you want to play?" in run(words).out


def test_without_a_word_the_game_opens_in_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Wish] = []
    monkeypatch.setattr("feldherr.server.serve.serve", served.append)
    for words in ("", "--language de", "--language=sv"):
        assert run(words) == (0, "", "")
    assert served == [Wish()] * 3


def test_resuming_the_newest(run: Run, tmp_path: Path) -> None:
    ran = run("--resume")
    assert (ran.code, ran.out) == (2, "")
    assert f"no saved game in {tmp_path / DATA}" in ran.err
    run("sv2000.duel", "1\n")
    run("de2010.duel", "1\n")
    old, new = sorted((tmp_path / DATA).glob("*.game"), key=lambda path: "de2010" in path.name)
    os.utime(old, (1, 1))
    assert "de2010.duel" in run("--resume").out
    os.utime(new, (0, 0))
    assert "sv2000.duel" in run("play --resume").out


def test_version(run: Run) -> None:
    assert run("--version").out == f"feldherr {feldherr.__version__}\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("rules --diff sv2000.duel", "which mode's rules?"),
        ("play sv2000.duel --with fortify=adjacent --with fortify=connected", "fortify is given twice: adjacent and connected"),
        ("play sv2000.duel --with map=tiny --map world", "map is given twice"),
        ("sv2000.due", 'there is no mode "sv2000.due"'),
        ("nonsense", "nonsense"),
        ("play sv2000.duel --save /tmp", "/tmp is a folder"),
        (f"simulate sv2000.duel --games {'9' * 999}x", "9" * 20),
    ],
)
def test_mistakes(run: Run, words: str, says: str) -> None:
    ran = run(words)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 400


def test_nothing_in_a_file_or_word_steers_the_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    path.write_text(f"feldherr 1\nrules sv2000.duel 1\nseats 2\n0 \x1b[2Jplace\x07 {'x' * 300}\n")
    for ran in (run(f"play --resume {path}"), run("play --resume", "", "\x1b[2J"), run("", "", "\x1b]0;x"), run("play", "\x1b[2J\n")):
        assert "\x1b" not in ran.err + ran.out
        assert "\x07" not in ran.err
        assert "x" * 100 not in ran.err


def test_a_full_disk_names_the_file_and_leaves_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(fd: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    folder = tmp_path / "games"
    monkeypatch.setattr(os, "fsync", full)
    ran = run(f"play sv2000.duel --save {folder / 'a.game'}")
    assert (ran.code, ran.err) == (2, f"feldherr: {folder / 'a.game'}: the disk is full\n")
    assert list(folder.iterdir()) == []


def test_a_disk_that_fills_up_in_mid_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: savefile.Store, line: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(self.path))

    monkeypatch.setattr(savefile.Store, "append", full)
    path = tmp_path / "a.game"
    ran = run(f"play sv2000.duel --save {path}")
    assert ran.code == 2
    assert ran.err.startswith(f"feldherr: {path}: the disk is full; the game is saved; resume with: feldherr play --resume")
    assert feldherr.load(path.read_text()).log == []


def test_a_mistake_of_ours_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: TerminalGame) -> None:
        raise ZeroDivisionError("1/0")

    monkeypatch.setattr(TerminalGame, "turn", broken)
    path = tmp_path / "a.game"
    ran = run(f"play sv2000.duel --save {path}")
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "ZeroDivisionError" in ran.err
    assert f"feldherr play --resume {path}" in ran.err
    monkeypatch.setenv("FELDHERR_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(f"play --resume {path}")


def test_control_c_before_anything_has_begun_is_no_mistake(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(command: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("feldherr.cli.parser", interrupted)
    assert run("rules") == (130, "", "\n")


SLOW = """
import os, signal, sys

class Interrupted:
    def find_spec(self, name, path=None, target=None):
        if name == "MODULE":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupted())
"""


@pytest.mark.interrupt
@pytest.mark.parametrize("module", ["feldherr", "feldherr.locales", "feldherr.cli", "feldherr.cli.commands.odds"])
def test_control_c_while_modules_are_imported_shows_no_traceback(tmp_path: Path, module: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW.replace("MODULE", module))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))}
    ran = subprocess.run([sys.executable, "-m", "feldherr_command", "odds", "10", "7"], env=env, capture_output=True, text=True)
    assert ran.returncode == 130
    assert ran.stdout == ""
    assert "Traceback" not in ran.stderr


def test_a_dumb_terminal_gets_no_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert not Screen().live


def test_games_that_do_not_end_are_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "UNENDING", 1234)
    out = run("simulate sv2000.duel --games 2 --jobs 1 --with turn_limit=0").out
    assert "not finished after 1,234 moves  2" in out
    assert re.search(r"moves +1,234 +1,234 +1,234", out)


def test_no_more_processes_than_there_is_work(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def pool(jobs: int) -> None:
        asked.append(jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr("feldherr.arena.pool._pool", pool)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    for games in (500, 3):
        run(f"simulate sv2000.duel --games {games} --jobs 100000")
    assert asked == [8, 3]


def test_the_picker_takes_words(run: Run) -> None:
    out = run("play", "duel\nteams\n4\n2-4\n\nquit\n").out
    assert "Duel with passive neutral armies, 2 players (de2004.duel-passive)" in out.partition("Number or name")[2]
    assert "How many of them are computers, 0 to 4 (3 Marshal for strong ones)?" in out
    assert "[Red, Blue, Green, Yellow]" in out
    assert "de2004.teams" in out.partition("Player names")[2]


def test_the_end_reveals_what_was_secret(run: Run) -> None:
    for mode, says in (
        ("sv2000.missions", "Red's mission: "),
        ("sv2000.capitals", "Red's capital: "),
        ("de2004.missions", "Red's Captain mission: "),
    ):
        assert says in run(f"{mode} --players 3 --computer all --seed 1 --with turn_limit=2").out.partition("Secrets revealed:")[2]
