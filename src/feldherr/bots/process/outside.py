"""A player that is an external program; if it fails, a captain takes its seat for the rest of the game."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from feldherr.bots.bot import Bot
from feldherr.bots.catalogue import DEPUTY, make
from feldherr.bots.process import protocol
from feldherr.bots.process.child import Child, Flood, Gone, Late
from feldherr.bots.process.own import is_own
from feldherr.engine.state import State

LIMIT = 5000.0  # milliseconds for an answer, unless told
START = 10.0  # seconds until it has said hello
GRACE = 1.0  # seconds that a busy machine may add to an answer


class Failed(Exception):
    """A mistake of a program: its kind, and a sentence."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(f"{kind}: {why}")
        self.kind = kind


def is_outside(name: str) -> bool:
    """Whether a player's name is that of a program: `./mybot.py`, `cmd:python3 my_bot.py`."""
    return name.startswith("cmd:") or ("/" in name and not is_own(name))


def command(name: str) -> list[str]:
    """The command to run for a name; ValueError if there is no such program."""
    try:
        words = shlex.split(name.removeprefix("cmd:").strip().removeprefix('"').removesuffix('"')) if name.startswith("cmd:") else [name]
    except ValueError as e:
        raise ValueError(f"{name[:60]}: {e}") from None
    if not words:
        raise ValueError("cmd: wants a command after it, e.g. cmd:python3 my_bot.py")
    path = Path(words[0]).expanduser()
    if len(words) == 1 and path.suffix == ".py" and path.is_file():
        return [sys.executable, str(path.resolve())]
    found = shutil.which(path.absolute() if path.name != words[0] else path)
    if found is None:
        raise ValueError(f"there is no program {words[0][:60]!r} that can be run")
    return [str(Path(found).absolute()), *words[1:]]


def label(name: str) -> str:
    """A short name for tables."""
    if is_own(name):
        return name.rpartition(":")[2]
    if not is_outside(name):
        return name
    short = Path(name).name if not name.startswith("cmd:") else name[4:].strip('" ')
    return short if len(short) <= 18 else f"…{short[-17:]}"


class Outside(Bot):
    """An external program as a player. It keeps running between games until it fails or `leave` is called."""

    def __init__(self, name: str, think: float = -1.0, stderr: int | None = subprocess.DEVNULL) -> None:
        self.name = name
        self.limit = think if think >= 0 else LIMIT
        self.stderr = stderr
        self.child: Child | None = None
        self.deputy: Bot | None = None
        self.failure: Failed | None = None
        self.game, self.asked, self.seed, self.why = 0, 0, 0, ""
        self.greeted = False
        self.shown = -1  # the game whose map it was told

    def sit_down(self, game: int, seed: int) -> None:
        """Start a new game; a program that failed gets its seat back."""
        self.game, self.why, self.failure = game, "", None
        self.deputy = None
        self.seed = seed

    def choose(self, view: State, seat: int) -> int:
        if self.deputy is None:
            try:
                return self.ask(view, seat)
            except Failed as e:
                self.failure = e
                self.leave()
                self.deputy = make(DEPUTY, self.seed)
        answer = self.deputy.choose(view, seat)
        self.why = self.deputy.reason()
        return answer

    def reason(self) -> str:
        return self.why

    def ask(self, view: State, seat: int) -> int:
        """The program's move and reason; Failed if it gives no legal move."""
        self.asked += 1
        known = self.child is not None and self.shown == self.game
        lines = b"" if known else protocol.line(protocol.board(view, self.game))
        lines += protocol.line(protocol.ask(view, seat, self.game, self.asked, round(self.limit)))
        reply = self.reply(lines, self.limit / 1000 + GRACE)
        self.shown = self.game
        try:
            answer, self.why = protocol.read_answer(reply, view, seat, self.asked)
        except protocol.Misfit as e:
            raise Failed("garbage", str(e)) from None
        except protocol.Cheat as e:
            raise Failed("illegal", str(e)) from None
        return answer

    def reply(self, line: bytes, seconds: float) -> dict[str, object]:
        """Its reply to a line; starts the program if necessary."""
        try:
            if self.child is None:
                self.start()
            assert self.child
            return protocol.message(self.child.ask(line, seconds))
        except Late:
            raise Failed("hung", f"no reply within {seconds:g} seconds") from None
        except Gone as e:
            raise Failed("crashed", f"the program {e}") from None
        except Flood as e:
            raise Failed("flooded", f"the program {e}") from None
        except protocol.Misfit as e:
            raise Failed("garbage", str(e)) from None

    def start(self) -> None:
        """Run it and exchange hellos."""
        try:
            self.child = Child(command(self.name), self.stderr)
        except ValueError as e:
            raise Gone(f"can't be started: {e}") from None
        try:
            protocol.check_hello(protocol.message(self.child.ask(protocol.line(protocol.hello()), START)))
        except Late:
            raise Failed("hung", f"no hello within {START:g} seconds") from None
        self.greeted = True

    def game_over(self, seat: int, winners: list[int], reason: str) -> None:
        """Tell it how the game ended."""
        if self.child is not None:
            self.child.tell(protocol.line(protocol.over(self.game, seat, winners, reason)))

    def leave(self) -> bool:
        """End the program; whether it went when it was told to."""
        child, self.child = self.child, None
        if child is None:
            return True
        if self.failure is None:
            return child.leave(protocol.line(protocol.bye()))
        child.kill()
        return True
