"""On a real terminal: the screen is wiped between people, colours go with letters, and arrow keys tell nothing."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.terminal import Terminal, until_asleep
from feldherr.cli.table.screen import CLEAR, WIPE

UP = "\x1b[A"


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    words = ["play", "sv2000.capitals", "--players", "2", "--names", "Anna,Bo", "--seed", "1", "--map", "tiny", "--save"]
    screen = Terminal(*words, str(tmp_path / "a.game"))
    yield screen
    screen.close()


def test_secrets_are_wiped(terminal: Terminal) -> None:
    got = terminal.until("Anna> ")
    assert CLEAR in got
    assert WIPE not in got  # nothing secret yet: what people scroll back to stays
    assert re.search(r"\x1b\[1;38;5;\d+mA Anna", got)  # the letter is there too, not only its colour
    while "Pass the device to Anna" not in got:
        terminal.type("1")
        got = terminal.until("Anna> ", "Bo> ", "press Enter")
    terminal.type("")
    got = terminal.until("Anna> ")
    assert "choose your capital" in got
    terminal.type("1")
    got = terminal.until("press Enter")
    assert "Pass the device to Bo" in got
    assert "Anna> " not in got[got.rindex(WIPE) :]
    terminal.type("")
    terminal.until("Bo> ")
    os.write(terminal.master, UP.encode())
    terminal.type("")  # if the arrow key brought Anna's answer back, this would give it
    assert "choose your capital" in terminal.until("Bo> ")


@pytest.mark.interrupt
def test_control_c(terminal: Terminal) -> None:
    terminal.until("Anna> ")
    until_asleep(terminal.process)
    terminal.process.send_signal(signal.SIGINT)
    assert "resume with: feldherr play --resume" in terminal.until("--resume")
    assert terminal.process.wait(timeout=30) == 0


def test_what_computers_did_stays_readable(tmp_path: Path) -> None:
    words = ["sv2000.capitals", "--players", "2", "--computer", "all", "--seed", "1", "--map", "tiny", "--with", "turn_limit=3", "--save"]
    screen = Terminal(*words, str(tmp_path / "a.game"))
    got = screen.until("Watch the replay")
    screen.close()
    assert CLEAR not in got
    assert "-- Round 1: Red --" in got
    assert "Red attacks" in got
