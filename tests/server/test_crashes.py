"""Servers that are killed: nothing that was accepted is lost or doubled, nobody was told what is not so, and every table goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from server.quick import QuickHouse
from server.siege import besieged

KILLS = 10


def test_a_server_that_is_killed_again_and_again(url: str, tmp_path: Path) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    with QuickHouse(url, tmp_path / "log") as house:
        siege, figures = asyncio.run(besieged(house, KILLS, seed))
    print(figures, [round(seconds, 1) for seconds in siege.away])
    assert figures["accepted"] > 10 * KILLS
    assert (tmp_path / "log").read_text("utf-8") == ""
