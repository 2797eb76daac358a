"""The server's key to the dice: kept outside the database, so that a look into that shows nobody's future dice."""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
from pathlib import Path

from feldherr.server.store import data_folder, file_of
from feldherr.server.tables.dice import Key

LEAST = 32  # characters of a key in the environment


def found(database: str | None) -> Key:
    """The key in FELDHERR_KEY, else in a file: beside an SQLite file, else in the data folder. It is made if there is none.

    ValueError if it can't be used.
    """
    if given := os.environ.get("FELDHERR_KEY"):
        if len(given) < LEAST:
            raise ValueError(f"FELDHERR_KEY needs at least {LEAST} characters")
        return Key(hashlib.sha256(given.encode()).digest())
    file = file_of(database)
    return kept(Path(f"{file}.key") if file else data_folder() / "dice.key")


def kept(path: Path) -> Key:
    """The key in a file that only its owner may read."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(secrets.token_bytes(32).hex().encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
            with contextlib.suppress(FileExistsError):  # another server has made it meanwhile
                os.link(new, path)
            new.unlink()
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
        return Key(read(path))
    except OSError as e:
        raise ValueError(f"the key file {path} can't be used: {e.strerror}") from None


def read(path: Path) -> bytes:
    """The bytes of a key file; ValueError if it is damaged."""
    try:
        key = bytes.fromhex(path.read_text("ascii"))
    except ValueError:
        key = b""
    if len(key) != 32:
        raise ValueError(f"the key file {path} is damaged; without it, tables go on with new seeds (docs/dice.md)")
    return key
