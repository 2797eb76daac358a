"""Computer players in worker processes: a legal answer in every mode, nobody kept waiting by others, nothing left behind."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import feldherr
from feldherr.arena.checker import positions
from feldherr.bots.catalogue import make
from feldherr.engine.action import listed
from feldherr.server.bots.bot_queue import BotQueue, Decision
from feldherr.server.bots.workers import PATIENCE, Slot, Workers
from feldherr.server.settings import Settings
from server.staff import LONGEST, alive, asked, attack, ended, pids, run, script, staff, until
from table import at

# ---- as it should be -----------------------------------------------------------------------------------------------------------------


def test_a_legal_answer_in_every_mode() -> None:
    async def table(workers: Workers, mode: str) -> int:
        moments = list(positions(feldherr.MODES[mode]))[::5]
        players = ("captain", "recruit", "simple", "random", "marshal:careful", "captain@1:careful")
        for i, (view, seat) in enumerate(moments):
            answer, _ = await workers.choose(mode, players[i % len(players)], view, seat)
            assert listed(feldherr.options(view, seat), answer)
        return len(moments)

    async def work() -> None:
        async with staff(2) as workers:
            counts = await asyncio.gather(*[table(workers, mode) for mode in feldherr.MODES])
            assert len(counts) == 16
            assert min(counts) >= 3
            assert workers.facts() == {"answers": sum(counts), "crashes": 0, "hangs": 0, "refused": 0, "deputies": 0}

    run(work())


def test_a_player_gives_its_reason_and_the_same_answer_as_here() -> None:
    async def work() -> None:
        async with staff() as workers:
            bot = make("captain")
            answer = bot.choose(attack(), 0)
            assert await asked(workers, "a", "captain") == (answer, bot.reason())
            assert bot.reason()

    run(work())


def test_who_has_no_choice_needs_no_worker() -> None:
    async def work() -> None:
        view = feldherr.observe(at("de2004.liberation", 3, armies={0: "alaska 1", 2: "brazil 1"}), 0)
        assert len(feldherr.options(view, 0)) == 1
        workers = Workers()
        assert await workers.choose("a", "captain", view, 0) == (feldherr.options(view, 0)[0], "")
        assert not any(workers.facts().values())
        with pytest.raises(ValueError, match="seat 1 is not asked"):
            await workers.choose("a", "captain", view, 1)

    run(work())


def test_chance_is_each_player_s_own() -> None:
    async def work() -> None:
        async with staff() as workers:
            assert len({(await asked(workers, f"game {i}", "random"))[0] for i in range(30)}) > 1

    run(work())


# ---- fairness ------------------------------------------------------------------------------------------------------------------------


def test_a_player_that_hangs_does_not_delay_another_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff(2, LONGEST, script(tmp_path)) as workers:
            hung = [asyncio.create_task(asked(workers, f"slow {n}", "hangs")) for n in range(2)]
            await asyncio.sleep(0)  # they ask
            for _ in range(20):
                await asked(workers, "quick", "captain")
            assert not any(task.done() for task in hung)
            assert workers.facts()["answers"] == 20
            for task in hung:
                task.cancel()

    run(work())


def test_an_only_worker_prefers_cheap_questions_but_not_for_ever() -> None:
    async def work() -> None:
        workers = Workers(1)
        slot = Slot(workers, 0)
        workers.slots = [slot]
        for game, player in [("a", "marshal"), *[(f"game {n}", "captain:careful") for n in range(PATIENCE + 5)]]:
            workers.put(Decision(game, player, attack(), 0))
        taken = []
        for _ in range(PATIENCE + 6):
            slot.hand = asyncio.get_running_loop().create_future()
            workers.serve(slot)
            taken.append(slot.hand.result().game)
        assert taken.index("a") == PATIENCE

    run(work())


def test_watched_tables_come_first(tmp_path: Path) -> None:
    """While somebody watches a player that thinks, others share what is left; when nobody does, they go on."""

    async def work() -> None:
        async with staff(2, 5.0, script(tmp_path)) as workers:
            others = [asyncio.create_task(workers.choose(f"other {n}", "sleepy", attack(), 0, watched=False)) for n in range(200)]
            await asyncio.sleep(0)  # they ask
            for _ in range(20):
                await asked(workers, "watched", "marshal")
            assert sum(task.done() for task in others) < 4
            await until(lambda: sum(task.done() for task in others) > 4)
            for task in others:
                task.cancel()

    run(work())


def test_games_take_turns() -> None:
    async def work() -> None:
        waiting = BotQueue()
        for game in "aaabbc":
            waiting.put(Decision(game, "captain", attack(), 0))
        order = [q.game for _ in range(6) if (q := waiting.take(lambda q: True))]
        assert "".join(order) == "abcaba"
        assert waiting.take(lambda q: True) is None

    run(work())


def test_a_question_that_is_taken_back_harms_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff(1, 5.0, script(tmp_path)) as workers:
            before = pids(workers.slots)
            closed = [asyncio.create_task(asked(workers, f"closed {n}", "sleepy")) for n in range(5)]
            await asyncio.sleep(0)  # they ask
            for task in closed:
                task.cancel()
            await asyncio.gather(*closed, return_exceptions=True)
            assert await asked(workers, "open", "captain") == await asked(workers, "open", "captain")
            assert pids(workers.slots) == before
            assert workers.facts() == {"answers": 2, "crashes": 0, "hangs": 0, "refused": 0, "deputies": 0}

    run(work())


# ---- the end -------------------------------------------------------------------------------------------------------------------------


def test_stopping_ends_all_workers_and_answers_all_questions(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff(2, 5.0, script(tmp_path)) as workers:
            processes = pids(workers.slots)
            assert len(processes) == 2
            assert all(map(alive, processes))
            waiting = [asyncio.create_task(asked(workers, f"game {n}", "hangs")) for n in range(3)]
            await asyncio.sleep(0)  # they ask
            await workers.stop()
            assert ended(processes, 0)
            await asyncio.gather(*waiting)
            await asked(workers, "late", "marshal")
            assert workers.facts()["deputies"] == 4

    run(work())


SERVER = """import asyncio, json, sys
import feldherr
from feldherr.server.bots.workers import Workers
async def main():
    workers = Workers(2, 60.0, 10.0, json.loads(sys.argv[1]))
    await workers.start()
    print(*[slot.pipe.process.pid for slot in workers.slots], flush=True)
    await workers.choose("a", "forever", feldherr.read_position(sys.argv[2]), 0)
