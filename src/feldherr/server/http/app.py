"""The web application: routes, cookies, limits and error replies around the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from feldherr.server import wire
from feldherr.server.bots.workers import Workers
from feldherr.server.fair import Asker
from feldherr.server.http import links
from feldherr.server.http.allowance import PATIENCE, Allowance, Rated, asker
from feldherr.server.http.api import ENDPOINTS, LINES, Endpoint, openapi
from feldherr.server.http.connection import Client
from feldherr.server.http.guard import Guard
from feldherr.server.http.pages import Pages
from feldherr.server.http.ready import Content, Ready, Shelf, accepts_gzip, packed
from feldherr.server.http.request import Problem, Request, roles_at
from feldherr.server.http.socket import Stream
from feldherr.server.jobs.pool import Jobs, Left
from feldherr.server.latency import LATENCY
from feldherr.server.limits import LONGEST_BODY, LONGEST_GAME
from feldherr.server.metrics import metrics
from feldherr.server.replays.cache import GZIP
from feldherr.server.settings import Settings
from feldherr.server.store.records import Store, Unavailable
from feldherr.server.tables.dice import Key
from feldherr.server.tables.expiry import Keeping
from feldherr.server.tables.lobby import Lobby
from feldherr.server.tables.modes import brought
from feldherr.server.tables.room import UNWRITTEN
from feldherr.server.tables.session import Refusal
from feldherr.server.tables.set_aside import SetAside

COOKIE = "feldherr"
YEAR = 31_536_000
LASTING = f"private, max-age={YEAR}, immutable"
PART = 64 * 1024  # bytes that are unpacked at a time
UPLOADS = (wire.NewTable, wire.SavedGame, wire.MapWish, wire.MapEdit, wire.NewPublished)  # which may be large
CONFLICTS = {"unavailable": 503, "stale": 409, "over": 409, "full": 409, "muted": 403}

log = logging.getLogger("feldherr.app")


def application(
    store: Store,
    workers: Workers,
    settings: Settings,
    address: str = "",
    command: str = "",
    key: Key | None = None,
    keeping: Keeping | None = None,
) -> Starlette:
    """The whole application: a store, the computer players, limits, the address at which other devices find it or the command that
    starts one which they find, the key to seeds, and how long tables stay."""
    lobby = Lobby(store, workers, settings.unload_seconds, address, command, key, keeping)
    allowance, jobs = Allowance(settings), Jobs(settings)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await lobby.start()
        await run_in_threadpool(int)  # loads what streams replays: later that would hold everybody up
        try:
            yield
        finally:
            await jobs.stop()
            await lobby.stop()

    async def measured(request: HttpRequest) -> Response:
        return PlainTextResponse(metrics(lobby, jobs, app.state.cut))

    shelf = Shelf()
    routes: list[BaseRoute] = [Route(e.path, endpoint(e, lobby, allowance, jobs, shelf), methods=[e.method]) for e in ENDPOINTS]
    probes, files = (Middleware(Rated, rate=rate, allowance=allowance) for rate in ("probes", "files"))
    routes += [
        Route("/api/openapi.json", description(shelf), middleware=[probes]),
        Route("/health", health(lobby), middleware=[probes]),
        Route("/metrics", measured, middleware=[probes]),
        WebSocketRoute("/api/tables/{table}/stream", stream(lobby, allowance, jobs)),
        Mount("/", Pages(shelf), middleware=[files]),
    ]
    guard = Middleware(Guard, names=settings.names)
    app = Starlette(routes=routes, middleware=[guard], lifespan=life, exception_handlers={404: lost, 405: lost, 500: failed})
    app.state.lobby = lobby
    app.state.cut = {}  # the gate's own, where there is one
    return app


def description(shelf: Shelf) -> Callable[[HttpRequest], Awaitable[Response]]:
    """The handler of the OpenAPI description, which is made once."""

    async def answer(request: HttpRequest) -> Response:
        return (await shelf.get("openapi", lambda: packed(msgspec.json.encode(openapi()), "application/json"))).reply(request.headers)

    return answer


async def lost(request: HttpRequest, e: Exception) -> Response:
    """The reply to an unknown path or method."""
    status = getattr(e, "status_code", 404)
    return JSONResponse(
        {"error": "there is nothing here" if status == 404 else "that can't be done here"}, status, getattr(e, "headers", None)
    )


async def failed(request: HttpRequest, e: Exception) -> Response:
    """The reply to an error of ours."""
    return JSONResponse({"error": "our mistake; it is in the server's log"}, 500)


# ---- requests -----------------------------------------------------------------------------------------------------------------------


def endpoint(e: Endpoint, lobby: Lobby, allowance: Allowance, jobs: Jobs, shelf: Shelf) -> Callable[[HttpRequest], Awaitable[Response]]:
    """The request handler of an endpoint: limits, cookie, body, errors."""

    async def answer(http: HttpRequest) -> Response:
        try:
            who = asker(http.scope)
            allowance.take("changes" if e.method == "POST" else "reads", who)
            for rate in e.rates:
                allowance.take(rate, who)
            if "tables" in e.rates:
                await allowance.turns.wait(who)
            body = await read(http, e.takes, allowance, who) if e.takes is not None else None
            device, fresh = device_of(http.cookies), ""
            if e.device and not await is_ours(http.cookies.get(COOKIE, ""), device, lobby):
                fresh = links.cookie(lobby.key.secret)
                device = links.digest(fresh)
            gone = partial(leaving, http)
            with LATENCY.labels(e.handler.__name__).time():
                said = await e.handler(Request(lobby, device, http.path_params, body, who, allowance.settings, jobs, shelf, gone))
            if isinstance(said, Ready):
                reply = said.reply(http.headers, LASTING if e.lasting else "private, no-cache")
            else:
                reply = await streamed(said, http) if isinstance(said, AsyncIterator) else respond(said)
            if fresh:
                secure = http.url.scheme == "https"
                reply.set_cookie(COOKIE, fresh, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
            return reply
        except Problem as problem:
            if problem.status == 429:
                await asyncio.sleep(PATIENCE)
            return respond(problem.wrong, problem.status)
        except SetAside as aside:
            return respond(wire.Wrong(str(aside)), 409)
        except Refusal as refusal:
            return respond(wire.Wrong(str(refusal)), CONFLICTS.get(refusal.code, 400))
        except Unavailable:
            return respond(wire.Wrong(UNWRITTEN), 503)
        except (ClientDisconnect, Left):
            return Response(status_code=400)

    answer.__name__ = e.handler.__name__
    return answer


async def leaving(http: HttpRequest) -> None:
    """Wait until the client has gone."""
    while (await http.receive())["type"] != "http.disconnect":
        pass


def device_of(cookies: Mapping[str, str]) -> str:
    """The device that a cookie names: its digest; '' if there is none."""
    cookie = cookies.get(COOKIE, "")
    return links.digest(cookie) if links.is_cookie(cookie) else ""


async def is_ours(cookie: str, device: str, lobby: Lobby) -> bool:
    """Whether a cookie was given out here: it is signed, or has a role from the time when they were not, or from another process."""
    return bool(device) and (links.is_signed(cookie, lobby.key.secret) or bool(await lobby.store.held(device)))


async def read(http: HttpRequest, kind: Any, allowance: Allowance, who: str) -> Any:
    """The body of a request, decoded as that type; Problem if it is too large, too slow or malformed."""
    rate = "" if kind is wire.MapEdit else "uploads"  # drafts have a rate of their own, whatever their size
    data = await received(http, LONGEST_GAME if kind in UPLOADS else LONGEST_BODY, allowance, who, rate)
    try:
        body = msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as e:
        raise Problem(400, str(e)[:300]) from None
    if len(data) <= LONGEST_BODY and brings(body):
        allowance.take("uploads", who)
    return body


def brings(body: Any) -> bool:
    """Whether somebody sends a saved game or a map."""
    if isinstance(body, wire.MapWish):
        return bool(body.text or body.files)
    if isinstance(body, wire.NewTable) and brought(body.house):
        return True
    if isinstance(body, wire.NewPublished):
        return True
    return isinstance(body, wire.NewTable | wire.SavedGame) and bool(body.game)


async def received(http: HttpRequest, limit: int, allowance: Allowance, who: str, rate: str) -> bytes:
    """The body of a request as it came. One that is large counts as a saved game before it is here: many at once would fill the memory."""
    if http.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "send application/json")
    data = b""
    try:
        async with asyncio.timeout(allowance.settings.body_seconds):
            async for piece in http.stream():
                if rate and len(data) <= LONGEST_BODY < len(data) + len(piece) <= limit:
                    allowance.take(rate, who)
                data += piece
                if len(data) > limit:
                    raise Problem(413, f"at most {limit} bytes are taken")
    except TimeoutError:
        raise Problem(408, "the request took too long to come") from None
    return data


def respond(content: Content, status: int = 200) -> Response:
    """The reply for what a handler returns."""
    if isinstance(content, str):
        return PlainTextResponse(content, status)
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def streamed(pieces: AsyncIterator[bytes], http: HttpRequest) -> Response:
    """A streaming reply of compressed lines, unpacked for clients that don't accept gzip. Errors before the first piece are raised."""
    plain = not accepts_gzip(http.headers)
    packed = zlib.decompressobj(GZIP) if plain else None
    first = await anext(pieces)

    async def body() -> AsyncIterator[bytes]:
        for part in unpacked(packed, first):
            yield part
        async for piece in pieces:
            for part in unpacked(packed, piece):
                yield part

    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-store"} | ({} if plain else {"Content-Encoding": "gzip"})
    return StreamingResponse(body(), headers=headers, media_type=LINES)


