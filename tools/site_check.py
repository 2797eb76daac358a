"""Whether every link of a built site leads somewhere on it, and whether the site loads anything from another host."""

from __future__ import annotations

import html
import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote

LINK = re.compile(r'<(\w+)[^>]*?\s(?:href|src)="([^"]*)"')
ID = re.compile(r'\sid="([^"]+)"')
LOADED = {"img", "link", "script", "source", "iframe"}  # what a browser fetches by itself


def faults(site: Path) -> list[str]:
    """One line for each link that leads nowhere, and for each thing from elsewhere."""
    pages = sorted(site.rglob("*.html"))
    return [
        fault for page in pages for tag, target in set(LINK.findall(page.read_text("utf-8"))) for fault in wrong(site, page, tag, target)
    ]


def wrong(site: Path, page: Path, tag: str, target: str) -> list[str]:
    here = page.relative_to(site)
    if re.match(r"(?:https?:)?//", target):
        return [f"{here} loads {target} from another host"] if tag in LOADED else []
    path, _, anchor = html.unescape(target).partition("#")
    if re.match(r"[a-z]+:", path):
        return []
    file = (page.parent / unquote(path.partition("?")[0])).resolve() if path else page
    if not file.is_file():
        return [f"{here}: {target} leads nowhere"]
    return [f"{here}: {target} has no such place"] if anchor and file.suffix == ".html" and unquote(anchor) not in places(file) else []


@cache
def places(file: Path) -> set[str]:
    """The ids on a page."""
    return {html.unescape(each) for each in ID.findall(file.read_text("utf-8"))} | {"", "top"}
