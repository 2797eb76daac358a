"""Running the command line in tests: arguments and typed lines in, what it prints and its exit code out."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commandline import Ran, Run
from feldherr.cli import main
from feldherr.locales import speaking


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games are saved where nobody minds, lines are never wrapped, and all begin in English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("FELDHERR_LANGUAGE", "en")
    for name in ("FELDHERR_COMMAND", "FELDHERR_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    with speaking("en"):
        yield


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play sv2000.duel", "1\\n")`: the words of a command line, and what is typed."""

    def command(words: str, typed: str = "", *more: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main([*words.split(), *more])
        except SystemExit as e:
            code = int(e.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return command
