"""A house that is up again at once: its servers are copies of a process that has read all the code already (`copies.py`)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from server.house import LONGEST, House

COPIES = Path(__file__).with_name("copies.py")


class QuickHouse(House):
    """As `House`, for those who kill it often."""

    pid = 0
    within: tuple[str, ...] = ()  # the command that runs another where the server is to be

    def start(self) -> House:
        """Copy a server, and wait until it listens."""
        if self.process is None:
            with self.log.open("ab") as log:
                command = [*self.within, sys.executable, "-P", str(COPIES)]
                self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, env=self.env)
        assert self.process.stdin
        arguments = ["serve", "--no-browser", "--database", self.database, "--host", self.host, "--port", str(self.port)]
        self.process.stdin.write(json.dumps(arguments).encode() + b"\n")
        self.process.stdin.flush()
        self.pid = int(self._line())
        line = self._line()
        assert "http://localhost:" in line, f"{line!r} {self.log.read_text('utf-8')[-2000:]}"
        self.port = int(line.partition("localhost:")[2].partition("/")[0])
        return self

    def kill(self) -> None:
        """No farewell."""
        self.signal(signal.SIGKILL)
        self.end(LONGEST)

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As with Ctrl-C."""
        self.signal(how)
        return self.end(LONGEST)

    def signal(self, how: signal.Signals) -> None:
        assert self.pid, "no server is running"  # and 0 would be everybody
        os.kill(self.pid, how)

    def end(self, seconds: float) -> int:
        """Its exit code."""
        self.pid = 0
        return int(self._line())

    def _line(self) -> str:
        assert self.process
        assert self.process.stdout
        return self.process.stdout.readline().decode()

    def __exit__(self, *_: object) -> None:
        if self.pid:
            self.kill()
        if self.process:
            self.process.communicate(timeout=LONGEST)
