"""Who may sit where and what they say, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from feldherr.server.store.records import HOST, Role, Said, Store, Taken
from server.tables import set_up, using


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
        assert await store.say("rome", 1, "last") == Said(11, 1, "last")

    using(url, story)
