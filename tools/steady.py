"""Runs groups of tests many times, on a quiet and on a loaded machine, and reports every test that does not always pass."""

from __future__ import annotations

import argparse
import ctypes
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from xml.etree import ElementTree

from testing import workers

ROOT = Path(__file__).resolve().parent.parent
GROUPS = {
    "browser": ["tests/browser"],
    "server": ["tests/server"],
    "interrupt": ["-m", "interrupt and not deep", "tests/cli", "tests/arena", "tests/server"],
}
LOADS = ("quiet", "loaded")
BURN = "import os; parent = os.getppid()\nwhile os.getppid() == parent:\n for _ in range(1_000_000): pass"
GRACE = 30  # seconds that pytest has to clean up after an interrupt
ADOPT = 36  # Linux's PR_SET_CHILD_SUBREAPER: processes whose parent ends become our children


@dataclass
class Result:
    """What several runs of a group under one load came to."""

    group: str
    load: str
    seconds: list[float] = field(default_factory=list)
    failed: int = 0
    failures: Counter[str] = field(default_factory=Counter)

    def add(self, failures: Collection[str], seconds: float) -> None:
        """Count one run."""
        self.seconds.append(seconds)
        self.failed += bool(failures)
        self.failures.update([*failures])  # their names: of a mapping the values would be counted


def failures_in(report: Path, code: int) -> dict[str, str]:
    """The tests that failed in a run and why, from pytest's JUnit report; pytest's exit code if it says nothing else."""
    if code not in (0, 1) or not report.exists():
        return {f"(pytest ended with exit code {code})": ""}
    found: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        if bad := [*case.iterfind("failure"), *case.iterfind("error")]:
            test = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
            found[test] = "\n".join([*filter(None, [found.get(test)]), *(each.text or "" for each in bad)])
    return found


def table(results: list[Result]) -> str:
    """All results in columns, each followed by its failing tests."""
    width = max(len(r.group) for r in [*results, Result("group", "")])
    lines = [f"{'group':<{width}} {'load':<7} {'runs':>5} {'failed':>7} {'mean s':>8}"]
    for r in results:
        mean = sum(r.seconds) / len(r.seconds) if r.seconds else 0.0
        lines.append(f"{r.group:<{width}} {r.load:<7} {len(r.seconds):>5} {r.failed:>7} {mean:>8.1f}")
        lines += [f"    {times} x {name}" for name, times in r.failures.most_common()]
    return "\n".join(lines)


def adopt() -> None:
    """Make processes that our children leave behind our own children, where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)


def children() -> list[int]:
    """Our child processes, where Linux tells."""
    with suppress(OSError):
        return [int(pid) for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()]
    return []


def kill_children(keep: list[int]) -> None:
    """Kill all child processes but those, and those that become our children by that."""
    while left := [pid for pid in children() if pid not in keep]:
        for pid in left:
            with suppress(ProcessLookupError, ChildProcessError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


@contextmanager
def burning() -> Iterator[None]:
    """One busy process per core, for as long as the block lasts."""
    with ExitStack() as stack:
        for _ in range(os.cpu_count() or 1):
            stack.callback(end, subprocess.Popen([sys.executable, "-c", BURN], start_new_session=True))
        yield


def end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


@contextmanager
def contained(command: list[str], env: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A running command; in the end nothing is left of it, nor of what it has started."""
    others = children()
    process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)  # for the tests to clean up
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        kill_children(others)


def run_once(tests: list[str], env: dict[str, str], folder: Path) -> tuple[dict[str, str], float]:
    """Run tests as scripts/test does; which failed and why, and the seconds it took."""
    report = folder / "report.xml"
    report.unlink(missing_ok=True)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        f"-n{workers(env['FELDHERR_BUILD'])}",
        "--dist=worksteal",
        f"--junitxml={report}",
        f"--basetemp={folder / 'tests'}",
        *tests,
    ]
    began = time.monotonic()
    with contained(command, env) as process:
        code = process.wait()
    return failures_in(report, code), time.monotonic() - began


def repeat(result: Result, runs: int, env: dict[str, str]) -> None:
    """Run a group so many times, telling of every run."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="feldherr-steady-", ignore_cleanup_errors=True)))
        if result.load == "loaded":
            stack.enter_context(burning())
        for n in range(1, runs + 1):
            failures, seconds = run_once(GROUPS.get(result.group, [result.group]), env, folder)
            result.add(failures, seconds)
            told = ", ".join(failures) or "passed"
            print(f"{result.group}, {result.load}, {n} of {runs}: {told} ({seconds:.1f} s)", file=sys.stderr, flush=True)
            for test, why in failures.items():
                print(f"--- {test}\n{why}", file=sys.stderr, flush=True)


def parse(arguments: list[str]) -> argparse.Namespace:
    """What is wanted; tells how to say it, and ends, if that can't be read."""
    parser = argparse.ArgumentParser(prog="scripts/steady", description=__doc__)
    parser.add_argument(
        "groups", nargs="*", default=[*GROUPS], help=f"{', '.join(GROUPS)}, or what pytest takes for a test (default: all groups)"
    )
    parser.add_argument("--runs", type=int, default=20, help="how often each is run (default: 20)")
    parser.add_argument("--load", choices=[*LOADS, "both"], default="both", help="the machine as it is, or every core busy (default: both)")
    return parser.parse_args(arguments)


def main(wanted: argparse.Namespace, env: dict[str, str]) -> int:
    """Run what is wanted and print the table, also after Ctrl-C; 1 if a test failed."""
    loads = LOADS if wanted.load == "both" else (wanted.load,)
    results: list[Result] = []
    adopt()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, interrupt)
    try:
        for load in loads:
            for group in wanted.groups:
                results.append(Result(group, load))
                repeat(results[-1], wanted.runs, env)
    finally:
        print(table(results), flush=True)
    return int(any(r.failed for r in results))


def interrupt(number: int, frame: FrameType | None) -> None:
    """End everything in order, even where Ctrl-C would be ignored or SIGTERM would end us at once."""
    raise KeyboardInterrupt
