"""Another process with the same store: python -m server.another URL lead | write | race NAME."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator

from feldherr.server.store.records import Store, Taken
from server.tables import answer, opened

RACE = 60  # rows


@contextlib.contextmanager
def another(url: str, *task: str) -> Iterator[subprocess.Popen[str]]:
    """A process at its task, whose lines can be read; killed at the end."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "server.another", url, *task]
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as process:
        try:
            yield process
        finally:
            process.kill()


async def lead(store: Store) -> None:
    """Lead a table for ever."""
    print(await store.lead("rome"), flush=True)
    await asyncio.sleep(600)


async def write(store: Store) -> None:
    """Add rows for ever, and print the number of each that is safe."""
    for number in range(1, 1_000_000):
        await store.append("rome", [answer(number)], wakeful=False, over=False)
        print(number, flush=True)


async def race(store: Store, name: str) -> None:
    """Add every row unless somebody was faster, and print the numbers of those that are ours."""
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for number in range(1, RACE + 1):
        with contextlib.suppress(Taken):
            await store.append("rome", [answer(number, name)], wakeful=False, over=False)
            print(number, flush=True)
    print("done", flush=True)


async def main(url: str, task: str, *rest: str) -> None:
    """Open the store, and do the task."""
    async with opened(url) as store:
        tasks: dict[str, Callable[..., Awaitable[None]]] = {"lead": lead, "write": write, "race": race}
        await tasks[task](store, *rest)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
