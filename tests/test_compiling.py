"""Nobody waits for the compiler: one process compiles in the background, says how far it is, and isn't started twice."""

from __future__ import annotations

import os
import re
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import compile_engine
import compiled
import dev
import prepare
import web

# Takes the lock as `dev compile` does, leaves a mark, and holds it until it is told to end.
COMPILER = """
import fcntl, os, pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
with (folder / "compile.lock").open("w") as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    (folder / f"started.{os.getpid()}").touch()
    while not (folder / "end").exists():
        time.sleep(0.01)
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with next to nothing in it."""
    root = tmp_path / "project"
    for part in ("engine/state.py", "rules/turn.py", "bots/bot.py", "bots/players/random.py", "cli/words.py"):
        path = root / "src" / "feldherr" / part
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("TEXT = 1\n")
    (root / ".build").mkdir()
    lock = root / "requirements-build.lock"
    lock.touch()
    for module, names in ((compiled, ("ROOT", "SOURCE", "BUILD", "COMPILE")), (compile_engine, ("ROOT", "SOURCE")), (prepare, ("BUILD",))):
        for name in names:
            monkeypatch.setattr(module, name, {"ROOT": root, "SOURCE": root / "src", "BUILD": root / ".build", "COMPILE": lock}[name])
    for name in ("LIBRARIES", "COMPILED", "STATUS", "LOG"):
        monkeypatch.setattr(compiled, name, root / ".build" / getattr(compiled, name).name)
    tool = root / "compile_engine.py"
    tool.write_text("FLAGS = 2\n")
    monkeypatch.setattr(compile_engine, "__file__", str(tool))
    monkeypatch.setattr(compile_engine, "obstacle", lambda: "")
    return root


def wait_for(what: Callable[[], object]) -> None:
    limit = time.monotonic() + 60
    while not what():
        assert time.monotonic() < limit
        time.sleep(0.01)


def test_files_are_read_again_only_if_one_was_touched(project: Path) -> None:
    first = compiled.fingerprints()
    state, words = project / "src/feldherr/engine/state.py", project / "src/feldherr/cli/words.py"
    before = state.stat()
    state.write_text("TEXT = 2\n")
    os.utime(state, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert compiled.fingerprints() == first  # of the same size, at the same nanosecond: not looked into
    os.utime(state, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    engine, package = compiled.fingerprints()
    assert engine != first[0]
    assert package != first[1]
    words.write_text("TEXT = 12\n")
    assert compiled.fingerprints()[0] == engine  # the terminal's words are no part of the libraries
    assert compiled.fingerprints()[1] != package


def test_one_process_compiles_and_the_next_start_uses_it(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project / ".build"
    monkeypatch.setattr(compiled, "COMPILER", [sys.executable, "-c", COMPILER, str(folder)])
    assert "in the background" in compiled.begin()
    wait_for(compiled.under_way)
    assert [compiled.begin() for _ in range(3)] == [compiled.status()] * 3
    assert "starting" in compiled.status()
    (folder / "libraries").mkdir()
    (folder / "libraries" / "fingerprint").write_text(compiled.fingerprints()[0])
    (project / "docs/rules").mkdir(parents=True)
    (folder / "end").touch()
    wait_for(lambda: not compiled.under_way())
    assert len([*folder.glob("started.*")]) == 1
    assert compiled.begin() == ""
    assert (folder / "compiled/feldherr/engine/state.py").exists()


def test_what_does_not_compile_is_not_tried_at_every_start(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(folder: Path, progress: Callable[[float, str], object]) -> None:
        progress(0.3, "compiling core ...")
        raise RuntimeError("core.c:1: no such thing")

    (project / "docs/rules").mkdir(parents=True)
    monkeypatch.setattr(compile_engine, "compile_package", refuse)
    monkeypatch.setattr(compiled, "set_up", lambda lock: None)
    monkeypatch.setattr(compiled, "COMPILER", ["false"])
    assert compiled.make() == "it does not compile, see .build/compile.log"
    assert "no such thing" in compiled.LOG.read_text()
    assert "does not compile" in compiled.begin()
    (project / "src/feldherr/engine/state.py").write_text("TEXT = 22\n")
    assert "in the background" in compiled.begin()  # the sources have changed


def test_an_estimate_follows_from_what_is_done() -> None:
    last: dict[str, float | str] = {"began": 1000.0, "now": 1100.0, "share": 0.25, "words": "compiled odds"}
    assert compiled.estimate(last, 1100.0) == "25%, compiled odds; about 5 minutes left"
    assert compiled.estimate(last, 1350.0) == "25%, compiled odds; about a minute left"
    assert compiled.estimate(last, 2000.0) == "25%, compiled odds; less than a minute left"
    assert compiled.estimate(last | {"share": 0, "words": "translating 100 modules to C ..."}, 1100.0) == "translating 100 modules to C"


class Begun(Exception):
    """The game would run now, in this environment."""


def test_the_first_start_shows_the_client_that_it_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def become(path: Path, arguments: list[str], env: dict[str, str]) -> None:
        raise Begun(env.get("FELDHERR_PAGES"))

    monkeypatch.setattr(web, "BUILT", tmp_path)
    monkeypatch.setattr(dev, "set_up", lambda lock: None)
    monkeypatch.setattr(dev, "set_up_client", (tmp_path / "index.html").touch)
    monkeypatch.setattr(compiled, "begin", lambda: "it is being compiled")
    monkeypatch.setattr(os, "execve", become)
    monkeypatch.delenv("FELDHERR_PAGES", raising=False)
    with pytest.raises(Begun, match=re.escape(str(tmp_path))):
        dev.play([])


def test_what_keeps_a_machine_from_compiling_is_named_with_its_cure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("FELDHERR_COMPILE", "CC"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "cc").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert compile_engine.obstacle() == ""
    (tmp_path / "Python.h").unlink()
    assert "apt install python3-dev" in compile_engine.obstacle()
    (tmp_path / "cc").unlink()
    assert "apt install gcc" in compile_engine.obstacle()
    monkeypatch.setenv("FELDHERR_COMPILE", "0")
    assert compile_engine.obstacle() == "FELDHERR_COMPILE is 0"
