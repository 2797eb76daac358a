"""The map as a picture."""

from __future__ import annotations

from pathlib import Path

import pytest

import feldherr
from feldherr import maps
from feldherr.cli.table import picture
from feldherr.cli.table.names import Names
from feldherr.cli.table.screen import Screen
from table import at


def painting(monkeypatch: pytest.MonkeyPatch, columns: int, rows: int, colours: str = "truecolor") -> Screen:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))
    screen = Screen()
    monkeypatch.setattr(Screen, "paints", colours in ("256", "truecolor"))
    return screen


@pytest.mark.parametrize("name", ["world", "ancient_earth"])
@pytest.mark.parametrize("width", [picture.NARROWEST, 100, picture.WIDEST])
def test_every_territory_is_there_and_its_label_lies_on_it(name: str, width: int) -> None:
    board = maps.load(name)
    p = picture.picture(board, width)
    shown = {t for row in p.dots for t in row}
    assert set(range(board.size)) <= shown
    for t, (x, y) in enumerate(p.labels):
        around = {p.dots[r][c] for r in range(2 * y - 1, 2 * y + 3) for c in range(x - 1, x + 2) if 0 <= r < len(p.dots) and 0 <= c < width}
        assert t in around, board.territories[t]


@pytest.mark.parametrize("name", ["world", "ancient_earth"])
def test_no_label_covers_another(name: str) -> None:
    board = maps.load(name)
    places = [(y, x + i) for x, y in picture.picture(board, 100).labels for i in (-1, 0, 1)]
    assert len(set(places)) == len(places)


def test_the_picture_tells_owner_and_armies() -> None:
    g = at("de2004.liberation", 3, armies={0: "brazil 12", 2: "congo 3"})
    names = Names(g.rules, 3, ["Anna", "Bo", "Cleo"])
    lines = [line.plain for line in picture.draw(g, names, 100)]
    text = "\n".join(lines)
    assert text.count("A12") == 1
    assert text.count("C3") == 1
    assert text.count("B1") == 40
    assert {len(line) for line in lines} == {100}


@pytest.mark.parametrize(("width", "named"), [(picture.NARROWEST, 6), (100, 18), (picture.WIDEST, 30)])
def test_territories_are_named_where_there_is_room(width: int, named: int) -> None:
    """Every name lies on its own territory, and no mark or number of armies is covered."""
    g = at("de2004.liberation", 3, armies={0: "brazil 12", 2: "congo 3"})
    names = Names(g.rules, 3, ["Anna", "Bo", "Cleo"])
    p = picture.picture(g.rules.board, width)
    lines = [line.plain for line in picture.draw(g, names, width)]
    assert "".join(lines).count("B1") == 40
    found = 0
    for t, (x, y) in enumerate(p.labels):
        title = names.territory(t)
        near = [lines[row][max(0, x - 12) : x + 12] for row in (y - 1, y + 1) if 0 <= row < len(lines)]
        found += any(title[: picture.SHORTEST] in part for part in near)
    assert found >= named
    assert {len(line) for line in lines} == {width}


def test_no_picture_where_there_is_no_room_no_colour_or_no_shape(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    world = maps.load("world")
    assert picture.wide(world, painting(monkeypatch, 100, 60), 20) == 99
    assert picture.wide(world, painting(monkeypatch, 100, 40), 20) == 76
    assert picture.wide(world, painting(monkeypatch, 100, 30), 20) == 0
    assert picture.wide(world, painting(monkeypatch, 60, 60), 20) == 0
    assert picture.wide(world, painting(monkeypatch, 100, 60, "standard"), 20) == 0
    assert picture.wide(maps.load("tiny"), painting(monkeypatch, 100, 60), 20) == 0
    assert feldherr.find("nl2004.original").board.name == "Ancient Earth"
