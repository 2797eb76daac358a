"""The browser client's files."""

from __future__ import annotations

import os
import re
from importlib import resources
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from feldherr.server.http.ready import Shelf, accepts_gzip, packed

FOREVER = "public, max-age=31536000, immutable"


def pages() -> Path:
    """The folder with the browser client: FELDHERR_PAGES, else the built client, else a page that says there is none."""
    if built := os.environ.get("FELDHERR_PAGES"):
        return Path(built)
    here = Path(str(resources.files("feldherr.server")))
    return here / "web" if (here / "web").exists() else here / "pages"


class Pages(StaticFiles):
    """Serves the client's files; all of its screens are index.html. A file is compressed once."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(directory=pages())
        self.shelf = shelf

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
        found.headers.setdefault("Cache-Control", FOREVER if lasting else "no-cache")
        found.headers.setdefault("Vary", "Accept-Encoding")
        asked = Headers(scope=scope)
        if isinstance(found, FileResponse) and scope["method"] == "GET" and "range" not in asked and accepts_gzip(asked):
            return await self.small(found)
        return found

    async def small(self, found: FileResponse) -> Response:
        """The same file, compressed if that makes it smaller."""
        stat, path = found.stat_result, Path(found.path)
        assert stat is not None
        media = str(found.media_type)
        file = await self.shelf.get(("file", str(path), stat.st_mtime_ns, stat.st_size), lambda: packed(path.read_bytes(), media))
        if not file.packed:
            return found
        headers = {name: value for name, value in found.headers.items() if name not in ("content-length", "accept-ranges")}
        headers |= {"etag": "W/" + found.headers["etag"].removeprefix("W/"), "content-encoding": "gzip"}
        return Response(file.packed, found.status_code, headers)


def wants_page(path: str, scope: Scope) -> bool:
    """Whether the request is for a page that a person wants to see, not for a file or the API."""
    return not path.startswith(("api/", "assets/")) and "text/html" in Headers(scope=scope).get("accept", "")
