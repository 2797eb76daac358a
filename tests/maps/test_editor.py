"""Drafts of maps: what is wrong with them, and splitting, joining and sea lanes, which leave a good map good."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import feldherr
from feldherr import maps
from feldherr.maps import reader
from feldherr.maps.drawing import area
from feldherr.maps.editor import drafted, worth
from feldherr.maps.editor.rings import cut, rings, sides, spots
from feldherr.maps.reader import MapError
from feldherr.maps.text import line

SQUARE = ((0, 0), (100, 0), (100, 100), (0, 100))
LAKE = ((40, 40), (60, 40), (60, 60), (40, 60))


@pytest.fixture(scope="module")
def world() -> str:
    return line(feldherr.new_map(7, 24))


def covered(data: dict[str, Any], *ids: str) -> int:
    """Twice the area of some territories; a lake counts as land, which is the same before and after if no cut goes through it."""
    return sum(abs(area(spots(text))) for t in ids for text in data["shape"][t])


def test_rings_are_what_their_sides_form() -> None:
    assert sides(rings(sides([SQUARE, LAKE]))) == sides([SQUARE, LAKE])
    assert [abs(area(ring)) for ring in rings(sides([SQUARE, LAKE]))] == [20_000, 800]


@pytest.mark.parametrize(("a", "b"), [((50, 0), (50, 9)), ((0, 50), (9, 50)), ((0, 0), (1, 1)), ((0, 10), (100, 37)), ((100, 0), (0, 100))])
def test_a_cut_parts_a_square_with_a_lake(a: tuple[int, int], b: tuple[int, int]) -> None:
    halves = cut([SQUARE, LAKE], a, b)
    assert all(halves)
    whole = rings(sides(halves[0]) ^ sides(halves[1]))
    assert [abs(area(ring)) for ring in whole] == [20_000, 800]


def test_a_cut_beside_everything_leaves_one_side_empty() -> None:
    assert sorted(map(len, cut([SQUARE], (200, 0), (200, 9)))) == [0, 1]


def test_many_splits_and_joins_leave_good_maps_good(world: str) -> None:
    rng = random.Random(5)
    text, done = world, {"split": 0, "join": 0}
    refused: list[str] = []
    for _ in range(60):
        data = json.loads(text)
        t = rng.choice(list(data["territory"]))
        x, y = data["territory"][t]["label"]
        if rng.random() < 0.5:
            wish: tuple[Any, ...] = ("split", [t], [x, y, x + rng.randint(-500, 500), y + rng.randint(1, 500)])
        else:
            near = data["territory"][t].get("land", [])
            wish = ("join", [t, rng.choice(near)], []) if near else ("", [], [])
        try:
            found = drafted(text, *wish)
        except MapError as e:
            refused.append(str(e))
            continue
        if not found.faults and wish[0]:
            text = found.text
            done[wish[0]] += 1
    assert [reason for reason in refused if "leaves nothing" not in reason] == []
    assert min(done.values()) > 15, done
    reader.parse(text, "map")


def test_a_split_and_a_join_are_the_same_land_again(world: str) -> None:
    data = json.loads(world)
    t = next(iter(data["territory"]))
    x, y = data["territory"][t]["label"]
    parted = drafted(world, "split", [t], [x, y, x + 10, y + 3])
    halves = json.loads(parted.text)
    (new,) = halves["territory"].keys() - data["territory"].keys()
    assert new in halves["territory"][t]["land"]
    assert halves["territory"][new]["name"]["en"].endswith(" 2")
    assert not parted.faults
    again = json.loads(drafted(parted.text, "join", [t, new]).text)
    assert abs(covered(again, t) - covered(data, t)) <= covered(data, t) // 100
    for way in ("land", "sea", "mountain"):
        assert set(again["territory"][t].get(way, [])) == set(data["territory"][t].get(way, []))


def test_a_sea_lane_is_drawn_between_the_nearest_points(world: str) -> None:
    data = json.loads(world)
    a, *others = data["territory"]
    b = next(t for t in others if all(t not in data["territory"][a].get(way, []) for way in reader.WAYS))
    made = drafted(world, "sail", [a, b])
    assert not made.faults
    assert b in json.loads(made.text)["territory"][a]["sea"]
    assert json.loads(made.text)["lane"][a][b]
    with pytest.raises(MapError, match="neighbours already"):
        drafted(made.text, "sail", [a, b])


def test_faults_are_told_by_kind(world: str) -> None:
    data = json.loads(world)
    t, table = next((t, table) for t, table in data["territory"].items() if table.get("land"))
    other = table["land"][0]
    for x, y in ((t, other), (other, t)):
        data["territory"][x]["land"].remove(y)
    found = drafted(json.dumps(data))
    assert ("touching", min(t, other), max(t, other)) in [(f.kind, f.path[1], f.other) for f in found.faults]
    data = json.loads(world)
    data["territory"][t]["label"] = [0, 0]
    assert [(f.kind, f.path) for f in drafted(json.dumps(data)).faults] == [("outside", ("territory", t, "label"))]
    data = json.loads(world)
    data["continent"]["moon"] = {"bonus": 1}
    found = drafted(json.dumps(data))
    assert [f.kind for f in found.faults] == ["empty"]
    assert found.worth["moon"] == 1
    with pytest.raises(MapError, match="mended first"):
        drafted(json.dumps(data), "join", [t, other])


def test_what_continents_are_worth() -> None:
    classic = maps.read("world").data
    printed = {c: table["bonus"] for c, table in classic["continent"].items()}
    assert worth(classic) == {**printed, "africa": 4}


@pytest.mark.parametrize(
    ("deed", "on", "at", "why"),
    [
        ("split", [], [0, 0, 1, 1], "name 1"),
        ("split", ["nowhere"], [0, 0, 1, 1], "name 1"),
        ("split", ["T"], [5, 5, 5, 5], "two points"),
        ("split", ["T"], [0, 0, 1, 0], "leaves nothing"),
        ("join", ["T", "T"], [], "name 2"),
        ("dig", ["T"], [], "can be done"),
    ],
)
def test_deeds_that_are_refused(world: str, deed: str, on: list[str], at: list[int], why: str) -> None:
    first = next(iter(json.loads(world)["territory"]))
    with pytest.raises(MapError, match=why):
        drafted(world, deed, [first if t == "T" else t for t in on], at)


@pytest.mark.parametrize("text", ["", "{}", "[1]", "{" * 5000, '{"map":1}', "x" * 500_000])
def test_what_is_no_map_is_no_draft(text: str) -> None:
    with pytest.raises(MapError):
        drafted(text)
    with pytest.raises(MapError):
        drafted(text, "split", ["a"], [0, 0, 1, 1])
