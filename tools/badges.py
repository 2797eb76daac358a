"""Draws the README's badges from pyproject.toml, so that they are true: scripts/python tools/badges.py (--check only compares)."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
LETTER = 6.6  # how wide a letter is, in pixels, at most
MARGIN = 7
DARK, GREEN = "#3a4b50", "#14594a"  # of the table, web/src/app.css


def badges(project: dict[str, Any]) -> dict[str, str]:
    """The badges by their files, as pictures."""
    kinds = project["classifiers"]
    versions = [each[1] for kind in kinds if (each := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", kind))]
    if project["requires-python"] != f">={versions[0]}":
        raise ValueError(f"requires-python is {project['requires-python']}, and the first classifier {versions[0]}")
    typed = "mypy, pyright" if "Typing :: Typed" in kinds else "no"
    told = {"python": f"{versions[0]} to {versions[-1]}", "licence": project["license"], "typed": typed}
    return {f"badge-{what}.svg": badge(what.replace("python", "Python"), says) for what, says in told.items()}


def badge(what: str, says: str) -> str:
    """Two words side by side, the second on green."""
    left, right = (round(len(text) * LETTER) + 2 * MARGIN for text in (what, says))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" aria-label="{what}: {says}">
<clipPath id="round"><rect width="{left + right}" height="20" rx="3"/></clipPath>
<g clip-path="url(#round)"><path fill="{DARK}" d="M0 0h{left}v20H0z"/><path fill="{GREEN}" d="M{left} 0h{right}v20H{left}z"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="{left / 2}" y="14">{what}</text><text x="{left + right / 2}" y="14">{says}</text></g>
</svg>
"""


def main() -> None:
    """Write the badges, or say which are no longer true."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for name, picture in badges(project).items():
        path = PICTURES / name
        if "--check" not in sys.argv:
            path.write_text(picture, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != picture:
            sys.exit(f"{name} is out of date: scripts/python tools/badges.py")


if __name__ == "__main__":
    main()
