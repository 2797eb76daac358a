"""Maps for everybody on this server: the built-in ones, and those that people publish and withdraw."""

from __future__ import annotations

import asyncio
import json

from feldherr import maps
from feldherr.maps.text import line
from feldherr.server import wire
from feldherr.server.http.handlers import map_line
from feldherr.server.http.ready import Ready
from feldherr.server.http.request import Problem, Request
from feldherr.server.store.maps import name_of
from feldherr.server.store.records import Full, Published, Taken
from feldherr.server.tables.opening import called


async def all_maps(request: Request) -> wire.Maps:
    """The maps published on this server."""
    found = await request.lobby.store.published()
    own = sum(entry.device == request.device for entry in found)
    left = min(request.settings.published_maps - len(found), request.settings.published_per_device - own)
    shown = [wire.Published(e.id, e.name, e.author, e.territories, bool(e.device) and e.device == request.device) for e in found]
    return wire.Maps(shown, max(0, left))


async def one_map(request: Request) -> Ready:
    """A published map."""
    name = request.path["map"]
    if name in (*maps.NAMES, *maps.VARIANTS):
        return await request.ready(("map", name), lambda: line(maps.read(name)))
    found = await request.lobby.store.published_map(name)
    if found is None:
        raise Problem(404, "there is no such map; perhaps it was withdrawn")
    return await request.ready(("map", name), lambda: found)


async def publish(request: Request) -> wire.Maps:
    """Publish a map for everybody on this server."""
    if not request.body.text.strip():  # which would ask for a new world
        raise Problem(400, "map: there is none to publish")
    try:
        by = called(request.body.by) if request.body.by.strip() else ""
    except ValueError as e:
        raise Problem(400, e) from None
    text = await map_line(request, wire.MapWish(request.body.text))
    entry = await asyncio.to_thread(entered, text, request.device, by)
    settings = request.settings
    try:
        await request.lobby.store.publish(entry, text, settings.published_maps, settings.published_per_device)
    except Taken:
        pass  # by another process at this moment: it is there
    except Full:
        raise Problem(409, "no more maps can be published here, or by this device: withdraw one first") from None
    return await all_maps(request)


async def withdraw(request: Request) -> wire.Maps:
    """Withdraw a map that this device has published."""
    if not request.device or not await request.lobby.store.withdraw(request.path["map"], request.device):
        raise Problem(404, "this device has published no such map")
    return await all_maps(request)


def entered(text: str, device: str, by: str) -> Published:
    """How a map in one line is entered in the list; one whose author isn't named is by whoever publishes it."""
    data = json.loads(text)
    return Published(name_of(text), device, data["map"]["name"], data["map"].get("author", by), len(data["territory"]))
