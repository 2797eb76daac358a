"""On a real terminal: the screen is wiped between people, colours go with letters, and arrow keys tell nothing."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from feldherr.cli.screen import CLEAR, WIPE

UP = "\x1b[A"


class Terminal:
    """A program on a terminal of 100 columns and 40 rows."""

    def __init__(self, *words: str) -> None:
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color"}
        env.pop("COLUMNS", None)
        command = [sys.executable, "-m", "feldherr", *words]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True)
        os.close(slave)

    def until(self, *texts: str) -> str:
        """Read until one of the texts appears; what was read."""
        got = ""
        end = time.monotonic() + 60
        while not any(text in got for text in texts):
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{texts} did not appear after {got[-500:]!r}"
            got += os.read(self.master, 65536).decode(errors="replace")
        return got

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    words = ["play", "sv2000.capitals", "--players", "2", "--names", "Anna,Bo", "--seed", "1", "--map", "tiny", "--save"]
    screen = Terminal(*words, str(tmp_path / "a.game"))
    yield screen
    screen.close()


def test_secrets_are_wiped(terminal: Terminal) -> None:
    got = terminal.until("Anna> ")
    assert CLEAR in got
    assert WIPE not in got  # nothing secret yet: what people scroll back to stays
    assert re.search(r"\x1b\[1;38;5;\d+mA Anna", got)  # the letter is there too, not only its colour
    while "Pass the device to Anna" not in got:
        terminal.type("1")
        got = terminal.until("Anna> ", "Bo> ", "press Enter")
    terminal.type("")
    got = terminal.until("Anna> ")
    assert "choose your capital" in got
    terminal.type("1")
    got = terminal.until("press Enter")
    assert "Pass the device to Bo" in got
    assert "Anna> " not in got[got.rindex(WIPE) :]
    terminal.type("")
    terminal.until("Bo> ")
    os.write(terminal.master, UP.encode())
    terminal.type("")  # if the arrow key brought Anna's answer back, this would give it
    assert "choose your capital" in terminal.until("Bo> ")


@pytest.mark.interrupt
def test_control_c(terminal: Terminal) -> None:
    terminal.until("Anna> ")
    while not select.select([terminal.master], [], [], 2)[0]:  # one that comes before the terminal listens waits for the next key
        terminal.process.send_signal(signal.SIGINT)
    assert "go on with: feldherr play --resume" in terminal.until("--resume")
    assert terminal.process.wait(timeout=30) == 0


def test_what_computers_did_stays_readable(tmp_path: Path) -> None:
    words = ["sv2000.capitals", "--players", "2", "--computer", "all", "--seed", "1", "--map", "tiny", "--with", "turn_limit=3", "--save"]
    screen = Terminal(*words, str(tmp_path / "a.game"))
    got = screen.until("Look at it again")
    screen.close()
    assert CLEAR not in got
    assert "-- Round 1: Red --" in got
    assert "Red attacks" in got
