"""The worker process in which computer players think: `python -P -m feldherr.server.bots.worker THINK LIMIT [FILE:CLASS ...]`."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from typing import Any

from feldherr.bots.bot import Bot
from feldherr.bots.catalogue import make
from feldherr.bots.process.own import Fault
from feldherr.bots.process.protocol import Misfit
from feldherr.bots.process.service import Service, serve
from feldherr.server.bots.own import Checked
from feldherr.system import behave, end_after

GRACE = 1.0  # seconds that the server has for ending a worker itself


class Staff(Service):
    """All computer players by name, those from files by their classes'; `think` is in milliseconds, `limit` in seconds."""

    def __init__(self, think: float, limit: float, files: Sequence[str] = ()) -> None:
        super().__init__("staff", think)
        self.limit = limit
        self.own = {file.rpartition(":")[2]: file for file in files}

    def player(self, message: dict[str, Any]) -> str:
        """The player that the question names."""
        name = message.get("player")
        if not isinstance(name, str):
            raise Misfit('a question has a "player", which is a name')
        return name

    def make(self, name: str) -> Bot:
        """A new player with a random seed."""
        seed = secrets.randbits(48)
        return Checked(self.own[name], seed) if name in self.own else make(name, seed, self.think)

    def asked(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer a question; after the time limit the operating system kills this process."""
        # A server that was killed can't end a worker that hangs. The system's alarm can, in compiled code too.
        end_after(self.limit + GRACE)
        try:
            return super().asked(message)
        except Exception as e:
            self.minds.clear()  # a plan that was left half made may be a bad one
            if isinstance(e, Fault):
                raise Misfit(str(e)) from None
            raise
        finally:
            end_after(0)


def main(staff: Service) -> None:
    """Answer questions until the input ends."""
    behave()
    sink, sys.stdout = sys.stdout.buffer, sys.stderr  # what a player prints is no answer
    serve(staff, sys.stdin.buffer, sink)


if __name__ == "__main__":
    main(Staff(float(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
