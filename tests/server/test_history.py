"""Servers and PostgreSQL are killed, stopped and cut off from each other while people play: the checker finds nothing wrong."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from server.history.faults import DATABASE, SERVERS, drawn
from server.history.launch import launch
from server.history.sandbox import missing

# A thousand, in parts, as no test may take longer than ten minutes.
NIGHTLY = [pytest.param(200, marks=pytest.mark.deep, id=f"200, part {part}") for part in range(1, 6)]


@pytest.mark.long
@pytest.mark.parametrize("faults", [60, *NIGHTLY])
def test_no_answer_is_lost_doubled_or_reordered(postgres_programs: Path, tmp_path: Path, faults: int) -> None:
    lacking, seed = missing(), random.randrange(1_000_000)
    assert launch(faults, seed, tmp_path, network=not lacking) == 0, f"see above, and {tmp_path}"
    if lacking:
        pytest.skip(f"servers were killed and stopped, but not cut off from each other: {lacking}")


def test_faults_follow_from_the_seed() -> None:
    assert drawn(7, 60, SERVERS, network=True) == drawn(7, 60, SERVERS, network=True) != drawn(8, 60, SERVERS, network=True)
    found = drawn(7, 1_000, SERVERS, network=True)
    assert {fault.target for fault in found} == {DATABASE, *SERVERS}
    assert {fault.kind for fault in drawn(7, 1_000, SERVERS, network=False)} == {"kill", "stop", "crash", "freeze"}
