"""Results without luck: the same on average, from sums that are zero on average."""

from __future__ import annotations

import json
import random
from math import sqrt
from pathlib import Path

import pytest

from cli.commandline import Run
from feldherr.arena.adjusted import Sums, coefficients, estimate, student
from feldherr.arena.contest import Contest, Part, Played, line, play_part, read_line
from feldherr.arena.report import shares, summary
from feldherr.arena.schedule import schedule

GAMES = 48


def played(mode: str, bots: tuple[str, ...], games: int, luck: bool = True) -> tuple[Contest, list[Played]]:
    contest = Contest(mode, {}, len(bots), bots, 5, rounds=40)
    return contest, play_part(Part(contest, schedule(contest.rules(), len(bots), bots, games), luck=luck))


def test_luck_is_zero_on_average_and_changes_no_game() -> None:
    contest, games = played("sv2000.duel", ("captain", "simple"), GAMES)
    assert [p.result.winners for p in games] == [p.result.winners for p in played("sv2000.duel", contest.bots, GAMES, luck=False)[1]]
    mine = [p.result.luck[p.pairing.names.index("captain")] for p in games]
    pairs = [(a + b) / 2 for a, b in zip(mine[::2], mine[1::2], strict=True)]  # both seats with the same dice
    mean = sum(pairs) / len(pairs)
    error = sqrt(sum((x - mean) ** 2 for x in pairs) / (len(pairs) - 1) / len(pairs))
    assert error > 0.0
    assert abs(mean) < 3 * error
    for game in games:
        assert sum(game.result.luck) == pytest.approx(0.0, abs=1e-9)


def test_without_luck_a_player_wins_as_often_within_the_interval() -> None:
    contest, games = played("sv2000.duel", ("captain", "simple"), GAMES)
    for row in summary(contest, games, GAMES)["results"]:
        assert row["adjusted_low"] < row["rate"] < row["adjusted_high"]


@pytest.mark.parametrize("mode", ["nl2004.godstorm", "de2004.missions", "sv2000.capitals"])
def test_luck_in_other_modes(mode: str) -> None:
    _, games = played(mode, ("captain", "captain", "captain"), 3)
    for game in games:
        assert sum(game.result.luck) == pytest.approx(0.0, abs=1e-6)
        assert read_line(line(game)).result.luck == pytest.approx(game.result.luck, abs=1e-6)


def test_team_mates_share_their_luck() -> None:
    contest = Contest("de2004.teams", {}, 4, ("captain", "simple"), 5, rounds=40)
    for game in play_part(Part(contest, schedule(contest.rules(), 4, contest.bots, 2), luck=True)):
        assert game.result.luck[0] == pytest.approx(game.result.luck[2])
        assert shares(game, 2) == game.result.shares(2)


def test_noise_that_luck_explains_goes_and_the_mean_stays() -> None:
    rng = random.Random(1)
    inside, narrower = 0, 0.0
    for _ in range(400):
        luck = [rng.gauss(0.0, 0.3) for _ in range(40)]
        results = [0.3 + 0.8 * x + rng.gauss(0.0, 0.1) for x in luck]
        found = estimate([Sums(1, x, y) for x, y in zip(results, luck, strict=True)])
        plain = estimate([Sums(1, x, 0.0) for x in results])
        inside += found.low < 0.3 < found.high
        narrower += (plain.high - plain.low) / (found.high - found.low)
    assert 0.92 < inside / 400 < 0.98
    assert narrower / 400 > 2.0


def test_each_group_has_the_coefficient_of_all_others() -> None:
    rng = random.Random(3)
    groups = [Sums(2, rng.choice((0.0, 1.0, 2.0)), rng.gauss(0.0, 0.5)) for _ in range(30)]
    for i, found in enumerate(coefficients(groups)):
        others = groups[:i] + groups[i + 1 :]
        mean = sum(g.won for g in others) / sum(g.seats for g in others)
        fit = sum((g.won - g.seats * mean) * g.luck for g in others) / sum(g.luck**2 for g in others)
        assert found == pytest.approx(min(1.0, max(0.0, fit)))
    assert set(coefficients([Sums(1, 1.0, 0.5), Sums(1, 0.0)])) == {0.0}


def test_luck_that_explains_nothing_does_no_harm() -> None:
    rng = random.Random(2)
    groups = [Sums(1, float(rng.random() < 0.25), rng.gauss(0.0, 1.0)) for _ in range(400)]
    found, plain = estimate(groups), estimate([Sums(g.seats, g.won) for g in groups])
    assert found.high - found.low < 1.05 * (plain.high - plain.low)


@pytest.mark.parametrize(("freedom", "t"), [(3, 3.182), (10, 2.228), (100, 1.984)])
def test_student(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.04)


def test_the_command_prints_it(run: Run) -> None:
    shown = run("arena sv2000.duel --bots simple,recruit --games 6 --luck --jobs 1")
    assert shown.code == 0
    assert "without luck" in shown.out
    assert "without luck" not in run("arena sv2000.duel --bots simple,recruit --games 4 --jobs 1").out


def test_games_without_luck_are_played_again_for_it(run: Run, tmp_path: Path) -> None:
    command = f"arena sv2000.duel --bots simple,recruit --games 6 --jobs 1 --out {tmp_path / 'games'}"
    first = run(f"{command} --json")
    assert "adjusted" not in first.out
    again = json.loads(run(f"{command} --luck --json").out)
    assert [row["rate"] for row in again["results"]] == [row["rate"] for row in json.loads(first.out)["results"]]
    assert all("adjusted" in row for row in again["results"])
