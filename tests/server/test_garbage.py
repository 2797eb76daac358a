"""Garbage is collected: what is new at once, what was there for long when much has come together; and connections make little of it."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from feldherr.server import garbage
from feldherr.server.garbage import GROWN, GROWN_MUCH, QUIET, Garbage
from feldherr.server.http.gate import Doors, Gate, StreamDoor
from feldherr.server.http.socket import SEND_ALL
from feldherr.server.serve import LOOPBACK, listen
from feldherr.server.settings import Settings


class Circle:
    """Something that refers to itself: only a collection finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[Garbage]:
    yield Garbage()
    gc.unfreeze()
    gc.enable()


def test_new_garbage_goes_at_once(collector: Garbage) -> None:
    gone = weakref.ref(Circle())
    assert gone() is not None
    collector.look()
    assert gone() is None


@pytest.mark.parametrize(("busy", "grown"), [(False, GROWN), (True, GROWN_MUCH)])
def test_old_garbage_goes_when_much_more_is_there(collector: Garbage, monkeypatch: pytest.MonkeyPatch, busy: bool, grown: int) -> None:
    """In a quiet moment sooner than in one in which people would wait for it."""
    monkeypatch.setattr(garbage, "SELDOM", 2)
    monkeypatch.setattr(garbage, "FEW", 0)
    old = Circle()
    gone = weakref.ref(old)
    collector.look()  # and it is set apart
    del old

    def look(times: float) -> None:
        collector.blocks = int(blocks / times)
        if busy:
            until = time.process_time() + 2 * QUIET
            while time.process_time() < until:
                pass
        collector.look()

    blocks = collector.blocks
    look(0.8 * grown)
    assert gone() is not None, "what is set apart is left alone …"
    look(1.2 * grown)
    assert gone() is None, "… for a while"
    assert collector.blocks > 10_000, "all that was imported, for a start"


def test_a_stream_that_has_ended_leaves_nothing_behind(collector: Garbage) -> None:
    """Else a busy server would have to stop for a look at everything it has, again and again."""
    streams: list[weakref.ref[StreamDoor]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            streams.append(weakref.ref(scope["extensions"][SEND_ALL]["send"].__self__))
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass

    async def story() -> None:
        sock = listen(LOOPBACK, 0)
        server = uvicorn.Server(Doors(Gate(Settings()), app, ws_per_message_deflate=False, log_config=None, lifespan="off"))
        serving = asyncio.create_task(server.serve([sock]))
        for _ in range(3):
            async with connect(f"ws://{LOOPBACK}:{sock.getsockname()[1]}/"):
                pass
        server.should_exit = True
        await serving

    asyncio.run(story())
    assert len(streams) == 3
    assert not any(stream() for stream in streams)


def test_nothing_is_collected_besides(collector: Garbage) -> None:
    gone = weakref.ref(Circle())
    kept = [[n] for n in range(100_000)]
    assert gone() is not None
    assert len(kept) == 100_000
