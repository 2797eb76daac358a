"""Files that are meant to do harm: pictures and drawings that take long, or unpack to far more than they are."""

from __future__ import annotations

import random
import zlib
from struct import pack

from drawings import chunk

BOMB = zlib.compress(bytes(40_000_000))
SQUARES = "".join(f'<rect id="t{n}" x="{9 * n}" width="9" height="9"/>' for n in range(6))


def png(width: int, height: int, data: bytes) -> bytes:
    """A grey picture that states this size."""
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) + chunk(b"IDAT", data)


def svg(inner: str, head: str = "") -> bytes:
    return f'<?xml version="1.0"?>{head}<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>'.encode()


def noise(borders: str = "", side: int = 1400) -> dict[str, bytes]:
    """A map whose picture has every pixel of another territory: the worst case for outlines and borders."""
    rng = random.Random(1)
    rows = b"".join(b"\0" + rng.randbytes(side) for _ in range(side))
    places = "".join(f"{n} T{n} {1 + n % 2} 1 1\n" for n in range(1, 251))
    text = f"[files]\nmap n.png\n[continents]\nA 1 red\nB 1 red\n[countries]\n{places}[borders]\n{borders}"
    return {"n.map": text.encode(), "n.png": png(side, side, zlib.compress(rows))}
