"""Starts trials in a process of its own, inside a sandbox if there can be one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from server.history.sandbox import PATH, inside


def launch(faults: int, seed: int, folder: Path, network: bool) -> int:
    """Run so many faults, drawn from a seed; the exit code. Logs, and histories with violations, are kept in the folder."""
    options = ["--faults", str(faults), "--seed", str(seed), *(["--network"] if network else []), str(folder)]
    command = [sys.executable, "-m", "server.history", *options]
    with tempfile.TemporaryDirectory(prefix="feldherr-history-") as scratch:
        Path(scratch).chmod(0o755)  # PostgreSQL's user passes through
        env = {**os.environ, "PATH": PATH, "TMPDIR": scratch, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        with subprocess.Popen(inside(command) if network else command, stdin=subprocess.PIPE, env=env) as process:
            try:
                return process.wait()
            finally:
                if network and process.poll() is None:
                    process.kill()  # and with it all that is inside
