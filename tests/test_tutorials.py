"""Every tutorial works as it is written: its files are written, its commands are run, and they print what the page shows.

On a page a block of `python` or `toml` is a file, named by its first line; `sh` is run in a shell; `text` is what the commands before it
print, where `...` stands for anything; `console` is for people only. Sessions with `>>>` are run as doctests.
"""

from __future__ import annotations

import doctest
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = [DOCS / "start.md", *sorted((DOCS / "tutorials").glob("*.md"))]
LANGUAGES = {"python", "toml", "sh", "text", "console", "pycon"}
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SEEN = doctest.OutputChecker()


class Reader:
    """Somebody who does what a page says, in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.printed = ""
        self.running: list[subprocess.Popen[bytes]] = []
        (folder / "scripts").mkdir()
        for name, arguments in (("play", "-m feldherr"), ("python", "")):
            script = folder / "scripts" / name
            script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -P {arguments} "$@"\n')
            script.chmod(0o755)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = str(free.getsockname()[1])

    def read(self, language: str, text: str) -> None:
        """Do what a block says."""
        if language in ("python", "toml"):
            (self.folder / text.split()[1]).write_text(text)
        elif language == "sh":
            self.run(text.replace("8420", self.port))
        elif language == "text":
            assert SEEN.check_output(text, self.printed, doctest.ELLIPSIS), self.printed

    def run(self, script: str) -> None:
        """Run commands; one that ends with & goes on until the page has been read."""
        env = {**os.environ, "XDG_DATA_HOME": str(self.folder), "COLUMNS": "100"}
        if script.rstrip().endswith("&"):
            command = ["sh", "-c", f"exec {script.rstrip()[:-1]}"]
            self.running.append(subprocess.Popen(command, cwd=self.folder, env=env, stderr=subprocess.DEVNULL))
            return
        done = subprocess.run(["sh", "-ec", script], cwd=self.folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.printed = done.stdout.rstrip() + "\n"
        assert done.returncode == 0, self.printed

    def leave(self) -> None:
        for process in self.running:
            process.terminate()
            process.wait()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_does_what_it_says(page: Path, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    blocks = BLOCK.findall(page.read_text("utf-8"))
    assert {language for language, _ in blocks} <= LANGUAGES
    try:
        for language, text in blocks:
            reader.read(language, text)
    finally:
        reader.leave()
