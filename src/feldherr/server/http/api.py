"""The HTTP API: one handler per request, the list `ENDPOINTS`, and its OpenAPI description."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from feldherr.editions import MODES
from feldherr.engine import position
from feldherr.locales import LANGUAGES
from feldherr.server import catalogue, handbook, serialize, wire
from feldherr.server.attack_odds import takes_long, told
from feldherr.server.http import links
from feldherr.server.jobs import work
from feldherr.server.jobs.pool import Busy, Jobs
from feldherr.server.jobs.work import wrong
from feldherr.server.settings import Settings
from feldherr.server.store.records import HOST, SPECTATOR, Role
from feldherr.server.tables.aside import SetAside
from feldherr.server.tables.company import Muted
from feldherr.server.tables.lobby import Lobby
from feldherr.server.tables.opening import Saved, called
from feldherr.server.tables.room import Room
from feldherr.server.tables.session import Refusal, check_player
from feldherr.server.tables.standing import PERSON

EYES = -1  # of somebody who sits nowhere
MOST_PLACES = 50  # in a list: each is brought to memory for it


class Problem(Exception):
    """A request is refused: an HTTP status, and why."""

    def __init__(self, status: int, why: str | ValueError) -> None:
        super().__init__(str(why))
        self.status = status
        self.wrong = wire.Wrong(why) if isinstance(why, str) else wrong(why)


@dataclass
class Request:
    """One request: the device (the digest of its cookie, '' if it has none), the variables of the path, and the decoded body."""

    lobby: Lobby
    device: str
    path: dict[str, str]
    body: Any
    who: str  # the address, or network, that is counted for limits
    settings: Settings
    jobs: Jobs
    gone: Callable[[], Awaitable[object]]  # returns when whoever asks has left

    async def do(self, job: work.Job) -> work.Result:
        """The result of heavy work; Problem if it is refused."""
        try:
            return await self.jobs.do(self.who, job, self.gone)
        except Busy:
            raise Problem(429, "too much is being computed; try again in a minute") from None
        except ValueError as e:
            raise Problem(400, e) from None


LINES = "application/x-ndjson"
MEDIA = {str: "text/plain", wire.ReplayLine: LINES}  # what is not JSON

Handler = Callable[[Request], Awaitable[msgspec.Struct | list[Any] | str | AsyncIterator[bytes]]]  # bytes: lines of JSON, compressed


@dataclass(frozen=True)
class Endpoint:
    """One endpoint: method, path, handler, and the types of body and reply."""

    method: str
    path: str
    says: str
    handler: Handler
    gives: Any
    takes: Any = None
    errors: tuple[int, ...] = ()
    device: bool = False  # a device that has no cookie gets one
    rates: tuple[str, ...] = ()  # settings that limit it, besides `changes`


async def books(request: Request) -> wire.Books:
    return msgspec.structs.replace(catalogue.books(), address=request.lobby.address)


async def board(request: Request) -> wire.Board:
    if request.path["mode"] not in MODES:
        raise Problem(404, f"no mode is called {request.path['mode'][:40]!r}")
    return catalogue.board(request.path["mode"])


async def rules(request: Request) -> list[wire.Chapter]:
    if request.path["mode"] not in MODES:
        raise Problem(404, f"no mode is called {request.path['mode'][:40]!r}")
    if request.path["language"] not in LANGUAGES:
        raise Problem(404, f"the rules are in {', '.join(LANGUAGES)}, and not in {request.path['language'][:40]!r}")
    return handbook.chapters(request.path["mode"], request.path["language"])


async def odds(request: Request) -> wire.Odds:
    name = request.path["table"]
    await roles_at(request.lobby, request.device, name)
    room = await request.lobby.room(name)
    assert room is not None
    words = [*request.path["way"].split("-"), request.path["stop"]]
    if any(not (word.isascii() and word.isdigit() and len(word) < 5) for word in words):
        raise Problem(400, "the way is numbers of places, 3-7-9, and then how many armies to stop at")
    state, way, stop = room.table.view(EYES), [int(word) for word in words[:-1]], int(words[-1])
    if not takes_long(state, way):
        return told(state, way, stop)
    return cast(wire.Odds, await request.do(work.Odds(position.write(state), way, stop)))


async def open_table(request: Request) -> wire.Opened:
    if await request.lobby.store.hosting(request.device) >= request.settings.tables_per_device:
        raise Problem(429, "this device hosts too many tables that are not over")
    game = cast(Saved, await request.do(work.Import(request.body.game))) if request.body.game else None
    try:
        return await request.lobby.open(request.body, request.device, game)
    except ValueError as e:
        raise Problem(400, e) from None


async def join(request: Request) -> wire.Joined:
    role = await request.lobby.store.link(links.digest(request.body.token)) if links.is_token(request.body.token) else None
    if role is None:
        raise Problem(404, "this link doesn't work: it is mistyped, or was replaced by a new one")
    room = await request.lobby.room(role.table)
    fresh = all((held.table, held.seat) != (role.table, role.seat) for held in await request.lobby.store.held(request.device))
    joined = wire.Joined(role.table, role.seat, room.table.opening.names[role.seat] if room and role.seat >= 0 else "", False, fresh)
    by = links.digest(request.body.token)
    if request.body.ask and await sits_elsewhere(request, role) and not await request.lobby.store.used(by, request.device):
        return msgspec.structs.replace(joined, waits=True)
    try:
        await request.lobby.join(request.device, role, by)
    except Refusal as e:
        if e.code not in ("stale", "not-yours"):
            raise
        raise Problem(410 if e.code == "stale" else 403, str(e)) from None
    return joined


async def sits_elsewhere(request: Request, role: Role) -> bool:
    """Whether the device has other seats at the table, but not this one."""
    seats = {held.seat for held in await request.lobby.store.held(request.device) if held.table == role.table and held.seat >= 0}
    return role.seat >= 0 and bool(seats) and role.seat not in seats


async def mine(request: Request) -> list[wire.Place]:
    roles = await request.lobby.store.held(request.device) if request.device else []
    played = await request.lobby.store.played({role.table for role in roles})
    out = []
    for name in sorted(played, key=lambda table: -played[table])[:MOST_PLACES]:
        held = [role.seat for role in roles if role.table == name]
        if found := await place(request.lobby, name, held, played[name]):
            out.append(found)
    return out


async def one_of_mine(request: Request) -> wire.Place:
    name = request.path["table"]
    roles = await roles_at(request.lobby, request.device, name)
    found = await place(request.lobby, name, roles, (await request.lobby.store.played({name}))[name])
    assert found is not None
    return found


async def place(lobby: Lobby, name: str, held: list[int], played: int) -> wire.Place | None:
    """A table as the device's list has it, one that was set aside too; None if there is no such table."""
    seats, at = sorted(s for s in held if s >= 0), played // 1_000_000
    try:
        room = await lobby.room(name)
    except SetAside as e:
        mode, names = (e.opening.mode, e.opening.names) if e.opening else ("", [])
        over = await lobby.store.over(name)
        return wire.Place(name, mode, names, seats, HOST in held, over, False, 0, at, lobby.keeping.leaves(played, over), e.told(), False)
    if room is None:
        return None
    table = room.table
    asked = any(s in table.since and s not in table.due() for s in seats) and not table.over
    what = name, table.opening.mode, table.opening.names, seats, HOST in held, table.over, asked
    waits = bool(table.free() & set(table.seeding.waits))
    return wire.Place(*what, serialize.round_of(table.state), at, lobby.keeping.leaves(played, table.over), None, waits)


