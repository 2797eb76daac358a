"""Programs from outside: a good one plays, a bad one loses its seat, and nothing ever waits for ever or stays behind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import feldherr
from arena.programs import BAD, GOOD, program
from feldherr import CHANCE, Game
from feldherr.arena.checker import check, positions
from feldherr.arena.contest import Contest, Part, Played, play_part
from feldherr.arena.report import summary
from feldherr.arena.schedule import schedule
from feldherr.bots.process import child, outside, protocol
from feldherr.bots.process.outside import Failed, Outside, command, label
from laws.games import law

EXAMPLE = str(Path(__file__).resolve().parents[2] / "examples" / "bots" / "first_bot.py")


def played(*bots: str, games: int = 2, think: float = 200.0) -> tuple[Contest, list[Played]]:
    contest = Contest("de2010.duel", {"turn_limit": "6"}, 2, bots, 0, think)
    return contest, play_part(Part(contest, schedule(contest.rules(), 2, bots, games)))


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE", 5.0)
    monkeypatch.setattr(outside, "START", 30.0)


def test_the_example_plays_without_fault() -> None:
    _, games = played(EXAMPLE, "captain")
    assert [p.result.faults for p in games] == [[], []]
    assert all(p.result.winners for p in games)


def test_one_program_plays_against_itself(tmp_path: Path) -> None:
    good = program(tmp_path, "good", GOOD, later=False)
    _, games = played(good, good)
    assert [p.result.faults for p in games] == [[], []]


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_program_loses_its_seat_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    if kind == "hung":
        monkeypatch.setattr(outside, "GRACE", 0.5)
    bad = program(tmp_path, kind, BAD[kind])
    contest, games = played(bad, "captain")
    assert all(p.result.winners for p in games)
    assert {why.partition(":")[0] for p in games for _, why in p.result.faults} == {kind}
    rows = {row["bot"]: row for row in summary(contest, games, 2)["results"]}
    assert rows[bad]["faults"] == {kind: 2}
    assert "faults" not in rows["captain"]


@pytest.mark.parametrize(
    "does", ["pass", 'out({"answer": answer}); out({"answer": answer})', 'out({"answer": [1]})', 'out({"id": -1, "answer": answer})']
)
def test_other_mistakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    if does == "pass":
        monkeypatch.setattr(outside, "GRACE", 0.5)
    _, games = played(program(tmp_path, "odd", does), "captain", games=1)
    assert len(games[0].result.faults) == 1


def test_a_program_that_does_not_say_hello_or_is_not_there(tmp_path: Path) -> None:
    silent = tmp_path / "no_hello.py"
    silent.write_text("print('hello')\ninput()\n")
    view, seat = next(positions(feldherr.MODES["sv2000.duel"]))
    for name in (str(silent), f"cmd:{sys.executable} -c pass", str(tmp_path / "missing.py")):
        bot = Outside(name)
        with pytest.raises(Failed):
            bot.ask(view, seat)
        bot.leave()


def test_a_program_and_what_it_started_is_gone_in_the_end(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    begets = f"import subprocess; p = subprocess.Popen(['sleep', '600']); open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{p.pid}} ')"
    does = f"{begets}; {GOOD}; time.sleep(600)"
    bot = Outside(program(tmp_path, "parent", does, later=False))
    view, seat = next(positions(feldherr.MODES["sv2000.duel"]))
    bot.ask(view, seat)
    bot.leave()
    for pid in map(int, pids.read_text().split()):
        assert gone(pid)


def gone(pid: int) -> bool:
    """Whether a process is dead, or as good as (nobody may have taken note yet)."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.02)
    return False


def test_a_program_that_reads_nothing_does_not_hold_us_up() -> None:
    silent = child.Child([sys.executable, "-c", "import time; time.sleep(600)"])
    with pytest.raises(child.Late):
        silent.ask(b"x" * 1_000_000, 0.2)
    silent.kill()


def test_the_check_passes_the_example_and_names_what_is_wrong(tmp_path: Path) -> None:
    bot = Outside(EXAMPLE)
    findings = list(check(bot, ["sv2000.capitals", "nl2004.godstorm"]))
    assert bot.leave()
    assert {f.fault for f in findings} == {""}
    assert {"choosing capitals", "bidding", "attacking"} <= {f.question for f in findings}
    bad = Outside(program(tmp_path, "cheat", BAD["illegal"]))
    wrong = [f for f in check(bad, ["sv2000.duel"]) if f.fault]
    bad.leave()
    assert wrong
    assert all(f.fault.startswith("illegal: ") and "possible" in f.fault for f in wrong)


def test_the_check_on_the_command_line(tmp_path: Path) -> None:
    silly = tmp_path / "silly.py"
    silly.write_text("input()\nprint('what?')\n")  # once it is greeted: else it depends on who is faster what it did wrong
    words = [sys.executable, "-m", "feldherr", "bot", "--check", str(silly)]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "garbage: not JSON: what?" in ran.stdout
    assert "Traceback" not in ran.stderr


def test_names(tmp_path: Path) -> None:
    assert command("cmd:true --x")[1:] == ["--x"]
    assert command(EXAMPLE) == [sys.executable, EXAMPLE]
    assert label("captain") == "captain"
    assert label(EXAMPLE) == "first_bot.py"
    for wrong in ("cmd:", "./not_there", 'cmd:"a'):
        with pytest.raises(ValueError, match=r"cmd|no program|quotation"):
            command(wrong)


@law(most=400)
def test_a_program_is_told_what_it_is_asked_with_names(game: Game) -> None:
    g = game.state
    for seat in [] if game.over else feldherr.players(g):
        if seat != CHANCE:
            view = feldherr.observe(g, seat)
            asked = json.loads(protocol.line(protocol.ask(view, seat, 0, 1, 100)))["question"]
            q = feldherr.question(g)
            assert q
            assert list(asked) == ["kind", *[field.name for field in q.fields]]
            assert asked["kind"] == g.top().name
            if asked.get("dst"):
                assert g.rules.board.number[asked["dst"]] == q.data()["dst"]
