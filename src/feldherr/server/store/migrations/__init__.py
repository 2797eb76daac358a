"""Migrations of the database schema, one file per step in `versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Migrate a database to the newest schema, in the open transaction; ValueError if it was made by a newer Feldherr."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ValueError(f"this database was made by a newer Feldherr: {error}") from error
