"""Migrations of the database schema, one file per step in `versions`.

Alembic runs them. It takes ten megabytes, and is loaded only where there is something to migrate: new databases get the newest schema.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from feldherr.server.store.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = max(path.name[:4] for path in Path(__file__).with_name("versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema, in the open transaction; ValueError if it was made by a newer Feldherr."""
    found = version(connection)
    if found is None:
        METADATA.create_all(connection)
        connection.execute(text("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})
    elif found != NEWEST:
        upgrade(connection)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the steps that a database lacks, at most to the one of that number."""
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configured(connection), to)
    except CommandError as error:
        raise ValueError(f"this database was made by a newer Feldherr: {error}") from error


def check_schema(connection: Connection) -> None:
    """Raise ValueError unless a database has the newest schema."""
    found = version(connection)
    if found is None:
        raise ValueError("there are no tables of Feldherr in it")
    if found != NEWEST:
        raise ValueError("it was written by another version of Feldherr; a server that is started on it brings an older one up to date")


def version(connection: Connection) -> str | None:
    """The number of a database's last step; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def configured(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
