"""Small programs that play, well or badly."""

from __future__ import annotations

import sys
from pathlib import Path

HEAD = """import json, os, sys, time
def out(x):
    print(json.dumps(x), flush=True)
n = 0
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        out({"type": "hello", "protocol": 1})
    if m["type"] != "ask":
        continue
    n += 1
    o = m["options"][-1]
    answer = " ".join([o["verb"], *o["on"], *([str(o["high"])] if "high" in o else [])])
"""
GOOD = 'out({"id": m["id"], "answer": answer})'
LATER = "if n < 5:\n        {good}\n        continue\n    "


def program(folder: Path, name: str, does: str, later: bool = True) -> str:
    """A program that answers a few questions well, then does that; the name to play it by."""
    path = folder / f"{name}.py"
    path.write_text(f"{HEAD}    {LATER.format(good=GOOD) if later else ''}{does}\n")
    return f'cmd:"{sys.executable} {path}"'


BAD = {
    "crashed": "sys.exit(3)",
    "hung": "time.sleep(60)",
    "garbage": 'print("I attack!", flush=True)',
    "flooded": 'sys.stdout.write("x" * 200000); sys.stdout.flush()',
    "illegal": 'out({"answer": "attack alaska brazil 3"})',
}
