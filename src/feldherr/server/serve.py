"""Running the server: listening, greeting the person who started it, shutting down."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass

import segno
import uvicorn
from starlette.applications import Starlette

from feldherr.bots.process.own import Fault
from feldherr.locales import say
from feldherr.server import keys, logs
from feldherr.server.bots.own import Own, brought
from feldherr.server.bots.workers import Workers
from feldherr.server.garbage import tidy
from feldherr.server.http.app import application
from feldherr.server.http.gate import Doors, Gate
from feldherr.server.limits import LONGEST_MESSAGE
from feldherr.server.settings import Settings, environment
from feldherr.server.store import connect
from feldherr.server.tables.expiry import Keeping, keeping

PORT = 8420
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
WAITING = 1024  # connections that the system keeps until they are accepted
PING = 20.0  # seconds between signs of life
FEWEST_WORKERS = 2  # so that quick computer players never wait for slow ones
FAREWELL = 5  # seconds for what is still being sent


@dataclass(frozen=True)
class Wish:
    """The options of `feldherr serve`."""

    host: str = LOOPBACK
    port: int = PORT
    lan: bool = False
    browser: bool = True
    database: str = ""
    log: str = "warning"
    keep_finished: float | None = None  # days; None: FELDHERR_KEEP_FINISHED, else the usual
    keep_abandoned: float | None = None
    archive: str = ""
    bots: tuple[str, ...] = ()  # players from files: mybot.py:MyBot
    program: str = "feldherr"  # how it was started, for hints to copy


class CannotServe(Exception):
    """The server can't be started; the message is for people."""


def serve(wish: Wish) -> None:
    """Serve until interrupted."""
    with logs.written(wish.log):
        _run(wish)


def _run(wish: Wish) -> None:
    try:
        settings = environment()
    except ValueError as e:
        raise CannotServe(say("serve-no-setting", why=str(e))) from None
    own = own_players(wish)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: it is no failure either
    listening = listen(EVERYWHERE if wish.lan and wish.host == LOOPBACK else wish.host, wish.port)
    host, port = listening.getsockname()[:2]
    there = reach(host, port)
    try:
        database = wish.database or os.environ.get("FELDHERR_DATABASE") or None
        store = connect(database)
        workers = Workers(max(FEWEST_WORKERS, (os.cpu_count() or 1) - 1), settings=settings, own=own)
        command = "" if there else f"{wish.program} serve --lan"
        app = application(store, workers, settings, there, command, keys.found(database), kept(wish))
        run_on(app, listening, lambda: greet(wish, port, there), settings)
    except ValueError as e:
        raise CannotServe(say("serve-no-database", why=str(e))) from None
    finally:
        listening.close()


def kept(wish: Wish) -> Keeping:
    """How long tables stay; CannotServe if a setting is wrong."""
    try:
        return keeping(wish.keep_finished, wish.keep_abandoned, wish.archive)
    except ValueError as e:
        raise CannotServe(say("serve-no-days", what=str(e))) from None


def own_players(wish: Wish) -> dict[str, Own]:
    """The players that were brought along; CannotServe if one can't play."""
    try:
        return brought(list(wish.bots))
    except (ValueError, Fault) as e:
        raise CannotServe(say("serve-no-player", why=str(e))) from None


def run_on(app: Starlette, listening: socket.socket, ready: Callable[[], None], settings: Settings) -> None:
    """Serve an application on a socket until interrupted."""
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=faster_loop()) as runner:  # that is how it is meant to end
        runner.run(_serve(app, listening, ready, settings))


def faster_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop if that is installed (`pip install feldherr[fast]`); None for Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    found: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return found


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; CannotServe if the address can't be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that small messages are sent at once (TCP_NODELAY)
    if os.name == "posix":  # elsewhere two servers could then have the same port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(WAITING)
    except (OSError, OverflowError) as e:
        sock.close()
        why = getattr(e, "strerror", None) or str(e)
        raise CannotServe(say("serve-no-port", host=host, port=str(port), why=why)) from None
    return sock


class Server(uvicorn.Server):
    """A Uvicorn server that calls `ready` when it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for sock in sockets or []:
            sock.listen(WAITING)  # again, as Uvicorn would have as few wait as it accepts at once
        if self.started:
            self.ready()
            tell_systemd()


async def _serve(app: Starlette, listening: socket.socket, ready: Callable[[], None], settings: Settings) -> None:
    gate = Gate(settings)
    app.state.cut = gate.ended
    config = Doors(
        gate,
        app,
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=sorted(settings.proxies),
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=FAREWELL,
        lifespan="on",
    )
    server = Server(config, ready)
    servants = [asyncio.create_task(tidy()), asyncio.create_task(gate.watch())]
    await server.serve([listening])
    for servant in servants:
        servant.cancel()
    if not server.started:
        raise CannotServe(say("serve-see-log"))


def tell_systemd() -> None:
    """Say that connections are accepted, if systemd has started us and waits for that (sd_notify(3))."""
    if place := os.environ.get("NOTIFY_SOCKET"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sock, contextlib.suppress(OSError):
            sock.sendto(b"READY=1", place.replace("@", "\0", 1) if place.startswith("@") else place)


def greet(wish: Wish, port: int, there: str) -> None:
    """Print the addresses and open the browser, at localhost, where the cookie is valid whatever the network."""
    here = f"http://localhost:{port}/"
    print(say("serve-here", address=here), flush=True)
    if wish.lan and there:
        print(say("serve-there", address=f"{there}/"))
        segno.make(f"{there}/", micro=False).terminal(out=sys.stdout, compact=True, border=2)
        sys.stdout.flush()
    if wish.browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(here)


def reach(host: str, port: int) -> str:
    """The URL at which other devices reach a server that listens there; '' if they can't."""
    at = ipaddress.ip_address(host.partition("%")[0])
    name = lan_address() if at.is_unspecified else "" if at.is_loopback else str(at)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}" if name else ""


def lan_address() -> str:
    """This machine's address in the local network; '' if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(sock.getsockname()[0])
