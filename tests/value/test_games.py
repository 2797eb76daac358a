"""The games that the value function learns from: always the same, kept in parts, and a run that was stopped goes on where it was."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import value_games
from value_games import SETS, file_of, gather, opened, packed_parts, play, positions, table_of


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games to a part."""
    monkeypatch.setattr(value_games, "PART", 2)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, small: None) -> None:
    whole = gather("select", 4, 1, tmp_path / "whole").read_bytes()
    cut = file_of("select", tmp_path)
    cut.write_bytes(whole[:-7])  # killed in the middle of the second part
    assert len(list(packed_parts(cut, 4))) == 1
    assert gather("select", 4, 1, tmp_path).read_bytes() == whole
    numbers = [record.number for part in packed_parts(cut, 4) for record in opened(part)]
    assert numbers == [SETS["select"] + i for i in range(4)]


def test_the_sets_never_meet_and_every_table_comes_up() -> None:
    firsts = sorted(SETS.values())
    assert all(b - a >= 10**12 for a, b in pairwise(firsts))
    assert {table_of(SETS["train"] + i)[:2] for i in range(len(value_games.TABLES))} == set(value_games.TABLES)
    assert any(table_of(SETS["train"] + i)[2] for i in range(100))


def test_positions_are_always_the_same_and_of_all_kinds() -> None:
    record = play(SETS["judge"])
    assert record
    first, second = positions(record), positions(record)
    assert first == second
    assert any(g.seat < 0 for g in first)
    assert not any(g.winners for g in first)
    assert len(first) <= value_games.STARTS + value_games.OTHERS + 1
