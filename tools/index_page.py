"""The README as a package index can show it: `[project.urls]` in pyproject.toml says where its pictures and links lead.

An index has no files of the repository. Without an address (`Source`) pictures go, and so does what only a path says; with one they lead to
the tag of the version. What only makes sense in a checkout goes either way: its commands, and rows about its scripts.
"""

from __future__ import annotations

import re

PICTURE = re.compile(r"!\[[^\]]*\]\((?!https?:)[^)]*\)")
LINK = re.compile(r"\[((?:`[^`]*`|[^\]`])*)\]\((?!https?:)[^)]*\)")
ASIDE = re.compile(r" \(\[[^\]]*\]\((?!https?:)[^)]*\)\)")  # a link in brackets, which says where more is written
PATH = re.compile(r"\[`?(?:docs|src)/[^\]]*\]\((?!https?:)|\]\(CONTRIBUTING")  # a link that is called what its file is
PLACE = re.compile(r"(!?)(\[(?:`[^`]*`|[^\]`])*\])\((?!https?:|#)([^)]*)\)")
ROW = re.compile(r"^\|[|\s:-]*\|$")  # of a table, with nothing in it

CHECKOUT = re.compile(r"scripts/(?:python|docs)")
SCRIPT = re.compile(r"scripts/play(?=[ `]|$)", re.MULTILINE)


def index_page(readme: str, version: str = "", source: str = "") -> str:
    """The same text for people who have installed that version, with links to its source if that has an address."""
    out = [text for block in re.split(r"\n{2,}", readme) if (text := shown(block, bool(source)))]
    page = SCRIPT.sub("feldherr", "\n\n".join(out))
    return absolute(page, f"{source.rstrip('/')}/{{}}/v{version}/") if source else page


def shown(block: str, linked: bool) -> str:
    """What is left of a block; nothing of commands for a checkout, and of a table that held nothing but pictures."""
    if block.startswith("```"):
        return "" if "scripts/" in block else block
    text = "\n".join(line for line in block.splitlines() if not (line.startswith("|") and homeless(line, linked)))
    if not linked:
        text = LINK.sub(r"\1", ASIDE.sub("", PICTURE.sub("", text))).strip()
    rows = text.splitlines()[2:]
    return "" if text != block and text.startswith("|") and all(map(ROW.match, rows)) else text


def homeless(row: str, linked: bool) -> bool:
    """Whether a row of a table makes no sense outside a checkout."""
    return bool(CHECKOUT.search(row)) or (not linked and bool(PATH.search(row)))


def absolute(page: str, place: str) -> str:
    """Links to pages that show files, and pictures as the files themselves."""
    return PLACE.sub(lambda found: f"{found[1]}{found[2]}({place.format('raw' if found[1] else 'blob')}{found[3]})", page)
