"""Somebody who installs the wheel can write a typed program with it: mypy and pyright find nothing in ours, and it runs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples" / "library" / "first_script.py"
NEEDS = ("librt", "mypy_extensions", "rich", "fluent-runtime")  # what the wheel needs
WRONG = """import feldherr

g = feldherr.new(feldherr.find("sv2000.conquest"), "three")
armies: str = g.armies[0]
feldherr.play(g, 0, "attack")
feldherr.atack(g)
"""
FAULTS = {("wrong.py", line) for line in (3, 4, 5, 6)}

pytestmark = pytest.mark.skipif(os.environ.get("FELDHERR_BUILD") == "compiled", reason="a wheel is the same in both builds")


def start(*command: str | Path, cwd: Path, **more: str) -> subprocess.Popen[str]:
    """Start a command that finds no other Feldherr than the installed one."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.Popen(command, cwd=cwd, env={**env, **more}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """What a command prints, which must not fail."""
    process = start(*command, cwd=cwd, **more)
    said = process.communicate()[0]
    assert process.returncode == 0, said
    return said


def install(folder: Path) -> Path:
    """Build the wheel and install it into a fresh environment in the folder; the package's place there."""
    build: list[str | Path] = ["-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    run(sys.executable, *build, cwd=ROOT, FELDHERR_COMPILE="0", FELDHERR_CLIENT="0")
    venv.create(folder / "venv", symlinks=True)
    packages = next((folder / "venv").glob("lib/python3*/site-packages"))
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check"]
    run(sys.executable, *pip, "--target", packages, *folder.glob("*.whl"), cwd=folder)
    (packages / "needs.pth").write_text("".join(f"{place}\n" for place in {distribution(name).locate_file("") for name in NEEDS}))
    return packages / "feldherr"


def test_a_typed_program_with_the_installed_wheel(tmp_path: Path) -> None:
    """Both checkers find what is wrong in a wrong program, and nothing in the right one."""
    for tool in ("hatchling", "basedpyright"):
        pytest.importorskip(tool, reason="scripts/test installs it")
    package = install(tmp_path)
    assert (package / "py.typed").exists()
    python = package.parents[3] / "bin" / "python"
    (tmp_path / "right.py").write_text(SCRIPT.read_text())
    (tmp_path / "wrong.py").write_text(WRONG)
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict", "include": ["*.py"]}')
    pyright = start(sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", python, cwd=tmp_path)
    strict: list[str | Path] = ["--strict", "--config-file=", "--cache-dir", tmp_path / "cache", "--python-executable", python]
    said = start(sys.executable, "-m", "mypy", *strict, "right.py", "wrong.py", cwd=tmp_path).communicate()[0]
    assert {(name, int(line)) for name, line in re.findall(r"^(\w+\.py):(\d+)", said, re.M)} == FAULTS, said
    said = pyright.communicate()[0]
    found = [(Path(e["file"]).name, e["range"]["start"]["line"] + 1) for e in json.loads(said)["generalDiagnostics"]]
    assert set(found) == FAULTS, said
    assert run(python, "right.py", cwd=tmp_path).endswith("the same again: True\n")
