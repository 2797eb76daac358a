"""Tries the Feldherr that is installed, as people would: python -P tools/try_installed.py, in an environment with nothing else.

Commands run in an empty folder. The engine must be compiled if FELDHERR_COMPILE is 1, as for wheels that are published.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

COMMAND = Path(sys.executable).with_name("feldherr.exe" if os.name == "nt" else "feldherr")  # as pip makes it
FELDHERR = (str(COMMAND),)
COMMANDS = {
    "odds 10 7": "80.0%",
    "rules sv2000.conquest": "sv2000.conquest",
    "play --help": "usage: feldherr play",
    "play sv2000.duel --computer all --seed 1 --with turn_limit=2 --save a.game": "Blue wins: turn limit",
    "replay a.game --print": "turn limit",
    "analyse a.game": "Turning points",
    "arena sv2000.duel --bots recruit,random --games 2 --with turn_limit=3 --jobs 1": "recruit",
}
PAGE = 100_000  # bytes of script that the browser's client has at least


class Broken(Exception):
    """Something does not work as it should."""


def try_command(words: str, says: str, folder: Path, env: dict[str, str]) -> None:
    """Run a command, which must end well and say that."""
    ran = subprocess.run([*FELDHERR, *words.split()], cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8")
    if ran.returncode or says not in ran.stdout or "Traceback" in ran.stderr:
        raise Broken(f"feldherr {words}: exit code {ran.returncode}, wanted {says!r}\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}")


def try_server(folder: Path, env: dict[str, str]) -> None:
    """Serve: it is healthy, and there is a page with its script."""
    command = [*FELDHERR, "serve", "--no-browser", "--port", "0", "--database", "tables.db"]
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            said = server.stdout.readline() if server.stdout else ""
            address = re.search("http://localhost:[0-9]+/", said)
            if not address:
                raise Broken(f"feldherr serve says {said!r} instead of its address")
            fetched(f"{address[0]}health")
            script = re.search(r'<script[^>]* src="/?([^"]+)"', fetched(address[0]).decode())
            if not script or len(fetched(address[0] + script[1])) < PAGE:
                raise Broken("feldherr serve has no page for browsers")
        finally:
            server.kill()


def fetched(address: str) -> bytes:
    with urlopen(address.replace("localhost", "127.0.0.1"), timeout=60) as reply:
        data: bytes = reply.read()
    return data


def main() -> None:
    """Try everything, naming it first."""
    import feldherr.engine.play as engine

    compiled = not str(engine.__file__).endswith(".py")
    print(f"Python {sys.version.split()[0]}, {'compiled' if compiled else 'interpreted'}: {engine.__file__}")
    if os.environ.get("FELDHERR_COMPILE") == "1" and not compiled:
        raise Broken("the engine is not compiled")
    if not COMMAND.exists():
        raise Broken(f"there is no command {COMMAND}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        env = {**os.environ, "FELDHERR_LANGUAGE": "en", "XDG_DATA_HOME": name}
        for words, says in COMMANDS.items():
            print(f"feldherr {words}", flush=True)
            try_command(words, says, Path(name), env)
        print("feldherr serve", flush=True)
        try_server(Path(name), env)


if __name__ == "__main__":
    try:
        main()
    except Broken as e:
        sys.exit(str(e))
