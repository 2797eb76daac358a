"""Runs the notebooks of docs/notebooks without Jupyter, for the tests and for the documentation's site.

A cell's output is what it prints and what its last line is worth, as Jupyter shows it. It is made anew wherever a notebook is shown; the
files are kept without it.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "notebooks"


@dataclass
class Ran:
    """A cell and what came of it."""

    kind: str
    source: str
    printed: str = ""  # and the value of its last line, unless that has a picture
    picture: str = ""  # SVG


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return found


def run(path: Path) -> list[Ran]:
    """Run all cells in order, in one namespace."""
    names: dict[str, Any] = {"__name__": "__main__"}
    out = []
    for cell in cells(path):
        ran = Ran(cell["cell_type"], "".join(cell["source"]))
        if ran.kind == "code":
            run_cell(ran, names, path.name)
        out.append(ran)
    return out


def run_cell(ran: Ran, names: dict[str, Any], file: str) -> None:
    """Run one cell, and keep what it prints and what its last expression is worth."""
    tree = ast.parse(ran.source, file)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value = None
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, file, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), file, "eval"), names)
    drawn = getattr(value, "_repr_svg_", None)
    ran.picture = drawn() if drawn else ""
    ran.printed = printed.getvalue() + (repr(value) if value is not None and not drawn else "")


def markdown(path: Path) -> str:
    """A notebook as a page: its words, its code, what that prints, and its pictures."""
    out = []
    for ran in run(path):
        out.append(ran.source if ran.kind == "markdown" else f"```python\n{ran.source}\n```")
        if ran.printed:
            out.append(f"```text\n{ran.printed.rstrip()}\n```")
        if ran.picture:
            out.append(f'```{{raw}} html\n<div class="drawn">{" ".join(ran.picture.split())}</div>\n```')
    return "\n\n".join(out)
