"""Which tests run in which build, what they need, and which tell soonest that something broke."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ("README.md", "docs/library.md", "docs/envs.md", "docs/learning.md")
# What only reads texts and files is tested in the interpreted build, what plays many games in the compiled one; the rest in both.
INTERPRETED = ("maps", "missions", "test_docs.py", "test_locales.py", "test_steady.py", "test_testing.py")
COMPILED = ("laws", "bots", "arena", "envs", "cli", "server", "browser")
NEEDS = {"server": {"postgres", "nginx", "client"}, "browser": {"chromium", "client"}}
EVERYTHING = {"postgres", "nginx", "chromium", "client", "web"}
DEEP = (
    "tests/laws",
    "tests/engine",
    "tests/server/test_crashes.py",
    "tests/server/test_history.py",
    "tests/server/test_nonsense.py",
    "tests/server/test_proxy.py",
    "tests/browser",
    "-m",
    "deep or not deep",
)


@dataclass
class Wanted:
    """The tests that somebody asked for; all of them if there are no paths."""

    paths: list[str]
    options: list[str]

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
    paths = [each for each in arguments if not each.startswith("-") and (ROOT / each.split("::")[0]).exists()]
    tests = [test for path in paths for test in tests_of(path)]
    return Wanted([*dict.fromkeys(tests)], [each for each in arguments if each not in paths])


def tests_of(path: str) -> list[str]:
    """The tests of a path: of a package those of its name, of the rules those of the rulebooks."""
    if part_of(path) != "src":
        return [path]
    inside = Path(path).resolve().relative_to(ROOT / "src" / "feldherr").parts
    package = inside[0] if inside else ""
    return [f"tests/{package}"] if (ROOT / "tests" / package).is_dir() and package else ["tests/rulebook", "tests/golden", "tests/library"]


def parts() -> list[str]:
    """The folders and files of tests."""
    folders = {path.relative_to(ROOT / "tests").parts[0] for path in (ROOT / "tests").rglob("test_*.py")}
    return sorted(folders)


def part_of(path: str) -> str:
    """The part of the tests that a path lies in; for others the top folder."""
    inside = Path(path.split("::")[0]).resolve().relative_to(ROOT).parts
    return inside[1] if inside[0] == "tests" and len(inside) > 1 else inside[0]


def quick() -> list[str]:
    """The rulebook's tests, recorded games, the docs' examples, and the tests of what changed."""
    always = ["tests/rulebook", "tests/golden", "tests/test_docs.py", *EXAMPLES[:2]]
    return [*always, *sorted(about(changed()) - {*always})]


def changed() -> list[str]:
    """The files that differ from the last commit; if none does, those that it changed."""
    status = git("status", "--porcelain", "--untracked-files=all")
    return [line[3:].split(" -> ")[-1] for line in status] or git("diff", "--name-only", "HEAD~1", "HEAD")


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


def about(files: list[str]) -> set[str]:
    """The tests that are among these files or import one of them, but for those that need a browser or a server."""
    names = [".".join(Path(file).with_suffix("").parts[1:]) for file in files if file.startswith("src/") and file.endswith(".py")]
    found = {"tests/test_locales.py"} if any(file.endswith(".ftl") for file in files) else set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        here, text = str(path.relative_to(ROOT)), path.read_text()
        if part_of(here) not in (*NEEDS, "rulebook", "golden") and (here in files or any(imports(text, name) for name in names)):
            found.add(here)
    return found


def imports(text: str, module: str) -> bool:
    """Whether a test imports a module."""
    package, _, name = module.removesuffix(".__init__").rpartition(".")
    from_package = [line for line in text.splitlines() if line.startswith(f"from {package} import")]
    return f"from {package}.{name} import" in text or any(name in line for line in from_package)
