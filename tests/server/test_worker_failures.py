"""Workers that fail: there is a legal answer all the same, and what went wrong is counted."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

import pytest

from feldherr.server.bots.pipe import running
from feldherr.server.bots.workers import Workers
from server.staff import LONGEST, asked, pids, run, script, staff, until


def test_a_worker_that_fails_is_replaced_and_a_captain_answers(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff(1, LONGEST, script(tmp_path)) as workers:
            captain = await asked(workers, "b", "captain")
            for deed in ("crashes", "hangs", "garbage", "flood", "illegal", "another", "mistake"):
                before, processes = workers.facts(), pids(workers.slots)
                assert await (hung(workers) if deed == "hangs" else asked(workers, "a", deed)) == captain
                after = workers.facts()
                fact = deed if deed in before else "refused"
                assert {f for f in after if after[f] != before[f]} == {"answers", "deputies", fact}, deed
                assert (pids(workers.slots) == processes) == (deed == "mistake")

    run(work())


async def hung(workers: Workers) -> tuple[int, str]:
    """The answer in place of a worker that hangs; it alone is given little time."""
    workers.limit = 0.5
    answer = asyncio.create_task(asked(workers, "a", "hangs"))
    await until(lambda: workers.facts()["hangs"])
    workers.limit = LONGEST
    return await answer


def test_a_worker_that_speaks_without_being_asked_is_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff(1, 5.0, script(tmp_path)) as workers:
            await asked(workers, "a", "chatter")
            await until(lambda: workers.facts()["refused"])
            await asked(workers, "a", "captain")
            assert workers.facts() == {"answers": 2, "crashes": 0, "hangs": 0, "refused": 1, "deputies": 0}

    run(work())


def test_workers_that_never_answer_are_not_started_again_and_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff(2, 0.3, script(tmp_path, captain="sys.exit(3)")) as workers:
            for n in range(40):
                await asked(workers, f"game {n}", "captain")
            assert workers.facts()["crashes"] < 10
            assert workers.facts()["deputies"] == 40
            assert workers.facts()["answers"] == 0

    run(work())


@pytest.mark.parametrize("command", [["/nowhere/worker"], ["/bin/true"], ["/bin/echo", "x"]])
def test_there_is_an_answer_without_any_worker(command: list[str]) -> None:
    async def work() -> None:
        async with staff(2, 1.0, command) as workers:
            await asyncio.gather(*[asked(workers, f"game {n}", "marshal") for n in range(5)])
            assert workers.facts()["deputies"] == 5
            assert workers.facts()["crashes"] + workers.facts()["refused"] >= 2

    run(work())


def test_a_player_nobody_knows_is_played_by_a_captain() -> None:
    async def work() -> None:
        async with staff() as workers:
            assert await asked(workers, "a", "captain@77:nobody") == await asked(workers, "a", "captain")
            assert workers.facts() == {"answers": 2, "crashes": 0, "hangs": 0, "refused": 1, "deputies": 1}

    run(work())


@pytest.mark.interrupt
def test_a_worker_that_is_killed_while_it_has_nothing_to_do_is_replaced() -> None:
    async def work() -> None:
        async with staff() as workers:
            first = pids(workers.slots)
            os.kill(first[0], signal.SIGKILL)
            await asked(workers, "a", "captain")
            assert pids(workers.slots) != first
            assert workers.facts() == {"answers": 1, "crashes": 1, "hangs": 0, "refused": 0, "deputies": workers.facts()["deputies"]}

    run(work())


def test_a_process_that_has_just_ended_keeps_its_exit_code(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """The event loop learns of it from a thread, which may be late; whoever ends the process must not be there first."""
    told, waitpid = threading.Event(), os.waitpid

    def late(process: int, options: int) -> tuple[int, int]:
        if threading.current_thread() is not threading.main_thread():
            told.wait()
        return waitpid(process, options)

    async def work() -> None:
        async with running([sys.executable, "-c", "raise SystemExit(7)"]) as pipe:
            os.waitid(os.P_PID, pipe.process.pid, os.WEXITED | os.WNOWAIT)  # it has ended, and nobody has been told
            asyncio.get_running_loop().call_soon(told.set)
        assert pipe.process.returncode == 7

    monkeypatch.setattr(os, "waitpid", late)
    run(work())
    assert not caplog.records
