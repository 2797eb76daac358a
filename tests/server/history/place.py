"""Three servers and a database, each on a machine of its own if there is a network; and the ways in which they fail and are healed."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server.history.faults import DATABASE, PROCESSES, SERVERS, Fault
from server.history.network import CLIENTS, Cut, Network
from server.house import GENEROUS
from server.postgres_server import PostgresServer
from server.quick import QuickHouse

LOOPBACK = "127.0.0.1"
LONGEST = 120.0  # seconds in which a server must be up again


class Server(QuickHouse):
    """A server that is started again until it succeeds, as a service manager does: its database may be out of reach."""

    def __init__(self, database: str, log: Path, host: str, within: list[str]) -> None:
        super().__init__(database, log, settings=GENEROUS)
        self.host, self.within = host, tuple(within)

    def start_again(self) -> None:
        end = time.monotonic() + LONGEST
        while True:
            try:
                self.start()
                return
            except AssertionError:
                self.pid = 0
                if time.monotonic() > end:
                    raise


class Place:
    """Where it all happens."""

    def __init__(self, postgres: PostgresServer, servers: dict[str, Server], network: Network | None) -> None:
        self.postgres, self.servers, self.network = postgres, servers, network

    def mistakes(self) -> list[str]:
        """What the servers' logs call an error of Feldherr's own. What its libraries say of lost connections is none."""
        lines = [line for server in self.servers.values() for line in server.log.read_text("utf-8").splitlines()]
        return [line[:2000] for line in lines if '"level": "error"' in line and '"from": "feldherr' in line]

    def locks(self) -> dict[str, asyncio.Lock]:
        """One for each machine, and one for its cable: it suffers from one fault at a time."""
        return {f"{name}{what}": asyncio.Lock() for name in (DATABASE, *self.servers) for what in ("", "'s cable")}

    @contextlib.asynccontextmanager
    async def suffering(self, fault: Fault, locks: dict[str, asyncio.Lock]) -> AsyncIterator[None]:
        """Let a fault happen, and heal it at the end."""
        async with locks[fault.target if fault.kind in PROCESSES else f"{fault.target}'s cable"]:
            begin, heal = self._of_network(fault) if fault.kind not in PROCESSES else self._of_process(fault)
            await asyncio.to_thread(begin)
            try:
                yield
            finally:
                await asyncio.to_thread(heal)

    def _of_process(self, fault: Fault) -> tuple[Callable[[], object], Callable[[], object]]:
        """How a fault of a process begins, and how it is healed."""
        if fault.kind == "crash":
            return lambda: self.postgres.stop(signal.SIGQUIT if fault.gentle else signal.SIGKILL), self.postgres.start
        if fault.kind == "freeze":
            frozen = self.postgres.frozen(whole=not fault.gentle)
            return frozen.__enter__, lambda: frozen.__exit__(None, None, None)
        server = self.servers[fault.target]
        if fault.kind == "kill":
            return server.kill, server.start_again
        return lambda: server.signal(signal.SIGSTOP), lambda: server.signal(signal.SIGCONT)

    def _of_network(self, fault: Fault) -> tuple[Callable[[], object], Callable[[], object]]:
        """How a fault of a cable begins, and how it is healed."""
        network, at = self.network, fault.target
        assert network
        if fault.kind == "slow":
            return lambda: network.slow_down(at), lambda: network.speed_up(at)
        other = DATABASE if fault.kind.startswith("cut off") or (fault.kind == "lossy" and fault.gentle) else CLIENTS
        how: Cut = "lossy" if fault.kind == "lossy" else "silent" if fault.kind.endswith(("silently", "by half")) else "refused"
        ends = (at, other) if fault.gentle else (other, at)
        return lambda: network.cut(*ends, how, half=fault.kind.endswith("by half")), lambda: network.mend(*ends)


@contextlib.contextmanager
def place(programs: Path, folder: Path, with_network: bool) -> Iterator[Place]:
    """Three servers and a database that are running; none is left at the end."""
    network = Network(DATABASE, *SERVERS) if with_network else None
    addresses = network.addresses if network else dict.fromkeys((DATABASE, *SERVERS), LOOPBACK)
    within = {name: network.at(name) if network else [] for name in (DATABASE, *SERVERS)}
    postgres = PostgresServer(programs, addresses[DATABASE], within[DATABASE])
    with contextlib.ExitStack() as running:
        running.callback(postgres.remove)
        postgres.start()
        url = running.enter_context(postgres.fresh_database())
        servers = {name: Server(url, folder / f"log of {name}", addresses[name], within[name]) for name in SERVERS}
        for server in servers.values():
            running.push(server.__exit__)
        with ThreadPoolExecutor(len(servers)) as pool:
            list(pool.map(Server.start, servers.values()))
        yield Place(postgres, servers, network)