asyncio.run(main())
"""


@pytest.mark.interrupt
def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    """Not even one that is hung, which never sees that there is nobody left to answer."""
    hung = tmp_path / "hung"
    command = script(tmp_path, 0.1, forever=f"open({str(hung)!r}, 'w').close()\nwhile True: pass")
    words = [sys.executable, "-c", SERVER, json.dumps(command), feldherr.write_position(attack())]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        processes = [int(pid) for pid in server.stdout.readline().split()]
        assert len(processes) == 2
        while not hung.exists():
            assert server.poll() is None
            time.sleep(0.02)
        server.kill()
    assert ended(processes)


@pytest.mark.interrupt
def test_a_worker_is_niced_and_leaves_ctrl_c_to_the_server() -> None:
    async def work() -> None:
        async with staff() as workers:
            (pid,) = pids(workers.slots)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + Settings().give_way)
            assert os.getsid(pid) == os.getsid(0), "Linux weighs sessions first, and priorities only within one"
            assert os.getpgid(pid) != os.getpgid(0)
            os.kill(pid, signal.SIGINT)
            await asked(workers, "a", "captain")
            assert pids(workers.slots) == [pid]

    run(work())


def test_who_may_think_longer_than_the_limit_is_told() -> None:
    with pytest.raises(ValueError, match="would count as hung after 1 second"):
        Workers(1, 1.0, 1500.0)
