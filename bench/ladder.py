"""Who beats whom: marshal against captains and captain against recruits in every mode, and marshal against every style there is.

    scripts/python bench/ladder.py                 play (or go on), and write docs/ladder.md
    scripts/python bench/ladder.py sv2000          only modes whose name begins so
    scripts/python bench/ladder.py --games 40      fewer games a match
    scripts/python bench/ladder.py --kept          play nothing: the page from the games that are kept

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
from feldherr.bots.catalogue import characters
from feldherr.bots.characters import versions

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
SEED = 20_261_116
PLAYERS = {
    "sv2000.conquest": 4,
    "sv2000.capitals": 4,
}  # elsewhere three, or as few as the mode has; three seek one capital, which is found in a round
ARENA = "sv2000.conquest"
MIXED = ["captain:vengeful,simple,captain:builder", "captain:hunter,captain,recruit"]
STYLES = ["simple", "captain@1", *[f"captain:{name}" for name in characters()], *MIXED]
STEPS = (("marshal", "captain"), ("captain", "recruit"))
HEAD = f"""# The ladder

How often each player wins against opponents of the next weaker strength. One player of the stronger kind sits with others of the weaker
kind; seats rotate, with the same dice for every seat. Shared wins count in parts; in team play a team belongs to one player. Intervals
are Wilson's 95 % CI. Where an interval contains the fair share, nothing is proved. This page is written by `bench/ladder.py` from games
that were not used for tuning; no results were selected from several runs. Captain and marshal are those of version {max(versions())}
([weights](bots.md#weights)).

| mode | seats | fair | marshal v captains | games | captain v recruits | games | rounds (median) | capped |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""

STYLE_HEAD = f"""
## Against other styles

One marshal in `{ARENA}` with three others at the table, all of one style or of three (fair share: 25 %). The characters were designed
to play as differently as possible from the marshal, and from the captains it expects when it looks ahead; `simple` plays by rules of
thumb and knows nothing of campaigns. None of these games was used for tuning.

| the others | marshal | games | rounds (median) | capped |
| --- | --- | --- | --- | --- |
"""


def seats_of(mode: str) -> int:
    low, high = MODES[mode].players
    return PLAYERS.get(mode, max(low, min(high, 3)))


def match(mode: str, one: str, others: list[str], games: int) -> dict[str, Any]:
    """One match in the arena, or what was kept of it."""
    out = KEPT / f"{mode}-{one}-{'-'.join(dict.fromkeys(others)).replace(':', '-')}.jsonl"
    command = [sys.executable, "-P", "-m", "feldherr", "arena", mode, "--bots", ",".join([one, *others]), "--players", str(seats_of(mode))]
    command += ["--games", str(games), "--seed", str(SEED), "--json", "--out", str(out)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=os.environ)
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def step(mode: str, one: str, other: str, games: int) -> dict[str, Any]:
    """One against as many of the other kind as there are seats left, or team against team."""
    return match(mode, one, [other] * (1 if MODES[mode].teams else seats_of(mode) - 1), games)


def row(facts: dict[str, Any], name: str) -> dict[str, Any]:
    """A player's result."""
    found: dict[str, Any] = next(r for r in facts["results"] if r["bot"] == name)
    return found


def rate(r: dict[str, Any]) -> str:
    return f"{r['rate']:.1%} ({r['low']:.1%} - {r['high']:.1%})"


def line(mode: str, games: int) -> str:
    """A mode's row of the table."""
    upper, lower = (step(mode, one, other, games) for one, other in STEPS)
    cells = [mode, str(upper["players"]), f"{1 / upper['parties']:.0%}"]
    for (one, _), facts in zip(STEPS, (upper, lower), strict=True):
        cells += [rate(row(facts, one)), str(facts["games"])]
    cells += [f"{upper['rounds']['median']:g}", str(upper["capped"] + lower["capped"])]
    return f"| {' | '.join(cells)} |"


def kept(mode: str) -> int:
    """How many whole rotations of games both matches of a mode have so far, as games."""
    files = [KEPT / f"{mode}-{one}-{other}.jsonl" for one, other in STEPS]
    lines = min([len(file.read_text("utf-8").splitlines()) - 1 if file.exists() else 0 for file in files])
    return lines // seats_of(mode) * seats_of(mode)


def style(name: str, games: int) -> str:
    """A row of the second table: marshal against a table of that style, or against a table of three styles."""
    facts = match(ARENA, "marshal", name.split(",") if "," in name else [name] * (seats_of(ARENA) - 1), games)
    cells = [
        name.replace(",", ", "),
        rate(row(facts, "marshal")),
        str(facts["games"]),
        f"{facts['rounds']['median']:g}",
        str(facts["capped"]),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Who beats whom, in every mode.")
    parser.add_argument("modes", nargs="?", default="", help="only modes whose name begins so")
    parser.add_argument("--games", type=int, default=200, help="games a match (200; twice as many in sv2000.conquest)")
    parser.add_argument("--styles", type=int, default=100, help="games against each style")
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
    if args.modes:
        return
    styles = []
    for name in STYLES:
        if not args.kept:
            styles.append(style(name, args.styles))
            print(styles[-1], flush=True)
            (KEPT / "styles.txt").write_text("\n".join(styles) + "\n", "utf-8")
    known = (KEPT / "styles.txt").read_text("utf-8") if (KEPT / "styles.txt").exists() else ""
    PAGE.write_text(HEAD + "\n".join(rows) + "\n" + (STYLE_HEAD + known if known else ""), "utf-8")


if __name__ == "__main__":
    main()
