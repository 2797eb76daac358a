"""Reads GIF pictures: the first one in the file, for the blue of each pixel."""

from __future__ import annotations

from itertools import chain
from struct import unpack
from typing import Final

from feldherr.maps.importer.png import CLEAR, Picture, check_size
from feldherr.maps.reader import MapError

SIGNS: Final = (b"GIF87a", b"GIF89a")
LONGEST: Final = 12  # bits of a code


def read(data: bytes, source: str) -> Picture:
    """The picture; MapError if it is none."""
    try:
        return _picture(data, source)
    except (IndexError, ValueError) as e:  # it ends too soon, or has a code that means nothing
        raise e if isinstance(e, MapError) else MapError(f"{source}: is damaged or cut off") from None


def _picture(data: bytes, source: str) -> Picture:
    flags, at = data[10], 13
    palette, at = _palette(data, at, flags)
    clear = -1
    while data[at] == 0x21:  # extensions; one of them says which colour is transparent
        if data[at + 1] == 0xF9 and data[at + 3] & 1:
            clear = data[at + 6]
        _, at = _blocks(data, at + 2)
    if data[at] != 0x2C:
        raise MapError(f"{source}: has no picture in it")
    width, height, flags = unpack("<HHB", data[at + 5 : at + 10])
    check_size(width, height, source)
    own, at = _palette(data, at + 10, flags)
    packed, _ = _blocks(data, at + 1)
    pixels = _unpacked(packed, data[at], width * height)
    if flags & 0x40:
        order = chain(*(range(first, height, step) for first, step in ((0, 8), (4, 8), (2, 4), (1, 2))))
        place = {y: n for n, y in enumerate(order)}
        pixels = b"".join(pixels[place[y] * width : (place[y] + 1) * width] for y in range(height))
    blues = bytearray((own or palette)[2::3].ljust(256, b"\0"))
    if clear >= 0:
        blues[clear] = CLEAR
    return Picture(width, height, pixels.translate(bytes(blues)))


def _palette(data: bytes, at: int, flags: int) -> tuple[bytes, int]:
    size = 3 << (flags & 7) + 1 if flags & 0x80 else 0
    return data[at : at + size], at + size


def _blocks(data: bytes, at: int) -> tuple[bytes, int]:
    """The bytes of a row of blocks, and where it ends."""
    out = []
    while data[at]:
        out.append(data[at + 1 : at + 1 + data[at]])
        at += 1 + data[at]
    return b"".join(out), at + 1


def _unpacked(data: bytes, bits: int, size: int) -> bytes:
    """LZW: each code stands for a row of pixels; a new row is the last one and one pixel more."""
    if not 2 <= bits <= 8:
        raise ValueError(bits)
    restart, end = 1 << bits, (1 << bits) + 1
    first = [bytes((n,)) for n in range(restart)] + [b"", b""]
    rows, wide, last = list(first), bits + 1, b""
    out: list[bytes] = []
    done = 0
    buffer = held = 0
    for byte in data:
        buffer |= byte << held
        held += 8
        while held >= wide:
            code, buffer, held = buffer & (1 << wide) - 1, buffer >> wide, held - wide
            if code == end or done >= size:
                return _whole(out, size)
            if code == restart:
                rows, wide, last = list(first), bits + 1, b""
                continue
            row = rows[code] if code < len(rows) else last + last[:1]
            if code > len(rows) or not row:
                raise ValueError(code)
            out.append(row)
            done += len(row)
            if last and len(rows) < 1 << LONGEST:
                rows.append(last + row[:1])
                wide = min(LONGEST, max(wide, len(rows).bit_length()))
            last = row
    return _whole(out, size)


def _whole(rows: list[bytes], size: int) -> bytes:
    out = b"".join(rows)
    if len(out) < size:
        raise ValueError(len(out))
    return out[:size]
