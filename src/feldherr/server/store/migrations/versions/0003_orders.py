"""Standing orders, and rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the orders of each seat, and of each table its rematch."""
    op.add_column("tables", sa.Column("rematch", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "orders",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
