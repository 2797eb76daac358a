"""The HTTP API: the list of its endpoints, and its OpenAPI description."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from feldherr.server import wire
from feldherr.server.http import coaching, handlers, publishing
from feldherr.server.http.ready import Content, Ready
from feldherr.server.http.request import Request

LINES = "application/x-ndjson"
MEDIA = {str: "text/plain", wire.ReplayLine: LINES}  # what is not JSON

Handler = Callable[[Request], Awaitable[Content | Ready | AsyncIterator[bytes]]]  # bytes: lines of JSON, compressed


@dataclass(frozen=True)
class Endpoint:
    """One endpoint: method, path, handler, and the types of body and reply."""

    method: str
    path: str
    says: str
    handler: Handler
    gives: Any
    takes: Any = None
    errors: tuple[int, ...] = ()  # besides those that any may have
    device: bool = False  # a device that has no cookie gets one
    rates: tuple[str, ...] = ()  # settings that limit it, besides `changes` or `reads`
    lasting: bool = False  # it never changes: the device may keep it


ENDPOINTS = (
    Endpoint("GET", "/api/modes", "All modes and computer players.", handlers.books, wire.Books),
    Endpoint("GET", "/api/modes/{mode}", "The board and the names of a mode.", handlers.board, wire.Board, errors=(404,)),
    Endpoint(
        "POST",
        "/api/maps",
        "Check a map that somebody brings, or make a new world: the map in one line, as house rule `map` of a new table.",
        handlers.make_map,
        str,
        wire.MapWish,
        (400, 408, 413, 415),
    ),
    Endpoint("GET", "/api/maps", "The maps that people have published on this server.", publishing.all_maps, wire.Maps),
    Endpoint(
        "GET",
        "/api/maps/{map}",
        "A map in one line: a built-in one by its name, or a published one by its id.",
        publishing.one_map,
        str,
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/maps/published",
        "Publish a map on this server: everybody can play on it, until this device withdraws it. The answer is all of them.",
        publishing.publish,
        wire.Maps,
        wire.NewPublished,
        (400, 408, 409, 413, 415, 429),
        True,
        ("publishing",),
    ),
    Endpoint(
        "POST",
        "/api/maps/published/{map}/withdraw",
        "Withdraw a map that this device has published; tables that play on it keep it. The answer is those that remain.",
        publishing.withdraw,
        wire.Maps,
        None,
        (404, 429),
    ),
    Endpoint(
        "POST",
        "/api/maps/draft",
        "Check a draft of a map while somebody works on it, split or join territories, or draw a sea lane.",
        handlers.draft,
        wire.MapDraft,
        wire.MapEdit,
        (400, 408, 413, 415),
        rates=("drafts",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/board",
        "The board and the names at a table, whatever map it is played on.",
        handlers.board_of_table,
        wire.Board,
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/map",
        "The map that people have brought to a table, with its drawing, in one line (docs/formats.md).",
        handlers.map_of_table,
        str,
        errors=(404,),
        lasting=True,
    ),
    Endpoint(
        "GET",
        "/api/modes/{mode}/rules/{language}",
        "The rules of a mode, phase by phase.",
        handlers.rules,
        list[wire.Chapter],
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table.",
        handlers.open_table,
        wire.Opened,
        wire.NewTable,
        (400, 408, 413, 415),
        True,
        ("tables",),
    ),
    Endpoint("GET", "/api/tables", "The tables of this device, the most recently played first.", handlers.mine, list[wire.Place]),
    Endpoint("GET", "/api/tables/{table}", "One table of this device.", handlers.one_of_mine, wire.Place, errors=(404,)),
    Endpoint(
        "POST",
        "/api/join",
        "Use a secret link.",
        handlers.join,
        wire.Joined,
        wire.Join,
        (400, 403, 404, 408, 410, 413, 415),
        device=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}",
        "Give a seat to a computer player or a person (host only).",
        handlers.swap,
        wire.Table,
        wire.Swap,
        (400, 403, 404, 408, 409, 413, 415),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/name",
        "Change your name.",
        handlers.call,
        wire.Table,
        wire.Called,
        (400, 403, 404, 408, 409, 413, 415),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/links/{seat}",
        "A new link for a seat, `host` or `spectator`; earlier ones become void (host only). Everybody is told.",
        handlers.relink,
        wire.Link,
        None,
        (403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/devices/{seat}",
        "A link for a further device of your own seat. Everybody is told.",
        handlers.another_device,
        wire.Link,
        None,
        (403, 404),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/remove/{seat}",
        "Send a person away: a computer plays on (host only). Everybody is told.",
        handlers.remove,
        wire.Table,
        wire.Remove,
        (400, 403, 404, 408, 409, 413, 415),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/mute/{seat}",
        "Forbid a seat or `spectator` to speak, or allow it again (host only). Everybody is told.",
        handlers.mute,
        wire.Table,
        wire.Mute,
        (400, 403, 404, 408, 413, 415),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/close",
        "End the game for everybody; the standings count (host only).",
        handlers.close,
        wire.Table,
        None,
        (403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        "The table at which the same people play again, opened by the first who asks.",
        handlers.rematch,
        wire.Rematch,
        None,
        (403, 404, 409),
        rates=("tables",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/odds/{way}/{stop}",
        "The odds of an attack now: from a place to another, and on (3-7-9), stopping when so few armies are left.",
        handlers.odds,
        wire.Odds,
        errors=(400, 404),
        rates=("odds",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/odds/{way}/{stop}/{behind}",
        "Godstorm: the same if these gods stay behind (0-2: those of war and sky; magic is 1, death 3).",
        handlers.odds,
        wire.Odds,
        errors=(400, 404, 429),
        rates=("odds",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hints/{seat}/{language}",
        "What a computer player would do in the place of a seat that is asked, if the table allows hints. Everybody is told of it.",
        coaching.hint,
        wire.Hint,
        errors=(400, 403, 404),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/game",
        "The saved game, if this device may see it.",
        handlers.saved,
        str,
        errors=(403, 404),
        rates=("downloads",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/dice",
        "The proof of the dice, once the game is over (docs/dice.md).",
        handlers.dice_proof,
        str,
        errors=(403, 404),
        rates=("downloads",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "The game so far, move by move: what spectators may know, and everything once it is over.",
        handlers.replay,
        wire.ReplayLine,
        errors=(404,),
        rates=("downloads",),
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "Replay a saved game, move by move.",
        handlers.watch,
        wire.ReplayLine,
        wire.SavedGame,
        (400, 408, 413, 415),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/analysis",
        "A finished game taken apart: everybody's chances, luck and mistakes.",
        handlers.analysis,
        wire.Analysis,
        errors=(400, 403, 404),
        rates=("downloads",),
    ),
    Endpoint(
        "POST",
        "/api/analysis",
        "Take a saved game apart that is over.",
        handlers.analyse,
        wire.Analysis,
        wire.SavedGame,
        (400, 408, 413, 415),
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
    for status in sorted({*e.errors, 429, *([409] if "{table}" in e.path else []), 503}):
        responses[str(status)] = {"description": "Why not.", "content": {"application/json": {"schema": wrong}}}
    out: dict[str, Any] = {"summary": e.says, "operationId": e.handler.__name__, "responses": responses}
    out["parameters"] = [{"name": n, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for n in names]
    if e.takes is not None:
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[repr(e.takes)]}}}
    return out
