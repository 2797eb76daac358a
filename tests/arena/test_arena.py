"""The arena: fair seats, the same games from the same seed, sound statistics, and nothing lost when it is stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import feldherr
from cli.commandline import Run
from feldherr.arena.contest import Contest, Part, line, play_part, read_line
from feldherr.arena.match import match
from feldherr.arena.picture import draw
from feldherr.arena.ratings import ratings
from feldherr.arena.report import shares, summary, wilson
from feldherr.arena.schedule import lineups, parties, schedule
from feldherr.bots.bot import Bot
from feldherr.bots.catalogue import make
from feldherr.bots.process.own import Fault
from feldherr.engine.state import State


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (15, 50, 0.1910, 0.4375),
        (400, 1000, 0.3701, 0.4307),
        (0, 0, 0, 1),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


# ---- who plays whom -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "seats", "bots"),
    [
        ("de2004.liberation", 3, ("a", "b", "c")),
        ("de2004.liberation", 4, ("a", "b", "b", "b")),
        ("de2004.liberation", 5, ("a", "b")),
        ("sv2000.duel", 2, ("a", "b", "c", "d")),
        ("de2004.teams", 6, ("a", "b", "c")),
        ("sv2000.conquest", 6, ("a", "b", "c", "d", "e", "f")),
    ],
)
def test_everybody_has_every_seat_equally_often(mode: str, seats: int, bots: tuple[str, ...]) -> None:
    pairings = schedule(feldherr.MODES[mode], seats, bots, 240)
    for name in set(bots):
        at = Counter(seat for p in pairings for seat in range(seats) if p.names[seat] == name)
        assert len(at) == seats
        assert len(set(at.values())) == 1
    assert [p.game for p in pairings] == list(range(len(pairings)))


def test_rotations_share_their_dice_and_orders_change() -> None:
    pairings = schedule(feldherr.MODES["de2004.liberation"], 3, ("a", "b", "c"), 12)
    assert [p.dice for p in pairings] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert {p.names for p in pairings[:6]} == {tuple(x) for x in ("abc", "bca", "cab", "acb", "cba", "bac")}


def test_more_games_begin_with_the_same_ones() -> None:
    rules = feldherr.MODES["sv2000.conquest"]
    assert schedule(rules, 4, ("a", "b", "c"), 500)[:40] == schedule(rules, 4, ("a", "b", "c"), 40)[:40]


def test_lineups() -> None:
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(("a", "b"), 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert lineups(("a", "a", "b"), 2) == [("a", "b")]
    assert lineups(("a",), 3) == [("a", "a", "a")]


def test_a_team_is_one_players() -> None:
    rules = feldherr.MODES["de2004.teams"]
    assert parties(rules, 4) == 2
    assert {p.names for p in schedule(rules, 4, ("a", "b"), 2)} == {("a", "b", "a", "b"), ("b", "a", "b", "a")}


# ---- one game -----------------------------------------------------------------------------------------------------------------------


class Wrong(Bot):
    """Answers what nobody asked."""

    def choose(self, view: State, seat: int) -> int:
        return 1 << 40


class Broken(Bot):
    def choose(self, view: State, seat: int) -> int:
        raise RuntimeError("oh")


class Spy(Bot):
    """Answers anything, and keeps what it was shown."""

    def __init__(self, seed: int) -> None:
        self.shown: list[tuple[int, int]] = []
        self.inner = make("random", seed)

    def choose(self, view: State, seat: int) -> int:
        self.shown.append((int(view.viewer), seat))
        return self.inner.choose(view, seat)


@pytest.mark.parametrize(("bot", "says"), [(Wrong(), "which the rules don't allow"), (Broken(), "raised RuntimeError: oh")])
def test_a_mistake_of_our_own_player_is_told_with_its_position(bot: Bot, says: str) -> None:
    with pytest.raises(Fault) as e:
        match(feldherr.MODES["sv2000.duel"], [bot, make("random")], 7)
    for word in (says, "sv2000.duel", "seed 7", "seat 0", "feldherr position 1"):
        assert word in str(e.value)


@pytest.mark.parametrize("mode", ["sv2000.capitals", "nl2004.godstorm"])
def test_each_player_sees_its_own_view_only(mode: str) -> None:
    spies = [Spy(s) for s in range(feldherr.MODES[mode].players[0])]
    match(feldherr.MODES[mode], spies, 3, rounds=3)
    for seat, spy in enumerate(spies):
        assert set(spy.shown) == {(seat, seat)}


def test_a_game_that_does_not_end_is_capped() -> None:
    result = match(feldherr.MODES["sv2000.duel"], [make("random", 1), make("random", 2)], 1, rounds=2)
    assert (result.winners, result.reason, result.rounds) == ([], "", 2)


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_every_mode(mode: str) -> None:
    rules = feldherr.MODES[mode]
    contest = Contest(mode, {}, rules.players[0], ("captain", "random"), 1, rounds=40)
    games = play_part(Part(contest, schedule(rules, contest.players, contest.bots, 2)))
    facts = summary(contest, games, 2)
    assert sum(row["wins"] for row in facts["results"]) == pytest.approx(facts["games"] - facts["capped"])
    for played in games:
        assert read_line(json.loads(json.dumps(line(played)))).pairing == played.pairing
        assert sum(shares(played, facts["parties"])) == pytest.approx(1 if played.result.winners else 0)


# ---- the command --------------------------------------------------------------------------------------------------------------------

WORDS = "arena sv2000.duel --bots captain,random --games 8 --with turn_limit=8"


def facts(run: Run, words: str) -> dict[str, Any]:
    out = json.loads(run(f"{words} --json").out)
    for row in out["results"]:
        row.pop("decision_ms")
    assert isinstance(out, dict)
    return out


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(run: Run) -> None:
    one = facts(run, f"{WORDS} --jobs 1")
    assert one == facts(run, f"{WORDS} --jobs 2")
    assert one != facts(run, f"{WORDS} --seed 1")
    assert [row["games"] for row in one["results"]] == [8, 8]


def test_table_and_picture(run: Run, tmp_path: Path) -> None:
    out = run(f"{WORDS} --picture {tmp_path / 'a.svg'}").out
    for word in ("captain", "random", "95 % CI", "fair share 50.0%", "rounds: median", "seat 2"):
        assert word in out
    texts = [e.text for e in ElementTree.parse(tmp_path / "a.svg").iter() if e.tag.endswith("text")]
    assert {"captain", "random", "fair share"} <= set(texts)


def test_a_picture_is_well_formed_whatever_the_names() -> None:
    row = {"bot": './<&>".py', "rate": 0.0, "low": 0.0, "high": 0.03}
    ElementTree.fromstring(draw({"mode": "<m>", "players": 3, "parties": 3, "games": 2, "capped": 1, "results": [row]}))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("sv2000.duel --bots captan", "try captain"),
        ("sv2000.duel --bots ,", "separated by commas"),
        ("sv2000.duel --bots captain --games 0", "must be 1 or more"),
        ("sv2000.duel --bots captain --players 3", "for 2 players"),
        ("sv2000.duel --bots ./not_there.py", "can't run"),
    ],
)
def test_mistakes(run: Run, words: str, says: str) -> None:
    ran = run(f"arena {words}")
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mistake_of_our_own_ends_the_run_with_its_position(run: Run, monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    monkeypatch.setattr("feldherr.arena.contest.make", lambda name, seed, think: Broken())
    ran = run(f"{WORDS} --jobs {jobs}")
    assert (ran.code, ran.out) == (1, "")
    for word in ("Broken raised RuntimeError: oh", "seat 0", "feldherr position 1\nrules sv2000.duel 1\n"):
        assert word in ran.err


def test_ratings() -> None:
    got = ratings([(("a", "b"), (1.0, 0.0))] * 20)
    assert got is None or got["a"][0] > 25 > got["b"][0]


# ---- going on -----------------------------------------------------------------------------------------------------------------------


def test_going_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = facts(run, WORDS)
    run(f"{WORDS.replace('--games 8', '--games 4')} --out {out}")
    assert len(out.read_text().splitlines()) == 5
    out.write_bytes(out.read_bytes()[:-20])  # the last line is torn
    assert facts(run, f"{WORDS} --out {out}") == whole
    before = out.read_bytes()
    assert facts(run, f"{WORDS} --out {out}") == whole
    assert out.read_bytes() == before


@pytest.mark.parametrize("text", ["hello\n", "hello", '{"format": "feldherr arena 1"}\n', '["x"]\n{}\n'])
def test_another_file_is_left_alone(run: Run, tmp_path: Path, text: str) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text(text)
    ran = run(f"{WORDS} --out {out}")
    assert ran.code == 2
    assert str(out) in ran.err
    assert out.read_text() == text


def test_the_file_of_another_contest_is_refused(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run(f"{WORDS} --games 2 --out {out}")
    ran = run(f"{WORDS} --games 2 --seed 9 --out {out}")
    assert ran.code == 2
    assert "its seed is 0, not 9" in ran.err


@pytest.mark.interrupt
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_what_was_played_outlives_the_process(run: Run, tmp_path: Path, how: signal.Signals) -> None:
    out = tmp_path / "games.jsonl"
    words = f"{WORDS.replace('--games 8', '--games 100000')} --jobs 2 --out {out}".split()
    process = subprocess.Popen([sys.executable, "-m", "feldherr", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(3000):
        if out.exists() and out.read_bytes().count(b"\n") > 8:
            break
        time.sleep(0.02)
    process.send_signal(how)
    told, err = process.communicate(timeout=60)
    assert "Traceback" not in err or how == signal.SIGKILL
    assert how == signal.SIGKILL or "games were not played" in told
    before = out.read_bytes()
    assert facts(run, f"{WORDS} --out {out}") == facts(run, WORDS)
    after = out.read_bytes()
    assert after.startswith(before[: before.rfind(b"\n") + 1])
    games = [json.loads(line)["game"] for line in after.splitlines()[1:]]
    assert len(games) == len(set(games)) >= 8
