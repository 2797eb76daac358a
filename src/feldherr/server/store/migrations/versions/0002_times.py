"""When each row was written."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the time of each row; 0 for existing ones."""
    op.add_column("rows", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
