"""Draws the boards of the browser client: reads the outlines and the borders of a map, writes web/src/map/*.json.

The outlines (under shape in src/feldherr/maps/*.toml) come from Natural Earth, in the public domain. This adds what a client draws: paths
in the order of the board, lines where continents meet, sea lanes that touch no third territory, mountains, places
for names. It fails if the drawn borders and lanes are not exactly the links of the board.
Run by hand: pip install -e '.[shapes]' && python tools/shapes.py [world] [ancient_earth]
"""

from __future__ import annotations

import gzip
import itertools
import json
import math
import random
import sys
import tomllib
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import Any

from shapely import coverage_simplify, union_all
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import linemerge
from shapely.prepared import prep

ROOT = Path(__file__).resolve().parent.parent
MAPS = ROOT / "src" / "feldherr" / "maps"
OUT = ROOT / "web" / "src" / "map"

Pair = tuple[str, str]
Spot = tuple[float, float]
FINE = 10  # steps of a map's outlines in a unit of the client's
SHORTEST = 36  # a lane is at least so long, if need be by running inland
CLOSE = 22  # the ends of two lanes keep so far apart where they can
BENDS = (0.08, -0.08, 0.16, -0.16, 0.28, -0.28)
SPECK = 60  # no lane begins on an islet smaller than this


@dataclass(frozen=True)
class Look:
    """What no rule finds better than the eye: tokens that stand elsewhere, lanes that go a way of their own."""

    tokens: dict[str, Spot] = field(default_factory=dict)
    lanes: dict[Pair, list[Spot]] = field(default_factory=dict)
    wrap: tuple[Pair, ...] = ()
    fine: float = 0  # corners that make so little difference are left out, in neighbours alike; only where the outlines meet exactly


LOOKS = {
    "world": Look(
        tokens={"great_britain": (714, 152), "iceland": (694, 98), "japan": (1466, 268), "indonesia": (1366, 488)},
        lanes={
            ("greenland", "ontario"): [(574, 122), (538, 130), (503, 130.5), (480, 121), (460, 117), (438, 123), (418, 141), (408, 166)],
            ("greenland", "northwest_territory"): [(572, 97), (533, 98)],
            ("great_britain", "iceland"): [(712, 117), (702, 97)],
            ("east_africa", "madagascar"): [(967, 540), (1026, 561)],
        },
        wrap=(("alaska", "kamchatka"),),
    ),
    "ancient_earth": Look(
        tokens={"minoa": (1116, 799)},
        fine=1,
        lanes={
            ("alemannia", "anglia"): [(711, 252.6), (625, 277.6)],
            ("apulia", "dalmatia"): [(841, 523), (877, 466)],
            ("atlas", "oricalcos"): [(361.6, 785.4), (317.6, 762.4)],
            ("kush", "sheba"): [(1264.8, 945.2), (1327.6, 937.6)],
        },
    ),
}


