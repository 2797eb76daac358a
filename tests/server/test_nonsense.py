"""A server takes no nonsense: each piece of it is refused with a reason, nothing changes, nobody else notices, the log stays empty."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.house import House
from server.nonsense import storm


@pytest.mark.long
@pytest.mark.parametrize("messages", [1500, pytest.param(6000, marks=pytest.mark.deep)])
def test_nonsense_is_refused_and_changes_nothing_while_others_play_on(tmp_path: Path, messages: int) -> None:
    with House(str(tmp_path / "tables.db"), tmp_path / "log") as house:
        at, pair, growth = asyncio.run(storm(house, messages))
        assert house.stop() == 0
    assert (tmp_path / "log").read_text("utf-8") == ""
    assert at.tally.total() > messages
    for kind in ("malformed", "illegal", "stale", "not-yours", "not-asked"):
        assert at.tally[f"refused: {kind}"] > 0
    for kind in ("closed: 1003", "closed: 1009", "closed: 1008", "closed: 4404", "400", "403", "404", "405", "413", "415"):
        assert at.tally[kind] > 0, kind
    assert at.tally["chat: too-fast"] > 0
    assert at.tally["tables without end: 429"] > 0
    assert pair.answers > 50
    assert growth < 100_000_000
