"""Boards of other editions: each is a built-in map, with what `variants.toml` says that differs."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from importlib import resources
from typing import Any, Final

VARIANTS: Final = ("world_anniversary", "world_italy", "world_domination", "world_newer_cards")


def base_of(name: str) -> str:
    """The built-in map that a variant differs from."""
    return str(_all()[name]["of"])


def varied(name: str, base: dict[str, Any]) -> dict[str, Any]:
    """The tables of a variant; `base` are those of the map that it differs from."""
    data, differs = deepcopy(base), _all()[name]
    data["map"] |= {key: differs[key] for key in ("name", "source")}
    for a, b in differs.get("without", ()):
        _part(data, a, b)
    for a, b, line in differs.get("sea", ()):
        _join(data, a, b, line)
    for symbol, territories in differs.get("symbol", {}).items():
        for t in territories:
            data["territory"][t]["symbol"] = symbol
    return data


def _part(data: dict[str, Any], a: str, b: str) -> None:
    """Take a sea link away, and the line that was drawn for it."""
    for t, other in ((a, b), (b, a)):
        data["territory"][t]["sea"].remove(other)
        data["lane"].get(t, {}).pop(other, None)


def _join(data: dict[str, Any], a: str, b: str, line: str) -> None:
    for t, other in ((a, b), (b, a)):
        data["territory"][t].setdefault("sea", []).append(other)
    data["lane"].setdefault(a, {})[b] = [line]


@cache
def _all() -> dict[str, Any]:
    return tomllib.loads((resources.files("feldherr.maps") / "variants.toml").read_text(encoding="utf-8"))
