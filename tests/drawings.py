"""Foreign map files as people draw them, small: the same five territories as SVG, GeoJSON, and a .map with cards and a picture."""

from __future__ import annotations

import json
import zlib
from struct import pack

SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 60">
<rect id="sea" width="110" height="60"/>
<g id="West"><path id="Old_Bay" d="M5 5 C 10 0 20 0 30 5 V 20 L 5 25 Z"/><path id="Cape" d="m5 25 l25 -5 v25 q-12 10 -25 0z"/></g>
<g id="East" transform="translate(30 0)">
<polygon id="Hills" points="0,5 25,5 25,30 0,30"/>
<path d="M0 30 h25 v15 a12.5 5 0 0 1 -25 0 z"><title>Fen &amp; Moor</title></path>
<circle id="Isle" cx="60" cy="30" r="8"/></g></svg>"""

_BOXES = {"Old Bay": (0, 20, 10, 30), "Cape": (0, 0, 10, 20), "Hills": (10, 10, 25, 30), "Fen": (10, 0, 25, 10), "Isle": (35, 5, 42, 15)}
_HOME = {"Old Bay": "West", "Cape": "West", "Hills": "East", "Fen": "East", "Isle": "East"}


def feature(name: str, box: tuple[int, int, int, int], **more: str) -> dict[str, object]:
    """A named rectangle."""
    w, s, e, n = box
    ring = [[w, s], [e, s], [e, n], [w, n], [w, s]]
    return {"type": "Feature", "properties": {"NAME": name, **more}, "geometry": {"type": "Polygon", "coordinates": [ring]}}


def geojson(**more: str) -> bytes:
    """Five rectangles in degrees."""
    features = [feature(name, box, continent=_HOME[name], **more) for name, box in _BOXES.items()]
    return json.dumps({"type": "FeatureCollection", "features": features}).encode()


MAP = b"""; five territories
name Two Lands
[files]
map two_map.png
crd two.cards
[continents]
West 2 blue
East 3 red
[countries]
1 Old_Bay 1 20 20
2 Cape 1 20 60
3 Hills 2 70 20
4 Fen 2 70 60
5 Isle 2 150 40
[borders]
1 2 3 5
2 1 4
3 1 4
4 3 2 5
5 4
"""
CARDS = b"[cards]\nCannon 1\nInfantry 2\nCavalry 3\nCannon 4\nInfantry 5\nwildcard\nwildcard\n"
WIDE, HIGH = 190, 90


def pixel(x: int, y: int) -> int:
    """The number of the territory there; 255 is the sea."""
    if 10 <= x < 100 and 5 <= y < 80:
        return 1 + 2 * (x >= 50) + (y >= 40)
    return 5 if (x - 150) ** 2 + (y - 40) ** 2 < 400 else 255


def picture(kind: int = 0, filters: int = 1) -> bytes:
    """The regions as a PNG: grey (0), RGB (2), with a palette (3) or RGBA (6); its rows filtered in turn in so many ways."""
    step = len(_bytes(kind, 0))
    rows = [[byte for x in range(WIDE) for byte in _bytes(kind, pixel(x, y))] for y in range(HIGH)]
    packed = b"".join(_filtered(y % filters, row, rows[y - 1] if y else [0] * len(row), step) for y, row in enumerate(rows))
    head = pack(">IIBBBBB", WIDE, HIGH, 8, kind, 0, 0, 0)
    palette = [(b"PLTE", b"".join(bytes((255 - n, 0, n)) for n in range(256)))] if kind == 3 else []
    chunks = [(b"IHDR", head), *palette, (b"IDAT", zlib.compress(packed)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in chunks)


def _bytes(kind: int, n: int) -> list[int]:
    """A pixel of a kind of PNG."""
    return {2: [0, 9, n], 6: [7, 7, n, 255 * (n < 255)]}.get(kind, [n])


def chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data))


def _filtered(kind: int, row: list[int], above: list[int], step: int) -> bytes:
    def taken(i: int) -> int:
        left, up, corner = (row[i - step] if i >= step else 0), above[i], (above[i - step] if i >= step else 0)
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda n: abs(guess - n))
        return (0, left, up, (left + up) // 2, nearest)[kind]

    return bytes((kind, *((row[i] - taken(i)) % 256 for i in range(len(row)))))


def gif(interlaced: bool = False) -> bytes:
    """The regions as a GIF, packed with codes of nine bits and a fresh start before they would grow."""
    order = [y for first, step in ((0, 8), (4, 8), (2, 4), (1, 2)) for y in range(first, HIGH, step)] if interlaced else list(range(HIGH))
    pixels = [pixel(x, y) for y in order for x in range(WIDE)]
    bits = count = 0
    for n, value in enumerate(pixels):
        if n % 250 == 0:
            bits, count = bits | 256 << count, count + 9
        bits, count = bits | value << count, count + 9
    data = (bits | 257 << count).to_bytes((count + 9 + 7) // 8, "little")
    blocks = b"".join(bytes((len(data[k : k + 255]),)) + data[k : k + 255] for k in range(0, len(data), 255))
    palette = b"".join(bytes((n, n, n)) for n in range(256))
    screen = b"GIF89a" + pack("<HHBBB", WIDE, HIGH, 0xF7, 0, 0) + palette
    return screen + b"\x2c" + pack("<HHHHB", 0, 0, WIDE, HIGH, 0x40 * interlaced) + b"\x08" + blocks + b"\x00\x3b"


def domination(art: bytes | None = None) -> dict[str, bytes]:
    """A map of Domination: its files by name."""
    return {"two.map": MAP, "two.cards": CARDS, "two_map.png": art or picture()}
