"""The README as a package index can show it: without the pictures, links and scripts of the repository, which an index does not have.

What only makes sense in a checkout goes: its commands, and rows about its scripts and sources.
"""

from __future__ import annotations

import re

PICTURE = re.compile(r"!\[[^\]]*\]\((?!https?:)[^)]*\)")
LINK = re.compile(r"\[((?:`[^`]*`|[^\]`])*)\]\((?!https?:)[^)]*\)")
ROW = re.compile(r"^\|[|\s:-]*\|$")  # of a table, with nothing in it

CHECKOUT = re.compile(r"scripts/python|\]\((?:src/|CONTRIBUTING|docs/architecture)")
SCRIPT = re.compile(r"scripts/play(?=[ `]|$)", re.MULTILINE)


def index_page(readme: str) -> str:
    """The same text for people who have installed it; a table that held nothing but pictures goes, with its head."""
    out: list[str] = []
    for block in re.split(r"\n{2,}", readme):
        if block.startswith("```") and "scripts/" in block:
            continue
        text = PICTURE.sub("", "\n".join(line for line in block.splitlines() if not (line.startswith("|") and CHECKOUT.search(line))))
        lines = text.splitlines()
        if text != block and (not text.strip() or (len(lines) > 2 and all(ROW.match(line) for line in lines[2:]))):
            continue
        out.append(LINK.sub(r"\1", text) if not text.startswith("```") else text)
    return SCRIPT.sub("feldherr", "\n\n".join(out))
