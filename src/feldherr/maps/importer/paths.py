"""SVG's shapes as rings of points: path data with lines, curves and arcs, plain shapes, and how they are transformed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import atan2, ceil, cos, hypot, pi, radians, sin, sqrt, tan
from typing import Final

from feldherr.maps.importer.plan import Point, Shape

Matrix = tuple[float, float, float, float, float, float]
SAME: Final[Matrix] = (1, 0, 0, 1, 0, 0)
STEPS: Final = 8  # straight pieces of a curve
_NUMBER: Final = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?"
_TOKEN: Final = re.compile(rf"[MmLlHhVvCcSsQqTtAaZz]|{_NUMBER}", re.ASCII)
_FLAG: Final = re.compile(r"[\s,]*([01])", re.ASCII)
_TRANSFORM: Final = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)", re.ASCII)
_WANTED: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class Spent(Exception):
    """More points than are read."""


def numbers(text: str) -> list[float]:
    """The numbers in a text."""
    return [float(n) for n in re.findall(_NUMBER, text, re.ASCII)]


def transform(text: str) -> Matrix:
    """What a `transform` does."""
    out = SAME
    for kind, inner in _TRANSFORM.findall(text):
        out = times(out, _matrix(kind, numbers(inner)))
    return out


def times(m: Matrix, n: Matrix) -> Matrix:
    """First n, then m."""
    a, b, c, d, e, f = m
    p, q, r, s, t, u = n
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def moved(shape: Shape, m: Matrix) -> Shape:
    """A shape after a transformation."""
    a, b, c, d, e, f = m
    return [[(a * x + c * y + e, b * x + d * y + f) for x, y in ring] for ring in shape]


def _matrix(kind: str, n: list[float]) -> Matrix:
    if kind == "matrix":
        return (n[0], n[1], n[2], n[3], n[4], n[5]) if len(n) == 6 else SAME
    first, second = (n[0] if n else 0.0), (n[1] if len(n) > 1 else None)
    if kind == "translate":
        return 1, 0, 0, 1, first, second or 0
    if kind == "scale":
        return (first, 0, 0, first if second is None else second, 0, 0) if n else SAME
    turn = radians(first)
    if kind == "rotate":
        spun = (cos(turn), sin(turn), -sin(turn), cos(turn), 0.0, 0.0)
        return times(times((1, 0, 0, 1, n[1], n[2]), spun), (1, 0, 0, 1, -n[1], -n[2])) if len(n) == 3 else spun
    return (1, 0, tan(turn), 1, 0, 0) if kind == "skewX" else (1, tan(turn), 0, 1, 0, 0)


def rings(kind: str, attributes: Mapping[str, str], most: int) -> Shape:
    """The rings of an element; those of what is no area are empty. More points than `most` raise Spent."""
    if kind == "path":
        return Pen(most).rings(attributes.get("d", ""))
    if kind in ("polygon", "polyline"):
        found = numbers(attributes.get("points", ""))
        if len(found) > 2 * most:
            raise Spent
        return [list(zip(found[::2], found[1::2], strict=False))]
    size = {key: (numbers(attributes.get(key, "")) or [0.0])[0] for key in ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry")}
    if kind == "rect":
        x, y, w, h = (size[key] for key in ("x", "y", "width", "height"))
        return [[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]]
    wide, high = (size["r"], size["r"]) if kind == "circle" else (size["rx"], size["ry"])
    return [[(size["cx"] + wide * cos(n * pi / 16), size["cy"] + high * sin(n * pi / 16)) for n in range(32)]]


class Pen:
    """Follows path data; whatever comes after a mistake in it is left out, as browsers do."""

    def __init__(self, most: int) -> None:
        self.most, self.points = most, 0
        self.out: Shape = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.hand: Point | None = None  # the last curve's second control point
        self.last = ""

    def rings(self, text: str) -> Shape:
        """The rings of a path."""
        command, where = "", 0
        while token := _TOKEN.search(text, where):
            word = token[0]
            if word.isalpha():
                command, where = word, token.end()
            elif not command or command in "Zz":
                break
            wanted = _WANTED[command.upper()]
            values, where = _arguments(text, where, command, wanted)
            if len(values) < wanted:
                break
            self._draw(command, values)
            command = {"M": "L", "m": "l"}.get(command, command)  # further points of a move are lines
        return [ring for ring in self.out if len(ring) > 2]

    def _draw(self, command: str, n: list[float]) -> None:
        kind = command.upper()
        x, y = self.at if command.islower() else (0.0, 0.0)
        if kind == "H":
            n = [n[0], self.at[1] - y]
        elif kind == "V":
            n = [self.at[0] - x, n[0]]
        ends = [(n[k] + x, n[k + 1] + y) for k in range(0, len(n), 2)] if kind not in "AZ" else []
        if kind == "M":
            self.start = self.at = ends[0]
            self.out.append([])
            self._to(ends[0])
        elif kind == "Z":
            self.at = self.start
            self.out.append([self.at])
        elif kind == "A":
            self._arc(n, (n[5] + x, n[6] + y))
        elif kind in "CSQT":
            self._curve(kind, ends)
        else:
            self._to(ends[0])
        self.last = kind

    def _to(self, at: Point) -> None:
        self.points += 1
        if self.points > self.most:
            raise Spent
        if not self.out:
            self.out.append([self.at])
        self.out[-1].append(at)
        self.at = at

    def _curve(self, kind: str, ends: list[Point]) -> None:
        start = self.at
        if kind in "ST":
            before = self.hand if self.hand and self.last in ("CS" if kind == "S" else "QT") else start
            ends = [(2 * start[0] - before[0], 2 * start[1] - before[1]), *ends]
        way = _cubic(start, *ends) if kind in "CS" else _quadratic(start, *ends)
        for k in range(1, STEPS + 1):
            self._to(way(k / STEPS))
        self.hand = ends[-2]

    def _arc(self, n: list[float], end: Point) -> None:
        """An arc as SVG defines it: by its radii, its turn and its ends."""
        (ax, ay), (bx, by) = self.at, end
        rx, ry, turn = abs(n[0]), abs(n[1]), radians(n[2])
        if not rx or not ry or (ax, ay) == end:
            self._to(end)
            return
        dx, dy = (ax - bx) / 2, (ay - by) / 2
        px, py = cos(turn) * dx + sin(turn) * dy, -sin(turn) * dx + cos(turn) * dy
        wide = hypot(px / rx, py / ry)
        if wide > 1:
            rx, ry = rx * wide, ry * wide
        below = (rx * py) ** 2 + (ry * px) ** 2
        part = sqrt(max(0.0, (rx * ry) ** 2 / below - 1)) * (-1 if n[3] == n[4] else 1)
        qx, qy = part * rx * py / ry, -part * ry * px / rx
        first, last = atan2((py - qy) / ry, (px - qx) / rx), atan2((-py - qy) / ry, (-px - qx) / rx)
        sweep = last - first + (2 * pi if n[4] and last < first else -2 * pi if not n[4] and last > first else 0)
        mx, my = cos(turn) * qx - sin(turn) * qy + (ax + bx) / 2, sin(turn) * qx + cos(turn) * qy + (ay + by) / 2
        count = max(2, ceil(abs(sweep) * STEPS / pi))
        for k in range(1, count):
            u, v = rx * cos(first + sweep * k / count), ry * sin(first + sweep * k / count)
            self._to((cos(turn) * u - sin(turn) * v + mx, sin(turn) * u + cos(turn) * v + my))
        self._to(end)


def _cubic(a: Point, b: Point, c: Point, d: Point) -> Callable[[float], Point]:
    def way(t: float) -> Point:
        s = 1 - t
        p, q, r, u = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        return p * a[0] + q * b[0] + r * c[0] + u * d[0], p * a[1] + q * b[1] + r * c[1] + u * d[1]

    return way


def _quadratic(a: Point, b: Point, c: Point) -> Callable[[float], Point]:
    def way(t: float) -> Point:
        s = 1 - t
        return s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]

    return way


def _arguments(text: str, where: int, command: str, wanted: int) -> tuple[list[float], int]:
    """The numbers after a command; the two flags of an arc may stand without anything between."""
    out: list[float] = []
    while len(out) < wanted:
        if command in "Aa" and len(out) in (3, 4):
            found = _FLAG.match(text, where)
            token = found[1] if found else ""
        else:
            found = _TOKEN.search(text, where)
            token = found[0] if found else ""
        if found is None or token.isalpha():
            break
        out.append(float(token))
        where = found.end()
    return out, where