class Map:
    """A board as it is played on, and its outlines."""

    def __init__(self, name: str) -> None:
        self.name, self.look = name, LOOKS[name]
        self.board = tomllib.loads((MAPS / f"{name}.toml").read_text(encoding="utf-8"))
        head = self.board["map"]
        self.width, self.height = (n // FINE for n in head["size"])
        self.source = head["source"]
        self.ids = list(self.board["territory"])
        self.rings: dict[str, list[list[Spot]]] = {t: [spots(r) for r in self.board["shape"][t]] for t in self.ids}
        self.shape = {t: area(self.rings[t]) for t in self.ids}
        if self.look.fine:
            self.shape = dict(zip(self.ids, coverage_simplify(list(self.shape.values()), self.look.fine)))
            self.rings = {t: [list(r.coords) for p in polygons(g) for r in (p.exterior, *p.interiors)] for t, g in self.shape.items()}
        self.token: dict[str, Spot] = {t: self.look.tokens.get(t, spot(self.board["territory"][t]["label"])) for t in self.ids}

    def links(self, kind: str) -> set[Pair]:
        """All pairs that the board joins (or, for mountains, parts) in that way."""
        return {pair(a, b) for a, t in self.board["territory"].items() for b in t.get(kind, [])}

    def continent(self, t: str) -> str:
        return str(self.board["territory"][t]["continent"])

    def border(self, a: str, b: str) -> list[list[Spot]]:
        """Where two territories touch: lines, none if they don't."""
        shared = self.shape[a].boundary.intersection(self.shape[b].boundary)
        lines = [g for g in getattr(shared, "geoms", [shared]) if g.geom_type == "LineString"]
        merged = linemerge(lines) if lines else None
        return [list(g.coords) for g in getattr(merged, "geoms", [merged] if merged else []) if g.length > 0]

    def contacts(self) -> set[Pair]:
        """All pairs that touch along a line."""
        near = ((a, b) for a, b in itertools.combinations(self.ids, 2) if self.shape[a].distance(self.shape[b]) < 0.1)
        return {pair(a, b) for a, b in near if sum(LineString(line).length for line in self.border(a, b)) > 2}


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def spot(at: list[int]) -> Spot:
    return at[0] / FINE, at[1] / FINE


def spots(line: str) -> list[Spot]:
    flat = [int(n) / FINE for n in line.split()]
    return list(zip(flat[::2], flat[1::2]))


def area(rings: list[list[Spot]]) -> Any:
    """The area of rings of which the inner ones are lakes."""
    return reduce(lambda a, b: a.symmetric_difference(b), [Polygon(r).buffer(0) for r in rings])


def polygons(g: Any) -> list[Any]:
    return [p for p in getattr(g, "geoms", [g]) if p.geom_type == "Polygon" and p.area > 0]


def coast(g: Any) -> Any:
    """Without the islets that a lane should not begin on."""
    return MultiPolygon([p for p in polygons(g) if p.area > SPECK] or polygons(g))


# ---- paths --------------------------------------------------------------------------------------------------------------------------


def number(n: int) -> str:
    """Tenths, as short as SVG allows."""
    text = f"{n / 10:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def path(line: list[Spot], closed: bool) -> str:
    """An SVG path in relative steps of a tenth."""
    points = [(round(x * 10), round(y * 10)) for x, y in line]
    if closed and points[0] == points[-1]:
        points.pop()
    out = f"M{number(points[0][0])} {number(points[0][1])}l"
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        if (ax, ay) != (bx, by):
            step = "".join(
                (" " if out[-1] != "l" and n[0] not in "-" else "") + n if i == 0 else n if n[0] == "-" else f" {n}"
                for i, n in enumerate((number(bx - ax), number(by - ay)))
            )
            out += step
    return out + ("z" if closed else "")


def outline(g: Any) -> str:
    return "".join(path(list(r.coords), True) for p in polygons(g) for r in (p.exterior, *p.interiors))


# ---- sea lanes ----------------------------------------------------------------------------------------------------------------------


def curve(a: Spot, b: Spot, bend: float) -> list[Spot]:
    """From a to b along a bow."""
    c = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend)
    steps = (i / 16 for i in range(17))
    return [tuple((1 - u) ** 2 * a[k] + 2 * u * (1 - u) * c[k] + u * u * b[k] for k in (0, 1)) for u in steps]  # type: ignore[misc]


