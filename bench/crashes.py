"""Does a server that is killed lose or double an accepted answer? People play at four tables while it is killed again and again.

    scripts/python bench/crashes.py                   20 kills, with SQLite (bench/history.py has several servers with PostgreSQL)
    scripts/python bench/crashes.py --kills 200       as many as you like
    scripts/python bench/crashes.py --seed 7          the kills of an earlier run, as far as machines are alike
    scripts/python bench/crashes.py --takeovers 5     two servers with one PostgreSQL: how soon one goes on for the other

Each kill is SIGKILL at a random moment, mostly within 50 ms of an answer; the server is started again on the same port and database, and
people come back and send again what was not acknowledged. At the end all that anybody was told is held against the records.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.postgres_server import MISSING, PostgresServer, programs
from server.quick import QuickHouse
from server.siege import besieged
from server.takeover import takeover


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A new database in a PostgreSQL of its own (its programs must be there)."""
    found = programs()
    if found is None:
        sys.exit(MISSING)
    server = PostgresServer(found)
    try:
        server.start()
        with server.fresh_database() as url:
            yield url
    finally:
        server.remove()


def kill(url: str, kills: int, seed: int, log: Path) -> None:
    """A siege, and what came of it."""
    began = time.monotonic()

    def tell(done: int) -> None:
        if done % 20 == 0:
            print(f"{done:>5} kills, {time.monotonic() - began:,.0f} s", flush=True)

    print(f"seed {seed}", flush=True)
    with QuickHouse(url, log) as house:
        siege, figures = asyncio.run(besieged(house, kills, seed, tell))
    print(", ".join(f"{number:,} {what}" for what, number in figures.items()))
    print(f"all tables went on {statistics.median(siege.away):.1f} s after a kill (the median; {max(siege.away):.1f} s at the latest)")
    print(
        f"{kills} kills in {time.monotonic() - began:,.0f} s: no accepted answer lost, none doubled, nobody told what is not in the record"
    )


def take_over(url: str, times: int, folder: Path) -> None:
    """How long it took, for each kind of table."""
    with QuickHouse(url, folder / "log of one") as one, QuickHouse(url, folder / "log of two") as two:
        all_seconds = [asyncio.run(takeover(one, two)) for _ in range(times)]
    for what in all_seconds[0]:
        seconds = [each[what] for each in all_seconds]
        middle, latest = statistics.median(seconds), max(seconds)
        print(f"a table with {what} goes on {middle:.1f} s after its leader was killed, {latest:.1f} s at the latest")


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server again and again while people play.")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--takeovers", type=int, default=0, help="measure this instead")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        if args.takeovers:
            with postgres() as url:
                return take_over(url, args.takeovers, Path(name))
        kill(str(Path(name, "tables.db")), args.kills, args.seed, log := Path(name, "log"))
        if said := log.read_text("utf-8"):
            sys.exit(f"the server's log should be empty:\n{said}")
    return None


if __name__ == "__main__":
    main()
