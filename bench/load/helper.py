"""A program that is its own helper: it starts itself in other processes, which say what they find."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
from typing import Any


class Helper:
    """A program of ours in another process, doing one thing with the database and printing what it found as lines of JSON."""

    def __init__(self, program: str, what: str, url: str, *numbers: float) -> None:
        command = [sys.executable, program, "--do", what, url, *[str(float(n)) for n in numbers]]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def heard(self) -> Any:
        """What it says next."""
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def go(self) -> None:
        """Let it go on."""
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()


def say(said: Any) -> None:
    print(json.dumps(said), flush=True)


async def told_to_go() -> None:
    await asyncio.to_thread(sys.stdin.readline)
