"""What PostgreSQL carries with our schema and our store: rows a second, how far notifications reach, and ten thousand open tables.

    scripts/python bench/postgres.py                      all of it (about ten minutes), with a PostgreSQL of its own
    scripts/python bench/postgres.py --parts rows notices
    scripts/python bench/postgres.py --quick              a tenth of it
    scripts/python bench/postgres.py --write              and keep the figures in bench/figures.json

PostgreSQL and those who use it share all cores of this machine, so with more processes than cores its rows a second say less than its
processor time for each. It has its usual settings, but for the number of locks where that is said.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from sqlalchemy import Connection, text

from bench import figures
from bench.figures import Figures, percentile
from bench.load import attacks
from bench.load.helper import Helper, say, told_to_go
from bench.load.people import MODE, SEATS
from bench.load.server import children, machine, memory, others, processor
from feldherr.editions import find
from feldherr.server.bots.workers import Workers
from feldherr.server.store.postgres import CHANNEL, PostgresStore, dial
from feldherr.server.store.records import HOST, SPECTATOR, Opening, Role, Row, Unavailable
from feldherr.server.tables.lobby import Lobby
from server.postgres_server import MISSING, PostgresServer, programs

PARTS = ("rows", "notices", "tables")
OPENING = Opening(MODE, {}, ["somebody"] * SEATS, ["person"] * SEATS, 3600, 0, True, "program", "00ff", version=find(MODE).version)
ROWS = 2  # of an answer: a move, and what follows from it
AT_ONCE = 200  # tables of one writer, each with an answer that waits
CONNECTIONS = 16  # that commit at the same time
RECORD = 100  # rows of a table that is loaded
PARTITIONS = 16
WRITERS = [(1, 1), (4, 1), (1, AT_ONCE), (2, AT_ONCE), (4, AT_ONCE)]  # processes, and tables of each
LISTENERS = (1, 2, 4, 8, 16)
LOCKS = 512  # max_locks_per_transaction where ten thousand tables are led; usually 64
PARTITIONED = f"""
ALTER TABLE rows RENAME TO old_rows;
CREATE TABLE rows (LIKE old_rows INCLUDING DEFAULTS, PRIMARY KEY ("table", number), FOREIGN KEY ("table") REFERENCES tables (id))
  PARTITION BY HASH ("table");
DO $$ BEGIN FOR n IN 0..{PARTITIONS - 1} LOOP
  EXECUTE format('CREATE TABLE rows_%s PARTITION OF rows FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER %s)', n, n);
