"""Tables to try a store with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from feldherr.server.store import connect
from feldherr.server.store.records import HOST, SPECTATOR, Opening, Role, Row, Store

T = TypeVar("T")

OPENING = Opening(
    mode="sv2000.classic",
    house={"cards": "open"},
    names=["Åsa", "Jörg"],
    players=["person", "marshal"],
    clock=90,
    pace=400,
    chat=True,
    dice="program",
    seed="00ff",
)


def answer(number: int, text: str = "0 attack alaska kamchatka 3") -> Row:
    """A row of a table's record."""
    return Row(number, "answer", text)


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[Store]:
    """A store that is ready, and closed afterwards."""
    store = connect(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def using(url: str | None, story: Callable[[Store], Awaitable[T]]) -> T:
    """Run a story with a store."""

    async def whole() -> T:
        async with opened(url) as store:
            return await story(store)

    return asyncio.run(whole())


async def set_up(store: Store, table: str = "rome", rows: Sequence[Row] = (), wakeful: bool = False) -> None:
    """Open a table at which two sit, one hosts and anybody may look on."""
    links = {f"{table}-{seat}": Role(table, seat) for seat in (0, 1, HOST, SPECTATOR)}
    await store.create(table, OPENING, rows, links, wakeful, over=False)
