"""The command line has no words of its own either: help, errors and outcomes in the made-up language, and in German to the letter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.commandline import Run
from cli.test_no_english import made_up  # noqa: F401  (a fixture)
from feldherr import maps
from feldherr.cli import COMMANDS
from feldherr.cli.arguments import wrong
from feldherr.locales import LANGUAGES, speaking
from feldherr.odds.support import HAS
from feldherr.rules.options import HOUSE_RULES
from feldherr.server.serve import Wish, greet
from madeup import unmarked

OPTION = re.compile(r"(?<!\w)--?[a-z][\w-]*|\{[\w,]+\}")
TYPED = {"HEX", "URL", "XX", "MS", "svg", "xx", "program", "hand", "warning", *LANGUAGES, *COMMANDS}
WRONG = """
nonsense
simulate
simulate sv2000.duel --games x1
simulate sv2000.duel --games 0
simulate sv2000.duel --nonsense 3
simulate sv2000.duel --games
simulate sv2000.duel --json=3
simulate sv2000.duel --j 3
bot captain --think x1
play sv2000.duel --dice loaded
sv2000.due
sv2000.duel --players 4
sv2000.missions --players 9
sv2000.duel --with fortify
sv2000.duel --with fortify=far
sv2000.duel --with nonsense=1
sv2000.duel --with turn_limit=lots
sv2000.duel --with capital_falls=once
sv2000.duel --with fortify=adjacent --with fortify=connected
sv2000.duel --map wordl
sv2000.duel --map /nowhere/x.toml
sv2000.missions --map tiny
play --resume
play --resume /nowhere/x.game
play --resume /tmp
play --resume {spoilt}
play --resume {nonsense}
play --resume {bytes}
play sv2000.duel --resume x1
replay {good} --to 99
verify {good} --seed 12
arena sv2000.duel --bots marshl
arena sv2000.duel --bots /nowhere/bot
arena sv2000.duel --bots ,
bot
bot nobody
odds 10 x1
odds 0 7
odds 10 7 6000
odds 10 7 --rules sv1999
odds 10 7+tempel 3
odds 10 7+temple --rules de2004
odds 10 7 --stop -1
odds 10 7 --attack-dice 4
odds 10 7 --defend-dice 4
serve --port 99999 --no-browser
"""
OUTCOMES = """
odds 10 7
odds 9 3 2 4 1 --rules sv2000 --stop 1 --attack-dice 2
odds 9 7+temple+sky 2 --brings war,magic
odds 3 3 --stop 3
simulate sv2000.duel --games 2 --jobs 1 --with turn_limit=1
arena sv2000.duel --bots random,recruit --games 2 --jobs 1 --rounds 2
verify {good} --seed {seed}
verify {good} --seed {seed} --commitment {seed}
"""


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Saved games, good and bad, and a seed."""
    head = "feldherr 1\nrules sv2000.duel 1\nseats 2\n"
    texts = {"good": f"{head}? deal alaska\n", "spoilt": f"{head}0 x1 x2\n", "nonsense": "nonsense\n"}
    for name, text in texts.items():
        (tmp_path / f"{name}.game").write_text(text)
    (tmp_path / "bytes.game").write_bytes(b"\xff\xfe\x00")
    return {name: str(tmp_path / f"{name}.game") for name in (*texts, "bytes")} | {"seed": "1f" * 32}


def english(said: str, typed: str) -> set[str]:
    """The words that are in no message, and were not typed either."""
    known = {*TYPED, *re.findall(r"[A-Za-z]+", " ".join([typed, *HAS, *HOUSE_RULES, *HOUSE_RULES["fortify"].values, "map", *maps.names()]))}
    return unmarked(OPTION.sub("", re.sub(r"[0-9a-f]{64}", "", said))) - known


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_no_words_of_its_own(command: str, run: Run) -> None:
    ran = run(f"--language xx {command} --help")
    assert (ran.code, ran.err) == (0, "")
    assert english(ran.out, "") == set()


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("words", WRONG.strip().splitlines())
def test_nor_have_errors(words: str, run: Run, files: dict[str, str]) -> None:
    ran = run(words.format(**files), "", "--language", "xx")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    detail = {"no", "verb", "bind", "must", "be", "is"}  # what the library and the system add
    assert english(ran.err, words) - detail == set()


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("words", OUTCOMES.strip().splitlines())
def test_nor_have_outcomes(words: str, run: Run, files: dict[str, str]) -> None:
    ran = run(words.format(**files), "", "--language", "xx")
    assert ran.err == ""
    assert english(ran.out, words) == set()


@pytest.mark.usefixtures("made_up")
def test_nor_has_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("xx"):
        greet(Wish(lan=True, browser=False), 8420, "http://feldherr.test:8420")
    assert english(re.sub(r"http://\S+", "", capsys.readouterr().out), "") == set()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_help_fits_a_terminal(tag: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for command in ("", *COMMANDS):
        assert [line for line in run(f"{command} --help --language {tag}").out.splitlines() if len(line) > 80] == []


def test_the_language_may_stand_anywhere(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    german = run("play --help --language de").out
    assert german.startswith("Aufruf: feldherr play ")
    for words in ("--language de play --help", "--language=de play --help", "play --language de --help"):
        assert run(words).out == german
    assert "Was wollt ihr spielen?" in run("--language de play").out
    assert "sv2000.duel" in run("--language de sv2000.duel").out
    monkeypatch.setenv("FELDHERR_LANGUAGE", "de")
    assert run("play --help").out == german
    assert run("play --help --language en").out.startswith("usage: feldherr play ")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("sv2000.due", "es gibt keine Spielart „sv2000.due“; versuch sv2000.duel, sv2000.conquest, de2010.duel"),
        ("simulate", "es fehlt: SPIELART (siehe feldherr simulate --help)"),
        ("simulate sv2000.duel --games x", "--games braucht eine ganze Zahl, nicht „x“ (siehe feldherr simulate --help)"),
        ("sv2000.missions --players 9", "sv2000.missions ist für 3 bis 6 Spieler, nicht für 9"),
        ("play --resume /nowhere/x.game", "/nowhere/x.game: Datei nicht gefunden"),
    ],
)
def test_german_errors(words: str, says: str, run: Run) -> None:
    assert run(f"--language de {words}").err == f"feldherr: {says}\n"


def test_a_fault_that_is_new_to_us_is_told_as_it_is() -> None:
    assert wrong("argument --x: not allowed with argument --y") == "argument --x: not allowed with argument --y"