async def roles_at(lobby: Lobby, device: str, name: str) -> list[int]:
    """The device's roles at a table; Problem 404 if it has none, whether or not there is such a table."""
    roles = [role.seat for role in await lobby.store.held(device) if role.table == name] if device else []
    if not roles:
        raise Problem(404, "table not found, or its link was not opened on this device")
    return roles


async def hosted(request: Request) -> tuple[Room, int]:
    """The room and seat of the request; Problem if the device is not the host or there is no such seat."""
    name, seat = request.path["table"], request.path["seat"]
    roles = await roles_at(request.lobby, request.device, name)
    if HOST not in roles:
        raise Problem(403, "only the host can do that")
    room = await request.lobby.room(name)
    assert room is not None
    number = {"host": HOST, "spectator": SPECTATOR}.get(seat, int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else -9)
    if not SPECTATOR <= number < len(room.table.players):
        raise Problem(404, f"there is no seat {seat[:10]!r} at this table")
    return room, number


async def call(request: Request) -> wire.Table:
    """Call oneself by another name."""
    name, seat = request.path["table"], request.path["seat"]
    if seat not in {str(held) for held in await roles_at(request.lobby, request.device, name) if held >= 0}:
        raise Problem(403, "only whoever sits there can do that")
    room = await request.lobby.room(name)
    assert room is not None
    try:
        wanted = called(request.body.name)
        await room.change(lambda: room.table.renamed(int(seat), wanted))
    except ValueError as e:
        raise Problem(400, e) from None
    except Refusal as e:
        if e.code not in ("not-yours", "taken"):
            raise
        raise Problem(409, str(e)) from None
    return room.sign()


