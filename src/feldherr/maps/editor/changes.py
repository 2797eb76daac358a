"""Changes of a map that need geometry: a territory split in two, two joined to one, a sea lane drawn. Each returns new tables."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

from feldherr.engine.board import MOST_TERRITORIES
from feldherr.maps.drawing import Line, Spot, contacts, inside
from feldherr.maps.editor.rings import crossings, cut, rings, roomiest, sides, spots, with_points
from feldherr.maps.faults import quote
from feldherr.maps.generator.mesh import far
from feldherr.maps.generator.world import flat
from feldherr.maps.reader import TITLE, WAYS, MapError

Data = dict[str, Any]
LOOKED_AT: Final = 150  # points of each outline, for the shortest way between two


def split(old: Data, on: Sequence[str], line: Sequence[int]) -> Data:
    """Split a territory along the straight line x y x y; the part with its counter keeps its id, the other one comes last."""
    (t,) = _known(old, on, 1)
    if len(line) != 4 or line[:2] == line[2:] or any(abs(n) > 100_000 for n in line):
        raise MapError("map: a cut is x y x y of two points")
    if len(old["territory"]) >= MOST_TERRITORIES:
        raise MapError(f"map: has {MOST_TERRITORIES} territories already")
    data = deepcopy(old)
    shapes, table = _outlines(data), data["territory"][t]
    a, b = (line[0], line[1]), (line[2], line[3])
    halves = sorted(cut(shapes[t], a, b), key=lambda half: not inside(tuple(table["label"]), half))
    labels = [roomiest(half) if half else None for half in halves]
    if None in labels:
        raise MapError(f"map: this line leaves nothing of {quote(t)} on one side")
    at, new = crossings(shapes[t], a, b), _fresh(data, t)
    shapes = {other: tuple(with_points(ring, at) for ring in own) for other, own in shapes.items()}
    shapes |= {t: halves[0], new: halves[1]}
    data["shape"] = {name: [flat(list(ring)) for ring in own] for name, own in shapes.items()}
    data["territory"][new] = _twin(data, table) | {"label": list(labels[1] or ())}
    table["label"] = list(labels[0] or ())
    _share_borders(data, t, new, shapes)
    return data


def _share_borders(data: Data, t: str, new: str, shapes: dict[str, tuple[Line, ...]]) -> None:
    """Give each half those neighbours of the whole that touch it, or whose lane ends there."""
    touching = contacts(shapes)
    for way in ("land", "mountain"):
        for other in list(data["territory"][t].get(way, ())):
            _link(data, way, t, other, on=(min(t, other), max(t, other)) in touching)
            _link(data, way, new, other, on=(min(new, other), max(new, other)) in touching)
    for other in list(data["territory"][t].get("sea", ())):
        if _lands_at(data, t, other, shapes[new], data["territory"][new]["label"]):
            lines = _take_lane(data, t, other)
            _link(data, "sea", t, other, on=False)
            _link(data, "sea", new, other, on=True)
            _put_lane(data, new, other, lines)
    if (min(t, new), max(t, new)) in touching:
        _link(data, "land", t, new, on=True)


def _lands_at(data: Data, t: str, other: str, new: tuple[Line, ...], label: list[int]) -> bool:
    """Whether the lane from a territory that was split to another ends nearer to the new half."""
    lines = data.get("lane", {}).get(t, {}).get(other) or data.get("lane", {}).get(other, {}).get(t)
    ends = [end for text in lines or () for end in (spots(text)[0], spots(text)[-1])]
    ends = ends or [tuple(data["territory"][other]["label"])]
    own = [tuple(data["territory"][t]["label"]), tuple(label)]
    nearest = min(ends, key=lambda end: min(far(end, at) for at in own))
    return inside(nearest, new) or (not lines and far(nearest, own[1]) < far(nearest, own[0]))


def join(old: Data, on: Sequence[str], _line: Sequence[int]) -> Data:
    """Join the second territory to the first, which keeps its names, its continent and its card."""
    t, gone = _known(old, on, 2)
    data = deepcopy(old)
    lands = data["territory"]
    if not any(gone in lands[t].get(way, ()) for way in WAYS):
        raise MapError(f"map: {quote(t)} and {quote(gone)} don't touch, and no sea line joins them")
    for way in WAYS:
        for other in list(lands[gone].get(way, ())):
            lines = _take_lane(data, gone, other) if way == "sea" else None
            _link(data, way, gone, other, on=False)
            if other != t:
                _inherit(data, way, t, other, lines)
    if "shape" in data:
        both = sides(map(spots, data["shape"][t])) ^ sides(map(spots, data["shape"].pop(gone)))
        data["shape"][t] = [flat(list(ring)) for ring in rings(both)]
    del lands[gone]
    return data


def _inherit(data: Data, way: str, t: str, other: str, lines: list[str] | None) -> None:
    """A territory takes over a border: by land before mountains, and both before a sea line."""
    had = next((each for each in WAYS if other in data["territory"][t].get(each, ())), "")
    rank = ("land", "mountain", "sea", "")
    if rank.index(way) >= rank.index(had):
        return
    if had:
        _take_lane(data, t, other)
        _link(data, had, t, other, on=False)
    _link(data, way, t, other, on=True)
    _put_lane(data, t, other, lines)


def sail(old: Data, on: Sequence[str], _line: Sequence[int]) -> Data:
    """Join two territories that don't touch by a sea line, drawn where they are nearest; round the back of the world if that is shorter."""
    a, b = _known(old, on, 2)
    data = deepcopy(old)
    if any(b in data["territory"][a].get(way, ()) for way in WAYS):
        raise MapError(f"map: {quote(a)} and {quote(b)} touch, or are neighbours already")
    _link(data, "sea", a, b, on=True)
    if "shape" in data:
        shapes, width = _outlines(data), data["map"]["size"][0]
        ends = [(p, q) for p in _some(shapes[a]) for q in _some(shapes[b])]
        p, q = min(ends, key=lambda two: min(far(two[0], two[1]), _behind(two[0], two[1], width)))
        west, east = sorted((p, q))
        straight = far(p, q) <= _behind(p, q, width)
        _put_lane(data, a, b, [flat([p, q])] if straight else [flat([west, (0, west[1])]), flat([east, (width, east[1])])])
    return data


