"""Reads SVG: shapes with names. Nothing else is read: no script is executed, no reference followed, no entity replaced.

A shape without a name of its own is part of the nearest named group. The named group around that is its continent.
What is hidden isn't read, and what isn't filled (a frame, a river) only where nothing else would make a map.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from feldherr.maps.importer.paths import SAME, Matrix, Spent, moved, rings, times, transform
from feldherr.maps.importer.plan import POINTS, Outlines, Place, Plan, Shape, check_names
from feldherr.maps.reader import FEWEST_TERRITORIES, MapError

SHAPES: Final = ("path", "polygon", "polyline", "rect", "circle", "ellipse")
GROUPS: Final = ("svg", "g", "a")
WATER: Final = ("sea", "ocean", "water", "background")  # shapes of these names are no territories
INHERITED: Final = ("visibility", "fill")
STYLES: Final = ("display", *INHERITED)
EMPTY: Final = ("none", "transparent")  # fills
DEEPEST: Final = 100  # elements in elements
TITLES: Final = ("inkscape:label", "data-name", "name", "title", "aria-label", "id")
_BY_MACHINE: Final = re.compile(r"(?:path|g|rect|polygon|polyline|circle|ellipse|layer|svg|group|shape)[-_.\d]*", re.IGNORECASE)


@dataclass
class Element:
    """An open element: its name, where it is drawn, and the shapes in it that have no name of their own."""

    kind: str
    name: str
    matrix: Matrix
    rings: Shape = field(default_factory=list)
    read: bool = True  # groups and shapes; not what stands in definitions, pictures, scripts, or isn't displayed
    look: dict[str, str] = field(default_factory=dict)  # what elements in it inherit of INHERITED


class Drawing:
    """The named shapes of a file, collected while it is parsed; `outlined`: those that aren't filled, too."""

    def __init__(self, source: str, outlined: bool) -> None:
        self.source = source
        self.outlined = outlined
        self.open: list[Element] = []
        self.left = POINTS
        self.title = ""
        self.found: dict[tuple[str, str], Shape] = {}  # by continent and name

    def begin(self, kind: str, attributes: dict[str, str]) -> None:
        """An element opens."""
        if len(self.open) >= DEEPEST:
            raise MapError(f"{self.source}: is nested too deeply")
        kind = kind.rpartition(":")[2]
        above = self.open[-1] if self.open else Element("svg", "", SAME)
        matrix = times(above.matrix, transform(attributes.get("transform", "")))
        style = _style(attributes)
        look = above.look | {key: value for key, value in style.items() if key in INHERITED and value != "inherit"}
        read = above.read and kind in (*GROUPS, *SHAPES, "title") and style.get("display") != "none"
        element = Element(kind, _name(attributes) if self.open else "", matrix, read=read, look=look)
        if read and kind in SHAPES and self._seen(look):
            try:
                shape = rings(kind, attributes, self.left)
            except Spent:
                raise MapError(f"{self.source}: has more than {POINTS} points") from None
            self.left -= sum(map(len, shape))
            element.rings = moved([ring for ring in shape if len(ring) > 2], matrix)
        self.open.append(element)
        self.title = ""

    def _seen(self, look: dict[str, str]) -> bool:
        return look.get("visibility", "visible") == "visible" and (self.outlined or look.get("fill") not in EMPTY)

    def text(self, said: str) -> None:
        """Text between elements; only titles matter."""
        if self.open[-1].kind == "title" and len(self.title) < 200:
            self.title += said

    def end(self, _: str) -> None:
        """An element closes: a shape with a name is a territory, one without is a part of what it stands in."""
        element = self.open.pop()
        if element.kind == "title" and self.open:
            if len(self.open) > 1:
                self.open[-1].name = self.title.strip() or self.open[-1].name
        elif element.name and element.rings:
            home = next((outer.name for outer in reversed(self.open) if outer.name), "")
            self.found.setdefault((home, element.name), []).extend(element.rings)
        elif element.rings and self.open:
            self.open[-1].rings += element.rings


def _name(attributes: dict[str, str]) -> str:
    names = (attributes.get(key, "").strip() for key in TITLES)
    return next((name for name in names if name and not _BY_MACHINE.fullmatch(name)), "")


def _style(attributes: dict[str, str]) -> dict[str, str]:
    """What an element says of its looks: as attributes, or in `style`, which counts for more."""
    own = {key: value.strip().lower() for key, value in attributes.items() if key in STYLES}
    rules = (rule.partition(":") for rule in attributes.get("style", "").lower().split(";"))
    return own | {key.strip(): value.partition("!")[0].strip() for key, _, value in rules if key.strip() in STYLES}


def plan(data: bytes, source: str) -> Plan:
    """The map of an SVG's named shapes."""
    found = _found(data, source, outlined=False)
    if len(found) < FEWEST_TERRITORIES:
        found = _found(data, source, outlined=True)
    places = [Place({"en": tidy(name)}, tidy(home)) for home, name in found]
    check_names(places, source)
    return Plan("", places, Outlines(list(found.values()), source))


def _found(data: bytes, source: str, outlined: bool) -> dict[tuple[str, str], Shape]:
    """The shapes of all territories, by continent and name."""
    drawing = Drawing(source, outlined)
    parser = expat.ParserCreate("utf-8")  # whatever it says of itself: other encodings would be looked up
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = drawing.begin, drawing.end, drawing.text

    def doctype(_: str, __: str | None, ___: str | None, inner: int) -> None:
        if inner:
            raise MapError(f"{source}: declares entities or the like, which are not read")

    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except expat.ExpatError as e:
        raise MapError(f"{source}:{e.lineno}: is not well-formed XML ({expat.errors.messages[e.code]})") from None
    except (ValueError, LookupError, OverflowError) as e:
        raise e if isinstance(e, MapError) else MapError(f"{source}: can't be read as XML in UTF-8") from None
    return {place: shape for place, shape in drawing.found.items() if place[1].lower() not in WATER}


def tidy(name: str) -> str:
    """A name as people write it: ids have _ for a space."""
    return " ".join(name.replace("_", " ").split())