END LOOP; END $$;
DROP TABLE old_rows;
"""


class Silent(PostgresStore):
    """A store that tells nobody: what notifications cost is the difference."""

    def _tell(self, connection: Connection, tables: Sequence[str]) -> None:
        pass


def work_of(server: PostgresServer) -> float:
    """Seconds of processor time of a PostgreSQL so far."""
    assert server.process
    return processor(server.process.pid, ended=True) + sum(map(processor, children(server.process.pid)))


def name(number: int, of: int = 0) -> str:
    """The name of a table."""
    return f"{of:02x}{number:014x}"


async def create(store: PostgresStore, tables: list[str], rows: Sequence[Row] = (), wakeful: bool = False) -> None:
    """Open tables with all their links."""
    gate = asyncio.Semaphore(8)

    async def one(table: str) -> None:
        async with gate:
            links = {f"{table}-{seat}": Role(table, seat) for seat in (HOST, SPECTATOR, *range(SEATS))}
            await store.create(table, OPENING, rows, links, wakeful, False)

    await asyncio.gather(*map(one, tables))


# ---- rows -----------------------------------------------------------------------------------------------------------------------------


async def write_rows(url: str, writer: float, seconds: float, tables: float, telling: float) -> None:
    """A process that writes as fast as it can to so many tables of its own, one answer at a time to each."""
    store = PostgresStore(url) if telling else Silent(url)
    await store.open()
    own = [name(n, int(writer)) for n in range(int(tables))]
    await create(store, own)
    say("ready")
    await told_to_go()
    until, work = time.monotonic() + seconds, time.process_time()

    async def one(table: str) -> int:
        number = 0
        while time.monotonic() < until:
            rows = [Row(number + n, "answer", "0 attack alaska kamchatka 3") for n in range(1, ROWS + 1)]
            await store.append(table, rows, False, False)
            number += ROWS
        return number

    written = sum(await asyncio.gather(*map(one, own)))
    say({"rows": written, "work": time.process_time() - work, "batches": store.facts()["batches"], "appends": store.facts()["writes"]})
    await store.close()


def rows(server: PostgresServer, writers: int, seconds: float, at_once: int, telling: bool = True, partitioned: bool = False) -> Figures:
    """How many rows a second so many processes write, of so many tables each."""
    with server.fresh_database() as url:
        if partitioned:
            asyncio.run(prepared(url, PARTITIONED))
        helpers = [Helper(__file__, "write", url, n, seconds, at_once, telling) for n in range(writers)]
        for helper in helpers:
            helper.heard()
        began, work = time.monotonic(), work_of(server)
        for helper in helpers:
            helper.go()
        found = [helper.heard() for helper in helpers]
        took, work = time.monotonic() - began, work_of(server) - work
        for helper in helpers:
            helper.end()
    written = sum(each["rows"] for each in found)
    f = {
        "each": ROWS,
        "rows": written / took,
        "batch": sum(each["appends"] for each in found) / sum(each["batches"] for each in found),
        "work": work * 1e3 / written,
        "writer": sum(each["work"] for each in found) * 1e3 / written,
    }
    how = (
        f"{writers} writers x {at_once} tables"
        + ("" if telling else ", nobody is notified")
        + (f", {PARTITIONS} partitions" if partitioned else "")
    )
    print(f"{how}: {f['rows']:.0f} rows a second, {f['batch']:.0f} answers a commit", end="; ")
    print(f"a row takes {f['work']:.3f} ms of PostgreSQL's work and {f['writer']:.3f} ms of the writer's", flush=True)
    return f


async def prepared(url: str, statements: str) -> None:
    """Change the schema of a new database."""
    store = PostgresStore(url)
    await store.open()
    await store._patiently([statements])
    await store.close()


async def commit(url: str, seconds: float, notify: float) -> None:
    """Commit small transactions as fast as PostgreSQL can, over several connections; how many that are."""
    connections = [await dial(url) for _ in range(CONNECTIONS)]
    await connections[0].execute("CREATE TABLE IF NOT EXISTS scratch (n integer)")
    each = f"BEGIN; INSERT INTO scratch VALUES (1); {f'NOTIFY {CHANNEL};' if notify else ''} COMMIT"
    until = time.monotonic() + seconds

    async def one(connection: Any) -> int:
        n = 0
        while time.monotonic() < until:
            await connection.execute(each)
            n += 1
        return n

    say(sum(await asyncio.gather(*map(one, connections))) / seconds)


def commits(server: PostgresServer, seconds: float, notify: bool) -> float:
    """How many transactions a second PostgreSQL commits."""
    with server.fresh_database() as url:
        helper = Helper(__file__, "commit", url, seconds, notify)
        found = float(helper.heard())
        helper.end()
    print(f"{CONNECTIONS} connections: {found:.0f} small commits a second" + (", each with a notification" if notify else ""), flush=True)
    return found


# ---- notifications --------------------------------------------------------------------------------------------------------------------


async def hear(url: str, most: float) -> None:
    """A process that listens, until it has heard of so many changes."""
    store = PostgresStore(url)
    await store.open()
    heard: list[tuple[str, float]] = []
    work = 0.0
    async for change in store.changes():
        if not change.table:
            say("ready")
            work = time.process_time()
            continue
        heard.append((change.table, time.monotonic()))
        if len(heard) >= most:
            break
    work = time.process_time() - work
    began = time.process_time()
    for table, _ in heard:
        await store.rows(table)
    say({"heard": heard, "work": work * 1e3 / len(heard), "read": (time.process_time() - began) * 1e3 / len(heard)})
    await store.close()


async def tell(url: str, times: int, rate: float) -> dict[str, float]:
    """Write to so many tables, one after the other at that rate; when each write was begun."""
    store = PostgresStore(url)
    await store.open()
    begun: dict[str, float] = {}

    async def one(table: str) -> None:
        begun[table] = time.monotonic()
        await store.append(table, [Row(1, "answer", "0 attack alaska kamchatka 3")], False, False)

    began, tasks = time.monotonic(), []
    for n in range(times):
        await asyncio.sleep(max(0.0, began + n / rate - time.monotonic()))
        tasks.append(asyncio.create_task(one(name(n))))
    await asyncio.gather(*tasks)
    await store.close()
    return begun


def notices(server: PostgresServer, listeners: int, seconds: float, rate: float = 100.0) -> Figures:
    """How soon other processes hear of an answer, and what that costs."""
    times = int(seconds * rate)
    with server.fresh_database() as url:
        asyncio.run(opened(url, times))
        helpers = [Helper(__file__, "hear", url, times) for _ in range(listeners)]
        for helper in helpers:
            helper.heard()
        work = work_of(server)
        begun = asyncio.run(tell(url, times, rate))
        found = [helper.heard() for helper in helpers]
        work = work_of(server) - work
        for helper in helpers:
            helper.end()
    late = sorted(at - begun[table] for each in found for table, at in each["heard"])
    f = {
        "median": percentile(late, 0.5) * 1e3,
        "p99": percentile(late, 0.99) * 1e3,
        "work": work * 1e3 / times,
        "listener": sum(each["work"] for each in found) / listeners,
        "read": sum(each["read"] for each in found) / listeners,
    }
    print(f"{listeners} processes listen to {rate:.0f} answers a second: written and heard of after median {f['median']:.1f} ms", end=", ")
    print(f"p99 {f['p99']:.1f} ms; an answer takes {f['work']:.2f} ms of PostgreSQL's work", end=", ")
    print(f"hearing of it {f['listener']:.3f} ms, reading it {f['read']:.3f} ms", flush=True)
    return f


async def opened(url: str, tables: int) -> None:
    store = PostgresStore(url)
    await store.open()
    await create(store, [name(n) for n in range(tables)])
    await store.close()


# ---- ten thousand tables --------------------------------------------------------------------------------------------------------------


async def lead(url: str, tables: float) -> None:
    """A server without clients, which cares for all tables that no other one leads; says when it has all."""
    store = PostgresStore(url)
    lobby = Lobby(store, Workers(1))
    await lobby.start()
    began, work = time.monotonic(), time.process_time()
    say("ready")
    while len(lobby.rooms) < tables:
        await asyncio.sleep(0.1)
    say({"seconds": time.monotonic() - began, "work": time.process_time() - work, "at": time.monotonic()})
    await asyncio.Event().wait()


async def look_in_vain(url: str, most: float) -> None:
    """A second process that asks in vain for the leads of some tables."""
    store = PostgresStore(url)
    await store.open()
    began, tables = time.monotonic(), await store.wakeful()
    listed = time.monotonic() - began
    for table in tables[: int(most)]:
        assert not await store.lead(table)
    say({"listed": listed, "lead": (time.monotonic() - began - listed) / most})
    await store.close()


async def grown(url: str, tables: int) -> Figures:
    """Open tables with a record each; what each takes on the disk, and how long it takes."""
    store = PostgresStore(url)
    await store.open()
    moves = [line for line in attacks.game(RECORD).splitlines() if line[:1] == "?" or line[:1].isdigit()]
    record = [Row(n, "answer", line) for n, line in enumerate(moves, 1)]
    began, work = time.monotonic(), time.process_time()
    await create(store, [name(n) for n in range(tables)], record, wakeful=True)
    taken, work = time.monotonic() - began, time.process_time() - work
    size = await store._read(
        text("SELECT sum(pg_total_relation_size(c.oid)) AS all, pg_total_relation_size('rows') AS rows FROM pg_class c WHERE relkind = 'r'")
    )
    await store.close()
    return {
        "open": taken * 1e3 / tables,
        "open_work": work * 1e3 / tables,
        "row_bytes": float(size[0]["rows"]) / tables / len(record),
        "table_bytes": float(size[0]["all"] - size[0]["rows"]) / tables,
    }


async def leads(url: str, most: int) -> int:
    """How many tables one process can lead before PostgreSQL has no more locks."""
    store = PostgresStore(url)
    await store.open()
    n = 0
    with contextlib.suppress(Unavailable):
        while n < most:
            await store.lead(name(n))
            n += 1
    await store.close()
    return n


def tables(found: Path, many: int) -> Figures:
    """Many open tables at which a clock runs, led by one server; then it is killed, and another takes over."""
    with postgres(found, max_connections=100) as server, server.fresh_database() as url:
        most = asyncio.run(leads(url, 3 * many))
        print(
            f"with PostgreSQL's usual settings {most} tables can be led" + (" or more" if most == 3 * many else ", then it is out of locks")
        )
    with postgres(found, max_connections=100, max_locks_per_transaction=LOCKS) as server, server.fresh_database() as url:
        f = asyncio.run(grown(url, many))
        print(f"{many} tables of {RECORD} rows: {f['open']:.1f} ms to open one", end="; ")
        print(f"{f['row_bytes']:.0f} bytes a row, {f['table_bytes']:.0f} bytes a table besides", flush=True)
        first = Helper(__file__, "lead", url, many)
        first.heard()
        before = memory(first.process.pid)
        loaded = first.heard()
        each = (memory(first.process.pid) - before) * 1e3 / many
        print(f"  led and loaded by one process in {loaded['seconds']:.0f} s ({loaded['work'] * 1e3 / many:.2f} ms of work each)", end="; ")
        print(f"{each:.0f} kB of memory each", flush=True)
        vain = Helper(__file__, "vain", url, min(many, 1000))
        looked = vain.heard()
        vain.end()
        print(f"  another lists them in {looked['listed'] * 1e3:.0f} ms and asks for a lead in vain in {looked['lead'] * 1e3:.2f} ms")
        second = Helper(__file__, "lead", url, many)
        second.heard()
        time.sleep(5)
        first.end()
        killed = time.monotonic()
        taken = second.heard()["at"] - killed
        second.end()
        print(f"  when the first is killed, another has them all after {taken:.0f} s ({taken * 1e3 / many:.2f} ms each)", flush=True)
    return f | {
        "tables": many,
        "leads": most,
        "load": loaded["seconds"] * 1e3 / many,
        "load_work": loaded["work"] * 1e3 / many,
        "memory": each,
        "listed": looked["listed"] * 1e3,
        "vain": looked["lead"] * 1e3,
        "takeover": taken * 1e3 / many,
    }


@contextlib.contextmanager
def postgres(found: Path, **settings: int) -> Iterator[PostgresServer]:
    """A PostgreSQL of our own."""
    server = PostgresServer(found, settings=settings)
    try:
        server.start()
        yield server
    finally:
        server.remove()


TASKS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "write": write_rows,
    "hear": hear,
    "commit": commit,
    "lead": lead,
    "vain": look_in_vain,
}


def bench(parts: Sequence[str], part: int) -> Figures:
    """Measure what is asked for."""
    found = programs()
    if found is None:
        sys.exit(MISSING)
    measured: Figures = {"load": others()}
    print(f"{machine()}; load before: {measured['load']:.1f}", flush=True)
    seconds = 15.0 / min(part, 5)
    with postgres(found, max_connections=100) as server:
        if "rows" in parts:
            measured["rows"] = {f"{n} x {many}": rows(server, n, seconds, many) for n, many in WRITERS}
            measured["rows"]["4 x 1, notifying nobody"] = rows(server, 4, seconds, 1, telling=False)
            measured["rows"][f"4 x {AT_ONCE}, {PARTITIONS} partitions"] = rows(server, 4, seconds, AT_ONCE, partitioned=True)
            measured["commits"] = {"notifying": commits(server, seconds, True), "silent": commits(server, seconds, False)}
        if "notices" in parts:
            measured["notices"] = {n: notices(server, n, seconds) for n in LISTENERS}
    if "tables" in parts:
        measured["tables"] = tables(found, 10_000 // part)
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description="What PostgreSQL carries.")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="what to measure; default: all of it")
    parser.add_argument("--quick", action="store_true", help="a tenth of it")
    parser.add_argument("--write", action="store_true", help="keep the figures in bench/figures.json")
    parser.add_argument("--do", nargs="+", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.do:
        what, url, *numbers = args.do
        asyncio.run(TASKS[what](url, *map(float, numbers)))
        return
    measured = bench(args.parts, 10 if args.quick else 1)
    if args.write:
        figures.write({f"postgres {part}": each for part, each in measured.items()})


if __name__ == "__main__":
    main()
