"""A mean whose chance is taken out: still right on average, and surer."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from feldherr import Stream
from feldherr.analysis.sample import Sample


def drawn(seed: int, times: int, slope: float) -> Sample:
    """Gains of 10 % on average that go along with luck, which is zero on average."""
    rng, sample = Stream(seed), Sample()
    for _ in range(times):
        luck, rest = ((rng.below(2001) - 1000) / 10_000 for _ in range(2))
        sample.add(0.1 + slope * luck + rest / 5, luck)
    return sample


def test_luck_is_taken_out_and_the_mean_stays_right() -> None:
    found = [drawn(seed, 40, -0.6) for seed in range(200)]
    means = [sample.estimate()[0] for sample in found]
    assert mean(means) == pytest.approx(0.1, abs=4 * stdev(means) / len(means) ** 0.5)
    assert stdev(means) < 0.5 * stdev(mean(sample.gains) for sample in found)
    assert mean(sample.estimate()[1] for sample in found) == pytest.approx(stdev(means), rel=0.2)


def test_without_luck_it_is_the_mean() -> None:
    sample = Sample()
    for gain in (0.1, 0.3):
        sample.add(gain, 0.0)
    assert sample.slope == 0
    assert sample.estimate()[0] == pytest.approx(0.2)
