"""A PostgreSQL of our own, for as long as the tests run: started on a free port, stopped, killed, frozen, and removed at the end.

Run as a program, it says what is missing for that.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path

MISSING = (
    "the PostgreSQL tests need PostgreSQL's programs (Debian, Ubuntu: apt install postgresql; macOS: brew install postgresql); "
    "FELDHERR_WITHOUT_POSTGRES=1 leaves these tests out"
)


def programs() -> Path | None:
    """The folder of initdb and postgres: that of the PATH, else the newest that Debian has."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: folder.parent.name.zfill(4), reverse=True)
    found = shutil.which("initdb", path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, versions)]))
    return Path(found).resolve().parent if found else None


class PostgresServer:
    """A server with its own data, which only this machine reaches, unless it is started `within` another (a network namespace)."""

    def __init__(
        self, folder: Path, address: str = "127.0.0.1", within: Sequence[str] = (), settings: Mapping[str, int] | None = None
    ) -> None:
        self.programs = folder
        self.settings = {"max_connections": 60, **(settings or {})}
        self.address = address
        self.folder = Path(tempfile.mkdtemp(prefix="feldherr-postgres-"))
        self.user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.user:
            shutil.chown(self.folder, self.user)
        self.within: list[str] = []
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)
        self.port = free_port()
        options = ["--username=feldherr", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", f"--pgdata={self.folder / 'data'}", *options).check_returncode()
        with (self.folder / "data" / "pg_hba.conf").open("a") as allowed:
            allowed.write("host all all samenet trust\n")
        if within:
            who = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"] if self.user else []
            self.within, self.user = [*within, *who], None
        self.numbers = count(1)

    def url(self, database: str = "postgres") -> str:
        """Where a database is."""
        return f"postgresql://feldherr@{self.address}:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = ["-c", f"listen_addresses={self.address}", "-c", "unix_socket_directories="]
        options += [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        command: list[str | Path] = [*self.within, self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log, start_new_session=True)
        for _ in range(300):
            if self._run("pg_isready", f"--host={self.address}", f"--port={self.port}").returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: in order, at once (SIGQUIT), or by SIGKILL."""
        if self.process is not None:
            parts = children(self.process.pid)
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None
            while any(map(lives, parts)):
                time.sleep(0.02)

    @contextlib.contextmanager
    def frozen(self, whole: bool = True) -> Iterator[None]:
        """Let nothing of it move for a while: connections stay, and nobody answers; if not the `whole`, new ones are still taken."""
        assert self.process is not None
        everyone = [*([self.process.pid] if whole else []), *children(self.process.pid)]
        try:
            for each in everyone:
                send(each, signal.SIGSTOP)
            yield
        finally:
            for each in everyone:
                send(each, signal.SIGCONT)

    @contextlib.contextmanager
    def fresh_database(self) -> Iterator[str]:
        """The URL of a new, empty database; dropped afterwards, for a server with many of them is slow to stop."""
        name = f"test{next(self.numbers)}"
        asyncio.run(self._do(f"CREATE DATABASE {name}"))
        yield self.url(name)
        asyncio.run(self._do(f"DROP DATABASE {name} WITH (FORCE)"))

    async def _do(self, command: str) -> None:
        import asyncpg  # not needed to find out whether there are programs

        connection = await asyncpg.connect(self.url())
        await connection.execute(command)
        await connection.close()

    def remove(self) -> None:
        """Stop it, and leave nothing behind."""
        atexit.unregister(self.remove)
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *options: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([*self.within, self.programs / program, *options], user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL)


def children(process: int) -> list[int]:
    """The processes that it has started."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [line.split() for line in listed.splitlines()]
    return [int(child) for child, parent in pairs if parent == str(process)]


def send(process: int, what: signal.Signals) -> None:
    """Send a signal to a process, which may have ended."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, what)


def lives(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


if __name__ == "__main__":
    sys.exit(None if programs() else f"feldherr: {MISSING}")
