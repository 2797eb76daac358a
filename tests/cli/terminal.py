"""A program on a real terminal, and whether it is waiting for somebody."""

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
from typing import Any

PATIENCE = 60  # seconds


class Terminal:
    """A program on a terminal of 100 columns and 40 rows; options say what is not on the terminal."""

    def __init__(self, *words: str, **streams: Any) -> None:
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color"}
        env.pop("COLUMNS", None)
        command = [sys.executable, "-m", "feldherr", *words]
        streams = {"stdin": slave, "stdout": slave, "stderr": slave, **streams}
        self.process = subprocess.Popen(command, env=env, start_new_session=True, **streams)
        os.close(slave)

    def until(self, *patterns: str) -> str:
        """Read until one of the patterns appears; what was read."""
        got = ""
        end = time.monotonic() + PATIENCE
        while not any(re.search(pattern, got) for pattern in patterns):
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{patterns} did not appear after {got[-500:]!r}"
            got += os.read(self.master, 65536).decode(errors="replace")
        return got

    def rest(self) -> str:
        """All that the program still says before it ends."""
        got = b""
        try:
            while more := os.read(self.master, 65536):
                got += more
        except OSError:  # Linux's way to say that nobody is left to write
            pass
        return got.decode(errors="replace")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def until_asleep(process: subprocess.Popen[Any]) -> None:
    """Wait until a program that has asked something waits for the answer: Python hears a signal that comes just before only after it."""
    end = time.monotonic() + PATIENCE
    while not state(process.pid).startswith(("S", "I")):
        assert time.monotonic() < end, "the program never waits"
        time.sleep(0.01)


def state(pid: int) -> str:
    """What a process is doing, as `ps` says it."""
    return subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
