"""Nothing that people need in order to play depends on what only POSIX has: a system without it is simulated, as far as that can be."""

from __future__ import annotations

import ast
import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import feldherr
from feldherr import system
from server.house import SETTINGS, Device, House, told

PACKAGE = Path(feldherr.__file__).parent
MODULES = {"fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "syslog", "msvcrt", "winreg"}
NAMES = {
    "os": {
        "fork",
        "forkpty",
        "nice",
        "killpg",
        "getpgid",
        "setpgid",
        "setsid",
        "getuid",
        "geteuid",
        "fchmod",
        "mkfifo",
        "statvfs",
        "sysconf",
    },
    "signal": {"SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "alarm", "setitimer", "pause"},
}
KEYWORDS = {"preexec_fn", "pass_fds"}
# What a Python on Windows lacks, as far as asyncio can do without it here.
LACKING = """
import os, signal, sys
for name in ("fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "readline"):
    sys.modules[name] = None
for name in ("nice", "setpriority", "getpriority", "killpg", "getpgid", "setpgid", "geteuid", "getuid", "sched_getaffinity", "statvfs"):
    vars(os).pop(name, None)
for name in ("SIGALRM", "SIGPIPE", "SIGHUP", "SIGQUIT", "SIGUSR1", "setitimer", "alarm", "ITIMER_REAL", "ITIMER_PROF"):
    vars(signal).pop(name, None)
print("lacking", file=open(os.environ["FELDHERR_LACKING"], "a"))
"""


def missing(path: Path) -> Iterator[str]:
    """What a module uses that another system may not have."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            yield from [node.module] if node.module in MODULES else []
            yield from (each.name for each in node.names if each.name in NAMES.get(node.module or "", ()))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield from [node.attr] if node.attr in NAMES.get(node.value.id, ()) else []
        elif isinstance(node, ast.keyword):
            yield from [node.arg] if node.arg in KEYWORDS else []


def test_only_one_module_knows_that_systems_differ() -> None:
    found = {path.relative_to(PACKAGE): [*missing(path)] for path in PACKAGE.rglob("*.py")}
    assert {str(path) for path, names in found.items() if names} == {"system.py"}


@pytest.fixture
def lacking(tmp_path: Path) -> dict[str, str]:
    """The environment of a Python that lacks what Windows lacks, and so do all that it starts; each adds a line to a file."""
    (tmp_path / "sitecustomize.py").write_text(LACKING)
    path = os.pathsep.join([str(tmp_path), *(each for each in sys.path if each)])
    return {"PYTHONPATH": path, "FELDHERR_LACKING": str(tmp_path / "lacking"), "FELDHERR_LANGUAGE": "en", "XDG_DATA_HOME": str(tmp_path)}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("play sv2000.duel --computer all --seed 1 --with turn_limit=2", "Blue wins: turn limit"),
        ("arena sv2000.duel --bots recruit,random --games 2 --with turn_limit=2 --jobs 2 --out games.jsonl", "random"),
        ("arena sv2000.duel --bots ./bot,random --games 1 --with turn_limit=2 --jobs 1", "on this system programs can't be ended"),
    ],
)
def test_the_terminal_on_such_a_system(lacking: dict[str, str], tmp_path: Path, words: str, says: str) -> None:
    (tmp_path / "bot").write_text("#!/bin/sh\n")
    (tmp_path / "bot").chmod(0o755)
    command = [sys.executable, "-P", "-m", "feldherr", *words.split()]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env={**os.environ, **lacking})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert says in " ".join(ran.stdout.split())
    assert Path(lacking["FELDHERR_LACKING"]).read_text().startswith("lacking")


def test_the_server_on_such_a_system(lacking: dict[str, str], tmp_path: Path) -> None:
    """Computers play, a battle's odds and a replay are computed in other processes, and it ends in peace."""

    async def story(device: Device) -> None:
        body = {"mode": "sv2000.duel", "players": ["recruit", "recruit"], "pace": 0, "house": {"turn_limit": "2"}}
        table = (await device.post("/api/tables", body))["table"]
        chair = await device.sit(table)
        while not chair.board.get("view", {}).get("winners"):
            await chair.hear()
        assert (await device.replay(table))["frames"]

    with House(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", settings={**SETTINGS, **lacking}) as house:
        told(house, story(Device(house)))
        before = len(Path(lacking["FELDHERR_LACKING"]).read_text().splitlines())
        assert before >= 3  # the server, a worker for the computers, one for the replay
        assert house.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text("utf-8")


def test_a_lock_keeps_others_out_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("w") as first, path.open("a") as second:
        assert system.lock(first.fileno())
        assert not system.lock(second.fileno())
        first.close()
        assert system.lock(second.fileno())


class Windows:
    """The part of msvcrt that locks, made of the lock that there is here: it locks bytes from where the file is read."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.places: list[int] = []

    def locking(self, fd: int, mode: int, size: int) -> None:
        assert (mode, size) == (self.LK_NBLCK, 1)
        self.places.append(os.lseek(fd, 0, os.SEEK_CUR))
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError from None


def test_the_lock_of_windows_is_far_behind_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "fcntl", None)
    monkeypatch.setattr(system, "msvcrt", windows := Windows())
    path = tmp_path / "file"
    path.write_text("some words")
    with path.open("r+b", buffering=0) as first, path.open("ab", buffering=0) as second:
        first.seek(4)
        assert system.lock(first.fileno())
        assert not system.lock(second.fileno())
        assert first.read() == b" words"
        second.write(b", and more")
    assert windows.places == [system.LOCKED] * 2
    assert path.read_text() == "some words, and more"


def test_without_any_lock_nobody_is_kept_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("fcntl", "msvcrt", "resource"):
        monkeypatch.setattr(system, name, None)
    monkeypatch.setattr(system, "STATUS", tmp_path / "none")
    with (tmp_path / "file").open("w") as file:
        assert system.lock(file.fileno())
    system.limit_memory(1)
    assert (system.most_memory(), system.descriptors(123)) == (0, 123)
