"""Writes the sizes in docs/envs.md anew: how many answers and observed numbers each mode has. The tests say when to run it."""

from __future__ import annotations

import re
from pathlib import Path

from feldherr import MODES
from feldherr.envs.scene import Scene

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
ROW = re.compile(r"^\| `([a-z0-9]+\.[a-z-]+)` \|.*$", re.M)


def row(name: str) -> str:
    """A mode with its players and sizes."""
    it = Scene(name)
    players = "-".join(map(str, sorted(set(MODES[name].players))))
    return f"| `{name}` | {players} | {it.players} | {it.actions:,} | {it.width:,} |"


if __name__ == "__main__":
    PAGE.write_text(ROW.sub(lambda found: row(found[1]), PAGE.read_text("utf-8")), "utf-8")
