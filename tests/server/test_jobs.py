"""Heavy work is done elsewhere, fairly, within bounds, and not at all when nobody waits for it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

import httpx
import pytest

import feldherr
from feldherr.bots.players.random import Stream, pick
from feldherr.engine import position
from feldherr.engine.view import observe
from feldherr.server.attack_odds import takes_long, told
from feldherr.server.jobs import work
from feldherr.server.jobs.pool import Busy, Jobs, Left
from feldherr.server.jobs.worker import LARGEST
from feldherr.server.settings import Rate, Settings
from server.house import LONGEST, Device, House, spliced
from server.house import told as within

LONG, SHORT = 40_000, 40
EAGER = 1  # processes give way a little, but on a full machine they are not forgotten


@cache
def game(answers: int) -> str:
    """A saved game of so many answers."""
    g = feldherr.game("sv2000.conquest", 5)
    rng = Stream(7)
    while len(g.log) < answers:
        g.chance(rng)
        seat = feldherr.asked(g.state)
        g.play(seat, pick(feldherr.observe(g.state, seat), seat, rng))
    return g.save()


@asynccontextmanager
async def jobs(settings: Settings | None = None) -> AsyncIterator[Jobs]:
    pool = Jobs(replace(settings or Settings(), give_way=EAGER))
    try:
        async with asyncio.timeout(LONGEST):
            yield pool
    finally:
        await pool.stop()


def test_people_take_turns() -> None:
    async def story() -> None:
        async with jobs() as pool:
            many = [asyncio.create_task(pool.do("one", work.Replay(game(LONG)))) for _ in range(6)]
            await asyncio.sleep(0)
            others = await asyncio.gather(pool.do("two", work.Replay(game(SHORT))), pool.do("three", work.Replay(game(SHORT))))
            assert all(others)
            assert sum(each.done() for each in many) < 3, "whoever asks for much must not be served first"
            assert len(set(await asyncio.gather(*many))) == 1

    asyncio.run(story())


@pytest.mark.skipif(os.getpriority(os.PRIO_PROCESS, 0) == 19, reason="nobody gives way to who gives way to all")
def test_a_process_gives_way_from_its_first_moment() -> None:
    """Python takes half a second of processor time to start, as long as everybody's answers of that time."""

    async def story() -> None:
        async with jobs() as pool:
            asked = asyncio.create_task(pool.do("one", work.Replay(game(SHORT))))
            while (process := pool.lines[0].process) is None:
                await asyncio.sleep(0)
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + EAGER)
            assert await asked

    asyncio.run(story())


def test_who_leaves_wants_nothing_more() -> None:
    async def story() -> None:
        async with jobs() as pool:
            gone = asyncio.Event()
            left = [asyncio.create_task(pool.do("one", work.Replay(game(LONG)), gone.wait)) for _ in range(6)]
            while pool.lines[0].process is None:
                await asyncio.sleep(0.01)
            process = pool.lines[0].process
            gone.set()
            assert all(isinstance(e, Left) for e in await asyncio.gather(*left, return_exceptions=True))
            await process.wait()
            assert pool.length() == 0
            assert await pool.do("one", work.Replay(game(SHORT)))
            assert pool.facts()["cancelled"] == 6

    asyncio.run(story())


def test_too_much_is_refused() -> None:
    async def story() -> None:
        async with jobs(Settings(jobs=4, jobs_per_address=3, computing=Rate(0.001, 1e6))) as pool:
            first = [asyncio.create_task(pool.do("one", work.Replay(game(LONG)))) for _ in range(4)]  # one of them is being done
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await pool.do("one", work.Replay(game(SHORT)))
            more = [asyncio.create_task(pool.do(who, work.Replay(game(SHORT)))) for who in ("two", "three")]
            await asyncio.sleep(0)
            for n, who in enumerate(("four", "five"), 1):  # the last of those who have most make room
                more.append(asyncio.create_task(pool.do(who, work.Replay(game(SHORT)))))
                with pytest.raises(Busy):
                    await first[-n]
            with pytest.raises(Busy):  # nobody has more than one now
                await pool.do("six", work.Replay(game(SHORT)))
            await asyncio.gather(*first[:2], *more)
            with pytest.raises(Busy):  # all computing time of this address is used up
                await pool.do("one", work.Replay(game(SHORT)))
            assert await pool.do("four", work.Replay(game(SHORT)))

    asyncio.run(story())


