"""Which tests run in which build, what they need, and which tell soonest that something broke."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
EXAMPLES = ("README.md", "docs/library.md", "docs/envs.md", "docs/learning.md", "docs/tutorials")
# What only reads texts and files is tested in the interpreted build, what plays many games in the compiled one; the rest in both.
INTERPRETED = (
    "maps",
    "missions",
    "test_compiling.py",
    "test_docs.py",
    "test_locales.py",
    "test_site.py",
    "test_steady.py",
    "test_testing.py",
)
COMPILED = ("laws", "bots", "analysis", "arena", "envs", "cli", "server", "system", "browser", "test_tutorials.py")
NEEDS = {"server": {"postgres", "nginx", "client"}, "browser": {"chromium", "client"}, "library": {"client"}}
EVERYTHING = {"postgres", "nginx", "chromium", "client", "web"}
SLOW = {*NEEDS, *COMPILED}
AGAIN = "--again"
FEW = 3  # failing tests that may be tried again: more of them are no accident
ALWAYS = {"rulebook", "golden"}  # what quick() runs, whatever has changed
RULES = ["tests/rulebook", "tests/golden", "tests/library"]
TESTS = {"locales": ["tests/test_locales.py"], "show": ["tests/library"]}  # of packages that have no folder of tests


@dataclass
class Wanted:
    """The tests that somebody asked for; all of them if there are no paths."""

    paths: list[str]
    options: list[str]
    again: bool = False  # a few tests that fail are tried once more, and named

    @property
    def everything(self) -> bool:
        return not self.paths

    @property
    def needs(self) -> set[str]:
        """What has to be at hand."""
        if self.everything:
            return EVERYTHING
        parts = {part_of(path) for path in self.paths}
        return {need for part in parts for need in NEEDS.get(part, ())} | ({"web"} if "web" in parts else set())

    @property
    def compiled(self) -> bool:
        """Whether some of them are tests of the compiled build."""
        return self.everything or any(part_of(path) in COMPILED for path in self.paths)

    def runs(self, compiled: bool) -> Iterator[tuple[str, list[str]]]:
        """Builds and the paths to be tested in each; without a compiled build all in the interpreted one."""
        paths = self.paths or [*EXAMPLES, *(f"tests/{part}" for part in parts())]
        paths = [path for path in paths if part_of(path) != "web"]
        fast = [path for path in paths if compiled and part_of(path) in COMPILED]
        plain = [path for path in paths if path not in fast]
        if compiled and self.everything:
            fast += [path for path in plain if path not in EXAMPLES and part_of(path) not in INTERPRETED]
        yield from ((build, found) for build, found in (("interpreted", plain), ("compiled", fast)) if found)


def workers(build: str) -> int:
    """How many processes test a build: one for every core, and twice as many where servers are tested, for most of that is waiting."""
    return (os.cpu_count() or 1) * (2 if build == "compiled" else 1)


def parse(arguments: list[str]) -> Wanted:
    """Tell the paths among the arguments from what pytest is told; a path of the sources stands for its tests."""
    found = {each: here for each in arguments if not each.startswith("-") and (here := located(each))}
    tests = [test for path in found.values() for test in tests_of(path)]
    options = [each for each in arguments if each not in found and each != AGAIN]
    return Wanted([*dict.fromkeys(tests)], options, AGAIN in arguments)


def forget() -> None:
    """Let pytest forget what failed: else it remembers a test until it runs again and passes."""
    FAILED.unlink(missing_ok=True)


def failed() -> list[str]:
    """The tests that have failed since `forget`."""
    return [*json.loads(FAILED.read_text())] if FAILED.exists() else []


def located(path: str) -> str:
    """A path from the working directory or from the project's folder, as seen from there; '' if there is none."""
    file, *inside = path.split("::")
    for base in (Path.cwd(), ROOT):
        whole = (base / file).resolve()
        if whole.exists() and whole.is_relative_to(ROOT):
            return "::".join([str(whole.relative_to(ROOT)), *inside])
    return ""


def tests_of(path: str) -> list[str]:
    """The tests of a path: of a package those of its name, of the rules those of the rulebooks."""
    if part_of(path) != "src":
        return [path]
    package = Path(path).relative_to("src").parts[1:2]
    if not package:
        return RULES
    return [f"tests/{package[0]}"] if (ROOT / "tests" / package[0]).is_dir() else TESTS.get(package[0], RULES)


def parts() -> list[str]:
    """The folders and files of tests."""
    folders = {path.relative_to(ROOT / "tests").parts[0] for path in (ROOT / "tests").rglob("test_*.py")}
    return sorted(folders)


