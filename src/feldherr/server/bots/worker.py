"""The worker process in which computer players think: `python -P -m feldherr.server.bots.worker THINK LIMIT`."""

from __future__ import annotations

import os
import secrets
import signal
import sys
from typing import Any

from feldherr.bots.bot import Bot
from feldherr.bots.catalogue import make
from feldherr.bots.process.protocol import Misfit
from feldherr.bots.process.service import Service, serve

NICE = 5  # people who wait for a page come first
GRACE = 1.0  # seconds that the server has for ending a worker itself


class Staff(Service):
    """All computer players by name; `think` is in milliseconds, `limit` in seconds."""

    def __init__(self, think: float, limit: float) -> None:
        super().__init__("staff", think)
        self.limit = limit

    def player(self, said: dict[str, Any]) -> str:
        """The player that the question names."""
        name = said.get("player")
        if not isinstance(name, str):
            raise Misfit('a question has a "player", which is a name')
        return name

    def make(self, name: str) -> Bot:
        """A new player with a random seed."""
        return make(name, secrets.randbits(48), self.think)

    def asked(self, said: dict[str, Any]) -> dict[str, Any]:
        """Answer a question; after the time limit the operating system kills this process."""
        # A server that was killed can't end a worker that hangs. The system's alarm can, in compiled code too.
        signal.setitimer(signal.ITIMER_REAL, self.limit + GRACE)
        try:
            return super().asked(said)
        except Exception:
            self.minds.clear()  # a plan that was left half made may be a bad one
            raise
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def behave() -> None:
    """Ignore Ctrl-C (the server ends its workers), die silently without a server, and run at a low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    os.nice(NICE)


def main(staff: Service) -> None:
    """Answer questions until the input ends."""
    behave()
    serve(staff, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main(Staff(float(sys.argv[1]), float(sys.argv[2])))
