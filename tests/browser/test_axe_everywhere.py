"""axe finds no fault with any of the scenes that pictures are taken of."""

from __future__ import annotations

import pytest

import screenshots
from browser.hands import Hands
from browser.test_axe import Inspector, reader

__all__ = ["reader"]
DAILY = 8  # every eighth scene; the others at night
REFUSED = {"lost": ("404",), "broken": ("400",), "offline": ()}  # what the browser tells of it; nothing: of all that did not come


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if i % DAILY == 0 else [pytest.mark.deep]) for i, name in enumerate(screenshots.SCENES)]
)
def test_scenes(reader: Hands, address: str, name: str) -> None:
    axe = Inspector(reader)
    screenshots.SCENES[name](reader.page, address)
    axe.look(name)
    if name in REFUSED:
        reader.forgive(*REFUSED[name])
    axe.report()
