"""The notebooks run from the first cell to the last, and are kept without output."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from notebooks import FOLDER, cells, markdown, run

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
EVERY = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def test_there_are_some() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["analysis", "first-game"]


@EVERY
def test_a_notebook_runs_and_shows_something(path: Path) -> None:
    ran = run(path)
    assert ran[0].source.startswith("# ")
    assert any(cell.printed for cell in ran)
    pictures = [ElementTree.fromstring(cell.picture) for cell in ran if cell.picture]
    assert pictures
    assert all(picture.tag.endswith("svg") and len(picture) for picture in pictures)


@EVERY
def test_a_notebook_is_kept_without_output(path: Path) -> None:
    whole = json.loads(path.read_text("utf-8"))
    assert (whole["nbformat"], whole["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in cells(path)}) == len(cells(path))
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells(path) if cell["cell_type"] == "code")


def test_what_a_cell_prints_is_on_the_page_and_a_mistake_is_one(tmp_path: Path) -> None:
    def notebook(source: str) -> Path:
        path = tmp_path / "a.ipynb"
        path.write_text(json.dumps({"cells": [{"cell_type": "code", "source": [source]}]}))
        return path

    assert markdown(notebook("x = 6\nprint('six')\nx * 7")) == "```python\nx = 6\nprint('six')\nx * 7\n```\n\n```text\nsix\n42\n```"
    with pytest.raises(ZeroDivisionError):
        run(notebook("1 / 0"))
