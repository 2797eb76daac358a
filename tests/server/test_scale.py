"""The simulation agrees with queueing theory where there is one, and docs/scale.md with the figures it was made from."""

from __future__ import annotations

import random

import pytest

from bench import figures, scale, table
from bench.simulation import Clock, Costs, Layout, Station, carries, simulate

NOTHING = Costs(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
WORK = 0.001


def mean_wait(busy: float, servers: int, seconds: float) -> float:
    """The mean seconds in the queue of a station with random arrivals and the same work for each."""
    clock, rng, waits = Clock(), random.Random(7), []
    station = Station(clock, servers)

    def come() -> None:
        came = clock.now
        station.take(WORK, lambda: waits.append(clock.now - came - WORK))
        clock.after(rng.expovariate(busy * servers / WORK), come)

    come()
    clock.run(seconds)
    return sum(waits) / len(waits)


@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_a_queue_is_as_long_as_theory_says(busy: float) -> None:
    """M/D/1: the mean wait is half of that of M/M/1 (Pollaczek and Khinchine)."""
    assert mean_wait(busy, 1, 60.0) == pytest.approx(busy * WORK / (2 * (1 - busy)), rel=0.05)


def test_two_servers_with_one_queue_wait_less_than_one_of_the_same_use() -> None:
    assert mean_wait(0.8, 2, 20.0) < 0.6 * mean_wait(0.8, 1, 20.0)


def test_nobody_waits_where_nobody_else_is() -> None:
    """One answer at a time takes the sum of its parts."""
    parts = Costs(0.004, 0.001, 0.5, 0.002, 0.003, 0.5, 0.001, 0.005)
    found = simulate(Layout(1, 1, 0.5), parts, 400.0)
    assert found.median == pytest.approx(0.004 + 0.001 + 0.002 + 0.003 + 0.001 + 0.005)
    assert found.core == pytest.approx(0.5 * 0.005, rel=0.2), "nothing is heard of, where there is nobody to hear"


def test_answers_that_wait_share_a_commit() -> None:
    """A lock for 100 commits a second carries far more answers than that."""
    one = Costs(0.0005, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.0)
    found = simulate(Layout(1, 1, 1000.0), one, 10.0)
    assert found.lock > 0.95
    assert found.p99 < 0.03


@pytest.mark.parametrize(
    ("processes", "costs", "busiest"),
    [
        (2, {"answer": 0.001}, "core"),
        (4, {"answer": 0.0001, "rows": 0.001}, "postgres"),
        (8, {"answer": 0.001, "lock": 0.02}, "lock"),
    ],
)
def test_what_breaks_first_is_found(processes: int, costs: dict[str, float], busiest: str) -> None:
    given = Costs(**{**NOTHING.__dict__, **costs})
    most, found = carries(processes, 1, given, 0.1, answers=4_000)
    assert found.busiest == busiest
    if busiest == "core":
        assert most == pytest.approx(processes / 0.001, rel=0.06)
    assert simulate(Layout(processes, 1, 2 * most), given, 4.0).p99 > 0.1


def test_hearing_of_others_is_the_price_of_more_processes() -> None:
    given = Costs(**{**NOTHING.__dict__, "answer": 0.001, "hear": 0.0005})
    one, four = (carries(n, 1, given, 0.1, answers=4_000)[0] for n in (1, 4))
    assert four == pytest.approx(one * 4 / (1 + 3 * 0.5), rel=0.08), "an answer costs a core 1 ms, and three others half of it"


def test_the_page_says_what_was_measured() -> None:
    assert scale.PAGE.read_text("utf-8") == scale.page(figures.read()), "bench/scale.py --write writes it again"
    assert table.PAGE.read_text("utf-8") == table.page(figures.read()), "bench/taps.py --write writes it again"


def test_the_figures_simulated_are_those_of_the_figures_measured() -> None:
    """Who measures again and forgets the page is told so."""
    known = figures.read()
    for n, run in known["answers"].items():
        found = scale.again(run)
        assert known["simulated"]["runs"][n] == figures.rounded({"median": found.median * 1e3, "p99": found.p99 * 1e3})
