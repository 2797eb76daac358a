"""The modes of other installed packages: a Ruleset each, several in a row, or a module that registers its own."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

from feldherr import maps
from feldherr.editions import MODES, register
from feldherr.plugins import take_all
from feldherr.rules.ruleset import Ruleset


@cache
def register_installed() -> list[str]:
    """Register what is installed, once, maps first; returns what had to be left out, a sentence each."""
    return [*maps.register_installed(), *take_all("feldherr.rulesets", _take)]


def _take(name: str, found: Any) -> None:
    if isinstance(found, ModuleType):
        return
    for mode in [found] if isinstance(found, Ruleset) else list(found):
        if MODES.get(mode.name) is not mode:  # it may have registered itself
            register(mode)
