"""Reads GeoJSON: features with a name and a polygon. Where a feature says so, its continent and its names in other languages too."""

from __future__ import annotations

import json
from math import cos, radians
from typing import Any, Final

from feldherr.locales import LANGUAGES
from feldherr.maps.faults import quote
from feldherr.maps.importer.plan import POINTS, Outlines, Place, Plan, Point, Shape, check_names
from feldherr.maps.reader import TITLE, MapError

NAMES: Final = ("name", "name_en", "title", "admin", "id")
HOMES: Final = ("continent", "region")


def plan(text: str, source: str) -> Plan:
    """The map of a feature collection."""
    features = _features(text, source)
    rows = [(_place(feature), feature.get("geometry")) for feature in features]
    named = [(place, geometry) for place, geometry in rows if place and isinstance(geometry, dict)]
    reader = _Polygons(source)
    shapes = [(place, reader.shape(geometry)) for place, geometry in named]
    found = [(place, shape) for place, shape in shapes if shape]
    places = [place for place, _ in found]
    check_names(places, source)
    return Plan("", places, Outlines(_flat([shape for _, shape in found]), source))


def _features(text: str, source: str) -> list[dict[str, Any]]:
    try:
        top = json.loads(text)
    except RecursionError:
        raise MapError(f"{source}: is nested too deeply") from None
    except json.JSONDecodeError as e:
        raise MapError(f"{source}:{e.lineno}: {e.msg} (column {e.colno})") from None
    except ValueError:
        raise MapError(f"{source}: has a number that is far too long") from None
    features = top.get("features") if isinstance(top, dict) and top.get("type") == "FeatureCollection" else None
    if not isinstance(features, list):
        raise MapError(f"{source}: is no GeoJSON FeatureCollection")
    return [feature for feature in features if isinstance(feature, dict)]


def _place(feature: dict[str, Any]) -> Place | None:
    """What a feature is called and where it belongs; None if it has no name. Capital and small letters in keys are the same."""
    properties = feature.get("properties")
    items = properties.items() if isinstance(properties, dict) else ()
    said = {key.lower(): value.strip() for key, value in items if isinstance(value, str) and value.strip()}
    if isinstance(feature.get("id"), str):
        said.setdefault("id", feature["id"].strip())
    name = next((said[key] for key in NAMES if said.get(key)), "")
    if not name:
        return None
    others = {language: said[f"name_{language}"] for language in LANGUAGES if f"name_{language}" in said}
    return Place({"en": name} | others, next((said[key] for key in HOMES if key in said), ""))


class _Polygons:
    """Reads geometries, and counts their points."""

    def __init__(self, source: str) -> None:
        self.source, self.points = source, 0

    def shape(self, geometry: dict[str, Any]) -> Shape:
        """The rings of a polygon or of several; nothing for any other geometry."""
        coordinates = geometry.get("coordinates")
        if geometry.get("type") == "Polygon":
            return self._rings(coordinates)
        if geometry.get("type") != "MultiPolygon":
            return []
        return [ring for polygon in self._list(coordinates) for ring in self._rings(polygon)]

    def _list(self, found: Any) -> list[Any]:
        if not isinstance(found, list):
            raise MapError(f"{self.source}: the coordinates of a polygon are lists of rings, and rings lists of points")
        return found

    def _rings(self, polygon: Any) -> Shape:
        rings = [[self._point(at) for at in self._list(ring)] for ring in self._list(polygon)]
        return [ring for ring in rings if len(ring) > 2]

    def _point(self, at: Any) -> Point:
        self.points += 1
        if self.points > POINTS:
            raise MapError(f"{self.source}: has more than {POINTS} points")
        if not isinstance(at, list) or len(at) < 2 or any(type(n) not in (int, float) for n in at[:2]):
            raise MapError(f"{self.source}: a point is two numbers, not {quote(str(at)[:TITLE])}")
        try:
            return float(at[0]), -float(at[1])
        except OverflowError:
            raise MapError(f"{self.source}: has a number that is far too large") from None


def _flat(shapes: list[Shape]) -> list[Shape]:
    """Degrees as they look in the middle of the map; other numbers as they are."""
    points = [at for shape in shapes for ring in shape for at in ring]
    if any(not (abs(x) <= 180 and abs(y) <= 90) for x, y in points):
        return shapes
    middle = (min(y for _, y in points) + max(y for _, y in points)) / 2
    narrow = max(0.3, cos(radians(middle)))
    return [[[(x * narrow, y) for x, y in ring] for ring in shape] for shape in shapes]