def part_of(path: str) -> str:
    """The part of the tests that a path lies in; for others the top folder."""
    inside = Path(path.split("::")[0]).parts
    return inside[1] if inside[0] == "tests" and len(inside) > 1 else inside[0]


def deep() -> list[str]:
    """What pytest is told to run what is tried far longer by night: laws, and files with cases that are marked as deep."""
    marked = [
        str(path.relative_to(ROOT)) for path in tests() if re.search(r"pytest\.mark\.deep|^from hypothesis import", path.read_text(), re.M)
    ]
    return ["tests/laws", *(path for path in marked if part_of(path) != "laws"), "-m", "deep or not deep"]


def tests() -> list[Path]:
    return sorted((ROOT / "tests").rglob("test_*.py"))


def quick() -> tuple[list[str], dict[str, list[str]]]:
    """The rulebook's tests, recorded games, the docs' examples, and the tests of what changed; and the changes that none of them test.

    These are named by what `scripts/test` has to be told to test them.
    """
    files = changed()
    always = [*(f"tests/{part}" for part in sorted(ALWAYS)), "tests/test_docs.py", *EXAMPLES[:2]]
    chosen: set[str] = set()
    untested: dict[str, list[str]] = {}
    for file in files:
        found = about(file)
        chosen |= {test for test in found if part_of(test) not in ALWAYS}
        if not found and not file.endswith(".md") and {*tests_of(file)}.isdisjoint(always):
            untested.setdefault(command(file), []).append(file)
    return [*always, *sorted(chosen - {*always})], untested


def command(file: str) -> str:
    """What `scripts/test` is told to test a file; '' for all tests."""
    if part_of(file) in ("src", "web"):
        return " ".join(tests_of(file)) if file.startswith("src") else "web"
    return f"tests/{part_of(file)}" if file.startswith("tests/") else ""


def changed() -> list[str]:
    """The files that differ from the last commit; if none does, those that it changed."""
    status = git("status", "--porcelain", "--untracked-files=all")
    return [line[3:].split(" -> ")[-1] for line in status] or git("diff", "--name-only", "HEAD~1", "HEAD")


def about(file: str) -> set[str]:
    """The quick tests of a file: itself, or those that import it; slow ones only where they are of its own package."""
    if file.endswith(".ftl"):
        return {"tests/test_locales.py"}
    own, module = part_of(f"tests/{file.removeprefix('src/feldherr/')}"), module_of(file)
    found = set()
    for path in tests() if module else ():
        here = str(path.relative_to(ROOT))
        allowed = part_of(here) not in SLOW or (part_of(here) == own and own not in NEEDS)
        if allowed and (here == file or imports(path.read_text(), module)):
            found.add(here)
    return found


def module_of(file: str) -> str:
    """What a Python file is imported as; '' for others."""
    folder, *inside = Path(file).with_suffix("").parts
    return ".".join(inside).removesuffix(".__init__") if file.endswith(".py") and folder in ("src", "tests", "tools") else ""


def imports(text: str, module: str) -> bool:
    """Whether a test imports a module."""
    package, _, name = module.rpartition(".")
    by_name = rf"from {re.escape(package)} import (\([^)]*|.*)\b{name}\b|" if package else ""
    return bool(re.search(rf"^({by_name}(from|import) {re.escape(module)}\b(?!\.))", text, re.M))


def measured() -> list[str]:
    """The tests that coverage is measured by: all but those in a browser."""
    return [*EXAMPLES, *(f"tests/{part}" for part in parts() if part != "browser")]


def reached(data: Path) -> str:
    """A line for every package: its statements, and which part of them was run."""
    from coverage import Coverage

    measured = Coverage(data_file=str(data), config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    found: dict[str, list[int]] = {}
    for path in sorted((ROOT / "src" / "feldherr").rglob("*.py")):
        _, statements, _, missing, _ = measured.analysis2(str(path))
        inside = path.relative_to(ROOT / "src" / "feldherr").parts
        for package in (inside[0] if len(inside) > 1 else "(top)", "all"):
            total = found.setdefault(package, [0, 0])
            total[0] += len(statements)
            total[1] += len(statements) - len(missing)
    lines = [f"{package:<10} {n:>6} {run / n:>7.1%}" for package, (n, run) in sorted(found.items(), key=lambda f: f[0] == "all") if n]
    return "\n".join([f"{'package':<10} {'lines':>6} {'reached':>7}", *lines])


def git(*command: str) -> list[str]:
    return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
