"""Requests to the coach: for the player whose move it is, at tables that allow hints. Everybody is told of each."""

from __future__ import annotations

from typing import cast

from feldherr.engine import position
from feldherr.locales import LANGUAGES
from feldherr.server import wire
from feldherr.server.http.request import Problem, Request, roles_at
from feldherr.server.jobs import work
from feldherr.server.tables.attendance import Hinted
from feldherr.server.tables.room import Room


async def hint(request: Request) -> wire.Hint:
    """A hint for the player whose move it is; everybody at the table is told."""
    room, seat = await asked(request)
    since, view = room.table.since[seat], position.write(room.table.view(seat))
    found = cast(wire.Hint, await request.do(work.Hint(view, seat, room.table.opening.names, request.path["language"])))
    if room.table.since.get(seat) != since or room.table.over:
        raise Problem(409, "this was answered meanwhile")
    await room.meet(Hinted(seat))
    return found


async def asked(request: Request) -> tuple[Room, int]:
    """The room and the seat of the request; Problem if the seat is not the device's, is not asked, or the table allows no hints."""
    name, seat, language = (request.path[part] for part in ("table", "seat", "language"))
    if seat not in {str(held) for held in await roles_at(request.lobby, request.device, name) if held >= 0}:
        raise Problem(403, "only the player in that seat can do that")
    if language not in LANGUAGES:
        raise Problem(404, f"hints are given in {', '.join(LANGUAGES)}, and not in {language[:40]!r}")
    room = await request.room(name)
    table = room.table
    if not table.opening.hints:
        raise Problem(403, "this table allows no hints")
    if table.over or int(seat) not in table.since or int(seat) in table.due():
        raise Problem(409, "nothing is asked of this seat now")
    return room, int(seat)
