"""Checks a typed program against an installed Feldherr, as its author would: mypy --strict and basedpyright in strict mode.

Both must find nothing in the example of docs/library.md, and all that is wrong in a wrong program: else the shipped types say nothing.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "examples" / "library" / "first_script.py"
WRONG = """import feldherr

g = feldherr.new(feldherr.find("sv2000.conquest"), "three")
armies: str = g.armies[0]
feldherr.play(g, 0, "attack")
feldherr.atack(g)
"""
FAULTS = {("wrong.py", line) for line in (3, 4, 5, 6)}
ENDS = "the same again: True\n"  # what the example prints last


def check(python: Path, folder: Path) -> str:
    """What is not as it should be with the Feldherr of that Python, checked in an empty folder; empty if all is well."""
    (folder / "right.py").write_text(SCRIPT.read_text("utf-8"), "utf-8")
    (folder / "wrong.py").write_text(WRONG, "utf-8")
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict", "include": ["*.py"]}', "utf-8")
    strict = ["--strict", "--config-file=", f"--cache-dir={folder / 'cache'}", f"--python-executable={python}"]
    said = output(folder, sys.executable, "-m", "mypy", *strict, "right.py", "wrong.py")
    if {(name, int(line)) for name, line in re.findall(r"^(\w+\.py):(\d+)", said, re.MULTILINE)} != FAULTS:
        return f"mypy: {said}"
    said = output(folder, sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", str(python))
    found = [(Path(each["file"]).name, each["range"]["start"]["line"] + 1) for each in json.loads(said)["generalDiagnostics"]]
    if set(found) != FAULTS:
        return f"basedpyright: {said}"
    said = output(folder, str(python), "-P", "right.py")
    return "" if said.endswith(ENDS) else f"right.py: {said}"


def output(folder: Path, *command: str) -> str:
    """What a command prints that finds no other Feldherr than the installed one."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