async def swap(request: Request) -> wire.Table:
    room, seat = await hosted(request)
    if seat < 0:
        raise Problem(404, "that is no seat")
    try:
        check_player(request.body.player)
    except ValueError as e:
        raise Problem(400, e) from None
    if room.table.over:
        raise Problem(409, "the game is over")
    try:
        await room.seat(seat, request.body.player)
    except Refusal as e:
        if e.code != "not-yours":
            raise
        raise Problem(409, str(e)) from None
    return room.sign()


async def rematch(request: Request) -> wire.Rematch:
    name = request.path["table"]
    roles = await roles_at(request.lobby, request.device, name)
    if roles == [SPECTATOR] and not await request.lobby.store.rematch_of(name):
        raise Problem(403, "only those who play can do that")
    try:
        return wire.Rematch(await request.lobby.rematch(name, request.device, roles))
    except Refusal as e:
        raise Problem(409, str(e)) from None


async def relink(request: Request) -> wire.Link:
    room, seat = await hosted(request)
    if seat >= 0 and room.table.players[seat] != PERSON:
        raise Problem(409, "a computer plays that seat; give it to a player first")
    return wire.Link(await request.lobby.relink(room, seat, request.device))


async def another_device(request: Request) -> wire.Link:
    name, seat = request.path["table"], request.path["seat"]
    if seat not in map(str, await roles_at(request.lobby, request.device, name)) or seat.startswith("-"):
        raise Problem(403, "that is not your seat")
    room = await request.lobby.room(name)
    assert room is not None
    return wire.Link(await request.lobby.another_device(room, int(seat), request.device))


async def remove(request: Request) -> wire.Table:
    room, seat = await hosted(request)
    if seat < 0 or room.table.players[seat] != PERSON:
        raise Problem(409, "no person sits there")
    await request.lobby.remove(room, seat, request.body.ban)
    return room.sign()


async def mute(request: Request) -> wire.Table:
    room, seat = await hosted(request)
    if seat == HOST:
        raise Problem(404, "that is no seat")
    await room.meet(Muted(seat, request.body.on))
    return room.sign()


async def close(request: Request) -> wire.Table:
    request.path["seat"] = "host"
    room, _ = await hosted(request)
    await room.change(room.table.closed)
    return room.sign()


async def saved(request: Request) -> str:
    name = request.path["table"]
    roles = await roles_at(request.lobby, request.device, name)
    try:
        return await request.lobby.saved(name, roles)
    except Refusal as e:
        raise Problem(403, str(e)) from None


async def dice_proof(request: Request) -> str:
    name = request.path["table"]
    await roles_at(request.lobby, request.device, name)
    try:
        return await request.lobby.proof(name)
    except Refusal as e:
        raise Problem(403, str(e)) from None


async def replay(request: Request) -> AsyncIterator[bytes]:
    await roles_at(request.lobby, request.device, request.path["table"])
    return await request.lobby.replay(request.path["table"])


async def watch(request: Request) -> AsyncIterator[bytes]:
    return once(cast(bytes, await request.do(work.Replay(request.body.game))))


async def once(whole: bytes) -> AsyncIterator[bytes]:
    """All at once, as a stream."""
    yield whole


