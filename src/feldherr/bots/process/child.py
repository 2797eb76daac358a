"""A child process that exchanges lines: with timeouts, untrusted, and killed with everything it started."""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import time

from feldherr.bots.process.protocol import LONGEST
from feldherr.system import end_group, groups

FAREWELL = 1.0  # seconds to go by itself


class Gone(Exception):
    """The program has ended, or could not be started."""


class Late(Exception):
    """The program took too long."""


class Flood(Exception):
    """The program wrote more than one line, or without being asked."""


class Child:
    """A running program in its own process group."""

    def __init__(self, command: list[str], stderr: int | None = subprocess.DEVNULL) -> None:
        if not groups():
            raise Gone("can't be started: on this system programs can't be ended with all they start; play a class of a Python file")
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=stderr, start_new_session=True, bufsize=0)
        except OSError as e:
            raise Gone(f"can't be started: {e.strerror or e}") from None
        assert self.process.stdin
        assert self.process.stdout
        self.to, self.by = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        os.set_blocking(self.by, False)
        self.heard = b""

    def ask(self, data: bytes, seconds: float) -> bytes:
        """Send a line and return the reply; Late, Gone or Flood if there is no proper one."""
        end = time.monotonic() + seconds
        self._hush()
        self._say(data, end)
        while b"\n" not in self.heard:
            self._hear(end)
        reply, _, self.heard = self.heard.partition(b"\n")
        if self.heard:
            raise Flood(f"says more than one line: {self.heard[:60].decode('utf-8', 'replace')!r} comes after the reply")
        return reply

    def tell(self, data: bytes) -> None:
        """Send a line that has no reply."""
        with contextlib.suppress(Gone, Late):
            self._say(data, time.monotonic() + FAREWELL)

    def _say(self, data: bytes, end: float) -> None:
        while data:
            self._wait(self.to, selectors.EVENT_WRITE, end)
            try:
                data = data[os.write(self.to, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Gone(self._how()) from None

    def _hear(self, end: float) -> None:
        self._wait(self.by, selectors.EVENT_READ, end)
        try:
            data = os.read(self.by, LONGEST)
        except BlockingIOError:
            return
        if not data:
            raise Gone(self._how())
        self.heard += data
        if len(self.heard) > LONGEST:
            raise Flood(f"says more than {LONGEST:,} bytes")

    def _hush(self) -> None:
        """Nothing may have been said before the question."""
        with contextlib.suppress(Late, Gone):
            self._hear(time.monotonic())
        if self.heard:
            raise Flood(f"speaks without being asked: {self.heard[:60].decode('utf-8', 'replace')!r}")

    def _wait(self, fd: int, event: int, end: float) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(fd, event)
            if not ready.select(max(0.0, end - time.monotonic())):
                raise Late

    def _how(self) -> str:
        """How it ended."""
        try:
            code = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def leave(self, farewell: bytes) -> bool:
        """Send a last line and end the program; whether it exited by itself."""
        self.tell(farewell)
        self._close()
        try:
            self.process.wait(FAREWELL)
            return True
        except subprocess.TimeoutExpired:
            return False
        finally:
            self.kill()

    def kill(self) -> None:
        """Kill the program and everything it started."""
        self._close()
        end_group(self.process)
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    def _close(self) -> None:
        if self.process.stdin:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