def unpacked(packed: zlib._Decompress | None, piece: bytes) -> Iterator[bytes]:
    """A piece in parts that nobody waits for long, and that fill no memory while somebody takes them slowly; whole if it stays packed."""
    if packed is None:
        yield piece
        return
    part = packed.decompress(piece, PART)
    while part:
        yield part
        part = packed.decompress(packed.unconsumed_tail, PART)


def health(lobby: Lobby) -> Callable[[HttpRequest], Awaitable[Response]]:
    """The handler of /health: 200 if moves can be stored, else 503."""

    async def answer(request: HttpRequest) -> Response:
        found = await lobby.health.report()
        return respond(found, 200 if found.writes else 503)

    return answer


# ---- streams ------------------------------------------------------------------------------------------------------------------------


def stream(lobby: Lobby, allowance: Allowance, jobs: Jobs) -> Callable[[WebSocket], Awaitable[None]]:
    """The handler of WebSocket connections to a table."""

    async def answer(socket: WebSocket) -> None:
        await socket.accept()  # pages can read why they are refused only when they are connected
        who = asker(socket.scope)
        try:
            allowance.take("reads", who)
            with allowance.stream(who):
                found = await connected(socket, lobby, allowance, jobs.charged(who))
                socket.scope["headers"].clear()  # nobody reads them again, and a stream lasts for hours
                await found.run(partial(lobby.admission.refresh, found.room.table.name, found.client.device))
        except Problem as problem:
            if problem.status == 429:
                await asyncio.sleep(PATIENCE)
            await refuse(socket, 4000 + problem.status, str(problem))
        except SetAside as aside:
            await refuse(socket, 4409, str(aside))
        except Unavailable:
            await refuse(socket, 4503, UNWRITTEN)

    return answer


async def connected(socket: WebSocket, lobby: Lobby, allowance: Allowance, by: Asker) -> Stream:
    """The stream of a device to a table, which must be run at once: a table that nobody has entered may be put away."""
    device, name = device_of(socket.cookies), socket.path_params["table"]
    roles = await roles_at(lobby, device, name)
    room = await lobby.room_now(name, by)
    assert room is not None
    allowance.enter(room, device)
    since, heard = (number(socket.query_params.get(each, "")) for each in ("since", "heard"))
    return Stream(socket, room, Client(room, device, roles, since, heard, "shares" in socket.query_params))


def number(text: str) -> int:
    """The number in a query parameter; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


async def refuse(socket: WebSocket, code: int, why: str) -> None:
    """Close a connection with a code and a reason that the client can read."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it has gone already
        await socket.close(code, why.encode()[:120].decode("utf-8", "ignore"))