def _behind(p: Spot, q: Spot, width: int) -> int:
    """How far apart two points are round the back of the world."""
    west, east = sorted((p, q))
    return far((west[0] + width, west[1]), east)


def _some(of: tuple[Line, ...]) -> list[Spot]:
    points = [at for ring in of for at in ring]
    return points[:: len(points) // LOOKED_AT + 1]


def _known(data: Data, on: Sequence[str], count: int) -> Sequence[str]:
    if len(on) != count or len(set(on)) != count or any(t not in data["territory"] for t in on):
        raise MapError(f"map: name {count} of its territories")
    if "shape" not in data and count == 1:
        raise MapError("map: is not drawn")
    return on


def _outlines(data: Data) -> dict[str, tuple[Line, ...]]:
    return {t: tuple(map(spots, data["shape"][t])) for t in data["territory"]}


def _fresh(data: Data, t: str) -> str:
    """An id for a further territory."""
    taken = data["territory"].keys() | data["continent"].keys()
    return next(word for n in range(2, 999) if (word := f"{t[:36]}_{n}") not in taken)


def _twin(data: Data, table: Data) -> Data:
    """The second half of a territory: its names with a number, and a card with the symbol that is rarest."""
    names = {language: f"{name[: TITLE - 2]} 2" for language, name in table.get("name", {}).items()}
    shown = [each.get("symbol") for each in data["territory"].values()]
    symbol = min(data["map"]["symbols"], key=shown.count)
    return {"continent": table["continent"], "symbol": symbol, **({"name": names} if names else {})}


def _link(data: Data, way: str, a: str, b: str, *, on: bool) -> None:
    """List two territories under a way on both sides, or no longer."""
    for t, other in ((a, b), (b, a)):
        table = data["territory"][t]
        near = [each for each in table.get(way, ()) if each != other] + ([other] if on else [])
        table.pop(way, None)
        if near:
            table[way] = near


def _take_lane(data: Data, a: str, b: str) -> list[str] | None:
    """Take away the drawing of a lane, if there is one."""
    for t, other in ((a, b), (b, a)):
        under = data.get("lane", {}).get(t, {})
        if other in under:
            lines: list[str] = under.pop(other)
            if not under:
                del data["lane"][t]
            return lines
    return None


def _put_lane(data: Data, a: str, b: str, lines: list[str] | None) -> None:
    if lines:
        data.setdefault("lane", {}).setdefault(a, {})[b] = lines
