"""Machines of one network, each a network namespace with a cable to a switch; cables can be cut, half cut, bad or slow."""

from __future__ import annotations

import subprocess
from typing import Literal

SUBNET = "10.86.0"
SWITCH = "switch"
CLIENTS = "clients"  # where we are: at the switch itself
Cut = Literal["silent", "refused", "lossy"]
# What becomes of a packet that comes from the other side.
VERDICTS: dict[Cut, str] = {
    "silent": "drop",
    "refused": "meta l4proto tcp reject with tcp reset",
    "lossy": "numgen random mod 100 < 30 drop",
}
SLOW = ("tbf", "rate", "256kbit", "burst", "4kb", "latency", "1s")


class Network:
    """A switch, and machines by their names. Only in a sandbox: it changes the network that it runs in."""

    def __init__(self, *machines: str) -> None:
        self.addresses = {name: f"{SUBNET}.{number}" for number, name in enumerate((CLIENTS, *machines), 1)}
        self.cuts: dict[tuple[str, str], Cut] = {}  # (at, from): what becomes of packets
        run("ip", "link", "add", SWITCH, "type", "bridge")
        run("ip", "address", "add", f"{SUBNET}.1/24", "dev", SWITCH)
        run("ip", "link", "set", SWITCH, "up")
        for name in machines:
            self._plug_in(name)

    def _plug_in(self, name: str) -> None:
        run("ip", "netns", "add", name)
        run("ip", "link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name)
        run("ip", "link", "set", name, "master", SWITCH, "up")
        run("ip", "-n", name, "address", "add", f"{self.addresses[name]}/24", "dev", "eth0")
        for device in ("eth0", "lo"):
            run("ip", "-n", name, "link", "set", device, "up")

    def at(self, name: str) -> list[str]:
        """The command that runs another on that machine."""
        return [] if name == CLIENTS else ["ip", "netns", "exec", name]

    def cut(self, one: str, other: str, how: Cut, half: bool = False) -> None:
        """Cut the line between two machines; if it is half cut, what `one` says still arrives."""
        self.cuts[one, other] = how
        if not half:
            self.cuts[other, one] = how
        self._apply(one, other)

    def mend(self, one: str, other: str) -> None:
        """Make the line between two machines good again."""
        self.cuts.pop((one, other), None)
        self.cuts.pop((other, one), None)
        self._apply(one, other)

    def _apply(self, *names: str) -> None:
        for name in names:
            rules = [f"ip saddr {self.addresses[by]} {VERDICTS[how]}" for (at, by), how in self.cuts.items() if at == name]
            chain = "\n".join(["type filter hook input priority 0;", *rules])
            table = f"table ip faults\ndelete table ip faults\ntable ip faults {{\nchain arriving {{\n{chain}\n}}\n}}\n"
            run(*self.at(name), "nft", "-f", "-", text=table)

    def slow_down(self, name: str) -> None:
        """Let a machine send no faster than over a bad telephone line."""
        run("tc", "-n", name, "qdisc", "replace", "dev", "eth0", "root", *SLOW)

    def speed_up(self, name: str) -> None:
        run("tc", "-n", name, "qdisc", "delete", "dev", "eth0", "root")


def run(*command: str, text: str = "") -> None:
    """Run a program that must succeed."""
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
