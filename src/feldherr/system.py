"""What operating systems do differently: file locks, time and memory limits, priorities. What a system lacks is left out.

Windows has none of fcntl, resource, alarms and process groups. Nothing else in the package may import or call them: tests/system.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asyncio.subprocess import Process

LOCKED = 1 << 30  # which byte Windows locks: others can't read a locked one, so it is far behind the end of any file of ours
STATUS = Path("/proc/self/status")
BINARY = getattr(os, "O_BINARY", 0)  # for os.open: without it, Windows writes \n as \r\n


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


fcntl, msvcrt, resource = map(_module, ("fcntl", "msvcrt", "resource"))


def lock(fd: int) -> bool:
    """Lock an open file until it is closed; False if another process has locked it."""
    try:
        if fcntl is not None:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        elif msvcrt is not None:
            _lock_byte(fd)
    except (BlockingIOError, PermissionError):  # the first on POSIX, the second on Windows
        return False
    return True


def _lock_byte(fd: int) -> None:
    place = os.lseek(fd, 0, os.SEEK_CUR)
    os.lseek(fd, LOCKED, os.SEEK_SET)
    try:
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
    finally:
        os.lseek(fd, place, os.SEEK_SET)


def behave() -> None:
    """Be a process that another one ends: ignore Ctrl-C, go silently when nobody reads any more, and let alarms end it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGALRM", "SIGPIPE"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)


def give_way(by: int, process: int = 0) -> None:
    """Lower the priority of a process, or of this one, by that much; one that has ended needs none."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, process, min(19, os.getpriority(os.PRIO_PROCESS, 0) + by))


def end_after(seconds: float, processor: float = 0.0) -> None:
    """Have the system end this process after a number of seconds by the clock, or of processor time; 0 cancels that.

    It works in compiled code too. Where there are no alarms, the process that waits for it has to end it.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, processor)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def limit_memory(megabytes: int) -> None:
    """Let this process have no more memory than that."""
    if resource is not None:
        with contextlib.suppress(ValueError):  # macOS may refuse; elsewhere it may have even less already
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def most_memory() -> int:
    """The most kilobytes that this process has had; 0 if the system doesn't say."""
    with contextlib.suppress(OSError):  # where Linux says it: getrusage also counts what the parent had when it started this process
        for line in STATUS.read_text("utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    if resource is None:
        return 0
    most = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return most // 1024 if sys.platform == "darwin" else most  # which counts bytes


def descriptors(wanted: int) -> int:
    """How many files this process may have open, after asking the system for as many as are wanted."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else int(soft)


def groups() -> bool:
    """Whether a process can be ended with everything it has started."""
    return hasattr(os, "killpg")


def end_group(process: subprocess.Popen[Any] | Process) -> None:
    """Kill a process that leads a group, and everything it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def kill(process: Process) -> None:
    """Kill a process that leads a group and that an event loop waits for.

    `process.kill()` would first look whether it has ended, and if so take its exit code away from the loop.
    """
    if process.returncode is not None:
        return
    if groups():
        end_group(process)
    else:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