ENDPOINTS = (
    Endpoint("GET", "/api/modes", "All modes and computer players.", books, wire.Books),
    Endpoint("GET", "/api/modes/{mode}", "The board and the names of a mode.", board, wire.Board, errors=(404,)),
    Endpoint("GET", "/api/modes/{mode}/rules/{language}", "The rules of a mode, phase by phase.", rules, list[wire.Chapter], errors=(404,)),
    Endpoint("POST", "/api/tables", "Open a table.", open_table, wire.Opened, wire.NewTable, (400, 408, 413, 415, 429), True, ("tables",)),
    Endpoint("GET", "/api/tables", "The tables of this device, the most recently played first.", mine, list[wire.Place]),
    Endpoint("GET", "/api/tables/{table}", "One table of this device.", one_of_mine, wire.Place, errors=(404,)),
    Endpoint(
        "POST", "/api/join", "Use a secret link.", join, wire.Joined, wire.Join, (400, 403, 404, 408, 410, 413, 415, 429), device=True
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}",
        "Give a seat to a computer player or a person (host only).",
        swap,
        wire.Table,
        wire.Swap,
        (400, 403, 404, 408, 409, 413, 415, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/name",
        "Call oneself by another name.",
        call,
        wire.Table,
        wire.Called,
        (400, 403, 404, 408, 409, 413, 415, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/links/{seat}",
        "A new link for a seat, `host` or `spectator`; earlier ones become void (host only). Everybody is told.",
        relink,
        wire.Link,
        None,
        (403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/devices/{seat}",
        "A link for a further device of your own seat. Everybody is told.",
        another_device,
        wire.Link,
        None,
        (403, 404, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/remove/{seat}",
        "Send a person away: a computer plays on (host only). Everybody is told.",
        remove,
        wire.Table,
        wire.Remove,
        (400, 403, 404, 408, 409, 413, 415, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/mute/{seat}",
        "Forbid a seat or `spectator` to speak, or allow it again (host only). Everybody is told.",
        mute,
        wire.Table,
        wire.Mute,
        (400, 403, 404, 408, 413, 415, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/close",
        "End the game for everybody; the standings count (host only).",
        close,
        wire.Table,
        None,
        (403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        "The table at which the same people play again, opened by whoever asks first.",
        rematch,
        wire.Rematch,
        None,
        (403, 404, 409, 429),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/odds/{way}/{stop}",
        "The odds of an attack now: from a place to another, and on (3-7-9), stopping when so few armies are left.",
        odds,
        wire.Odds,
        errors=(400, 404, 429),
        rates=("odds",),
    ),
    Endpoint("GET", "/api/tables/{table}/game", "The saved game, if this device may see it.", saved, str, errors=(403, 404)),
    Endpoint(
        "GET",
        "/api/tables/{table}/dice",
        "The proof of the dice, once the game is over (docs/dice.md).",
        dice_proof,
        str,
        errors=(403, 404),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "The game so far, move by move: what spectators may know, and everything once it is over.",
        replay,
        wire.ReplayLine,
        errors=(404,),
    ),
    Endpoint(
        "POST", "/api/replay", "Replay a saved game, move by move.", watch, wire.ReplayLine, wire.SavedGame, (400, 408, 413, 415, 429)
    ),
)


def openapi() -> dict[str, Any]:
    """The OpenAPI description of all endpoints."""
    types = [t for e in ENDPOINTS for t in (e.takes, e.gives) if t is not None and t is not str]
    schemas, components = msgspec.json.schema_components([*types, wire.Wrong], ref_template="#/components/schemas/{name}")
    known = dict(zip(map(repr, types), schemas, strict=False))
    wrong = schemas[-1]
    paths: dict[str, Any] = {}
    for e in ENDPOINTS:
        paths.setdefault(e.path, {})[e.method.lower()] = _operation(e, known, wrong)
    info = {"title": "Feldherr", "version": str(wire.PROTOCOL), "description": "Tables that people join by a link (docs/server.md)."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _operation(e: Endpoint, known: dict[str, Any], wrong: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in e.path.split("/") if part.startswith("{")]
    kind = MEDIA.get(e.gives, "application/json")
    good = {kind: {"schema": {"type": "string"} if e.gives is str else known[repr(e.gives)]}}
    responses: dict[str, Any] = {"200": {"description": "Done.", "content": good}}
    for status in sorted({*e.errors, *([409] if "{table}" in e.path else []), 503}):
        responses[str(status)] = {"description": "Why not.", "content": {"application/json": {"schema": wrong}}}
    out: dict[str, Any] = {"summary": e.says, "operationId": e.handler.__name__, "responses": responses}
    out["parameters"] = [{"name": n, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for n in names]
    if e.takes is not None:
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[repr(e.takes)]}}}
    return out
