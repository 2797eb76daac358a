"""Players that the server's owner has added: classes in Python files, known at its tables by their names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from feldherr.bots import Bot
from feldherr.bots.catalogue import STRENGTHS
from feldherr.bots.process.own import chosen, is_own, load, make
from feldherr.engine.state import State
from feldherr.server.tables.standing import PERSON


@dataclass(frozen=True)
class Own:
    """Such a player."""

    file: str  # `/home/ada/mybot.py:MyBot`, which only the server and its workers know
    says: str  # the first line of its docstring


def brought(names: list[str]) -> dict[str, Own]:
    """The players of files by the names of their classes; ValueError or Fault says why one can't play."""
    players: dict[str, Own] = {}
    for name in names:
        if not is_own(name):
            raise ValueError(f"a player of your own is called like mybot.py:MyBot, not {name!r}")
        file, _, kind = name.rpartition(":")
        path = Path(file).expanduser().resolve()
        if kind in players or kind in STRENGTHS or kind in (PERSON, "here"):
            raise ValueError(f"there are two players called {kind}")
        whole = f"{path}:{kind}"
        make(whole)
        players[kind] = Own(whole, (load(path, kind).__doc__ or "").strip().partition("\n")[0])
    return players


class Checked(Bot):
    """A player from a file that never makes an illegal move: Fault instead, as for its errors, with its own lines and the position."""

    def __init__(self, file: str, seed: int) -> None:
        self.bot = make(file, seed)

    def choose(self, view: State, seat: int) -> int:
        return chosen(view, seat, self.bot)

    def reason(self) -> str:
        return self.bot.reason()
