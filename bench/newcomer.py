"""How long the ten things take that a newcomer tries first, from a fresh clone: scripts/python bench/newcomer.py

Each row is a command as the documentation has it, run in order in a new clone of this repository, so the first one pays for the set-up.
What is committed counts, not what lies in the checkout. The clone is a local one, and packages that this machine has fetched before are
not fetched again: with an empty cache the first two rows wait for the network too. Nothing compiles in the foreground; the compiler works
beside the first rows, as it does for everybody. The plot is one of letters, which needs no library. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
from web import FLAGS, NO_CHROMIUM, find_chromium

ROOT = Path(__file__).resolve().parent.parent
PLOT = """import feldherr
from collections import Counter

def rounds(seed):
    game, dice = feldherr.game("sv2000.conquest", 2, map="tiny", turn_limit=30), feldherr.Stream(seed)
    players = [feldherr.bots.make("recruit", seed + s) for s in range(2)]
    while not game.over:
        game.chance(dice)
        for seat in feldherr.players(game.state):
            game.play(seat, players[seat].choose(feldherr.observe(game.state, seat), seat))
    return int(game.state.round)

for n, games in sorted(Counter(map(rounds, range(1000))).items()):
    print(f"{n:3} {'#' * (games // 5)}")
"""
Tried = Callable[[Path, dict[str, str]], None]


class Broken(Exception):
    """Something did not work."""


def command(words: str, says: str) -> Tried:
    """A command that ends well and prints that."""

    def tried(clone: Path, env: dict[str, str]) -> None:
        ran = subprocess.run(["sh", "-c", words], cwd=clone, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if ran.returncode or says not in ran.stdout:
            raise Broken(f"{words}: exit code {ran.returncode}\n{ran.stdout[-1000:]}\n{ran.stderr[-1000:]}")

    return tried


def served(browser: Any) -> Tried:
    """The game in a browser that is open already, from the command until *Play now* can be pressed; then the server is ended."""

    def tried(clone: Path, env: dict[str, str]) -> None:
        words = ["scripts/play", "serve", "--no-browser", "--port", "0", "--database", str(clone / "tables.db")]
        with subprocess.Popen(words, cwd=clone, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                said = (re.search("http://localhost:[0-9]+/", line) for line in server.stdout or ())
                address = next(filter(None, said), None)
                if not address:
                    raise Broken("the server ended without saying its address")
                page = browser.new_page(locale="en")
                page.goto(address[0])
                page.get_by_role("button", name="Play now").wait_for(timeout=60_000)
                page.close()
            finally:
                server.terminate()

    return tried


def things(browser: Any) -> dict[str, Tried]:
    """What newcomers try, in the order in which the documentation offers it."""
    return {
        "battle odds, with the set-up": command("scripts/play odds 10 7", "80.0%"),
        "battle odds again": command("scripts/play odds 10 7", "80.0%"),
        "the game in the browser": served(browser),
        "the game in the browser again": served(browser),
        "the rules of a mode": command("scripts/play rules sv2000.conquest", "sv2000.conquest"),
        "a whole game of computers": command(
            "scripts/play play sv2000.duel --computer all --seed 1 --with turn_limit=5 --save a.game", "wins"
        ),
        "that game analysed": command("scripts/play analyse a.game", "Turning points"),
        "a new world": command("scripts/play map new world.toml --seed 7", "world.toml"),
        "an own player in the arena": command(
            "scripts/play arena sv2000.conquest --bots mybot.py:MyBot,recruit --players 2 --games 60", "MyBot"
        ),
        "a plot of 1,000 games": command("scripts/python plot.py", "#"),
    }


def main() -> None:
    """Clone, try everything, print a table."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    known = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "FELDHERR_BUILD", "FELDHERR_PAGES", "FELDHERR_COMMAND")
    }
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        clone = Path(name, "feldherr")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        (clone / "plot.py").write_text(PLOT)
        tutorial = (clone / "docs" / "tutorials" / "first-player.md").read_text("utf-8")
        (clone / "mybot.py").write_text(tutorial.partition("```python\n")[2].partition("```")[0])
        env = {**known, "XDG_DATA_HOME": name, "FELDHERR_LANGUAGE": "en"}
        print("| what | seconds |\n| --- | --- |", flush=True)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium() or sys.exit(NO_CHROMIUM), args=FLAGS.split())
            for what, tried in things(browser).items():
                began = time.monotonic()
                tried(clone, env)
                print(f"| {what} | {time.monotonic() - began:.1f} |", flush=True)
        subprocess.run(
            ["scripts/dev", "compile"], cwd=clone, env=env, capture_output=True
        )  # else it would work on in a folder that is gone


if __name__ == "__main__":
    try:
        main()
    except Broken as e:
        sys.exit(str(e))
