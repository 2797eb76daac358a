"""Writes maps: as a file for people, and as one line for saved games and programs. Both are read by the same reader."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from feldherr.maps.reader import Map

ORDER: Final = ("map", "continent", "territory", "lane", "shape")


def line(of: Map) -> str:
    """A map as one line of JSON: the same tables, in the same order."""
    return json.dumps({key: of.data[key] for key in ORDER if key in of.data}, ensure_ascii=False, separators=(",", ":"))


def digest(of: Map) -> str:
    """What tells a map from every other one: the same for a file and for the line made of it."""
    return sha256(line(of).encode()).hexdigest()


def bare(data: Mapping[str, Any]) -> str:
    """A map as one line, without what only people need: names, drawing, author. Games on it are the same, and much shorter to pass on."""
    kept = {"map": ("format", "name", "symbols"), "continent": ("bonus",), "territory": ("continent", "land", "sea", "symbol", "stars")}
    head = {key: data["map"][key] for key in kept["map"] if key in data["map"]}
    rest = {
        kind: {name: {key: table[key] for key in kept[kind] if key in table} for name, table in data[kind].items()} for kind in ORDER[1:3]
    }
    return json.dumps({"map": head, **rest}, ensure_ascii=False, separators=(",", ":"))


def toml(data: Mapping[str, Any], about: str = "") -> str:
    """The tables of a map as a file; `about` is a comment at its top."""
    out = [f"# {about}", ""] if about else []
    out += _table("map", data["map"])
    for kind in ("continent", "territory", "lane"):
        for name, values in data.get(kind, {}).items():
            out += _table(f"{kind}.{name}", values)
    return "\n".join(out + (_table("shape", data["shape"]) if "shape" in data else []))


def _table(name: str, values: Mapping[str, Any]) -> list[str]:
    return [f"[{name}]", *[f"{key} = {_value(value)}" for key, value in values.items()], ""]


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        rows = [_value(item) for item in value]
        return "[\n  " + ",\n  ".join(rows) + ",\n]" if sum(map(len, rows)) > 400 else f"[{', '.join(rows)}]"
    return json.dumps(value, ensure_ascii=False)
