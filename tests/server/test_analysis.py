"""Analyses: for finished games only, computed elsewhere, once for each table, and within bounds."""

from __future__ import annotations

import asyncio
from functools import cache

import pytest

import feldherr
from feldherr.bots.players.random import Stream, pick
from feldherr.server import wire
from feldherr.server.jobs import work
from feldherr.server.jobs.pool import Jobs
from feldherr.server.replays import analysis, kept
from feldherr.server.settings import Settings
from server.house import Device, House
from server.house import told as within


@cache
def played(mode: str = "sv2000.conquest", seats: int = 3, turns: int = 2) -> str:
    """A short finished game of random players."""
    game, rng = feldherr.game(mode, seats, turn_limit=turns), Stream(3)
    while not game.over:
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    return game.save()


def unfinished(moves: int) -> str:
    """The same before its end."""
    return "\n".join(played().split("\n")[:-moves]) + "\n"


@pytest.mark.parametrize(("mode", "seats"), [("sv2000.conquest", 3), ("de2004.teams", 4), ("nl2004.godstorm", 3)])
def test_what_is_sent_adds_up(mode: str, seats: int) -> None:
    found = analysis.analysed(played(mode, seats, 1), ended=False)
    last = len(feldherr.load(played(mode, seats, 1)).log)
    assert (found.points[0].at, found.points[-1].at) == (0, last)
    assert [point.at for point in found.points] == sorted({point.at for point in found.points})
    for account in found.accounts:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result, abs=1e-5)
        assert account.worst < 0 or found.turns[account.worst].lost > 0
    for point in found.points:
        assert sum({found.parties[s]: chance for s, chance in enumerate(point.chances)}.values()) == pytest.approx(1, abs=1e-3)
    assert {mark.kind for mark in found.marks} <= {"turn", "luck"}
    assert all(0 <= mark.at <= last for mark in found.marks)
    assert any(turn.verdict and (turn.way or turn.places) for turn in found.turns)  # they play at random


def test_a_running_table_gives_no_analysis_and_a_finished_one_does(house: House) -> None:
    async def story() -> None:
        host, stranger = Device(house), Device(house)
        table = await host.post("/api/tables", {"mode": "", "players": ["here", "person", "person"], "game": unfinished(20)})
        reply = await host.request("GET", f"/api/tables/{table['table']}/analysis")
        assert reply.status_code == 403
        assert "when the game is over" in reply.json()["error"]
        await host.post(f"/api/tables/{table['table']}/close")
        by_agreement = await host.get(f"/api/tables/{table['table']}/analysis")
        assert len(by_agreement["accounts"]) == 3
        over = await host.post("/api/tables", {"mode": "", "players": ["here", "recruit", "recruit"], "game": played()})
        several = await asyncio.gather(*(host.get(f"/api/tables/{over['table']}/analysis") for _ in range(3)))
        assert several[0] == several[1] == several[2]
        assert sum(account["result"] for account in several[0]["accounts"]) == pytest.approx(1)
        assert (await stranger.request("GET", f"/api/tables/{over['table']}/analysis")).status_code == 404

    within(house, story())


def test_a_file_must_be_a_finished_game(house: House) -> None:
    async def story() -> None:
        device = Device(house)
        assert (await device.post("/api/analysis", {"game": played()}))["accounts"]
        for text, why in ((unfinished(20), "not over"), ("once upon a time\n", "game: line 1"), (played() + "0 done\n", "game: line")):
            reply = await device.request("POST", "/api/analysis", {"game": text})
            assert (reply.status_code, why in reply.json()["error"]) == (400, True), reply.text

    within(house, story())


def test_a_file_that_takes_too_long_is_given_up() -> None:
    long = played() + "? roll 1 1\n" * (analysis.LONGEST + 200)
    with pytest.raises(ValueError, match="at most 20,000 moves"):
        analysis.analysed(long, ended=False)

    async def story() -> None:
        pool = Jobs(Settings(job_seconds=0.05, give_way=1))
        try:
            with pytest.raises(ValueError, match="takes too long"):
                await pool.do("one", work.Analyse(played("nl2004.godstorm", 3, 2)))
        finally:
            await pool.stop()

    asyncio.run(story())


def test_a_table_is_analysed_once_and_the_next_one_tries_again_if_that_fails() -> None:
    found = wire.Analysis(True, [0], [], [], [], [], {}, 0.02)
    calls = 0

    async def made() -> wire.Analysis:
        nonlocal calls
        calls += 1
        await asyncio.sleep(0)
        if calls == 1:
            raise ValueError("whoever asked has gone")
        return found

    async def story() -> None:
        analyses = kept.Analyses()
        several = await asyncio.gather(*(analyses.of("a", made) for _ in range(4)), return_exceptions=True)
        assert [isinstance(each, ValueError) for each in several] == [True, False, False, False]
        assert calls == 2
        for n in range(kept.KEPT + 10):
            await analyses.of(str(n), made)
        assert len(analyses.kept) == kept.KEPT
        assert not analyses.locks

    asyncio.run(story())
