"""The outermost middleware: checks Host and Origin, and adds security headers to replies."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# What a page may do. Parts of it and data go without, for dozens of them come at a first visit and none is a page of its own.
OF_PAGES = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
OF_ALL = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
PARTS = ("/assets/", "/api/")
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Refuses requests for another host name or from another site's page, and adds security headers."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        why = self.objection(scope)
        if why and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": why})
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                wanted = OF_ALL if scope["path"].startswith(PARTS) else OF_ALL | OF_PAGES
                for name, value in wanted.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        inner: ASGIApp = JSONResponse({"error": why}, 403) if why else self.app
        await inner(scope, receive, with_headers)

    def objection(self, scope: Scope) -> str:
        """Why a request is refused; '' if it is not."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.is_ours(host):
            return "this server does not go by that name (FELDHERR_NAMES adds names)"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get("origin")
        if changes and origin is not None and origin.partition("://")[2].lower() != host.lower():
            return "pages of other sites may not do that"
        return ""

    def is_ours(self, host: str) -> bool:
        """Whether the host is an IP address, localhost or one of our names (this prevents DNS rebinding)."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        if name in self.names or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True
