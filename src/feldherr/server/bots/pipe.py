"""A child process that exchanges lines with the server, without ever blocking it."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator

from feldherr.bots.process.protocol import LONGEST
from feldherr.system import kill


class Gone(Exception):
    """The process has ended, or could not be started."""


class Late(Exception):
    """The process took too long."""


class Pipe:
    """A running process. Its output is read all the time, so that its end and unexpected output are noticed at once."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.heard = asyncio.create_task(self.line())

    async def line(self) -> bytes:
        """The next line of its output; empty at the end."""
        assert self.process.stdout
        try:
            return await self.process.stdout.readline()
        except ValueError:
            return b"a line that is too long\n"  # which is no JSON, and so no reply

    async def ask(self, data: bytes, seconds: float) -> bytes:
        """Send a line and return the reply; Late after that many seconds, Gone if the process ends."""
        assert self.process.stdin
        self.process.stdin.write(data)
        await asyncio.wait({self.heard}, timeout=seconds)
        if not self.heard.done():
            raise Late
        reply = self.heard.result()
        if not reply.endswith(b"\n"):
            raise Gone
        self.heard = asyncio.create_task(self.line())
        return reply

    async def end(self) -> None:
        """Kill the process and wait for its end."""
        kill(self.process)
        self.heard.cancel()
        await asyncio.wait({self.heard})
        await self.process.communicate()


@contextlib.asynccontextmanager
async def running(command: list[str]) -> AsyncIterator[Pipe]:
    """Run a process for the duration of a `with` block; Gone if it can't be started."""
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST, process_group=0)
    except OSError:
        raise Gone from None
    pipe = Pipe(process)
    try:
        yield pipe
    finally:
        await pipe.end()
