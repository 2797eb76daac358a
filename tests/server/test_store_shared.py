"""Several processes with one PostgreSQL: they hear of each other, one leads, and of two who write the same row one wins."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from feldherr.server.store import connect
from feldherr.server.store.postgres import PostgresStore
from feldherr.server.store.records import Change, Role, Store, Taken, Unavailable
from server.another import RACE, another
from server.postgres_server import PostgresServer
from server.tables import answer, opened, set_up, using

LONGEST = 60.0  # seconds


async def heard(changes: AsyncIterator[Change]) -> str:
    """The next table that was written to."""
    change = await asyncio.wait_for(anext(changes), LONGEST)
    assert not change.message
    return change.table


async def until_led(store: Store, table: str, leads: bool = True) -> None:
    """Wait until a store has become the leader, or is it no more."""
    async with asyncio.timeout(LONGEST):
        while await store.lead(table) != leads:
            await asyncio.sleep(0.02)


def test_changes_of_others_are_heard(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            changes = ours.changes()
            assert await heard(changes) == ""
            await set_up(ours, "our own")
            await set_up(theirs, "with a space")
            assert await heard(changes) == "with a space"
            await ours.append("our own", [answer(1)], wakeful=False, over=False)
            wanted = {"with a space": 1, "our own": 2}
            await asyncio.gather(*(theirs.append(table, [answer(row)], wakeful=False, over=False) for table, row in wanted.items()))
            assert {await heard(changes), await heard(changes)} == set(wanted)
            role = Role("our own", 0)
            for write in (theirs.say("our own", 0, "hello"), theirs.hold("phone", role), theirs.relink("new", role)):
                await write
                assert await heard(changes) == "our own"
            await ours.close()
            with pytest.raises(StopAsyncIteration):
                await heard(changes)

    asyncio.run(story())


def test_what_is_passed_on_is_heard_and_not_stored(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            await set_up(ours)
            changes = ours.changes()
            assert await heard(changes) == ""
            await ours.pass_on("rome", "our own word")
            await theirs.pass_on("rome", '{"of": "theirs"}')
            await theirs.pass_on("carthage", "ö" * 100)
            assert await asyncio.wait_for(anext(changes), LONGEST) == Change("rome", '{"of": "theirs"}')
            assert await asyncio.wait_for(anext(changes), LONGEST) == Change("carthage", "ö" * 100)
            assert (await ours.rows("rome"), await ours.chat("rome", 9)) == ([], [])

    asyncio.run(story())


def test_all_tables_of_a_large_commit_are_heard_of(postgres_url: str) -> None:
    """Their names are longer than one notification may be."""

    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            tables = [f"{n:016x}" for n in range(490)]
            for table in tables:
                await set_up(theirs, table)
            changes = ours.changes()
            assert await heard(changes) == ""
            await asyncio.gather(*(theirs.append(table, [answer(1)], wakeful=False, over=False) for table in tables))
            assert theirs.facts()["batches"] == 1
            assert [await heard(changes) for _ in tables] == tables

    asyncio.run(story())


def test_a_refused_write_is_not_told(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            changes = ours.changes()
            await heard(changes)
            await set_up(theirs)
            with pytest.raises(ValueError, match="no link"):
                await theirs.hold("phone", Role("rome", 7))
            await set_up(theirs, "athens")
            assert [await heard(changes) for _ in range(2)] == ["rome", "athens"]

    asyncio.run(story())


def test_what_was_tried_in_vain_and_written_later_is_heard(postgres: PostgresServer, postgres_url: str) -> None:
    """A transaction that a store has given up may still be committed: by a PostgreSQL that was frozen, or cut off by half."""

    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as late:
            assert isinstance(ours, PostgresStore)
            assert isinstance(late, PostgresStore)
            await set_up(ours)
            changes = ours.changes()
            await heard(changes)
            late.origin = ours.origin  # what it writes is our own
            with postgres.frozen(), pytest.raises(Unavailable):
                await ours.append("rome", [answer(1)], wakeful=False, over=False)
            with contextlib.suppress(Taken):  # the frozen one may have done it itself
                await late.append("rome", [answer(1)], wakeful=False, over=False)
            while await heard(changes) != "rome":  # or that it listens again
                pass

    asyncio.run(story())


def test_who_could_not_listen_is_told_so(postgres: PostgresServer, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            changes = ours.changes()
            assert await heard(changes) == ""
            following = asyncio.ensure_future(anext(changes))
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            assert await asyncio.wait_for(following, LONGEST) == Change("")
            await set_up(theirs)
            assert await heard(changes) == "rome"
            await changes.aclose()  # type: ignore[attr-defined]

    asyncio.run(story())


def test_one_store_leads_at_a_time(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            assert [await ours.lead("rome"), await ours.lead("rome"), await theirs.lead("rome")] == [True, True, False]
            assert await theirs.lead("athens")
            await theirs.follow("rome")
            assert not await theirs.lead("rome")
            await ours.follow("rome")
            assert [await theirs.lead("rome"), await ours.lead("rome")] == [True, False]
            await theirs.close()
            await until_led(ours, "rome")

    asyncio.run(story())


def test_a_leader_that_lost_its_connection_leads_no_more(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            assert isinstance(theirs, PostgresStore)
            assert await ours.lead("rome")
            async with theirs.writing.begin() as connection:
                await connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"))
            await until_led(theirs, "rome")
            await until_led(ours, "rome", leads=False)

    asyncio.run(story())


def test_the_lead_of_a_killed_process_is_taken_over(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        with another(postgres_url, "lead") as process:
            assert process.stdout
            assert await asyncio.to_thread(process.stdout.readline) == "True\n"
            assert not await store.lead("rome")
            process.kill()
            await until_led(store, "rome")

    using(postgres_url, story)


def test_of_two_who_write_the_same_row_one_wins(postgres_url: str) -> None:
    using(postgres_url, set_up)
    with another(postgres_url, "race", "left") as left, another(postgres_url, "race", "right") as right:
        for process in (left, right):
            assert process.stdout
            assert process.stdout.readline() == "ready\n"
        for process in (left, right):
            assert process.stdin
            process.stdin.write("go\n")
        won = {"left": numbers(left), "right": numbers(right)}
    rows = using(postgres_url, lambda store: store.rows("rome"))
    assert [row.number for row in rows] == list(range(1, RACE + 1))
    for name, theirs in won.items():
        assert [row.number for row in rows if row.text == name] == theirs


def numbers(process: subprocess.Popen[str]) -> list[int]:
    """The rows that a process has won, when it is done."""
    assert process.stdout
    return [int(line) for line in iter(process.stdout.readline, "done\n")]


def test_processes_may_open_a_new_database_at_the_same_time(postgres_url: str) -> None:
    async def story() -> None:
        stores = [connect(postgres_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await set_up(stores[0])
        assert await stores[3].unfinished() == ["rome"]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(story())


def test_many_tables_of_two_stores_never_wait_for_each_other(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as ours, opened(postgres_url) as theirs:
            tables = [f"table {number}" for number in range(30)]
            for table in tables:
                await set_up(ours, table)
            appends = [
                store.append(table, [answer(1, name)], wakeful=True, over=False)
                for store, name, order in ((ours, "ours", tables), (theirs, "theirs", tables[::-1]))
                for table in order
            ]
            results = await asyncio.gather(*appends, return_exceptions=True)
            assert sum(result is None for result in results) == 30
            assert ours.facts()["failures"] + theirs.facts()["failures"] == 0
            assert [len(await ours.rows(table)) for table in tables] == [1] * 30

    asyncio.run(story())
