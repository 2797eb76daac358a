"""How a database comes from any earlier version to the newest: one file a step, in `versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Bring the tables of a database up to date, in the transaction that is open; ValueError if they are of a newer Feldherr."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ValueError(f"this database was made by a newer Feldherr: {error}") from error
