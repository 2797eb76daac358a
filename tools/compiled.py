"""The compiled build: whether it is up to date, making it, and how far that is.

`.build/libraries` has the compiled modules alone, `.build/compiled` the whole package with them. Nobody who plays waits for the compiler:
`begin` starts it in the background, once, and who comes after it is ready finds it. What `progress` tells is kept in `.build/compile.json`.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import compile_engine
from prepare import BUILD, COMPILE, PYTHON, ROOT, SOURCE, alone, say, set_up

LIBRARIES = BUILD / "libraries"
COMPILED = BUILD / "compiled"
COMPILER = [str(PYTHON), str(ROOT / "tools" / "dev.py"), "compile"]
LOCK = "compile.lock"  # held as long as somebody compiles
STATUS = BUILD / "compile.json"
LOG = BUILD / "compile.log"  # the compiler's words, if it failed
TYPICAL = "a minute or two, longer where other programs are busy"


def digest(paths: Iterable[Path], *facts: str) -> str:
    """One fingerprint of the files' names and contents and of the given facts."""
    sha = hashlib.sha256(repr(facts).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def fingerprints() -> tuple[str, str]:
    """One number for what the libraries are made of and one for the whole build; files are read only if one of them was touched."""
    files = [path for folder in (SOURCE, ROOT / "docs" / "rules") for path in folder.rglob("*") if path.is_file()]
    files = [path for path in files if path.parent.name != "__pycache__"]
    tools = [COMPILE, Path(compile_engine.__file__)]
    facts = [(str(path), stat.st_mtime_ns, stat.st_size) for path in sorted([*files, *tools]) for stat in [path.stat()]]
    touched = hashlib.sha256(repr((facts, sys.version)).encode()).hexdigest()
    known = BUILD / "fingerprints"
    with suppress(OSError, ValueError):
        before, engine, package = known.read_text().split()
        if before == touched:
            return engine, package
    engine = digest([*compile_engine.inputs(), *tools], sys.version)
    package = digest(files, engine)
    known.write_text(f"{touched} {engine} {package}")
    return engine, package


def is_made(folder: Path, fingerprint: str) -> bool:
    """Whether a folder is up to date."""
    mark = folder / "fingerprint"
    return mark.exists() and mark.read_text() == fingerprint


@contextmanager
def remade(folder: Path, fingerprint: str) -> Iterator[Path]:
    """A new folder that takes the place of the old one when it is ready."""
    scratch = BUILD / f"{folder.name}.scratch"
    shutil.rmtree(scratch, ignore_errors=True)
    fresh = scratch / "fresh"
    fresh.mkdir(parents=True)
    yield fresh
    (fresh / "fingerprint").write_text(fingerprint)
    if folder.exists():
        folder.rename(scratch / "old")
    fresh.rename(folder)
    shutil.rmtree(scratch)


def assembled() -> bool:
    """Whether the compiled build is up to date, put together anew if only texts, data or uncompiled modules have changed."""
    engine, package = fingerprints()
    if not is_made(LIBRARIES, engine):
        return False
    if not is_made(COMPILED, package):
        with alone():
            if not is_made(COMPILED, package):
                with remade(COMPILED, package) as fresh:
                    compile_engine.copy_package(fresh)
                    for library in LIBRARIES.rglob("*.so"):
                        shutil.copy2(library, fresh / library.relative_to(LIBRARIES))
    return True


def make() -> str:
    """Have the compiled build at hand, however long it takes; otherwise say why that cannot be."""
    if reason := compile_engine.obstacle():
        return reason
    set_up(COMPILE)
    if under_way():
        say(status())
    with alone(LOCK):
        if not assembled() and (reason := compile_libraries()):
            return reason
    assembled()
    return ""


def compile_libraries() -> str:
    """Compile the libraries all at once or not at all; say why if that fails."""
    engine, _ = fingerprints()
    began = time.time()

    def progress(share: float, words: str) -> None:
        STATUS.write_text(json.dumps({"engine": engine, "began": began, "now": time.time(), "share": share, "words": words}))
        say(words)

    progress(0, f"compiling the engine, only when its code changed ({TYPICAL}) ...")
    LOG.unlink(missing_ok=True)
    try:
        with remade(LIBRARIES, engine) as fresh:
            compile_engine.copy_package(fresh)
            compile_engine.compile_package(fresh, progress)
    except RuntimeError as error:
        LOG.write_text(str(error))
        return f"it does not compile, see {LOG.relative_to(ROOT)}"
    return ""


def under_way() -> bool:
    """Whether a process is compiling."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / LOCK).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def begin() -> str:
    """Why the compiled build can't be used now, empty if it can; if it is out of date, it is compiled in the background, by one process."""
    if reason := compile_engine.obstacle():
        return reason
    if assembled():
        return ""
    if not under_way():
        if failed():
            return status()
        STATUS.unlink(missing_ok=True)
        detached = ["sh", "-c", 'nice "$@" </dev/null >/dev/null 2>&1 &', "sh", *COMPILER]
        subprocess.run(detached, start_new_session=True)
        return f"compiling the fast engine in the background ({TYPICAL}; scripts/dev compile --status)"
    return status()


def failed() -> bool:
    """Whether these sources were tried before and don't compile."""
    return LOG.exists() and told().get("engine") == fingerprints()[0]


def told() -> dict[str, float | str]:
    """What the compiling process told last."""
    with suppress(OSError, ValueError):
        found: dict[str, float | str] = json.loads(STATUS.read_text())
        return found
    return {}


def status() -> str:
    """How the compiled build stands, in words, with an estimate while it is being made."""
    if reason := compile_engine.obstacle():
        return reason
    if under_way():
        return f"compiling the fast engine in the background: {estimate(told(), time.time())}"
    if assembled():
        return "the compiled engine is up to date"
    if failed():
        return f"the fast engine does not compile, see {LOG.relative_to(ROOT)} (scripts/dev compile tries again)"
    return "the compiled engine is out of date (scripts/dev compile)"


def estimate(last: dict[str, float | str], now: float) -> str:
    """What was told last, and how long the rest will take if it goes on at the same pace."""
    if not last:
        return "starting"
    took, share = float(last["now"]) - float(last["began"]), float(last["share"])
    words = f"{last['words']}".removesuffix(" ...")
    if not share:
        return words
    left = max(took / share - (now - float(last["began"])), 0)
    return f"{share:.0%}, {words}; {about(left)} left"


def about(seconds: float) -> str:
    """A time as people say it."""
    return f"about {seconds / 60:.0f} minutes" if seconds >= 90 else "about a minute" if seconds >= 45 else "less than a minute"
