"""What tells of unsteady tests: it reads pytest's report, counts, and leaves no process behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import steady

REPORT = """<testsuites><testsuite>
<testcase classname="tests.server.test_tables_in_memory" name="test_good"/>
<testcase classname="tests.server.test_tables_in_memory" name="test_bad"><failure message="no">because</failure></testcase>
<testcase classname="tests.server.test_tables_in_memory" name="test_bad"><error message="nor at the end">and so</error></testcase>
</testsuite></testsuites>"""


def test_failures_are_counted_by_test(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert steady.failures_in(report, 1) == {"tests/server/test_tables_in_memory.py::test_bad": "because\nand so"}
    assert steady.failures_in(report, 3) == steady.failures_in(tmp_path / "none", 3) == {"(pytest ended with exit code 3)": ""}
    result = steady.Result("server", "loaded")
    result.add({"a.py::test_bad": "because"}, 2.0)
    result.add([], 4.0)
    assert [line.split() for line in steady.table([result]).splitlines()[1:]] == [
        ["server", "loaded", "2", "1", "3.0"],
        ["1", "x", "a.py::test_bad"],
    ]


COMMAND = """import subprocess, sys, time
sleeper = subprocess.Popen(["sleep", "600"], start_new_session=True)
print(sleeper.pid, file=open(sys.argv[1], "w"))
time.sleep(float(sys.argv[2]))
"""
RUN = """import os, steady, sys, time
steady.adopt()
command = [sys.executable, "-c", sys.argv[1], *sys.argv[2:]]
with steady.burning(), steady.contained(command, dict(os.environ)) as process:
    while not (os.path.exists(sys.argv[2]) and open(sys.argv[2]).read().endswith("\\n")):
        time.sleep(0.02)
    print(*steady.children())
    if sys.argv[3] != "0":
        raise KeyboardInterrupt
    process.wait()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of child processes")
@pytest.mark.parametrize("seconds", [0, 600])
def test_nothing_outlives_a_run(tmp_path: Path, seconds: int) -> None:
    """Neither a command that is interrupted, nor what it has started in a session of its own, nor what keeps the machine busy."""
    pids = tmp_path / "pids"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", RUN, COMMAND, str(pids), str(seconds)], env=env, capture_output=True, text=True)
    assert ("KeyboardInterrupt" in ran.stderr) == bool(seconds)
    started = [int(pid) for pid in (*ran.stdout.split(), pids.read_text())]
    assert len(started) > (os.cpu_count() or 1)
    assert not [pid for pid in started if Path(f"/proc/{pid}").exists()]
