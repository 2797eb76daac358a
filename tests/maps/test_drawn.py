"""Drawn maps: what the reader asks of shapes, labels and lanes, and what hostile files come to."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from feldherr import maps
from feldherr.maps import reader, text
from feldherr.maps.drawing import contacts, inside
from feldherr.maps.peaks import border, peaks
from feldherr.maps.picture import PEAK, picture
from spoiling import spoilt, square


def refused(change: Callable[[dict[str, Any]], object]) -> str:
    """What is said of the square after a change."""
    data = json.loads(json.dumps(square()))
    change(data)
    with pytest.raises(maps.MapError) as caught:
        reader.parse(json.dumps(data), "own")
    return str(caught.value)


def test_a_drawn_map_is_read() -> None:
    found = reader.parse(text.toml(square()), "own")
    assert found.drawing is not None
    assert (found.drawing.width, found.drawing.height) == (1200, 800)
    assert found.drawing.outlines["a"] == (((100, 100), (400, 100), (400, 400), (100, 400)),)
    assert found.drawing.labels == {"a": (250, 250), "b": (550, 250), "c": (250, 550), "d": (550, 550), "e": (950, 250), "two": (950, 500)}
    assert found.drawing.lanes == {("b", "e"): (((690, 250), (810, 250)),)}
    assert (found.author, found.licence, found.format) == ("Ada", "CC0-1.0", 2)
    assert maps.of(found.board) is found


def test_the_built_in_boards_pass_the_same_checks() -> None:
    for name in ("world", "ancient_earth"):
        found = maps.read(name)
        assert found.format == 2
        assert found.drawing is not None
        assert all(inside(found.drawing.labels[t], found.drawing.outlines[t]) for t in found.board.territories)
        assert len(contacts(found.drawing.outlines)) == {"world": 58, "ancient_earth": 48 + mountains(found)}[name]


def mountains(found: maps.Map) -> int:
    return sum(len(table.get("mountain", [])) for table in found.data["territory"].values()) // 2


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda d: d["map"].update(format=3), "own: map.format: this map was made for a later version of Feldherr"),
    (lambda d: d["map"].update(format="2"), "own: map.format: must be 2"),
    (lambda d: d["map"].update(size=[1200]), "own: map.size: must be a list of 2 whole numbers from 100 to 32000"),
    (lambda d: d["map"].pop("size"), 'own: shape: needs "size" under map: how wide and how high the sheet is'),
    (lambda d: d["map"].update(script="x"), "own: map.script: no such key here"),
    (lambda d: d["map"].update(author="x" * 201), "own: map.author: must be one line of text in quotes, at most 200 characters"),
    (lambda d: d["territory"]["a"].update(label=[50, 50]), "own: territory.a.label: does not lie inside the territory's shape"),
    (lambda d: d["territory"]["a"].pop("label"), "own: territory.a.label: is missing"),
    (
        lambda d: d["territory"]["a"].update(label=[1300, 50]),
        "own: territory.a.label: 1300, 50 lies outside of the map, which is 1200 wide and 800 high",
    ),
    (lambda d: d["territory"]["a"]["name"].update(en="<b>A</b>"), "own: territory.a.name.en: a name has no < or >"),
    (
        lambda d: d["territory"]["a"]["name"].update(en="A" * 61),
        "own: territory.a.name.en: must be one line of text in quotes, at most 60 characters",
    ),
    (lambda d: d["shape"].pop("a"), "own: shape.a: is missing"),
    (lambda d: d["shape"].update(z=["1 1 2 2 3 1"]), "own: shape.z: no such key here"),
    (lambda d: d["shape"].update(a=[]), "own: shape.a: must be a list of 1 to 60 texts in quotes"),
    (lambda d: d["shape"].update(a=["0 0 9 9"]), "own: shape.a: a line has at least 3 points, this one 2"),
    (lambda d: d["shape"].update(a=["0 0 9 9 18 18"]), "own: shape.a: an outline has to go around something"),
    (
        lambda d: d["shape"].update(a=["0 0 9.5 9 1 1"]),
        ('own: shape.a: must be lines like "10 20 30 20 30 40": x and y of one point after another, '
         "whole numbers with a space between"),
    ),
    (
        lambda d: d["shape"].update(a=["0 0 1300 9 1 900"]),
        "own: shape.a: 1300 9 lies outside of the map, which is 1200 wide and 800 high",
    ),
    (
        lambda d: d["shape"].update(a=["100 100 399 100 399 399 100 399"]),
        ('own: shape.a: shares no piece of outline with "b", which it borders; '
         "two points in a row must be the same in both"),
    ),
    (
        lambda d: d["shape"].update(e=["700 100 1000 100 1000 400 700 400"]),
        'own: shape.b: touches "e", which it lists neither under land nor under mountain',
    ),
    (lambda d: d["lane"]["b"].update(a=["1 1 2 2"]), 'own: lane.b.a: "b" does not list "a" under sea'),
    (lambda d: d["lane"].update(e={"b": ["1 1 2 2"]}), "own: lane.e.b: this lane is there twice"),
    (lambda d: d["lane"].update(x={}), 'own: lane.x: no territory is called "x"'),
    (lambda d: d["lane"]["b"].update(e=["1 1"]), "own: lane.b.e: a line has at least 2 points, this one 1"),
    (
        lambda d: d["territory"]["a"].update(continent="two"),
        "own: territory.a: no border leads to the rest of its continent (cut off: a)",
    ),
    (lambda d: d["shape"].update(a=["1 1 2 2 3 1 " + "4 4 " * 39_999 + "5 5"]), "own: shape.a: a map has at most 40000 points"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_fault_in_a_drawing_is_told(change: Callable[[dict[str, Any]], object], message: str) -> None:
    assert message in [line.split(" (did you")[0] for line in refused(change).split("\n")]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"map": 1, "map": 2}', 'own: the key "map" is there twice'),
        ('{"map": ', "own:1: Expecting value (column 9)"),
        ('{"map": NaN}', "own: map: must be a table"),
        ('{"a": ' * 9999, "own: is nested too deeply"),
        ('{"map": ' + "9" * 5000 + "}", "own: has a number that is far too long"),
    ],
)
def test_a_fault_in_json_is_told(line: str, message: str) -> None:
    with pytest.raises(maps.MapError) as caught:
        reader.parse(line, "own")
    assert message in str(caught.value).split("\n")


def test_mountains_are_drawn_where_territories_touch_but_are_no_neighbours() -> None:
    data: dict[str, Any] = square()
    plain = picture(reader.parse(text.toml(data), "own"))
    for t, other in (("a", "b"), ("b", "a")):
        table = data["territory"][t]
        table.update(land=[n for n in table["land"] if n != other], mountain=[other])
    parted = picture(reader.parse(text.toml(data), "own"))
    assert (plain.count(PEAK), parted.count(PEAK) > 3) == (0, True)
    line = border([((0, 0), (9, 0), (9, 9), (0, 9))], [((9, 0), (18, 0), (18, 9), (9, 9))])
    assert line == [[(9, 0), (9, 9)]]
    assert all(abs(x - 9) < 10 and 0 < y < 20 for x, y, _ in peaks(line))


def test_hostile_maps_are_read_or_refused_with_a_reason() -> None:
    """`bench/maps.py --hostile 100000` does the same for longer."""
    read = 0
    for seed in range(4000):
        try:
            found = reader.parse(spoilt(seed), "own")
        except maps.MapError as e:
            said = str(e)
            good = said.startswith("own") and len(said) < 20_000
            assert good, (seed, said[:300])
        else:
            read += 1
            drawn = picture(found) if found.drawing else ""
            assert "<script" not in drawn
            assert reader.parse(text.line(found), "again").board.same(found.board)
    assert 100 < read < 3000
