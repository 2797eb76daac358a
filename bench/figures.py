"""Measured figures, in one file that the measurements write themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("figures.json")
Figures = dict[str, Any]


def read() -> Figures:
    """All figures by what was measured; empty if nothing was."""
    found: Figures = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def write(measured: Figures) -> None:
    """Keep new figures; those of parts that were not measured now stay as they are."""
    merged = dict(sorted({**read(), **rounded(measured)}.items()))
    FILE.write_text(json.dumps(merged, indent=2, ensure_ascii=False) + "\n", "utf-8")


def rounded(value: Any) -> Any:
    """The same with four digits that count: more would be noise."""
    if isinstance(value, dict):
        return {str(key): rounded(each) for key, each in value.items()}
    if isinstance(value, list):
        return [rounded(each) for each in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value


def percentile(values: list[float], part: float) -> float:
    """Of sorted values, the one that this part of them does not exceed."""
    return values[min(len(values) - 1, int(len(values) * part))] if values else 0.0
