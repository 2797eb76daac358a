"""Who beats whom: marshal against captains and captain against recruits, in every mode, through the arena.

    .venv/bin/python bench/ladder.py                 play (or go on), and write docs/ladder.md
    .venv/bin/python bench/ladder.py sv2000          only modes whose name begins so
    .venv/bin/python bench/ladder.py --games 40      fewer games a match
    .venv/bin/python bench/ladder.py --kept          play nothing: the page from the games that are kept

One player sits with others who are all of the next weaker kind; seats go round, dice are the same for every seat. Games are kept in
.build/ladder, so that a run that was stopped goes on where it was; --fresh begins anew. The seed is one that no tuning used.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from feldherr import MODES

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
SEED = 20_261_116
PLAYERS = {"sv2000.conquest": 4}  # elsewhere three, or as few as the mode has
STEPS = (("marshal", "captain"), ("captain", "recruit"))
HEAD = """# The ladder

One player against others who are all of the next weaker kind, seats going round, the same dice for every seat. A game counts as won by
whoever won it (shared wins in part); in team play a team is one player's. Intervals are Wilson's, 95 %. Written by `bench/ladder.py` from
games that no tuning has seen; nothing here was picked from several runs. Where an interval holds the fair share, nothing is proved.

| mode | seats | fair | marshal v captains | games | captain v recruits | games | rounds (median) | capped |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def seats_of(mode: str) -> int:
    low, high = MODES[mode].players
    return PLAYERS.get(mode, max(low, min(high, 3)))


def match(mode: str, one: str, others: str, games: int) -> dict[str, Any]:
    """One match in the arena, or what was kept of it."""
    seats = seats_of(mode)
    teams = MODES[mode].teams
    names = [one, others] if teams else [one] + [others] * (seats - 1)
    command = [sys.executable, "-P", "-m", "feldherr", "arena", mode, "--bots", ",".join(names), "--players", str(seats)]
    command += ["--games", str(games), "--seed", str(SEED), "--json", "--out", str(KEPT / f"{mode}-{one}.jsonl")]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=os.environ)
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def row(facts: dict[str, Any], name: str) -> dict[str, Any]:
    """A player's result."""
    found: dict[str, Any] = next(r for r in facts["results"] if r["bot"] == name)
    return found


def rate(r: dict[str, Any]) -> str:
    return f"{r['rate']:.1%} ({r['low']:.1%} - {r['high']:.1%})"


def line(mode: str, games: int) -> str:
    """A mode's row of the table."""
    upper, lower = (match(mode, one, others, games) for one, others in STEPS)
    cells = [mode, str(upper["players"]), f"{1 / upper['parties']:.0%}"]
    for (one, _), facts in zip(STEPS, (upper, lower), strict=True):
        cells += [rate(row(facts, one)), str(facts["games"])]
    cells += [f"{upper['rounds']['median']:g}", str(upper["capped"] + lower["capped"])]
    return f"| {' | '.join(cells)} |"


def kept(mode: str) -> int:
    """How many whole rotations of games both matches of a mode have so far, as games."""
    files = [KEPT / f"{mode}-{one}.jsonl" for one, _ in STEPS]
    lines = min([len(file.read_text("utf-8").splitlines()) - 1 if file.exists() else 0 for file in files])
    return lines // 12 * 12  # rotations of two, three and four seats


def main() -> None:
    parser = argparse.ArgumentParser(description="Who beats whom, in every mode.")
    parser.add_argument("modes", nargs="?", default="", help="only modes whose name begins so")
    parser.add_argument("--games", type=int, default=200, help="games a match (200; twice as many in sv2000.conquest)")
    parser.add_argument("--kept", action="store_true", help="play nothing, write the page")
    parser.add_argument("--fresh", action="store_true", help="forget the games that were kept")
    args = parser.parse_args()
    if args.fresh:
        shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    rows = []
    for mode in MODES:
        if mode.startswith(args.modes) and (not args.kept or kept(mode)):
            games = kept(mode) if args.kept else args.games * (2 if mode == "sv2000.conquest" else 1)
            rows.append(line(mode, games))
            print(rows[-1], flush=True)
    if not args.modes:
        PAGE.write_text(HEAD + "\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    main()
