"""What running a command gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

CLEARED = " screen cleared "  # where a terminal would be wiped


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
