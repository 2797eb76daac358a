"""On a real terminal: the screen is wiped between people, colours go with letters, and arrow keys tell nothing."""

from __future__ import annotations

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from feldherr.cli.screen import WIPE

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
        self.shown = ""

    def until(self, text: str) -> str:
        """Read until the text appears; what was read."""
        got = ""
        end = time.monotonic() + 60
        while text not in got:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} did not appear after {got[-500:]!r}"
            got += os.read(self.master, 65536).decode(errors="replace")
        self.shown += got
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
    first = terminal.until("Anna> ")
    assert WIPE in first
    assert "\x1b[1;31mA " in first  # the letter is there too, not only its colour
    for _ in range(200):
        terminal.type("1")
        got = terminal.until(" ")
        time.sleep(0.02)
        if "Pass the device to Anna" in terminal.shown + got:
            break
    terminal.type("")
    asked = terminal.until("choose your capital")
    place = re.findall(r"\d+ (?:\x1b\[0m)?([A-Z]\w+)", terminal.until("Anna> ") + asked)
    terminal.type("1")
    handed = terminal.until("Pass the device to Bo")
    assert WIPE in handed
    assert "Anna> " not in handed[handed.rindex(WIPE) :]
    terminal.type("")
    terminal.until("Bo> ")
    os.write(terminal.master, UP.encode())
    terminal.type("")
    again = terminal.until("Bo> ")
    assert "Type an answer" in again
    assert place
