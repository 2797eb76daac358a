"""What comes over the wire before a table can be played on, so that it can't grow unnoticed: weighed as bench/client.py does."""

from __future__ import annotations

from typing import Any

import pytest

from bench.client import BOARDS, FONTS, HEAVIEST, ROWS, come, game, opened
from feldherr.locales import LANGUAGES


@pytest.mark.parametrize("mode", [mode for mode, size in BOARDS.values() if not size])
def test_a_table_is_light_in_every_language(browser: Any, address: str, mode: str) -> None:
    link = opened(address, mode, ["person"] * 4, game(mode, ROWS, 0))["spectator"]
    for language in LANGUAGES:
        _, weight = come(browser, address, link, language, 1)
        fonts = weight.pop("fonts") / 1000
        assert fonts <= FONTS, f"{language}: fonts of {fonts:.1f} kB"
        assert sum(weight.values()) / 1000 <= HEAVIEST, f"{language}: {weight}"
