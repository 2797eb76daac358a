"""A server in a process of its own that is held to one core, with everything that it starts; and what it has used."""

from __future__ import annotations

import ctypes
import os
import re
import resource
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx

from bench.load.stalls import Stalls
from feldherr.engine import state
from feldherr.server.bots.workers import Workers
from feldherr.server.http.app import application
from feldherr.server.serve import FEWEST_WORKERS, listen, run_on
from feldherr.server.settings import Rate, Settings
from feldherr.server.store import connect

LOOPBACK = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK")
NUMBERS = ("connections", "connections_per_address", "streams", "streams_per_address", "streams_per_device", "streams_per_table")
MORE_NUMBERS = ("tables_per_device", "jobs", "jobs_per_address")
RATES = ("changes", "reads", "files", "probes", "downloads", "openings", "tables", "uploads", "computing")


def unlimited() -> Settings:
    """Settings by which everything may come from one address: a load is no attack."""
    endless: dict[str, Any] = dict.fromkeys((*NUMBERS, *MORE_NUMBERS), 10**6) | dict.fromkeys(RATES, Rate(1e9, 1e-9))
    return Settings(**endless)


def usual() -> Settings:
    """The settings of every server, behind a proxy on this machine that says from where people come."""
    return Settings(proxies=frozenset({f"{LOOPBACK}/32"}))


def serve(database: str, limits: str) -> None:
    """Be the server until interrupted."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: not longer than who measures
    os.sched_setaffinity(0, {cores()[0]})
    settings = usual() if limits == "usual" else unlimited()
    workers = Workers(FEWEST_WORKERS, settings=settings)
    sock = listen(LOOPBACK, 0)

    def ready() -> None:
        if limits == "usual":
            Stalls(stalls_of(database))
        print(sock.getsockname()[1], flush=True)

    run_on(application(connect(database), workers, settings), sock, ready, settings)


def stalls_of(database: Path | str) -> Path:
    """The file in which a server that is attacked notes what held it up."""
    return Path(f"{database}.stalls")


class Server:
    """A running server."""

    def __init__(self, database: Path | str, limits: str = "none") -> None:
        program = Path(__file__).parents[1] / "server.py"
        command = [sys.executable, "-P", str(program), "--serve", str(database), "--limits", limits]
        self.stalls = stalls_of(database)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())

    def memory(self) -> float:
        """Megabytes of this process alone."""
        return memory(self.process.pid)

    def processor(self) -> float:
        """Seconds of processor time of this process alone, so far."""
        return processor(self.process.pid)

    def helpers(self) -> float:
        """Seconds of processor time so far of the processes that it has started and that still run."""
        return sum(processor(child) for child in children(self.process.pid))

    def counters(self) -> dict[str, float]:
        """Its own counters: `writes` and `batches` of the store, `seconds` of writing, `answers` of computers."""
        text = httpx.get(f"http://{LOOPBACK}:{self.port}/metrics", timeout=60).text
        names = {"writes": "store_writes_total", "batches": "store_batches_total", "seconds": "store_write_seconds_sum"}
        names["answers"] = "computers_answers_total"
        return {short: float(re.findall(rf"^feldherr_{name} (\S+)$", text, re.M)[0]) for short, name in names.items()}

    def kill(self) -> None:
        """End it without a farewell."""
        self.process.kill()
        self.stop()

    def stop(self) -> None:
        """End it in order."""
        self.process.terminate()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


def cores() -> list[int]:
    """The cores of this machine that we may use; the first is the server's."""
    return sorted(os.sched_getaffinity(0))


def step_aside() -> None:
    """Leave the first core to the server, and have as many files open as the system allows."""
    os.sched_setaffinity(0, set(cores()[1:] or cores()))
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def memory(process: int) -> float:
    """Megabytes of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def processor(process: int, ended: bool = False) -> float:
    """Seconds of processor time of a process so far, or with its children that have ended; 0 if it has gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return sum(map(int, fields[11 : 15 if ended else 13])) / TICKS


def children(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    try:
        listed = Path(f"/proc/{process}/task/{process}/children").read_text("ascii")
    except FileNotFoundError:
        return []
    return [int(child) for child in listed.split()]


def machine() -> str:
    """This machine and this build in general words."""
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    python = f"Python {sys.version_info[0]}.{sys.version_info[1]}"
    engine = "the interpreted engine" if str(state.__file__).endswith(".py") else "the compiled engine"
    loop = "uvloop" if find_spec("uvloop") else "asyncio's own loop"
    return f"{os.cpu_count()} cores, {gigabytes:.0f} GB, Linux, {python}, {engine}, {loop}; measured {time.strftime('%Y-%m-%d')}"


def others() -> float:
    """How much else this machine had to do in the last minute: how many processes wanted a core."""
    return os.getloadavg()[0]
