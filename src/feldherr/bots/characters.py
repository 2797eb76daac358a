"""The weights of computer players from weights.toml: all versions, and the characters with what they weigh differently."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final


class Character:
    """A character: what it weighs differently, and its description."""

    def __init__(self, name: str, says: str, run: str, weights: dict[str, float]) -> None:
        self.name: Final = name
        self.says: Final = says
        self.run: Final = run
        self.weights: Final = weights


class Version:
    """A version of the weights of captain and marshal, and what differs by mode."""

    def __init__(self, number: int, run: str, weights: dict[str, float], modes: dict[str, dict[str, float]]) -> None:
        self.number: Final = number
        self.run: Final = run
        self.weights: Final = weights
        self.modes: Final = modes


@cache
def characters() -> dict[str, Character]:
    """All characters by name."""
    found: dict[str, Any] = _book()["characters"]
    return {name: Character(name, entry["says"], entry["run"], _floats(entry["weights"])) for name, entry in found.items()}


@cache
def versions() -> dict[int, Version]:
    """All versions by number, the newest last; each starts from the weights of the one before, for every mode."""
    out: dict[int, Version] = {}
    weights: dict[str, float] = {}
    modes: dict[str, dict[str, float]] = {}
    found: dict[str, Any] = _book()["versions"]
    for number in sorted([int(n) for n in found]):
        entry = found[str(number)]
        weights = {**weights, **_floats(entry.get("weights", {}))}
        modes = {**modes, **{mode: _floats(own["weights"]) for mode, own in entry.get("modes", {}).items()}}
        out[number] = Version(number, entry["run"], weights, modes)
    return out


def numbers(character: str = "", version: int = 0, mode: str = "") -> dict[str, float]:
    """All weights of a character ('': of none) in a version (0: the newest) for a mode ('': for most)."""
    of = versions()[version] if version else list(versions().values())[-1]
    return {**of.weights, **of.modes.get(mode, {}), **(characters()[character].weights if character else {})}


@cache
def _book() -> dict[str, Any]:
    return tomllib.loads((resources.files("feldherr.bots") / "weights.toml").read_text(encoding="utf-8"))


def _floats(table: dict[str, Any]) -> dict[str, float]:
    return {name: float(x) for name, x in table.items()}
