"""The save file of a terminal game: every move is on the disk before the next question."""

from __future__ import annotations

import contextlib
import errno
import gzip
import json
import os
import shlex
import time
import zlib
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import BinaryIO

from feldherr.bots.catalogue import make
from feldherr.cli import errors
from feldherr.cli.house_rules import Refused
from feldherr.cli.sanitize import program
from feldherr.cli.table.names import clean
from feldherr.editions import find, with_house_rules
from feldherr.engine import game as engine
from feldherr.engine.game import Game, SaveError
from feldherr.locales import LANGUAGES, say
from feldherr.system import BINARY, lock

GZIPPED = b"\x1f\x8b"


@dataclass
class Seating:
    """What a save file doesn't hold (names, computers, dice); kept beside it in FILE.table."""

    names: list[str] = field(default_factory=list)
    computers: list[int] = field(default_factory=list)  # seats, from 0
    players: dict[int, str] = field(default_factory=dict)  # which computer player sits there, where it is not the usual one
    dice: str = "program"  # program | hand
    seed: int | None = None
    language: str = ""  # in which it is played


class Store:
    """An open save file to which moves are appended."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.synced = True
        self.fd = os.open(path, os.O_WRONLY | os.O_APPEND | BINARY)
        self._alone()

    def _alone(self) -> None:
        if not lock(self.fd):
            os.close(self.fd)
            raise Refused(say("term-played-elsewhere", file=str(self.path)))

    def append(self, line: str) -> None:
        """Append a line, which then survives this process. If the disk is full, the partial line is removed."""
        size = os.fstat(self.fd).st_size
        data = f"{line}\n".encode()
        try:
            if os.write(self.fd, data) < len(data):
                raise OSError(errno.ENOSPC, say("term-disk-full"))
        except OSError as e:
            with contextlib.suppress(OSError):
                os.ftruncate(self.fd, size)
            raise _about(self.path, e) from None
        self.synced = False

    def cut(self, lines: int) -> None:
        """Remove the last lines, which were moves that are taken back."""
        whole = self.path.read_bytes().splitlines(keepends=True)
        os.ftruncate(self.fd, sum(map(len, whole[:-lines])))
        self.synced = False

    def sync(self) -> None:
        """Force all lines to the disk; called before anybody is asked or shown anything."""
        if not self.synced:
            try:
                os.fsync(self.fd)
            except OSError as e:
                raise _about(self.path, e) from None
            self.synced = True

    def close(self) -> None:
        self.sync()
        os.close(self.fd)


def folder() -> Path:
    """The default folder for saved games."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "feldherr")


def newest() -> Path:
    """The most recently played game in that folder; Refused if there is none."""
    games = [path for path in folder().glob("*.game") if path.is_file()]
    if not games:
        raise Refused(say("wrong-no-games", folder=str(folder())))
    return max(games, key=lambda path: path.stat().st_mtime_ns)


def default_path(mode: str) -> Path:
    """An unused path for a new game."""
    stem = f"{mode}-{time.strftime('%Y%m%d-%H%M%S')}"
    paths = (folder() / f"{stem}{more}.game" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def table_path(path: Path) -> Path:
    """The file beside a saved game that says who sits where."""
    return path.with_name(path.name + ".table")


def create(path: Path, game: Game, seating: Seating) -> Store:
    """Create a save file; Refused if it exists. A file that can't be completed is removed."""
    if path.is_dir():
        raise Refused(say("term-is-a-folder", file=str(path)))
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise Refused(say("term-exists", file=str(path), command=going_on(path))) from None
    try:
        with os.fdopen(fd, "wb") as file:
            _fill(file, game.save().encode())
        write_seating(path, seating)
    except OSError as e:
        path.unlink(missing_ok=True)
        raise _about(path, e) from None
    _settle(path.parent)
    return Store(path)


def going_on(path: Path) -> str:
    """The command that resumes a game."""
    return f"{program()} play --resume {shlex.quote(str(path))}"


def _about(path: Path, e: OSError) -> OSError:
    """The same trouble, with the name of the file."""
    return OSError(e.errno, e.strerror or str(e), str(path))


def _fill(file: BinaryIO, data: bytes) -> None:
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def write_seating(path: Path, seating: Seating) -> None:
    """Write down who sits where."""
    _replace(table_path(path), (json.dumps(asdict(seating), indent=1) + "\n").encode())


def _replace(path: Path, data: bytes) -> None:
    """Write a file so that at any moment there is the old one or the new one."""
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            _fill(file, data)
        fresh.replace(path)
    except OSError as e:
        fresh.unlink(missing_ok=True)
        raise _about(path, e) from None
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """A new name in a folder is safe only when the folder is on the disk too."""
    with contextlib.suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        os.fsync(fd)
        os.close(fd)


# ---- reading ----------------------------------------------------------------------------------------------------------------------


def read_seating(path: Path) -> Seating:
    """The seating beside a save file; missing or broken parts get defaults."""
    try:
        said = json.loads(table_path(path).read_text("utf-8"))
    except (OSError, ValueError):
        return Seating()
    good = Seating()
    if isinstance(said, dict):
        names, computers = said.get("names"), said.get("computers")
        good.names = [n for n in names if isinstance(n, str)] if isinstance(names, list) else []
        good.computers = [s for s in computers if type(s) is int] if isinstance(computers, list) else []
        good.players = _players(said.get("players"))
        good.dice = "hand" if said.get("dice") == "hand" else "program"
        good.seed = said["seed"] if type(said.get("seed")) is int else None
        good.language = said["language"] if said.get("language") in (*LANGUAGES,) else ""
    return good


def _players(said: object) -> dict[int, str]:
    """The computer players by seat, as far as they are known here."""
    out: dict[int, str] = {}
    for seat, name in said.items() if isinstance(said, dict) else ():
        with contextlib.suppress(ValueError):
            make(name if isinstance(name, str) else "")
            out[int(seat)] = name
    return out


def fit(seating: Seating, game: Game) -> Seating:
    """The seating adjusted to a game: names for all players, and no computers without a seat."""
    seats = game.seats
    try:
        seating.names = clean((seating.names or game.names)[:seats], seats)
    except ValueError:
        seating.names = clean([], seats)
    seating.computers = sorted({s for s in seating.computers if 0 <= s < seats})
    seating.players = {s: name for s, name in seating.players.items() if s in seating.computers}
    return seating


def read_text(path: Path) -> str:
    """A file's text; of an archived game, which is compressed, the text in it."""
    data = path.read_bytes()
    try:
        return (gzip.decompress(data) if data.startswith(GZIPPED) else data).decode("utf-8")
    except (UnicodeDecodeError, gzip.BadGzipFile, EOFError, zlib.error):
        raise Refused(say("wrong-no-text", file=str(path))) from None


def load(text: str, path: Path) -> Game:
    """The game in a file's text; Refused with a message if it can't be read."""
    try:
        return engine.load(text, find, with_house_rules)
    except SaveError as e:
        raise Refused(errors.with_game(path, e)) from None


def cut_off(text: str) -> str:
    """An incomplete last line, as a crash leaves it; '' if there is none."""
    return "" if text.endswith("\n") else text.rpartition("\n")[2]


def mend(path: Path, text: str) -> str:
    """Remove an incomplete last line; the original is kept beside the file."""
    broken = path.with_name(path.name + ".broken")
    _replace(broken, text.encode())
    whole = text[: len(text) - len(cut_off(text))]
    _replace(path, whole.encode())
    return whole
