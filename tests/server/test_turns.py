"""Those who come at once wait for their turn, and addresses take turns."""

from __future__ import annotations

import asyncio

from feldherr.server.fair import FairLock
from feldherr.server.http.turns import Turns
from feldherr.server.settings import Rate


def order(turns: Turns, came: list[str], leaves: str = "") -> list[str]:
    """Who is let in, in their order."""

    async def arrive() -> list[str]:
        let_in: list[str] = []

        async def one(who: str) -> None:
            await turns.wait(who)
            let_in.append(who)

        tasks = {who: asyncio.create_task(one(who)) for who in came}
        await asyncio.sleep(0)
        if leaves:
            tasks.pop(leaves).cancel()
        await asyncio.gather(*tasks.values())
        return let_in

    return asyncio.run(arrive())


class Named(Turns):
    """Turns of people who are called by their address and a number."""

    async def wait(self, who: str) -> None:
        await super().wait(who.rstrip("0123456789"))


def test_a_few_are_let_in_at_once() -> None:
    assert order(Named(Rate(3, 1000.0)), ["a1", "a2", "b1"]) == ["a1", "a2", "b1"]


def test_addresses_take_turns() -> None:
    came = ["a1", "a2", "a3", "a4", "a5", "b1", "c1", "b2"]
    assert order(Named(Rate(1, 0.001)), came) == ["a1", "a2", "b1", "c1", "a3", "b2", "a4", "a5"]


def test_who_has_gone_takes_nobody_s_turn() -> None:
    turns = Named(Rate(1, 0.001))
    assert order(turns, ["a1", "a2", "b1"], leaves="a2") == ["a1", "b1"]
    assert not turns.waiting


def worked(came: list[str], leave: tuple[str, ...] = ()) -> list[str]:
    """Who works alone, in their order; some of those who come after the first leave before it is their turn."""

    async def story() -> list[str]:
        lock, work, order = FairLock(), asyncio.Event(), list[str]()

        async def one(who: str) -> None:
            async with lock.turn(who.rstrip("0123456789")):
                order.append(who)
                before = len(order)
                await work.wait()
                await asyncio.sleep(0)
                assert len(order) == before, "somebody else worked at the same time"

        tasks = {who: asyncio.create_task(one(who)) for who in came}
        await asyncio.sleep(0)
        for who in leave:
            tasks.pop(who).cancel()
        work.set()
        await asyncio.gather(*tasks.values())
        assert not lock.taken
        return order

    return asyncio.run(story())


def test_who_works_alone_is_chosen_by_addresses_in_turn() -> None:
    assert worked(["a1", "a2", "a3", "b1", "a4", "c1"]) == ["a1", "a2", "b1", "c1", "a3", "a4"]


def test_who_leaves_while_waiting_stops_nobody() -> None:
    assert worked(["a1", "a2", "b1", "c1"], leave=("a2", "b1")) == ["a1", "c1"]
    assert worked(["a1", "a2"], leave=("a1",)) == ["a1", "a2"]


def test_a_turn_that_comes_as_somebody_leaves_goes_to_the_next() -> None:
    async def story() -> None:
        lock, order = FairLock(), list[str]()

        async def one(who: str) -> None:
            async with lock.turn(who):
                order.append(who)

        async with lock.turn("a"):
            leaver, stayer = asyncio.create_task(one("b")), asyncio.create_task(one("c"))
            await asyncio.sleep(0)
        leaver.cancel()  # it has been called, and doesn't know it yet
        await stayer
        assert order == ["c"]
        assert not lock.taken

    asyncio.run(story())