def smooth(way: list[Spot]) -> list[Spot]:
    """A soft line through the points (Catmull and Rom)."""
    ends = [way[0], *way, way[-1]]
    out = []
    for p, q, r, s in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(6):
            u = i / 6
            out.append(
                tuple(
                    (
                        2 * q[k]
                        + (r[k] - p[k]) * u
                        + (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * u**2
                        + (3 * q[k] - p[k] - 3 * r[k] + s[k]) * u**3
                    )
                    / 2
                    for k in (0, 1)
                )
            )
    return [*out, way[-1]]  # type: ignore[list-item]


class Lanes:
    """Sea lanes, laid one after another, each where it disturbs least."""

    def __init__(self, m: Map) -> None:
        self.m = m
        self.laid: dict[Pair, list[Spot]] = {}
        self.land = {t: coast(g) for t, g in m.shape.items()}

    def lay(self) -> dict[Pair, list[Spot]]:
        ways = [p for p in self.m.links("sea") if p not in self.m.look.wrap]
        for a, b in sorted(ways, key=lambda p: (p not in self.m.look.lanes, self.land[p[0]].distance(self.land[p[1]]), p)):
            self.laid[a, b] = self.best(a, b)
        return self.laid

    def best(self, a: str, b: str) -> list[Spot]:
        if (a, b) in self.m.look.lanes:
            way = self.m.look.lanes[a, b]
            return smooth(way) if len(way) > 2 else curve(way[0], way[1], BENDS[0])
        others = prep(union_all([g for t, g in self.m.shape.items() if t not in (a, b)]))
        ways = [(self.cost(w, a, b, others), w) for ends in self.ends(a, b) for w in (curve(*ends, bend) for bend in BENDS)]
        return self.inland(min(ways, key=lambda w: w[0])[1], a, b)

    def ends(self, a: str, b: str) -> list[tuple[Spot, Spot]]:
        """Pairs of places on the two coasts, nearest first."""

        def shore(t: str, other: str) -> list[Spot]:
            far = self.land[other].distance(self.land[t]) + 36
            rings = [p.exterior for p in polygons(self.land[t])]
            along = [r.interpolate(d) for r in rings for d in range(0, int(r.length), 5)]
            return [(p.x, p.y) for p in along if p.distance(self.land[other]) < far]

        return sorted(itertools.product(shore(a, b), shore(b, a)), key=lambda e: math.dist(*e))[:90]

    def cost(self, way: list[Spot], a: str, b: str, others: Any) -> float:
        line = LineString(way)
        cost = float(line.length) + (500 if others.intersects(line) else 0)
        cost += 8 * max(0.0, float(line.intersection(self.land[a]).length + line.intersection(self.land[b]).length) - 3)
        for other in self.laid.values():
            gap = min(math.dist(p, q) for p in (way[0], way[-1]) for q in (other[0], other[-1]))
            cost += 4 * max(0.0, CLOSE - gap) + (300 if line.intersects(LineString(other)) else 0)
        return cost + sum(6 * max(0.0, 20 - float(line.distance(Point(t)))) for t in self.m.token.values())

    def inland(self, way: list[Spot], a: str, b: str) -> list[Spot]:
        """Both ends run on into their territory, further where the strait is narrow, but never out of it again."""
        more = max(4.0, (SHORTEST - math.dist(way[0], way[-1])) / 2)

        def run(t: str, at: Spot, before: Spot) -> list[Spot]:
            size = math.dist(at, before) or 1
            ux, uy = (at[0] - before[0]) / size, (at[1] - before[1]) / size
            steps = [(at[0] + ux * k, at[1] + uy * k) for k in range(1, int(more) + 1)]
            return list(itertools.takewhile(lambda p: self.land[t].contains(Point(p)), steps))[-1:]

        return [*run(a, way[0], way[2]), *way, *run(b, way[-1], way[-3])]


# ---- mountains ----------------------------------------------------------------------------------------------------------------------


def peaks(lines: list[list[Spot]], rng: random.Random) -> list[list[float]]:
    """Peaks along a border: x, y of the foot, height. Where it runs steeply they stand left and right of it in turn."""
    out, side = [], 1
    for line in map(LineString, lines):
        at = 4.0
        while at < line.length:
            here, back, ahead = (line.interpolate(d) for d in (at, max(0.0, at - 6), at + 6))
            steep = abs(ahead.y - back.y) / (here.distance(ahead) + here.distance(back) or 1)
            x, y = here.x + rng.uniform(-1.5, 1.5) + side * 6 * steep, here.y + rng.uniform(-2, 2) + 5
            out.append([round(x, 1), round(y, 1), round(rng.uniform(14, 19), 1)])
            at, side = at + 15 - 3 * steep, -side
    return out


# ---- the Underworld -----------------------------------------------------------------------------------------------------------------

# The thirteen spaces in order: what is on them, and where they lie in a diagram from (0, 0) to (1, 1); then the five heavens.
SPACES: list[tuple[str, Spot]] = [
    ("gate", (0.5, 0.02)),
    ("crypt", (0.9, 0.1)),
    ("altar", (1, 0.48)),
    ("gate", (0.94, 0.96)),
    ("crypt", (0.71, 0.68)),
    ("none", (0.5, 0.74)),
    ("crypt", (0.29, 0.68)),
    ("gate", (0.06, 0.96)),
    ("altar", (0, 0.48)),
    ("crypt", (0.1, 0.1)),
    ("none", (0.29, 0.3)),
    ("none", (0.5, 0.36)),
    ("none", (0.71, 0.3)),
]
FLAMES = [(9, 0), (0, 1), (8, 7), (2, 3), (11, 5)]  # pairs of spaces, counted from 0, with fire between them


def underworld() -> dict[str, Any]:
    """The diagram of the Underworld, to stand beside the earth (tall) or below it (wide)."""
    tall = [(70 + 420 * x, 170 + 560 * y) for _, (x, y) in SPACES] + [
        (c, r) for r, cs in ((868, (110, 280, 450)), (962, (195, 365))) for c in cs
    ]
    wide = [(110 + 900 * x, 110 + 330 * y) for _, (x, y) in SPACES] + [
        (c, r) for r, cs in ((200, (1230, 1450)), (300, (1230, 1450)), (400, (1340,))) for c in cs
    ]
    return {
        "features": [feature for feature, _ in SPACES] + ["heaven"] * 5,
        "flames": FLAMES,
        "tall": {"width": 560, "height": 1040, "spots": [[round(v) for v in p] for p in tall]},
        "wide": {"width": 1600, "height": 500, "spots": [[round(v) for v in p] for p in wide]},
    }


# ---- writing ------------------------------------------------------------------------------------------------------------------------


def faults(m: Map, lanes: dict[Pair, list[Spot]]) -> list[str]:
    """Whatever is drawn and no link, or a link and not drawn; lanes that touch a third territory."""
    drawn, wanted = m.contacts(), m.links("land") | m.links("mountain")
    out = [f"{a} and {b} touch, but have no border" for a, b in sorted(drawn - wanted)]
    out += [f"{a} and {b} should touch" for a, b in sorted(wanted - drawn)]
    out += [f"no lane from {a} to {b}" for a, b in sorted(m.links("sea") - set(lanes) - set(m.look.wrap))]
    for (a, b), way in lanes.items():
        over = [t for t, g in m.shape.items() if t not in (a, b) and g.intersects(LineString(way))]
        out += [f"the lane from {a} to {b} crosses {', '.join(over)}"] if over else []
    return out


def rim(g: Any) -> str:
    """The outline of what is large in it, without the small bays: for marking it."""
    large = max(p.area for p in polygons(g))
    main = MultiPolygon([Polygon(p.exterior) for p in polygons(g) if p.area > 0.3 * large])
    return outline(main.buffer(-2).buffer(2, quad_segs=2).intersection(main).simplify(2))


def place(m: Map, t: str) -> dict[str, Any]:
    x0, y0, x1, y1 = max(polygons(m.shape[t]), key=lambda p: p.area).bounds
    x, y = (round(v, 1) for v in m.token[t])
    land = "".join(path(r, True) for r in m.rings[t])
    return {"id": t, "x": x, "y": y, "w": round(x1 - x0), "h": round(y1 - y0), "path": land, "rim": rim(m.shape[t])}


def draw(m: Map, lanes: dict[Pair, list[Spot]]) -> dict[str, Any]:
    """Everything the client draws of this board."""
    at = {t: i for i, t in enumerate(m.ids)}
    rng = random.Random(5)
    meeting = [p for p in sorted(m.contacts()) if m.continent(p[0]) != m.continent(p[1])]
    shown = [{"a": at[a], "b": at[b], "path": path([way[0], *way[1:-1:2], way[-1]], False)} for (a, b), way in sorted(lanes.items())]
    return {
        "source": m.source,
        "width": m.width,
        "height": m.height,
        "places": [place(m, t) for t in m.ids],
        "continents": [
            {
                "id": c,
                "x": m.board["continent"][c]["label"][0] // FINE,
                "y": m.board["continent"][c]["label"][1] // FINE,
                "outline": outline(union_all([m.shape[t] for t in m.ids if m.continent(t) == c]).simplify(0.7)),
            }
            for c in m.board["continent"]
        ],
        "frontier": "".join(path(line, False) for p in meeting for line in m.border(*p)),
        "lanes": shown + [{"a": at[a], "b": at[b], "wrap": True} for a, b in m.look.wrap],
        "mountains": sorted((p for b in sorted(m.links("mountain")) for p in peaks(m.border(*b), rng)), key=lambda p: p[1]),
    }


def write(name: str, data: dict[str, Any]) -> None:
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"
    (OUT / f"{name}.json").write_text(text, encoding="utf-8")
    print(f"{name}: {len(text) / 1000:.0f} kB, {len(gzip.compress(text.encode())) / 1000:.1f} kB compressed")


def main() -> int:
    wrong = []
    for name in sys.argv[1:] or LOOKS:
        m = Map(name)
        lanes = Lanes(m).lay()
        wrong += [f"{name}: {fault}" for fault in faults(m, lanes)]
        write(name, draw(m, lanes))
    write("underworld", underworld())
    print(*wrong, sep="\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
