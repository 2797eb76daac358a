"""The store of the server's tables: an SQLite file, or PostgreSQL."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

from feldherr.server.store.records import Store
from feldherr.server.store.sqlite import SqliteStore

KINDS = "give a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"


def connect(url: str | None) -> Store:
    """The store for a URL (`postgresql://…`, `sqlite:///…`) or a file; None: a file in the user's data folder."""
    if url is None:
        return SqliteStore(data_folder() / "tables.db", own_folder=True)
    if url.startswith(("postgresql://", "postgres://")):
        return open_postgres(url)
    name = url.removeprefix("sqlite:///")
    if "://" in name or name.startswith("sqlite:"):
        raise ValueError(f"{url.split('://')[0]}:// is no database that Feldherr knows: {KINDS}")
    if not name or name == ":memory:" or Path(name).is_dir():
        raise ValueError(f"{url!r} is no file for a database: {KINDS}")
    return SqliteStore(Path(name).expanduser())


def data_folder() -> Path:
    """The user's folder for what Feldherr keeps."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "feldherr")


def file_of(url: str | None) -> Path | None:
    """The file of an SQLite database; None if it is a PostgreSQL."""
    if url is None:
        return data_folder() / "tables.db"
    return None if url.startswith(("postgresql://", "postgres://")) else Path(url.removeprefix("sqlite:///")).expanduser()


def open_postgres(url: str) -> Store:
    """A PostgreSQL store; ValueError if the optional package is missing or the URL is malformed."""
    try:
        from feldherr.server.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise ValueError(f"PostgreSQL needs the package {error.name}: pip install 'feldherr[postgres]'") from error
    try:
        parts = urlsplit(url)
        whole = parts.port != 0 and len(parts.path) > 1
    except ValueError:
        whole = False
    if not whole:  # the URL isn't shown: it may hold a password
        raise ValueError(f"not the address of a PostgreSQL database: {KINDS}")
    return PostgresStore(url)