def test_what_takes_too_long_or_too_much_is_ended() -> None:
    async def story(settings: Settings) -> None:
        async with jobs(settings) as pool:
            for _ in range(2):
                with pytest.raises(ValueError, match="to be computed here"):
                    await pool.do("one", work.Replay(game(LONG)))

    asyncio.run(story(Settings(job_seconds=0.05)))
    asyncio.run(story(Settings(job_megabytes=20)))  # not even Python fits into that


def test_a_process_that_has_to_wait_for_the_machine_does_not_take_too_long() -> None:
    async def story() -> None:
        async with jobs(Settings(job_seconds=1.0)) as pool:
            await pool.do("one", work.Replay(game(SHORT)))  # its process is there and waits
            process = pool.lines[0].process
            assert process
            process.send_signal(signal.SIGSTOP)
            waiting = asyncio.create_task(pool.do("one", work.Replay(game(SHORT))))
            await asyncio.sleep(1.5)
            process.send_signal(signal.SIGCONT)
            assert await waiting

    asyncio.run(story())


def test_starting_a_process_is_not_the_time_of_its_job() -> None:
    async def story() -> None:
        async with jobs(Settings(job_seconds=0.4)) as pool:
            waiting = asyncio.create_task(pool.do("one", work.Replay(game(SHORT))))
            while (process := pool.lines[0].process) is None:
                await asyncio.sleep(0)
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(2.5)
            process.send_signal(signal.SIGCONT)
            assert await waiting

    asyncio.run(story())


def test_a_process_is_kept_however_large_the_server_is() -> None:
    async def story() -> None:
        large = b"x" * (LARGEST + 50 << 20)
        async with jobs() as pool:
            await pool.do("one", work.Replay(game(SHORT)))
            process = pool.lines[0].process
            await pool.do("one", work.Replay(game(SHORT)))
            assert process
            assert pool.lines[0].process is process
        assert large

    asyncio.run(story())


def test_long_odds_are_the_same_elsewhere() -> None:
    g = feldherr.read_position(
        "feldherr position 1\nrules sv2000.conquest 1\nseats 3\narmies 0 ukraine 300 rest 1\n"
        "armies 1 scandinavia 90 iceland 80\narmies 2 greenland 20\nphase attack"
    )
    way = [g.rules.board.number[name] for name in ("ukraine", "scandinavia", "iceland", "greenland")]
    long, short = takes_long(g, way), takes_long(g, way[2:])
    assert long
    assert not short

    async def story() -> None:
        async with jobs() as pool:
            assert await pool.do("one", work.Odds(position.write(observe(g, -1)), way, 1)) == told(g, way, 1)

    asyncio.run(story())


@pytest.mark.parametrize("uploads", [12, pytest.param(55, marks=pytest.mark.deep)])
def test_uploads_fill_no_memory_and_others_see_theirs(tmp_path: Path, uploads: int) -> None:
    seconds = LONGEST * max(1, uploads // 12)
    with House(str(tmp_path / "tables.db"), tmp_path / "log") as house:

        async def story() -> None:
            await Device(house).get("/health")
            before = memory(house)
            async with httpx.AsyncClient(base_url=house.url, timeout=seconds) as http:
                many = [asyncio.create_task(upload(http, game(LONG), n // 6)) for n in range(uploads)]
                mine = await upload(http, game(SHORT), 250)
                assert len(spliced(mine.text)["frames"]) >= SHORT
                assert not all(each.done() for each in many)
                replies = await asyncio.gather(*many)
            assert {reply.status_code for reply in replies} <= {200, 429}
            assert len({reply.content for reply in replies if reply.status_code == 200}) == 1
            grown = memory(house) - before
            print(f"{uploads} uploads: {before:.0f} MB and {grown:.0f} more")
            assert grown < 60, "megabytes"

        within(house, story(), seconds)
        assert house.stop() == 0


async def upload(http: httpx.AsyncClient, text: str, address: int) -> httpx.Response:
    return await http.post("/api/replay", json={"game": text}, headers={"X-Forwarded-For": f"192.0.2.{address}"})


def memory(house: House) -> float:
    """Megabytes of the server's process."""
    assert house.process
    lines = Path(f"/proc/{house.process.pid}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS:"))
