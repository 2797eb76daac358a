"""The trained networks from weights.json, one for every family of modes, and the run that made them."""

from __future__ import annotations

import base64
import json
from array import array
from functools import cache
from importlib import resources
from typing import Any

from feldherr.value.features import COLUMNS
from feldherr.value.network import Network

PARTS = ("first", "first_bias", "own", "mean", "second_bias", "last")


@cache
def book() -> dict[str, Any]:
    """Everything in the file: `version`, `run` (how the weights came about), `columns` and the networks."""
    found: dict[str, Any] = json.loads((resources.files("feldherr.value") / "weights.json").read_text(encoding="utf-8"))
    if found["columns"] != list(COLUMNS):
        raise ValueError("weights.json is for other features; train again with tools/train_value.py")
    return found


@cache
def networks() -> dict[str, Network]:
    """The network of each family."""
    return {name: network(entry) for name, entry in book()["networks"].items()}


def network(entry: dict[str, Any]) -> Network:
    """A network from its entry: numbers of 16 bits, and for each part what one step of them is worth."""
    kept, first_bias, own, mean, second_bias, last = [unpacked(entry[part]) for part in PARTS]
    hidden = len(last)
    first = [0.0] * (len(COLUMNS) * hidden)
    for i, column in enumerate(entry["used"]):  # the others are always 0 in this family
        first[column * hidden : (column + 1) * hidden] = kept[i * hidden : (i + 1) * hidden]
    return Network(hidden, first, first_bias, own, mean, second_bias, last)


def unpacked(part: dict[str, Any]) -> list[float]:
    """The numbers of a part."""
    raw = array("h")
    raw.frombytes(base64.b64decode(part["values"]))
    if big_endian():
        raw.byteswap()
    step: float = part["step"]
    return [n * step for n in raw]


def packed(numbers: list[float]) -> dict[str, Any]:
    """Numbers as 16 bits each: how the file keeps them."""
    step = float(f"{max([abs(x) for x in numbers] + [1e-9]) / 32767:.6g}") * 1.000001
    raw = array("h", [round(x / step) for x in numbers])
    if big_endian():
        raw.byteswap()
    return {"step": step, "values": base64.b64encode(raw.tobytes()).decode()}


def big_endian() -> bool:
    """Whether this machine keeps numbers the other way round than the file does."""
    return array("h", [1]).tobytes()[0] == 0
