"""How light, quick and smooth the table is: docs/table.md, from what bench/taps.py and bench/client.py have measured with --write."""

from __future__ import annotations

from pathlib import Path

from bench import figures
from bench.figures import Figures
from bench.load.server import machine

PAGE = Path(__file__).resolve().parents[1] / "docs" / "table.md"
QUIET = 2.0  # the load of a machine that does nothing else
HEAD = """# How light, quick and smooth the table is

What a turn costs in clicks, what comes over the wire before one can play, and how many frames a second the map has. The figures are
measured in Chromium, at a server on the same machine, by `bench/taps.py --write` and `bench/client.py --write`, which keep them in
`bench/figures.json` and write this page. Both end with 1 if a limit is missed; the weights are tested every day
(`tests/browser/test_first_load.py`).
"""
WEIGHTS = "By a link to a table that is played, in a browser that was never here; kB, compressed as the server sends them."
FRAMES = "Without a graphics card, so it is smoother on people's own machines. 95 of 100 frames come within the time in the third column."


def measured(part: str, what: Figures, load: float) -> None:
    """Keep what was measured of a part, with the machine and its load before, and write the page again."""
    figures.write({f"table {part}": {"machine": machine(), "load": load, **what}})
    PAGE.write_text(page(figures.read()), "utf-8")


def page(f: Figures) -> str:
    """The page, of these figures alone."""
    parts = {"clicks": clicks, "weights": weights, "frames": frames}
    made = [HEAD, *(section(f[f"table {part}"]) for part, section in parts.items() if f"table {part}" in f)]
    return "\n".join(made)


def where(found: Figures) -> str:
    """On what machine, and whether it was quiet."""
    load = f"a load of {found['load']:.1f}"
    if found["load"] < QUIET:
        return f"{found['machine']}. The machine was quiet ({load}).\n"
    return f"{found['machine']}. **The machine was busy ({load}): times are worse than on a quiet one.**\n"


def tabled(title: str, says: str, columns: list[str], rows: list[str]) -> str:
    """A section with a table."""
    return "\n".join([f"## {title}\n", says, f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}", *rows, ""])


def clicks(found: Figures) -> str:
    """What things cost at the table."""
    rows = [f"| {c['what']} | {c['limit']} | {c['measured']:g} {c['unit']} |" for c in found["claims"]]
    return tabled("Clicks, and how much of a phone is map", where(found), ["what", "limit", "measured"], rows)


def weights(found: Figures) -> str:
    """What comes over the wire, on every board in every language."""
    rows = [
        f"| {board} | {language} | {each['weight']:.1f} | {each['fonts']:.0f} |"
        for board, languages in found["boards"].items()
        for language, each in languages.items()
    ]
    limits = f"| at most | | {found['limit']} | {found['fonts']} |"
    columns = ["board", "language", "all but fonts", "fonts"]
    return tabled("What comes before one can play", f"{WEIGHTS} {where(found)}", columns, [*rows, limits])


def frames(found: Figures) -> str:
    """How smooth the map is, watched and moved."""
    rows = [f"| {what} | {each['rate']:.0f} | {each['late']:.0f} ms | {each['longest']:.0f} ms |" for what, each in found["runs"].items()]
    says = f"{FRAMES} At least {found['limit']} a second are wanted. {where(found)}"
    return tabled("Frames", says, ["what", "frames a second", "95 %", "the longest"], rows)
