"""Reads PNG pictures: the plain kinds, for the blue of each pixel. Nothing is unpacked beyond the size that the picture states."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from struct import unpack
from typing import Final

from feldherr.maps.reader import MapError

SIGN: Final = b"\x89PNG\r\n\x1a\n"
LARGEST: Final = 2_000_000  # pixels
CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
CLEAR: Final = 255  # of a pixel that is transparent


@dataclass(frozen=True)
class Picture:
    """A picture; of each pixel how blue it is, which for a grey one is how bright."""

    width: int
    height: int
    blue: bytes


def read(data: bytes, source: str) -> Picture:
    """The picture; MapError if it is none, or of a kind that is not read."""
    chunks = list(_chunks(data, source))
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
        raise MapError(f"{source}: is no PNG picture")
    width, height, depth, colour, _, _, interlaced = unpack(">IIBBBBB", chunks[0][1])
    check_size(width, height, source)
    if colour not in CHANNELS or depth not in ((1, 2, 4, 8) if colour in (0, 3) else (8,)) or interlaced:
        raise MapError(f"{source}: only pictures with 8 bits a colour, not interlaced, are read")
    line = (width * depth * CHANNELS[colour] + 7) // 8
    rows = _rows(
        _unpacked(b"".join(c for kind, c in chunks if kind == b"IDAT"), (line + 1) * height, source), line, CHANNELS[colour], source
    )
    palette = next((c for kind, c in chunks if kind == b"PLTE"), b"")
    blues = palette[2::3].ljust(256, b"\0") if colour == 3 else bytes(range(256))
    if colour == 0 and depth < 8:
        most = (1 << depth) - 1
        blues = bytes(min(n, most) * 255 // most for n in range(256))
    return Picture(width, height, b"".join(_blue(row, width, depth, colour).translate(blues) for row in rows))


def check_size(width: int, height: int, source: str) -> None:
    """No larger than can be read in a moment."""
    if not 0 < width * height <= LARGEST:
        raise MapError(f"{source}: a picture has 1 to {LARGEST} pixels")


def _chunks(data: bytes, source: str) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGN)
    while at + 8 <= len(data):
        size, kind = unpack(">I4s", data[at : at + 8])
        if at + 12 + size > len(data):
            raise MapError(f"{source}: is cut off")
        yield kind, data[at + 8 : at + 8 + size]
        at += 12 + size


def _unpacked(data: bytes, size: int, source: str) -> bytes:
    try:
        out = zlib.decompressobj().decompress(data, size)
    except zlib.error:
        raise MapError(f"{source}: is damaged") from None
    if len(out) < size:
        raise MapError(f"{source}: is cut off")
    return out


def _rows(data: bytes, line: int, step: int, source: str) -> Iterator[bytes]:
    """The rows without their filters."""
    above = bytearray(line)
    for at in range(0, len(data), line + 1):
        row = bytearray(data[at + 1 : at + 1 + line])
        _unfilter(data[at], row, above, step, source)
        yield bytes(row)
        above = row


def _unfilter(kind: int, row: bytearray, above: bytearray, step: int, source: str) -> None:
    """Add to each byte what its filter took away: its left neighbour, the one above, their mean, or the likeliest of three."""
    if kind > 4:
        raise MapError(f"{source}: is damaged")
    for i in range(len(row)) if kind else ():
        left = row[i - step] if i >= step else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + above[i]) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + above[i]) // 2) & 255
        else:
            row[i] = (row[i] + _likeliest(left, above[i], above[i - step] if i >= step else 0)) & 255


def _likeliest(left: int, above: int, corner: int) -> int:
    a, b, c = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    return left if a <= b and a <= c else above if b <= c else corner


def _blue(row: bytes, width: int, depth: int, colour: int) -> bytes:
    if colour in (4, 6):
        step = CHANNELS[colour]
        return bytes(blue if alpha else CLEAR for blue, alpha in zip(row[step - 2 :: step], row[step - 1 :: step], strict=True))
    if depth == 8:
        return row[2::3] if colour == 2 else row
    each, most = 8 // depth, (1 << depth) - 1
    return bytes(row[n // each] >> (8 - depth - n % each * depth) & most for n in range(width))
