"""Migrations of the database schema, one file per step in `versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Migrate a database to the newest schema, in the open transaction; ValueError if it was made by a newer Feldherr."""
    try:
        command.upgrade(configured(connection), "head")
    except CommandError as error:
        raise ValueError(f"this database was made by a newer Feldherr: {error}") from error


def check_schema(connection: Connection) -> None:
    """Raise ValueError unless a database has the newest schema."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise ValueError("there are no tables of Feldherr in it")
    if found != ScriptDirectory.from_config(configured(connection)).get_current_head():
        raise ValueError("it was written by another version of Feldherr; a server that is started on it brings an older one up to date")


def configured(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
