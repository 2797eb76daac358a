"""Another process to which lines are said and which says lines, without ever holding up the server."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator

from feldherr.bots.process.protocol import LONGEST


class Gone(Exception):
    """The process ended, or never began."""


class Late(Exception):
    """The process took too long."""


class Pipe:
    """A running process. It is listened to all the time, so that its end and what nobody has asked for are noticed at once."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.heard = asyncio.create_task(self.line())

    async def line(self) -> bytes:
        """The next line; nothing when there are no more."""
        assert self.process.stdout
        try:
            return await self.process.stdout.readline()
        except ValueError:
            return b"a line that is too long\n"  # which is no JSON, and so no reply

    async def ask(self, data: bytes, seconds: float) -> bytes:
        """Say a line and hear one."""
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
        """Kill it and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.heard.cancel()
        await asyncio.wait({self.heard})
        await self.process.communicate()


@contextlib.asynccontextmanager
async def running(command: list[str]) -> AsyncIterator[Pipe]:
    """A process for as long as the block lasts; Gone if it can't be started."""
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True)
    except OSError:
        raise Gone from None
    pipe = Pipe(process)
    try:
        yield pipe
    finally:
        await pipe.end()
