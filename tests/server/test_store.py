"""What every store promises, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from feldherr.server.store import connect
from feldherr.server.store.migrations import NEWEST, upgrade, version
from feldherr.server.store.records import Role, Row, Store, Taken, Unavailable
from feldherr.server.store.schema import METADATA
from feldherr.server.store.sql import PART, SqlStore
from server.tables import OPENING, answer, set_up, using


def test_a_table_is_kept_as_it_was_opened(url: str) -> None:
    async def write(store: Store) -> None:
        await set_up(store, rows=[answer(1), Row(2, "seat", '{"name": "Åsa 🎲"}')])

    async def read(store: Store) -> None:
        assert await store.opening("rome") == OPENING
        assert await store.rows("rome") == [answer(1), Row(2, "seat", '{"name": "Åsa 🎲"}')]
        assert await store.rows("rome", after=1) == [Row(2, "seat", '{"name": "Åsa 🎲"}')]
        assert await store.opening("carthage") is None
        assert await store.rows("carthage") == []

    using(url, write)
    using(url, read)


def test_a_table_or_a_link_is_made_once(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        with pytest.raises(Taken):
            await set_up(store)
        with pytest.raises(Taken):
            await store.create("carthage", OPENING, [answer(1)], {"rome-0": Role("carthage", 0)}, wakeful=False, over=False)
        assert await store.opening("carthage") is None

    using(url, story)


def test_nobody_waits_for_a_long_record(url: str) -> None:
    """Somebody brings a game of many moves; others play on meanwhile."""
    record = [answer(number) for number in range(1, 20 * PART)]

    async def story(store: Store) -> None:
        await set_up(store, rows=[answer(1)])
        bringing = asyncio.create_task(store.create("carthage", OPENING, record, {"long": Role("carthage", 0)}, wakeful=True, over=False))
        last = 1
        while not bringing.done():
            last += 1
            await store.append("rome", [answer(last)], wakeful=False, over=False)
        await bringing
        assert last > 10, "they took turns"
        assert await store.rows("carthage") == record
        assert await store.wakeful() == ["carthage"]
        bad = [*record, Row(len(record) + 1, "answer", "\0")]
        with pytest.raises(ValueError, match="can't be kept"):
            await store.create("athens", OPENING, bad, {}, wakeful=False, over=False)
        assert await store.opening("athens") is None, "all or nothing"

    using(url, story)


def test_rows_are_added_in_order_and_once(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, rows=[answer(1)])
        await store.append("rome", [answer(2), answer(3)], wakeful=False, over=False)
        with pytest.raises(Taken):
            await store.append("rome", [answer(3, "late")], wakeful=True, over=True)
        with pytest.raises(Taken):
            await store.append("rome", [answer(3, "late"), answer(4, "late")], wakeful=True, over=True)
        await store.append("rome", [answer(4)], wakeful=False, over=False)
        assert await store.rows("rome") == [answer(number) for number in (1, 2, 3, 4)]
        assert (await store.unfinished(), await store.wakeful()) == (["rome"], [])

    using(url, story)


@pytest.mark.parametrize("numbers", [(), (0,), (1, 3), (3, 2), (2, 2)])
def test_rows_without_order_are_refused(tmp_path: Path, numbers: Sequence[int]) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        with pytest.raises(ValueError, match="gap"):
            await store.append("rome", [answer(number) for number in numbers], wakeful=False, over=False)

    using(str(tmp_path / "tables.db"), story)


def test_a_gap_or_a_table_that_is_none_is_refused_alone(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, "rome", [answer(1)])
        await set_up(store, "carthage", [answer(1)])
        tables = {"rome": 3, "carthage": 2, "atlantis": 1}
        appends = [store.append(table, [answer(number)], wakeful=False, over=False) for table, number in tables.items()]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results] == [ValueError, type(None), ValueError]
        assert (await store.rows("rome"), await store.rows("atlantis")) == ([answer(1)], [])

    using(url, story)


def test_text_that_no_database_keeps_is_refused(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        for words in ("zero \0", "half \ud83d"):
            with pytest.raises(ValueError, match="can't be kept"):
                await store.append("rome", [answer(1, words)], wakeful=False, over=False)
            with pytest.raises(ValueError, match="can't be kept"):
                await store.say("rome", 0, words)
            assert await store.opening(words) is None

    using(url, story)


def test_tables_are_wakeful_and_over_as_the_last_append_says(url: str) -> None:
    async def story(store: Store) -> None:
        for table in ("rome", "carthage", "athens"):
            await set_up(store, table, wakeful=table == "rome")
        assert await store.unfinished() == ["rome", "carthage", "athens"]
        assert await store.wakeful() == ["rome"]
        await store.append("rome", [answer(1)], wakeful=False, over=False)
        await store.append("carthage", [answer(1)], wakeful=True, over=False)
        await store.append("carthage", [answer(2)], wakeful=True, over=False)
        await store.append("athens", [answer(1)], wakeful=True, over=True)
        assert (await store.unfinished(), await store.wakeful()) == (["rome", "carthage"], ["carthage"])
        assert [await store.over(name) for name in ("rome", "athens", "sparta")] == [False, True, False]
        both = [store.append("rome", [answer(2)], wakeful=True, over=False), store.append("rome", [answer(3)], wakeful=False, over=False)]
        await asyncio.gather(*both)
        assert await store.wakeful() == ["carthage"]
        await store.append("carthage", [answer(3)], wakeful=False, over=False)
        assert await store.wakeful() == []

    using(url, story)


def test_many_tables_go_to_the_disk_together(url: str) -> None:
    async def story(store: Store) -> None:
        tables = [f"table {number}" for number in range(60)]
        for table in tables:
            await set_up(store, table)
        for number in range(1, 6):
            await asyncio.gather(*(store.append(table, [answer(number)], wakeful=False, over=False) for table in tables))
        for table in tables:
            assert await store.rows(table) == [answer(number) for number in range(1, 6)]
        facts = store.facts()
        assert (facts["writes"], facts["failures"]) == (300, 0)
        assert facts["batches"] <= 10

    using(url, story)


def test_only_who_comes_too_late_is_refused(url: str) -> None:
    async def story(store: Store) -> None:
        tables = [f"table {number}" for number in range(20)]
        for table in tables:
            await set_up(store, table, [answer(1)])
        wanted = [(table, 1 if table == "table 7" else 2) for table in tables] + [("table 7", 2), ("table 3", 3)]
        appends = [store.append(table, [answer(number, "new")], wakeful=False, over=False) for table, number in wanted]
        results = await asyncio.gather(*appends, return_exceptions=True)
        refused = {wanted[place] for place, result in enumerate(results) if isinstance(result, Taken)}
        assert refused == {("table 7", 1), ("table 7", 2)}  # the second was meant to follow the first
        assert await store.rows("table 7") == [answer(1)]
        assert await store.rows("table 3") == [answer(1), answer(2, "new"), answer(3, "new")]

    using(url, story)


def test_who_stops_waiting_holds_nobody_up(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        impatient = asyncio.create_task(store.append("rome", [answer(1)], wakeful=False, over=False))
        await asyncio.sleep(0)
        patient = asyncio.create_task(store.append("rome", [answer(2)], wakeful=False, over=False))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert await store.rows("rome") == [answer(1), answer(2)]

    using(url, story)


def test_closing_finishes_what_is_being_written(url: str) -> None:
    async def write(store: Store) -> None:
        await set_up(store)
        waiting = asyncio.create_task(store.append("rome", [answer(1)], wakeful=False, over=False))
        await asyncio.sleep(0)
        await store.close()
        assert waiting.done()

    async def read(store: Store) -> None:
        assert await store.rows("rome") == [answer(1)]

    using(url, write)
    using(url, read)


def test_one_process_leads(url: str) -> None:
    async def story(store: Store) -> None:
        assert [await store.lead("rome"), await store.lead("rome"), await store.lead("athens")] == [True] * 3
        await store.follow("rome")
        await store.follow("carthage")
        assert await store.lead("rome")

    using(url, story)


def test_a_database_is_made_once_and_opened_again(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        await store.open()
        assert await store.unfinished() == ["rome"]
        await store.close()
        for asked in (store.unfinished(), store.append("rome", [answer(1)], wakeful=False, over=False)):
            with pytest.raises(Unavailable, match="closed"):
                await asked
        await store.open()
        assert await store.unfinished() == ["rome"]

    using(url, story)


def test_the_migrations_lead_to_the_schema_that_new_databases_have(url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqlStore)
        assert await store.look_at(differences) == []
        assert await store.look_at(version) == NEWEST
        await store.change(step_by_step)
        assert await store.look_at(differences) == []
        assert await store.look_at(version) == NEWEST

    def step_by_step(connection: Connection) -> None:
        METADATA.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        upgrade(connection)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    using(url, story)


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqlStore)
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await store.change(lambda connection: connection.execute(newer))

    using(url, story)
    with pytest.raises(ValueError, match="newer Feldherr"):
        using(url, story)


@pytest.mark.parametrize(
    "wrong",
    [
        "mysql://user:secret@host/tables",
        "postgresql://",
        "postgresql://host:port/tables",
        "sqlite:///",
        "sqlite://tables.db",
        "",
        "sqlite:///:memory:",
    ],
)
def test_a_wrong_address_is_explained(wrong: str) -> None:
    with pytest.raises(ValueError, match="postgresql://USER") as caught:
        connect(wrong)
    assert "secret" not in str(caught.value)
