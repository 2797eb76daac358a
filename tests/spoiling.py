"""Map files and foreign ones as an enemy or an accident would make them: cut, doubled, mixed, with wrong values, bombs and scripts."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from importlib import resources

from drawings import SVG, domination, geojson, gif
from feldherr.maps import reader, text

VALUES = (
    "1", "-1", "true", "[]", "{}", '""', '"x"', "[1]", "[[]]", "{ en = 1 }", "1979-05-27", "nan", "inf", "9" * 30, "9" * 5000, "=",
    '"<script>alert(1)</script>"', '"\\u202e"', '"javascript:alert(1)"', '"&xxe;"', '"http://example.org/x.svg"', '"../../etc/passwd"',
    "[" * 3000,
    '"' + "1 2 " * 20_000 + '"', '["0 0 99999 99999 0 1"]', '["1 1 1 1 1 1"]', '["-1 0 5 5 1 1"]', '["1.5 2 3 4 5 6"]', "0x10", "1e9",
    '["' + "0 0 9 9 " * 3000 + '0 9"]', "2", "3",
    "[16000, 1]", '"\\uD800"', "'''", '"""', "null", "NaN", "\x00", "\u2028", "{ a.b.c.d.e.f = 1 }",
)  # fmt: skip
SCRAPS = ("[", "]", "{", "}", '"', "=", ".", ",", "\n", "#", "[map]\n", "[territory.a]\n", "[shape]\n",
    "[[lane]]\n", "\r", "\\", "__proto__ = 1\n", "a." * 60)  # fmt: skip

FOREIGN = (
    "<script>alert(1)</script>", "javascript:alert(1)", "https://example.org/x.svg", "../../etc/passwd", "\u202e", "\x00", "\ufeff",
    "<g>", "</g>", "<!ENTITY a 'b'>", "&a;", "<script>", '<use href="file:///etc/passwd"/>', "<!--", "<![CDATA[",
    'transform="scale(0)"',
    'transform="scale(1e300)"', "1e999", "-", "Z", "M", "a1 1 0 0 1 9 9", "NaN", "Infinity", "null", "[[", "]]", "999999999999", "0",
    "[borders]\n", "[continents]\n", "1 2 3 4 5\n", "255", ";", "\r", "Polygon", "IDAT", "IHDR",
)  # fmt: skip


@cache
def models() -> tuple[str, ...]:
    """Good maps to spoil: a drawn one and a plain one, as files and as one line each."""
    files = [(resources.files("feldherr.maps") / f"{name}.toml").read_text("utf-8") for name in ("tiny", "world")]
    tiny = reader.parse(files[0], "tiny")
    small = text.toml(square())
    return (files[0], small, text.line(tiny), json.dumps(square()), files[1])


def square() -> dict[str, object]:
    """Four territories that are the quarters of a square, and an island, drawn."""
    near = {"a": ["b", "c"], "b": ["a", "d"], "c": ["a", "d"], "d": ["b", "c"]}
    corner = {"a": (100, 100), "b": (400, 100), "c": (100, 400), "d": (400, 400), "e": (800, 100)}
    shape = {t: [f"{x} {y} {x + 300} {y} {x + 300} {y + 300} {x} {y + 300}"] for t, (x, y) in corner.items()}
    lands: dict[str, object] = {
        t: {"continent": "one", "land": near.get(t, []), "name": {"en": t.upper()}, "label": [x + 150, y + 150]}
        for t, (x, y) in corner.items()
    }
    lands["b"] = {**lands["b"], "sea": ["e"]}  # type: ignore[dict-item]
    lands["e"] = {**lands["e"], "continent": "two", "sea": ["b"]}  # type: ignore[dict-item]
    return {
        "map": {"format": 2, "name": "Square", "symbols": ["x", "y", "z"], "size": [1200, 800], "author": "Ada", "licence": "CC0-1.0"},
        "continent": {"one": {"bonus": 2, "name": {"en": "One"}}, "two": {"bonus": 1, "label": [950, 500]}},
        "territory": lands,
        "lane": {"b": {"e": ["690 250 810 250"]}},
        "shape": shape,
    }


def spoilt(seed: int) -> str:
    """One spoilt map, the same for the same number."""
    rng = random.Random(seed)
    out = rng.choices(models(), (4, 6, 3, 4, 1))[0]
    for _ in range(rng.randrange(1, 4)):
        out = rng.choice((_value, _value, _word, _scrap, _cut, _line, _number))(out, rng)
    return out


def _spans(pattern: str, of: str) -> list[tuple[int, int]]:
    return [found.span() for found in re.finditer(pattern, of)] or [(0, 0)]


def _value(of: str, rng: random.Random) -> str:
    start, end = rng.choice(_spans(r"(?<= = ).*|(?<=:)(\"[^\"]*\"|\d+)", of))
    return of[:start] + rng.choice(VALUES) + of[end:]


def _word(of: str, rng: random.Random) -> str:
    start, end = rng.choice(_spans(r"[a-z_]+", of))
    other, stop = rng.choice(_spans(r"[a-z_]+", of))
    return of[:start] + of[other:stop] + of[end:]


def _number(of: str, rng: random.Random) -> str:
    start, end = rng.choice(_spans(r"\d+", of))
    return of[:start] + str(rng.choice((0, 1, 7, 99, 100, 250, 32_000, 32_001, 99_999, 10**7, rng.randrange(2000)))) + of[end:]


def _scrap(of: str, rng: random.Random) -> str:
    at = rng.randrange(len(of) + 1)
    return of[:at] + rng.choice(SCRAPS) + of[at + rng.randrange(3) :]


def _cut(of: str, rng: random.Random) -> str:
    at = rng.randrange(len(of) + 1)
    return of[:at] + of[min(len(of), at + rng.randrange(200)) :]


def _line(of: str, rng: random.Random) -> str:
    rows = of.split("\n")
    rows.insert(rng.randrange(len(rows) + 1), rng.choice(rows))
    return "\n".join(rows)


def foreign(seed: int) -> dict[str, bytes]:
    """Foreign files of one of four kinds, one of them damaged; the same for the same number."""
    rng = random.Random(seed)
    kinds = ({"x.svg": SVG}, {"x.geojson": geojson()}, domination(), domination(gif()))
    files = dict(kinds[seed % len(kinds)])
    name = rng.choice(list(files))
    return files | {name: _damaged(files[name], rng)}


def _damaged(data: bytes, rng: random.Random) -> bytes:
    """A file of bytes to which one to four things were done."""
    for _ in range(1 + rng.randrange(4)):
        at = rng.randrange(len(data) + 1)
        near = min(len(data), at + 1 + rng.randrange(20))
        piece = rng.choice((FOREIGN[rng.randrange(len(FOREIGN))].encode(), rng.randbytes(4)))
        data = (
            data[:at] + piece + data[at:],
            data[:at] + piece + data[near:],
            data[:at] + data[near:],
            data[:at] + data[at:near] * 9 + data[near:],
        )[rng.randrange(4)]
    return data
