"""The web application: routes, cookies, limits and error replies around the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from feldherr.server import wire
from feldherr.server.bots.workers import Workers
from feldherr.server.http import links
from feldherr.server.http.allowance import Allowance
from feldherr.server.http.api import ENDPOINTS, LINES, Endpoint, Problem, Request, openapi, roles_at
from feldherr.server.http.connection import Client
from feldherr.server.http.guard import Guard
from feldherr.server.http.socket import Stream
from feldherr.server.jobs.pool import Jobs, Left
from feldherr.server.latency import LATENCY
from feldherr.server.limits import LONGEST_BODY, LONGEST_GAME, network
from feldherr.server.metrics import metrics
from feldherr.server.replays.cache import GZIP
from feldherr.server.settings import Settings
from feldherr.server.store.records import Store, Unavailable
from feldherr.server.tables.aside import SetAside
from feldherr.server.tables.dice import Key
from feldherr.server.tables.expiry import Keeping
from feldherr.server.tables.lobby import Lobby
from feldherr.server.tables.room import UNWRITTEN
from feldherr.server.tables.session import Refusal

COOKIE = "feldherr"
YEAR = 31_536_000
CONFLICTS = {"unavailable": 503, "stale": 409, "over": 409, "muted": 403}

log = logging.getLogger("feldherr.app")


def application(
    store: Store, workers: Workers, settings: Settings, address: str = "", key: Key | None = None, keeping: Keeping | None = None
) -> Starlette:
    """The whole application: a store, the computer players, limits, the address at which other devices find it, the key to seeds,
    and how long tables stay."""
    lobby = Lobby(store, workers, settings.unload_seconds, address, key, keeping)
    allowance, jobs = Allowance(settings), Jobs(settings)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await lobby.start()
        try:
            yield
        finally:
            await jobs.stop()
            await lobby.stop()

    packed = [Middleware(GZipMiddleware)]  # for what is large and holds no secret
    routes: list[BaseRoute] = [
        Route(e.path, endpoint(e, lobby, allowance, jobs), methods=[e.method], middleware=packed if e.path.startswith("/api/modes") else [])
        for e in ENDPOINTS
    ]
    routes += [
        Route("/api/openapi.json", lambda request: JSONResponse(openapi())),
        Route("/health", health(lobby)),
        Route("/metrics", lambda request: PlainTextResponse(metrics(lobby, jobs, app.state.cut))),
        WebSocketRoute("/api/tables/{table}/stream", stream(lobby, allowance)),
        Mount("/", Pages(directory=pages()), middleware=packed),
    ]
    guard = Middleware(Guard, names=settings.names)
    app = Starlette(routes=routes, middleware=[guard], lifespan=life, exception_handlers={404: lost, 405: lost, 500: failed})
    app.state.lobby = lobby
    app.state.cut = {}  # the gate's own, where there is one
    return app


def pages() -> Path:
    """The folder with the browser client: FELDHERR_PAGES, else the built client, else a page that says there is none."""
    if built := os.environ.get("FELDHERR_PAGES"):
        return Path(built)
    here = Path(str(resources.files("feldherr.server")))
    return here / "web" if (here / "web").exists() else here / "pages"


class Pages(StaticFiles):
    """Serves the client's files; all of its screens are index.html."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        screen = path in (".", "join", "replay") or re.fullmatch(r"table/[0-9a-f]+(/replay)?", path)
        try:
            found = await super().get_response("index.html" if screen else path, scope)
        except HTTPException as e:
            if e.status_code != 404 or not wants_page(path, scope):
                raise
            found = await super().get_response("index.html", scope)  # it says in the reader's language that there is nothing
            found.status_code = 404
        lasting = path.startswith("assets/") and found.status_code == 200
        found.headers.setdefault("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
        return found


def wants_page(path: str, scope: Scope) -> bool:
    """Whether the request is for a page that a person wants to see, not for a file or the API."""
    return not path.startswith(("api/", "assets/")) and "text/html" in Headers(scope=scope).get("accept", "")


async def lost(request: HttpRequest, e: Exception) -> Response:
    """The reply to an unknown path or method."""
    status = getattr(e, "status_code", 404)
    return JSONResponse(
        {"error": "there is nothing here" if status == 404 else "that can't be done here"}, status, getattr(e, "headers", None)
    )


async def failed(request: HttpRequest, e: Exception) -> Response:
    return JSONResponse({"error": "our mistake; it is in the server's log"}, 500)


# ---- requests -----------------------------------------------------------------------------------------------------------------------


def endpoint(e: Endpoint, lobby: Lobby, allowance: Allowance, jobs: Jobs) -> Callable[[HttpRequest], Awaitable[Response]]:
    """The request handler of an endpoint: limits, cookie, body, errors."""

    async def answer(http: HttpRequest) -> Response:
        try:
            who = network(http.client.host if http.client else "")
            if e.method == "POST":
                allowance.take("changes", who)
            for rate in e.rates:
                allowance.take(rate, who)
            body = await read(http, e.takes, allowance, who) if e.takes is not None else None
            device, fresh = device_of(http.cookies), ""
            if e.device and not await is_ours(http.cookies.get(COOKIE, ""), device, lobby):
                fresh = links.cookie(lobby.key.secret)
                device = links.digest(fresh)
            gone = partial(leaving, http)
            with LATENCY.labels(e.handler.__name__).time():
                said = await e.handler(Request(lobby, device, http.path_params, body, who, allowance.settings, jobs, gone))
            reply = await streamed(said, http) if isinstance(said, AsyncIterator) else respond(said)
            if fresh:
                secure = http.url.scheme == "https"
                reply.set_cookie(COOKIE, fresh, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
            return reply
        except Problem as problem:
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
    """Wait until whoever asks has gone."""
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
    data = await received(http, LONGEST_GAME if kind in (wire.NewTable, wire.SavedGame) else LONGEST_BODY, allowance, who)
    try:
        body = msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as e:
        raise Problem(400, str(e)[:300]) from None
    if len(data) <= LONGEST_BODY and isinstance(body, wire.NewTable | wire.SavedGame) and body.game:
        allowance.take("uploads", who)
    return body


async def received(http: HttpRequest, limit: int, allowance: Allowance, who: str) -> bytes:
    """The body of a request as it came. One that is large counts as a saved game before it is here: many at once would fill the memory."""
    if http.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "send application/json")
    data = b""
    try:
        async with asyncio.timeout(allowance.settings.body_seconds):
            async for piece in http.stream():
                if len(data) <= LONGEST_BODY < len(data) + len(piece) <= limit:
                    allowance.take("uploads", who)
                data += piece
                if len(data) > limit:
                    raise Problem(413, f"at most {limit} bytes are taken")
    except TimeoutError:
        raise Problem(408, "the request took too long to come") from None
    return data


def respond(said: msgspec.Struct | list[Any] | str, status: int = 200) -> Response:
    if isinstance(said, str):
        return PlainTextResponse(said, status)
    return Response(msgspec.json.encode(said), status, media_type="application/json")


async def streamed(pieces: AsyncIterator[bytes], http: HttpRequest) -> Response:
    """A streaming reply of compressed lines, unpacked for clients that don't accept gzip. Errors before the first piece are raised."""
    plain = "gzip" not in http.headers.get("accept-encoding", "")
    unpack = zlib.decompressobj(GZIP).decompress if plain else bytes
    first = await anext(pieces)

    async def body() -> AsyncIterator[bytes]:
        yield unpack(first)
        async for piece in pieces:
            yield unpack(piece)

    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-store"} | ({} if plain else {"Content-Encoding": "gzip"})
    return StreamingResponse(body(), headers=headers, media_type=LINES)


def health(lobby: Lobby) -> Callable[[HttpRequest], Awaitable[Response]]:
    """The handler of /health: 200 if moves can be stored, else 503."""

    async def answer(request: HttpRequest) -> Response:
        found = await lobby.health.report()
        return respond(found, 200 if found.writes else 503)

    return answer


# ---- streams ------------------------------------------------------------------------------------------------------------------------


def stream(lobby: Lobby, allowance: Allowance) -> Callable[[WebSocket], Awaitable[None]]:
    """The handler of WebSocket connections to a table."""

    async def answer(socket: WebSocket) -> None:
        await socket.accept()  # pages can read why they are refused only when they are connected
        try:
            with allowance.stream(network(socket.client.host if socket.client else "")):
                found = await connected(socket, lobby, allowance)
                socket.scope["headers"].clear()  # nobody reads them again, and a stream lasts for hours
                await found.run(partial(lobby.refresh, found.room.table.name, found.client.device))
        except Problem as problem:
            await refuse(socket, 4000 + problem.status, str(problem))
        except SetAside as aside:
            await refuse(socket, 4409, str(aside))
        except Unavailable:
            await refuse(socket, 4503, UNWRITTEN)

    return answer


async def connected(socket: WebSocket, lobby: Lobby, allowance: Allowance) -> Stream:
    """The stream of a device to a table, which must be run at once: a table that nobody has entered may be put away."""
    device, name = device_of(socket.cookies), socket.path_params["table"]
    roles = await roles_at(lobby, device, name)
    room = await lobby.room_now(name)
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
