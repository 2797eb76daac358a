"""Who may sit where and what they say, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from feldherr.server.store.records import HOST, SPECTATOR, ChatLine, Held, Role, Row, Store, Taken
from server.tables import OPENING, answer, set_up, using


def test_links_are_replaced_and_with_them_who_holds(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        assert (await store.link("rome-0"), await store.link("rome--1")) == (Role("rome", 0), Role("rome", HOST))
        assert await store.link("nothing") is None
        for seat in (0, 1):
            await store.hold("phone", Role("rome", seat))
        await store.relink("fresh", Role("rome", 0))
        assert (await store.link("rome-0"), await store.link("fresh")) == (None, Role("rome", 0))
        assert await store.held("phone") == [Role("rome", 1)]
        await store.hold("phone", Role("rome", 0))
        assert await store.held("phone") == [Role("rome", 0), Role("rome", 1)]
        with pytest.raises(Taken):
            await store.relink("rome-1", Role("rome", 0))
        assert await store.link("fresh") == Role("rome", 0)

    using(url, story)


def test_a_device_holds_many_roles_the_newest_first(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, "rome")
        await set_up(store, "athens")
        for role in (Role("rome", 0), Role("athens", 1), Role("rome", HOST), Role("rome", 0)):
            await store.hold("phone", role)
        await store.hold("laptop", Role("rome", 0))
        assert await store.held("phone") == [Role("rome", 0), Role("rome", HOST), Role("athens", 1)]
        assert await store.held("laptop") == [Role("rome", 0)]
        assert await store.held("clock") == []
        for role in (Role("rome", 5), Role("carthage", 0)):
            with pytest.raises(ValueError, match="there is no"):
                await store.hold("phone", role)

    using(url, story)


def test_a_role_and_the_row_that_tells_it_are_written_together(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, rows=[answer(1)])
        await store.hold("phone", Role("rome", 0), "rome-0", "phone came")
        with pytest.raises(Taken):
            await store.hold("laptop", Role("rome", 0), "rome-0", "laptop came")
        with pytest.raises(Held):
            await store.hold("phone", Role("rome", 0), "rome-0", "phone came again")
        assert await store.rows("rome") == [answer(1), Row(2, "told", "phone came")]
        assert (await store.held("phone"), await store.held("laptop")) == ([Role("rome", 0)], [])

    using(url, story)


def test_rows_that_tell_something_find_their_place_among_moves(url: str) -> None:
    async def move(store: Store, number: int) -> None:
        while True:
            try:
                return await store.append("rome", [answer(number, f"move {number}")], wakeful=bool(number % 2), over=False)
            except Taken:
                number += 1

    async def story(store: Store) -> None:
        await set_up(store)
        comings = [store.hold(f"phone {n}", Role("rome", 1), "", f"came {n}") for n in range(8)]
        await asyncio.gather(*comings, *[move(store, 1) for _ in range(8)])
        rows = await store.rows("rome")
        assert [row.number for row in rows] == list(range(1, 17))
        assert sorted(row.text for row in rows if row.kind == "told") == [f"came {n}" for n in range(8)]
        assert store.facts()["failures"] == 0

    using(url, story)


def test_chat_is_numbered_and_the_last_lines_are_read(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        said = await asyncio.gather(*(store.say("rome", number % 2, f"hello {number} ö") for number in range(10)))
        assert sorted(line.number for line in said) == list(range(1, 11))
        assert await store.chat("rome", 3) == sorted(said, key=lambda line: line.number)[-3:]
        assert len(await store.chat("rome", 50)) == 10
        assert (await store.chat("rome", 0), await store.chat("rome", -1), await store.chat("athens", 5)) == ([], [], [])
        with pytest.raises(ValueError, match="no table"):
            await store.say("athens", 0, "hello")
        assert await store.say("rome", 1, "last") == ChatLine(11, 1, "last")

    using(url, story)


def test_orders_are_kept_for_each_seat(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, "rome")
        await set_up(store, "athens")
        await store.set_orders("rome", 0, "ö", wakeful=False)
        await store.set_orders("rome", 1, "b", wakeful=False)
        assert await store.wakeful() == []
        await store.set_orders("rome", 0, "c", wakeful=True)
        assert await store.wakeful() == ["rome"]
        assert (await store.orders("rome"), await store.orders("athens")) == ({0: "c", 1: "b"}, {})
        await store.append("rome", [answer(1)], wakeful=False, over=False)
        assert await store.wakeful() == []
        with pytest.raises(ValueError, match="no table"):
            await store.set_orders("carthage", 0, "d", wakeful=False)

    using(url, story)


def test_a_table_has_one_rematch_and_everybody_a_role_there(url: str) -> None:
    async def again(store: Store, name: str) -> str:
        links = {f"{name}-{seat}": Role(name, seat) for seat in (0, 1, HOST)}
        try:
            await store.rematch("rome", name, OPENING, [answer(1)], links, {0: 1, 1: 0}, wakeful=False)
        except Taken:
            return "taken"
        return name

    async def story(store: Store) -> None:
        await set_up(store)
        for device, seat in (("phone", 0), ("laptop", 1), ("laptop", HOST), ("clock", SPECTATOR)):
            await store.hold(device, Role("rome", seat))
        assert await store.rematch_of("rome") == ""
        made = await asyncio.gather(*(again(store, f"again-{n}") for n in range(4)))
        (name,) = set(made) - {"taken"}
        assert await store.rematch_of("rome") == name
        assert Role(name, 1) in await store.held("phone")
        assert set(await store.held("laptop")) >= {Role(name, 0), Role(name, HOST)}
        assert await store.held("clock") == [Role("rome", SPECTATOR)]  # there is no link for spectators here
        assert [await store.opening(f"again-{n}") is not None for n in range(4)].count(True) == 1
        assert len(await store.rows(name)) == 1

    using(url, story)


def test_a_link_for_a_further_device_is_only_for_who_still_sits_there(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store)
        await store.hold("phone", Role("rome", 0))
        await store.add_link("one", Role("rome", 0), "phone")
        await store.relink("two", Role("rome", 0))  # sent away
        with pytest.raises(Taken):
            await store.add_link("three", Role("rome", 0), "phone")

    using(url, story)
