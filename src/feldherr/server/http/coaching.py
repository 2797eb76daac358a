"""Requests to coach and tutor: for the player whose move it is, at tables that allow them. Everybody is told of each hint and warning."""

from __future__ import annotations

from typing import cast

from feldherr.engine import position
from feldherr.locales import LANGUAGES
from feldherr.server import wire
from feldherr.server.http.request import Problem, Request, roles_at
from feldherr.server.jobs import work
from feldherr.server.tables.attendance import Hinted, Warned
from feldherr.server.tables.room import Room


async def hint(request: Request) -> wire.Hint:
    """A hint for the player whose move it is; everybody at the table is told."""
    language = request.path["language"]
    room, seat = await asked(request)
    if language not in LANGUAGES:
        raise Problem(404, f"hints are given in {', '.join(LANGUAGES)}, and not in {language[:40]!r}")
    since, view = room.table.since[seat], position.write(room.table.view(seat))
    found = cast(wire.Hint, await request.do(work.Hint(view, seat, room.table.opening.names, language)))
    if room.table.since.get(seat) != since or room.table.over:
        raise Problem(409, "this was answered meanwhile")
    await room.meet(Hinted(seat))
    return found


async def warn(request: Request) -> wire.Caution:
    """What the tutor says of a move before it is made; everybody at the table is told of a warning."""
    room, seat = await asked(request)
    since, view = room.table.since[seat], room.table.view(seat)
    if view.seat != seat:
        return wire.Caution(0.0)  # only moves in one's own turn belong to a plan
    found = cast(wire.Caution, await request.do(work.Weigh(position.write(view), seat, request.body.move)))
    if room.table.since.get(seat) != since or room.table.over:
        raise Problem(409, "this was answered meanwhile")
    if found.lost:
        await room.meet(Warned(seat))
    return found


async def asked(request: Request) -> tuple[Room, int]:
    """The room and the seat of the request; Problem if the seat is not the device's, is not asked, or the table allows no hints."""
    name, seat = request.path["table"], request.path["seat"]
    if seat not in {str(held) for held in await roles_at(request.lobby, request.device, name) if held >= 0}:
        raise Problem(403, "only the player in that seat can do that")
    room = await request.room(name)
    table = room.table
    if not table.opening.hints:
        raise Problem(403, "this table allows no hints")
    if table.over or int(seat) not in table.since or int(seat) in table.due():
        raise Problem(409, "nothing is asked of this seat now")
    return room, int(seat)
