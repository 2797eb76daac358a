"""Versions of rules, checksums, and a row to write to when the server's health is checked."""

import json

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.sums import sum_of

revision = "0004"
down_revision = "0003"

# Tables did not name the version of their rules before. Every mode of that time was at version 1; of others (plug-ins) nobody knows.
MODES = (
    *("de2004.liberation", "de2004.duel-passive", "de2004.duel-active", "de2004.missions", "de2004.teams"),
    *("sv2000.missions", "sv2000.duel", "sv2000.conquest", "sv2000.capitals"),
    *("nl2004.original", "nl2004.original-duel", "nl2004.godstorm"),
    *("de2010.basic", "de2010.classic", "de2010.missions", "de2010.duel"),
)
AT_ONCE = 500


def upgrade() -> None:
    """Add the columns, and to every opening the version of its rules; 0 stands for unknown."""
    op.add_column("tables", sa.Column("sum", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("rows", sa.Column("sum", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True, autoincrement=False), sa.Column("at", sa.BigInteger, nullable=False)
    )
    db = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("opening"), sa.column("sum"))
    change = sa.update(tables).where(tables.c.id == sa.bindparam("of")).values(opening=sa.bindparam("text"), sum=sa.bindparam("check"))
    found = [(row.id, versioned(row.opening)) for row in db.execute(sa.select(tables.c.id, tables.c.opening))]
    changes = [{"of": name, "text": text, "check": sum_of(name, text)} for name, text in found if text]
    for i in range(0, len(changes), AT_ONCE):
        db.execute(change, changes[i : i + AT_ONCE])


def versioned(text: str) -> str:
    """An opening with the version of its rules; '' if it can't be read, and stays as it is."""
    try:
        opening = json.loads(text)
        known = opening["mode"] in MODES
    except (ValueError, TypeError, KeyError):
        return ""
    return json.dumps({**opening, "version": 1 if known else 0}, ensure_ascii=False, separators=(",", ":"))
