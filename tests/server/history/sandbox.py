"""A program in namespaces of its own: a network that nobody else has, and processes that all end with it, however it ends.

Root is not needed where users may make namespaces: the program keeps its user, and may do with its own network what it likes.
Run as a program, this says what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

PACKAGES = {"unshare": "util-linux", "setpriv": "util-linux", "ip": "iproute2", "tc": "iproute2", "nft": "nftables"}
PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"])  # where users don't look
NAMESPACES = ("--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")
AS_USER = ("--user", "--map-current-user", "--keep-caps")
# `ip netns` keeps names in /run: ours are seen by nobody else. The shell stays, and takes in processes whose parents were killed.
SCRIPT = 'mount -t tmpfs tmpfs /run && mkdir /run/netns && ip link set lo up && "$@"; exit $?'
PROBE = "ip netns add probe && ip netns exec probe nft list ruleset && ip link add probe type bridge"
HOW = (
    "as root in a container that takes the capabilities NET_ADMIN and SYS_ADMIN (docker run --privileged), as another user a kernel that "
    "lets users make namespaces (sysctl kernel.unprivileged_userns_clone=1 kernel.apparmor_restrict_unprivileged_userns=0)"
)


def inside(command: Sequence[str]) -> list[str]:
    """The command that runs another in such namespaces."""
    return ["unshare", *(() if os.geteuid() == 0 else AS_USER), *NAMESPACES, "sh", "-c", SCRIPT, "sh", *command]


def missing() -> str:
    """Why there can be no such namespaces here, and how to get them; '' if there can."""
    if sys.platform != "linux":
        return "network namespaces are Linux's"
    if lacking := sorted({package for program, package in PACKAGES.items() if not shutil.which(program, path=PATH)}):
        return f"cutting servers off from each other takes the programs of {lacking} (Debian, Ubuntu: apt install {' '.join(lacking)})"
    tried = subprocess.run(inside(["sh", "-c", PROBE]), env={**os.environ, "PATH": PATH}, capture_output=True, text=True)
    return f"no network namespaces can be made ({tried.stderr.strip()}): {HOW}" if tried.returncode else ""


if __name__ == "__main__":
    sys.exit(f"feldherr: {why}" if (why := missing()) else None)
