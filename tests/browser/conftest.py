"""A server with the built client, and Chromium; what is missing is said plainly."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.hands import Hands
from server.house import GENEROUS
from web import FLAGS, NO_CHROMIUM, find_chromium

ROOT = Path(__file__).resolve().parent.parent.parent
Person = Callable[..., Hands]


def chromium() -> str:
    """The path of Chromium."""
    if os.environ.get("FELDHERR_WITHOUT_CHROMIUM") == "1":
        pytest.skip("FELDHERR_WITHOUT_CHROMIUM is 1")
    if not (path := find_chromium()):
        pytest.fail(NO_CHROMIUM, pytrace=False)
    return path


class Server:
    """A server of our own, that can be killed and started again where it was."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        pages = ROOT / ".build" / "web"
        if not (pages / "index.html").exists():
            pytest.fail("the client is not built: python tools/web.py build", pytrace=False)
        log, serve = self.folder / "server.log", ["serve", "--no-browser", "--port", str(self.port)]
        command = [sys.executable, "-P", "-m", "feldherr", *serve, "--database", str(self.folder / "tables.db")]
        env = {**os.environ, "FELDHERR_PAGES": str(pages), "FELDHERR_COMMAND": "our/feldherr", **GENEROUS}
        with log.open("w") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=env)
        self.port = found(self.process, log)

    def stop(self, *, kill: bool = False) -> None:
        assert self.process is not None
        (self.process.kill if kill else self.process.terminate)()
        self.process.wait(20)

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


def found(process: subprocess.Popen[bytes], log: Path) -> int:
    """The port that a server says it is at."""
    for _ in range(600):
        if said := re.search(r"http://localhost:(\d+)", log.read_text()):
            return int(said[1])
        assert process.poll() is None, log.read_text()
        time.sleep(0.1)
    raise AssertionError(f"the server does not start: {log.read_text()}")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server.address
    server.stop()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server to be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")  # while it is there, a loop runs in this process, and tests elsewhere can't have their own
def browser() -> Iterator[Any]:
    """Chromium, by Playwright."""
    path = chromium()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        pytest.fail("Playwright is missing (it is in requirements-dev.lock)", pytrace=False)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Any, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody at a device of their own; in the end none of them has seen an error."""
    if "frail" in request.fixturenames:
        request.getfixturevalue("frail")  # there before the pages are, it goes after them: else they would miss it
    people: list[Hands] = []

    def sit(*device: Any, **more: Any) -> Hands:
        people.append(Hands(browser, *device, **more))
        return people[-1]

    yield sit
    for hands in people:
        hands.leave()
    assert [fault for hands in people for fault in hands.faults] == []
