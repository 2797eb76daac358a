"""User errors as messages in the current language.

What people meet most has a message: here, or as a `Fault` of the library. The rest is told as the library tells it, in English.
"""

from __future__ import annotations

import errno
import re
from pathlib import Path

from feldherr import maps
from feldherr.cli.sanitize import short, shortened
from feldherr.engine.fault import Fault
from feldherr.engine.game import SaveError
from feldherr.locales import knows, listed, say

OF_FILES = {
    errno.ENOENT: "wrong-file-missing",
    errno.EACCES: "wrong-file-closed",
    errno.EISDIR: "wrong-file-folder",
    errno.ENOSPC: "term-disk-full",
}


def with_table(e: ValueError, house: dict[str, str]) -> str:
    """The message for a wrong mode, house rule or number of players."""
    if isinstance(e, maps.MapError):
        return with_map(house["map"], str(e))
    return said(e) if isinstance(e, Fault) else say("wrong-rules", why=str(e))


def said(fault: Fault) -> str:
    """The message of a fault in the current language; in English if it has no translation."""
    return say(f"fault-{fault.name}", **fault.given) if knows(f"fault-{fault.name}") else str(fault)


def with_map(name: str, detail: str) -> str:
    """The message for a map that can't be read."""
    if name.startswith("{"):
        return say("wrong-map-file", why=detail)
    if not name.endswith(maps.ENDINGS):
        return say("wrong-map", word=short(name), list=listed(list(maps.names())))
    return say("wrong-map-file", why=detail) if Path(name).exists() else f"{name}: {say('wrong-file-missing')}"


def with_player(name: str) -> str:
    """The message for an unknown computer player; '' if there is one of that name."""
    from feldherr.bots.catalogue import near, strengths  # most commands need no players
    from feldherr.bots.process.own import is_own, make

    strength = re.split("[@:]", name)[0]
    if strength not in strengths() and not is_own(name):
        return say("wrong-player", word=short(name), list=near(strength, list(strengths())))
    try:
        make(name)
    except ValueError as e:
        return say("wrong-player-so", why=str(e))
    return ""


def with_program(name: str) -> str:
    """The message for a program that can't be run; '' if it can."""
    from feldherr.bots.process.outside import command

    try:
        command(name)
    except ValueError:
        return say("wrong-program", word=short(name))
    return ""


def with_game(path: Path, e: SaveError) -> str:
    """The message for a saved game that can't be read."""
    if e.fault is not None and e.fault.name == "no-save":
        return say("wrong-game", file=str(path))
    why = said(e.fault) if e.fault else str(e).removeprefix(f"line {e.line}: ")
    return say("wrong-line", file=str(path), n=str(e.line), why=shortened(why))


def with_file(e: OSError) -> str:
    """The message for a file that can't be read or written."""
    if not e.filename:
        return str(e)
    return f"{e.filename}: {say(OF_FILES[e.errno]) if e.errno in OF_FILES else e.strerror}"
