"""What the server does on one core: answers to many tables, many who only look on, computers, attacks, and how soon all is there again.

    scripts/python bench/server.py                            all but the attacks (about five minutes)
    scripts/python bench/server.py --parts answers --tables 600
    scripts/python bench/server.py --attacked                 600 tables while attackers do their worst (about four minutes)
    scripts/python bench/server.py --quick                    a tenth of it
    scripts/python bench/server.py --write                    and keep the figures in bench/figures.json

With PYTHONPATH=.build/compiled the engine is the compiled one, as for everybody who plays. The server runs as it always does, held to one
core together with the processes that it starts; those who play are in this process, on the other cores. Latencies, and to some degree
processor times, depend on what else the machine does: measure on a quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import figures
from bench.figures import Figures, percentile
from bench.load import attacks
from bench.load.people import MODE, PARALLEL, SEATS, Crowd, address, seated
from bench.load.server import Server, machine, others, serve, step_aside
from bench.load.stalls import longest
from bench.load.stream import Requests
from feldherr.server.bots.workers import Workers
from feldherr.server.store import connect as database
from feldherr.server.tables.lobby import Lobby

PARTS = ("idle", "answers", "middle", "computers", "resumed")
TABLES = (200, 600, 1000)
IDLE, RESUMED = 10_000, 1_000
MOST_IDLE = 350  # megabytes that so many may need
WATCHERS = 100  # of each table at which nothing happens
ROWS = 400  # of a table in the middle of its game
ATTACKED = 600  # tables


class Span:
    """What a server uses from now on."""

    def __init__(self, server: Server, before: dict[str, float]) -> None:
        self.server = server
        self.at, self.work, self.helped = time.monotonic(), server.processor(), server.helpers()
        self.ours, self.before = time.process_time(), before

    @classmethod
    async def of(cls, server: Server) -> Span:
        return cls(server, await asyncio.to_thread(server.counters))

    async def used(self) -> Figures:
        """Shares of cores (the server's, its helpers', ours), seconds of work, and what was written in which time."""
        took = time.monotonic() - self.at
        work, helped, ours = self.server.processor() - self.work, self.server.helpers() - self.helped, time.process_time() - self.ours
        now = await asyncio.to_thread(self.server.counters)
        grown = {name: now[name] - self.before[name] for name in now}
        batches = max(grown["batches"], 1)
        return {
            "seconds": took,
            "work": work,
            "busy": work / took,
            "helpers": helped / took,
            "clients": ours / took,
            "batch": grown["writes"] / batches,
            "write": grown["seconds"] / batches,
            "chosen": grown["answers"],
        }


def told(late: list[float]) -> Figures:
    """Median, p99 and longest of some latencies, in milliseconds."""
    return {"median": percentile(late, 0.5) * 1e3, "p99": percentile(late, 0.99) * 1e3, "longest": late[-1] * 1e3 if late else 0.0}


def shown(f: Figures) -> str:
    return f"median {f['median']:.1f} ms, p99 {f['p99']:.1f} ms, longest {f['longest']:.1f} ms"


# ---- parts ----------------------------------------------------------------------------------------------------------------------------


async def answers(folder: Path, tables: int, seconds: float, game: str = "") -> Figures:
    """Many tables, an answer a second each; new ones, or in the middle of a game."""
    server = Server(folder / f"answers-{tables}-{len(game)}.db")
    requests = Requests(server.port)
    crowd = await seated(requests, tables, game)
    await crowd.play(3.0)
    since, span, before = time.monotonic(), await Span.of(server), crowd.versions()
    await crowd.play(seconds)
    late, used, rows = crowd.late(since), await span.used(), crowd.versions() - before
    crowd.leave()
    await requests.close()
    server.stop()
    f = {"tables": tables, "work": used.pop("work") * 1e3 / len(late), "answers": len(late), "rows": rows / len(late), **used, **told(late)}
    when = "in the middle of a game" if game else "new"
    print(
        f"{tables} tables x {SEATS} clients ({when}), an answer a second a table, {len(late)} answers: from answer to all {SEATS} clients"
    )
    print(
        f"  {f['work']:.2f} ms of work an answer, {f['rows']:.1f} rows; core busy {f['busy']:.0%}, that of the clients {f['clients']:.0%}"
    )
    print(f"  {shown(f)}; {f['batch']:.1f} answers a commit, {f['write'] * 1e3:.1f} ms each", flush=True)
    return f


async def idle(folder: Path, clients: int) -> Figures:
    """Many who look on at tables at which nothing happens."""
    server = Server(folder / "idle.db")
    requests = Requests(server.port)
    wish = {"mode": MODE, "players": ["person"] * SEATS}
    tables = [(await requests.post("/api/tables", wish))[0] for _ in range(max(1, clients // WATCHERS))]
    gate, streams = asyncio.Semaphore(PARALLEL), []

    async def one(number: int) -> None:
        async with gate:
            links = tables[number % len(tables)]
            _, cookie = await requests.post("/api/join", {"token": links["spectator"]}, address=address(number))
            streams.append(await requests.stream(links["table"], cookie, lambda text: None, address=address(number)))

    await one(0)
    before, work = server.memory(), server.processor()
    await asyncio.gather(*[one(number) for number in range(1, clients)])
    await asyncio.sleep(2)
    coming = (server.processor() - work) * 1e3 / clients
    after, work = server.memory(), server.processor()
    await asyncio.sleep(20)
    share = (server.processor() - work) / 20
    for stream in streams:
        stream.close()
    await requests.close()
    server.stop()
    each = (after - before) * 1e3 / clients
    print(f"{clients} idle clients: {after:.0f} MB the whole process ({before:.0f} MB before, {each:.1f} kB each)", end="; ")
    print(f"{'more' if after > MOST_IDLE else 'no more'} than {MOST_IDLE} MB", end="; ")
    print(f"core busy {share:.1%}; {coming:.2f} ms of work for each that came", flush=True)
    return {"clients": clients, "before": before, "memory": after, "each": each, "busy": share, "connect": coming}


async def computers(folder: Path, tables: int, seconds: float) -> Figures:
    """Tables of captains that somebody watches."""
    server = Server(folder / "computers.db")
    requests = Requests(server.port)
    streams = []
    for number in range(tables):
        links, cookie = await requests.post(
            "/api/tables", {"mode": MODE, "players": ["captain"] * SEATS, "pace": 100}, address=address(number)
        )
        streams.append(await requests.stream(links["table"], cookie, lambda text: None))
    await asyncio.sleep(3)
    span = await Span.of(server)
    await asyncio.sleep(seconds)
    used = await span.used()
    for stream in streams:
        stream.close()
    await requests.close()
    server.stop()
    written, chosen = used["batch"] and used["chosen"], max(used["chosen"], 1)
    f = {
        "chosen": written / used["seconds"],
        "work": used["work"] * 1e3 / chosen,
        "thought": used["helpers"] * used["seconds"] * 1e3 / chosen,
    }
    print(f"{tables} watched tables of {SEATS} captains: {f['chosen']:.0f} decisions a second", end="; ")
    print(f"each {f['work']:.2f} ms of the server's work and {f['thought']:.2f} ms of thinking", flush=True)
    return f


async def resumed(folder: Path, tables: int) -> Figures:
    """How soon a killed server has its tables again."""
    path = folder / "resumed.db"
    server = Server(path)
    requests = Requests(server.port)
    wish = {"mode": "", "players": ["person"] * SEATS, "game": attacks.game(ROWS)}
    gate = asyncio.Semaphore(PARALLEL)

    async def one() -> None:
        async with gate:
            await requests.post("/api/tables", wish)

    await asyncio.gather(*[one() for _ in range(tables)])
    await requests.close()
    server.kill()
    lobby = Lobby(database(str(path)), Workers(1))
    await lobby.store.open()
    began, work = time.perf_counter(), time.process_time()
    for name in await lobby.store.unfinished():
        await lobby.room(name)
    taken, work = time.perf_counter() - began, time.process_time() - work
    rows = sum(room.table.version for room in lobby.rooms.values())
    each = {"taken": taken * 1e3 / len(lobby.rooms), "work": work * 1e3 / len(lobby.rooms)}
    print(
        f"{len(lobby.rooms)} tables with {rows} rows resumed in {taken:.2f} s ({each['taken']:.2f} ms each, {each['work']:.2f} ms of work)"
    )
    await lobby.stop()
    return {"tables": tables, "rows": rows, **each}


# ---- attacks --------------------------------------------------------------------------------------------------------------------------


async def attacked(folder: Path, tables: int, seconds: float) -> Figures:
    """What honest people notice while a server with its usual limits is attacked."""
    server = Server(folder / "attacked.db", limits="usual")
    requests = Requests(server.port)
    crowd = await seated(requests, tables)
    windows = ["before", *attacks.ATTACKS, "after"]
    playing = asyncio.create_task(crowd.play(3600))
    await asyncio.sleep(3)
    try:
        return {window: await watched(server, crowd, window, seconds) for window in windows}
    finally:
        playing.cancel()
        crowd.leave()
        await requests.close()
        server.stop()


async def watched(server: Server, crowd: Crowd, window: str, seconds: float) -> Figures:
    """What they notice for a while, during an attack or without one."""
    attacker = await attacking(window, server.port, seconds) if window in attacks.ATTACKS else None
    since, span = time.monotonic(), await Span.of(server)
    await asyncio.sleep(seconds)
    until, used = time.monotonic(), await span.used()
    told_by = json.loads((await attacker.communicate())[0]) if attacker else {}
    if lacking := [what for what in attacks.DOES.get(window, ()) if not told_by.get(what)]:
        raise SystemExit(f"{window}: this was no attack, for nothing came of {', '.join(lacking)}: {told_by}")
    if attacker:
        await asyncio.sleep(5)  # what it has begun ends
    late = crowd.late(since, until)
    f = {"tables": len(crowd.tables), "answers": len(late), "memory": server.memory(), **used, **told(late)}
    f["work"] = f["work"] * 1e3 / max(len(late), 1)
    print(f"{window}: {len(late)} answers of honest people, {shown(f)}")
    print(f"  core busy {f['busy']:.0%}, with helpers {f['busy'] + f['helpers']:.0%}; {f['memory']:.0f} MB", end="; ")
    print(f"{f['batch']:.1f} answers a commit, {f['write'] * 1e3:.1f} ms each")
    if told_stalls := longest(server.stalls, since, until):
        print(f"  {told_stalls}")
    for what, times in sorted(told_by.items()):
        print(f"  attacker: {what}: {times}")
    sys.stdout.flush()
    return f | {"attacker": told_by}


async def attacking(name: str, port: int, seconds: float) -> asyncio.subprocess.Process:
    """An attacker in a process of its own, who has begun."""
    command = [sys.executable, "-P", __file__, "--attack", name, "--port", str(port), "--seconds", str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    await process.stdout.readline()
    return process


async def attack(name: str, port: int, seconds: float) -> attacks.Told:
    """Be the attacker; say when it begins."""
    await attacks.prepare(name, port)
    print("", flush=True)
    return await attacks.attack(name, port, seconds)


# ---- all of it ------------------------------------------------------------------------------------------------------------------------


async def bench(args: argparse.Namespace) -> Figures:
    """Measure what is asked for."""
    part = 10 if args.quick else 1
    seconds = args.seconds or 20.0 / min(part, 2)
    found: Figures = {"machine": machine(), "load": others()}
    print(f"{found['machine']}; load before: {found['load']:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if args.attacked:
            return {"attacked load": found["load"], "attacked": await attacked(folder, ATTACKED // part, seconds)}
        parts: dict[str, Any] = {}
        if "idle" in args.parts:
            parts["idle"] = await idle(folder, IDLE // part)
        if "answers" in args.parts:
            parts["answers"] = {n // part: await answers(folder, n // part, seconds) for n in args.tables}
        if "middle" in args.parts:
            parts["middle"] = await answers(folder, 200 // part, seconds, attacks.game(ROWS))
        if "computers" in args.parts:
            parts["computers"] = await computers(folder, 40 // part, seconds)
        if "resumed" in args.parts:
            parts["resumed"] = await resumed(folder, RESUMED // part)
    return found | parts


def main() -> None:
    parser = argparse.ArgumentParser(description="What the server does on one core.")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="what to measure; default: all of it")
    parser.add_argument("--tables", nargs="+", type=int, default=TABLES, help="for the part answers")
    parser.add_argument("--attacked", action="store_true", help="measure what honest people notice of attacks")
    parser.add_argument("--seconds", type=float, default=0.0, help="of every measurement; default: 20")
    parser.add_argument("--quick", action="store_true", help="a tenth of it")
    parser.add_argument("--write", action="store_true", help="keep the figures in bench/figures.json")
    for own in ("--serve", "--limits", "--attack"):
        parser.add_argument(own, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.limits)
        return
    step_aside()
    gc.disable()  # a pause of ours would count as the server's
    if args.attack:
        print(json.dumps(asyncio.run(attack(args.attack, args.port, args.seconds))))
        return
    measured = asyncio.run(bench(args))
    if args.write:
        figures.write(measured)


if __name__ == "__main__":
    main()
