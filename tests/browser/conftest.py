"""A server with the built client, and Chromium; what is missing is said plainly."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --disable-dev-shm-usage"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They take a browser and some minutes: only if one says so."""
    if os.environ.get("FELDHERR_BROWSER") != "1":
        here = Path(__file__).parent
        for item in items:
            if here in Path(item.path).parents:
                item.add_marker(pytest.mark.skip(reason="FELDHERR_BROWSER=1 plays by clicks in Chromium"))


def chromium() -> str:
    """The path of Chromium."""
    found = os.environ.get("FELDHERR_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
    if not found:
        pytest.fail("Chromium is missing (Debian: apt install chromium)", pytrace=False)
    return found


@pytest.fixture(scope="session")
def pages() -> Path:
    """The client as it was built."""
    built = ROOT / ".build" / "web"
    if not (built / "index.html").exists():
        pytest.fail("the client is not built: python tools/web.py build", pytrace=False)
    return built


@pytest.fixture
def address(pages: Path, tmp_path: Path) -> Iterator[str]:
    """Where a server of our own is."""
    command = [sys.executable, "-P", "-m", "feldherr", "serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "tables.db")]
    log = tmp_path / "server.log"
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "FELDHERR_PAGES": str(pages)})
        try:
            yield _found(process, log)
        finally:
            process.terminate()
            process.wait(20)


def _found(process: subprocess.Popen[bytes], log: Path) -> str:
    for _ in range(600):
        if said := re.search(r"http://localhost:\d+", log.read_text()):
            return said[0]
        assert process.poll() is None, log.read_text()
        time.sleep(0.1)
    raise AssertionError(f"the server does not start: {log.read_text()}")


@pytest.fixture
def browser() -> Iterator[Any]:
    """Chromium, by Playwright."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        pytest.fail("Playwright is missing (it is in requirements-dev.lock)", pytrace=False)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        yield opened
        opened.close()
