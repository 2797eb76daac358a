"""Replies that are made once: encoded, compressed and tagged, so that those who have them already are told just that."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

MOST = 16_000_000  # bytes that are kept
SMALLEST = 500  # bytes that are worth compressing
GAIN = 0.9  # what is not smaller than that after it stays as it is

Content = msgspec.Struct | list[Any] | str


class Ready(NamedTuple):
    """A reply as it is sent, plain and compressed; `packed` is empty if that would gain nothing."""

    plain: bytes
    packed: bytes
    tag: str
    media: str

    def reply(self, asked: Mapping[str, str], keep: str = "no-cache") -> Response:
        """What is sent to a request with these headers; `keep` says what its device may do with it."""
        headers = {"ETag": self.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if knows(asked.get("if-none-match", ""), self.tag):
            return Response(status_code=304, headers=headers)
        if not (self.packed and accepts_gzip(asked)):
            return Response(self.plain, headers=headers, media_type=self.media)
        return Response(self.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=self.media)


def ready(content: Content) -> Ready:
    """A message, or a text, as a reply. Takes some milliseconds if it is long."""
    if isinstance(content, str):
        return packed(content.encode(), "text/plain; charset=utf-8")
    return packed(msgspec.json.encode(content), "application/json")


def packed(plain: bytes, media: str) -> Ready:
    """These bytes as a reply."""
    small = gzip.compress(plain, mtime=0) if len(plain) >= SMALLEST else plain
    tag = f'W/"{hashlib.sha256(plain).hexdigest()[:32]}"'  # weak, as both forms have it
    return Ready(plain, small if len(small) < GAIN * len(plain) else b"", tag, media)


def knows(tags: str, tag: str) -> bool:
    """Whether If-None-Match names a tag."""
    named = {each.strip().removeprefix("W/") for each in tags.split(",")}
    return bool(named & {"*", tag.removeprefix("W/")})


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    """Whether a request takes compressed replies."""
    return "gzip" in headers.get("accept-encoding", "")


class Shelf:
    """Replies that were made; those that nobody asked for the longest time are forgotten first."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0  # bytes
        self.kept: OrderedDict[Hashable, Ready] = OrderedDict()
        self.making: dict[Hashable, asyncio.Task[Ready]] = {}

    async def get(self, key: Hashable, make: Callable[[], Ready]) -> Ready:
        """The reply of that name. If it is not here, it is made in a thread, once for all who ask meanwhile."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self.making[key])

    async def _make(self, key: Hashable, make: Callable[[], Ready]) -> Ready:
        try:
            made = await asyncio.to_thread(make)
        finally:
            del self.making[key]
        self.kept[key] = made
        self.size += len(made.plain) + len(made.packed)
        while self.size > self.most:
            _, old = self.kept.popitem(last=False)
            self.size -= len(old.plain) + len(old.packed)
        return made
